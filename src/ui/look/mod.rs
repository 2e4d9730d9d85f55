//! What is drawn and heard without knowing the game.

pub(crate) mod arrow;
pub(crate) mod back;
pub(crate) mod english;
pub(crate) mod fetch;
pub(crate) mod focus;
pub(crate) mod form;
pub(crate) mod icons;
pub(crate) mod keys;
pub(crate) mod media;
pub(crate) mod noise;
pub(crate) mod order;
pub(crate) mod paint;
pub(crate) mod part;
pub(crate) mod picture;
pub(crate) mod press;
pub(crate) mod release;
pub(crate) mod search;
pub(crate) mod texts;
pub(crate) mod theme;
pub(crate) mod walk;
