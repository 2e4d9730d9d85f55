//! What may be done and what will come of it: the questions, the judge of answers, the forecast.

pub(super) mod actions;
mod afford;
pub(super) mod answer_subject;
pub(super) mod areas;
pub(super) mod ask;
mod can;
pub(super) mod colonies;
pub(super) mod committee;
pub(super) mod copies;
pub(super) mod first_action;
pub(super) mod goals;
pub(super) mod offers;
pub(super) mod order;
pub(super) mod pay;
mod payable;
mod payment;
pub(super) mod play;
pub(super) mod preludes;
pub(super) mod projects;
mod purchase;
mod reason;
mod requirements;
pub(super) mod sealed;
pub(super) mod solvency;
#[cfg(feature = "synthetic")]
pub(super) mod trial;
pub(super) mod turn;
pub(super) mod wallet;
