//! Drawing, looking and revealing: all off the seat's own pile (Q-ARES-05). A pile that is empty gives nothing more
//! (Q-ARES-12).

use super::Run;
use crate::ares::cards::{Filter, card};
use crate::ares::state::event::Event;
use crate::kit::Seat;

impl Run<'_> {
    /// Draws cards into the hand.
    pub(super) fn draw(&mut self, seat: Seat, cards: u16) {
        for _ in 0..cards {
            let Some(card) = self.facts().top(seat) else { return };
            self.emit(Event::Drawn { seat, card });
        }
    }

    /// Draws cards to look at them.
    pub(super) fn look(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards {
            let Some(card) = self.facts().top(seat) else { return };
            self.emit(Event::Looked { seat, card });
        }
    }

    /// Reveals cards and takes those that fit; how many were discarded.
    pub(super) fn reveal(&mut self, seat: Seat, cards: u8, take: Filter) -> u8 {
        let mut discarded = 0;
        for _ in 0..cards {
            match self.reveal_one(seat, take) {
                Some(true) => {}
                Some(false) => discarded += 1,
                None => break,
            }
        }
        discarded
    }

    /// Reveals cards until one fits, and takes that one.
    pub(super) fn reveal_until(&mut self, seat: Seat, take: Filter) {
        while self.reveal_one(seat, take) == Some(false) {}
    }

    /// Reveals a card; whether it was taken.
    fn reveal_one(&mut self, seat: Seat, take: Filter) -> Option<bool> {
        let id = self.facts().top(seat)?;
        let taken = card(id).fits(take);
        self.emit(Event::Revealed { seat, card: id, taken });
        Some(taken)
    }
}
