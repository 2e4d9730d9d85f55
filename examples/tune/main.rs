//! Finds the tables of the bots by self-play: weights, and the values of what a player has.
//!
//! `cargo run --profile published --example tune -- weights --players 2 --generations 100` and
//! `-- value --players 2 --games 30000` print a table as Rust source for `src/mars/bot/tuned.rs` and
//! `src/mars/bot/value_table.rs`; `-- ares --players 2 --games 3000` one for `src/ares/bot/value_table.rs`. The same command finds the same table: games grow from seeds alone.

mod ares;
mod league;
mod options;
mod regression;
mod strategy;
mod value;
mod weights;

use options::{Options, What};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match Options::read(&arguments) {
        Ok(options) => {
            match options.what {
                What::Weights => weights::tune(&options),
                What::Value => value::tune(&options),
                What::Ares => ares::tune(&options),
            }
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
