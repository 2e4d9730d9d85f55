//! The words of Ares Expedition.

mod cards;
mod faces;
mod games;
mod samples;
mod table;
