//! How much of something.

use crate::ares::cards::{Amount, Card, Count, SpecialResource};
use crate::text::plan::Noun;

/// How many of what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) struct AresQuantity {
    pub(in crate::text) number: AresNumber,
    pub(in crate::text) of: Noun,
}

impl AresQuantity {
    /// What an amount printed on a card is.
    pub(in crate::text) fn of(amount: Amount, of: Noun, card: &Card) -> Self {
        let number = match amount {
            Amount::Exactly(number) => AresNumber::Exactly(number.into()),
            Amount::Per { each: 1, per: 1, of: Count::Paid } => AresNumber::ThatMany,
            Amount::Per { each, per, of } => AresNumber::Each {
                each: each.into(),
                times: AresTimes {
                    of,
                    per: per.into(),
                    held: card.holds,
                    includes_this: includes_this(of, card),
                },
            },
        };
        Self { number, of }
    }
}

/// How many of something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) enum AresNumber {
    /// This many.
    Exactly(i32),
    /// As many as were paid before.
    ThatMany,
    /// `each` as many times as this says.
    Each { each: i32, times: AresTimes },
}

/// How many times an amount is had.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) struct AresTimes {
    /// What is counted.
    pub(in crate::text) of: Count,
    /// How many of it are one time.
    pub(in crate::text) per: i32,
    /// What the card holds.
    pub(in crate::text) held: Option<SpecialResource>,
    /// Whether the card in play is one of what is counted.
    pub(in crate::text) includes_this: bool,
}

/// Whether a card in play is one of what it counts.
fn includes_this(of: Count, card: &Card) -> bool {
    match of {
        Count::Tags(tag) => card.tags.contains(&tag),
        Count::Cards => card.colour.is_some(),
        Count::CardsOf(colour) => card.colour == Some(colour),
        Count::Capacity(capacity) => card.capacity(capacity) > 0,
        Count::Forests | Count::ResourcesHere | Count::Paid => false,
    }
}
