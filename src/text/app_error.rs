//! What went wrong beside a game.

use crate::games::{AnswerError, BrokenGame};
use crate::store::{LoadError, StoreFault};
use crate::table::ProposalError;

/// What went wrong beside a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AppError {
    /// A game cannot be loaded, from the store or from a text.
    LoadError(LoadError),
    /// A bot has no answer.
    AnswerError(AnswerError),
    /// No worker can be had, so that bots which look ahead think less.
    NoWorker,
    /// A saved game names a level of bots that this version does not know.
    UnknownBot,
    /// A set-up that came with an address cannot be read.
    ProposalError(ProposalError),
}

impl From<LoadError> for AppError {
    fn from(unloaded: LoadError) -> Self {
        Self::LoadError(unloaded)
    }
}

impl From<StoreFault> for AppError {
    fn from(fault: StoreFault) -> Self {
        Self::LoadError(LoadError::Store(fault))
    }
}

impl From<BrokenGame> for AppError {
    fn from(broken: BrokenGame) -> Self {
        Self::LoadError(LoadError::Broken(broken))
    }
}

impl From<AnswerError> for AppError {
    fn from(unanswered: AnswerError) -> Self {
        Self::AnswerError(unanswered)
    }
}

impl From<ProposalError> for AppError {
    fn from(unproposed: ProposalError) -> Self {
        Self::ProposalError(unproposed)
    }
}
