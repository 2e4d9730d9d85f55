//! The guided first game and the lessons of boxes.

use crate::mars::cards::CardId;
use crate::mars::guide::{Because, CardsBought, GuideTopic, Lesson, OwedSteps};
use crate::mars::view::RecapChange;
use crate::text::Verbatim;

/// What the guide says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum GuideWords<'a> {
    /// What the panel is called.
    Title,
    /// How many topics of how many the player has met.
    Step {
        /// How many are met.
        met: usize,
        /// All of the lesson.
        of: usize,
    },
    /// The heading of a topic.
    Heading(GuideTopic),
    /// What is taught, in at most three sentences.
    Teaches(GuideTopic),
    /// A good answer, by its label.
    Do(Verbatim<'a>),
    /// Cards to choose, and then to confirm.
    Choose(&'a [CardId]),
    /// None of the cards is to be chosen.
    ChooseNone,
    /// Why the answer is a good one; empty where nothing is to be said.
    Because {
        /// The reason.
        because: Because,
        /// What the answer changes for the player for certain.
        brings: &'a [RecapChange],
    },
    /// Steps that the answer owes.
    Then(OwedSteps),
    /// What cards that are bought cost, and what is left.
    Bought(CardsBought),
    /// The label of an answer about a card, with the other cards that it holds for.
    Several {
        /// The label.
        label: Verbatim<'a>,
        /// The names of the other cards.
        others: &'a [Verbatim<'a>],
    },
    /// The label of what is done with several cards, with their names.
    WithNames {
        /// The label.
        label: Verbatim<'a>,
        /// The names of the cards.
        cards: &'a [Verbatim<'a>],
    },
    /// The others are asked.
    Waiting,
    /// Shows the next page.
    Next,
    /// Shows the page before.
    Before,
    /// Turns the hints off.
    Leave,
    /// Turns the hints on again.
    TurnOn,
    /// Folds the panel.
    Fold,
    /// Opens the folded panel.
    Unfold,

    /// The heading of what can be learnt, where games begin.
    Lessons,
    /// Begins a lesson.
    Begin(Lesson),
    /// Begins a lesson behind another one.
    NextLesson(Lesson),
    /// What it is, in a line.
    About(Lesson),
}
