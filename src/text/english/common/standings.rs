//! How everyone stands.

use crate::text::english::terms::{and, capital, listed, plural, term};
use crate::text::english::who::{all_called, called};
use crate::text::mars::prelude::*;

pub(in crate::text::english) fn standings(words: StandingWords<'_>) -> Text {
    say! { words;
        StandingWords::Title => "Standings";
        StandingWords::Leads => "leads";
        StandingWords::ToYou => "vs you";
        StandingWords::ToTheFirst => "vs the leader";
        StandingWords::EndOfTheGame => "End of the game";
        StandingWords::EndsIn { least, most, of } if least == most => "Likely last {}: {least}.", division(of);
        StandingWords::EndsIn { least, most, of } => "Likely last {}: {least} to {most}.", division(of);
        StandingWords::EndsWith { last, left: 0, of } => "{} {last} is the last: this one.", capital(division(of));
        StandingWords::EndsWith { last, left, of } => "{} {last} is the last: {left} more after this one.", capital(division(of));
        StandingWords::EndsNow(of) => "Mars is complete: this is the last {}.", division(of);
        StandingWords::TooEarly => "Too early to tell when the game ends.";
        StandingWords::StepsLeft(steps) => "Steps left: {}.", listed(steps.iter().map(|&(of, steps)| format!("{} {steps}", name(of))));
        StandingWords::StepsTaken(steps, of) => "Steps in each {} so far: {}.", division(of), listed(steps.iter().map(u16::to_string));
        StandingWords::ClaimedBy(name) => "Claimed by {}.", called(name);
        StandingWords::CannotBeClaimed => "Three are claimed: no longer available.";
        StandingWords::YouMeetIt => "You meet it.";
        StandingWords::YouLack(number) => "You need {number} more.";
        StandingWords::Nearest { names, lacks: 0 } => "Met by {}.", and(&all_called(names));
        StandingWords::Nearest { names, lacks } => "Nearest: {}, {lacks} more needed.", and(&all_called(names));
        StandingWords::FundedBy(name) => "Funded by {}.", called(name);
        StandingWords::NotFunded => "Not funded.";
        StandingWords::CannotBeFunded => "Three are funded: no longer available.";
        StandingWords::First { name, lead } => "First: {}, {lead} ahead.", called(name);
        StandingWords::FirstTogether(names) => "First, tied: {}. No second place.", and(&all_called(names));
        StandingWords::Second(names) => "Second: {}.", and(&all_called(names));
        StandingWords::PlaceBrings(points) => "{points} {}", plural(points.into(), "point", "points");
    }
}

const fn division(of: Division) -> &'static str {
    match of {
        Division::Generation => "generation",
        Division::Round => "round",
    }
}

fn name(parameter: Parameter) -> String {
    match parameter {
        Parameter::Venus => term(Term::Parameter(parameter)).to_owned(),
        Parameter::Temperature | Parameter::Oxygen | Parameter::Oceans => {
            term(Term::Parameter(parameter)).to_lowercase()
        }
    }
}
