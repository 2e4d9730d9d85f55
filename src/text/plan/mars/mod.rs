//! What is said of the board game.

mod clause;
mod counted;
mod label;
mod lasting;
mod namesake;
mod quantity;

pub(in crate::text) use clause::{
    Clause, Looked, asking_areas, by_size, clauses, is_negative, magnitude, starts,
};
pub(in crate::text) use counted::{Range, Thing, parts};
pub(in crate::text) use label::{
    AnswerLabel, Declined, Done, HeldFigure, HeldOnCard, OptionLabel, label, patents_price,
};
pub(in crate::text) use lasting::hears_itself;
pub(in crate::text) use namesake::{card_of_area, card_of_tile};
pub(in crate::text) use quantity::{CardPoints, HowMany, Quantity, Times};
