//! Finds the tables of the bots by self-play: weights, and the values of what a player has.
//!
//! `cargo run --profile published --example tune -- weights --players 2 --generations 40` prints weights for `src/mars/bot/tuned.rs`,
//! `-- value --players 2 --games 150000` a network for `src/mars/bot/network_of_two.rs`, and `-- ares --players 2 --games 3000` a table
//! for `src/ares/bot/value_table.rs`, each as Rust source. The same command finds the same table: games grow from seeds alone.

mod ares;
mod league;
mod network;
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
