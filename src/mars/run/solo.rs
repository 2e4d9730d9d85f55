//! Neutral tiles of a solo game (SOLO-SETUP-02 to SOLO-SETUP-08, Q-SOLO-01).

use super::Run;
use crate::kit::hex::NOWHERE;
use crate::mars::cards::{Tile, card};
use crate::mars::read::areas::open_land;
use crate::mars::state::event::Event;
use crate::mars::state::maps::{Hex, HexSet, Map};
use crate::mars::state::piles::Pile;

impl Run<'_> {
    /// Four cards are turned up and discarded; their costs place two cities, then greenery beside each.
    pub(crate) fn place_neutral_tiles(&mut self) {
        let costs: [u8; 4] = core::array::from_fn(|_| {
            let top = self.top_card(Pile::Projects);
            if let Some(id) = top {
                self.emit(Event::Revealed { card: id });
            }
            top.map_or(0, |id| card(id).cost)
        });
        self.lay_neutral_tiles(costs);
    }

    /// Two cities, then greenery beside each, as these costs say.
    pub(crate) fn lay_neutral_tiles(&mut self, costs: [u8; 4]) {
        let first = self.place_neutral_city(costs[0], From::NorthWest);
        let second = self.place_neutral_city(costs[1], From::SouthEast);
        for (city, cost) in [(first, costs[2]), (second, costs[3])] {
            if let Some(space) = city.and_then(|city| self.neutral_greenery(city, cost)) {
                self.place(None, Tile::Greenery, space);
            }
        }
    }

    fn place_neutral_city(&mut self, cost: u8, from: From) -> Option<Hex> {
        let facts = self.facts();
        let free = open_land(facts).but(facts.map().beside_any(facts.board.cities));
        let space = counted(free, cost, from)?;
        self.place(None, Tile::City, space);
        Some(space)
    }

    fn neutral_greenery(&self, city: Hex, cost: u8) -> Option<Hex> {
        let free = open_land(self.facts());
        let legal = round(self.facts().map(), city).filter(|&space| free.contains(space));
        let count = legal.clone().count();
        legal.clone().nth(place(cost, count)?)
    }
}

/// Where counting begins.
#[derive(Clone, Copy)]
enum From {
    NorthWest,
    SouthEast,
}

/// The area counted to, from 1; a count past the end goes on from the start.
fn counted(areas: HexSet, cost: u8, from: From) -> Option<Hex> {
    let place = place(cost, areas.len() as usize)?;
    match from {
        From::NorthWest => areas.iter().nth(place),
        From::SouthEast => areas.iter().nth_back(place),
    }
}

fn place(cost: u8, of: usize) -> Option<usize> {
    (usize::from(cost).max(1) - 1).checked_rem(of)
}

/// The neighbours, clockwise from the upper left.
fn round(map: &'static Map, space: Hex) -> impl Iterator<Item = Hex> + Clone {
    map.around[space.index()].into_iter().filter(|&area| area != NOWHERE).map(Hex)
}
