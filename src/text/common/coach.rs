//! The coach: which answers seem best, and by how much.

use crate::kit::AnswerKind;
use crate::text::Verbatim;

/// What the coach says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoachWords<'a> {
    /// Asks for advice.
    Ask,
    /// What the panel is called.
    Title,
    /// Puts the panel away.
    Close,
    /// Nothing is asked of this player now.
    Waiting,
    /// The analysis is being made.
    Thinks,
    /// There is no worker, or it has died.
    CannotThink,
    /// What kind of answer seems best.
    Kind(AnswerKind),
    /// Asks which answer that is.
    Which,
    /// Asks why, and for the other good answers.
    Why,
    /// The answer that seems best, by its label.
    Best(Verbatim<'a>),
    /// The answer that seems best while the analysis is being made.
    BestSoFar(Verbatim<'a>),
    /// There is no other answer.
    OnlyOne,
    /// A line is as good as the best one, as far as can be told.
    Alike,
    /// What counts more, where a line has more points and a lower chance than the best one, or the other way round.
    Victory {
        /// Whether a goal is reached together or alone, rather than rivals beaten.
        is_for_goal: bool,
    },
    /// What a line has less than the best one.
    Behind(LineBehind),
    /// When advice is given.
    Habit,
    /// Never: there is no button for it.
    Never,
    /// When it is asked for.
    OnRequest,
    /// At each question.
    Always,
}

/// What a line has less than the best one, with standard errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineBehind {
    /// The points, in tenths.
    pub points: i32,
    /// Their error, in tenths.
    pub points_error: i32,
    /// The chance, in percent.
    pub chance: i32,
    /// Its error, in percent.
    pub chance_error: i32,
    /// Whether a goal is reached together or alone, rather than rivals beaten.
    pub is_for_goal: bool,
}

impl LineBehind {
    /// Whether it has more of the one and less of the other.
    pub const fn is_mixed(self) -> bool {
        self.points.signum() * self.chance.signum() < 0
    }

    /// Whether neither points nor chance differ by more than their errors.
    pub const fn is_within_error(self) -> bool {
        self.points.abs() <= self.points_error && self.chance.abs() <= self.chance_error
    }
}
