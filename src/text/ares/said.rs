//! What can be named or told of Ares Expedition in every language: lines of cards, things of the vocabulary, options, lines of
//! the score.

use crate::ares::Score;
use crate::ares::cards::{Capacity, CardColour, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack};
use crate::kit::listed;
use strum::{IntoStaticStr, VariantArray};

/// What a line of a card is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum AresTopic {
    /// What must hold when the card is played.
    Requirement,
    /// What the card costs beside M€.
    Spend,
    /// What a corporation starts with.
    Start,
    /// What happens when the card is played.
    Play,
    /// What the production phase brings.
    Production,
    /// The steel or titanium that the card gives.
    Capacity,
    /// What lasts: a trigger or a passive.
    Lasting,
    /// One alternative of the action.
    Action,
    /// Victory points.
    Points,
}

/// One line of a card: one or several whole sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AresLine {
    /// What the line is about.
    pub topic: AresTopic,
    /// What the line says.
    pub words: String,
}

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
