//! Why something is not offered, for whoever wants to know: the same judge serves who asks and who only lists.

use crate::mars::state::question::Refusal;

/// What a judge says where something is not offered.
pub(crate) trait LegalityError: From<Refusal> {
    /// Whether the reason is told, so that the first of several reasons matters.
    const TELLS: bool;

    /// This, which is put together only where it is wanted.
    fn of(refusal: impl FnOnce() -> Refusal) -> Self;
}

impl LegalityError for Refusal {
    const TELLS: bool = true;

    fn of(refusal: impl FnOnce() -> Refusal) -> Self {
        refusal()
    }
}

/// A refusal without its reason: the choice is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Illegal;

impl From<Refusal> for Illegal {
    fn from(_: Refusal) -> Self {
        Self
    }
}

impl LegalityError for Illegal {
    const TELLS: bool = false;

    fn of(_: impl FnOnce() -> Refusal) -> Self {
        Self
    }
}
