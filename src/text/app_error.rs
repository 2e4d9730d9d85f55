//! What went wrong beside a game.

use crate::games::{BrokenGame, Unanswered};
use crate::store::{StoreFault, Unloaded};
use crate::table::Unproposed;

/// What went wrong beside a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AppError {
    /// A game cannot be loaded, from the store or from a text.
    Unloaded(Unloaded),
    /// A bot has no answer.
    Unanswered(Unanswered),
    /// No worker can be had, so that bots which look ahead think less.
    NoWorker,
    /// A saved game names a level of bots that this version does not know.
    UnknownBot,
    /// A set-up that came with an address cannot be read.
    Unproposed(Unproposed),
}

impl From<Unloaded> for AppError {
    fn from(unloaded: Unloaded) -> Self {
        Self::Unloaded(unloaded)
    }
}

impl From<StoreFault> for AppError {
    fn from(fault: StoreFault) -> Self {
        Self::Unloaded(Unloaded::Store(fault))
    }
}

impl From<BrokenGame> for AppError {
    fn from(broken: BrokenGame) -> Self {
        Self::Unloaded(Unloaded::Broken(broken))
    }
}

impl From<Unanswered> for AppError {
    fn from(unanswered: Unanswered) -> Self {
        Self::Unanswered(unanswered)
    }
}

impl From<Unproposed> for AppError {
    fn from(unproposed: Unproposed) -> Self {
        Self::Unproposed(unproposed)
    }
}
