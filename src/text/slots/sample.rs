//! A sentence that shows a slot.

use super::Statement;

/// The player who does something in a sentence of a log.
pub(super) const ADA: &str = "Ada";
/// The player to whom something is done.
pub(super) const BOB: &str = "Bob";
/// The players by seat.
pub(super) const NAMES: [&str; 2] = [ADA, BOB];

/// A sentence of a card, an award or an event.
#[derive(Clone)]
pub(super) struct Sample {
    /// The game that it is of.
    pub(super) game: FromGame,
    /// The English name of the card or award.
    pub(super) from: String,
    /// The sentence in English.
    pub(super) english: String,
    /// What it says.
    pub(super) statement: Statement,
}

/// The game that a sentence is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FromGame {
    /// The board game.
    Mars,
    /// Ares Expedition.
    Ares,
}
