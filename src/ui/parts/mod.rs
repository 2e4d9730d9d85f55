//! What several screens show.

pub(crate) mod chart;
pub(crate) mod copying;
pub(crate) mod dialog;
pub(crate) mod elsewhere;
pub(crate) mod game_bar;
pub(crate) mod hand_over;
pub(crate) mod keepsake;
pub(crate) mod kept;
pub(crate) mod log;
pub(crate) mod moved;
pub(crate) mod moves;
pub(crate) mod notice;
pub(crate) mod pace;
pub(crate) mod preview;
pub(crate) mod qr;
pub(crate) mod recap;
pub(crate) mod rematch;
pub(crate) mod replay;
pub(crate) mod seating;
pub(crate) mod sharing;
pub(crate) mod sound;
pub(crate) mod standings;
pub(crate) mod why;
pub(crate) mod worth;
