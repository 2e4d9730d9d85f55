//! What is said of the map and the tracks.

use super::{Flaw, Scenario};
use crate::kit::{EventLog, Seat};
use crate::mars::cards::{Parameter, Reserved, Tile};
use crate::mars::read::possible::may_lie;
use crate::mars::run::{Run, RunUntil};
use crate::mars::state::event::Event;
use crate::mars::state::maps::{Hex, HexSet, Track};

impl Scenario {
    /// A tile of this seat (an ocean is nobody's) at (row, position).
    #[must_use]
    pub fn tile(mut self, tile: Tile, row: usize, position: usize) -> Self {
        if let Some(space) = self.space(row, position) {
            self.lay(Some(self.seat), tile, space);
        }
        self
    }

    /// A tile of this seat on an area of that name.
    #[must_use]
    pub fn tile_on(mut self, tile: Tile, name: Reserved) -> Self {
        match self.facts.map().reserved(name) {
            Some(space) => self.lay(Some(self.seat), tile, space),
            None => self.flaws.push(Flaw::NoNamedArea { name }),
        }
        self
    }

    /// A tile of nobody at the table.
    #[must_use]
    pub fn neutral(mut self, tile: Tile, row: usize, position: usize) -> Self {
        if let Some(space) = self.space(row, position) {
            self.lay(None, tile, space);
        }
        self
    }

    /// Neutral greenery on all free land but these areas, as (row, position): for rules about a map without room.
    #[must_use]
    pub fn no_land_but(mut self, areas: &[(usize, usize)]) -> Self {
        let spared = areas.iter().filter_map(|&(row, position)| self.space(row, position));
        let spared = spared.fold(HexSet::NONE, |all, space| all.or(HexSet::only(space)));
        for space in self.facts.map().land.but(self.facts.board.occupied).but(spared).iter() {
            self.lay(None, Tile::Greenery, space);
        }
        self
    }

    /// The neutral tiles of a solo game, as if cards of these costs had been turned up (SOLO-SETUP-04).
    #[must_use]
    pub fn neutral_tiles(mut self, costs: [u8; 4]) -> Self {
        if !self.facts.is_solo() {
            self.flaws.push(Flaw::NotAlone);
            return self;
        }
        let mut game = Self::lies(self.facts);
        Run { game: &mut game, event_log: &mut EventLog::nothing(), until: RunUntil::All }
            .lay_neutral_tiles(costs);
        self.facts = game.facts;
        self
    }

    /// So many oceans in all: those that are missing go on the southernmost free ocean areas.
    #[must_use]
    pub fn oceans(mut self, count: u8) -> Self {
        let lie = self.facts.board.oceans.len() as u8;
        let free = self.facts.map().ocean.but(self.facts.board.occupied);
        if count > self.most_oceans() || count < lie || u32::from(count - lie) > free.len() {
            self.flaws.push(Flaw::Oceans { asked: count });
            return self;
        }
        for space in free.iter().rev().take(usize::from(count - lie)) {
            self.lay(None, Tile::Ocean, space);
        }
        self
    }

    /// An area claimed by this seat.
    #[must_use]
    pub fn claim(mut self, row: usize, position: usize) -> Self {
        if let Some(space) = self.space(row, position) {
            let is_free = self.facts.map().land.contains(space) && !self.facts.board.occupied.contains(space);
            if is_free && !self.is_claimed(space) {
                self.emit(Event::Claimed { seat: self.seat, space });
            } else {
                self.flaws.push(Flaw::Claim { space });
            }
        }
        self
    }

    /// The temperature, in °C.
    #[must_use]
    pub fn temperature(self, celsius: i8) -> Self {
        self.level(Parameter::Temperature, celsius)
    }

    /// Oxygen, in percent.
    #[must_use]
    pub fn oxygen(self, percent: i8) -> Self {
        self.level(Parameter::Oxygen, percent)
    }

    /// Where a parameter stands, in its unit; oceans are placed, see [`Scenario::oceans`].
    #[must_use]
    pub fn level(mut self, parameter: Parameter, level: i8) -> Self {
        let track = self.facts.track(parameter).filter(|_| parameter != Parameter::Oceans);
        if track.is_some_and(|track| track.marks.contains(&level)) {
            self.facts.levels[parameter] = level;
        } else {
            self.flaws.push(Flaw::Level { parameter, level });
        }
        self
    }

    fn space(&mut self, row: usize, position: usize) -> Option<Hex> {
        let space = self.facts.map().at(row, position);
        if space.is_none() {
            self.flaws.push(Flaw::NoArea { row, position });
        }
        space
    }

    fn is_claimed(&self, space: Hex) -> bool {
        self.facts.board.claimed.0.iter().any(|claimed| claimed.contains(space))
    }

    fn lay(&mut self, by: Option<Seat>, tile: Tile, space: Hex) {
        let board = &self.facts.board;
        let is_plain = matches!(tile, Tile::Ocean | Tile::Greenery | Tile::City);
        let flaw = if board.occupied.contains(space) {
            Flaw::Occupied { space }
        } else if self.is_claimed(space) {
            Flaw::Claim { space }
        } else if tile == Tile::Ocean && self.facts.is_at_goal(Parameter::Oceans) {
            Flaw::Oceans { asked: self.most_oceans() + 1 }
        } else if !is_plain && board.find(tile).is_some() {
            Flaw::TileTwice { tile }
        } else if !may_lie(self.facts.map(), tile, space) || (by.is_none() && !is_plain) {
            Flaw::NotThere { tile, space }
        } else {
            let by = by.filter(|_| tile != Tile::Ocean);
            self.emit(Event::Placed { by, tile, space });
            return;
        };
        self.flaws.push(flaw);
    }

    fn most_oceans(&self) -> u8 {
        self.facts.track(Parameter::Oceans).map_or(0, Track::steps)
    }
}
