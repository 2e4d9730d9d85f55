//! Counting positions: a fingerprint of a game's legality that a person can check.

use super::{EventLog, Rules};

/// How many ways there are to answer the next `depth` questions; where several seats owe an answer, the
/// lowest answers first. A game that ends earlier counts once.
pub fn perft<R: Rules>(game: &R, depth: u8) -> u64 {
    let Some(seat) = game.asked().iter().next() else { return 1 };
    if depth == 0 {
        return 1;
    }
    game.choices(seat)
        .map(|choice| {
            let mut after = game.clone();
            after.carry_out(seat, choice, &mut EventLog::nothing());
            perft(&after, depth - 1)
        })
        .sum()
}
