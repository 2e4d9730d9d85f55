//! The phases of a generation (BASE-GOAL-05), one a file.

mod action;
mod draft;
mod ending;
mod production;
mod research;
mod setup;
