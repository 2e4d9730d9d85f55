//! Ares Expedition on the page: whole games of each mode, what nobody may see, games that people answered apart, and each
//! screen at each size.

mod apart;
mod form;
mod lesson;
mod log;
mod looks;
pub(crate) mod modes;
pub(crate) mod moments;
pub(crate) mod player;
