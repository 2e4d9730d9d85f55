//! Carrying out: answers are taken, tasks run until the next question.

mod answers;
mod bill;
mod colonies;
mod committee;
mod deck;
mod effects;
pub(super) mod phase;
mod place;
mod play;
mod solo;
mod steps;

use crate::kit::{EventLog, Seat};
use crate::mars::cards::Conversion;
use crate::mars::judge::offers::{Ask, Decline, Offers};
use crate::mars::read::discounts::card_price;
#[cfg(feature = "synthetic")]
use crate::mars::state::agenda::depth;
use crate::mars::state::agenda::{Cause, Root, Script, Steps, Task};
use crate::mars::state::commit::commit;
use crate::mars::state::event::Event;
use crate::mars::state::facts::Facts;
use crate::mars::state::game::Mars;
use crate::mars::state::payer::Price;
use crate::mars::state::question::{Choice, PaymentPurpose};

/// One move being carried out.
pub(crate) struct Run<'g> {
    pub(crate) game: &'g mut Mars,
    pub(crate) heard: &'g mut EventLog<Event>,
    pub(crate) sight: RunUntil,
}

/// How far a run goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RunUntil {
    /// To the next question.
    All,
    /// To the next question or to the first thing that this seat, whose view is carried on, cannot see.
    Of(Seat),
    /// To the next question of a play, as a search goes: no card comes that would be drawn, and nothing begins that comes after the
    /// play.
    Blind,
    /// The run has come to a thing that cannot be seen or, in a search, not be paid.
    Ended,
}

/// Whether the run goes on or waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    On,
    Asks,
}

impl Run<'_> {
    pub(crate) fn facts(&self) -> &Facts {
        &self.game.facts
    }

    /// Whether what comes now cannot be seen, so that the run ends.
    pub(crate) fn hides(&mut self) -> bool {
        match self.sight {
            RunUntil::All => false,
            RunUntil::Blind => true,
            RunUntil::Of(_) | RunUntil::Ended => {
                self.sight = RunUntil::Ended;
                true
            }
        }
    }

    /// Whether it is the view of another seat than this that is carried on.
    pub(crate) fn is_of_another(&self, seat: Seat) -> bool {
        matches!(self.sight, RunUntil::Of(who) if who != seat)
    }

    /// Makes an event true and tells it.
    pub(crate) fn tell(&mut self, event: Event) {
        commit(&mut self.game.facts, event);
        self.heard.tell(event);
    }

    /// Owes a task, which comes next.
    pub(crate) fn push(&mut self, task: Task) {
        self.owe(self.game.agenda.len(), task);
    }

    /// Owes a task at this place of the agenda; where that is full, the task is not carried out (see
    /// `AGENDA`).
    pub(crate) fn owe(&mut self, place: usize, task: Task) {
        let is_owed = self.game.agenda.insert(place, task);
        debug_assert!(is_owed, "the agenda has room");
        #[cfg(feature = "synthetic")]
        depth::note(self.game.agenda.len());
    }

    /// Puts a slice of effects on the agenda, set going by this.
    pub(crate) fn push_steps(&mut self, seat: Seat, script: Script, given: Cause) {
        if !script.effects().is_empty() {
            self.push(Task::Steps(Steps::new(seat, script, given)));
        }
    }

    /// Puts steps that belong to no card on the agenda: a bonus of a track, or what happens to the planet. What nobody does
    /// asks the first player (WG-02, Q-TURM-12).
    pub(crate) fn push_bonus(&mut self, by: Option<Seat>, root: Root) {
        let script = Script::of(root);
        if !script.effects().is_empty() {
            self.push(Task::Steps(Steps::new(self.facts().first, script, Cause::Nothing).done_by(by)));
        }
    }

    /// Runs tasks until one asks or none is left.
    pub(crate) fn on(&mut self) {
        while self.sight != RunUntil::Ended
            && let Some(task) = self.game.agenda.last()
            && (self.sight != RunUntil::Blind || task.is_of_a_play())
        {
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
                    self.tell(Event::Kept { seat, card: id });
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
                    self.tell(Event::ColonyClosed { seat, tile });
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

    pub(crate) fn pop(&mut self) {
        self.game.agenda.pop();
    }

    /// The place on the agenda below all that belongs to the play that is going on.
    pub(crate) fn below_the_play(&self) -> usize {
        let before = self.game.agenda.iter().rposition(|task| !task.is_of_a_play());
        before.map_or(0, |place| place + 1)
    }

    /// Puts another task in the place of the top one.
    pub(crate) fn replace(&mut self, task: Task) {
        if let Some(top) = self.game.agenda.last_mut() {
            *top = task;
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

/// What is left to ask.
pub(crate) enum Settled {
    /// A real choice.
    Open,
    /// Nothing can be done.
    Nothing,
    /// Just this.
    Only(Choice),
}
