//! How much of something there is, in the sentences of the slots.

use crate::text::plan::Noun;
use crate::text::slots::{
    Case, CountedAt, CountedThing, CountedUnit, Gender, Measure, MeasureNumber, NumberForm,
};
use crate::text::ukrainian::noun::noun;
use crate::text::ukrainian::phrase::counted;

/// How much of something, in a case.
pub(super) fn phrase(of: Measure, case: Case) -> String {
    let genitive = || noun(of.of).unnumbered(Case::Genitive);
    match of.number {
        MeasureNumber::Exactly(number) => counted(number, of.of, case),
        MeasureNumber::UpTo(number) => format!("до {}", counted(number, of.of, Case::Genitive)),
        MeasureNumber::ThatMany => format!("стільки ж {}", genitive()),
        MeasureNumber::AnyNumber => format!("будь-яку кількість {}", genitive()),
        MeasureNumber::Each(each, times) => format!("{} {}", counted(each, of.of, case), for_each(times)),
    }
}

/// «за кожну мітку науки, що ви маєте», «за кожні 2 жетони міста на Марсі».
fn for_each(times: CountedUnit) -> String {
    match times.thing {
        CountedThing::ProductionStep(of) => {
            let every = every(times.per, Noun::Step);
            format!("за {every} свого виробництва {}", noun(of).unnumbered(Case::Genitive))
        }
        CountedThing::TaglessCard => {
            let this = if times.includes_this { ", включно із цією" } else { "" };
            format!("за {} без міток, що ви маєте{this}", every(times.per, Noun::Card))
        }
        CountedThing::Named(of) => {
            let place = match times.at {
                CountedAt::Own => ", що ви маєте",
                CountedAt::Opponents => " суперників",
                CountedAt::InPlay => " у грі",
                CountedAt::OnMars => " на Марсі",
                CountedAt::BesideThisTile => " поруч із цим жетоном",
                CountedAt::OnThisCard => " на цій карті",
            };
            let this = match noun(of).gender {
                _ if !times.includes_this => "",
                Gender::Feminine => ", включно із цією",
                Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter => ", включно із цим",
            };
            format!("за {}{place}{this}", every(times.per, of))
        }
    }
}

/// «кожну мітку», «кожен крок», «кожні 2 мітки».
fn every(number: i32, of: Noun) -> String {
    if number != 1 {
        return format!("кожні {}", counted(number, of, Case::Accusative));
    }
    let forms = noun(of);
    let each = match forms.gender {
        Gender::Masculine => "кожен",
        Gender::MasculineAnimate => "кожного",
        Gender::Feminine => "кожну",
        Gender::Neuter => "кожне",
    };
    format!("{each} {}", forms.form(Case::Accusative, NumberForm::One))
}
