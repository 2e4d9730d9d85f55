//! Questions and their answers: one picker for each shape, what a choice brings, and answers given in one go.

pub(crate) mod areas;
pub(crate) mod beside;
pub(crate) mod number;
pub(crate) mod offer;
mod opening;
pub(crate) mod outcome;
pub(crate) mod payment;
pub(crate) mod picker;
pub(crate) mod purchase;
pub(crate) mod question;
pub(crate) mod synergy;
pub(crate) mod tile;
pub(crate) mod turn;
