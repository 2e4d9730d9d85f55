//! The phases of a generation (BASE-GOAL-05), one a file.

mod action;
mod draft;
mod ending;
mod preludes;
pub(crate) mod production;
pub(crate) mod research;
pub(crate) mod setup;
mod solar;
