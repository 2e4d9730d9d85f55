//! The nouns of the rulebook that cards name: tags, resources, phases, tracks and their zones.

use crate::kit::listed;
use strum::VariantArray;

/// A tag of a card (ARES-CARD-03). A red card has one event tag, and in play each tag of a red card counts
/// (ARES-CARD-07).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray)]
#[repr(u8)]
pub enum Tag {
    /// Steel lowers the price of the card.
    Building,
    /// Titanium lowers the price of the card.
    Space,
    /// Power.
    Power,
    /// Science.
    Science,
    /// Jupiter and its moons.
    Jovian,
    /// Earth.
    Earth,
    /// Plants.
    Plant,
    /// Microbes.
    Microbe,
    /// Animals.
    Animal,
    /// The tag that every red card has, and no other card.
    Event,
}

impl Tag {
    /// All ten.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);
}

/// A resource that a player keeps in stock (ARES-PB-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray)]
#[repr(u8)]
pub enum Stock {
    /// M€.
    MegaCredits,
    /// Heat: 8 of them raise the temperature.
    Heat,
    /// Plants: 8 of them make a forest.
    Plants,
}

impl Stock {
    /// All three.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);
}

/// A metal that is never spent and makes cards cheaper for good (ARES-PLAY-03, ARES-PLAY-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray)]
#[repr(u8)]
pub enum Capacity {
    /// Each takes 2 M€ off the price of a card with a building tag.
    Steel,
    /// Each takes 3 M€ off the price of a card with a space tag.
    Titanium,
}

impl Capacity {
    /// Both.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// The tag of the cards that it makes cheaper (ARES-PLAY-03, ARES-PLAY-04).
    pub const fn tag(self) -> Tag {
        match self {
            Self::Steel => Tag::Building,
            Self::Titanium => Tag::Space,
        }
    }
}

/// A special resource, which lies on cards (ARES-PB-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray)]
#[repr(u8)]
pub enum SpecialResource {
    /// An animal.
    Animal,
    /// A microbe.
    Microbe,
    /// A science resource.
    Science,
}

impl SpecialResource {
    /// All three.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);
}

/// A track of the board that is divided into zones (ARES-BOARD-01). Oceans are counted, not tracked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray)]
#[repr(u8)]
pub enum ZoneTrack {
    /// Oxygen, in percent.
    Oxygen,
    /// Temperature, in °C.
    Temperature,
}

impl ZoneTrack {
    /// Both.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);
}

/// A zone of a track, from the lowest to the highest (ARES-BOARD-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray)]
#[repr(u8)]
pub enum Zone {
    /// The zone in which the track starts.
    Purple,
    /// The second zone.
    Red,
    /// The third zone.
    Yellow,
    /// The zone in which the track ends.
    White,
}

impl Zone {
    /// All four, from the lowest to the highest.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);
}

/// The colour of a project card (ARES-CARD-04 to ARES-CARD-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray)]
#[repr(u8)]
pub enum CardColour {
    /// Production and capacities; played in phase I.
    Green,
    /// Lasting effects and actions; played in phase II.
    Blue,
    /// Done once; played in phase II.
    Red,
}

impl CardColour {
    /// All three.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// The phase in which cards of this colour are played (ARES-PHASE-06, ARES-PHASE-08).
    pub const fn phase(self) -> Phase {
        match self {
            Self::Green => Phase::Development,
            Self::Blue | Self::Red => Phase::Construction,
        }
    }
}

/// A phase of a round, in the order in which phases are resolved (ARES-PHASE-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray)]
#[repr(u8)]
pub enum Phase {
    /// Phase I: green cards are played.
    Development,
    /// Phase II: blue and red cards are played.
    Construction,
    /// Phase III: actions of cards and standard actions are used.
    Action,
    /// Phase IV: players collect income.
    Production,
    /// Phase V: players draw cards and keep some.
    Research,
}

impl Phase {
    /// All five, in their order.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);
}
