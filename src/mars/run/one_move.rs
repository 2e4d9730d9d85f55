//! One move being carried out: what it changes, how far it goes, and what every part of it does to the agenda.

use crate::kit::{EventLog, Seat};
#[cfg(feature = "synthetic")]
use crate::mars::state::agenda::depth;
use crate::mars::state::agenda::{Cause, Root, Script, Steps, Task};
use crate::mars::state::commit::commit;
use crate::mars::state::event::Event;
use crate::mars::state::facts::Facts;
use crate::mars::state::game::Mars;
use crate::mars::state::origin::Origin;
use crate::mars::state::question::Choice;

/// One move being carried out.
pub(crate) struct Run<'g> {
    pub(crate) game: &'g mut Mars,
    pub(crate) event_log: &'g mut EventLog<Event>,
    pub(crate) until: RunUntil,
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
        match self.until {
            RunUntil::All => false,
            RunUntil::Blind => true,
            RunUntil::Of(_) | RunUntil::Ended => {
                self.until = RunUntil::Ended;
                true
            }
        }
    }

    /// Whether it is the view of another seat than this that is carried on.
    pub(crate) fn is_of_another(&self, seat: Seat) -> bool {
        matches!(self.until, RunUntil::Of(who) if who != seat)
    }

    /// Makes an event true and tells it.
    pub(crate) fn emit(&mut self, event: Event) {
        commit(&mut self.game.facts, event);
        self.event_log.emit(event);
    }

    /// Carries something out whose events come from this; without an origin they come from what the events before came from.
    pub(crate) fn from<T>(&mut self, origin: Option<Origin>, then: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.event_log.origin();
        self.event_log.because(|| origin);
        let done = then(self);
        self.event_log.because(|| Some(before));
        done
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
