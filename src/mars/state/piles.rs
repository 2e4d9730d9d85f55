//! Draw piles, one for each kind of cards.

use crate::kit::listed;
use crate::mars::cards::{COLONY_TILES, CardId, Kind, TABLES, card};
use core::ops::{Index, IndexMut};
use strum::{IntoStaticStr, VariantArray};

/// A kind of cards with a draw pile and a discard pile of its own. A new kind is a variant, its capacity and its
/// cards' form below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
pub enum Pile {
    /// Project cards.
    Projects,
    /// Corporations.
    Corporations,
    /// Preludes (PREL-01).
    Preludes,
    /// Colony tiles (COL-02).
    Colonies,
    /// Global events (TURM-SETUP-05).
    Events,
}

impl Pile {
    /// All of them.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// The most cards that it can hold: all of its kind, from every box that is planned.
    pub const fn capacity(self) -> usize {
        match self {
            Self::Projects => {
                if cfg!(feature = "synthetic") {
                    1088
                } else {
                    336
                }
            }
            Self::Corporations => {
                if cfg!(feature = "synthetic") {
                    128
                } else {
                    44
                }
            }
            Self::Preludes => {
                if cfg!(feature = "synthetic") {
                    112
                } else {
                    35
                }
            }
            Self::Colonies => COLONY_TILES,
            Self::Events => 36,
        }
    }

    /// Where cards of this form come from; `None`: they lie in no pile.
    pub const fn of(kind: Kind) -> Option<Self> {
        match kind {
            Kind::Automated | Kind::Active | Kind::Event => Some(Self::Projects),
            Kind::Corporation => Some(Self::Corporations),
            Kind::Prelude => Some(Self::Preludes),
            Kind::Colony => Some(Self::Colonies),
            Kind::Global => Some(Self::Events),
            Kind::BeginnerCorporation | Kind::Party => None,
        }
    }

    /// Whether its discards are shuffled into a new draw pile; those of the others leave the game.
    pub const fn recycles(self) -> bool {
        match self {
            Self::Projects | Self::Events => true,
            Self::Corporations | Self::Preludes | Self::Colonies => false,
        }
    }

    /// Whether this card comes from it.
    pub fn has(self, id: CardId) -> bool {
        Self::of(card(id).kind) == Some(self)
    }

    /// Where it begins in the row of all piles.
    const fn start(self) -> usize {
        let (mut start, mut place) = (0, 0);
        while place < self as usize {
            start += Self::ALL[place].capacity();
            place += 1;
        }
        start
    }

    /// How many cards of its kind there are.
    const fn cards(self) -> usize {
        let (mut cards, mut table) = (0, 0);
        while table < TABLES.len() {
            let mut place = 0;
            while place < TABLES[table].len() {
                if let Some(pile) = Self::of(TABLES[table][place].kind)
                    && pile as u8 == self as u8
                {
                    cards += 1;
                }
                place += 1;
            }
            table += 1;
        }
        cards
    }
}

/// Room for the cards of all piles.
const ROOM: usize = {
    let (mut room, mut place) = (0, 0);
    while place < Pile::ALL.len() {
        let pile = Pile::ALL[place];
        assert!(pile as usize == place, "the piles stand in their order");
        assert!(pile.cards() <= pile.capacity(), "a pile has room for all cards of its kind");
        room += pile.capacity();
        place += 1;
    }
    room
};

/// One value a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByPile<T>(pub [T; Pile::ALL.len()]);

impl<T> Index<Pile> for ByPile<T> {
    type Output = T;
    fn index(&self, pile: Pile) -> &T {
        &self.0[pile as usize]
    }
}

impl<T> IndexMut<Pile> for ByPile<T> {
    fn index_mut(&mut self, pile: Pile) -> &mut T {
        &mut self.0[pile as usize]
    }
}

/// The draw piles; the last card of one is its top. They lie behind each other in one row, so that copying them
/// copies plain memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decks {
    /// Each pile has room for its capacity; above its top are no cards.
    cards: [CardId; ROOM],
    left: ByPile<u16>,
}

impl Decks {
    /// Nothing to draw.
    pub(crate) const EMPTY: Self = Self { cards: [CardId::HIDDEN; ROOM], left: ByPile([0; Pile::ALL.len()]) };

    /// Takes the top card away.
    pub(crate) fn pop(&mut self, pile: Pile) {
        if let Some(top) = self[pile].last_mut() {
            *top = CardId::HIDDEN;
            self.left[pile] -= 1;
        }
    }

    /// Takes this card away, wherever in its pile it lies; a hidden one where it is not seen.
    pub(crate) fn take(&mut self, pile: Pile, card: CardId) {
        let find = |sought| self[pile].iter().position(|&other| other == sought);
        if let Some(place) = find(card).or_else(|| find(CardId::HIDDEN)) {
            self[pile][place..].rotate_left(1);
            self.pop(pile);
        }
    }

    /// Puts these cards in place of a pile, the last one on top; what is beyond its capacity is left out.
    pub(crate) fn lay(&mut self, pile: Pile, cards: impl Iterator<Item = CardId>) {
        self.left[pile] = 0;
        let room = &mut self.cards[pile.start()..][..pile.capacity()];
        room.fill(CardId::HIDDEN);
        self.left[pile] = room.iter_mut().zip(cards).map(|(place, card)| *place = card).count() as u16;
    }
}

impl Index<Pile> for Decks {
    type Output = [CardId];
    fn index(&self, pile: Pile) -> &[CardId] {
        &self.cards[pile.start()..][..usize::from(self.left[pile])]
    }
}

impl IndexMut<Pile> for Decks {
    fn index_mut(&mut self, pile: Pile) -> &mut [CardId] {
        &mut self.cards[pile.start()..][..usize::from(self.left[pile])]
    }
}

#[cfg(test)]
mod tests {
    use super::{Decks, Pile};
    use crate::mars::cards::CardId;

    #[test]
    fn piles_lie_beside_each_other_and_forget_what_was_drawn() {
        let mut decks = Decks::EMPTY;
        let all = |from: u16, cards: usize| (from..).take(cards).map(CardId);
        for pile in Pile::ALL {
            decks.lay(pile, all(pile.start() as u16 + 1, pile.capacity() + 5));
        }
        for pile in Pile::ALL {
            let first = pile.start() as u16 + 1;
            assert!(decks[pile].iter().copied().eq(all(first, pile.capacity())), "{pile:?}");
        }
        let mut same = decks;
        decks.pop(Pile::Projects);
        decks.pop(Pile::Projects);
        let left = decks[Pile::Projects].to_vec();
        same.lay(Pile::Projects, left.into_iter());
        assert_eq!(same, decks, "nothing is left of cards that were drawn");
        decks.lay(Pile::Corporations, core::iter::empty());
        decks.pop(Pile::Corporations);
        assert!(decks[Pile::Corporations].is_empty());
        assert_eq!(decks[Pile::Projects].len(), Pile::Projects.capacity() - 2);
    }
}
