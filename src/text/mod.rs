//! Sentences: cards, questions, choices, events and refusals in the languages of people.
//!
//! One module a language behind exhaustive matches: whoever adds a variant to a vocabulary, or a language
//! to [`Language`], is told by the compiler what has no words yet. Every function is pure, and no card has
//! prose of its own: its words are read off its effects. To add a language, write a module beside
//! `english` with the same functions and name it in the matches of this file; how runs of steps are
//! said in one breath (`clause`) is common to all.

mod clause;
mod english;

use crate::cards::{
    Card, CardId, CardResource, Conversion, Effect, Kind, Module, Reserved, StandardProject, Tile, TileClass,
};
use crate::kit::Seat;
use crate::mars::maps::{Award, Map, Milestone, Space};
use crate::mars::{Choice, Event, Facts, Fault, Fixed, Outcome, Phase, Question, Refusal, Score, Switch};
use crate::words::{Parameter, Resource, Tag};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::English];

    /// Its BCP 47 tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }
}

/// What a line of a card is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// Terraform rating, in full.
    Rating,
    /// Victory points, in full.
    Points,
}

/// A source of victory points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// All together.
    Total,
}

impl ScoreLine {
    /// All lines, the sum last.
    pub const ALL: [Self; 7] = [
        Self::Rating,
        Self::Milestones,
        Self::Awards,
        Self::Greeneries,
        Self::Cities,
        Self::Cards,
        Self::Total,
    ];

    /// The VP of this line.
    pub const fn of(self, score: &Score) -> i16 {
        match self {
            Self::Rating => score.rating,
            Self::Milestones => score.milestones,
            Self::Awards => score.awards,
            Self::Greeneries => score.greeneries,
            Self::Cities => score.cities,
            Self::Cards => score.cards,
            Self::Total => score.total(),
        }
    }
}

/// A card's name; "a card" in the language's words for a hidden one.
pub fn card_name(language: Language, card: &Card) -> &'static str {
    match language {
        Language::English => english::name(card),
    }
}

/// Everything a card says, line by line.
pub fn card_text(language: Language, card: &Card) -> Vec<Line> {
    match language {
        Language::English => english::card(card),
    }
}

/// A list of effects that belongs to no card, as whole sentences: of a project, a conversion or an area.
pub fn steps(language: Language, effects: &[Effect]) -> String {
    match language {
        Language::English => english::sentences(effects, &Card::BLANK),
    }
}

/// What a standard project brings, as a sentence; its price is told where it is asked for.
pub fn project_text(language: Language, project: StandardProject) -> String {
    match language {
        Language::English => english::project_text(project),
    }
}

/// The name of a thing, as it stands alone.
pub fn term(language: Language, term: Term) -> &'static str {
    match language {
        Language::English => english::term(term),
    }
}

/// So many of a thing, in the right number: "1 plant", "3 science tags".
pub fn counted(language: Language, number: i32, term: Term) -> String {
    match language {
        Language::English => english::counted(number, term),
    }
}

/// How long ago something was, from the seconds since then.
pub fn ago(language: Language, seconds: u64) -> String {
    match language {
        Language::English => english::ago(seconds),
    }
}

/// The name of a map.
pub fn map_name(language: Language, map: &Map) -> &'static str {
    match language {
        Language::English => map.name,
    }
}

/// The name of a milestone.
pub fn milestone_name(language: Language, milestone: &Milestone) -> &'static str {
    match language {
        Language::English => milestone.name,
    }
}

/// What a milestone asks for.
pub fn milestone_text(language: Language, milestone: &Milestone) -> String {
    match language {
        Language::English => english::milestone(milestone),
    }
}

/// The name of an award.
pub fn award_name(language: Language, award: &Award) -> &'static str {
    match language {
        Language::English => award.name,
    }
}

/// What an award counts.
pub fn award_text(language: Language, award: &Award) -> String {
    match language {
        Language::English => english::award(award),
    }
}

/// The name of a line of the score.
pub fn score_line(language: Language, line: ScoreLine) -> &'static str {
    match language {
        Language::English => english::score_line(line),
    }
}

/// The name of a box or an option.
pub const fn switch_name(language: Language, switch: Switch) -> &'static str {
    match language {
        Language::English => english::switch_name(switch),
    }
}

/// What a box brings or an option changes, as a sentence.
pub const fn switch_about(language: Language, switch: Switch) -> &'static str {
    match language {
        Language::English => english::switch_about(switch),
    }
}

/// Why a box or an option cannot be turned, as a sentence.
pub fn fixed(language: Language, why: Fixed) -> String {
    match language {
        Language::English => english::fixed(why),
    }
}

/// One thing wrong with a set-up, as a sentence.
pub fn fault(language: Language, fault: Fault) -> String {
    match language {
        Language::English => english::fault(fault),
    }
}

/// Speaks of one table: its players by their names, its map by its words, its prices by their numbers.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    /// In which language.
    pub language: Language,
    /// What is true on the table, as far as the listener may know.
    pub facts: &'a Facts,
    /// The players' names by seat; who has none is called by number.
    pub names: &'a [&'a str],
}

impl Speaker<'_> {
    /// What a seat is asked, as a sentence.
    pub fn question(&self, question: &Question) -> String {
        match self.language {
            Language::English => english::question(self, question),
        }
    }

    /// The label of an answer to this question by this seat.
    pub fn choice(&self, seat: Seat, question: &Question, choice: Choice) -> String {
        match self.language {
            Language::English => english::choice(self, seat, question, choice),
        }
    }

    /// The label of [`Choice::First`] where it is known which step waits there (see `Mars::waiting`).
    pub fn first(&self, card: CardId, effect: &'static Effect) -> String {
        match self.language {
            Language::English => english::first(card, effect),
        }
    }

    /// The label of an answer that would do nothing now, with a warning.
    pub fn idle(&self, label: &str) -> String {
        match self.language {
            Language::English => english::idle(label),
        }
    }

    /// What happened, as a sentence. Nothing but names and the map is read off the table, so that a log
    /// reads the same at any later time.
    pub fn event(&self, event: Event) -> String {
        match self.language {
            Language::English => english::event(self, event),
        }
    }

    /// That a move was taken back although a bot had shown a card since, as a sentence for the log.
    pub fn taken_back(&self, seat: Seat) -> String {
        match self.language {
            Language::English => english::taken_back(self, seat),
        }
    }

    /// Why an answer is refused, as a sentence to whoever tried it.
    pub fn refusal(&self, refusal: Refusal) -> String {
        match self.language {
            Language::English => english::refusal(self, refusal),
        }
    }

    /// How the game came out, as a sentence.
    pub fn outcome(&self, outcome: Outcome) -> String {
        match self.language {
            Language::English => english::outcome(self, outcome),
        }
    }

    /// A player's name.
    pub fn player(&self, seat: Seat) -> String {
        match (self.names.get(seat.index()), self.language) {
            (Some(name), _) if !name.trim().is_empty() => (*name).to_owned(),
            (_, Language::English) => english::nameless(seat),
        }
    }

    /// An area of the map, by row and position, both from 1, or by its name.
    pub fn space(&self, space: Space) -> String {
        match self.language {
            Language::English => english::space(self.facts.map(), space),
        }
    }
}
