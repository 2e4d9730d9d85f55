//! Checks every law at every question of many random games, over all combinations of options:
//! `cargo run --release --features scenario --example soak -- --games 20000 --seed 1`.

#[path = "../tests/laws/checker/mod.rs"]
mod checker;

use checker::{Sample, Tally};
use std::process::ExitCode;
use std::time::Instant;
use viriditas::mars::{SWITCHES, Setup};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (Ok(games), Ok(seed)) = (number(&arguments, "--games", 1_000), number(&arguments, "--seed", 1))
    else {
        eprintln!("soak --games N --seed S");
        return ExitCode::FAILURE;
    };
    checker::name_games_in_panics();
    let sample = Sample { copies: 1, playouts: 200 };
    let began = Instant::now();
    let mut tally = Tally::default();
    for game in 0..games {
        let setup = checker::combination(game);
        let game_seed = seed.wrapping_mul(1_000_003).wrapping_add(game);
        if let Err(broken) = checker::check(setup, game_seed, sample, &mut tally) {
            eprintln!("broken after {} games: {broken}", tally.games);
            return ExitCode::FAILURE;
        }
        if (game + 1) % 1_000 == 0 {
            eprintln!("{} games, {:.0} s", game + 1, began.elapsed().as_secs_f64());
        }
    }
    let combinations: Vec<_> = checker::combinations().collect();
    for (place, setup) in combinations.iter().enumerate() {
        let all = combinations.len() as u64;
        let played = games / all + u64::from((place as u64) < games % all);
        println!(
            "{played} games: {} players, {}, beginners {:05b}",
            setup.players,
            switches(setup),
            setup.beginners.bits(),
        );
    }
    println!(
        "soak: {} games, {} combinations, {} generations, {} questions, {} offers accepted, {} answers refused, \
         {} forecasts came true, {} payments were as told, {} views compared, {} imagined games played, {} records loaded, deepest agenda {}, most offers {}, \
         {:.1} s",
        tally.games,
        combinations.len(),
        tally.generations,
        tally.questions,
        tally.offers,
        tally.refusals,
        tally.forecasts,
        tally.payments,
        tally.views,
        tally.imagined,
        tally.records,
        tally.deepest_agenda,
        tally.most_offers,
        began.elapsed().as_secs_f64(),
    );
    ExitCode::SUCCESS
}

/// What a set-up is played with.
fn switches(setup: &Setup) -> String {
    let on: Vec<&str> = SWITCHES.iter().filter(|row| setup.on.has(row.switch)).map(|row| row.key).collect();
    if on.is_empty() { "nothing else".to_owned() } else { on.join(" and ") }
}

/// The number after an option.
fn number(arguments: &[String], option: &str, otherwise: u64) -> Result<u64, std::num::ParseIntError> {
    match arguments.iter().position(|argument| argument == option) {
        Some(place) => arguments.get(place + 1).map_or("", String::as_str).parse(),
        None => Ok(otherwise),
    }
}
