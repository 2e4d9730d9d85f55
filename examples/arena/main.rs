//! A round robin of bots of the board game: levels, yardsticks and planners of any budget.
//!
//! `cargo run --profile published --example arena -- --players 2 --games 400 --bots random,greedy-2,greedy,strong` plays each pair
//! with the same deals from both seats and prints a table and, with `--json`, one JSON object: win rates with their 95 % intervals,
//! points, generations and milliseconds for an answer. Alone (`--players 1`) each bot plays the seeds for itself.

mod ares;
mod bots;
mod options;
mod report;
mod tree;

use options::Options;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match Options::read(&arguments) {
        Ok(options) => {
            report::run(&options);
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
