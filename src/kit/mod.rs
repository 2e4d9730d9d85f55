//! A generic engine for turn games: it names no planet.
//!
//! A game implements [`Rules`]; everything else here works for any of them.

mod analysis;
mod bot_choice;
pub mod bytes;
mod card_sets;
mod event_log;
mod fixed_vec;
pub mod hex;
mod id_set;
mod listed;
mod lookahead;
mod network;
mod order;
mod perft;
mod rng;
mod rules;
mod seat;
mod seated;
mod shared_log;
mod swing;
mod walk;
mod weights;

pub use analysis::{
    Analysed, AnalysedLine, Analysis, AnswerKind, Estimate, Expectation, LINES_TOLD, chance_of,
};
pub use bot_choice::{BotChoice, Reason};
pub use card_sets::{TakesCards, card_sets};
pub use event_log::{EventLog, Happening};
pub use fixed_vec::FixedVec;
pub use id_set::{IdSet, Numbered};
pub(crate) use id_set::{by_number, for_each_in, insert_index};
pub use listed::listed;
pub use lookahead::{Lookahead, look_ahead};
pub use network::Network;
pub use order::in_order;
pub use perft::perft;
pub use rng::{Rng, Seed};
pub use rules::{Rules, View};
pub use seat::{BySeat, SEATS, Seat, Seats};
pub use seated::{Seated, Shows};
pub use shared_log::SharedLog;
pub use swing::{Swing, expected};
pub(crate) use walk::Walk;
pub(crate) use weights::{Numbers, weights};
