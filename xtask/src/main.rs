//! Chores of the house, run as `cargo xtask <chore>`.

fn main() {}
