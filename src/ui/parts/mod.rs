//! What several screens show.

pub(crate) mod copying;
pub(crate) mod pace;
