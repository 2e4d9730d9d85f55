//! The end of the game (BASE-END): the last plants become greenery, then the score is read.

use crate::kit::Seat;
use crate::mars::judge::projects;
use crate::mars::run::{Flow, Run};
use crate::mars::state::agenda::Task;
use crate::mars::state::event::Event;
use crate::mars::state::facts::Phase;

impl Run<'_> {
    /// In player order (Q-BASE-25); a solo game that is lost skips it (Q-SOLO-04).
    pub(crate) fn begin_ending(&mut self) {
        self.push(Task::Over);
        if self.facts().is_solo() && !self.facts().is_won_alone() {
            return;
        }
        self.emit(Event::PhaseBegan(Phase::Conversion));
        for seat in self.facts().order().rev() {
            self.push(Task::Convert { seat });
        }
    }

    /// A player converts as long as plants and areas last.
    pub(crate) fn convert(&mut self, seat: Seat) -> Flow {
        if projects::can_convert_plants(self.facts(), seat) {
            return Flow::Asks;
        }
        self.game.agenda.pop();
        Flow::On
    }

    /// Ends the game.
    pub(crate) fn over(&mut self) -> Flow {
        self.game.agenda.pop();
        self.emit(Event::PhaseBegan(Phase::Over));
        Flow::On
    }
}
