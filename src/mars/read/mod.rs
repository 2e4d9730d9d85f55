//! Readings of the facts: counts, areas, discounts, targets, scores, and which triggers fire.

pub(super) mod areas;
pub(super) mod colonies;
pub(super) mod committee;
pub(super) mod count;
pub(super) mod discounts;
mod goals;
pub(super) mod metals;
pub(super) mod planet;
#[cfg(feature = "scenario")]
pub(super) mod possible;
pub(super) mod rank;
pub(super) mod score;
pub(super) mod shores;
mod tags;
pub(super) mod targets;
pub(super) mod triggers;
