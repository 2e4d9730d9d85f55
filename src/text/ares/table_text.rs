//! Who speaks at a table of Ares Expedition.

use crate::ares::Facts;
use crate::kit::Seat;
use crate::text::language::Language;
use crate::text::listener::Listener;

/// Speaks of one table: its players by their names, its prices by their numbers.
#[derive(Clone, Copy, Debug)]
pub struct AresTableText<'a> {
    /// In which language.
    pub language: Language,
    /// What is true on the table, as far as the listener may know.
    pub facts: &'a Facts,
    /// The players' names by seat; a player without one is called by number.
    pub names: &'a [&'a str],
    /// The player who listens, if there is one: sentences call this player "you".
    pub you: Option<Seat>,
}

impl<'a> AresTableText<'a> {
    /// Who listens.
    pub(in crate::text) const fn listener(&self) -> Listener<'a> {
        Listener { language: self.language, names: self.names, you: self.you }
    }

    /// Whether this player listens.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.listener().is_you(seat)
    }

    /// A player within a sentence: by name, or as "you".
    pub fn player(&self, seat: Seat) -> String {
        self.listener().player(seat)
    }
}
