//! The tables of cards of all modules.

use super::Card;
use super::base::BASE;
use super::colonies::{COLONIES, TILES};
use super::corporate_era::CORPORATE_ERA;
use super::corporations::CORPORATIONS;
#[cfg(feature = "synthetic")]
use super::everywhere::{EVERYWHERE, OUTPOSTS};
use super::prelude::PRELUDE;
#[cfg(feature = "synthetic")]
use super::synthetic::SYNTHETIC;
use super::turmoil::{GLOBAL_EVENTS, PARTIES, TURMOIL};
use super::venus::VENUS_NEXT;

/// The tables of the boxes: a new module adds its line here.
pub const PRINTED: &[&[Card]] = &[
    BASE,
    CORPORATE_ERA,
    PRELUDE,
    VENUS_NEXT,
    COLONIES,
    TURMOIL,
    CORPORATIONS,
    TILES,
    PARTIES,
    GLOBAL_EVENTS,
];

/// Every table of cards.
#[cfg(not(feature = "synthetic"))]
pub const TABLES: &[&[Card]] = PRINTED;

/// Every table of cards, those of no box among them.
#[cfg(feature = "synthetic")]
pub const TABLES: &[&[Card]] = &{
    let mut all = [SYNTHETIC; PRINTED.len() + 3];
    let (printed, others) = all.split_at_mut(PRINTED.len());
    printed.copy_from_slice(PRINTED);
    others.copy_from_slice(&[SYNTHETIC, OUTPOSTS, EVERYWHERE]);
    all
};
