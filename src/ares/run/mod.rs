//! Carrying answers out.

mod course;
mod deck;
mod effects;
mod payment;
mod play;

use crate::ares::cards::CardId;
use crate::ares::judge::bill::{Bill, BillStep};
use crate::ares::state::commit::commit;
use crate::ares::state::event::{Event, PlayedBy};
use crate::ares::state::facts::{Facts, Stage};
use crate::ares::state::game::Ares;
use crate::ares::state::origin::Origin;
use crate::ares::state::question::Choice;
use crate::ares::state::task::{Goods, Root, Steps, Task};
use crate::kit::{EventLog, Seat};

/// A game that is going on, and who listens.
pub(crate) struct Run<'r> {
    pub(crate) game: &'r mut Ares,
    pub(crate) event_log: &'r mut EventLog<Event>,
}

/// Whether a seat goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    /// The next task follows.
    On,
    /// The seat is asked.
    Asks,
}

impl Run<'_> {
    fn emit(&mut self, event: Event) {
        commit(&mut self.game.facts, event);
        self.event_log.emit(event);
    }

    /// Says that what follows comes from what this seat owes next.
    fn because_of_task(&mut self, seat: Seat) {
        self.event_log.because(|| Some(Origin::of_slot(&self.game.slots[seat], self.game.facts.stage)));
    }

    /// Carries something out whose events come from this.
    fn from<T>(&mut self, origin: Origin, then: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.event_log.origin();
        self.event_log.because(|| Some(origin));
        let done = then(self);
        self.event_log.because(|| Some(before));
        done
    }

    const fn facts(&self) -> &Facts {
        &self.game.facts
    }

    fn push(&mut self, seat: Seat, task: Task) {
        let agenda = &mut self.game.slots[seat].agenda;
        debug_assert!(!agenda.is_full(), "more is owed than there is room for");
        agenda.push(task);
    }

    fn pop(&mut self, seat: Seat) {
        self.game.slots[seat].agenda.pop();
    }

    fn replace(&mut self, seat: Seat, task: Task) {
        if let Some(last) = self.game.slots[seat].agenda.last_mut() {
            *last = task;
        }
    }

    /// Carries out an answer that was offered.
    pub(crate) fn answer(&mut self, seat: Seat, choice: Choice) {
        if !self.facts().is_together() {
            self.answer_in_turn(seat, choice);
            return;
        }
        self.answer_together(seat, choice);
        self.course();
    }

    /// Carries out an answer to a phase as far as the seat goes by itself.
    pub(crate) fn answer_together(&mut self, seat: Seat, choice: Choice) {
        if self.game.slots[seat].is_finished {
            let slot = &mut self.game.slots[seat];
            slot.is_finished = choice != Choice::Reopen;
            slot.planned = None;
            return;
        }
        self.because_of_task(seat);
        match self.game.task(seat) {
            Some(Task::Base) => self.answer_base(seat, choice),
            Some(Task::Mulligan { gone }) => self.answer_mulligan(seat, gone, choice),
            Some(Task::Corporation) => {
                if let Choice::Card(card) = choice {
                    self.pop(seat);
                    self.incorporate(seat, card);
                }
            }
            Some(Task::Keep { left }) => {
                if let Choice::Card(card) = choice {
                    self.emit(Event::Kept { seat, card });
                    self.replace(seat, Task::Keep { left: left.saturating_sub(1) });
                }
            }
            Some(Task::Discard { left }) => {
                if let Choice::Card(card) = choice {
                    self.emit(Event::Discarded { seat, card });
                    self.replace(seat, Task::Discard { left: left.saturating_sub(1) });
                }
            }
            Some(Task::Bill { due, goods, with, heat }) => {
                self.answer_bill(seat, Bill { due, goods, with, heat }, choice);
            }
            Some(Task::Costs { steps, whose, at }) => self.answer_cost(seat, (steps, whose, at), choice),
            Some(Task::Steps(steps)) => self.answer_step(seat, steps, choice),
            Some(Task::AfterPlay { .. } | Task::Enter { .. } | Task::Standard(_) | Task::Rate) | None => {}
        }
        self.settle(seat);
    }

    /// Goes on with what a seat owes until it is asked.
    pub(crate) fn settle(&mut self, seat: Seat) {
        while self.task(seat) == Flow::On {}
    }

    fn task(&mut self, seat: Seat) -> Flow {
        self.because_of_task(seat);
        match self.game.task(seat) {
            None | Some(Task::Base | Task::Mulligan { .. } | Task::Corporation) => return Flow::Asks,
            Some(Task::Keep { left }) => return self.keep(seat, left),
            Some(Task::Discard { left }) => return self.discard(seat, left),
            Some(Task::Bill { due, goods, with, heat }) => {
                return self.bill(seat, Bill { due, goods, with, heat });
            }
            Some(Task::Costs { steps, whose, at }) => return self.costs(seat, (steps, whose, at)),
            Some(Task::Steps(steps)) => return self.steps(seat, steps),
            Some(Task::AfterPlay { card }) => {
                self.pop(seat);
                self.after_play(seat, card);
            }
            Some(Task::Enter { card }) => {
                self.pop(seat);
                self.emit(Event::Entered { seat, card });
            }
            Some(Task::Standard(action)) => {
                self.pop(seat);
                self.do_standard(seat, action);
            }
            Some(Task::Rate) => {
                self.pop(seat);
                self.do_bought_rating(seat);
            }
        }
        Flow::On
    }

    /// What the phase lets a seat do.
    fn answer_base(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Phase(phase) => {
                let slot = &mut self.game.slots[seat];
                slot.planned = Some(phase);
                slot.is_finished = true;
            }
            Choice::Done => self.game.slots[seat].is_finished = true,
            Choice::Sell(card) => self.sell(seat, card),
            Choice::Play(card) => {
                let colour = crate::ares::cards::card(card).colour;
                let by = colour.and_then(|colour| self.facts().right(seat, colour));
                self.play(seat, card, by.unwrap_or(PlayedBy::Permission));
            }
            Choice::Act { card, way } => self.act(seat, card, way),
            Choice::Standard(action) => self.standard(seat, action),
            Choice::DrawBonus => {
                self.emit(Event::BonusDrawn { seat });
                self.from(Origin::Bonus, |run| run.draw(seat, 1));
            }
            Choice::BuyRating => self.buy_rating(seat),
            Choice::Card(_)
            | Choice::Branch(_)
            | Choice::Amount(_)
            | Choice::Track(_)
            | Choice::MoneyCube
            | Choice::SwapCube
            | Choice::Decline
            | Choice::Reopen => debug_assert!(false, "the choice is not offered"),
        }
    }

    fn answer_mulligan(&mut self, seat: Seat, gone: u8, choice: Choice) {
        if let Choice::Card(card) = choice {
            self.emit(Event::Discarded { seat, card });
            self.replace(seat, Task::Mulligan { gone: gone + 1 });
        } else {
            self.pop(seat);
            self.draw(seat, gone.into());
        }
    }

    /// Discards a card for M€ (ARES-CARD-01).
    fn sell(&mut self, seat: Seat, card: CardId) {
        let money = self.facts().sale_value(seat);
        self.emit(Event::Sold { seat, card, money });
    }

    fn keep(&mut self, seat: Seat, left: u8) -> Flow {
        let looked = self.facts().players[seat].phase_state.looked;
        let keeps_all = usize::from(left) >= looked.len();
        if left > 0 && !keeps_all {
            return Flow::Asks;
        }
        for &card in &looked {
            self.emit(if keeps_all { Event::Kept { seat, card } } else { Event::PassedUp { seat, card } });
        }
        self.pop(seat);
        Flow::On
    }

    fn discard(&mut self, seat: Seat, left: u8) -> Flow {
        let hand = self.facts().players[seat].hand;
        let goes_all = usize::from(left) >= hand.len();
        if left > 0 && !goes_all {
            return Flow::Asks;
        }
        if left > 0 {
            hand.iter().for_each(|card| self.emit(Event::Discarded { seat, card }));
        }
        self.pop(seat);
        Flow::On
    }

    /// Owes M€.
    fn owe(&mut self, seat: Seat, due: u16, goods: Goods) {
        self.push(seat, Task::Bill { due, goods, with: 0, heat: false });
    }

    /// Owes what happens when a card is played, so often.
    fn owe_steps(&mut self, seat: Seat, card: CardId, root: Root, times: u8) {
        self.push(seat, Task::Steps(Steps::of(card, root, times)));
    }

    fn bill(&mut self, seat: Seat, bill: Bill) -> Flow {
        match bill.next(self.facts(), seat) {
            BillStep::StandIn(..) => return Flow::Asks,
            BillStep::Heat(least, most) if least < most => return Flow::Asks,
            BillStep::Heat(least, _) => self.pay_heat(seat, bill, least),
            BillStep::Sell(short) => {
                let hand = self.facts().players[seat].hand;
                let value = u16::from(self.facts().sale_value(seat));
                if short.div_ceil(value) < hand.len() as u16 {
                    return Flow::Asks;
                }
                hand.iter().for_each(|card| self.sell(seat, card));
                if hand.is_empty() {
                    debug_assert!(false, "a price is offered that cannot be paid");
                    self.pop(seat);
                }
            }
            BillStep::Pay => {
                self.pop(seat);
                self.pay(seat, crate::ares::cards::Stock::MegaCredits, bill.due);
            }
        }
        Flow::On
    }

    /// Whether the game has ended.
    fn is_over(&self) -> bool {
        self.facts().stage == Stage::Over
    }
}
