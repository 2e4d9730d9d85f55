//! What lies on the map.

use super::maps::{Hex, HexSet, SPACES};
use crate::kit::{BySeat, Seat};
use crate::mars::cards::{Tile, TileClass};

/// What lies on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The tile on each area: its number plus one, 0 for none.
    pub tiles: [u8; SPACES],
    /// All areas with a tile.
    pub occupied: HexSet,
    /// Areas with an ocean.
    pub oceans: HexSet,
    /// Areas with greenery.
    pub greeneries: HexSet,
    /// Areas with a city.
    pub cities: HexSet,
    /// Areas with a tile of each seat.
    pub owned: BySeat<HexSet>,
    /// Areas with a claim and no tile, of each seat.
    pub claimed: BySeat<HexSet>,
}

impl Board {
    /// The tile on an area.
    pub fn tile(&self, space: Hex) -> Option<Tile> {
        let number = *self.tiles.get(space.index())?;
        number.checked_sub(1).map(|place| Tile::ALL[usize::from(place)])
    }

    /// Whose tile it is; `None` for oceans, neutral tiles and empty areas.
    pub fn owner(&self, space: Hex) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.owned[seat].contains(space))
    }

    /// The areas with tiles of a class.
    pub fn of(&self, class: TileClass) -> HexSet {
        match class {
            TileClass::Ocean => self.oceans,
            TileClass::Greenery => self.greeneries,
            TileClass::City => self.cities,
            TileClass::Any => self.occupied,
            TileClass::Owned => self.occupied.but(self.oceans),
        }
    }

    /// Where a special tile lies.
    pub fn find(&self, tile: Tile) -> Option<Hex> {
        let number = tile as u8 + 1;
        self.tiles.iter().position(|&there| there == number).map(|place| Hex(place as u8))
    }
}
