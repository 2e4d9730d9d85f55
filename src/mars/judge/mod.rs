//! What may be done and what will come of it: the questions, the judge of answers, the forecast.

pub(super) mod answer_subject;
pub(super) mod areas;
pub(super) mod ask;
pub(super) mod colonies;
pub(super) mod committee;
pub(super) mod copies;
pub(super) mod forecast;
mod idle;
pub(super) mod offers;
pub(super) mod order;
pub(super) mod pay;
pub(super) mod preludes;
mod reason;
pub(super) mod sealed;
pub(super) mod solvency;
pub(super) mod turn;
pub(super) mod wallet;
