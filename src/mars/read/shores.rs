//! The oceans beside an area.

use crate::mars::state::facts::Facts;
use crate::mars::state::maps::{Hex, HexSet};

/// M€ for each ocean next to a tile just placed (BASE-TILE-03).
pub const OCEAN_BONUS: i16 = 2;

/// The oceans beside an area, for which whoever builds there is paid.
pub fn shores(facts: &Facts, space: Hex) -> HexSet {
    facts.map().beside(space).and(facts.board.oceans)
}
