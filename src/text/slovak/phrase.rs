//! Numbers with nouns.

use super::noun::noun;
use crate::text::grammar::{Case, Gender, NumberForm, shown};
use crate::text::plan::Noun;

/// The form of a noun that a number asks for.
pub(super) fn plural(number: i32) -> NumberForm {
    match number.unsigned_abs() {
        1 => NumberForm::One,
        2..=4 => NumberForm::Few,
        _ => NumberForm::Many,
    }
}

/// A number with the form of the noun that it asks for: „2 rastliny“, „5 rastlín“.
pub(super) fn counted(number: i32, of: Noun, case: Case) -> String {
    format!("{} {}", shown(number), noun(of).form(case, plural(number)))
}

/// „každý“, „každú svoju“, „každé 2“, „každých 5 svojich“: what stands before a noun of this gender.
pub(super) fn every_own(number: i32, gender: Gender, is_own: bool) -> String {
    let (each, own) = match (plural(number), gender) {
        (NumberForm::One, Gender::Masculine) => ("každý", "svoj"),
        (NumberForm::One, Gender::MasculineAnimate) => ("každého", "svojho"),
        (NumberForm::One, Gender::Feminine) => ("každú", "svoju"),
        (NumberForm::One, Gender::Neuter)
        | (NumberForm::Two | NumberForm::Few, Gender::Masculine | Gender::Feminine | Gender::Neuter) => {
            ("každé", "svoje")
        }
        (NumberForm::Two | NumberForm::Few, Gender::MasculineAnimate) | (NumberForm::Many, _) => {
            ("každých", "svojich")
        }
    };
    let number_word = if number == 1 { String::new() } else { format!(" {number}") };
    let own = if is_own { format!(" {own}") } else { String::new() };
    format!("{each}{number_word}{own}")
}

/// The word that a number asks for, from its forms for 1, 2 and 5.
pub(super) fn of_number<T>(number: i32, [one, few, many]: [T; 3]) -> T {
    match plural(number) {
        NumberForm::One => one,
        NumberForm::Two | NumberForm::Few => few,
        NumberForm::Many => many,
    }
}

/// A number with its noun as the object of a sentence: „1 rastlinu“, „2 karty“, „5 krokov“.
pub(super) fn object(number: i32, of: Noun) -> String {
    counted(number, of, Case::Accusative)
}

/// A verb in the past that agrees with a number and its noun, given without its ending: „pribudol“,
/// „pribudla“, „pribudlo“, „pribudli“.
pub(super) fn past(verb: &str, number: i32, of: Noun) -> String {
    let ending = match (plural(number), noun(of).gender) {
        (NumberForm::One, Gender::Masculine | Gender::MasculineAnimate) => "ol",
        (NumberForm::One, Gender::Feminine) => "la",
        (NumberForm::Two | NumberForm::Few, _) => "li",
        (NumberForm::One, Gender::Neuter) | (NumberForm::Many, _) => "lo",
    };
    format!("{verb}{ending}")
}

/// What a standard project or action does, as the label of a button: „zvýšiť teplotu o 1 krok“ of „zvýš teplotu o 1 krok“.
pub(super) fn infinitive(clause: &str) -> String {
    let word = |word| match word {
        "získaj" => "získať",
        "zvýš" => "zvýšiť",
        "postav" => "postaviť",
        "umiestni" => "umiestniť",
        "otoč" => "otočiť",
        "vezmi" => "vziať",
        word => word,
    };
    clause.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// „s oceľou“, „so symbolom“: a word in the instrumental with its preposition.
pub(super) fn with(word: &str) -> String {
    let with = if word.starts_with(['s', 'š', 'z', 'ž']) { "so" } else { "s" };
    format!("{with} {word}")
}
