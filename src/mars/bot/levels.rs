//! The levels of the page: which policy answers for each, and with how much thought.

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
        Bot::Greedy => Greedy::tuned(seed).choose(position),
        Bot::Strong => Planner::new(seed, 3).choose(position),
        Bot::Expert => Planner::new(seed, 10).choose(position),
    }
}
