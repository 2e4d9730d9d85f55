//! What the forms of set-ups and the settings share.

pub(crate) mod frame;
pub(crate) mod pace;
pub(crate) mod seating;
pub(crate) mod settings;
