//! The course of a game that is over: what is found when it is looked at afterwards, and where it turned.

use super::AnalysisWords;
use crate::mars::cards::Parameter;
use crate::text::Called;

/// What is said of the course of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CourseWords<'a> {
    /// What is found when the game is looked at afterwards.
    Analysis(AnalysisWords<'a>),
    /// What a press on a move does.
    OpensReplay,

    /// The heading of the turning points.
    TurningPoints(usize),
    /// A player took the lead.
    TakesTheLead(Called<'a>),
    /// A parameter came to its end.
    Complete(Parameter),
}
