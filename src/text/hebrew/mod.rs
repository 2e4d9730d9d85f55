//! The beginning of Hebrew: forms of nouns and the sentences of each slot. People are addressed by the plural imperative, which
//! serves for all genders; a sentence about a person has no verb, for a verb has gender. Numbers, amounts and names are isolated,
//! so that they keep their direction; names of cards and people are English until they are translated.

mod clause;
mod noun;
mod phrase;

use crate::text::plan::Noun;
use crate::text::slots::{Case, Grammar, Measure, NumberForm, Statement};
use noun::HebrewForms;

/// The language.
pub(super) struct Hebrew;

impl Grammar for Hebrew {
    type Forms = HebrewForms;

    fn noun(of: Noun) -> HebrewForms {
        noun::noun(of)
    }

    fn plural(number: i32) -> NumberForm {
        phrase::plural(number)
    }

    fn phrase(of: Measure, _: Case) -> String {
        phrase::phrase(of)
    }

    fn clause(of: &Statement) -> String {
        clause::clause(of)
    }
}
