//! The draft (DRAFT): one card is kept, the others go to the next player, until each has four.

use crate::mars::run::Run;
use crate::mars::state::agenda::Task;
use crate::mars::state::event::{Direction, Event};
use crate::mars::state::slots::{Slot, Stage};

impl Run<'_> {
    pub(crate) fn ask_picks(&mut self) {
        for seat in self.facts().order() {
            let has_cards = !self.facts().players[seat].dealt.is_empty();
            self.game.slots[seat] = Slot::at(if has_cards { Stage::Pick } else { Stage::Idle });
        }
        self.push(Task::Draft);
    }

    /// All have picked: hands move on; a last card is kept without asking (DRAFT-03).
    pub(crate) fn finish_picks(&mut self) {
        for seat in self.facts().order() {
            let slot = core::mem::take(&mut self.game.slots[seat]);
            let dealt = &self.facts().players[seat].dealt;
            let picked = dealt.iter().enumerate().find(|&(place, _)| slot.has_chosen(place));
            if let Some((_, &card)) = picked {
                self.emit(Event::Picked { seat, card });
            }
        }
        self.emit(Event::HandsPassed(Direction::of(self.facts().generation)));
        let left = self.facts().order().map(|seat| self.facts().players[seat].dealt.len()).max();
        if left.unwrap_or(0) > 1 {
            self.ask_picks();
            return;
        }
        for seat in self.facts().order() {
            if let Some(&card) = self.facts().players[seat].dealt.first() {
                self.emit(Event::Picked { seat, card });
            }
        }
        self.research_drafted();
    }
}
