//! What can be named or told in every language: lines of cards, things of the vocabulary, lines of the score.

use crate::kit::listed;
use crate::mars::cards::{
    CardResource, Conversion, Kind, Module, Parameter, Party, Reserved, Resource, StandardProject, Tag, Tile,
    TileClass,
};
use crate::mars::{Facts, Phase, Score, Switch};
use std::borrow::Cow;
use strum::{IntoStaticStr, VariantArray};

/// Words that are the same every time, or not.
pub type Text = Cow<'static, str>;

/// What a line of a card is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Topic {
    /// What must hold when it is played.
    Requirement,
    /// What it costs beside M€.
    Spend,
    /// What a corporation starts with.
    Start,
    /// What happens when it is played.
    Play,
    /// What the production phase brings.
    Production,
    /// The steel or titanium that it gives.
    Capacity,
    /// A corporation's compulsory first action.
    FirstAction,
    /// One alternative of its action.
    Action,
    /// What lasts: a trigger or a passive.
    Lasting,
    /// Victory points.
    Points,
}

/// One line of a card: one or several whole sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it is about.
    pub topic: Topic,
    /// What it says.
    pub words: String,
}

/// A thing of the vocabulary that has a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// A standard resource.
    Resource(Resource),
    /// What is stored on cards.
    CardResource(CardResource),
    /// A tag.
    Tag(Tag),
    /// A global parameter.
    Parameter(Parameter),
    /// A tile.
    Tile(Tile),
    /// Tiles spoken of together.
    TileClass(TileClass),
    /// An area kept for one city.
    Reserved(Reserved),
    /// A standard project.
    Project(StandardProject),
    /// A conversion.
    Conversion(Conversion),
    /// A part of the game.
    Phase(Phase),
    /// A form of card.
    Kind(Kind),
    /// A box that cards come from.
    Module(Module),
    /// A colony.
    Colony,
    /// A trade fleet.
    Fleet,
    /// A party of the committee.
    Party(Party),
    /// Influence on global events.
    Influence,
    /// A delegate.
    Delegate,
    /// The chairman of the committee.
    Chairman,
    /// A party leader.
    Leader,
    /// Terraform rating, in full.
    Rating,
    /// Victory points, in full.
    Points,
}

/// A source of victory points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum ScoreLine {
    /// Terraform rating.
    Rating,
    /// Milestones.
    Milestones,
    /// Awards.
    Awards,
    /// Own greenery.
    Greeneries,
    /// Greenery next to own cities.
    Cities,
    /// Cards.
    Cards,
    /// Party leaders and the chairman.
    Committee,
    /// All together.
    Total,
}

impl ScoreLine {
    /// All lines, the sum last.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// The score lines of a game: without a committee nobody has points from it, and alone nobody has any from goals (BGA-SOLO-03).
    pub fn of_game(facts: &Facts) -> impl Iterator<Item = Self> + use<> {
        let has_committee = facts.options.has(Switch::Turmoil);
        let has_goals = !facts.is_solo();
        Self::ALL.into_iter().filter(move |line| match line {
            Self::Committee => has_committee,
            Self::Milestones | Self::Awards => has_goals,
            _ => true,
        })
    }

    /// The VP of this line.
    pub const fn of(self, score: &Score) -> i16 {
        match self {
            Self::Rating => score.rating,
            Self::Milestones => score.milestones,
            Self::Awards => score.awards,
            Self::Greeneries => score.greeneries,
            Self::Cities => score.cities,
            Self::Cards => score.cards,
            Self::Committee => score.committee,
            Self::Total => score.total(),
        }
    }
}

/// What a thing is, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The name of the thing.
    pub name: Cow<'static, str>,
    /// What the thing is and what it is good for: one to three sentences.
    pub about: Cow<'static, str>,
}
