//! How much of something there is, in the sentences of the slots.

use crate::text::hebrew::noun::noun;
use crate::text::hebrew::phrase::{any_number, counted, production, that_many};
use crate::text::plan::Noun;
use crate::text::slots::{CountedAt, CountedThing, CountedUnit, Gender, Measure, MeasureNumber, NumberForm};

/// How much of something: a noun behind a number has one form in all cases.
pub(super) fn phrase(of: Measure) -> String {
    match of.number {
        MeasureNumber::Exactly(number) => counted(number, of.of),
        MeasureNumber::UpTo(number) => format!("עד {}", counted(number, of.of)),
        MeasureNumber::ThatMany => that_many(of.of),
        MeasureNumber::AnyNumber => any_number(of.of),
        MeasureNumber::Each(each, times) => format!("{} {}", counted(each, of.of), for_each(times)),
    }
}

/// A number of steps by which something moves: the preposition is one word with a word and is hyphenated before a digit.
pub(super) fn by_steps(steps: Measure) -> String {
    let steps = phrase(steps);
    if steps.starts_with(char::is_alphabetic) { format!("ב{steps}") } else { format!("ב־{steps}") }
}

/// What is counted, behind an amount.
fn for_each(times: CountedUnit) -> String {
    match times.thing {
        CountedThing::ProductionStep(of) => {
            format!("על כל {} של {} שלכם", every(times.per, Noun::Step), production(of, true))
        }
        CountedThing::TaglessCard => {
            let this = if times.includes_this { ", כולל זה" } else { "" };
            format!("על כל {} שלכם בלי תגים{this}", every(times.per, Noun::Card))
        }
        CountedThing::Named(of) => {
            let place = match times.at {
                CountedAt::Own => "שיש לכם",
                CountedAt::Opponents => "של היריבים",
                CountedAt::InPlay => "במשחק",
                CountedAt::OnMars => "במאדים",
                CountedAt::BesideThisTile => "ליד האריח הזה",
                CountedAt::OnThisCard => "שעל הקלף הזה",
            };
            let this = match noun(of).gender {
                _ if !times.includes_this => "",
                Gender::Feminine => ", כולל זו",
                Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter => ", כולל זה",
            };
            format!("על כל {} {place}{this}", every(times.per, of))
        }
    }
}

/// One thing without a numeral, or a number of them.
fn every(number: i32, of: Noun) -> String {
    if number == 1 { noun(of).absolute(NumberForm::One).to_owned() } else { counted(number, of) }
}
