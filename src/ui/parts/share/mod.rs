//! A game handed over, shared, or shown before it is opened.

pub(crate) mod copying;
pub(crate) mod elsewhere;
pub(crate) mod hand_over;
pub(crate) mod preview;
pub(crate) mod qr;
pub(crate) mod sharing;
