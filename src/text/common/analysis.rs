//! A game that is looked at afterwards: its course, its answers, and what to learn from them.

use crate::games::Grade;
use crate::kit::AnswerKind;
use crate::text::{Called, Verbatim};

/// What is said of a game that is looked at afterwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AnalysisWords<'a> {
    /// The heading.
    Title,
    /// What is measured, and against what.
    About,
    /// Begins.
    Begin,
    /// Goes on with what was begun.
    GoOn,
    /// Stops; what is done is kept.
    Stop,
    /// How many answers are done.
    Done {
        /// The answers that are done.
        done: usize,
        /// All answers.
        of: usize,
    },

    /// The heading of the course in points; of rivals the points ahead.
    Points {
        /// Whether the players compete.
        has_rivals: bool,
    },
    /// The heading of the course in the chance to win, or to reach the goal.
    Chance {
        /// Whether a goal is reached, rather than rivals beaten.
        is_for_goal: bool,
    },
    /// The heading of what the result rested on.
    Parts,
    /// What was expected at first.
    AtFirst,
    /// A seat's own answers.
    Own,
    /// Other players' answers.
    Others,
    /// What was drawn, dealt and revealed.
    Luck,
    /// What the look from later on changed.
    Hindsight,
    /// What came of it.
    AtLast,
    /// Points and chance, with signs where they are changes.
    PointsAndChance(FigureWords),

    /// How good answers were, as the label of their number.
    Grade(Grade),
    /// The heading of the answers that cost most.
    Dearest,
    /// What they cost, and against what.
    DearestAbout,
    /// What would have been better, by its label.
    Better(Verbatim<'a>),
    /// What an answer gained against the next best one.
    Gained(FigureWords),
    /// An answer was as good as the next best one.
    WasAsGood,
    /// What an answer cost against the best one.
    WasBehind(FigureWords),
    /// No answer cost anything that can be told.
    NothingDear,

    /// When the chance of the best player rose most, and by how much.
    Rise {
        /// Who.
        who: Called<'a>,
        /// The generation or round, by its label.
        when: Verbatim<'a>,
        /// By how many percent.
        chance: i32,
    },
    /// Since when it has been above one half.
    Since {
        /// The generation or round, by its label.
        when: Verbatim<'a>,
    },
    /// What a player's result rested on.
    Rested {
        /// Who.
        who: Called<'a>,
        /// Own answers, in tenths of a point.
        own: i32,
        /// Others' answers, where there are others.
        others: Option<i32>,
        /// Luck.
        luck: i32,
        /// What the look from later on changed.
        hindsight: i32,
    },
    /// How many answers of a player cost something, and what the dearest one cost.
    Missed {
        /// Who.
        who: Called<'a>,
        /// How many.
        count: u16,
        /// What the dearest one cost.
        dearest: FigureWords,
        /// The generation or round of the dearest one, by its label.
        when: Verbatim<'a>,
    },

    /// The heading of weaknesses, with the number of games that they are from.
    Weaknesses(usize),
    /// A kind of mistake, and what it cost in a game.
    Weakness {
        /// Which.
        weakness: Weakness,
        /// What it cost.
        cost: FigureWords,
    },
    /// How many M€ were left at the end of a game.
    MoneyLeft(i32),
    /// An example of a mistake.
    Example {
        /// The generation or round, by its label.
        when: Verbatim<'a>,
        /// What it cost there.
        cost: FigureWords,
        /// Whether it is of another game than the one that is looked at.
        is_elsewhere: bool,
    },
}

/// Points and chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FigureWords {
    /// Tenths of a point.
    pub points: i32,
    /// Percent.
    pub chance: i32,
    /// Whether they are changes, which have a sign.
    pub is_change: bool,
}

/// A kind of mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weakness {
    /// An answer of this kind would have been better.
    Missed(AnswerKind),
    /// A turn, phase or generation was ended although something was worth doing.
    StoppedEarly,
}
