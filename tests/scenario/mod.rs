//! Positions built by hand: which there are, which are refused, and the way back from a running game.

mod flaws;
mod meanings;
mod moments;
mod round_trip;
