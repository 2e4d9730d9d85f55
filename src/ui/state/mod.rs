//! What the page holds and everything that can change it.

pub(crate) mod address;
pub(crate) mod app;
pub(crate) mod before;
pub(crate) mod disk;
pub(crate) mod files;
pub(crate) mod host;
pub(crate) mod live;
mod live_parts;
pub(crate) mod names;
pub(crate) mod replay;
pub(crate) mod save_slot_ref;
pub(crate) mod saved_games;
pub(crate) mod shared_table;
pub(crate) mod trial;
pub(crate) mod windows;
