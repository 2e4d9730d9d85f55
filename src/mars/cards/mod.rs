//! The board game's cards as constants, and the vocabulary they are written in.
//!
//! A card is one `const`: its behaviour, legality, words, face and worth are derived from that value. To add
//! a card, add it to the table of its module; nothing else names it. A table's slice of effects is carried
//! out from left to right, and is written in the order a player would want.

mod asked;
mod base;
mod card;
mod colonies;
mod corporate_era;
mod corporations;
mod count;
mod effect;
#[cfg(feature = "synthetic")]
mod everywhere;
mod footprint;
mod id;
mod kind;
mod lasting;
mod lookup;
mod names;
mod nature;
mod parameter;
mod party;
mod prelude;
mod project;
mod resource;
mod standard;
#[cfg(feature = "synthetic")]
mod synthetic;
mod tables;
mod tag;
mod target;
mod tile;
mod turmoil;
mod venus;
mod write;

pub use asked::Asked;
pub use base::*;
pub use card::{Action, Card, Colony, GlobalEvent, POSITIONS, Trigger};
pub use colonies::*;
pub use corporate_era::*;
pub use corporations::*;
pub use count::*;
pub use effect::*;
#[cfg(feature = "synthetic")]
pub use everywhere::{EVERYWHERE, OUTPOSTS};
pub(crate) use footprint::{Footprint, MONEY, PRODUCTIONS, StatePart, bit};
pub use id::{COLONY_TILES, CardId, IDS};
pub use kind::{Kind, Module};
pub use lasting::*;
pub use lookup::{
    ACTS_POSSIBLE, ALWAYS_POSSIBLE, CardSet, GAINS_RAISED, HEARS_CARDS, HEARS_COLONIES, HEARS_PRODUCTION,
    HEARS_PROJECTS, HEARS_STEPS, HEARS_TILES, HOLDS, LETS_PAY, LIMITED, OCEAN_BONUSES, PAYS_IN_KIND,
    PRICES_CARDS, RAISES_RATING, RAISES_RATING_LATER, TAGGED, TOLLS, WITH_ACTIONS, WITH_PASSIVES, all, card,
    of_kind,
};
pub use names::named;
pub(crate) use nature::TriggerPriority;
pub use parameter::{ByParameter, Parameter};
pub use party::Party;
pub use prelude::*;
pub use project::{Conversion, StandardProject};
pub use resource::{ByResource, Resource};
pub use standard::{CARD_PRICE, CONVERSIONS, PAYERS, PROJECTS, StandardAction};
#[cfg(feature = "synthetic")]
pub use synthetic::*;
pub use tables::{PRINTED, TABLES};
pub use tag::{ByTag, Tag};
pub use target::*;
pub use tile::*;
pub use turmoil::*;
pub use venus::*;
pub use write::*;

/// Writes each card once: as a constant of its own and as an entry of its module's table.
macro_rules! cards {
    ($(#[$about:meta])* $table:ident: $( $name:ident = Card $body:tt; )*) => {
        $(
            #[doc = concat!("The card `", stringify!($name), "`.")]
            pub const $name: Card = Card $body;
        )*
        $(#[$about])*
        pub const $table: &[Card] = &[$($name),*];
    };
}
pub(crate) use cards;
