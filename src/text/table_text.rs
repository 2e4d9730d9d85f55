//! Who speaks at a table: its players, its map and its prices.

use super::language::Language;
use super::listener::Listener;
use crate::kit::Seat;
use crate::mars::Facts;
use crate::mars::maps::Hex;

/// Speaks of one table: its players by their names, its map by its words, its prices by their numbers.
#[derive(Clone, Copy, Debug)]
pub struct TableText<'a> {
    /// In which language.
    pub language: Language,
    /// What is true on the table, as far as the listener may know.
    pub facts: &'a Facts,
    /// The players' names by seat; who has none is called by number.
    pub names: &'a [&'a str],
    /// The player who listens, if it is one: sentences call this player "you".
    pub you: Option<Seat>,
    /// How areas of the map are told.
    pub areas: Areas,
}

/// How areas of the map are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Areas {
    /// By row and position.
    Named,
    /// Not in words: the page shows them on the map and adds row and position for screen readers.
    Shown,
}

impl<'a> TableText<'a> {
    /// Who listens.
    pub(super) const fn listener(&self) -> Listener<'a> {
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

    /// An area of the map, by row and position, both from 1, or by its name.
    pub fn space(&self, space: Hex) -> String {
        self.language.area(self.facts.map(), space)
    }
}
