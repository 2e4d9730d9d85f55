//! The page's words for the board game.

mod ask;
mod face;
mod guide;
mod planet;
mod table;

pub(super) use ask::ask;
pub(super) use face::face;
pub(super) use planet::planet;
pub(super) use table::table;
