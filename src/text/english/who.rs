//! Players as the subjects of sentences.

use super::terms::capital;
use crate::text::mars::prelude::*;

/// A player within a sentence.
pub(super) const fn called(player: Called<'_>) -> &str {
    match player {
        Called::You => "you",
        Called::Name(name) => name,
    }
}

/// Several players within a sentence.
pub(super) fn all_called(players: &[Called<'_>]) -> Vec<String> {
    players.iter().map(|&player| called(player).to_owned()).collect()
}

/// A player at the beginning of a label.
pub(super) fn label(player: Called<'_>) -> String {
    capital(called(player))
}

/// A player as the subject of a sentence.
pub(super) struct Who {
    called: String,
    is_you: bool,
}

impl Who {
    pub(super) fn of(listener: Listener<'_>, seat: Seat) -> Self {
        Self { called: listener.player(seat), is_you: listener.is_you(seat) }
    }

    /// A verb, given as "you" has it.
    pub(super) fn verb(&self, verb: &str) -> String {
        say! { verb;
            verb if self.is_you => (verb);
            "are" => "is";
            "have" => "has";
            "may" => "may";
            "go" | "pass" => "{verb}es";
            verb => "{verb}s";
        }
    }

    /// "Ada gains", "You gain"; the verb is given as "you" has it.
    pub(super) fn does(&self, verb: &str) -> String {
        format!("{} {}", if self.is_you { "You" } else { &self.called }, self.verb(verb))
    }

    /// "Ada’s", "Your".
    pub(super) fn whose(&self) -> String {
        if self.is_you { "Your".to_owned() } else { format!("{}’s", self.called) }
    }
}

/// What a player without a name is called.
pub(super) fn nameless(seat: Seat) -> String {
    format!("Player {}", seat.number() + 1)
}
