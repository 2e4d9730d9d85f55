//! The cards of Ares Expedition as constants, and the vocabulary they are written in.
//!
//! A card is one `const`: behaviour, legality, words, face and worth are derived from that value. To add a card, add
//! a row to a table; nothing else names it. A slice of effects is carried out from left to right.

mod blue;
mod card;
mod corporations;
mod effect;
mod green;
mod lookup;
mod red;
#[cfg(feature = "synthetic")]
mod synthetic;
mod table;
mod term;

pub use blue::*;
pub use card::{Card, CardId, IDS};
pub use corporations::*;
pub use effect::{
    ANIMALS, ANIMALS_OR_MICROBES, ANY_KIND, Action, Amount, Bearer, Cause, Charge, Condition, Cost, Count,
    Each, Effect, Filter, Itself, Lowering, MICROBES, Passive, Production, Requirement, SCIENCE, Trigger,
};
pub use green::*;
pub(crate) use lookup::ALL_TABLES;
pub use lookup::{
    CORPORATIONS, CardSet, FIRST_GAME_CORPORATIONS, FIRST_GAME_PROJECTS, PROJECTS, PROMOTIONAL_CORPORATIONS,
    TABLES, all, card,
};
#[cfg(feature = "synthetic")]
pub use lookup::{SYNTHETIC_CORPORATIONS, SYNTHETIC_PROJECTS};
pub use red::*;
#[cfg(feature = "synthetic")]
pub use synthetic::*;
pub use term::{Capacity, CardColour, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack};
