//! Carrying out: answers are taken, tasks run until the next question.

mod answers;
mod bill;
mod colonies;
mod committee;
mod deck;
mod effects;
mod one_move;
pub(super) mod phase;
mod place;
mod play;
mod solo;
mod steps;

pub(crate) use one_move::{Flow, Run, RunUntil, Settled};

use crate::kit::Seat;
use crate::mars::cards::Conversion;
use crate::mars::judge::offers::{Ask, Decline, Offers};
use crate::mars::read::discounts::card_price;
use crate::mars::state::agenda::Task;
use crate::mars::state::event::Event;
use crate::mars::state::origin::Origin;
use crate::mars::state::payer::Price;
use crate::mars::state::question::{Choice, PaymentPurpose};

impl Run<'_> {
    /// Runs tasks until one asks or none is left.
    pub(crate) fn on(&mut self) {
        while self.until != RunUntil::Ended
            && let Some(task) = self.game.agenda.last()
            && (self.until != RunUntil::Blind || task.is_of_a_play())
        {
            self.event_log.because(|| Origin::of_task(task));
            // Read where it lies: a copy of what was just written would wait for it.
            let flow = match *task {
                task @ (Task::Setup | Task::Draft | Task::Research) => self.sealed(task),
                Task::Turn { seat, taken } => self.turn(seat, taken),
                Task::Convert { seat } => self.convert(seat),
                Task::RevealCorporation { seat } => self.enter(seat),
                Task::TakeCards { seat } => self.take_cards(seat),
                Task::Preludes => self.begin_preludes(),
                task @ Task::Prelude { seat, drawn } => self.prelude(task, seat, drawn),
                Task::ResolveInner { seat, card, with } => self.meet(seat, card, with),
                Task::Bill { seat, asked: None, goods: PaymentPurpose::Toll(steps), .. } => {
                    self.toll(seat, steps)
                }
                Task::Bill { seat, price, asked, goods } => self.bill(seat, price, asked, goods),
                Task::Bought { seat, goods } => self.bought(seat, goods),
                Task::Steps(steps) => self.steps(steps),
                Task::AfterPlay => {
                    self.pop();
                    Flow::On
                }
                Task::FlipEvent { seat, card } => self.turn_down(seat, card),
                task @ (Task::HowMany { .. }
                | Task::Selling { .. }
                | Task::Again { .. }
                | Task::Approach { .. }
                | Task::Lower { .. }
                | Task::CloseColony { .. }
                | Task::Recall { .. }) => self.settle(task),
                Task::Trade { seat, tile, left } => self.trade(seat, tile, left),
                Task::Bonus { seat, tile, left } => self.colony_bonus(seat, tile, left),
                Task::Colonies => self.colonies_move(),
                Task::Committee { stage } => self.committee(stage),
                Task::Produced => self.produced(),
                task @ Task::Keeping { seat, left, .. } => self.keeping(task, seat, left),
                task @ Task::Buying { seat, .. } => self.buying(task, seat),
                Task::Actions => {
                    self.pop();
                    self.begin_actions();
                    Flow::On
                }
                Task::Generation => self.begin_generation(),
                Task::Over => self.over(),
            };
            if flow == Flow::Asks {
                return;
            }
        }
    }

    /// Takes an answer that is offered.
    pub(crate) fn take(&mut self, seat: Seat, choice: Choice) {
        let Some(task) = self.game.agenda.last() else { return };
        self.event_log.because(|| Origin::of_task(task));
        match *task {
            task @ (Task::Setup | Task::Draft | Task::Research) => {
                answers::answer(&self.game.facts, task, &mut self.game.slots[seat], seat, choice);
            }
            Task::Turn { seat, taken } => self.act(seat, taken, choice),
            Task::Prelude { seat, drawn } => {
                if let Choice::Card(id) = choice {
                    self.play_prelude(seat, id, drawn);
                }
            }
            Task::Convert { .. } if choice == Choice::Done => self.pop(),
            Task::Convert { seat } => self.pay_conversion(seat, Conversion::Plants),
            Task::Bill { seat, price, asked, goods } => {
                if let Choice::Amount(amount) = choice {
                    self.pay_part(seat, price, asked, goods, amount);
                }
            }
            Task::Steps(steps) => self.answer_step(steps, choice),
            Task::HowMany { seat, cut, .. } => {
                self.game.agenda.pop();
                if let Choice::Amount(amount) = choice {
                    self.cut(seat, cut, amount);
                }
            }
            Task::Keeping { seat, left, .. } => {
                if let Choice::Card(id) = choice {
                    self.emit(Event::Kept { seat, card: id });
                    self.replace(Task::Keeping { seat, left: left - 1, above: id });
                }
            }
            Task::Buying { seat, .. } => match choice {
                Choice::Card(id) => {
                    self.replace(Task::Buying { seat, above: id });
                    let price = Price::money(card_price(self.facts(), seat));
                    self.push_bill(seat, price, PaymentPurpose::Dealt(id));
                }
                _ => self.decline_dealt(seat),
            },
            Task::Again { seat, card } => {
                self.game.agenda.pop();
                if let Choice::Option(which) = choice {
                    self.use_action(seat, card, which);
                }
            }
            Task::Approach { seat, tile } => {
                if let Choice::Amount(steps) = choice {
                    self.approach(seat, tile, steps);
                }
            }
            Task::Trade { seat, tile, left } => {
                if let Choice::Option(next) = choice {
                    self.traded(seat, tile, left, next);
                }
            }
            Task::Lower { .. } => {
                if let Choice::TableauCard(tile) = choice {
                    self.lower_marker(tile);
                }
            }
            Task::CloseColony { seat } => {
                self.game.agenda.pop();
                if let Choice::TableauCard(tile) = choice {
                    self.emit(Event::ColonyClosed { seat, tile });
                }
            }
            Task::Recall { seat, party } => {
                self.game.agenda.pop();
                if let Choice::Option(place) = choice {
                    self.recall(seat, party, place);
                }
            }
            Task::Selling { seat, sold, .. } => match choice {
                Choice::Card(id) => self.sell(seat, id, sold),
                _ => self.pop(),
            },
            Task::RevealCorporation { .. }
            | Task::TakeCards { .. }
            | Task::Preludes
            | Task::ResolveInner { .. }
            | Task::Bought { .. }
            | Task::AfterPlay
            | Task::FlipEvent { .. }
            | Task::Bonus { .. }
            | Task::Colonies
            | Task::Committee { .. }
            | Task::Produced
            | Task::Actions
            | Task::Generation
            | Task::Over => {}
        }
    }

    /// Answers what has only one answer, drops what has none.
    pub(crate) fn settle(&mut self, task: Task) -> Flow {
        let Some(ask) = self.game.ask_task(&task) else { return Flow::Asks };
        match Self::settled(&ask) {
            Settled::Open => return Flow::Asks,
            Settled::Nothing => self.pop(),
            Settled::Only(choice) => {
                if let Some(seat) = task.seat() {
                    self.take(seat, choice);
                }
            }
        }
        Flow::On
    }

    pub(crate) fn settled(ask: &Ask) -> Settled {
        match (ask.offers.len(), ask.decline) {
            _ if ask.offers == Offers::Order => Settled::Open,
            (0, _) => Settled::Nothing,
            (1, Decline::No) => ask.offers.first().map_or(Settled::Nothing, Settled::Only),
            _ => Settled::Open,
        }
    }
}
