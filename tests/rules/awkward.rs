//! The awkward cards, one by one.
