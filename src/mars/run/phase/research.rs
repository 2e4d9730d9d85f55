//! The research phase (BASE-RES).

use crate::kit::Seat;
use crate::mars::judge::sealed::Bill;
use crate::mars::run::{Flow, Run};
use crate::mars::state::agenda::Task;
use crate::mars::state::event::Event;
use crate::mars::state::facts::Phase;
use crate::mars::state::origin::{Bought, Origin};
use crate::mars::state::slots::{Slot, Stage};
use crate::mars::state::switches::Switch;

/// Cards each player sees in a generation (BASE-RES-01).
pub(crate) const RESEARCHED: u8 = 4;

impl Run<'_> {
    /// Cards are dealt in seat order from the first player; then they are drafted or bought.
    pub(crate) fn begin_research(&mut self) {
        let drafts = self.facts().options.has(Switch::Draft);
        self.emit(Event::PhaseBegan(if drafts { Phase::Draft } else { Phase::Research }));
        for seat in self.facts().order() {
            self.deal(seat, RESEARCHED);
        }
        if drafts {
            self.ask_picks();
        } else {
            self.ask_purchases();
        }
    }

    pub(crate) fn ask_purchases(&mut self) {
        for seat in self.facts().order() {
            let has_cards = !self.facts().players[seat].dealt.is_empty();
            self.game.slots[seat] = Slot::at(if has_cards { Stage::Cards } else { Stage::Idle });
        }
        self.push(Task::Research);
    }

    /// All have answered: cards are paid for in player order, and then the first turn begins.
    pub(crate) fn finish_research(&mut self) {
        self.push(Task::Actions);
        for seat in self.facts().order().rev() {
            self.push(Task::TakeCards { seat });
        }
    }

    /// The drafted cards are now bought or not (DRAFT-04).
    pub(crate) fn research_drafted(&mut self) {
        self.emit(Event::DraftEnded);
        self.emit(Event::PhaseBegan(Phase::Research));
        self.ask_purchases();
    }

    /// Takes the cards that are chosen in the seat's slot, pays for them and discards the rest; preludes that are not kept
    /// leave the game.
    pub(crate) fn take_cards(&mut self, seat: Seat) -> Flow {
        self.pop();
        let slot = core::mem::take(&mut self.game.slots[seat]);
        let dealt = self.facts().players[seat].dealt;
        let bill = Bill::of(self.facts(), slot, seat);
        self.from(Some(Origin::Price(Bought::Cards)), |run| {
            for (line, paid) in bill.wallet.lines().iter().zip(slot.paid) {
                run.pay(seat, line.means.with, paid.into());
            }
            run.pay(seat, bill.wallet.unit(), bill.left(slot, slot.paid.len()));
        });
        for (place, card) in self.facts().players[seat].preludes.into_iter().enumerate() {
            if !slot.keeps(place) {
                self.emit(Event::Declined { seat, card });
            }
        }
        for (place, &id) in dealt.iter().enumerate() {
            self.emit(if slot.has_chosen(place) {
                Event::Kept { seat, card: id }
            } else {
                Event::Declined { seat, card: id }
            });
        }
        Flow::On
    }
}
