//! Readings of a game of Ares Expedition for those who show it: its log, its course, and its points.

mod course;
pub mod log;
mod points;

pub use course::{TurningPoint, course};
pub use points::{Deeds, cards_by_worth, deeds, mars_by_round, pace, points_by_round};
