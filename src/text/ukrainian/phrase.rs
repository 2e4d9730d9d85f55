//! Numbers with nouns.

use super::noun::noun;
use crate::text::grammar::{Case, Gender, NumberForm, shown};
use crate::text::plan::Noun;

/// The form of a noun that a number asks for.
pub(super) fn plural(number: i32) -> NumberForm {
    match (number.unsigned_abs() % 10, number.unsigned_abs() % 100) {
        (_, 11..=14) => NumberForm::Many,
        (1, _) => NumberForm::One,
        (2..=4, _) => NumberForm::Few,
        _ => NumberForm::Many,
    }
}

/// A number with the form of the noun that it asks for: «2 рослини», «до 21 рослини».
pub(super) fn counted(number: i32, of: Noun, case: Case) -> String {
    format!("{} {}", shown(number), noun(of).form(case, plural(number)))
}

/// The word that a number asks for, from its forms for 1, 2 and 5.
pub(super) fn of_number<T>(number: i32, [one, few, many]: [T; 3]) -> T {
    match plural(number) {
        NumberForm::One => one,
        NumberForm::Two | NumberForm::Few => few,
        NumberForm::Many => many,
    }
}

/// A number with its noun as the object of a sentence: «1 рослину», «2 карти», «5 кроків».
pub(super) fn object(number: i32, of: Noun) -> String {
    counted(number, of, Case::Accusative)
}

/// «кожен», «кожну свою», «кожні 2», «кожні 5 своїх»: what stands before a noun of this gender.
pub(super) fn every_own(number: i32, gender: Gender, is_own: bool) -> String {
    let (each, own) = match (number, gender) {
        (1, Gender::Masculine) => ("кожен".to_owned(), "свій"),
        (1, Gender::MasculineAnimate) => ("кожного".to_owned(), "свого"),
        (1, Gender::Feminine) => ("кожну".to_owned(), "свою"),
        (1, Gender::Neuter) => ("кожне".to_owned(), "своє"),
        _ => (format!("кожні {number}"), of_number(number, ["свій", "свої", "своїх"])),
    };
    if is_own { format!("{each} {own}") } else { each }
}

/// What a standard project does, as the label of a button: «підняти температуру на 1 крок» of «підніміть температуру на 1 крок».
pub(super) fn infinitive(clause: &str) -> String {
    let word = |word| match word {
        "отримайте" => "отримати",
        "підніміть" => "підняти",
        "збільште" => "збільшити",
        "збудуйте" => "збудувати",
        "розмістіть" => "розмістити",
        word => word,
    };
    clause.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// «зі сталлю», «з міткою»: a word in the instrumental with its preposition.
pub(super) fn with(word: &str) -> String {
    let mut letters = word.chars().map(|letter| letter.to_lowercase().next().unwrap_or(letter));
    let is_hissing = |letter: char| matches!(letter, 'с' | 'з' | 'ш' | 'щ' | 'ж' | 'ц' | 'ч');
    let is_vowel = |letter: char| "аеєиіїоуюя".contains(letter);
    let with = match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if is_hissing(first) && !is_vowel(second) => "зі",
        (Some(first), _) if is_hissing(first) => "із",
        _ => "з",
    };
    format!("{with} {word}")
}
