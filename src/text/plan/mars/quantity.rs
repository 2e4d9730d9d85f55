//! How much of something.

use super::counted::{Range, Thing, parts};
use crate::mars::cards::{Amount, Card, Count, Ranking};
use crate::text::plan::Noun;

/// How many of what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) struct Quantity {
    pub(in crate::text) number: HowMany,
    pub(in crate::text) of: Noun,
}

impl Quantity {
    /// What an amount printed on a card is.
    pub(in crate::text) fn of(amount: Amount, of: Noun, card: &Card) -> Self {
        Self { number: HowMany::of(amount, card), of }
    }
}

/// How many of something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) enum HowMany {
    /// This many; below 0, this many fewer.
    Exactly(i32),
    /// As many as were chosen before.
    ThatMany,
    /// `each` as many times as this says.
    Each { each: i32, times: Times },
    /// By the place among all players.
    ByRank {
        /// For the first.
        first: i32,
        /// For the second.
        second: i32,
        /// By what they are compared.
        ranking: &'static Ranking,
    },
}

impl HowMany {
    /// The number of an amount printed on a card.
    pub(in crate::text) fn of(amount: Amount, card: &Card) -> Self {
        match amount {
            Amount::Exactly(number) => Self::Exactly(number.into()),
            Amount::Per { each: 1, per: 1, of: Count::Chosen, .. } => Self::ThatMany,
            Amount::Per { each, of: Count::Rank(ranking), .. } => {
                Self::ByRank { first: 2 * i32::from(each), second: each.into(), ranking }
            }
            Amount::Per { each, per, of, most } => {
                let times =
                    Times { includes_this: includes_this(of, card), ..Times::of(Some(of), per, most, card) };
                Self::Each { each: each.into(), times }
            }
            Amount::Influenced { each, per, of, most, base, influence } => {
                let times = Times { base, influence: influence.signum(), ..Times::of(of, per, most, card) };
                Self::Each { each: each.into(), times }
            }
        }
    }
}

/// How many times an amount is had.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) struct Times {
    /// What is counted, whose it is or where; nothing: `base` times.
    pub(in crate::text) of: Option<(Thing, Range)>,
    /// How many of it are one time.
    pub(in crate::text) per: i32,
    /// Of how many at most.
    pub(in crate::text) most: Option<u8>,
    /// Whether the card itself is one of them when it is played.
    pub(in crate::text) includes_this: bool,
    /// This many times more (above 0), or beyond the first (below 0).
    pub(in crate::text) base: i8,
    /// Whether influence adds times (1), takes times (−1) or does neither (0).
    pub(in crate::text) influence: i8,
}

impl Times {
    fn of(of: Option<Count>, per: u8, most: u8, card: &Card) -> Self {
        Self {
            of: of.map(|of| parts(of, card)),
            per: per.into(),
            most: (most != u8::MAX).then_some(most),
            includes_this: false,
            base: 0,
            influence: 0,
        }
    }
}

/// Whether a card's own tags are among what is counted when it is played.
fn includes_this(of: Count, card: &Card) -> bool {
    match parts(of, card) {
        (Thing::Tag(tag), Range::Own | Range::InPlay) => card.tags.contains(&tag),
        (Thing::Tagless, _) => card.tags.is_empty(),
        _ => false,
    }
}

/// The victory points that a card shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) enum CardPoints {
    /// If any resource lies on the card; its kind, where the card has one.
    IfAny { points: i32, held: Noun },
    /// A number of them.
    Number(HowMany),
}

impl CardPoints {
    /// What the amount of victory points of a card means.
    pub(in crate::text) fn of(points: Amount, card: &Card) -> Self {
        match points {
            Amount::Per { each, per: 1, of: Count::ResourcesHere, most: 1 } => Self::IfAny {
                points: each.into(),
                held: card.holds.map_or(Noun::Resource, Noun::of_card_resource),
            },
            Amount::Exactly(_) | Amount::Per { .. } | Amount::Influenced { .. } => {
                Self::Number(HowMany::of(points, card))
            }
        }
    }
}
