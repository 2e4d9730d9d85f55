//! The words of Ares Expedition.

mod cards;
mod games;
mod samples;
mod table;
