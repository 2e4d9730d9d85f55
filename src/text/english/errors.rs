//! What went wrong beside a game, and why a move stays.

use super::setup::{either, switch_name};
use super::terms::plural;
use crate::ares;
use crate::text::mars::prelude::*;

pub(crate) fn trouble(trouble: &AppError) -> String {
    say! { trouble;
        AppError::LoadError(LoadError::Broken(it)) => (broken(it));
        AppError::LoadError(LoadError::Store(StoreFault::Blocked)) => "This browser does not let the page save games.";
        AppError::LoadError(LoadError::Store(StoreFault::Full)) => "Storage is full: delete a saved game to make room.";
        AppError::LoadError(LoadError::Missing) => "There is no such saved game.";
        AppError::AnswerError(AnswerError::Broken) => "A bot cannot read this game.";
        AppError::AnswerError(AnswerError::NotAsked) => "A bot answered out of turn.";
        AppError::NoWorker => "This browser runs no background thread for this page, so the bots think less and play weaker.";
        AppError::UnknownBot => "A bot of this game is of a level that this version does not know: an expert plays in its place.";
        AppError::ProposalError(ProposalError::TooLong) => "This set-up is too long: at most {MOST_PROPOSED_BYTES} bytes.";
        AppError::ProposalError(ProposalError::Version) => "This set-up was made with a newer version of Viriditas. Reload the page to update.";
        AppError::ProposalError(ProposalError::Word(word)) => "This set-up uses “{}”, which this version of Viriditas does not know. Nothing was changed.", word.as_str();
    }
}

/// What is wrong, and what to do about it.
fn broken(it: &BrokenGame) -> String {
    let damaged =
        |what: &str| format!("This saved game is damaged ({what}). Copy it again from the original.");
    say! { it;
        Broken::Empty => "There is no saved game here.";
        Broken::NotOurs => "This is not a saved game of Viriditas.";
        Broken::Letter { at } => (damaged(&format!("character {}", at + 1)));
        Broken::TooLong => "This saved game is too long: at most {MOST_BYTES} bytes.";
        Broken::Newer { .. } => "This saved game is from a newer version of Viriditas. Reload the page to update.";
        Broken::Trial { .. } => "This game is from a trial version of Viriditas and cannot be continued.";
        Broken::OtherGame => "This version of Viriditas does not know this game. Reload the page to update.";
        Broken::Truncated { .. } => "This saved game is cut off at the end. Copy the whole text.";
        Broken::Trailing { .. } => (damaged("extra text at the end"));
        Broken::Number { .. } => (damaged("a malformed number"));
        Broken::Damaged => (damaged("changed characters"));
        Broken::Revision { theirs, ours } => "This saved game uses revision {theirs} of the rules. This version plays revision {ours} and cannot continue it.";
        Broken::Option { .. } => "This saved game uses options that this version does not know.";
        Broken::Setup { faults } => "This saved game has an impossible set-up: {}.", faults.iter().map(in_short).collect::<Vec<_>>().join(", and ");
        Broken::TooManyAnswers { most } => "This saved game has more than {most} moves, which is impossible at that point.";
        Broken::Answer { answer, .. } => (damaged(&format!("move {} is impossible", answer + 1)));
        Broken::Digest { generation } => "This saved game does not replay correctly in generation {generation}.";
    }
}

/// A fault of a set-up within a sentence.
fn in_short(it: &SetupFault) -> String {
    let count = |players: u8| format!("{players} {}", plural(players.into(), "player", "players"));
    say! { *it;
        SetupFault::Mars(Fault::Players { asked }) => (count(asked));
        SetupFault::Mars(Fault::Without { switch, players }) => "{} without {}", count(players), switch_name(switch);
        SetupFault::Mars(Fault::With { switch, players }) => "{} with {}", count(players), switch_name(switch);
        SetupFault::Mars(Fault::Needs { switch, needs }) => "{} without {}", switch_name(switch), either(needs);
        SetupFault::Mars(Fault::Excludes { switch, excludes }) => "{} with {}", switch_name(switch), switch_name(excludes);
        SetupFault::Mars(Fault::Elsewhere { switch, .. }) => "{} on another map", switch_name(switch);
        SetupFault::Mars(Fault::EmptySeat { seat }) => "empty seat {}", seat.number() + 1;
        SetupFault::Mars(Fault::Map { asked }) => "map {asked}, which does not exist";
        SetupFault::Mars(Fault::TooFew { left, needs, .. }) => "{left} cards of a kind of which it needs {needs}";
        SetupFault::Ares(ares::Fault::Players { players }) => (count(players));
        SetupFault::Ares(ares::Fault::PlayersOfMode { players, least, most }) if least == most => "{} in a mode for {least}", count(players);
        SetupFault::Ares(ares::Fault::PlayersOfMode { players, least, most }) => "{} in a mode for {least} to {most}", count(players);
        SetupFault::Ares(ares::Fault::MulliganInFirstGame) => "a mulligan in a first game";
        SetupFault::Ares(ares::Fault::PromotionalInFirstGame) => "promotional corporations in a first game";
    }
}

pub(crate) fn stays(called: impl Fn(Seat) -> String, why: UndoRefusal) -> String {
    say! { why;
        UndoRefusal::Nothing => "Nothing to undo.";
        UndoRefusal::Reveal => "Can’t undo: cards have been revealed.";
        UndoRefusal::Shown { by } => "Can’t undo: {} has revealed a card.", called(by);
        UndoRefusal::Decision { by } => "Can’t undo: {} has moved since.", called(by);
    }
}
