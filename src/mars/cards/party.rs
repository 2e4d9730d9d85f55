//! The parties of the committee (TURM-PARTY).

use super::id::CardId;
use crate::kit::listed;
use strum::{IntoStaticStr, VariantArray};

/// A party, in the order of the ring in which they sit (Q-TURM-03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray, IntoStaticStr)]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
pub enum Party {
    /// Mars First: builds on Mars.
    MarsFirst,
    /// Kelvinists: warm Mars.
    Kelvinists,
    /// Reds: keep Mars as it is.
    Reds,
    /// Greens: make Mars green.
    Greens,
    /// Unity: speak for all planets.
    Unity,
    /// Scientists: want to know.
    Scientists,
}

impl Party {
    /// All of them, clockwise.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// The row that says what it brings: its bonus is what is played, its policy all else.
    pub const fn card(self) -> CardId {
        CardId::party(self as u16)
    }

    /// The party of such a row.
    pub const fn of(card: CardId) -> Option<Self> {
        match card.party_place() {
            Some(place) => Some(Self::ALL[place]),
            None => None,
        }
    }

    /// All parties, clockwise from the one behind this one; itself comes last.
    pub fn behind(self) -> impl Iterator<Item = Self> + Clone {
        (1..=Self::ALL.len()).map(move |step| Self::ALL[(self as usize + step) % Self::ALL.len()])
    }
}
