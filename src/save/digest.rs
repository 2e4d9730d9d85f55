//! One number for a whole state, the same natively and in wasm.

use crate::kit::Seated;

/// 2^64 divided by the golden ratio: its bits look like chance.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// The digest of a game: equal games have equal ones, different games almost never. It is no protection
/// against anyone who means to make two games with one digest.
pub fn digest(game: &impl Seated) -> u64 {
    let mut hash = SPREAD;
    game.walk(&mut |label, number| {
        hash = (hash ^ number.wrapping_add(label.wrapping_mul(SPREAD))).wrapping_mul(SPREAD);
        hash ^= hash >> 32;
    });
    hash.wrapping_mul(SPREAD)
}

/// A digest in 16 bits, as records keep it.
pub const fn fold(digest: u64) -> u16 {
    (digest ^ digest >> 16 ^ digest >> 32 ^ digest >> 48) as u16
}
