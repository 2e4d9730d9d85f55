//! What devices that play one game together compare of it and do to it.

use super::Game;
use crate::ares::Ares;
use crate::kit::{Seat, Seated};
use crate::mars::Mars;
use crate::table::{Controller, Name};
use std::rc::Rc;

/// Which game is played, and by which revision of its rules: only devices of one revision can play together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRules {
    /// The number of the game in records ([`Seated::NUMBER`]).
    pub game: u8,
    /// The revision of its rules ([`Seated::REVISION`]): the higher one is newer.
    pub revision: u16,
}

impl GameRules {
    const fn of<G: Seated>() -> Self {
        Self { game: G::NUMBER, revision: G::REVISION }
    }

    /// The rules of the game with this number that this release has; `None` for a game that it does not know.
    pub fn known(game: u8) -> Option<Self> {
        [Self::of::<Mars>(), Self::of::<Ares>()].into_iter().find(|rules| rules.game == game)
    }
}

impl Game {
    /// The rules by which the game is played.
    pub const fn rules(&self) -> GameRules {
        match self {
            Self::Mars(_) => GameRules::of::<Mars>(),
            Self::Ares(_) => GameRules::of::<Ares>(),
        }
    }

    /// See [`Table::digest`](crate::table::Table::digest).
    pub fn digest(&self) -> u64 {
        each!(self, table => table.digest())
    }

    /// How many answers had been given before the phase in which seats answer together; where none runs, all.
    pub fn answers_before_phase(&self) -> usize {
        each!(self, table => table.heard_so_far(None).answers)
    }

    /// See [`Table::answers_to`](crate::table::Table::answers_to); `None` for games of two kinds.
    pub fn answers_to(&self, other: &Self) -> Option<Vec<(Seat, u16)>> {
        both!((self, other), one, other => one.answers_to(other)).flatten()
    }

    /// See [`Table::seat`](crate::table::Table::seat).
    pub fn seat(&mut self, seat: Seat, player: Controller, name: Name) {
        each!(self, table => Rc::make_mut(table).seat(seat, player, name));
    }
}
