//! Players as the subjects of sentences.

use super::terms::capital;
use crate::text::mars::prelude::*;

/// A player within a sentence.
pub(super) const fn called(player: Called<'_>) -> &str {
    match player {
        Called::You => "ви",
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
pub(super) struct Doer {
    called: String,
    is_you: bool,
    /// The name; the number of a player without one.
    name: String,
}

impl Doer {
    pub(super) fn of(listener: Listener<'_>, seat: Seat) -> Self {
        let name = listener
            .names
            .get(seat.index())
            .filter(|name| !name.trim().is_empty() && **name != nameless(seat));
        let name = name.map_or_else(|| (seat.number() + 1).to_string(), |name| (*name).to_owned());
        Self { called: listener.player(seat), is_you: listener.is_you(seat), name }
    }

    /// «Ada отримує», «Ви отримуєте»: the verb in the present, as another player and as the listener has it.
    pub(super) fn does(&self, other: &str, you: &str) -> String {
        if self.is_you { format!("Ви {you}") } else { format!("{} {other}", self.called) }
    }

    /// «Ada: карта», «Ваша карта»; the pronoun is given in the gender of the thing.
    pub(super) fn whose(&self, your: &str, thing: &str) -> String {
        if self.is_you { format!("{your} {thing}") } else { format!("{}: {thing}", self.called) }
    }

    /// «карта гравця Ada», «ваша карта»; the pronoun is given in the gender and the case of the thing.
    pub(super) fn owned(&self, your: &str, thing: &str) -> String {
        if self.is_you { format!("{your} {thing}") } else { format!("{thing} гравця {}", self.name) }
    }

    /// «у гравця Ada», «у вас».
    pub(super) fn robbed(&self) -> String {
        if self.is_you { "у вас".to_owned() } else { format!("у гравця {}", self.name) }
    }
}

/// What a player without a name is called.
pub(super) fn nameless(seat: Seat) -> String {
    format!("Гравець {}", seat.number() + 1)
}
