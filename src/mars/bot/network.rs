//! How large the network is that values positions of the board game.

use crate::kit::Network;

/// Numbers that the value is read from: what a seat has, then how far the game is.
pub const FEATURES: usize = 65;

/// Units of the hidden layer.
pub const HIDDEN: usize = 32;

/// The network that values a seat.
pub(super) type ValueNetwork = Network<FEATURES, HIDDEN>;
