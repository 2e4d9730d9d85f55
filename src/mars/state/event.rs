//! What happens, as data: the only thing that changes facts.

use super::facts::Phase;
use super::maps::Space;
use super::payer::Payer;
use super::piles::Pile;
use crate::cards::{CardId, Conversion, StandardProject, Tile};
use crate::kit::Seat;
use crate::words::{Parameter, Resource};

/// One thing that happened. `by` names who caused it; `None` is nobody at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// This seat goes first in generation 1 (BASE-SETUP-03).
    FirstPlayer(Seat),
    /// All cards of a kind that are in the game were shuffled into a draw pile.
    Shuffled(Pile),
    /// A discard pile was shuffled into a new draw pile (BASE-RES-04).
    Reshuffled(Pile),
    /// A part of the game began.
    PhaseBegan(Phase),
    /// The generation counter rose and the first-player marker moved (BASE-GEN-01).
    GenerationBegan,
    /// A corporation to choose from came from the pile.
    CorporationDealt {
        /// To whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A corporation was revealed (BASE-SETUP-09).
    CorporationRevealed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card came from a draw pile, to be decided on.
    Dealt {
        /// To whom.
        seat: Seat,
        /// From which pile.
        pile: Pile,
        /// Which.
        card: CardId,
    },
    /// A card dealt was kept aside in the draft.
    Picked {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The cards not picked went to the next seat.
    HandsPassed(Direction),
    /// The drafted cards are what is now decided on.
    DraftEnded,
    /// A card dealt was taken into hand.
    Kept {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card dealt went to the discard pile, face down.
    Declined {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card came from a draw pile into hand.
    Drew {
        /// Into whose.
        seat: Seat,
        /// From which pile.
        pile: Pile,
        /// Which.
        card: CardId,
    },
    /// The top card of its draw pile was shown to all and discarded.
    Revealed {
        /// Which.
        card: CardId,
    },
    /// A card went from hand to the discard pile, face down.
    Discarded {
        /// From whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was played from hand; its tags count from now on.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A played event was turned face down; its tags count no more (BASE-PLAY-21).
    TurnedDown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A corporation's first action was done, or waived because it could not be (Q-BASE-14).
    FirstActionSettled(Seat),
    /// A turn began.
    TurnBegan(Seat),
    /// A player is out until the generation ends (BASE-ACT-05).
    Passed(Seat),
    /// A card's action was used and marked (BASE-BLUE-03).
    Used {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// A standard project was begun (BASE-SP-01).
    ProjectUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        project: StandardProject,
    },
    /// Plants or heat were converted.
    Converted {
        /// By whom.
        seat: Seat,
        /// Which conversion.
        conversion: Conversion,
    },
    /// Resources came into a stock.
    Gained {
        /// Whose.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// How many.
        amount: u16,
    },
    /// Resources were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// With what: of the stock, or from a card.
        with: Payer,
        /// How many.
        amount: u16,
    },
    /// Resources were taken away.
    Lost {
        /// From whom.
        seat: Seat,
        /// By whom.
        by: Option<Seat>,
        /// Which.
        resource: Resource,
        /// How many.
        amount: u16,
    },
    /// A production changed.
    Produced {
        /// Whose.
        seat: Seat,
        /// Through whom.
        by: Option<Seat>,
        /// Which.
        resource: Resource,
        /// By how much.
        change: i16,
    },
    /// All energy became heat (BASE-PROD-02).
    EnergyBecameHeat {
        /// Whose.
        seat: Seat,
        /// How much.
        amount: u16,
    },
    /// A parameter rose one step.
    Raised {
        /// Through whom.
        by: Option<Seat>,
        /// Which; never oceans, which are placed.
        parameter: Parameter,
    },
    /// A terraform rating changed.
    Rated {
        /// Whose.
        seat: Seat,
        /// By how much.
        change: i16,
    },
    /// A tile was placed; oceans and tiles placed by nobody have no owner.
    Placed {
        /// By whom.
        by: Option<Seat>,
        /// Which.
        tile: Tile,
        /// Where.
        space: Space,
    },
    /// An area was claimed.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Which.
        space: Space,
    },
    /// Resources were put on a card.
    Added {
        /// Which card.
        card: CardId,
        /// How many.
        amount: u8,
    },
    /// Resources were taken off a card.
    Taken {
        /// By whom.
        by: Option<Seat>,
        /// Which card.
        card: CardId,
        /// How many.
        amount: u8,
    },
    /// A card remembers something.
    Remembered {
        /// Which card.
        card: CardId,
        /// A number that the card's effect understands.
        value: u8,
    },
    /// The next card this generation is easier to play.
    Eased {
        /// For whom.
        seat: Seat,
        /// M€ off.
        discount: u8,
        /// Steps.
        leeway: u8,
    },
    /// A milestone was claimed.
    MilestoneClaimed {
        /// By whom.
        seat: Seat,
        /// Its place among the map's milestones.
        milestone: u8,
    },
    /// An award was funded.
    AwardFunded {
        /// By whom.
        seat: Seat,
        /// Its place among the map's awards.
        award: u8,
    },
    /// Markers left used actions, and what held for this generation ended (BASE-PROD-05).
    MarkersTaken,
}

/// Which way hands go in the draft (DRAFT-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Even generations.
    Clockwise,
    /// Odd generations.
    CounterClockwise,
}

impl Direction {
    /// The way of a generation's hands.
    pub const fn of(generation: u8) -> Self {
        if generation.is_multiple_of(2) { Self::Clockwise } else { Self::CounterClockwise }
    }

    /// The other way.
    #[must_use]
    pub const fn back(self) -> Self {
        match self {
            Self::Clockwise => Self::CounterClockwise,
            Self::CounterClockwise => Self::Clockwise,
        }
    }

    /// To whom a hand of this seat goes.
    pub fn from(self, seat: Seat, players: u8) -> Seat {
        match self {
            Self::Clockwise => seat.clockwise(players),
            Self::CounterClockwise => seat.counter_clockwise(players),
        }
    }
}
