//! Computer opponents for Ares Expedition. A bot is handed the view of its seat, never the game.
//!
//! The greedy bot tries each offer on a copy of the view and compares the seat's positions, with [`Weights`] that were found by self-play, one
//! table for each mode. It never finishes a phase while a move on offer takes nothing and brings something. Against rivals each level has gone
//! a part of the way from the first weights to those found: the club player a third, the strong player half or more, the expert all of it. The expert,
//! and against time the strong player too, also play their best offers on with everyone greedy, in games that could be this one: against time
//! to the end, against rivals at each choice of a phase for some rounds, where a network that was learned from the ends of games reads their
//! value.

mod coach;
mod effects;
mod frozen;
mod greedy;
mod judge;
mod levels;
mod network;
mod plan;
mod planner;
mod prospects;
mod sense;
mod tuned;
mod value;
mod value_of_more;
mod value_of_two;
mod weights;
mod worth;

use crate::ares::cards::CardId;
use crate::ares::state::facts::Facts;
use crate::ares::state::game::Ares;
use crate::ares::state::question::{Choice, Question};
use crate::kit::{BotChoice, Seat, View};

pub use greedy::choose as greedy;
pub(crate) use levels::choose_within;
pub use levels::{budget, choose};
pub use network::{CARD_PLACES, FEATURES, HIDDEN};
pub use planner::{at_the_end, choose as planned};
pub use prospects::steps_left;
pub use value::{features, places};
pub use weights::Weights;

/// The cards of a seat's hand, the least useful first, as the expert judges them.
pub fn least_useful(facts: &Facts, seat: Seat) -> Vec<CardId> {
    judge::Judge::of(facts, seat, Weights::tuned_for(facts)).hand().collect()
}

/// The usual answer to a question of a payment: as little heat as may be, and the card that is least useful.
pub fn usual_payment(view: &View<Ares>, seat: Seat, question: &Question) -> Option<Choice> {
    match question {
        Question::HeatAsMoney { .. } => view.choices(seat).next(),
        Question::SellToPay { .. } => least_useful(view.facts(), seat).first().copied().map(Choice::Sell),
        _ => None,
    }
}

/// An answer and why it was given.
pub type Chosen = BotChoice<Choice>;
