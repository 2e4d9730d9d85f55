//! The page's own words.

mod ask;
mod bar;
mod course;
mod explain;
mod face;
mod guide;
mod home;
mod planet;
mod reason;
mod share;
mod standings;
mod table;

pub(super) use ask::ask;
pub(super) use bar::bar;
pub(super) use explain::{explain, explained, save_mark};
pub(super) use face::face;
pub(super) use home::home;
pub(super) use planet::planet;
pub(super) use share::share;
pub(super) use table::table;
