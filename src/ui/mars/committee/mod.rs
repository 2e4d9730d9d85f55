//! The committee: a strip beside the table, and a screen of its own.

mod chamber;
mod change;
mod due;
pub(crate) mod figures;
mod outlook;
mod row;
mod screen;
mod screen_context;
mod seats;
mod strip;

pub(crate) use row::{is_row, of_row};
pub(crate) use screen::CommitteeScreen;
pub(crate) use strip::Committee;
