//! How everyone stands.

use super::points;
use crate::text::mars::prelude::*;
use crate::text::ukrainian::terms::{and, capital, listed, term};
use crate::text::ukrainian::who::{all_called, called};

pub(in crate::text::ukrainian) fn standings(words: StandingWords<'_>) -> Text {
    say! { words;
        StandingWords::Title => "Становище";
        StandingWords::Leads => "лідирує";
        StandingWords::ToYou => "до вас";
        StandingWords::ToTheFirst => "до лідера";
        StandingWords::EndOfTheGame => "Кінець гри";
        StandingWords::EndsIn { least, most, of } if least == most => "Імовірно, {}: {least}.", last_division(of);
        StandingWords::EndsIn { least, most, of } => "Імовірно, {}: від {least} до {most}.", last_division(of);
        StandingWords::EndsWith { last, left: 0, of } => "{}: {last}, триває зараз.", capital(last_division(of));
        StandingWords::EndsWith { last, left, of } => "{}: {last}, після поточного ще {left}.", capital(last_division(of));
        StandingWords::EndsNow(of) => "Марс тераформовано: це {}.", last_division(of);
        StandingWords::TooEarly => "Ще зарано судити, коли закінчиться гра.";
        StandingWords::StepsLeft(steps) => "Залишилося кроків: {}.", listed(steps.iter().map(|&(of, steps)| format!("{} {steps}", name(of))));
        StandingWords::StepsTaken(steps, of) => "Досі кроків за {}: {}.", each_division(of), listed(steps.iter().map(u16::to_string));
        StandingWords::ClaimedBy(name) => "Присвоєно: {}.", called(name);
        StandingWords::CannotBeClaimed => "Три вже присвоєно: більше не доступне.";
        StandingWords::YouMeetIt => "Ви виконали умову.";
        StandingWords::YouLack(number) => "Вам бракує ще {number}.";
        StandingWords::Nearest { names, lacks: 0 } => "Умову виконано: {}.", and(&all_called(names));
        StandingWords::Nearest { names, lacks } => "Найближче: {}, бракує {lacks}.", and(&all_called(names));
        StandingWords::FundedBy(name) => "Профінансовано: {}.", called(name);
        StandingWords::NotFunded => "Не профінансовано.";
        StandingWords::CannotBeFunded => "Три вже профінансовано: більше не доступна.";
        StandingWords::First { name, lead } => "Перше місце: {}, відрив {lead}.", called(name);
        StandingWords::FirstTogether(names) => "Перше місце ділять: {}. Другого місця немає.", and(&all_called(names));
        StandingWords::Second(names) => "Друге місце: {}.", and(&all_called(names));
        StandingWords::PlaceBrings(number) => "{number} {}", points(number.into());
    }
}

/// «останнє покоління», «останній раунд».
const fn last_division(of: Division) -> &'static str {
    match of {
        Division::Generation => "останнє покоління",
        Division::Round => "останній раунд",
    }
}

/// «кожне покоління», «кожен раунд», also as an object.
const fn each_division(of: Division) -> &'static str {
    match of {
        Division::Generation => "кожне покоління",
        Division::Round => "кожен раунд",
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
