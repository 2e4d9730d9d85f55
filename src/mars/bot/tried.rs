//! An answer under consideration.

use crate::mars::Choice;

/// An answer, and what it was worth so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    pub(super) choice: Choice,
    /// In all games together, in hundredths of a M€.
    pub(super) worth: i64,
    pub(super) games: i64,
}

impl Tried {
    /// In a game, on average.
    pub(super) const fn mean(&self) -> i64 {
        if self.games == 0 { 0 } else { self.worth / self.games }
    }
}
