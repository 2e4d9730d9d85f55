//! How much, what is counted and on what condition, as plain values.

use crate::mars::cards::{Amount, Bound, Chair, Count, End, Ground, Requirement, Tally, Whose};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// How much: a number, or one known when it is needed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(untagged)]
pub enum Much {
    /// This many.
    Number(i16),
    /// As many as this comes to.
    Counted(Formula),
}

/// `each` for every full `per` of what is counted: at most `most` of `count`, then `base` and the player's influence times
/// `influence`, and never below 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Formula {
    /// How much each full `per` brings.
    pub each: i8,
    /// How many of what is counted bring it once.
    pub per: u8,
    /// What is counted; `null`: nothing but what follows.
    pub count: Option<Counting>,
    /// The count is cut to this; `null` where it is not.
    pub most: Option<u8>,
    /// So much more is counted, or, below 0, less.
    pub base: i8,
    /// So much more, or, below 0, less for each influence.
    pub influence: i8,
}

/// What is counted: `count` says what, the rest of which kinds and whose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Counting {
    /// What: `tags`, `production`, `tiles` …
    pub count: &'static str,
    /// Of which kinds; all of them together.
    pub of: Vec<&'static str>,
    /// Whether everybody's count, not the player's alone.
    pub all: bool,
}

/// A condition: a count and its bound.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Condition {
    /// What is counted.
    pub count: Counting,
    /// Not less.
    pub at_least: Option<i8>,
    /// Not more.
    pub at_most: Option<i8>,
}

impl From<u8> for Much {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<Amount> for Much {
    fn from(amount: Amount) -> Self {
        let cut = |most: u8| (most < u8::MAX).then_some(most);
        match amount {
            Amount::Exactly(number) => Self::Number(number.into()),
            Amount::Per { each, per, of, most } => {
                let (count, most) = (Some(of.into()), cut(most));
                Self::Counted(Formula { each, per, count, most, base: 0, influence: 0 })
            }
            Amount::Influenced { each, per, of, most, base, influence } => {
                let (count, most) = (of.map(Counting::from), cut(most));
                Self::Counted(Formula { each, per, count, most, base, influence })
            }
        }
    }
}

impl From<Requirement> for Condition {
    fn from(requirement: Requirement) -> Self {
        let count = requirement.of.into();
        match requirement.bound {
            Bound::AtLeast(least) => Self { count, at_least: Some(least), at_most: None },
            Bound::AtMost(most) => Self { count, at_least: None, at_most: Some(most) },
        }
    }
}

impl Counting {
    const fn plain(count: &'static str) -> Self {
        Self { count, of: Vec::new(), all: false }
    }

    fn with(self, of: &'static str) -> Self {
        Self { of: vec![of], ..self }
    }

    fn by(self, whose: Whose) -> Self {
        Self { all: whose == Whose::Anyone, ..self }
    }
}

impl From<Count> for Counting {
    fn from(count: Count) -> Self {
        match count {
            Count::Tags(tag) => Self::plain("tags").with(tag.name()),
            Count::OpponentsTags(tag) => Self::plain("tags-of-opponents").with(tag.name()),
            Count::TagsOfAll(tag) => Self::plain("tags").with(tag.name()).by(Whose::Anyone),
            Count::Tagless => Self::plain("tagless-cards"),
            Count::Colonies(whose) => Self::plain("colonies").by(whose),
            Count::Tiles(class, whose, ground) => {
                Self::plain(if ground == Ground::Mars { "tiles-on-mars" } else { "tiles" })
                    .with(class.into())
                    .by(whose)
            }
            Count::BesideThis(class) => Self::plain("tiles-beside-this").with(class.into()),
            Count::ResourcesHere => Self::plain("resources-here"),
            Count::EventsOfAll => Self::plain("events").by(Whose::Anyone),
            Count::Hand => Self::plain("hand"),
            Count::Rating => Self::plain("rating"),
            Count::RatingRaised => Self::plain("rating-raised"),
            Count::Production(of) => Self::plain("production").with(of.name()),
            Count::Stock(of) => Self::plain("stock").with(of.name()),
            Count::Track(parameter) => Self::plain("parameter").with(parameter.name()).by(Whose::Anyone),
            Count::Chosen => Self::plain("chosen"),
            Count::Goal(tally) => tally.into(),
            Count::Influence => Self::plain("influence"),
            Count::Rank(ranking) => {
                let name = match ranking.end {
                    End::Highest => "rank-from-highest",
                    End::Lowest => "rank-from-lowest",
                };
                let parts = ranking.of.iter().map(|&of| Self::from(of));
                let of = parts.flat_map(|part| [part.count].into_iter().chain(part.of));
                Self { of: of.collect(), ..Self::plain(name) }
            }
            Count::RatingSets(over) => Self::plain(match over {
                10 => "rating-sets-over-10",
                15 => "rating-sets-over-15",
                _ => "rating-sets",
            }),
            Count::InPower(party) => Self::plain("in-power").with(party.name()),
            Count::Leads => Self::plain("parties-led"),
            Count::Chair(chair) => Self::plain("chairman").with(match chair {
                Chair::Own => "own",
                Chair::Neutral => "neutral",
            }),
            Count::Parties => Self::plain("parties"),
        }
    }
}

impl From<Tally> for Counting {
    fn from(tally: Tally) -> Self {
        match tally {
            Tally::Tags(tags) => {
                Self { of: tags.iter().map(|tag| tag.name()).collect(), ..Self::plain("tags") }
            }
            Tally::KindsOfTag => Self::plain("kinds-of-tag"),
            Tally::Cards(kinds) => {
                Self { of: kinds.iter().map(|&kind| kind.into()).collect(), ..Self::plain("cards") }
            }
            Tally::Costly(_) => Self::plain("costly-cards"),
            Tally::Limited => Self::plain("cards-with-requirement"),
            Tally::Raised => Self::plain("productions-raised"),
            Tally::Highest => Self::plain("highest-production"),
            Tally::Lowest => Self::plain("lowest-stock"),
            Tally::Productions(of) => {
                Self { of: of.iter().map(|of| of.name()).collect(), ..Self::plain("production") }
            }
            Tally::KindsOfResource => Self::plain("kinds-of-resource"),
            Tally::OnCards(of) => {
                Self { of: of.iter().map(|of| of.name()).collect(), ..Self::plain("resources-on-cards") }
            }
            Tally::LowestRows(_) => Self::plain("tiles-in-lowest-rows"),
            Tally::EmptyBesideOwn => Self::plain("empty-areas-beside-own"),
            Tally::BesideOceans => Self::plain("tiles-beside-oceans"),
            Tally::AwayFromOceans => Self::plain("tiles-away-from-oceans"),
            Tally::BesideVolcanoes => Self::plain("tiles-beside-volcanoes"),
            Tally::LargestGroup => Self::plain("largest-group"),
            Tally::KindsOfTile => Self::plain("kinds-of-tile"),
            Tally::Delegates => Self::plain("delegates"),
        }
    }
}
