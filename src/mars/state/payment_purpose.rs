//! What prices are paid for.

use crate::mars::cards::{CardId, Conversion, Party, Resource, StandardProject};

/// What a price is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PaymentPurpose {
    /// A card from hand.
    Card(CardId),
    /// A standard project.
    Project(StandardProject),
    /// A milestone, by its place among the map's.
    Milestone(u8),
    /// An award, by its place among the map's.
    Award(u8),
    /// A card that was looked at.
    Dealt(CardId),
    /// Cards taken into hand together, so many.
    Cards(u8),
    /// A price that a step asks; these resources may help to pay it, as `PaymentPurpose::helping` tells.
    Cost(u8),
    /// A conversion.
    Conversion(Conversion),
    /// A trade with this colony tile.
    Trade(CardId),
    /// A delegate that is sent to this party (TURM-LOBBY-02).
    Lobby(Party),
    /// So many steps of rating, where each is taxed (TURM-PARTY-10).
    Toll(u8),
}

impl PaymentPurpose {
    /// The bit of a helping resource: steel bit 0, titanium bit 1, and on in the order of the player board.
    const fn bit(resource: Resource) -> u8 {
        (1 << resource as u8) >> 1
    }

    /// What a step's price is paid for when these resources help.
    pub(crate) fn cost(helping: &[Resource]) -> Self {
        Self::Cost(helping.iter().fold(0, |bits, &resource| bits | Self::bit(resource)))
    }

    /// Whether this resource may help to pay, whatever it pays elsewhere.
    pub(crate) const fn helping(self, resource: Resource) -> bool {
        match self {
            Self::Cost(bits) => bits & Self::bit(resource) != 0,
            Self::Card(_)
            | Self::Project(_)
            | Self::Milestone(_)
            | Self::Award(_)
            | Self::Dealt(_)
            | Self::Cards(_)
            | Self::Conversion(_)
            | Self::Trade(_)
            | Self::Lobby(_)
            | Self::Toll(_) => false,
        }
    }
}
