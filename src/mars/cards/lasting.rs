//! What lasts while a card lies open: what fires a trigger, and what a passive changes.

use super::kind::Kind;
use super::project::StandardProject;
use super::target::CardResource;
use super::tile::{Ground, TileClass};
use crate::mars::cards::{Parameter, Resource, Tag};

/// What fires a trigger.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum When {
    /// A card is played; all filters must hold.
    Plays {
        /// Of this form.
        kind: Option<Kind>,
        /// With one of these tags; none listed: any card.
        tags: &'static [Tag],
        /// Printed cost at least.
        cost: u8,
        /// Only those that show victory points ([`super::Card::shows_points`]).
        scoring: bool,
        /// Once a card or once a matching tag.
        per: Per,
    },
    /// A tile is placed.
    Places {
        /// Of this class.
        what: TileClass,
        /// On an area of this ground.
        on: Ground,
        /// On an area that shows one of these; none listed: any area.
        showing: &'static [Resource],
    },
    /// A standard project other than selling patents is paid for.
    Project {
        /// Printed cost at least.
        cost: u8,
    },
    /// A parameter is raised, once a step (VENUS-15).
    Raises(Parameter),
    /// A colony is built (COL-24).
    Settles,
    /// Everyone has produced (MIX-11).
    Produced,
    /// A card is played, once for each kind of tag that no open card of its player shows yet; events and wild tags bring none
    /// (COL-26).
    NewTag,
}

/// How often a matching card counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    /// Once.
    Card,
    /// Once for each matching tag.
    Tag,
}

/// What an open card changes for its owner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Passive {
    /// M€ off a price, never below 0.
    Discount {
        /// How many M€ it takes off.
        off: u8,
        /// What is cheaper.
        on: Purchase,
        /// Once a card or once a matching tag.
        per: Per,
    },
    /// Steel or titanium is worth that much more, in M€.
    Worth(Resource, u8),
    /// Limits on global parameters may be missed by that many steps.
    Leeway(Limits, u8),
    /// What is listed cannot be removed.
    Protect {
        /// In the owner's stock.
        stock: &'static [Resource],
        /// On cards.
        cards: &'static [CardResource],
        /// On which cards, and against whom.
        shield: Shield,
    },
    /// A greenery costs that many plants more (or, below 0, fewer).
    GreeneryCost(i8),
    /// Something of the owner's pays where it otherwise would not.
    Pays(Pays),
    /// A card that is bought costs that many M€ more (or, below 0, fewer).
    CardPrice(i8),
    /// As much as an own production rises by is gained of that resource, at once (VENUS-18).
    GainsRaised,
    /// Trading costs that much more of whatever pays for it (or, below 0, less; COL-19).
    TradeCost(i8),
    /// The marker may be moved up by that many positions before an own trade (COL-18).
    TradeStep(u8),
    /// Each step by which the own rating rises costs that many M€; what cannot be paid is not gained (TURM-PARTY-10).
    RatingToll(u8),
    /// That much more influence (TURM-INFL-02).
    Influence(u8),
    /// So many M€ for each ocean tile beside an own tile that is placed, instead of the usual ones (MIX-12).
    OceanBonus(u8),
}

/// Which limits on global parameters are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limits {
    /// The limits on all parameters.
    All,
    /// The limits on this parameter (VENUS-08).
    Of(Parameter),
}

/// That something pays: what, for what, and how much one of it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pays {
    /// What pays.
    pub with: Fund,
    /// How much of the price one of it pays.
    pub worth: u8,
    /// For what.
    pub toward: Purpose,
}

/// Something of a player's that pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fund {
    /// A resource of the stock.
    Stock(Resource),
    /// What is stored on this card.
    Here,
}

/// Which prices something pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The prices of cards with this tag. More than the price may be paid, and the excess is lost (Q-BASE-31).
    Tagged(Tag),
    /// All that are asked in this resource, as if it were that resource: no more of it than is needed (Q-MOD-16).
    Prices(Resource),
}

/// What a price is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purchase {
    /// Every card.
    Card,
    /// Cards with this tag.
    Tagged(Tag),
    /// A standard project.
    Project(StandardProject),
}

/// How far a protection reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shield {
    /// This card, against everyone, its owner included.
    ThisCard,
    /// All of the owner's, against opponents.
    FromOpponents,
}
