//! From a card's number to the card; sets of cards; the decks.

use super::blue::BLUE_CARDS;
use super::card::{Card, CardId, FIRST_SYNTHETIC, IDS};
use super::corporations::{CORPORATION_CARDS, PROMOTIONAL_CARDS};
use super::green::GREEN_CARDS;
use super::red::RED_CARDS;
#[cfg(feature = "synthetic")]
use super::synthetic::{SYNTHETIC_CARDS, SYNTHETIC_CORPORATION_CARDS};
use crate::kit::{IdSet, Numbered, by_number, for_each_in, insert_index};

/// The tables of the boxes.
pub const TABLES: &[&[Card]] = &[BLUE_CARDS, RED_CARDS, GREEN_CARDS, CORPORATION_CARDS, PROMOTIONAL_CARDS];

/// Every table of cards.
#[cfg(not(feature = "synthetic"))]
pub(crate) const ALL_TABLES: &[&[Card]] = TABLES;

/// Every table of cards, those of no box last.
#[cfg(feature = "synthetic")]
pub(crate) const ALL_TABLES: &[&[Card]] = &[
    BLUE_CARDS,
    RED_CARDS,
    GREEN_CARDS,
    CORPORATION_CARDS,
    PROMOTIONAL_CARDS,
    SYNTHETIC_CARDS,
    SYNTHETIC_CORPORATION_CARDS,
];

static BLANK: Card = Card::BLANK;

static BY_ID: [&Card; IDS] = by_number!(ALL_TABLES, &BLANK, IDS);

/// The card with this number; the blank one for a hidden card or a number nobody has.
pub fn card(id: CardId) -> &'static Card {
    BY_ID.get(id.index()).copied().unwrap_or(&BLANK)
}

/// All cards of the boxes, in ascending order of their numbers.
pub fn all() -> impl Iterator<Item = &'static Card> {
    BY_ID[..FIRST_SYNTHETIC].iter().copied().filter(|card| card.id != CardId::HIDDEN)
}

/// The 208 project cards, which make up the deck.
pub static PROJECTS: CardSet = set_of(&[BLUE_CARDS, RED_CARDS, GREEN_CARDS]);
/// The 16 green cards that are marked for the first game (ARES-SETUP-04).
pub static FIRST_GAME_PROJECTS: CardSet = marked_of(&[BLUE_CARDS, RED_CARDS, GREEN_CARDS]);
/// The 12 corporations of the box.
pub static CORPORATIONS: CardSet = set_of(&[CORPORATION_CARDS]);
/// The 4 corporations that are marked for the first game (ARES-SETUP-06).
pub static FIRST_GAME_CORPORATIONS: CardSet = marked_of(&[CORPORATION_CARDS]);
/// The 6 corporations that came beside the box.
pub static PROMOTIONAL_CORPORATIONS: CardSet = set_of(&[PROMOTIONAL_CARDS]);

/// The project cards of a synthetic game: those of no box, and the blue and the red ones of the box.
#[cfg(feature = "synthetic")]
pub static SYNTHETIC_PROJECTS: CardSet = set_of(&[BLUE_CARDS, RED_CARDS, SYNTHETIC_CARDS]);
/// The corporations of no box.
#[cfg(feature = "synthetic")]
pub static SYNTHETIC_CORPORATIONS: CardSet = set_of(&[SYNTHETIC_CORPORATION_CARDS]);

/// A set of cards.
pub type CardSet = IdSet<CardId>;

/// The cards of these tables.
const fn set_of(tables: &[&[Card]]) -> CardSet {
    let mut words = CardId::EMPTY;
    for_each_in!(card in tables => {
        insert_index(&mut words, card.id.index());
    });
    CardSet::of_words(words)
}

/// The cards of these tables that are marked for the first game.
const fn marked_of(tables: &[&[Card]]) -> CardSet {
    let mut words = CardId::EMPTY;
    for_each_in!(card in tables => {
        if card.is_for_first_game {
            insert_index(&mut words, card.id.index());
        }
    });
    CardSet::of_words(words)
}
