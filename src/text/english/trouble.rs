//! What went wrong beside a game, and why a move stays.

use super::setup::{either, switch_name};
use super::terms::plural;
use crate::kit::Seat;
use crate::mars::{Fault, RULES_REVISION};
use crate::save::{Broken, MOST_BYTES};
use crate::store::{StoreFault, Unloaded};
use crate::table::proposal::MOST_BYTES as MOST;
use crate::table::{Final, Unproposed};
use crate::text::Trouble;
use crate::worker::Unanswered;

/// See [`crate::text::Language::trouble`].
pub(crate) fn trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Unloaded(Unloaded::Broken(it)) => broken(it),
        Trouble::Unloaded(Unloaded::Store(it)) => store(*it).to_owned(),
        Trouble::Unloaded(Unloaded::Missing) => "There is no such saved game.".to_owned(),
        Trouble::Unanswered(Unanswered::Broken) => "A bot cannot read this game.".to_owned(),
        Trouble::Unanswered(Unanswered::NotAsked) => "A bot was to answer that is not asked.".to_owned(),
        Trouble::Unproposed(it) => unproposed(it),
    }
}

fn unproposed(it: &Unproposed) -> String {
    match it {
        Unproposed::TooLong => format!("This is too long for a set-up, which has at most {MOST} bytes."),
        Unproposed::Version => {
            "A later release of Viriditas wrote this set-up: load the page again to get it.".to_owned()
        }
        Unproposed::Word(word) => format!(
            "This set-up says “{}”, which this release of Viriditas does not know: nothing of it was taken over.",
            word.as_str()
        ),
    }
}

const fn store(it: StoreFault) -> &'static str {
    match it {
        StoreFault::Blocked => "This browser does not let the page keep games.",
        StoreFault::Full => "The browser’s store is full: delete a saved game to make room.",
    }
}

/// What there is to do stands behind what is wrong.
fn broken(it: &Broken) -> String {
    let damaged = |what: &str| {
        format!(
            "This saved game was changed on its way ({what}): copy the whole of it again from where it came from."
        )
    };
    match it {
        Broken::Empty => "There is no saved game here.".to_owned(),
        Broken::NotOurs => "This is not a saved game of Viriditas.".to_owned(),
        Broken::Letter { at } => damaged(&format!("sign {} is none of a game", at + 1)),
        Broken::TooLong => {
            format!("This is too long for a saved game, which has at most {MOST_BYTES} bytes.")
        }
        Broken::Newer { .. } => {
            "A later release of Viriditas wrote this saved game: load the page again to get it.".to_owned()
        }
        Broken::Trial { .. } => "This game was saved by an earlier trial version of Viriditas and cannot be continued by this one.".to_owned(),
        Broken::OtherGame => {
            "This is a saved game of another game than this release of Viriditas knows: load the page again to get a later one.".to_owned()
        }
        Broken::Truncated { .. } => {
            "This saved game is incomplete, for its end is missing: copy the whole text.".to_owned()
        }
        Broken::Trailing { .. } => damaged("something stands behind its end"),
        Broken::Number { .. } => damaged("a number in it is written in a way that no release writes it"),
        Broken::Damaged => damaged("not every letter is as it was written"),
        Broken::Revision { theirs } => format!(
            "This saved game was played by revision {theirs} of the rules and cannot be continued by revision {RULES_REVISION}."
        ),
        Broken::Option { .. } => "This saved game uses options that this release does not know.".to_owned(),
        Broken::Setup { faults } => {
            let faults: Vec<String> = faults.iter().map(|&it| in_short(it)).collect();
            format!("This saved game has an impossible set-up: {}.", faults.join(", and "))
        }
        Broken::TooManyAnswers { most } => {
            format!("This saved game claims more than {most} answers, and no game has so many when it is that far.")
        }
        Broken::Answer { answer, .. } => damaged(&format!("answer {} was never offered", answer + 1)),
        Broken::Digest { generation } => {
            format!("This saved game comes back as a different one in generation {generation}.")
        }
    }
}

/// A fault of a set-up within a sentence.
fn in_short(it: Fault) -> String {
    let count = |players: u8| format!("{players} {}", plural(players.into(), "player", "players"));
    match it {
        Fault::Players { asked } => count(asked),
        Fault::Without { switch, players } => format!("{} without {}", count(players), switch_name(switch)),
        Fault::With { switch, players } => format!("{} with {}", count(players), switch_name(switch)),
        Fault::Needs { switch, needs } => format!("{} without {}", switch_name(switch), either(needs)),
        Fault::Excludes { switch, excludes } => {
            format!("{} with {}", switch_name(switch), switch_name(excludes))
        }
        Fault::Elsewhere { switch, .. } => format!("{} on another map", switch_name(switch)),
        Fault::EmptySeat { seat } => format!("something said about empty seat {}", seat.number() + 1),
        Fault::Map { asked } => format!("map {asked}, which does not exist"),
        Fault::TooFew { left, needs, .. } => format!("{left} cards of a kind of which it needs {needs}"),
    }
}

/// See [`crate::text::Speaker::stays`]; so are players called.
pub(crate) fn stays(called: impl Fn(Seat) -> String, why: Final) -> String {
    match why {
        Final::Nothing => "There is nothing to take back.".to_owned(),
        Final::Reveal => "Hidden cards have been seen since, so this stays.".to_owned(),
        Final::Shown { by } => format!("{} has shown a card since, so this stays.", called(by)),
        Final::Decision { by } => format!("{} has decided since, so this stays.", called(by)),
    }
}
