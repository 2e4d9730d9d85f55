//! The page's words that serve any game.

mod analysis;
pub(in crate::text::ukrainian) mod bar;
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

use super::phrase::plural;
use crate::text::grammar::NumberForm;

/// The form of a word that fits a number, of those for 1, 2 and 5.
pub(super) fn agreeing(number: i32, [one, few, many]: [&'static str; 3]) -> &'static str {
    match plural(number) {
        NumberForm::One => one,
        NumberForm::Two | NumberForm::Few => few,
        NumberForm::Many => many,
    }
}

/// Points behind their number.
pub(super) fn points(number: i32) -> &'static str {
    agreeing(number, ["очко", "очки", "очок"])
}
