//! The form of a step of the solar phase.

use super::switches::{Switch, Switches};
use crate::mars::cards::Effect;

/// Steps that nobody does, once a generation: World Government is of this kind.
#[derive(Debug)]
pub(crate) struct Solar {
    /// The box or option that brings it, and one that leaves it out.
    pub(crate) switch: Switch,
    pub(crate) unless: Option<Switch>,
    /// What happens.
    pub(crate) what: Happens,
}

/// What happens in a step of the solar phase.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Happens {
    /// Steps that nobody does. The first player answers what they ask (WG-02, Q-TURM-12).
    Steps(&'static [Effect]),
    /// What is done with the colony tiles.
    Colonies,
    /// What the committee does.
    Committee,
}

impl Solar {
    /// The steps that nobody does; none where it is of another kind.
    pub(crate) const fn steps(&self) -> &'static [Effect] {
        match self.what {
            Happens::Steps(steps) => steps,
            Happens::Colonies | Happens::Committee => &[],
        }
    }

    /// Whether it happens in a game with these boxes and options.
    pub(crate) fn happens(&self, on: Switches) -> bool {
        on.has(self.switch) && !self.unless.is_some_and(|switch| on.has(switch))
    }
}
