//! The page's words around explanations and rules.

use super::BarWords;
use crate::text::Verbatim;
use strum::VariantArray;

/// What the page says around explanations and rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplainWords<'a> {
    /// The button that asks what the next thing pressed is; also the title of the answer.
    WhatIsThis,
    /// What to do once that button is pressed.
    PressAnything,
    /// The button that explains everything that the screen shows.
    Everything,
    /// The button that leaves the question.
    Leave,
    /// The answer where nothing pressed has an explanation.
    Nothing,
    /// The button that opens the rules at the rule of an explanation.
    Rule,
    /// That button for people who hear the page.
    RuleOf(Verbatim<'a>),
    /// The name of the reason why something cannot be done.
    WhyNot,

    /// The rules: a title and a button.
    Rules,
    /// The field that searches the rules.
    Search,
    /// The number of places that a search has found.
    Found(usize),
    /// The rules are being fetched.
    Loading,
    /// The rules could not be fetched.
    Unavailable,
    /// The link to the rules as a page of their own.
    AsPage,
    /// The list of chapters.
    Chapters,
}

/// How the game on the page is kept, as the mark beside its name shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum SaveMark {
    /// The game is on the disk as it is now.
    OnDisk,
    /// The game is being written to the disk.
    OnItsWay,
    /// The browser has the game, and nobody knows whether the disk has.
    InTheBrowser,
    /// The page alone has the game as it is now.
    InThePage,
}

impl SaveMark {
    /// All states of the mark.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// What the mark is called for people who hear the page.
    pub const fn words(self) -> BarWords<'static> {
        match self {
            Self::OnDisk => BarWords::OnDisk,
            Self::OnItsWay => BarWords::OnItsWay,
            Self::InTheBrowser => BarWords::InTheBrowser,
            Self::InThePage => BarWords::InThePage,
        }
    }

    /// The key that the mark carries.
    pub const fn key(self) -> &'static str {
        match self {
            Self::OnDisk => "SaveMark(OnDisk)",
            Self::OnItsWay => "SaveMark(OnItsWay)",
            Self::InTheBrowser => "SaveMark(InTheBrowser)",
            Self::InThePage => "SaveMark(InThePage)",
        }
    }

    /// The state with this [`key`](Self::key).
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|mark| mark.key() == key)
    }
}
