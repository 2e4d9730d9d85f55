//! Prices, and what pays them.

use crate::mars::cards::{CardId, Resource};

/// A price: so much of one resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Price {
    /// In which it is asked: M€, heat or another.
    pub unit: Resource,
    /// How much.
    pub amount: u16,
}

impl Price {
    /// A price in M€.
    pub const fn money(amount: u16) -> Self {
        Self { unit: Resource::MegaCredits, amount }
    }

    /// What is left of it: the rest, in the same unit.
    pub(crate) const fn left(self, amount: u16) -> Self {
        Self { amount, ..self }
    }
}

/// Something of a player's that pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Payer {
    /// A resource of the stock.
    Stock(Resource),
    /// What lies on this card.
    Card(CardId),
}

/// Behind every card.
const AFTER_CARDS: u16 = u16::MAX - 8;

impl Payer {
    /// Its place in the order in which payers are asked: metals, then cards by their numbers, then what else is in
    /// stock, M€ last.
    pub(crate) const fn rank(self) -> u16 {
        match self {
            Self::Stock(Resource::Steel) => 0,
            Self::Stock(Resource::Titanium) => 1,
            Self::Card(id) => 2 + id.number(),
            Self::Stock(Resource::Plants) => AFTER_CARDS,
            Self::Stock(Resource::Energy) => AFTER_CARDS + 1,
            Self::Stock(Resource::Heat) => AFTER_CARDS + 2,
            Self::Stock(Resource::MegaCredits) => AFTER_CARDS + 3,
        }
    }
}
