//! How everyone stands while a game is played.

use crate::mars::cards::Parameter;
use crate::text::Called;

/// What the standings of a game say.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum StandingWords<'a> {
    /// The heading, and the button that opens them.
    Title,
    /// Behind the name of who has most points: nobody has more.
    Leads,
    /// The heading of the difference of points to whoever looks.
    ToYou,
    /// The heading of the difference of points to who leads, where nobody in particular looks.
    ToTheFirst,

    /// The heading of when the game will end.
    EndOfTheGame,
    /// The game is likely to end in one of these generations or rounds.
    EndsIn {
        /// The first one.
        least: u8,
        /// The last one.
        most: u8,
        /// What is counted.
        of: Division,
    },
    /// The game ends with this generation or round and never before.
    EndsWith {
        /// Which one.
        last: u8,
        /// How many follow the present one.
        left: u8,
        /// What is counted.
        of: Division,
    },
    /// Mars is complete: this is the last one.
    EndsNow(Division),
    /// Too few steps are taken to tell when the game will end.
    TooEarly,
    /// How many steps each parameter lacks.
    StepsLeft(&'a [(Parameter, u8)]),
    /// How many steps were taken in each generation or round that is over.
    StepsTaken(&'a [u16], Division),

    /// A milestone has been claimed.
    ClaimedBy(Called<'a>),
    /// Three milestones have been claimed, and this is none of them.
    CannotBeClaimed,
    /// Whoever looks has what a milestone asks for.
    YouMeetIt,
    /// How much whoever looks lacks of what a milestone asks for.
    YouLack(i32),
    /// Who has most of what a milestone asks for, and how much is missing.
    Nearest {
        /// Everyone who has so much.
        names: &'a [Called<'a>],
        /// How much is missing; 0 where it can be claimed.
        lacks: i32,
    },
    /// An award has been funded.
    FundedBy(Called<'a>),
    /// An award is not funded yet, so that it brings nobody points.
    NotFunded,
    /// Three awards have been funded, and this is none of them.
    CannotBeFunded,
    /// Who is first, and how much ahead.
    First {
        /// The one who is.
        name: Called<'a>,
        /// How much ahead of the next one.
        lead: i32,
    },
    /// Who shares the first place; nobody is second.
    FirstTogether(&'a [Called<'a>]),
    /// Who is second.
    Second(&'a [Called<'a>]),
    /// What a place brings, for whoever hears the page.
    PlaceBrings(i16),
}

/// What a game is divided into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Division {
    /// Generations of the board game.
    Generation,
    /// Rounds of Ares Expedition.
    Round,
}
