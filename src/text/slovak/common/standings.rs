//! How everyone stands.

use super::points;
use crate::text::mars::prelude::*;
use crate::text::slovak::terms::{and, listed, term};
use crate::text::slovak::who::{all_called, called};

pub(in crate::text::slovak) fn standings(words: StandingWords<'_>) -> Text {
    say! { words;
        StandingWords::Title => "Stav hry";
        StandingWords::Leads => "vedie";
        StandingWords::ToYou => "oproti tebe";
        StandingWords::ToTheFirst => "oproti prvému";
        StandingWords::EndOfTheGame => "Koniec hry";
        StandingWords::EndsIn { least, most, of } if least == most => "{}: asi {least}.", last_division(of);
        StandingWords::EndsIn { least, most, of } => "{}: asi {least} až {most}.", last_division(of);
        StandingWords::EndsWith { last, left: 0, of } => "{}: {last}, práve prebieha.", last_division(of);
        StandingWords::EndsWith { last, left, of } => "{}: {last}, po {} ešte {left}.", last_division(of), this_division(of);
        StandingWords::EndsNow(of) => "Mars je teraformovaný: toto je {}.", last_division(of).to_lowercase();
        StandingWords::TooEarly => "Na odhad konca hry je ešte priskoro.";
        StandingWords::StepsLeft(steps) => "Zostávajúce kroky: {}.", listed(steps.iter().map(|&(of, steps)| format!("{} {steps}", name(of))));
        StandingWords::StepsTaken(steps, of) => "Doterajšie kroky podľa {}: {}.", divisions(of), listed(steps.iter().map(u16::to_string));
        StandingWords::ClaimedBy(name) => "Získaný: {}.", called(name);
        StandingWords::CannotBeClaimed => "Tri sú už získané: tento už nie je k dispozícii.";
        StandingWords::YouMeetIt => "Cieľ spĺňaš.";
        StandingWords::YouLack(number) => "Treba ti ešte {number}.";
        StandingWords::Nearest { names, lacks: 0 } => "Cieľ splnený: {}.", and(&all_called(names));
        StandingWords::Nearest { names, lacks } => "Najbližšie: {}, treba ešte {lacks}.", and(&all_called(names));
        StandingWords::FundedBy(name) => "Financované: {}.", called(name);
        StandingWords::NotFunded => "Nefinancované.";
        StandingWords::CannotBeFunded => "Tri sú už financované: toto už nie je k dispozícii.";
        StandingWords::First { name, lead } => "Prvé miesto: {}, náskok {lead}.", called(name);
        StandingWords::FirstTogether(names) => "Delené prvé miesto: {}. Druhé sa neudeľuje.", and(&all_called(names));
        StandingWords::Second(names) => "Druhé miesto: {}.", and(&all_called(names));
        StandingWords::PlaceBrings(number) => "{number} {}", points(number.into());
    }
}

const fn last_division(of: Division) -> &'static str {
    match of {
        Division::Generation => "Posledná generácia",
        Division::Round => "Posledné kolo",
    }
}

/// „tejto“ or „tomto“, behind „po“.
const fn this_division(of: Division) -> &'static str {
    match of {
        Division::Generation => "tejto",
        Division::Round => "tomto",
    }
}

/// „generácií“, „kôl“, behind „podľa“.
const fn divisions(of: Division) -> &'static str {
    match of {
        Division::Generation => "generácií",
        Division::Round => "kôl",
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
