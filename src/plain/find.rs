//! Cards by the names that programs call them.

use super::fault::Fault;
use crate::mars::cards::{self, Card, CardId};

/// The card with this name.
pub(super) fn read(name: &str, argument: &str) -> Result<&'static Card, Fault> {
    // What never was is of no use outside the tests.
    let real = || cards::all().filter(|card| !is_synthetic(card)).map(|card| card.name);
    cards::named(name).ok_or_else(|| Fault::not_near(argument, name, real()))
}

pub(super) fn read_card(name: &str, argument: &str) -> Result<CardId, Fault> {
    Ok(read(name, argument)?.id)
}

/// Whether a card is one for tests.
const fn is_synthetic(card: &Card) -> bool {
    #[cfg(feature = "synthetic")]
    let is = matches!(card.module, crate::mars::cards::Module::Synthetic);
    #[cfg(not(feature = "synthetic"))]
    let is = {
        let _ = card;
        false
    };
    is
}
