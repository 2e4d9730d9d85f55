//! Player board and resources (BASE-PB).
