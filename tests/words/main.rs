//! The words of cards, against goldens that a person can read.

mod cards;
mod grammar;
