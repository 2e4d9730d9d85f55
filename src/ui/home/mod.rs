//! Where no game is open: a new one, those that are kept, and one that comes as text.

pub(crate) mod files;
pub(crate) mod games;
pub(crate) mod invitation;
pub(crate) mod kept;
pub(crate) mod meeting;
pub(crate) mod paste;
pub(crate) mod room;
pub(crate) mod start;
