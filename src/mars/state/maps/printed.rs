//! The printed maps, by their numbers.

use super::amazonis::AMAZONIS_PLANITIA;
use super::elysium::ELYSIUM;
use super::hellas::HELLAS;
use super::map::{MOST_OFF_MAP, Map, OFF_MAP};
use super::tharsis::THARSIS;
use super::vastitas::VASTITAS_BOREALIS;

/// Every map of the game; a set-up names one by its place here, for ever.
pub const MAPS: [&Map; 5] = [&THARSIS, &HELLAS, &ELYSIUM, &VASTITAS_BOREALIS, &AMAZONIS_PLANITIA];

const _: () = {
    let mut map = 0;
    while map < MAPS.len() {
        assert!(MAPS[map].spots.len() <= OFF_MAP as usize, "a map has too many areas");
        assert!(MAPS[map].off_map.len() <= MOST_OFF_MAP, "a map has too many areas beside it");
        map += 1;
    }
};
