//! Faces of cards.

use crate::mars::cards::{CardId, CardResource, Resource};
use crate::mars::face::Glyph;
use crate::mars::view::Prospect;

/// What stands there, or is told of it to whoever hears the page: whole sentences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaceWords {
    /// Its action was used: a word.
    Used,
    /// Between two of which one is done: a word.
    Or,
    /// What it costs, in M€.
    Price(u16),
    /// What a card costs, where that differs from its printed price.
    PriceInsteadOf {
        /// What this player pays.
        price: u16,
        /// What is printed on it.
        printed: u16,
    },
    /// Its form and tags.
    Head(CardId),
    /// So many lie on it.
    Stored {
        /// What it stores.
        what: CardResource,
        /// How many of it.
        amount: u8,
    },
    /// The metal that it remembers.
    Marked(Resource),
    /// When it could be played.
    Soon(Prospect),
    /// What the symbols mean: a title.
    Symbols,
    /// What this one means: a few words, nothing of a number, its sign and brackets.
    Symbol(Glyph),
    /// What the bar of an action means.
    Action,
    /// What the bar of an effect means.
    Effect,
}
