//! What a count is of, taken apart: a thing, and whose or where it is. Languages name these, and put them together; a count
//! made of things that have names needs no words of its own.

use crate::mars::cards::{
    Card, CardResource, Chair, Count, Ground, Parameter, Party, Ranking, Resource, Tag, Tally, TileClass,
    Whose,
};

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Thing {
    Tag(Tag),
    Tile(TileClass),
    Resource(Resource),
    Production(Resource),
    /// Resources on cards; their kind, where the card has one.
    Held(Option<CardResource>),
    Card,
    /// Open cards that show no tag.
    Tagless,
    Colony,
    Event,
    Rating,
    /// Steps by which the rating was raised.
    Rise,
    Level(Parameter),
    Chosen,
    /// What milestones and awards count.
    Goal(Tally),
    Influence,
    /// The place among all players.
    Rank(&'static Ranking),
    /// Sets of 5 of the rating over this.
    RatingSet(i8),
    /// The favour of a party.
    Favour(Party),
    /// Parties that one leads.
    Led,
    Chair(Chair),
    /// Parties in which one has a delegate.
    Party,
}

/// Whose it is, or where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Range {
    Own,
    OwnOnMars,
    Opponents,
    InPlay,
    OnMars,
    BesideThisTile,
    OnThisCard,
    Planet,
}

impl Range {
    /// Whether it is what one has oneself.
    pub(in crate::text) const fn is_own(self) -> bool {
        match self {
            Self::Own | Self::OwnOnMars => true,
            Self::Opponents
            | Self::InPlay
            | Self::OnMars
            | Self::BesideThisTile
            | Self::OnThisCard
            | Self::Planet => false,
        }
    }
}

/// The parts of a count that stands on a card.
pub(in crate::text) const fn parts(of: Count, card: &Card) -> (Thing, Range) {
    match of {
        Count::Tags(tag) => (Thing::Tag(tag), Range::Own),
        Count::OpponentsTags(tag) => (Thing::Tag(tag), Range::Opponents),
        Count::TagsOfAll(tag) => (Thing::Tag(tag), Range::InPlay),
        Count::Tagless => (Thing::Tagless, Range::Own),
        Count::Colonies(Whose::Own) => (Thing::Colony, Range::Own),
        Count::Colonies(Whose::Anyone) => (Thing::Colony, Range::InPlay),
        Count::Tiles(class, Whose::Own, Ground::Anywhere) => (Thing::Tile(class), Range::Own),
        Count::Tiles(class, Whose::Own, Ground::Mars) => (Thing::Tile(class), Range::OwnOnMars),
        Count::Tiles(class, Whose::Anyone, Ground::Anywhere) => (Thing::Tile(class), Range::InPlay),
        Count::Tiles(class, Whose::Anyone, Ground::Mars) => (Thing::Tile(class), Range::OnMars),
        Count::BesideThis(class) => (Thing::Tile(class), Range::BesideThisTile),
        Count::ResourcesHere => (Thing::Held(card.holds), Range::OnThisCard),
        Count::EventsOfAll => (Thing::Event, Range::InPlay),
        Count::Hand => (Thing::Card, Range::Own),
        Count::Rating => (Thing::Rating, Range::Own),
        Count::RatingRaised => (Thing::Rise, Range::Own),
        Count::Production(resource) => (Thing::Production(resource), Range::Own),
        Count::Stock(resource) => (Thing::Resource(resource), Range::Own),
        Count::Track(parameter) => (Thing::Level(parameter), Range::Planet),
        Count::Chosen => (Thing::Chosen, Range::Own),
        Count::Goal(of) => (Thing::Goal(of), Range::Own),
        Count::Influence => (Thing::Influence, Range::Own),
        Count::Rank(ranking) => (Thing::Rank(ranking), Range::Own),
        Count::RatingSets(over) => (Thing::RatingSet(over), Range::Own),
        Count::InPower(party) => (Thing::Favour(party), Range::Own),
        Count::Leads => (Thing::Led, Range::Own),
        Count::Chair(chair) => (Thing::Chair(chair), Range::Own),
        Count::Parties => (Thing::Party, Range::Own),
    }
}
