//! The map.

use crate::mars::cards::Effect;
use crate::mars::maps::Map;
use crate::text::Verbatim;

/// What stands there.
#[derive(Clone, Copy, Debug)]
pub enum PlanetWords<'a> {
    /// What the drawing of a map is called.
    MapOf(&'a Map),
    /// What is told of an area; nothing where there is nothing to tell.
    Area {
        /// What lies there and whose it is.
        words: Verbatim<'a>,
        /// The name that is written on it.
        name: Option<Verbatim<'a>>,
        /// Whether only an ocean goes there, and none lies there yet.
        is_for_ocean: bool,
        /// What is printed on it, where nothing lies there.
        bonus: &'a [Effect],
        /// Why it may not be chosen, as a sentence.
        refusal: Option<Verbatim<'a>>,
    },
    /// The volcano at this place among those of a map, from the north; nothing where it has no name.
    Volcano {
        /// On which map.
        map: &'a Map,
        /// Its place.
        place: usize,
    },
}
