//! Laws: what holds at every question of every game.

mod checker;
mod covering;
mod depth;
mod idle;
mod invented;
mod payers;
mod promises;
mod secrets;

use checker::{Sample, Tally};
use viriditas::mars::maps::MAPS;

#[test]
fn every_legal_combination_is_played() {
    let all = checker::combinations();
    assert!(all.iter().all(|setup| setup.faults().is_empty()));
    assert!(all.iter().enumerate().all(|(place, setup)| !all[..place].contains(setup)));
    // On each map, alone: a beginner or not, draft or not. Otherwise three mixes of beginners, with Corporate Era or not.
    assert_eq!(all.len(), MAPS.len() * (2 * 2 + 4 * 3 * 2 * 2));
}

/// Three hundred games over all combinations of options; more with `GAMES` in the environment.
#[test]
fn every_law_holds_at_every_question_of_random_games() {
    checker::name_games_in_panics();
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300);
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
