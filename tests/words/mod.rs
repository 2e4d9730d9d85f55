//! The words and faces of cards, against goldens that a person can read; and that everything has words.

pub(crate) mod ares;
mod cards;
mod explained;
mod faces;
mod games;
mod grammar;
mod names;
mod repeated;
pub(crate) mod samples;
mod slots;
mod variants;
