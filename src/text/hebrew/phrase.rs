//! Numbers with nouns.

use super::noun::noun;
use crate::text::grammar::{Gender, NumberForm, isolated, shown};
use crate::text::plan::Noun;

/// The form of a noun that a number asks for.
pub(super) fn plural(number: i32) -> NumberForm {
    match number {
        1 => NumberForm::One,
        2 => NumberForm::Two,
        _ => NumberForm::Many,
    }
}

/// A number with its noun: the numeral 1 follows the noun and agrees with it, any other number is a digit in front.
pub(super) fn counted(number: i32, of: Noun) -> String {
    let forms = noun(of);
    if forms.is_abbreviated {
        return isolated(&format!("{}\u{a0}{}", shown(number), forms.bulk));
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

/// As much of something as of what was named before.
pub(super) fn that_many(of: Noun) -> String {
    let forms = noun(of);
    format!("{} {}", if forms.is_mass { "כמות זהה של" } else { "מספר זהה של" }, forms.bulk)
}

/// Any number of something.
pub(super) fn any_number(of: Noun) -> String {
    let forms = noun(of);
    format!("{} {}", if forms.is_mass { "כמות כלשהי של" } else { "מספר כלשהו של" }, forms.bulk)
}

/// A number of steps by which something moves: the preposition is one word with a word and is hyphenated before a digit.
pub(super) fn by_steps(number: i32) -> String {
    let steps = counted(number, Noun::Step);
    if steps.starts_with(char::is_alphabetic) { format!("ב{steps}") } else { format!("ב־{steps}") }
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
