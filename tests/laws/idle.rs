//! Games in which nobody does anything come to an end.

use super::checker::combinations;
use viriditas::kit::{EventLog, Rules, Seed};
use viriditas::mars::{Choice, LAST_GENERATION, Mars, Phase, Setup, Switch};

/// Plays the first of the preferred answers that is offered, else the last offer.
fn play(setup: Setup, preferred: &[Choice]) -> Mars {
    let mut game = Mars::begin(&setup, Seed(7), &mut EventLog::nothing()).expect("a legal set-up");
    while let Some(seat) = game.asked().iter().next() {
        let offers: Vec<Choice> = game.choices(seat).collect();
        let liked = preferred.iter().find(|choice| offers.contains(choice));
        let choice = liked.or(offers.last()).copied().expect("an offer");
        game.play(seat, choice, &mut EventLog::nothing()).expect("an offer is accepted");
    }
    game
}

/// SOLO-PLAY-01, MIX-15: alone, after 14 generations, or 12 with preludes. WG-01: the World Government makes the planet
/// ready where several play.
#[test]
fn a_game_of_passes_is_stopped_at_the_last_generation() {
    for &setup in combinations() {
        let game = play(setup, &[Choice::Pass, Choice::EndTurn, Choice::Done]);
        let has_preludes = setup.on.has(Switch::Prelude) && !setup.on.has(Switch::UndealtPreludes);
        let last = match (setup.players, has_preludes) {
            (1, true) => 12,
            (1, false) => 14,
            _ => LAST_GENERATION,
        };
        assert_eq!(game.facts().phase, Phase::Over, "{setup:?}");
        let on = setup.in_force();
        let governed =
            on.has(Switch::Venus) && !on.has(Switch::NoWorldGovernment) || on.has(Switch::WorldGovernment);
        if setup.players > 1 && governed {
            assert!(game.facts().generation < last, "{setup:?}");
        } else {
            assert_eq!(game.facts().generation, last, "{setup:?}");
        }
    }
}

#[test]
fn a_game_in_which_everything_optional_is_declined_ends() {
    for &setup in combinations() {
        let game = play(setup, &[Choice::Done, Choice::EndTurn]);
        assert_eq!(game.facts().phase, Phase::Over, "{setup:?}");
    }
}
