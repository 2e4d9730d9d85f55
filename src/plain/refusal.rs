//! Why an answer is refused, as plain values.

use super::price::{Payer, Price};
use crate::mars::cards::{Chair, Count, Recipient, Stored, Tally, Whose};
use crate::mars::{self, Help};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// Why an answer is refused, told apart by its `kind`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game is over, or another seat is asked.
    NotAsked,
    /// The choice does not answer this question.
    NotAnAnswer,
    /// The corporation's first action comes first.
    FirstActionDue,
    /// The card is not in hand.
    NotInHand,
    /// The card is not on this player's table.
    NotOnTable,
    /// The price cannot be paid.
    CannotAfford {
        /// The price, after discounts.
        price: Price,
        /// How much is missing after everything that may pay has paid.
        short: u16,
        /// What would cover it: any one of these alone.
        help: Vec<More>,
    },
    /// Too few of a resource.
    TooFew {
        /// The resource.
        #[cfg_attr(test, ts(type = "Resource"))]
        resource: &'static str,
        /// How many are needed.
        needs: u16,
        /// How many there are.
        has: u16,
    },
    /// A count is too low.
    TooLow {
        /// What is counted.
        of: Counted,
        /// What is needed.
        needs: i16,
        /// What it is.
        now: i16,
    },
    /// A count is too high.
    TooHigh {
        /// What is counted.
        of: Counted,
        /// What is allowed.
        allows: i16,
        /// What it is.
        now: i16,
    },
    /// The own production cannot fall so far.
    ProductionTooLow {
        /// What is produced.
        #[cfg_attr(test, ts(type = "Resource"))]
        resource: &'static str,
        /// By how much it must fall.
        falls: i16,
        /// What it is.
        now: i16,
    },
    /// No player has that much production to lose.
    NobodyProduces {
        /// What is produced.
        #[cfg_attr(test, ts(type = "Resource"))]
        resource: &'static str,
        /// How much of it one player must have.
        needs: u8,
    },
    /// The card has too few resources on it.
    TooFewOnCard {
        /// What it stores.
        #[cfg_attr(test, ts(type = "CardResource"))]
        what: &'static str,
        /// How many are needed.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// No card has what must be taken from one.
    NoSource {
        /// What cards store.
        #[cfg_attr(test, ts(type = "CardResource"))]
        what: &'static str,
        /// How many must lie on one card.
        needs: u8,
    },
    /// No colony tile has a place for another colony.
    NoSite,
    /// All own trade fleets are away.
    NoFleet,
    /// There is no colony tile to trade with.
    NoPort,
    /// Another trade fleet is at the colony tile.
    Visited {
        /// Whose.
        by: u8,
    },
    /// The colony tile waits for a card.
    Shut {
        /// What that card must store.
        #[cfg_attr(test, ts(type = "CardResource"))]
        what: &'static str,
    },
    /// No delegate is left to send.
    NoDelegate,
    /// No neutral delegate could be replaced.
    NothingToReplace,
    /// Every colony tile is in play.
    NoTileLeft,
    /// No two markers of colony tiles could move, one up and one down.
    NothingToShift,
    /// No card in hand could be discarded.
    NothingToDiscard,
    /// The parameter is at its goal.
    AtGoal {
        /// The parameter.
        #[cfg_attr(test, ts(type = "Parameter"))]
        parameter: &'static str,
    },
    /// No own card can take what is added.
    NoHolder {
        /// What is added: any one of these.
        #[cfg_attr(test, ts(type = "CardResource[]"))]
        what: Vec<&'static str>,
        /// The tag that the card must show.
        #[cfg_attr(test, ts(type = "Tag | null"))]
        tag: Option<&'static str>,
    },
    /// No opponent has the resource.
    NobodyHas {
        /// The resource.
        #[cfg_attr(test, ts(type = "Resource"))]
        resource: &'static str,
    },
    /// No card is left to draw.
    NoCards {
        /// Of which pile.
        #[cfg_attr(test, ts(type = "Pile"))]
        pile: &'static str,
    },
    /// No step of the action changes anything.
    NothingChanges,
    /// No own blue card has an action that was used and could be used again.
    NothingToRepeat,
    /// No own card has production that could be repeated.
    NothingToCopy,
    /// No card in hand can be played now.
    NothingToPlay,
    /// There is nothing of which a number could be chosen.
    NothingToChoose {
        /// What is counted.
        of: Counted,
    },
    /// There is no free area where the tile may go.
    NoArea {
        /// The tile.
        #[cfg_attr(test, ts(type = "Tile"))]
        tile: &'static str,
    },
    /// The action was used in this generation.
    Used,
    /// Somebody has it.
    Taken {
        /// Who.
        by: u8,
    },
    /// As many are claimed or funded as may be.
    AllTaken {
        /// How many that is.
        most: u8,
    },
    /// There are no milestones and awards in a solo game.
    NotInSolo,
    /// Nothing is in hand.
    EmptyHand,
    /// A turn with an action is ended, not passed.
    AlreadyActed,
    /// A turn without an action is passed, not ended.
    NothingDone,
    /// A tile is there.
    Occupied,
    /// Another player claimed the area.
    ClaimedBy {
        /// Who.
        seat: u8,
    },
    /// Only ocean goes there.
    OceanOnly,
    /// Only a named city goes there.
    CityOnly {
        /// Which.
        #[cfg_attr(test, ts(type = "ReservedArea"))]
        name: &'static str,
    },
    /// The tile does not go there.
    NotThere {
        /// The tile.
        #[cfg_attr(test, ts(type = "Tile"))]
        tile: &'static str,
    },
    /// There is no such area.
    OffTheMap,
    /// A city is next to it.
    BesideCity,
    /// Greenery goes next to own tiles while it can.
    NotBesideOwn,
    /// The number is out of bounds.
    OutOfBounds {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// The step cannot be put first.
    NotFirst,
}

/// So much more of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct More {
    /// Of what: a resource, or what lies on a card.
    pub with: Payer,
    /// How much.
    pub more: u16,
}

