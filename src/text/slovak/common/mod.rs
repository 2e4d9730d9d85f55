//! The page's words that serve any game.

mod analysis;
pub(in crate::text::slovak) mod bar;
mod coach;
pub(super) mod course;
mod explain;
mod home;
mod live;
pub(super) mod reason;
mod share;
pub(super) mod standings;

pub(super) use bar::bar;
pub(super) use explain::{explain, explained, save_mark};
pub(super) use home::home;
pub(super) use share::share;

use super::phrase::of_number;

/// The form of a word that fits a number, of those for 1, 2 and 5.
pub(super) fn agreeing(number: i32, forms: [&'static str; 3]) -> &'static str {
    of_number(number, forms)
}

/// Points behind their number.
pub(super) fn points(number: i32) -> &'static str {
    agreeing(number, ["bod", "body", "bodov"])
}
