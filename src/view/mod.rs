//! Readings that page, words and bots share: what can be told from what a seat sees and was told.

mod story;

pub use story::{concerns, is_heading, is_news, since_last_turn, whose};
