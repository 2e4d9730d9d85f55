//! The form of a new game.

mod left_out;
pub(crate) mod lessons;
pub(crate) mod new_game;
mod plan;
pub(crate) mod preview;
