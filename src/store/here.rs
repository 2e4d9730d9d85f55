//! Who plays a game at this device, where the others play it at theirs.

use super::games::GameId;
use super::strings::{Store, StoreFault};
use crate::kit::Seat;

/// Who alone plays a kept game at this device, if that was said. The others send it on.
pub fn here(store: &impl Store, id: GameId) -> Option<Seat> {
    let number: u8 = store.get(&id.here_key()).ok()??.parse().ok()?;
    Seat::new(number)
}

/// Remembers who alone plays a game at this device; `None`: all do.
///
/// # Errors
/// Why the store cannot.
pub fn stay(store: &mut impl Store, id: GameId, seat: Option<Seat>) -> Result<(), StoreFault> {
    match seat {
        Some(seat) => store.set(&id.here_key(), &seat.number().to_string()),
        None => store.remove(&id.here_key()),
    }
}
