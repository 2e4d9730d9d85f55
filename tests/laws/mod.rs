//! Laws: what holds at every question of every game.

mod actions;
mod any_game;
mod ares;
mod bills;
mod checker;
mod covering;
mod depth;
mod foreseen;
mod guide;
mod helped;
mod idle;
mod imagined;
mod labels;
mod ledger;
mod lesson;
mod log;
mod looks;
mod moves;
mod once;
mod outlook;
mod paid_tiles;
mod payers;
mod preludes;
mod promises;
mod secrets;
mod synthetic;
mod taxes;

use checker::{Sample, Tally};
use viriditas::kit::{Rng, Seed};
use viriditas::mars::cards::{CardId, Module, all};
use viriditas::mars::maps::MAPS;
use viriditas::mars::{SWITCHES, Setup, Switch};

#[test]
fn every_legal_combination_is_played() {
    let all = checker::combinations();
    assert!(all.iter().all(|setup| setup.faults().is_empty()));
    assert!(all.iter().enumerate().all(|(place, setup)| !all[..place].contains(setup)));
    // There are too many to play each: any two options meet.
    assert!((25..=60).contains(&all.len()), "{}", all.len());
    for map in 0..MAPS.len() as u8 {
        for players in 1..=5 {
            assert!(all.iter().any(|setup| (setup.map, setup.players) == (map, players)));
        }
        for row in SWITCHES.iter().filter(|row| row.switch != Switch::Synthetic) {
            let is_elsewhere = row.only_on.is_some_and(|name| name != MAPS[usize::from(map)].name);
            for on in [false, true].into_iter().filter(|on| !on || !is_elsewhere) {
                let meets = |setup: &&Setup| setup.map == map && setup.on.has(row.switch) == on;
                assert!(all.iter().any(|setup| meets(&setup)), "{:?} {on} on map {map}", row.switch);
            }
        }
    }
}

/// A set-up with as few cards as can be.
fn with_fewest_cards(mut setup: Setup, seed: u64) -> Setup {
    let mut cards: Vec<CardId> =
        all().filter(|card| card.module != Module::Synthetic).map(|card| card.id).collect();
    Rng::new(Seed(seed)).shuffle(&mut cards);
    for id in cards {
        let before = setup.banned;
        setup.banned.insert(id);
        if !setup.faults().is_empty() {
            setup.banned = before;
        }
    }
    setup
}

/// So few projects that the pile runs dry, and no prelude or corporation more than is dealt.
#[test]
fn every_law_holds_with_as_few_cards_as_can_be() {
    checker::name_games_in_panics();
    let mut tally = Tally::default();
    for game in 0..30 {
        let setup = with_fewest_cards(checker::combination(game * 7), game);
        assert!(setup.banned.len() > 150, "{setup:?}");
        if let Err(broken) = checker::check(setup, game, Sample { copies: 8, playouts: 60 }, &mut tally) {
            panic!("{broken}");
        }
    }
}

/// A hundred games over combinations of options; more with `GAMES` in the environment.
#[test]
fn every_law_holds_at_every_question_of_random_games() {
    checker::name_games_in_panics();
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(100);
    let sample = Sample { copies: 4, playouts: 60 };
    let mut tally = Tally::default();
    for game in 0..games {
        let setup = checker::combination(game);
        if let Err(broken) = checker::check(setup, 1_000 + game, sample, &mut tally) {
            panic!("{broken}");
        }
    }
    assert_eq!(tally.games, games);
    println!("{tally:?}");
}
