//! Where a game rests: the facts alone say how it goes on.

use super::Mars;
use super::run::{Run, Sight};
use super::state::agenda::{Agenda, Task};
use super::state::facts::{Facts, Phase};
use crate::kit::{BySeat, Heard, Seat};

/// What a game is at where nothing is half done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// A seat is about to begin its turn.
    Turn(Seat),
    /// It is over.
    Over,
}

impl Mars {
    /// Where the game rests; `None` where more is owed than a turn of which nothing is done yet.
    pub fn rest(&self) -> Option<Rest> {
        match self.agenda[..] {
            [] => Some(Rest::Over),
            [Task::Turn { seat, taken: 0 }] => Some(Rest::Turn(seat)),
            [..] => None,
        }
    }

    /// The game that rests there with these facts. Whoever calls it knows that they could be; their phase is that of
    /// the rest.
    pub(crate) fn resumed(facts: Facts, rest: Rest) -> Self {
        let mut game = Self { facts, agenda: Agenda::new(), slots: BySeat::default() };
        match rest {
            Rest::Over => game.facts.phase = Phase::Over,
            Rest::Turn(seat) => {
                game.facts.phase = Phase::Action;
                let mut run = Run { game: &mut game, heard: &mut Heard::nothing(), sight: Sight::All };
                run.push(Task::Turn { seat, taken: 0 });
                run.on();
            }
        }
        game
    }
}
