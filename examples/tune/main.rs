//! Finds the tables of the bots by self-play: weights, and the values of what a player has.
//!
//! `cargo run --profile published --example tune -- weights --players 2 --generations 40` prints weights for `src/mars/bot/tuned.rs`,
//! `-- value --players 2 --games 150000` a network for `src/mars/bot/network_of_two.rs`, each as Rust source; with `--ares` they are for
//! `src/ares/bot/tuned.rs` and `src/ares/bot/value_of_two.rs`. The same command finds the same table: games grow from seeds alone.

mod ares;
mod ares_weights;
mod league;
mod network;
mod options;
mod strategy;
mod value;
mod weights;

use options::{Options, What};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match Options::read(&arguments).and_then(|options| tune(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn tune(options: &Options) -> Result<(), String> {
    match (options.what, options.ares) {
        (What::Weights, false) => return weights::tune::<viriditas::mars::bot::Weights>(options),
        (What::Weights, true) => return weights::tune::<viriditas::ares::bot::Weights>(options),
        (What::Value, false) => value::tune(options),
        (What::Value, true) => ares::tune(options),
    }
    Ok(())
}
