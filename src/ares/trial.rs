//! Answers tried on a copy of what a seat sees: as far as they go without the answers of others and without what is hidden.

use super::cards::{CardId, Phase};
use super::run::Run;
use super::state::event::Event;
use super::state::facts::{Facts, Stage};
use super::state::game::Ares;
use super::state::question::{Choice, Question};
use super::state::task::Task;
use crate::kit::{EventLog, Seat, View};

/// A copy of what a seat sees. What the seat draws or flips there is a hidden card or token, and the phase never ends.
#[derive(Clone)]
pub(crate) struct Trial {
    game: Ares,
    seat: Seat,
    /// The hidden cards drawn, which are not in the hand there: nothing can be paid with them.
    drawn: u8,
}

impl Trial {
    /// The view of this seat, before anything is tried.
    pub(crate) fn of(view: &View<Ares>, seat: Seat) -> Self {
        Self { game: view.blanked().clone(), seat, drawn: 0 }
    }

    /// What is true there.
    pub(crate) const fn facts(&self) -> &Facts {
        &self.game.facts
    }

    /// What the seat is asked; its offers are put behind those that are there.
    pub(crate) fn asks(&self, offers: &mut Vec<Choice>) -> Option<Question> {
        self.game.asks(self.seat, offers)
    }

    /// Whether the seat owes more than to do in the phase what it likes.
    pub(crate) fn owes(&self) -> bool {
        let slot = &self.game.slots[self.seat];
        !slot.is_finished && !matches!(self.game.task(self.seat), None | Some(Task::Base))
    }

    /// The number of cards looked at of which one is still to be kept, and how many are.
    pub(crate) fn keeps(&self) -> u8 {
        match self.game.task(self.seat) {
            Some(Task::Keep { left }) => left,
            _ => 0,
        }
    }

    /// Carries out an offer of a question that all are asked together.
    pub(crate) fn answer(&mut self, choice: Choice) {
        Run { game: &mut self.game, event_log: &mut EventLog::nothing() }.answer_together(self.seat, choice);
        self.lay_aside();
    }

    /// Takes hidden cards out of the hand.
    fn lay_aside(&mut self) {
        let player = &mut self.game.facts.players[self.seat];
        let known = player.hand.len() as u8;
        self.drawn += player.board.hand_size.saturating_sub(known);
        player.board.hand_size = known;
    }

    /// The number of hidden cards drawn.
    pub(crate) const fn drawn(&self) -> u8 {
        self.drawn
    }

    /// The seat as this phase begins, chosen by the seat or by somebody else.
    pub(crate) fn in_phase(&self, phase: Phase, is_own: bool) -> Self {
        let mut trial = self.clone();
        let seat = trial.seat;
        let facts = &mut trial.game.facts;
        if is_own {
            super::state::commit::commit(facts, Event::Chose { seat, phase });
        }
        super::state::commit::commit(facts, Event::Began(Stage::Resolving(phase)));
        Run { game: &mut trial.game, event_log: &mut EventLog::nothing() }.begin_seat(seat);
        trial.lay_aside();
        trial
    }

    /// The cards of the hand that the seat knows.
    pub(crate) fn hand(&self) -> impl Iterator<Item = CardId> + Clone + use<> {
        self.game.facts.players[self.seat].hand.iter()
    }
}
