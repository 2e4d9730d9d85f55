//! What an effect takes, adds or looks for, and where: resources on cards, whose they are, cards that are sought.

use crate::kit::listed;
use crate::mars::cards::{Resource, Tag};
use strum::{IntoStaticStr, VariantArray};

/// What is stored on cards (BASE-PB-14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CardResource {
    /// Animals.
    Animal,
    /// Microbes.
    Microbe,
    /// Science.
    Science,
    /// Fighters.
    Fighter,
    /// Floaters.
    Floater,
    /// Asteroids.
    Asteroid,
    /// Refugee camps.
    Camp,
    /// What is preserved (MIX-11).
    Preservation,
}

impl CardResource {
    /// All kinds.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);
}

/// Which resource is added to a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stored {
    /// This one.
    Kind(CardResource),
    /// One of these, whichever the card stores.
    OneOf(&'static [CardResource]),
}

/// Which card is added to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recipient {
    /// This one.
    This,
    /// An own card that stores the resource; skipped if there is none (BASE-PLAY-04).
    Own,
    /// An own card that already holds some.
    OwnHolding,
    /// An own card with this tag that stores the resource (VENUS-09).
    Tagged(Tag),
    /// The card whose play fired the trigger.
    Played,
    /// Every own card that stores the resource.
    Every,
    /// Every own card that already holds some.
    EveryHolding,
}

/// Whence resources are taken off cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// This card.
    This,
    /// One own card.
    Own,
    /// A card of anyone, own ones included.
    Anyone,
}

/// What may be removed from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removable {
    /// From a player's stock.
    Stock(Resource),
    /// From a card.
    Card(CardResource),
}

/// On which tiles a colony may be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settling {
    /// Where the player has none (COL-15).
    Usual,
    /// Where the player has one, too.
    Again,
}

/// From whom it may be removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Victim {
    /// Any one player, oneself included (BASE-PLAY-15).
    Anyone,
    /// Any one player who shows this tag; no wild tag stands in for it (VENUS-20).
    Showing(Tag),
    /// An opponent who owns a tile next to the tile just placed.
    NeighbourOfPlaced,
}

/// What is looked for among cards that are revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// Cards with this tag.
    Tag(Tag),
    /// Cards with the icon of this resource: they store it, or what they ask or do names it (VENUS-16).
    Icon(CardResource),
}

/// What of the cards looked at is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// This many, for nothing.
    Free(u8),
    /// The cards that are bought at the card price.
    Bought,
}
