//! Game board (BASE-BOARD).
