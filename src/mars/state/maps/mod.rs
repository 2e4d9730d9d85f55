//! Maps as data. To add one, write its rows as those of Tharsis are written and name it in [`MAPS`].

mod added;
mod addition;
pub(super) mod amazonis;
mod elysium;
mod hellas;
mod map;
mod printed;
mod spots;
#[cfg(feature = "synthetic")]
pub mod synthetic;
mod tharsis;
mod track;
mod vastitas;

pub use added::{ADDED, Added};
pub(crate) use added::{ADDING, PROJECT_OF};
pub use map::{Award, Hex, HexSet, HexSpec, MOST_OFF_MAP, Map, Milestone, OFF_MAP, SPACES, Terrain};
pub use printed::MAPS;
pub use track::{Track, TrackBonus};

use map::{Sort, beside, spots_of};

/// The map with this number, if there is one.
pub fn map(number: u8) -> Option<&'static Map> {
    let printed = MAPS.get(usize::from(number)).copied();
    #[cfg(feature = "synthetic")]
    let printed = printed.or_else(|| synthetic::map(number));
    printed
}
