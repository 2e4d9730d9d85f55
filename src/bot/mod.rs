//! Computer opponents. A policy sees what its seat sees and nothing else: it is handed a [`Look`], never a
//! game, and what it wants to search it makes with [`crate::kit::Rules::imagine`].

mod aim;
mod greedy;
mod look;
mod random;
mod worth;

pub use greedy::Greedy;
pub use look::Look;
pub use random::Random;

use crate::kit::Seat;
use crate::mars::Choice;

/// A way to play.
pub trait Policy {
    /// Answers the question of this seat with one of the offers, of which there is at least one.
    fn choose(&mut self, look: &Look<'_>, seat: Seat, offers: &[Choice]) -> Move;
}

/// An answer and why it was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// One of the offers.
    pub choice: Choice,
    /// Why.
    pub reason: Reason,
}

/// Why an answer was given. Values are in hundredths of a M€.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There was no other.
    OnlyOffer,
    /// By lot.
    Chance {
        /// Among so many.
        of: u16,
    },
    /// It seemed to be worth most.
    WorthMost {
        /// How much.
        value: i32,
        /// How much the second best was.
        second: i32,
    },
    /// Nothing on offer seemed to be worth its price.
    NothingWorthIt {
        /// What the best of it would have brought.
        best: i32,
    },
}
