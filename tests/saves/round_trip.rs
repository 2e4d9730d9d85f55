//! What is saved comes back.

use crate::saves::games::{Played, any_setup, setup};
use viriditas::games::MarsRecord;
#[cfg(feature = "synthetic")]
use viriditas::kit::Rules;
use viriditas::kit::{EventLog, Rng, Seed};
#[cfg(feature = "synthetic")]
use viriditas::mars::{Setup, Switch};
use viriditas::save::digest;

fn comes_back(played: &Played) {
    let record = played.record();
    let bytes = record.to_bytes();
    let text = record.to_text();
    assert_eq!(MarsRecord::from_bytes(&bytes).as_ref(), Ok(&record));
    assert_eq!(MarsRecord::from_text(&text).as_ref(), Ok(&record));
    let (game, journal) = record.replay(&mut EventLog::nothing()).expect("a record of a game is whole");
    assert!(game == played.game, "{:?} {:?}", played.setup, played.seed);
    assert_eq!(digest(&game), digest(&played.game));
    assert_eq!(journal, played.journal);
}

/// Promise P4, at ten random questions of each game: sealed ones, half-paid ones, all.
#[test]
fn a_game_saved_at_any_question_loads_as_the_same_game() {
    let mut sealed = 0;
    let mut tasks_pending = 0;
    for number in 0..300 {
        let length = Played::finished(setup(number), number).journal.len() as u32;
        let mut rng = Rng::new(Seed(number ^ 0xABCD));
        let mut chance = Rng::new(Seed(number ^ 0x5A5A));
        let stops: Vec<u32> = (0..10).map(|_| chance.below(length + 1)).collect();
        let mut played = Played::new(setup(number), number);
        loop {
            if stops.contains(&(played.journal.len() as u32)) {
                comes_back(&played);
                sealed += u32::from(viriditas::kit::Rules::asked(&played.game).len() > 1);
                tasks_pending += u32::from(!played.game.is_between_moves());
            }
            if !played.step(&mut rng) {
                break;
            }
        }
        comes_back(&played);
    }
    assert!(sealed > 50 && tasks_pending > 50, "{sealed} sealed, {tasks_pending} in mid-turn");
}

#[test]
fn a_game_of_any_boxes_and_cards_loads_as_the_same_game() {
    for number in 0..100 {
        let setup = any_setup(number);
        let played = Played::finished(setup, number);
        comes_back(&played);
        assert_eq!(played.record().to_bytes()[..2], [9, 0], "{setup:?}");
    }
    assert!(!any_setup(2).banned.is_empty());
}

/// Boxes and options that are far apart in the number of the set-up.
#[cfg(feature = "synthetic")]
#[test]
fn a_game_with_what_is_synthetic_loads_as_the_same_game() {
    let played = Played::finished(Setup::new(2).with(Switch::Synthetic), 2);
    comes_back(&played);
    assert!(played.game.facts().options.has(Switch::Synthetic));
}

#[test]
fn white_space_in_a_text_does_no_harm() {
    let record = Played::finished(setup(3), 3).record();
    let mut wrapped = String::from("\u{a0}\n ");
    for (place, letter) in record.to_text().chars().enumerate() {
        wrapped.push_str(if place % 60 == 0 { "\r\n\t" } else { "" });
        wrapped.push(letter);
    }
    wrapped.push('\n');
    assert_eq!(MarsRecord::from_text(&wrapped), Ok(record));
}

/// An answer that changes anything changes the digest: facts, tasks and sealed answers are all in it.
#[test]
fn games_have_the_same_digest_only_if_they_are_the_same() {
    for number in 0..40 {
        let mut played = Played::new(setup(number), number);
        let mut rng = Rng::new(Seed(number ^ 0xABCD));
        let mut before = played.game.clone();
        while played.step(&mut rng) {
            assert_eq!(digest(&before) == digest(&played.game), before == played.game);
            before.clone_from(&played.game);
        }
    }
}
