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
    /// This person, who alone plays at this device, while others are asked who play at theirs.
    Sending {
        seat: Seat,
        /// All whose answer is owed.
        awaited: Vec<Seat>,
    },
}

impl Before {
    /// As whom the page looks at the game; it is they who may take a move back.
    pub(crate) const fn viewer(&self) -> Option<Seat> {
        match self {
            Self::Person(seat) | Self::Sending { seat, .. } => Some(*seat),
            Self::Nobody | Self::HandOver { .. } => None,
        }
    }

    /// Who may answer.
    pub(crate) const fn answering(&self) -> Option<Seat> {
        match self {
            Self::Person(seat) => Some(*seat),
            Self::Sending { .. } | Self::Nobody | Self::HandOver { .. } => None,
        }
    }
}
