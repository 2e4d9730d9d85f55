//! What programs call things, and things by those names.

use super::fault::Fault;
use crate::mars::cards::{self, Card, CardId};

/// The English name of a card: no two cards of the board game share one.
pub(super) fn card(id: CardId) -> &'static str {
    cards::card(id).name
}

/// The name of a card; nothing for a card that must not be seen, or where there is none.
pub(super) fn known(id: CardId) -> Option<&'static str> {
    (id != CardId::HIDDEN).then(|| card(id))
}

pub(super) fn cards(ids: impl IntoIterator<Item = CardId>) -> Vec<&'static str> {
    ids.into_iter().filter_map(known).collect()
}

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
