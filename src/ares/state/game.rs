//! The game itself: what is true, and what is owed.

use super::facts::{Facts, Stage};
use super::task::{Slot, Task};
use crate::kit::{BySeat, Seat, Seats};

/// A game of Ares Expedition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ares {
    pub(crate) facts: Facts,
    pub(crate) slots: BySeat<Slot>,
}

// What a search copies again and again stays small (G26); synthetic cards may have their share beside.
const _: () = assert!(size_of::<Ares>() <= if cfg!(feature = "synthetic") { 4608 } else { 4096 });

impl Ares {
    /// Who still owes an answer.
    pub(crate) fn owing(&self) -> Seats {
        match self.facts.stage {
            Stage::Setup | Stage::Planning | Stage::Resolving(_) | Stage::HandLimit => {
                self.facts.seats().iter().filter(|&seat| !self.slots[seat].is_finished).collect()
            }
            Stage::Cube(seat) | Stage::Swap { by: seat, .. } => Seats::only(seat),
            Stage::Neutral | Stage::Warming => Seats::only(Seat::default()),
            Stage::Over => Seats::NONE,
        }
    }

    /// What this seat owes next in the running phase.
    pub(crate) fn task(&self, seat: Seat) -> Option<Task> {
        self.slots[seat].agenda.last().copied()
    }
}
