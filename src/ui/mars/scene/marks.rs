//! Names for scripts and styles that are the same in every language.

use crate::mars::cards::{Parameter, StandardProject};
use crate::mars::{Choice, Shape};

/// A name for the shape of a question.
pub(crate) const fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Turn => "turn",
        Shape::Card { .. } | Shape::Cards { .. } => "card",
        Shape::TableauCard => "holder",
        Shape::Space { .. } => "space",
        Shape::Player => "player",
        Shape::Amount { .. } => "amount",
        Shape::Payment { .. } => "payment",
        Shape::Award => "award",
        Shape::Option => "option",
        Shape::Conversion => "conversion",
        Shape::Order => "order",
        Shape::Answered => "answered",
    }
}

/// A name for the kind of an answer.
pub(crate) const fn kind(choice: Choice) -> &'static str {
    match choice {
        Choice::Play(_) => "play",
        Choice::Project(StandardProject::SellPatents) => "sell",
        Choice::Project(_) => "project",
        Choice::Claim(_) => "claim",
        Choice::Fund(_) => "fund",
        Choice::Act { .. } => "act",
        Choice::Convert(_) => "convert",
        Choice::Trade { .. } => "trade",
        Choice::Lobby(_) => "lobby",
        Choice::FirstAction => "first-action",
        Choice::EndTurn => "end-turn",
        Choice::Pass => "pass",
        Choice::Card(_) => "card",
        Choice::TableauCard(_) => "holder",
        Choice::Space(_) => "space",
        Choice::Seat(_) => "seat",
        Choice::Neutral => "neutral",
        Choice::Amount(_) => "amount",
        Choice::Option(_) => "option",
        Choice::First(_) => "first",
        Choice::Done => "done",
        Choice::Reopen => "reopen",
    }
}

/// A name for a global parameter.
pub(crate) const fn parameter(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Temperature => "temperature",
        Parameter::Oxygen => "oxygen",
        Parameter::Oceans => "ocean",
        Parameter::Venus => "venus",
    }
}
