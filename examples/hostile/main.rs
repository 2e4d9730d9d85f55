//! Hostile inputs for everything that reads what comes from outside: no panic, 50 ms at most, and no more answers replayed than
//! a record may have.
//!
//! `cargo run --profile hostile --example hostile -- --inputs 10000000 --seed 1` tries them on all processors, and
//! `cargo xtask hostile-wasm -- …` as WebAssembly under node. `--from N --inputs 1` tries a single one, and `--show` prints it.

#[path = "../../tests/saves/forger/mod.rs"]
mod forger;
#[path = "../../tests/saves/games.rs"]
#[expect(dead_code, reason = "tests play games of their own")]
mod games;
#[path = "../../tests/saves/letters.rs"]
mod letters;

use forger::tally::Tally;
use forger::{Forger, Pool, name_inputs_in_panics};
use std::ops::Range;

/// What is tried.
#[derive(Clone, Debug)]
struct Options {
    seed: u64,
    numbers: Range<u64>,
    shows: bool,
}

impl Options {
    /// Reads them from the arguments.
    fn read(arguments: &[String]) -> Result<Self, String> {
        let (mut inputs, mut seed, mut from, mut shows) = (100_000, 1, 0, false);
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            let wanted = match word.as_str() {
                "--inputs" => &mut inputs,
                "--seed" => &mut seed,
                "--from" => &mut from,
                "--show" => {
                    shows = true;
                    continue;
                }
                _ => return Err(format!("`{word}` is not understood. {USAGE}")),
            };
            let number = words.next().and_then(|word| word.parse().ok());
            *wanted = number.ok_or_else(|| format!("`{word}` wants a number. {USAGE}"))?;
        }
        Ok(Self { seed, numbers: from..from.saturating_add(inputs), shows })
    }
}

const USAGE: &str = "hostile --inputs N --seed S [--from N] [--show]";

/// Tries what the arguments ask for, by `try_all`, and returns a line about it.
fn run(
    arguments: &[String],
    clock: impl Fn() -> f64,
    try_all: impl Fn(Forger<'_>, Range<u64>) -> Tally,
) -> Result<String, String> {
    let Options { seed, numbers, shows } = Options::read(arguments)?;
    let pool = Pool::new().map_err(|broken| broken.to_string())?;
    let forger = Forger { pool: &pool, seed };
    if shows {
        let shown: Vec<String> = numbers.map(|number| format!("{:?}", forger.input(number))).collect();
        return Ok(shown.join("\n"));
    }
    let begun = clock();
    let tally = try_all(forger, numbers);
    let line = format!("hostile, seed {seed}: {}, {:.1} s", tally.line(), clock() - begun);
    if tally.late.is_empty() {
        return Ok(line);
    }
    let late: Vec<String> =
        tally.late.iter().map(|&number| format!("input {number}: {:?}", forger.input(number))).collect();
    Err(format!("{line}\n{}", late.join("\n")))
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let begun = std::time::Instant::now();
    let clock = || begun.elapsed().as_secs_f64();
    name_inputs_in_panics(|words| eprintln!("{words}"));
    match run(&arguments, clock, |forger, numbers| forger::try_on_all(forger, &numbers, clock)) {
        Ok(line) => {
            println!("{line}");
            std::process::ExitCode::SUCCESS
        }
        Err(words) => {
            eprintln!("{words}");
            std::process::ExitCode::FAILURE
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod wasm {
    use wasm_bindgen::prelude::{JsError, wasm_bindgen};

    /// What node calls: `clock` returns seconds.
    #[wasm_bindgen]
    #[expect(unreachable_pub, reason = "only public functions can be exported to node")]
    #[expect(clippy::needless_pass_by_value, reason = "an exported function owns what it is given")]
    pub fn hostile(arguments: Vec<String>, clock: &js_sys::Function) -> Result<String, JsError> {
        let seconds =
            || clock.call0(&js_sys::global()).ok().and_then(|time| time.as_f64()).unwrap_or_default();
        let on_one = |forger: crate::forger::Forger<'_>, numbers| {
            crate::forger::tally::try_out(forger, numbers, seconds)
        };
        crate::run(&arguments, seconds, on_one).map_err(|words| JsError::new(&words))
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    name_inputs_in_panics(|words| web_sys::console::error_1(&words.into()));
}
