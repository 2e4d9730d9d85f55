//! Sentences: cards, questions, choices, events and refusals in the languages of people.
//!
//! One module a language behind exhaustive matches: whoever adds a variant to a vocabulary, or a language
//! to [`Language`], is told by the compiler what has no words yet. Every function is pure, and no card has
//! prose of its own: its words are read off its effects. The page's own words are told apart in `page`. To add a
//! language, write a module beside `english` that fills in the same trait (`tongue`), and name it in [`Language`]; how
//! runs of steps are said in one breath (`clause`) is common to all.

mod asked;
mod clause;
mod counted;
mod english;
mod errors;
#[cfg(feature = "synthetic")]
mod made_up;
pub mod page;
mod translation;

pub use translation::Text;

use crate::games::{BrokenGame, Unanswered, Unproposed};
use crate::kit::Seat;
use crate::kit::listed;
use crate::mars::cards::Tag;
use crate::mars::cards::{
    CardResource, Conversion, Kind, Module, Party, Reserved, StandardProject, Tile, TileClass,
};
use crate::mars::maps::Hex;
use crate::mars::{Facts, Phase, Score, Switch};
use crate::store::{StoreFault, Unloaded};
use crate::words::{Parameter, Resource};
use strum::{IntoStaticStr, VariantArray};
use translation::Translation;

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// A language that nobody speaks, from the right to the left.
    #[cfg(feature = "synthetic")]
    MadeUp,
}

impl Language {
    /// All of them.
    pub const ALL: &[Self] = &[
        Self::English,
        #[cfg(feature = "synthetic")]
        Self::MadeUp,
    ];

    /// The name of this game, the same in all of them.
    pub const GAME: &str = "Viriditas";

    /// The one with this BCP 47 tag.
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.tag() == tag)
    }

    fn tongue(self) -> &'static dyn Translation {
        match self {
            Self::English => &english::English,
            #[cfg(feature = "synthetic")]
            Self::MadeUp => &made_up::MadeUp,
        }
    }
}

/// What went wrong beside a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AppError {
    /// A game cannot be loaded, from the store or from a text.
    Unloaded(Unloaded),
    /// A bot has no answer.
    Unanswered(Unanswered),
    /// A set-up that came with an address cannot be read.
    Unproposed(Unproposed),
}

impl From<Unloaded> for AppError {
    fn from(unloaded: Unloaded) -> Self {
        Self::Unloaded(unloaded)
    }
}

impl From<StoreFault> for AppError {
    fn from(fault: StoreFault) -> Self {
        Self::Unloaded(Unloaded::Store(fault))
    }
}

impl From<BrokenGame> for AppError {
    fn from(broken: BrokenGame) -> Self {
        Self::Unloaded(Unloaded::Broken(broken))
    }
}

impl From<Unanswered> for AppError {
    fn from(unanswered: Unanswered) -> Self {
        Self::Unanswered(unanswered)
    }
}

impl From<Unproposed> for AppError {
    fn from(unproposed: Unproposed) -> Self {
        Self::Unproposed(unproposed)
    }
}

/// What a line of a card is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Topic {
    /// What must hold when it is played.
    Requirement,
    /// What a corporation starts with.
    Start,
    /// What happens when it is played.
    Play,
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

    /// The score lines of a game: without a committee nobody has points from it.
    pub fn of_game(facts: &Facts) -> impl Iterator<Item = Self> + use<> {
        let has_committee = facts.options.has(Switch::Turmoil);
        Self::ALL.into_iter().filter(move |&line| has_committee || line != Self::Committee)
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

/// Speaks of one table: its players by their names, its map by its words, its prices by their numbers.
#[derive(Clone, Copy, Debug)]
pub struct TableText<'a> {
    /// In which language.
    pub language: Language,
    /// What is true on the table, as far as the listener may know.
    pub facts: &'a Facts,
    /// The players' names by seat; who has none is called by number.
    pub names: &'a [&'a str],
    /// The player who listens, if it is one: sentences call this player "you".
    pub you: Option<Seat>,
    /// How areas of the map are told.
    pub areas: Areas,
}

/// How areas of the map are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Areas {
    /// By row and position.
    Named,
    /// Not in words: the page shows them on the map and adds row and position for screen readers.
    Shown,
}

impl TableText<'_> {
    /// Whether this player listens.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// A player within a sentence: by name, or as "you".
    pub fn player(&self, seat: Seat) -> String {
        if self.is_you(seat) {
            return self.language.you().to_owned();
        }
        match self.names.get(seat.index()) {
            Some(name) if !name.trim().is_empty() => self.language.named(name),
            _ => self.language.nameless(seat),
        }
    }

    /// An area of the map, by row and position, both from 1, or by its name.
    pub fn space(&self, space: Hex) -> String {
        self.language.area(self.facts.map(), space)
    }
}
