//! Readings of the facts.

pub(crate) mod count;
pub(crate) mod price;
pub(crate) mod score;
