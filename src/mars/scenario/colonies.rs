//! What is said of colony tiles.

use super::{Flaw, Scenario};
use crate::mars::cards::{Card, Kind};
use crate::mars::state::colonies::LAST_POSITION;
use crate::mars::state::commit::in_game;
use crate::mars::state::event::Event;
use crate::mars::state::piles::Pile;

impl Scenario {
    /// The colony tiles in play; those that are dealt to so many players, from the pile, where nothing is said.
    ///
    /// ```
    /// use viriditas::mars::cards::{CERES, IO, LUNA};
    /// use viriditas::mars::{Choice, Setup, Switch, scenario::{Play, Scenario}};
    /// use viriditas::mars::cards::Resource::MegaCredits;
    ///
    /// let position = Scenario::new(Setup::new(2).with(Switch::Colonies)).colony_tiles(&[LUNA, IO, CERES]);
    /// let mut game = position.marker(LUNA, 4).seat(1).colony(LUNA).seat(0).money(9).start();
    /// game.answer(Choice::Trade { tile: LUNA.id, with: MegaCredits });
    /// assert_eq!((game.stock(0, MegaCredits), game.stock(1, MegaCredits)), (10, 2));
    /// ```
    #[must_use]
    pub fn colony_tiles(mut self, tiles: &[Card]) -> Self {
        for tile in tiles {
            if tile.kind != Kind::Colony {
                self.flaws.push(Flaw::WrongKind { card: tile.id });
            } else if !in_game(&self.facts, Pile::Colonies).any(|id| id == tile.id) {
                self.flaws.push(Flaw::NotInGame { card: tile.id });
            } else if self.piles.name(tile.id) {
                self.emit(Event::ColonyOpened { by: None, tile: tile.id });
            } else {
                self.flaws.push(Flaw::Twice { card: tile.id });
            }
        }
        self
    }

    /// Where the marker of a tile in play stands, 0 to 6.
    #[must_use]
    pub fn marker(mut self, tile: Card, position: u8) -> Self {
        let on = self.facts.colonies.on(tile.id);
        if on.is_in_play && (on.colonies()..=LAST_POSITION).contains(&position) {
            self.emit(Event::MarkerMoved { tile: tile.id, to: position });
        } else {
            self.flaws.push(Flaw::Colony { tile: tile.id });
        }
        self
    }

    /// A colony of this seat; the marker is at least as far as there are colonies.
    #[must_use]
    pub fn colony(mut self, tile: Card) -> Self {
        let (seat, tile) = (self.seat, tile.id);
        let on = self.facts.colonies.on(tile);
        if on.is_in_play && on.has_room() {
            self.emit(Event::Settled { seat, tile });
            let to = on.marker.max(on.colonies() + 1);
            self.emit(Event::MarkerMoved { tile, to });
        } else {
            self.flaws.push(Flaw::Colony { tile });
        }
        self
    }

    /// A trade fleet of this seat has been sent there.
    #[must_use]
    pub fn fleet(mut self, tile: Card) -> Self {
        let (seat, tile) = (self.seat, tile.id);
        let on = self.facts.colonies.on(tile);
        if on.is_in_play && on.visitor.is_none() && self.facts.colonies.fleets_at_home(seat) > 0 {
            self.emit(Event::FleetSent { seat, tile });
        } else {
            self.flaws.push(Flaw::Colony { tile });
        }
        self
    }

    /// So many trade fleets beyond the first.
    #[must_use]
    pub fn more_fleets(mut self, fleets: u8) -> Self {
        (0..fleets).for_each(|_| self.emit(Event::FleetGained(self.seat)));
        self
    }
}
