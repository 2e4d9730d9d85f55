//! The state: facts, events, what is owed, and what is asked.

pub(crate) mod commit;
pub(crate) mod deal;
pub(crate) mod event;
pub(crate) mod facts;
pub(crate) mod game;
pub(crate) mod origin;
pub(crate) mod planet;
pub(crate) mod player;
pub(crate) mod question;
pub(crate) mod setup;
pub(crate) mod task;
