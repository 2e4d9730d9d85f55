//! Ares Expedition at a table. A record holds the set-up as one number: bits 0 to 2 the players, bits 3 to 5 the mode, bit 6
//! the first game, bit 7 the mulligan, bit 8 the promotional corporations (bit 9 the
//! synthetic cards of tests).

use super::state::event::Event;
use super::state::facts::Stage;
use super::state::game::Ares;
use super::state::question::Choice;
use super::state::setup::{Fault, Setup};
use super::state::task::Task;
use super::walk::walk;
use crate::kit::bytes::{ReadError, Reader};
use crate::kit::{Seat, Seated, Seats, Shows};

/// The number of the rules: it rises when the same choices no longer make the same game.
pub const RULES_REVISION: u16 = 1;

impl Seated for Ares {
    const NUMBER: u8 = 1;
    const REVISION: u16 = RULES_REVISION;

    fn players(setup: &Setup) -> u8 {
        setup.players
    }

    fn faults(setup: &Setup) -> Vec<Fault> {
        setup.faults()
    }

    fn write_setup(setup: &Setup, bytes: &mut Vec<u8>) {
        setup.write(bytes);
    }

    fn read_setup(reader: &mut Reader<'_>) -> Result<Setup, ReadError> {
        Setup::read(reader)
    }

    fn seats(&self) -> Seats {
        self.facts.seats()
    }

    fn round(&self) -> u8 {
        self.facts.round
    }

    fn together(&self) -> Option<u16> {
        self.facts.is_together().then_some(self.facts.phases)
    }

    /// In a phase, what a seat is asked that owes nothing else: then to finish is a move of its own, and all that is taken back
    /// by who goes on. In turn, everything but the cards of a swap, which belong to its cube.
    fn opens_move(&self, seat: Seat) -> bool {
        match self.facts.stage {
            Stage::Setup | Stage::Planning | Stage::Resolving(_) | Stage::HandLimit => {
                self.task(seat) == Some(Task::Base)
            }
            Stage::Cube(_) | Stage::Neutral | Stage::Warming => self.owing().contains(seat),
            Stage::Swap { .. } | Stage::Over => false,
        }
    }

    fn reopens(choice: Choice) -> bool {
        choice == Choice::Reopen
    }

    fn shows(event: Event) -> Shows {
        event.shows()
    }

    fn walk(&self, sink: &mut impl FnMut(u64, u64)) {
        walk(self, sink);
    }
}
