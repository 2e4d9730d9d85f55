//! Ares Expedition at a table. A record holds the set-up as one number: bits 0 to 2 the players, bits 3 to 5 the mode, bit 6
//! the first game, bit 7 the mulligan, bit 8 the promotional corporations.

use super::state::event::Event;
use super::state::facts::Stage;
use super::state::game::Ares;
use super::state::question::Choice;
use super::state::setup::{Fault, Setup};
use super::walk::walk;
use crate::kit::bytes::{Misread, Reader};
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

    fn read_setup(reader: &mut Reader<'_>) -> Result<Setup, Misread> {
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

    /// The partner's part in a swap is no move of its own.
    fn opens_move(&self, seat: Seat) -> bool {
        match self.facts.stage {
            Stage::Cube(of) => of == seat,
            Stage::Neutral | Stage::Warming => true,
            Stage::Setup
            | Stage::Planning
            | Stage::Swap { .. }
            | Stage::Resolving(_)
            | Stage::HandLimit
            | Stage::Over => false,
        }
    }

    /// None: a seat that goes on with a phase keeps what it has done there, so the answer is one like any other.
    fn reopens(_: Choice) -> bool {
        false
    }

    fn shows(event: Event) -> Shows {
        event.shows()
    }

    fn walk(&self, sink: &mut impl FnMut(u64, u64)) {
        walk(self, sink);
    }
}
