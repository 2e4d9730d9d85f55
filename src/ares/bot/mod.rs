//! Computer opponents for Ares Expedition. A bot is handed the view of its seat, never the game.
//!
//! The greedy bot tries each offer on a copy of the view and compares the seat's positions; the two upper levels play the best offers on to
//! the end of the round with everyone greedy, in games that could be this one, and read there a value that was learned from the ends of
//! games.

mod effects;
mod greedy;
mod judge;
mod levels;
mod plan;
mod planner;
mod prospects;
mod value;
mod value_table;
mod weights;
mod worth;

use crate::ares::state::question::Choice;
use crate::kit::BotChoice;

pub(crate) use levels::choose_within;
pub use levels::{budget, choose};
pub use planner::at_the_end;
pub use value::{FEATURES, STAGES, ValueTable, features, stage};

/// An answer and why it was given.
pub type Chosen = BotChoice<Choice>;
