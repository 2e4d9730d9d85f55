//! Hostile inputs of both games for everything that reads what comes from outside: no panic, and no more answers replayed than a record of
//! its length may have.
//! Inputs of more than 50 ms are told, and fail where `VIRIDITAS_TIMES` says that the machine does nothing else.
//!
//! `cargo run --profile test --example hostile -- 10000000 1` tries ten million, of seed 1, on all processors; the profile counts
//! and asserts what a release leaves out. A third number is that of the first input. With `--ares` at the end nearly all games are
//! Ares Expedition.

#[path = "../../tests/saves/forger/mod.rs"]
mod forger;
#[path = "../../tests/saves/games.rs"]
#[expect(dead_code, reason = "tests play games of their own")]
mod games;
#[path = "../../tests/saves/letters.rs"]
mod letters;

use forger::{Forger, Pool, name_inputs_in_panics, try_on_all};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let is_ares = words.pop_if(|word| word == "--ares").is_some();
    let numbers: Option<Vec<u64>> = words.iter().map(|word| word.parse().ok()).collect();
    let (inputs, seed, from) = match numbers.as_deref() {
        Some([inputs, seed]) => (*inputs, *seed, 0),
        Some([inputs, seed, from]) => (*inputs, *seed, *from),
        _ => {
            eprintln!("hostile INPUTS SEED [FIRST] [--ares]");
            return ExitCode::FAILURE;
        }
    };
    name_inputs_in_panics();
    let pool = if is_ares { Pool::where_ares(|number| number % 30 != 0) } else { Pool::new() };
    let forger = Forger { pool: &pool, seed };
    let tally = try_on_all(forger, &(from..from.saturating_add(inputs)));
    println!("hostile, seed {seed}: {}", tally.line());
    for &number in &tally.late {
        eprintln!("input {number}: {:?}", forger.input(number));
    }
    if tally.late.is_empty() || std::env::var_os("VIRIDITAS_TIMES").is_none() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
