//! What the end of a game shows.

pub(crate) mod after;
pub(crate) mod analysis;
pub(crate) mod chart;
pub(crate) mod keepsake;
pub(crate) mod rematch;
pub(crate) mod standings;
pub(crate) mod worth;
