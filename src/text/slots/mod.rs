//! Sentences that show each grammatical slot: what a language needs beside its copy, tried out on the cards of both games.
//!
//! A slot is a place in a sentence that decides the form of a noun, such as "up to …" or "production of …". The languages behind
//! this module have forms of every [`Noun`](super::plan::Noun) and the sentences of [`Statement`]; they are no languages of the
//! page yet. [`slots`] writes ten sentences for each slot, in English and in each of them.

mod ares;
mod english;
mod mars;
mod pick;
mod sample;
mod statement;

pub(super) use super::grammar::{Case, Gender, NumberForm, SlavicForms, isolated};
pub use pick::{paradigms, slots};
pub(super) use statement::{
    CountedAt, CountedThing, CountedUnit, Holder, Measure, MeasureNumber, PaymentRule, PlacedTile,
    PlayerReport, RaisedTrack, Statement, TakenFrom,
};

use super::plan::Noun;

/// What the sentences of a language are made with.
pub(super) trait Grammar {
    /// The forms of a noun.
    type Forms;

    /// The forms of this noun.
    fn noun(of: Noun) -> Self::Forms;

    /// The form of a noun that a number asks for.
    fn plural(number: i32) -> NumberForm;

    /// How much of something, in the case that its place in the sentence asks for.
    fn phrase(of: Measure, case: Case) -> String;

    /// A whole sentence.
    fn clause(of: &Statement) -> String;
}

#[cfg(test)]
mod tests {
    use super::{Grammar, NumberForm};
    use crate::text::hebrew::slots::Hebrew;
    use crate::text::slovak::slots::Slovak;
    use crate::text::ukrainian::slots::Ukrainian;
    use icu_locale_core::{Locale, locale};
    use icu_plurals::{PluralCategory, PluralRules, PluralRulesOptions};

    /// Compares the form of each number with the rules of the Unicode Common Locale Data Repository.
    fn compare<G: Grammar>(locale: &Locale) {
        let rules = PluralRules::try_new(locale.into(), PluralRulesOptions::default()).unwrap();
        for number in 0..=1_000_i32 {
            let expected = match rules.category_for(number.unsigned_abs()) {
                PluralCategory::One => NumberForm::One,
                PluralCategory::Two => NumberForm::Two,
                PluralCategory::Few => NumberForm::Few,
                PluralCategory::Zero | PluralCategory::Many | PluralCategory::Other => NumberForm::Many,
            };
            assert_eq!(G::plural(number), expected, "{locale}: {number}");
        }
    }

    #[test]
    fn numbers_take_the_forms_of_the_unicode_rules() {
        compare::<Ukrainian>(&locale!("uk"));
        compare::<Slovak>(&locale!("sk"));
        compare::<Hebrew>(&locale!("he"));
    }
}
