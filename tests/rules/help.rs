//! What the tests share beside the helpers of the builder: areas of Tharsis by row and position.

pub(crate) use viriditas::mars::scenario::{Play, all_pass, begun, finish_set_up, seat};

use viriditas::mars::maps::{MAPS, Space};
use viriditas::mars::scenario::Scenario;

/// The area at (row, position) of Tharsis, both from 0.
pub(crate) fn at(row: usize, position: usize) -> Space {
    MAPS[0].at(row, position).expect("an area of Tharsis")
}

/// The table with neutral greenery on all land but these areas.
pub(crate) fn without_land(scenario: Scenario, but: &[(usize, usize)]) -> Scenario {
    scenario.no_land_but(but)
}
