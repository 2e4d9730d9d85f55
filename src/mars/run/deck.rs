//! The draw piles: drawing, dealing, revealing, and cards that are looked at.

use super::{Flow, Run, RunUntil};
use crate::kit::Seat;
use crate::mars::cards::{CardId, Keep, Sought, Tag, card};
use crate::mars::state::agenda::Task;
use crate::mars::state::event::Event;
use crate::mars::state::piles::Pile;

impl Run<'_> {
    /// The top card of a draw pile; its discards are shuffled into a new one when it is needed (Q-BASE-26).
    pub(crate) fn top_card(&mut self, pile: Pile) -> Option<CardId> {
        if self.facts().decks[pile].is_empty() && self.facts().drawable(pile) > 0 {
            self.reshuffle(pile);
        }
        self.facts().decks[pile].last().copied()
    }

    fn reshuffle(&mut self, pile: Pile) {
        let event = Event::Reshuffled(pile);
        if self.until == RunUntil::All {
            self.emit(event);
            return;
        }
        // Whoever foresees it knows how many cards there are, and not in which order they will lie.
        self.event_log.emit(event);
        let facts = &mut self.game.facts;
        let cards = core::mem::take(&mut facts.discarded[pile]);
        facts.decks.lay(pile, (0..cards).map(|_| CardId::HIDDEN));
    }

    /// Takes a project card into hand.
    pub(crate) fn draw(&mut self, seat: Seat) {
        let pile = Pile::Projects;
        if let Some(card) = self.top_card(pile) {
            let card = if self.until == RunUntil::Blind { CardId::HIDDEN } else { card };
            self.emit(Event::Drew { seat, pile, card });
        }
    }

    /// Deals project cards to be decided on.
    pub(crate) fn deal(&mut self, seat: Seat, cards: u8) {
        self.deal_from(Pile::Projects, seat, cards);
    }

    /// Deals cards of a pile to be decided on.
    pub(crate) fn deal_from(&mut self, pile: Pile, seat: Seat, cards: u8) {
        if self.until == RunUntil::Blind {
            return;
        }
        for _ in 0..cards {
            if let Some(card) = self.top_card(pile) {
                self.emit(Event::Dealt { seat, pile, card });
                if card == CardId::HIDDEN {
                    self.hides();
                }
            }
        }
    }

    /// Whether a card that would be revealed cannot be seen, so that nothing comes of it.
    fn is_unseen(&mut self, id: CardId) -> bool {
        (self.until == RunUntil::Blind || id == CardId::HIDDEN) && self.hides()
    }

    /// Reveals and discards the top project card; whether it has the tag.
    pub(crate) fn reveal(&mut self, tag: Tag) -> bool {
        let Some(id) = self.top_card(Pile::Projects) else { return false };
        if self.is_unseen(id) {
            return false;
        }
        self.emit(Event::Revealed { card: id });
        card(id).tags.contains(&tag)
    }

    /// Reveals cards until so many of what is looked for are found or all have been seen; those found are kept.
    pub(crate) fn search(&mut self, seat: Seat, sought: Sought, wanted: u8) {
        let pile = Pile::Projects;
        let mut left = wanted;
        // What lies in the draw pile, and then all of a new one.
        for _ in 0..self.facts().decks[pile].len() + self.facts().drawable(pile) {
            let Some(id) = self.top_card(pile).filter(|_| left > 0) else { return };
            if self.is_unseen(id) {
                return;
            }
            if sought.fits(card(id)) {
                self.emit(Event::Found { seat, card: id });
                left -= 1;
            } else {
                self.emit(Event::Revealed { card: id });
            }
        }
    }

    pub(crate) fn look(&mut self, seat: Seat, cards: u8, keep: Keep) {
        self.deal(seat, cards);
        let dealt = self.facts().players[seat].dealt.len() as u8;
        if dealt == 0 {
            return;
        }
        self.push(match keep {
            Keep::Free(left) => Task::Keeping { seat, left: left.min(dealt), above: CardId::HIDDEN },
            Keep::Bought => Task::Buying { seat, above: CardId::HIDDEN },
        });
    }

    pub(crate) fn keeping(&mut self, task: Task, seat: Seat, left: u8) -> Flow {
        if left == 0 {
            self.decline_dealt(seat);
            return Flow::On;
        }
        self.settle(task)
    }

    pub(crate) fn buying(&mut self, task: Task, seat: Seat) -> Flow {
        let is_empty = self.game.ask_task(&task).is_none_or(|ask| ask.offers.is_empty());
        if is_empty && self.facts().players[seat].dealt.is_empty() {
            self.pop();
            return Flow::On;
        }
        // A card that cannot be bought is still looked at: the player says that it goes.
        Flow::Asks
    }

    /// What was looked at and not kept goes to the discard pile.
    pub(crate) fn decline_dealt(&mut self, seat: Seat) {
        self.pop();
        for id in self.facts().players[seat].dealt {
            self.emit(Event::Declined { seat, card: id });
        }
    }
}
