//! Ares Expedition as a game of the kit.

use super::hidden;
use super::run::Run;
use super::state::commit::commit;
use super::state::event::Event;
use super::state::facts::{Facts, Stage};
use super::state::game::Ares;
use super::state::question::{Choice, Question, Refusal};
use super::state::setup::{Fault, Setup};
use crate::kit::{BySeat, EventLog, Rng, Rules, Seat, Seats, Seed, View};

impl Rules for Ares {
    type Setup = Setup;
    type Fault = Fault;
    type Facts = Facts;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;

    fn begin(setup: &Setup, seed: Seed, event_log: &mut EventLog<Event>) -> Result<Self, Vec<Fault>> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut game = Self { facts: Facts::dealt(setup, seed), slots: BySeat::default() };
        let mut run = Run { game: &mut game, event_log };
        if setup.first_game {
            run.take_only_corporations();
            run.begin_round(1);
        } else {
            run.begin(Stage::Setup);
        }
        Ok(game)
    }

    fn asked(&self) -> Seats {
        self.owing()
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.asks(seat, &mut Vec::new())
    }

    fn list(&self, seat: Seat, offers: &mut Vec<Choice>) {
        self.asks(seat, offers);
    }

    fn allows(&self, seat: Seat, choice: &Choice) -> Result<u16, Refusal> {
        self.place(seat, *choice)
    }

    fn carry_out(&mut self, seat: Seat, choice: Choice, event_log: &mut EventLog<Event>) {
        debug_assert!(self.place(seat, choice).is_ok(), "the choice is offered");
        Run { game: self, event_log }.answer(seat, choice);
    }

    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn commit(facts: &mut Facts, event: Event) {
        commit(facts, event);
    }

    fn told_to(event: Event, who: Option<Seat>) -> Option<Event> {
        Some(event.told_to(who))
    }

    fn blanked(&self, who: Option<Seat>) -> Self {
        hidden::blanked(self, who)
    }

    fn imagine(view: &View<Self>, rng: &mut Rng) -> Self {
        hidden::imagine(view.blanked(), rng)
    }
}

impl Ares {
    /// As [`Rules::imagine`], but unseen seats still have to answer all of the phase that is answered together.
    pub(super) fn imagine_unanswered(view: &View<Self>, rng: &mut Rng) -> Self {
        hidden::imagine_unanswered(view.blanked(), rng)
    }
}
