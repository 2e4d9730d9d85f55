//! Any offer, each equally likely.

use super::{Look, Move, Policy, Reason};
use crate::kit::{Rng, Seat, Seed};
use crate::mars::Choice;

/// Plays at random; it does not look.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A player by lot, with chance of its own.
    pub fn new(seed: Seed) -> Self {
        Self { rng: Rng::new(seed) }
    }
}

impl Policy for Random {
    fn choose(&mut self, _look: &Look<'_>, _seat: Seat, offers: &[Choice]) -> Move {
        let choice = offers[self.rng.below(offers.len() as u32) as usize];
        Move { choice, reason: Reason::Chance { of: offers.len() as u16 } }
    }
}
