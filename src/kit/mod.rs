//! A generic engine for turn games: it names no planet.
//!
//! A game implements [`Rules`]; everything else here works for any of them.

pub mod bytes;
mod heard;
pub mod hex;
mod listed;
mod order;
mod perft;
mod rng;
mod row;
mod rules;
mod seat;
mod seated;
mod trail;

pub use heard::Heard;
pub use listed::listed;
pub use order::in_order;
pub use perft::perft;
pub use rng::{Rng, Seed};
pub use row::Row;
pub use rules::{Rules, View};
pub use seat::{BySeat, SEATS, Seat, Seats};
pub use seated::{Seated, Shows};
pub use trail::Trail;
