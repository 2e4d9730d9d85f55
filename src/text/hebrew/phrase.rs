//! Numbers with nouns.

use super::noun::noun;
use crate::text::plan::Noun;
use crate::text::slots::{
    CountedAt, CountedThing, CountedUnit, Gender, Measure, MeasureNumber, NumberForm, isolated, shown,
};

/// The form of a noun that a number asks for.
pub(super) fn plural(number: i32) -> NumberForm {
    match number {
        1 => NumberForm::One,
        2 => NumberForm::Two,
        _ => NumberForm::Many,
    }
}

/// How much of something: a noun behind a number has one form in all cases.
pub(super) fn phrase(of: Measure) -> String {
    let forms = noun(of.of);
    match of.number {
        MeasureNumber::Exactly(number) => counted(number, of.of),
        MeasureNumber::UpTo(number) => format!("עד {}", counted(number, of.of)),
        MeasureNumber::ThatMany if forms.is_mass => format!("כמות זהה של {}", forms.bulk),
        MeasureNumber::ThatMany => format!("מספר זהה של {}", forms.bulk),
        MeasureNumber::AnyNumber if forms.is_mass => format!("כמות כלשהי של {}", forms.bulk),
        MeasureNumber::AnyNumber => format!("מספר כלשהו של {}", forms.bulk),
        MeasureNumber::Each(each, times) => format!("{} {}", counted(each, of.of), for_each(times)),
    }
}

/// A number with its noun: the numeral 1 follows the noun and agrees with it, any other number is a digit in front.
pub(super) fn counted(number: i32, of: Noun) -> String {
    let forms = noun(of);
    if forms.is_abbreviated {
        return isolated(&format!("{} {}", shown(number), forms.bulk));
    }
    match (plural(number), forms.gender) {
        (NumberForm::One, Gender::Feminine) => format!("{} אחת", forms.absolute(NumberForm::One)),
        (NumberForm::One, Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter) => {
            format!("{} אחד", forms.absolute(NumberForm::One))
        }
        (form @ (NumberForm::Two | NumberForm::Few | NumberForm::Many), _) => {
            format!("{} {}", isolated(&shown(number)), forms.absolute(form))
        }
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

/// The production of a resource, by the construct state; that of M€ is called income.
pub(super) fn production(of: Noun, is_definite: bool) -> String {
    let of = noun(of);
    let (head, what) =
        if of.is_abbreviated { ("הכנסת", "מזומנים") } else { ("ייצור", of.bulk) };
    if is_definite { format!("{head} {}", definite(what)) } else { format!("{head} {what}") }
}

/// A word with the article.
pub(super) fn definite(word: &str) -> String {
    format!("ה{word}")
}
