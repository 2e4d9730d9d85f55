//! How everyone stands.

use crate::mars::cards::Parameter;
use crate::text::common::{Division, StandingWords};
use crate::text::english::terms::{and, capital, plural, term};
use crate::text::english::who::{all_called, called};
use crate::text::{Term, Text};

pub(in crate::text::english) fn standings(words: StandingWords<'_>) -> Text {
    let words = match words {
        StandingWords::Title => "Standings",
        StandingWords::Leads => "leads",
        StandingWords::ToYou => "To you",
        StandingWords::ToTheFirst => "To the leader",
        StandingWords::EndOfTheGame => "End of the game",
        StandingWords::EndsIn { least, most, of } if least == most => {
            return format!("Likely last {}: {least}.", division(of)).into();
        }
        StandingWords::EndsIn { least, most, of } => {
            return format!("Likely last {}: {least} to {most}.", division(of)).into();
        }
        StandingWords::EndsWith { last, left: 0, of } => {
            return format!("{} {last} is the last: this one.", capital(division(of))).into();
        }
        StandingWords::EndsWith { last, left, of } => {
            return format!("{} {last} is the last: {left} more after this one.", capital(division(of)))
                .into();
        }
        StandingWords::EndsNow(of) => {
            return format!("Mars is complete: this is the last {}.", division(of)).into();
        }
        StandingWords::TooEarly => "Too early to tell when the game ends.",
        StandingWords::StepsLeft(steps) => {
            let steps: Vec<String> =
                steps.iter().map(|&(of, steps)| format!("{} {steps}", name(of))).collect();
            return format!("Steps left: {}.", steps.join(", ")).into();
        }
        StandingWords::StepsTaken(steps, of) => {
            let steps: Vec<String> = steps.iter().map(u16::to_string).collect();
            return format!("Steps in each {} so far: {}.", division(of), steps.join(", ")).into();
        }
        StandingWords::ClaimedBy(name) => return format!("Claimed by {name}.", name = called(name)).into(),
        StandingWords::CannotBeClaimed => "Three are claimed: no longer available.",
        StandingWords::YouMeetIt => "You meet it.",
        StandingWords::YouLack(number) => return format!("You need {number} more.").into(),
        StandingWords::Nearest { names, lacks: 0 } => {
            return format!("Met by {}.", and(&all_called(names))).into();
        }
        StandingWords::Nearest { names, lacks } => {
            return format!("Nearest: {}, {lacks} more needed.", and(&all_called(names))).into();
        }
        StandingWords::FundedBy(name) => return format!("Funded by {name}.", name = called(name)).into(),
        StandingWords::NotFunded => "Not funded.",
        StandingWords::CannotBeFunded => "Three are funded: no longer available.",
        StandingWords::First { name, lead } => {
            return format!("First: {name}, {lead} ahead.", name = called(name)).into();
        }
        StandingWords::FirstTogether(names) => {
            return format!("First, tied: {}. No second place.", and(&all_called(names))).into();
        }
        StandingWords::Second(names) => return format!("Second: {}.", and(&all_called(names))).into(),
        StandingWords::PlaceBrings(points) => {
            return format!("{points} {}", plural(points.into(), "point", "points")).into();
        }
    };
    words.into()
}

const fn division(of: Division) -> &'static str {
    match of {
        Division::Generation => "generation",
        Division::Round => "round",
    }
}

/// A parameter within a sentence.
fn name(parameter: Parameter) -> String {
    match parameter {
        Parameter::Venus => term(Term::Parameter(parameter)).to_owned(),
        Parameter::Temperature | Parameter::Oxygen | Parameter::Oceans => {
            term(Term::Parameter(parameter)).to_lowercase()
        }
    }
}
