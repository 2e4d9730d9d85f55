//! The levels of the page: which policy answers for each, and with how much thought.

use super::sense::{spending_before_passing, without_fresh_sales};
use super::{Chosen, Friendly, Greedy, Planner, Policy, Position, Random, STEPS};
use crate::kit::Seed;
use crate::table::Bot;

/// Steps of thought that a level has for an answer, the same on every machine.
pub const fn budget(level: Bot) -> u32 {
    match level {
        Bot::Random | Bot::Friendly | Bot::Greedy => STEPS,
        Bot::Strong => 150,
        Bot::Expert => 8_000,
    }
}

/// What a bot of this level answers; its chance grows from the seed alone.
pub fn choose(level: Bot, seed: Seed, position: &Position<'_>) -> Chosen {
    match level {
        Bot::Random => Random::new(seed).choose(position),
        Bot::Friendly => Friendly::new(seed).choose(position),
        Bot::Greedy => sensibly(&mut Greedy::tuned(seed), position),
        Bot::Strong => sensibly(&mut Planner::new(seed, 3), position),
        Bot::Expert => sensibly(&mut Planner::new(seed, 10).looking_farther(), position),
    }
}

/// What a policy answers that does not sell what it has just bought, and that converts what it has no other use for before it passes.
fn sensibly(policy: &mut impl Policy, position: &Position<'_>) -> Chosen {
    let mut chosen = policy.choose(position);
    if let Some(offers) = without_fresh_sales(position)
        && !offers.contains(&chosen.choice)
    {
        chosen = policy.choose(&Position { offers: &offers, ..*position });
    }
    spending_before_passing(position, chosen)
}
