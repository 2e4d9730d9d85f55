//! Why an answer is refused.

use super::payer::{Payer, Price};
use super::piles::Pile;
use crate::kit::Seat;
use crate::mars::cards::{
    CardResource, Count, Parameter, PlacementRule, Recipient, Reserved, Resource, Source, Stored, Tile,
};

/// So much more of something would cover a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Help {
    /// The payer of which more would help.
    pub with: Payer,
    /// How much more of it would cover the price.
    pub more: u16,
}

/// The first few that would help, in the order in which they are asked to pay.
pub type Helps = [Option<Help>; 4];

/// Why an answer is refused, with numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over, or another seat is asked.
    NotAsked,
    /// The choice does not answer this question.
    NotAnAnswer,
    /// The corporation's first action comes first (Q-BASE-14).
    FirstActionDue,
    /// The card is not in hand.
    NotInHand,
    /// The card is not on this player's table.
    NotOnTable,
    /// The price cannot be paid.
    CannotAfford {
        /// The price, after discounts.
        price: Price,
        /// How much of it is short after everything that may pay has paid.
        short: u16,
        /// What would cover it: any one of these alone.
        help: Helps,
    },
    /// Too few of a resource.
    TooFew {
        /// The resource that is short.
        resource: Resource,
        /// How many of it are needed.
        needs: u16,
        /// How many of it the player has.
        has: u16,
    },
    /// A count is too low (BASE-CARD-09).
    TooLow {
        /// What is counted.
        of: Count,
        /// What is needed.
        needs: i16,
        /// What it is.
        now: i16,
    },
    /// A count is too high (BASE-CARD-09).
    TooHigh {
        /// What is counted.
        of: Count,
        /// What is allowed.
        allows: i16,
        /// What it is.
        now: i16,
    },
    /// The own production is too low for a compulsory decrease (BASE-PLAY-14).
    ProductionTooLow {
        /// The resource that is produced.
        resource: Resource,
        /// By how much it must fall.
        falls: i16,
        /// What the production is.
        now: i16,
    },
    /// No player has that much production to lose (BASE-PLAY-16).
    NobodyProduces {
        /// The resource whose production must fall.
        resource: Resource,
        /// How much production one player must have to lose.
        needs: u8,
    },
    /// The card has too few resources on it.
    TooFewOnCard {
        /// What the card stores.
        what: CardResource,
        /// How many are needed.
        needs: u8,
        /// How many lie on the card.
        has: u8,
    },
    /// No card has what must be taken from one.
    NoSource {
        /// The kind of resource that cards store.
        what: CardResource,
        /// How many must lie on one card.
        needs: u8,
        /// Whose cards these could be.
        from: Source,
    },
    /// There is no card in hand that could be discarded.
    NothingToDiscard,
    /// The parameter is at its goal, so that a step changes nothing (Q-BASE-34).
    AtGoal {
        /// The parameter.
        parameter: Parameter,
    },
    /// None of the player's cards can take what is added (Q-BASE-34).
    NoHolder {
        /// What is added.
        what: Stored,
        /// On which cards it may lie.
        on: Recipient,
    },
    /// No opponent has any of a resource that is taken from one (Q-BASE-34).
    NobodyHas {
        /// The resource.
        resource: Resource,
    },
    /// No card is left to draw, neither in the draw pile nor among the discards (Q-BASE-34).
    NoCards {
        /// Which pile is empty.
        pile: Pile,
    },
    /// No step of the action changes anything, for a reason that has no words of its own (Q-BASE-34).
    NothingChanges,
    /// No own blue card has an action that was used and could be used again.
    NothingToRepeat,
    /// No colony tile can take another colony of this player (COL-15).
    NoSite,
    /// All trade fleets of this player are away (COL-06).
    NoFleet,
    /// There is no colony tile to which a fleet could be sent.
    NoPort,
    /// A fleet is at this colony tile (COL-06).
    Visited {
        /// Whose.
        by: Seat,
    },
    /// The colony tile waits for a card that stores this (COL-05).
    Shut {
        /// What must be stored.
        what: CardResource,
    },
    /// No delegate of this player is left to send (TURM-LOBBY-06).
    NoDelegate,
    /// No neutral delegate sits in a party that it does not lead.
    NothingToReplace,
    /// Every colony tile is in play.
    NoTileLeft,
    /// There are no two colony tiles of which one marker could move up and the other down (COL-21).
    NothingToShift,
    /// No own card has production that could be repeated.
    NothingToCopy,
    /// No card in hand can be played now.
    NothingToPlay,
    /// There is nothing of which a number could be chosen.
    NothingToChoose {
        /// What is counted.
        of: Count,
    },
    /// There is no free area where the tile may go (Q-BASE-04).
    NoArea {
        /// The tile that must be placed.
        tile: Tile,
        /// The areas where its card or project lets it go.
        area: PlacementRule,
    },
    /// The action was used in this generation (BASE-BLUE-01).
    Used,
    /// Somebody has it.
    Taken {
        /// The seat that has it.
        by: Seat,
    },
    /// As many are claimed or funded as may be (BASE-MILE-03, BASE-AWARD-02).
    AllTaken {
        /// How many that is.
        most: u8,
    },
    /// Milestones and awards are not used alone (SOLO-SETUP-11).
    NotInSolo,
    /// Nothing is in hand.
    EmptyHand,
    /// A turn with an action is ended, not passed (Q-BASE-12).
    AlreadyActed,
    /// A turn without an action is passed, not ended (Q-BASE-12).
    NothingDone,
    /// A tile is there.
    Occupied,
    /// Another player claimed the area.
    ClaimedBy {
        /// The seat that claimed it.
        seat: Seat,
    },
    /// Only ocean goes there (BASE-BOARD-03).
    OceanOnly,
    /// Only a named city goes there (BASE-BOARD-04).
    CityOnly {
        /// The city for which the area is reserved.
        name: Reserved,
    },
    /// The tile does not go there.
    NotThere {
        /// The tile that is to be placed.
        tile: Tile,
        /// The areas where its card or project lets it go.
        area: PlacementRule,
    },
    /// There is no such area on the map.
    OffTheMap,
    /// A city is next to it (BASE-TILE-10).
    BesideCity,
    /// Greenery goes next to own tiles while it can (BASE-TILE-05).
    NotBesideOwn,
    /// The number is out of bounds.
    OutOfBounds {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// The answer cannot be put first.
    NotFirst,
}

