//! A game: what is true, what is owed, and what is answered together.

use super::agenda::Agenda;
use super::facts::Facts;
use super::slots::Slot;
use crate::kit::BySeat;

/// A game of Terraforming Mars.
#[derive(Clone, PartialEq, Debug)]
pub struct Mars {
    pub(in crate::mars) facts: Facts,
    pub(in crate::mars) agenda: Agenda,
    pub(in crate::mars) slots: BySeat<Slot>,
}

// What a search copies again and again stays small (G26); invented cards may have their share beside.
const _: () = assert!(size_of::<Mars>() <= if cfg!(feature = "scenario") { 8192 } else { 4096 });
