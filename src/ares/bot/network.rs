//! How large the network is that values positions of Ares Expedition, and the tables of cards beside it.

use crate::kit::Network;

/// Numbers that the value is read from: what a seat has, then how far the game is.
pub const FEATURES: usize = 52;

/// Units of the hidden layer.
pub const HIDDEN: usize = 24;

/// The network that values a seat.
pub(super) type ValueNetwork = Network<FEATURES, HIDDEN>;

/// Places of cards in a table of them: the cards of the box by their printed number, in place 0 all others.
pub const CARD_PLACES: usize = 221;

/// What a card counts, in 1/16 of a hundredth of a victory point: in play, in play for each step that Mars has left, and in the hand.
pub(super) type CardTable = [[i32; CARD_PLACES]; 3];
