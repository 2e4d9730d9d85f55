//! The discard piles: which cards lie there, face down, and who saw them go.

use crate::kit::{SEATS, Seat};
use crate::mars::cards::{CardId, CardSet};

/// Who knows that a card lies in a discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KnownTo {
    /// Everyone: it was shown to all.
    All,
    /// Who put it there.
    Only(Seat),
    /// Nobody who looks on, or nobody at all.
    Nobody,
}

/// How many bits tell who knows a card.
const PLANES: usize = 3;
const ALL: usize = SEATS + 1;
const NOBODY: usize = SEATS + 2;
const _: () = assert!(NOBODY < 1 << PLANES);

/// The cards in the discard piles, each with who knows it ([`KnownTo`]); which pile a card is in, its form says.
///
/// Who knows a card is a number, of which each set below holds one bit: 0 for a card that lies in no discard pile, the
/// number of a seat plus one, or one of the two above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discards([CardSet; PLANES]);

impl Discards {
    /// No card.
    pub(crate) const NONE: Self = Self([CardSet::NONE; PLANES]);

    /// The cards.
    pub fn cards(&self) -> CardSet {
        self.0.iter().fold(CardSet::NONE, |all, plane| all.or(plane))
    }

    /// Whether the card is there.
    pub fn contains(&self, id: CardId) -> bool {
        self.0.iter().any(|plane| plane.contains(id))
    }

    /// The cards in ascending order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + Clone + use<> {
        self.cards().iter()
    }

    /// Who knows that the card is there; `None` where it is not.
    pub fn witness(&self, id: CardId) -> Option<KnownTo> {
        let planes = self.0.iter().enumerate();
        let number = planes.fold(0, |number, (bit, plane)| number | usize::from(plane.contains(id)) << bit);
        match number {
            ALL => Some(KnownTo::All),
            NOBODY => Some(KnownTo::Nobody),
            _ => Seat::ALL.get(number.checked_sub(1)?).map(|&seat| KnownTo::Only(seat)),
        }
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards().len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.cards().is_empty()
    }

    /// What this seat (`None`: a spectator) knows of them.
    #[must_use]
    pub fn known_to(&self, who: Option<Seat>) -> Self {
        let public = self.with_number(ALL);
        let known = who.map_or(public, |seat| public.or(&self.with_number(seat.index() + 1)));
        Self(self.0.map(|plane| plane.and(&known)))
    }

    /// Puts a card there.
    pub(crate) fn insert(&mut self, id: CardId, witness: KnownTo) {
        self.remove(id);
        let number = match witness {
            KnownTo::Only(seat) => seat.index() + 1,
            KnownTo::All => ALL,
            KnownTo::Nobody => NOBODY,
        };
        for (bit, plane) in self.0.iter_mut().enumerate() {
            if number >> bit & 1 == 1 {
                plane.insert(id);
            }
        }
    }

    /// Takes a card out.
    pub(crate) fn remove(&mut self, id: CardId) {
        for plane in &mut self.0 {
            plane.remove(id);
        }
    }

    /// The cards with this number.
    fn with_number(&self, number: usize) -> CardSet {
        let planes = self.0.iter().enumerate();
        planes.fold(
            self.cards(),
            |cards, (bit, plane)| {
                if number >> bit & 1 == 1 { cards.and(plane) } else { cards.but(plane) }
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{Discards, KnownTo};
    use crate::kit::Seat;
    use crate::mars::cards::{CardId, CardSet};

    #[test]
    fn each_seat_knows_what_it_put_there_and_what_was_shown() {
        let mut discards = Discards::NONE;
        discards.insert(CardId(1), KnownTo::All);
        discards.insert(CardId(2), KnownTo::Nobody);
        for seat in Seat::ALL {
            discards.insert(CardId(seat.number().into()), KnownTo::Nobody);
            discards.insert(CardId(100 + u16::from(seat.number())), KnownTo::Only(seat));
        }
        discards.insert(CardId(1), KnownTo::All);
        let cards = |ids: &[u16]| ids.iter().map(|&id| CardId(id)).collect::<CardSet>();
        assert_eq!(discards.cards(), cards(&[0, 1, 2, 3, 4, 100, 101, 102, 103, 104]));
        assert_eq!(discards.known_to(None).cards(), cards(&[1]));
        for seat in Seat::ALL {
            let own = 100 + u16::from(seat.number());
            assert_eq!(discards.known_to(Some(seat)).cards(), cards(&[1, own]));
            assert_eq!(discards.known_to(Some(seat)).known_to(None).cards(), cards(&[1]));
        }
        for seat in Seat::ALL {
            let own = CardId(100 + u16::from(seat.number()));
            assert_eq!(discards.witness(own), Some(KnownTo::Only(seat)));
        }
        assert_eq!(discards.witness(CardId(1)), Some(KnownTo::All));
        assert_eq!(discards.witness(CardId(2)), Some(KnownTo::Nobody));
        assert_eq!(discards.witness(CardId(200)), None);
        discards.remove(CardId(1));
        assert!(discards.known_to(None).is_empty() && !discards.contains(CardId(1)));
    }
}