impl Refusal {
    /// The id of the rule by which the answer is refused.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::NotAsked => "BASE-ACT-02",
            Self::NotAnAnswer => "BASE-ACT-03",
            Self::FirstActionDue => "BASE-CARD-03",
            Self::NotInHand | Self::NothingToPlay => "BASE-PLAY-01",
            Self::NotOnTable | Self::NothingToRepeat | Self::Used => "BASE-BLUE-01",
            Self::CannotAfford { .. } => "BASE-CARD-06",
            Self::TooFew { .. } | Self::TooFewOnCard { .. } => "BASE-BLUE-02",
            Self::TooLow { .. } | Self::TooHigh { .. } => "BASE-CARD-09",
            Self::ProductionTooLow { .. } => "BASE-PLAY-14",
            Self::NobodyProduces { .. } => "BASE-PLAY-16",
            Self::NoSource { .. }
            | Self::NothingToDiscard
            | Self::NothingChanges
            | Self::NothingToCopy
            | Self::NothingToChoose { .. }
            | Self::OutOfBounds { .. } => "BASE-PLAY-02",
            Self::AtGoal { .. } => "BASE-PARAM-06",
            Self::NoHolder { .. } => "BASE-PB-15",
            Self::NobodyHas { .. } => "BASE-PLAY-17",
            Self::NoCards { .. } => "BASE-RES-04",
            Self::NoSite => "COL-15",
            Self::NoFleet | Self::Visited { .. } => "COL-06",
            Self::NoPort | Self::Shut { .. } => "COL-05",
            Self::NoDelegate => "TURM-LOBBY-06",
            Self::NothingToReplace => "TURM-LEAD-05",
            Self::NoTileLeft => "COL-25",
            Self::NothingToShift => "COL-21",
            Self::NoArea { .. } => "BASE-TILE-18",
            Self::Taken { .. } => "BASE-MILE-02",
            Self::AllTaken { .. } => "BASE-MILE-03",
            Self::NotInSolo => "SOLO-SETUP-11",
            Self::EmptyHand => "BASE-SP-02",
            Self::AlreadyActed => "BASE-ACT-06",
            Self::NothingDone => "BASE-ACT-05",
            Self::Occupied | Self::ClaimedBy { .. } | Self::OffTheMap => "BASE-TILE-01",
            Self::OceanOnly => "BASE-BOARD-03",
            Self::CityOnly { .. } => "BASE-BOARD-04",
            Self::NotThere { .. } => "BASE-TILE-16",
            Self::BesideCity => "BASE-TILE-10",
            Self::NotBesideOwn => "BASE-TILE-05",
            Self::NotFirst => "BASE-PLAY-13",
        }
    }
}
