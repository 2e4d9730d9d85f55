//! The action phase (BASE-ACT).

use crate::kit::Seat;
use crate::mars::agenda::Task;
use crate::mars::event::Event;
use crate::mars::facts::Phase;
use crate::mars::run::Run;

impl Run<'_> {
    /// The first player's turn begins.
    pub(crate) fn begin_actions(&mut self) {
        self.tell(Event::PhaseBegan(Phase::Action));
        let seat = self.facts().first;
        self.begin_turn(seat);
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.push(Task::Turn { seat, taken: 0 });
        self.tell(Event::TurnBegan(seat));
    }

    /// The next player who has not passed takes a turn; when all have, the phase ends (BASE-ACT-07).
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.game.agenda.pop();
        let facts = self.facts();
        let next = seat.clockwise(facts.options.players);
        let next = next.round(facts.options.players).find(|&seat| !facts.passed.contains(seat));
        match next {
            Some(seat) => self.begin_turn(seat),
            None => self.produce_all(),
        }
    }
}
