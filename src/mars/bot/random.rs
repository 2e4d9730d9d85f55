//! Any offer, each equally likely.

use super::{Chosen, Policy, Position, Reason};
use crate::kit::{Rng, Seed};

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
    fn choose(&mut self, position: &Position<'_>) -> Chosen {
        let offers = position.offers;
        let choice = offers[self.rng.below(offers.len() as u32) as usize];
        Chosen { choice, reason: Reason::Chance { of: offers.len() as u16 } }
    }
}
