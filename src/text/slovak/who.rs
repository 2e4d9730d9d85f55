//! Players as the subjects of sentences.

use super::terms::capital;
use crate::text::mars::prelude::*;

/// A player within a sentence.
pub(super) const fn called(player: Called<'_>) -> &str {
    match player {
        Called::You => "ty",
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
pub(super) struct Person {
    called: String,
    is_you: bool,
    /// The name; the number of a player without one.
    name: String,
}

impl Person {
    pub(super) fn of(listener: Listener<'_>, seat: Seat) -> Self {
        let name = listener
            .names
            .get(seat.index())
            .filter(|name| !name.trim().is_empty() && **name != nameless(seat));
        let name = name.map_or_else(|| (seat.number() + 1).to_string(), |name| (*name).to_owned());
        Self { called: listener.player(seat), is_you: listener.is_you(seat), name }
    }

    /// A verb in the present, given as another player has it: „získava“, „získavaš“.
    pub(super) fn verb(&self, verb: &str) -> String {
        say! { verb;
            verb if !self.is_you => (verb);
            "je" => "si";
            verb => "{verb}š";
        }
    }

    /// „Ada získava“, „Získavaš“; the verb is given as another player has it.
    pub(super) fn does(&self, verb: &str) -> String {
        let verb = self.verb(verb);
        if self.is_you { capital(&verb) } else { format!("{} {verb}", self.called) }
    }

    /// „Ada si necháva“, „Nechávaš si“; the verb is given as another player has it.
    pub(super) fn does_for_self(&self, verb: &str) -> String {
        let verb = self.verb(verb);
        if self.is_you { format!("{} si", capital(&verb)) } else { format!("{} si {verb}", self.called) }
    }

    /// „Ada: karta“, „Tvoja karta“; the pronoun is given in the gender of the thing.
    pub(super) fn whose(&self, your: &str, thing: &str) -> String {
        if self.is_you { format!("{your} {thing}") } else { format!("{}: {thing}", self.called) }
    }

    /// „karta hráča Ada“, „tvoja karta“; the pronoun is given in the gender and the case of the thing.
    pub(super) fn owned(&self, your: &str, thing: &str) -> String {
        if self.is_you { format!("{your} {thing}") } else { format!("{thing} hráča {}", self.name) }
    }

    /// „hráčovi Ada“, „hráčovi 2“; „sebe“ for the player who listens.
    pub(super) fn to_whom(&self) -> String {
        if self.is_you { "sebe".to_owned() } else { format!("hráčovi {}", self.name) }
    }
}

/// What a player without a name is called.
pub(super) fn nameless(seat: Seat) -> String {
    format!("Hráč {}", seat.number() + 1)
}
