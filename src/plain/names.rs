//! What programs call cards.

pub(super) use super::find::{read, read_card};
use crate::mars::cards::{self, CardId};

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
