//! What programs call things, and things by those names.

use super::fault::{Fault, Read};
use crate::cards::{self, Card, CardId};

/// The English name of a card: no two cards of the board game share one.
pub(super) fn card(id: CardId) -> &'static str {
    cards::card(id).name
}

/// The same; nothing for a card that must not be seen, or where there is none.
pub(super) fn known(id: CardId) -> Option<&'static str> {
    (id != CardId::HIDDEN).then(|| card(id))
}

pub(super) fn cards(ids: impl IntoIterator<Item = CardId>) -> Vec<&'static str> {
    ids.into_iter().filter_map(known).collect()
}

/// The card with this name.
pub(super) fn read(name: &str, argument: &str) -> Result<&'static Card, Fault> {
    cards::named(name).unknown_at(argument, name)
}

pub(super) fn read_card(name: &str, argument: &str) -> Result<CardId, Fault> {
    Ok(read(name, argument)?.id)
}
