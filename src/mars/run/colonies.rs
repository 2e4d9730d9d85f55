//! Colonies: building them, trading, and what becomes of the markers (COL).
//!
//! A trade is a task that comes back after each part of it, so that the trader can be asked for their order where it matters (Q-MOD-14).

use super::{Flow, Run};
use crate::kit::Seat;
use crate::mars::cards::{CardId, Effect};
use crate::mars::judge::colonies::{ALL_OF_TRADE, INCOME, left_of, next_of};
use crate::mars::read::colonies::{can_shift, colony, trade_steps};
use crate::mars::read::triggers::TriggerEvent;
use crate::mars::state::agenda::{Cause, Root, Script, Task};
use crate::mars::state::colonies::{LAST_POSITION, OnTile, tiles_dealt};
use crate::mars::state::event::Event;
use crate::mars::state::piles::Pile;
use crate::mars::state::switches::Switch;

impl Run<'_> {
    /// Deals the colony tiles, where none is in play yet; one alone has taken one of them out, but before the set-up (COL-02).
    #[cfg(feature = "scenario")]
    pub(crate) fn deal_missing_colonies(&mut self, is_set_up: bool) {
        if self.facts().colonies.in_play().next().is_some() {
            return;
        }
        self.deal_tiles();
        let first = self.facts().colonies.in_play().next();
        if let Some((tile, _)) = first.filter(|_| self.facts().is_solo() && !is_set_up) {
            let seat = self.facts().first;
            self.emit(Event::ColonyClosed { seat, tile });
        }
    }

    /// Deals the colony tiles (COL-02).
    pub(crate) fn deal_colonies(&mut self) {
        if !self.facts().options.has(Switch::Colonies) {
            return;
        }
        self.emit(Event::Shuffled(Pile::Colonies));
        self.deal_tiles();
    }

    fn deal_tiles(&mut self) {
        for _ in 0..tiles_dealt(self.facts().options.players) {
            if let Some(tile) = self.top_card(Pile::Colonies) {
                self.emit(Event::ColonyOpened { by: None, tile });
            }
        }
    }

    fn tile_of(&self, tile: CardId) -> OnTile {
        self.facts().colonies.on(tile)
    }

    /// Builds a colony, and what follows it (COL-13, COL-14).
    pub(crate) fn settle_on(&mut self, seat: Seat, tile: CardId) {
        self.emit(Event::Settled { seat, tile });
        let on = self.tile_of(tile);
        if on.marker < on.colonies() {
            self.emit(Event::MarkerMoved { tile, to: on.colonies() });
        }
        self.push_steps(seat, Script::of_card(tile, Root::Play), Cause::Nothing);
        self.fire(Some(seat), TriggerEvent::Colony);
    }

    /// A fleet leaves for a tile (COL-08).
    pub(crate) fn send_fleet(&mut self, seat: Seat, tile: CardId) {
        self.emit(Event::FleetSent { seat, tile });
        if trade_steps(self.facts(), seat, &self.tile_of(tile)) > 0 {
            self.push(Task::Approach { seat, tile });
        } else {
            self.push(Task::Trade { seat, tile, left: ALL_OF_TRADE });
        }
    }

    /// The marker was moved up by so many positions before the trade (COL-18).
    pub(crate) fn approach(&mut self, seat: Seat, tile: CardId, steps: u16) {
        self.replace(Task::Trade { seat, tile, left: ALL_OF_TRADE });
        let to = self.tile_of(tile).marker.saturating_add(steps.min(u16::from(LAST_POSITION)) as u8);
        if steps > 0 {
            self.emit(Event::MarkerMoved { tile, to: to.min(LAST_POSITION) });
        }
    }

    /// What comes next of a trade; at its end the marker goes down to the colonies (COL-08, COL-09).
    pub(crate) fn trade(&mut self, seat: Seat, tile: CardId, left: u8) -> Flow {
        let left = left_of(self.facts(), tile, left);
        match next_of(self.facts(), seat, tile, left) {
            Ok(Some(next)) => self.traded(seat, tile, left, next),
            Ok(None) => {
                self.pop();
                let on = self.tile_of(tile);
                if on.marker != on.colonies() {
                    self.emit(Event::MarkerMoved { tile, to: on.colonies() });
                }
            }
            Err(_) => return Flow::Asks,
        }
        Flow::On
    }

    /// The income comes now, or the bonuses of a player.
    pub(crate) fn traded(&mut self, seat: Seat, tile: CardId, left: u8, next: u8) {
        let left = left_of(self.facts(), tile, left) & !(1 << next);
        self.replace(Task::Trade { seat, tile, left });
        let on = self.tile_of(tile);
        if next == INCOME {
            self.push_steps(seat, Script::of_card(tile, Root::Income(on.marker)), Cause::Nothing);
        } else if let Some(owner) = Seat::new(next - 1) {
            self.push(Task::Bonus { seat: owner, tile, left: on.of(owner) });
        }
    }

    /// A colony's bonus; each is had whole before the next (COL-10, COL-12).
    pub(crate) fn colony_bonus(&mut self, seat: Seat, tile: CardId, left: u8) -> Flow {
        if left > 1 {
            self.replace(Task::Bonus { seat, tile, left: left - 1 });
        } else {
            self.pop();
        }
        if left > 0 {
            self.push_steps(seat, Script::of_card(tile, Root::ColonyBonus), Cause::Nothing);
        }
        Flow::On
    }

    /// The bonuses of all own colonies; those that cost a card come last (COL-22).
    pub(crate) fn all_colony_bonuses(&mut self, seat: Seat) {
        let costs = |tile: CardId| colony(tile).bonus.contains(&Effect::Discard);
        let colonies = self.facts().colonies;
        for is_costly in [true, false] {
            for (tile, on) in
                colonies.in_play().filter(|&(tile, on)| on.of(seat) > 0 && costs(tile) == is_costly)
            {
                self.push(Task::Bonus { seat, tile, left: on.of(seat) });
            }
        }
    }

    /// A marker went up; another one goes down (COL-21).
    pub(crate) fn raise_marker(&mut self, seat: Seat, tile: CardId) {
        self.emit(Event::MarkerMoved { tile, to: self.tile_of(tile).marker + 1 });
        self.push(Task::Lower { seat, raised: tile });
    }

    /// The other one (COL-21).
    pub(crate) fn lower_marker(&mut self, tile: CardId) {
        self.pop();
        let on = self.tile_of(tile);
        if can_shift(&on, false) {
            self.emit(Event::MarkerMoved { tile, to: on.marker - 1 });
        }
    }

    /// Fleets come home and markers move up (COL-20).
    pub(crate) fn colonies_move(&mut self) -> Flow {
        self.pop();
        self.emit(Event::FleetsReturned);
        let colonies = self.facts().colonies;
        for (tile, on) in colonies.open().filter(|(_, on)| on.marker < LAST_POSITION) {
            self.emit(Event::MarkerMoved { tile, to: on.marker + 1 });
        }
        Flow::On
    }
}
