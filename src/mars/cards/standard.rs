//! Standard projects (BASE-SP), conversions (BASE-CONV) and what pays for whom without a card, as data.

use super::effect::Effect;
use super::lasting::{Fund, Pays, Purpose};
use super::project::StandardProject;
use super::target::Settling;
use super::tile::Tile;
use super::write::{gain, place, produce, raise, rate};
use crate::mars::cards::Parameter::{Temperature, Venus};
use crate::mars::cards::Resource::{Energy, MegaCredits, Steel, Titanium};
#[cfg(feature = "synthetic")]
use crate::mars::cards::Resource::{Heat, Plants};
use crate::mars::cards::Tag;

/// Something that anyone may do without a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StandardAction {
    /// Its English name.
    pub name: &'static str,
    /// In M€; of a conversion, in the resource that is converted.
    pub cost: u8,
    /// What it brings.
    pub play: &'static [Effect],
}

/// By [`StandardProject`]. The 1 M€ of a sold patent stands once, for each card.
pub const PROJECTS: [StandardAction; StandardProject::ALL.len()] = [
    StandardAction { name: "Sell patents", cost: 0, play: &[gain(MegaCredits, 1)] },
    StandardAction { name: "Power plant", cost: 11, play: &[produce(Energy, 1)] },
    StandardAction { name: "Asteroid", cost: 14, play: &[raise(Temperature, 1)] },
    StandardAction { name: "Air scrapping", cost: 15, play: &[raise(Venus, 1)] },
    StandardAction { name: "Buffer gas", cost: 16, play: &[rate(1)] },
    StandardAction { name: "Build colony", cost: 17, play: &[Effect::Settle(Settling::Usual)] },
    StandardAction { name: "Aquifer", cost: 18, play: &[place(Tile::Ocean)] },
    StandardAction { name: "Greenery", cost: 23, play: &[place(Tile::Greenery)] },
    StandardAction { name: "City", cost: 25, play: &[place(Tile::City), produce(MegaCredits, 1)] },
    #[cfg(feature = "synthetic")]
    StandardAction {
        name: "Second wind",
        cost: 13,
        play: &[raise(Temperature, 1), produce(Heat, 1), gain(Plants, 2)],
    },
];

/// By [`Conversion`](super::Conversion); the price in plants may be shifted by a passive.
pub const CONVERSIONS: [StandardAction; 2] = [
    StandardAction { name: "Convert plants", cost: 8, play: &[place(Tile::Greenery)] },
    StandardAction { name: "Convert heat", cost: 8, play: &[raise(Temperature, 1)] },
];

/// What pays for every player (BASE-PB-07, BASE-PB-08).
pub const PAYERS: [Pays; 2] = [
    Pays { with: Fund::Stock(Steel), worth: 2, toward: Purpose::Tagged(Tag::Building) },
    Pays { with: Fund::Stock(Titanium), worth: 3, toward: Purpose::Tagged(Tag::Space) },
];

/// M€ for a card that is bought (BASE-RES-01).
pub const CARD_PRICE: u8 = 3;
