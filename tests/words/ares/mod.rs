//! The words of Ares Expedition.

mod cards;
mod faces;
mod games;
pub(crate) mod samples;
mod table;
