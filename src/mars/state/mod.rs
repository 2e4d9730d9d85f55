//! What a game is made of: plain data, the words of a move, and the one function that writes the facts.

pub(super) mod about;
pub(super) mod agenda;
mod board;
mod choice;
pub(super) mod colonies;
pub(super) mod commit;
pub(super) mod committee;
pub(super) mod count_purpose;
pub(super) mod discards;
pub(super) mod event;
pub(super) mod facts;
mod fault;
pub(super) mod game;
pub mod maps;
mod nesting;
mod options;
pub(super) mod origin;
pub(super) mod payer;
mod payment_purpose;
pub(super) mod piles;
pub(super) mod question;
mod refusal;
mod script;
pub(super) mod setup;
pub(super) mod slots;
pub(super) mod solar;
mod solar_step;
mod steps;
mod switch;
pub(super) mod switches;
#[cfg(feature = "synthetic")]
pub(super) mod synthetic;
pub(super) mod walk;
