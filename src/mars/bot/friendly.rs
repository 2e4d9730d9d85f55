//! A friendly beginner: plays as the greedy bot did before it was tuned, and overlooks a part of what it could do.

use super::{Chosen, Greedy, Policy, Position};
use crate::kit::{Rng, Seed};
use crate::mars::Choice;
use crate::mars::cards::StandardProject;

/// Overlooks some of its offers, as a beginner does.
#[derive(Clone, Debug)]
pub struct Friendly {
    seed: Seed,
}

/// Of a hundred offers it notices so many.
const NOTICED: u32 = 65;

impl Friendly {
    /// A beginner; chance decides what is overlooked.
    pub const fn new(seed: Seed) -> Self {
        Self { seed }
    }
}

impl Policy for Friendly {
    fn choose(&mut self, position: &Position<'_>) -> Chosen {
        let mut rng = Rng::new(self.seed);
        let seen = position.offers.iter().copied().filter(|_| rng.below(100) < NOTICED);
        // Where it notices nothing but that it could sell cards, it looks at everything.
        let seen: Vec<Choice> =
            seen.filter(|&choice| choice != Choice::Project(StandardProject::SellPatents)).collect();
        let offers = if seen.is_empty() { position.offers } else { &seen };
        Greedy::new(self.seed).choose(&Position { offers, ..*position })
    }
}
