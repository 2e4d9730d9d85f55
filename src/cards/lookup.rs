//! From a card's number to the card; sets of cards.

use super::{Card, CardId, TABLES};

/// One more than the greatest card number.
pub const IDS: usize = 512;

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
    BY_ID[id.index() % IDS]
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet([u64; IDS / 64]);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self([0; IDS / 64]);

    /// Whether the card is in it.
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

    /// How many cards are in it.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no card is in it.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; IDS / 64]
    }

    /// The cards in both.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let mut both = *self;
        both.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        both
    }

    /// The cards in ascending order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + Clone + use<> {
        let words = self.0;
        (0..words.len())
            .flat_map(move |place| Bits(words[place]).map(move |bit| CardId(place as u16 * 64 + bit)))
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|id| set.insert(id));
        set
    }
}

/// The places of the bits set in a word, lowest first.
#[derive(Clone)]
struct Bits(u64);

impl Iterator for Bits {
    type Item = u16;
    fn next(&mut self) -> Option<u16> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u16;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
