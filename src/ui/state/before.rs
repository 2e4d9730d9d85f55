//! Who sits before the page.

use crate::kit::Seat;

/// Who sits before the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Before {
    /// This person, who sees what the seat may see.
    Person(Seat),
    /// Nobody whose hidden cards may be shown: only bots play.
    Nobody,
    /// Nobody yet: the device goes to the next person.
    HandOver {
        /// All whose answer is owed.
        awaited: Vec<Seat>,
        /// Who has answered and may come back while others still owe.
        answered: Vec<Seat>,
    },
}

impl Before {
    /// As whom the page looks at the game.
    pub(crate) const fn eyes(&self) -> Option<Seat> {
        match self {
            Self::Person(seat) => Some(*seat),
            Self::Nobody | Self::HandOver { .. } => None,
        }
    }
}
