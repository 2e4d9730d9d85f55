//! From a card's number to the card; sets of cards; the decks.

use super::blue::BLUE_CARDS;
use super::card::{Card, CardId};
use super::corporations::{CORPORATION_CARDS, PROMOTIONAL_CARDS};
use super::green::GREEN_CARDS;
use super::red::RED_CARDS;

/// Every table of cards.
pub const TABLES: &[&[Card]] = &[BLUE_CARDS, RED_CARDS, GREEN_CARDS, CORPORATION_CARDS, PROMOTIONAL_CARDS];

/// The length of a list with a place for each card number.
pub const IDS: usize = 320;

static BLANK: Card = Card::BLANK;

static BY_ID: [&Card; IDS] = by_id();

/// Fills the table; two cards with one number end the build here.
const fn by_id() -> [&'static Card; IDS] {
    let mut by_id: [&'static Card; IDS] = [&BLANK; IDS];
    let mut table = 0;
    while table < TABLES.len() {
        let mut place = 0;
        while place < TABLES[table].len() {
            let card = &TABLES[table][place];
            assert!(by_id[card.id.index()].id.number() == 0, "two cards have the same number");
            by_id[card.id.index()] = card;
            place += 1;
        }
        table += 1;
    }
    by_id
}

/// The card with this number; the blank one for a hidden card or a number nobody has.
pub fn card(id: CardId) -> &'static Card {
    BY_ID.get(id.index()).copied().unwrap_or(&BLANK)
}

/// All cards, in ascending order of their numbers.
pub fn all() -> impl Iterator<Item = &'static Card> {
    BY_ID.iter().copied().filter(|card| card.id != CardId::HIDDEN)
}

/// The 208 project cards, which make up the deck.
pub static PROJECTS: CardSet = CardSet::of(&[BLUE_CARDS, RED_CARDS, GREEN_CARDS]);
/// The 16 green cards that are marked for the first game (ARES-SETUP-04).
pub static FIRST_GAME_PROJECTS: CardSet = CardSet::marked(&[BLUE_CARDS, RED_CARDS, GREEN_CARDS]);
/// The 12 corporations of the box.
pub static CORPORATIONS: CardSet = CardSet::of(&[CORPORATION_CARDS]);
/// The 4 corporations that are marked for the first game (ARES-SETUP-06).
pub static FIRST_GAME_CORPORATIONS: CardSet = CardSet::marked(&[CORPORATION_CARDS]);
/// The 6 corporations that came beside the box.
pub static PROMOTIONAL_CORPORATIONS: CardSet = CardSet::of(&[PROMOTIONAL_CARDS]);

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet([u64; IDS / 64]);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self([0; IDS / 64]);

    /// The cards of these tables.
    const fn of(tables: &[&[Card]]) -> Self {
        let mut set = Self::NONE;
        let mut table = 0;
        while table < tables.len() {
            let mut place = 0;
            while place < tables[table].len() {
                set.insert(tables[table][place].id);
                place += 1;
            }
            table += 1;
        }
        set
    }

    /// The cards of these tables that are marked for the first game.
    const fn marked(tables: &[&[Card]]) -> Self {
        let mut set = Self::of(tables);
        let mut table = 0;
        while table < tables.len() {
            let mut place = 0;
            while place < tables[table].len() {
                if !tables[table][place].is_for_first_game {
                    set.remove(tables[table][place].id);
                }
                place += 1;
            }
            table += 1;
        }
        set
    }

    /// Whether the card is in the set.
    pub const fn contains(&self, id: CardId) -> bool {
        self.0[id.index() / 64] & (1 << (id.index() % 64)) != 0
    }

    /// Puts a card in.
    pub const fn insert(&mut self, id: CardId) {
        self.0[id.index() / 64] |= 1 << (id.index() % 64);
    }

    /// Takes a card out.
    pub const fn remove(&mut self, id: CardId) {
        self.0[id.index() / 64] &= !(1 << (id.index() % 64));
    }

    /// How many cards are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no card is in the set.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// The cards that are in both sets.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let mut both = *self;
        both.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        both
    }

    /// The cards that are in either set.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let mut all = *self;
        all.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
        all
    }

    /// The cards that are not in the other set.
    #[must_use]
    pub fn but(&self, other: &Self) -> Self {
        let mut left = *self;
        left.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= !other);
        left
    }

    /// The cards in ascending order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + Clone + use<> {
        let set = *self;
        (0..IDS as u16).map(CardId).filter(move |&id| set.contains(id))
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|id| set.insert(id));
        set
    }
}
