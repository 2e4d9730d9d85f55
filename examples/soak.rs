//! Checks every law at every question of many random games, over all combinations of options, every other one with maps
//! or cards that never were:
//! `cargo run --release --features synthetic --example soak -- --games 20000 --seed 1`. A game that breaks a law is named
//! by its number, from which `--from` goes on. `--with turmoil` plays those games alone that have this switch.

#[path = "../tests/laws/checker/mod.rs"]
mod checker;

use checker::{Sample, Tally};
use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;
use std::time::Instant;
use viriditas::mars::cards::{self, Card, Module};
use viriditas::mars::maps::{MAPS, synthetic::FIRST};
use viriditas::mars::{SWITCHES, Setup, Switch};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let option = |name, otherwise| number(&arguments, name, otherwise);
    let (Ok(games), Ok(seed), Ok(from)) =
        (option("--games", 1_000), option("--seed", 1), option("--from", 0))
    else {
        eprintln!("soak --games N --seed S --from N --with SWITCH");
        return ExitCode::FAILURE;
    };
    let Ok(with) = switch(&arguments) else {
        eprintln!(
            "--with wants one of: {}",
            SWITCHES.iter().map(|row| row.key).collect::<Vec<_>>().join(", ")
        );
        return ExitCode::FAILURE;
    };
    checker::name_games_in_panics();
    let began = Instant::now();
    let mut soak = Soak::default();
    let setups = (from..).map(|game| (game, setup(game)));
    let wanted = setups.filter(|(_, setup)| with.is_none_or(|with| setup.on.has(with)));
    for (game, setup) in wanted.take(usize::try_from(games).unwrap_or(usize::MAX)) {
        let game_seed = seed.wrapping_mul(1_000_003).wrapping_add(game);
        if let Err(broken) = checker::check(setup, game_seed, SAMPLE, &mut soak.tally) {
            eprintln!("broken in game {game}: {broken}");
            return ExitCode::FAILURE;
        }
        soak.count(setup);
        if soak.tally.games.is_multiple_of(1_000) {
            eprintln!("{} games, {:.0} s", soak.tally.games, began.elapsed().as_secs_f64());
        }
    }
    soak.report(began.elapsed().as_secs_f64());
    ExitCode::SUCCESS
}

const SAMPLE: Sample = Sample { copies: 1, playouts: 200 };

/// The set-up of a game: every other one is of something that never was.
fn setup(game: u64) -> Setup {
    if game.is_multiple_of(2) { checker::combination(game / 2) } else { checker::synthetic(game / 2) }
}

/// What was played.
#[derive(Default)]
struct Soak {
    tally: Tally,
    /// How many games each combination had, the synthetic ones beside it.
    real: BTreeMap<String, u64>,
    synthetic: u64,
    /// The synthetic maps that were played on.
    maps: BTreeSet<u8>,
    /// How many games, real or not, had both of two things of a set-up.
    pairs: BTreeMap<[String; 2], u64>,
}

impl Soak {
    fn count(&mut self, setup: Setup) {
        let things = things(&setup);
        for (place, one) in things.iter().enumerate() {
            for other in &things[place + 1..] {
                *self.pairs.entry([one.clone(), other.clone()]).or_default() += 1;
            }
        }
        if setup.map >= FIRST {
            self.maps.insert(setup.map);
        }
        if setup.map >= FIRST || setup.on.has(Switch::Synthetic) {
            self.synthetic += 1;
            return;
        }
        let beginners = setup.beginners.bits();
        let map = MAPS[usize::from(setup.map)].name;
        let name =
            format!("{map}, {} players, {}, beginners {beginners:05b}", setup.players, switches(&setup));
        *self.real.entry(name).or_default() += 1;
    }

    /// How many of these cards somebody played, and of how many.
    fn met<'c>(&self, cards: impl Iterator<Item = &'c Card>) -> String {
        let all: Vec<&Card> = cards.collect();
        let met = all.iter().filter(|card| self.tally.cards.contains(card.id)).count();
        format!("{met} of {}", all.len())
    }

    fn report(&self, seconds: f64) {
        for (name, played) in &self.real {
            println!("{played} games: {name}");
        }
        if let Some(([one, other], played)) = self.pairs.iter().min_by_key(|(_, played)| **played) {
            println!("each of {} pairs at least {played} games: {one}, {other}", self.pairs.len());
        }
        let Tally { games, generations, questions, offers, refusals, forecasts, payments, .. } = self.tally;
        let Tally { views, imagined, records, deepest_agenda, most_offers, .. } = self.tally;
        let cards = cards::all;
        println!(
            "soak: {games} games, {} real of {} combinations and {} synthetic on {} of {} synthetic maps, \
             {} printed and {} synthetic cards met, {generations} generations, {questions} questions, \
             {offers} offers accepted, {refusals} answers refused, {forecasts} forecasts came true, \
             {payments} payments were as told, {views} views compared, {imagined} imagined games played, \
             {records} records loaded, deepest agenda {deepest_agenda}, most offers {most_offers}, {seconds:.1} s",
            games - self.synthetic,
            self.real.len(),
            self.synthetic,
            self.maps.len(),
            u16::from(u8::MAX - FIRST) + 1,
            self.met(cards().filter(|card| card.module != Module::Synthetic)),
            self.met(cards().filter(|card| card.module == Module::Synthetic)),
        );
    }
}

/// Everything that a set-up says, of what is printed: its map, how many play, and each box or option, with or without it.
fn things(setup: &Setup) -> Vec<String> {
    let map = MAPS.get(usize::from(setup.map)).map(|map| map.name.to_owned());
    let rows = SWITCHES.iter().filter(|row| row.switch != Switch::Synthetic);
    let switches =
        rows.map(|row| format!("{} {}", if setup.on.has(row.switch) { "with" } else { "without" }, row.key));
    let beginners = if setup.beginners.is_empty() { "without beginners" } else { "with beginners" };
    let cards = if setup.banned.is_empty() { "all cards" } else { "cards left out" };
    let rest = [format!("{} players", setup.players), beginners.to_owned(), cards.to_owned()];
    map.into_iter().chain(switches).chain(rest).collect()
}

/// What a set-up is played with.
fn switches(setup: &Setup) -> String {
    let on: Vec<&str> = SWITCHES.iter().filter(|row| setup.on.has(row.switch)).map(|row| row.key).collect();
    if on.is_empty() { "nothing else".to_owned() } else { on.join(" and ") }
}

/// The switch after `--with`, if it is there.
fn switch(arguments: &[String]) -> Result<Option<Switch>, ()> {
    let Some(place) = arguments.iter().position(|argument| argument == "--with") else { return Ok(None) };
    let key = arguments.get(place + 1);
    let row = SWITCHES.iter().find(|row| key.is_some_and(|key| key == row.key));
    row.map(|row| Some(row.switch)).ok_or(())
}

/// The number after an option.
fn number(arguments: &[String], option: &str, otherwise: u64) -> Result<u64, std::num::ParseIntError> {
    match arguments.iter().position(|argument| argument == option) {
        Some(place) => arguments.get(place + 1).map_or("", String::as_str).parse(),
        None => Ok(otherwise),
    }
}
