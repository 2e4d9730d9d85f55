//! What players are called, and who of them listens.

use super::language::Language;
use crate::kit::Seat;

/// What the players of a table are called in sentences to one of them, or to nobody of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Listener<'a> {
    pub(super) language: Language,
    /// The players' names by seat; a player without one is called by number.
    pub(super) names: &'a [&'a str],
    /// The player who listens.
    pub(super) you: Option<Seat>,
}

impl Listener<'_> {
    pub(super) fn is_you(self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// A player within a sentence: by name, or as "you".
    pub(super) fn player(self, seat: Seat) -> String {
        if self.is_you(seat) {
            return self.language.you().to_owned();
        }
        match self.names.get(seat.index()) {
            Some(name) if !name.trim().is_empty() => self.language.named(name),
            _ => self.language.nameless(seat),
        }
    }
}
