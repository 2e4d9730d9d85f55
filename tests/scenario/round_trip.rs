//! Laws: from a running game to a builder and back.

use viriditas::kit::{EventLog, Rng, Rules, Seats, Seed};
use viriditas::mars::cards::{ANTS, BIRDS, Parameter};
use viriditas::mars::scenario::{Flaw, Scenario, seat, table};
use viriditas::mars::{Mars, Phase, Pile, Setup, Switch};

/// How a game reads at every question of a random game: an equal one, unless a move is half done.
fn check(game: &Mars, met: &mut [usize; 8]) {
    let again = Scenario::of(game).try_start();
    // In the conversion the others still wait, and nothing is half done.
    let is_whole = game.is_between_moves() || (game.facts().phase == Phase::Conversion && again.is_ok());
    if is_whole {
        met[game.facts().phase as usize] += 1;
        assert!(
            again.as_ref() == Ok(game),
            "{:?} is not the same game: {:?}",
            game.facts().phase,
            again.err()
        );
    } else {
        assert_eq!(again, Err(vec![Flaw::Owed]));
    }
}

fn play(setup: Setup, seed: u64, met: &mut [usize; 8]) {
    let mut game = Mars::begin(&setup, Seed(seed), &mut EventLog::nothing()).expect("a table");
    let mut rng = Rng::new(Seed(seed));
    loop {
        let asked: Vec<_> = game.asked().iter().collect();
        if asked.is_empty() {
            return;
        }
        check(&game, met);
        let who = asked[rng.below(asked.len() as u32) as usize];
        let offers: Vec<_> = game.choices(who).collect();
        let choice = offers[rng.below(offers.len() as u32) as usize];
        game.play(who, choice, &mut EventLog::nothing()).expect("it is offered");
    }
}

/// At every whole question of random games, in all phases and with answers half given.
#[test]
fn the_position_of_a_running_game_starts_as_an_equal_game() {
    let mut met = [0; 8];
    for seed in 0..60 {
        let players = 1 + (seed % 5) as u8;
        let beginners = if seed % 3 == 0 { Seats::only(seat(0)) } else { Seats::NONE };
        let setup = Setup { beginners, ..Setup::new(players) };
        let setup = if seed % 2 == 0 { setup.with(Switch::Draft) } else { setup };
        let setup = if seed % 5 > 2 { setup.with(Switch::Turmoil) } else { setup };
        let is_short = players > 1 && seed % 4 == 1;
        play(if is_short { setup.without(Switch::CorporateEra) } else { setup }, seed, &mut met);
    }
    for phase in [Phase::Setup, Phase::Draft, Phase::Research, Phase::Action, Phase::Conversion] {
        assert!(met[phase as usize] > 9, "{phase:?} was met: {met:?}");
    }
}

#[test]
fn what_is_said_of_a_running_game_is_said_on_top() {
    let game = table(3).seat(1).hand(&[BIRDS]).money(7).oxygen(3).start();
    let deck = game.facts().decks[Pile::Projects].to_vec();
    let more = Scenario::of(&game).seat(1).hand(&[ANTS]).money(9).start();
    let player = &more.facts().players[seat(1)];
    assert!(player.hand.contains(BIRDS.id) && player.hand.contains(ANTS.id));
    assert_eq!((player.stock.0[0], more.facts().level(Parameter::Oxygen)), (9, 3));
    let left: Vec<_> = deck.iter().copied().filter(|&id| id != ANTS.id).collect();
    assert_eq!(
        more.facts().decks[Pile::Projects].to_vec(),
        left,
        "the card came out of the deck, whose order stays"
    );
    assert_eq!(Scenario::of(&game).hand(&[BIRDS]).try_start(), Err(vec![Flaw::Twice { card: BIRDS.id }]));
}
