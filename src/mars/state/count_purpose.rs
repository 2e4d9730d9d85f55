//! What is counted for.

/// What something is counted for. It decides whether a wild tag stands in for another one (WILD-02 to WILD-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountPurpose {
    /// What must be had at least, to play a card or to act.
    Requirement,
    /// An upper limit, for which the owner names another kind, or a count to which wild tags are dealt out one by one.
    Limit,
    /// An effect of a card, while its owner acts.
    Effect,
    /// A trigger, which others may fire in their actions.
    Trigger,
    /// A milestone to be claimed.
    Milestone,
    /// An award.
    Award,
    /// Victory points.
    Points,
}

impl CountPurpose {
    /// Whether each wild tag counts as the tag that is counted: only in an action of its owner, who names it, and never for
    /// what is scored.
    pub const fn takes_wild(self) -> bool {
        match self {
            Self::Requirement | Self::Effect | Self::Milestone => true,
            Self::Limit | Self::Trigger | Self::Award | Self::Points => false,
        }
    }
}
