//! What can be named or told of Ares Expedition in every language: things of the vocabulary, options, lines of
//! the score.

use crate::ares::Score;
use crate::ares::cards::{Capacity, CardColour, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack};
use crate::kit::listed;
use strum::VariantArray;

/// A thing of the vocabulary that has a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AresTerm {
    /// A resource in stock.
    Stock(Stock),
    /// Steel or titanium.
    Capacity(Capacity),
    /// A resource on cards.
    SpecialResource(SpecialResource),
    /// A tag.
    Tag(Tag),
    /// Oxygen or temperature; counted in steps.
    Track(ZoneTrack),
    /// A zone of oxygen and temperature.
    Zone(Zone),
    /// A colour of project cards; counted in cards.
    Colour(CardColour),
    /// A phase.
    Phase(Phase),
    /// The oceans; counted in ocean tokens.
    Ocean,
    /// Forest tokens.
    Forest,
    /// Terraform rating, in full.
    Rating,
    /// Victory points, in full.
    Points,
    /// Cards.
    Card,
    /// A corporation.
    Corporation,
}

/// A source of victory points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum AresScoreLine {
    /// Terraform rating.
    Rating,
    /// Forest tokens.
    Forests,
    /// Cards.
    Cards,
    /// All together.
    Total,
}

impl AresScoreLine {
    /// All lines, the sum last.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// The VP of this line.
    pub fn of(self, score: &Score) -> i32 {
        match self {
            Self::Rating => score.rating.into(),
            Self::Forests => score.forests.into(),
            Self::Cards => score.cards.into(),
            Self::Total => score.total,
        }
    }
}