/// What is counted: `what`, and of which, where there are several kinds of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Counted {
    /// What is counted.
    pub what: &'static str,
    /// Of which tag, resource, parameter or class of tiles.
    pub of: Option<&'static str>,
}

impl From<Help> for More {
    fn from(help: Help) -> Self {
        Self { with: help.with.into(), more: help.more }
    }
}

/// What milestones and awards count.
const fn tally(of: Tally) -> &'static str {
    match of {
        Tally::Tags(_) => "tags-together",
        Tally::KindsOfTag => "kinds-of-tag",
        Tally::Cards(_) => "cards-played",
        Tally::Costly(_) => "costly-cards",
        Tally::Limited => "cards-with-requirements",
        Tally::Raised => "raised-productions",
        Tally::Highest => "highest-production",
        Tally::Lowest => "lowest-stock",
        Tally::Productions(_) => "productions-together",
        Tally::KindsOfResource => "kinds-of-resource",
        Tally::OnCards(_) => "resources-on-cards",
        Tally::LowestRows(_) => "tiles-in-lowest-rows",
        Tally::BesideOceans => "tiles-beside-oceans",
        Tally::AwayFromOceans => "tiles-away-from-oceans",
        Tally::BesideVolcanoes => "tiles-beside-volcanoes",
        Tally::LargestGroup => "largest-group",
        Tally::KindsOfTile => "kinds-of-tile",
        Tally::EmptyBesideOwn => "empty-areas-beside-own",
        Tally::Delegates => "delegates",
    }
}

impl From<Count> for Counted {
    fn from(count: Count) -> Self {
        let (what, of) = match count {
            Count::Tags(tag) => ("tags", Some(tag.name())),
            Count::TagsOfAll(tag) => ("tags-of-all", Some(tag.name())),
            Count::Tagless => ("cards-without-tags", None),
            Count::Colonies(Whose::Own) => ("colonies", None),
            Count::Colonies(Whose::Anyone) => ("colonies-of-all", None),
            Count::OpponentsTags(tag) => ("opponents-tags", Some(tag.name())),
            Count::Tiles(class, ..) => ("tiles", Some(class.into())),
            Count::BesideThis(class) => ("tiles-beside", Some(class.into())),
            Count::ResourcesHere => ("resources-here", None),
            Count::EventsOfAll => ("events-of-all", None),
            Count::Hand => ("hand", None),
            Count::Rating => ("rating", None),
            Count::RatingRaised => ("rating-raised", None),
            Count::Production(resource) => ("production", Some(resource.name())),
            Count::Stock(resource) => ("stock", Some(resource.name())),
            Count::Track(parameter) => ("parameter", Some(parameter.name())),
            Count::Chosen => ("chosen", None),
            Count::Goal(of) => (tally(of), None),
            Count::Influence => ("influence", None),
            Count::Rank(_) => ("rank", None),
            Count::RatingSets(_) => ("sets-of-rating", None),
            Count::InPower(party) => ("party", Some(party.name())),
            Count::Leads => ("parties-led", None),
            Count::Chair(Chair::Own) => ("own-chairman", None),
            Count::Chair(Chair::Neutral) => ("neutral-chairman", None),
            Count::Parties => ("parties", None),
        };
        Self { what, of }
    }
}

