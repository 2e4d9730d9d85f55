//! The course of a game that is over: its best and worst moves, and where it turned.

use crate::mars::cards::Parameter;
use crate::text::Called;

/// What is said of the course of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CourseWords<'a> {
    /// The heading of the best and the worst moves.
    Moves,
    /// How they are measured against other players.
    MovesAbout {
        /// Whether the game has awards, which count as they are decided at the end.
        with_awards: bool,
    },
    /// The heading of the best ones of a seat.
    Best,
    /// The heading of the worst ones of a seat.
    Worst,
    /// A seat has no move of the kind.
    NoSuchMove,
    /// What a move changed at once.
    Changed {
        /// The points of the one whose move it was.
        points: i32,
        /// The margin to the best of the others; nothing in a game alone.
        margin: Option<i32>,
    },
    /// The margin to the best of the others, in short.
    Margin(i32),
    /// Another player gained most points by the move.
    Helped {
        /// Who.
        who: Called<'a>,
        /// How many.
        points: i32,
    },
    /// What a press on a move does.
    OpensReplay,

    /// The heading of the turning points.
    TurningPoints(usize),
    /// A player took the lead.
    TakesTheLead(Called<'a>),
    /// A parameter came to its end.
    Complete(Parameter),
}
