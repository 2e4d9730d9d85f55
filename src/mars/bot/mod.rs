//! Computer opponents. A policy sees what its seat sees and was told, and nothing else: it is handed a [`Position`], never
//! a game, and what it wants to search it makes with [`crate::kit::Rules::imagine`].
//!
//! - [`Random`] takes any offer.
//! - [`Greedy`] adds up what each offer brings by its forecast, in hundredths of a M€, with [`Weights`] that were found by self-play: one
//!   table for each number of players. It needs some microseconds for an answer.
//! - [`Friendly`] is greedy and overlooks a part of its offers.
//! - [`Planner`] plays the offers that [`Greedy`] likes best on, with everyone greedy, in games that could be this one, and takes another
//!   offer than [`Greedy`] only if it leads clearly further. It never gives an answer that is worse for its seat than another one in
//!   everything that is counted.
//!
//! [`choose`] answers for a level of the page. From the club player up no level passes with heat or plants that nothing else needs, or sells
//! a card in the generation in which it was bought. It
//! stays within its [`budget`] of steps: choices played in imagined games, so that a level is equally strong on every machine.

mod aim;
mod coach;
mod friendly;
mod greedy;
mod levels;
mod network;
mod network_of_more;
mod network_of_two;
mod observation;
mod planner;
mod random;
mod sense;
mod tuned;
mod value;
mod weights;
mod worth;

pub use crate::kit::Reason;
pub use friendly::Friendly;
pub use greedy::Greedy;
pub use levels::{budget, choose};
pub use network::{FEATURES, HIDDEN};
pub use observation::Observation;
pub use planner::Planner;
pub use random::Random;
pub use value::features;
pub use weights::Weights;

use crate::kit::{BotChoice, Seat};
use crate::mars::{Choice, Event};

/// A way to play.
pub trait Policy {
    /// Answers a question with one of its offers.
    fn choose(&mut self, position: &Position<'_>) -> Chosen;
}

/// Steps of thought for one answer unless said otherwise.
const STEPS: u32 = 256;

/// All that a policy has to go by when its seat is asked.
#[derive(Clone, Copy, Debug)]
pub struct Position<'p> {
    /// What the seat sees.
    pub look: &'p Observation<'p>,
    /// Who is asked.
    pub seat: Seat,
    /// The answers, of which there is at least one.
    pub offers: &'p [Choice],
    /// All that has happened, as the seat was told it; empty where nobody has listened.
    pub history: &'p [Event],
    /// How many steps of thought the answer may take: forecasts, or choices played in imagined games. So a policy plays
    /// the same on a slow machine and on a fast one.
    pub steps: u32,
}

impl<'p> Position<'p> {
    /// A question with its answers, for so much thought as is usual, without what happened before.
    pub const fn new(look: &'p Observation<'p>, seat: Seat, offers: &'p [Choice]) -> Self {
        Self { look, seat, offers, history: &[], steps: STEPS }
    }

    /// Sets the events that the seat was told.
    #[must_use]
    pub const fn after(self, history: &'p [Event]) -> Self {
        Self { history, ..self }
    }

    /// Sets how many steps of thought the bot has.
    #[must_use]
    pub const fn within(self, steps: u32) -> Self {
        Self { steps, ..self }
    }
}

/// An answer and why it was given.
pub type Chosen = BotChoice<Choice>;
