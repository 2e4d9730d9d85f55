//! The page's words that serve any game.

mod analysis;
pub(in crate::text::english) mod bar;
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