impl From<mars::Refusal> for Refusal {
    fn from(refusal: mars::Refusal) -> Self {
        use mars::Refusal as It;
        match refusal {
            It::NotAsked => Self::NotAsked,
            It::NotAnAnswer => Self::NotAnAnswer,
            It::FirstActionDue => Self::FirstActionDue,
            It::NotInHand => Self::NotInHand,
            It::NotOnTable => Self::NotOnTable,
            It::CannotAfford { price, short, help } => Self::CannotAfford {
                price: price.into(),
                short,
                help: help.into_iter().flatten().map(More::from).collect(),
            },
            It::TooFew { resource, needs, has } => Self::TooFew { resource: resource.name(), needs, has },
            It::TooLow { of, needs, now } => Self::TooLow { of: of.into(), needs, now },
            It::TooHigh { of, allows, now } => Self::TooHigh { of: of.into(), allows, now },
            It::ProductionTooLow { resource, falls, now } => {
                Self::ProductionTooLow { resource: resource.name(), falls, now }
            }
            It::NobodyProduces { resource, needs } => {
                Self::NobodyProduces { resource: resource.name(), needs }
            }
            It::TooFewOnCard { what, needs, has } => Self::TooFewOnCard { what: what.name(), needs, has },
            It::NoSource { what, needs, from: _ } => Self::NoSource { what: what.name(), needs },
            It::NoSite => Self::NoSite,
            It::NoFleet => Self::NoFleet,
            It::NoPort => Self::NoPort,
            It::Visited { by } => Self::Visited { by: by.number() },
            It::Shut { what } => Self::Shut { what: what.name() },
            It::NoDelegate => Self::NoDelegate,
            It::NothingToReplace => Self::NothingToReplace,
            It::NoTileLeft => Self::NoTileLeft,
            It::NothingToShift => Self::NothingToShift,
            It::NothingToDiscard => Self::NothingToDiscard,
            It::AtGoal { parameter } => Self::AtGoal { parameter: parameter.name() },
            It::NoHolder { what, on } => Self::NoHolder {
                what: match what {
                    Stored::Kind(kind) => vec![kind.name()],
                    Stored::OneOf(kinds) => kinds.iter().map(|kind| kind.name()).collect(),
                },
                tag: match on {
                    Recipient::Tagged(tag) => Some(tag.name()),
                    Recipient::This
                    | Recipient::Own
                    | Recipient::OwnHolding
                    | Recipient::Played
                    | Recipient::Every
                    | Recipient::EveryHolding => None,
                },
            },
            It::NobodyHas { resource } => Self::NobodyHas { resource: resource.name() },
            It::NoCards { pile } => Self::NoCards { pile: pile.into() },
            It::NothingChanges => Self::NothingChanges,
            It::NothingToRepeat => Self::NothingToRepeat,
            It::NothingToCopy => Self::NothingToCopy,
            It::NothingToPlay => Self::NothingToPlay,
            It::NothingToChoose { of } => Self::NothingToChoose { of: of.into() },
            It::NoArea { tile, area: _ } => Self::NoArea { tile: tile.name() },
            It::Used => Self::Used,
            It::Taken { by } => Self::Taken { by: by.number() },
            It::AllTaken { most } => Self::AllTaken { most },
            It::NotInSolo => Self::NotInSolo,
            It::EmptyHand => Self::EmptyHand,
            It::AlreadyActed => Self::AlreadyActed,
            It::NothingDone => Self::NothingDone,
            It::Occupied => Self::Occupied,
            It::ClaimedBy { seat } => Self::ClaimedBy { seat: seat.number() },
            It::OceanOnly => Self::OceanOnly,
            It::CityOnly { name } => Self::CityOnly { name: name.name() },
            It::NotThere { tile, area: _ } => Self::NotThere { tile: tile.name() },
            It::OffTheMap => Self::OffTheMap,
            It::BesideCity => Self::BesideCity,
            It::NotBesideOwn => Self::NotBesideOwn,
            It::OutOfBounds { least, most } => Self::OutOfBounds { least, most },
            It::NotFirst => Self::NotFirst,
        }
    }
}
