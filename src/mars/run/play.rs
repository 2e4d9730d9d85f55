//! A card being played, and who hears of it (BASE-PLAY).
//!
//! After the bill the agenda gets, from the top: the steps of the card, one task for every trigger that its play fires, and
//! `AfterPlay`, which marks the end. Any of these may be put first (Q-BASE-33). A price in kind that cannot be paid yet waits below
//! `AfterPlay`.

use super::{Flow, Run};
use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::read::triggers::{TriggerEvent, each_heard, eagerness, is_turned_down};
use crate::mars::state::agenda::{Cause, Root, Script, Steps, Task};
use crate::mars::state::event::Event;
use arrayvec::ArrayVec;

impl Run<'_> {
    pub(crate) fn play_card(&mut self, seat: Seat, id: CardId) {
        self.emit(Event::Played { seat, card: id });
        if is_turned_down(id) {
            self.push(Task::FlipEvent { seat, card: id });
        }
        self.carry_out_play(seat, id);
    }

    /// The card's own steps, and behind them all triggers that its play fires: any of these may be put first (Q-BASE-33).
    pub(crate) fn carry_out_play(&mut self, seat: Seat, id: CardId) {
        self.push(Task::AfterPlay);
        self.fire(Some(seat), TriggerEvent::Card(id));
        self.push_steps(seat, Script::of_card(id, Root::Play), Cause::Nothing);
    }

    pub(crate) fn turn_down(&mut self, seat: Seat, id: CardId) -> Flow {
        self.pop();
        self.emit(Event::TurnedDown { seat, card: id });
        Flow::On
    }

    /// Puts every trigger that fires on the agenda, one task each time it fires; what asks nothing comes
    /// first, then seats in player order from the one who caused it, or from the first player.
    pub(crate) fn fire(&mut self, by: Option<Seat>, happening: TriggerEvent) {
        let mut fired: ArrayVec<Steps, 48> = ArrayVec::new();
        let facts = self.facts();
        for owner in by.unwrap_or(facts.first).round(facts.options.players) {
            each_heard(facts, owner, by, CardId::HIDDEN, happening, |event_log| {
                let script = Script::of_card(event_log.card, Root::Trigger(event_log.trigger));
                for _ in 0..event_log.times {
                    // More than could be owed is not (see `AGENDA`).
                    _ = fired.try_push(Steps::new(owner, script, happening.given()));
                }
            });
        }
        if fired.len() > 1 {
            fired.sort_by_key(|steps| eagerness(steps.effects()));
        }
        while let Some(steps) = fired.pop() {
            self.push(Task::Steps(steps));
        }
    }
}
