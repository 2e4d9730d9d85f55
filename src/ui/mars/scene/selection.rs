//! What a person is about to do in a turn, before it is done.

use crate::mars::Choice;
use crate::mars::cards::CardId;

/// What is chosen and not yet confirmed.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum Selection {
    /// Nothing yet.
    #[default]
    Nothing,
    /// This action.
    Chosen(Choice),
    /// Patents are sold, these.
    Selling(Vec<CardId>),
    /// One of the actions of cards on the table, not yet which.
    Acting,
    /// A trade, not yet with which colony tile.
    Trading,
}

impl Selection {
    pub(crate) fn is(&self, choice: Choice) -> bool {
        *self == Self::Chosen(choice)
    }

    /// Its name in the style sheet.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Chosen(_) => "chosen",
            Self::Selling(_) => "selling",
            Self::Acting => "acting",
            Self::Trading => "trading",
        }
    }

    /// Adds a card to the cards to sell, or takes it out.
    pub(crate) fn toggled(&self, id: CardId) -> Self {
        match self {
            Self::Selling(cards) => Self::Selling(toggled(cards, id)),
            Self::Nothing | Self::Chosen(_) | Self::Acting | Self::Trading => self.clone(),
        }
    }
}

/// The cards with this one put in or taken out.
pub(crate) fn toggled(cards: &[CardId], id: CardId) -> Vec<CardId> {
    let mut cards = cards.to_vec();
    match cards.iter().position(|&there| there == id) {
        Some(place) => _ = cards.remove(place),
        None => cards.push(id),
    }
    cards
}
