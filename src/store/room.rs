//! How much room the store has left.

use super::strings::{Store, StoreFault};

/// So many letters, keys included, have room in every browser's localStorage: five million code units.
pub const ROOM: usize = 5_000_000;

/// How many letters stand in the store, other pages' of this address too.
///
/// # Errors
/// Why the store cannot be asked.
pub fn used(store: &impl Store) -> Result<usize, StoreFault> {
    let mut used = 0;
    for key in store.keys()? {
        used += units(&key) + store.get(&key)?.map_or(0, |text| units(&text));
    }
    Ok(used)
}

/// As browsers count.
fn units(text: &str) -> usize {
    text.encode_utf16().count()
}
