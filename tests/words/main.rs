//! The words and faces of cards, against goldens that a person can read.

mod cards;
mod faces;
mod grammar;
