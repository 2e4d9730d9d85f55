//! How much, and when: amounts, what can be counted, and conditions on counts.

use super::kind::Kind;
use super::party::Party;
use super::target::CardResource;
use super::tile::{Ground, TileClass, Whose};
use crate::mars::cards::{Parameter, Resource, Tag};

/// How much: a number, or one known when it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// This many.
    Exactly(i8),
    /// `each` for every full `per` of the count, of which at most `most` are counted.
    Per {
        /// How much each full `per` of the count brings.
        each: i8,
        /// How many of what is counted bring it once.
        per: u8,
        /// What is counted.
        of: Count,
        /// The count is cut to this.
        most: u8,
    },
    /// `each` for every full `per` of the count, which is cut to `most` and then changed by the influence (TURM-INFL-05).
    Influenced {
        /// How much each full `per` of the count brings.
        each: i8,
        /// How many of what is counted bring it once.
        per: u8,
        /// What is counted; nothing: only what follows counts.
        of: Option<Count>,
        /// The count is cut to this.
        most: u8,
        /// So much more (or, below 0, less) is counted.
        base: i8,
        /// So much more (or, below 0, less) for each influence.
        influence: i8,
    },
}

/// What can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Own tags; those of events only while they are played.
    Tags(Tag),
    /// Tags of all opponents together.
    OpponentsTags(Tag),
    /// Tags of all players together, for which own wild tags stand in.
    TagsOfAll(Tag),
    /// Own face-up cards without tags; a wild tag is none (WILD-05).
    Tagless,
    /// Colonies.
    Colonies(Whose),
    /// Tiles.
    Tiles(TileClass, Whose, Ground),
    /// Tiles next to this card's tile.
    BesideThis(TileClass),
    /// Resources on this card.
    ResourcesHere,
    /// Events that all players have played.
    EventsOfAll,
    /// Cards in hand.
    Hand,
    /// Terraform rating.
    Rating,
    /// Steps by which the rating rose in this generation.
    RatingRaised,
    /// An own production.
    Production(Resource),
    /// Own resources.
    Stock(Resource),
    /// A parameter, in its unit.
    Track(Parameter),
    /// The number chosen in [`Effect::ChooseAmount`](super::Effect::ChooseAmount).
    Chosen,
    /// Something of one's own that milestones and awards count.
    Goal(Tally),
    /// Own influence (TURM-INFL-01).
    Influence,
    /// The own place among all players, as it was when the row began: 2 for the first, 1 for the second (TURM-PARTY-09).
    Rank(&'static Ranking),
    /// How many sets of 5 the rating has over this.
    RatingSets(i8),
    /// 1 if this party rules or the player has two delegates in it (TURM-REQ-01).
    InPower(Party),
    /// Parties that the player leads.
    Leads,
    /// 1 if such a chairman sits on the seat.
    Chair(Chair),
    /// Parties with an own delegate.
    Parties,
}

/// By what players are compared (TURM-PARTY-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// What is counted, all of it together.
    pub of: &'static [Count],
    /// Who is first.
    pub end: End,
    /// Whoever has fewer has no place.
    pub least: i8,
    /// Alone: what gives the first place and, if there is one, the second.
    pub alone: &'static [i8],
}

/// Who is first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Who has most.
    Highest,
    /// Who has least.
    Lowest,
}

/// Whose the chairman is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chair {
    /// The player's own.
    Own,
    /// A neutral one.
    Neutral,
}

/// What milestones and awards count beside what cards do; all of it is the player's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tally {
    /// Tags of any of these kinds; a wild one is one of them (WILD-03).
    Tags(&'static [Tag]),
    /// Kinds of tags; each wild one is one more, as far as there are more (WILD-07).
    KindsOfTag,
    /// Project cards played, of these kinds.
    Cards(&'static [Kind]),
    /// Green and blue project cards with a printed cost of so much or more (Q-MOD-21).
    Costly(u8),
    /// Face-up cards with a requirement (MAP-07).
    Limited,
    /// Productions above where they began (MAP-09).
    Raised,
    /// The highest production.
    Highest,
    /// The lowest of the six stocks.
    Lowest,
    /// These productions together.
    Productions(&'static [Resource]),
    /// Kinds of resources, in stock and on cards (Q-MOD-21).
    KindsOfResource,
    /// Resources of these kinds on cards.
    OnCards(&'static [CardResource]),
    /// Tiles in so many rows, the lowest of the map.
    LowestRows(u8),
    /// Areas of Mars without a tile, next to own tiles.
    EmptyBesideOwn,
    /// Tiles next to an ocean tile.
    BesideOceans,
    /// Tiles next to none, those that are not on Mars included (Q-MOD-21).
    AwayFromOceans,
    /// Tiles on or next to volcanic areas, which a tile does not change (MAP-13).
    BesideVolcanoes,
    /// Tiles that hang together, the largest group of them (MAP-14).
    LargestGroup,
    /// How many of a city, a greenery and a special tile; each by a tile of its own (Q-MOD-21).
    KindsOfTile,
    /// Delegates in parties and on the chair; none without Turmoil (MAP-20).
    Delegates,
}

/// A condition on a count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Requirement {
    /// What is counted.
    pub of: Count,
    /// How it is bounded.
    pub bound: Bound,
}

/// A bound, itself allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// Not less.
    AtLeast(i8),
    /// Not more.
    AtMost(i8),
}
