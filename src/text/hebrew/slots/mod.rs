//! Sentences that show each grammatical slot in Hebrew.

mod clause;
mod measure;

use super::noun::{HebrewForms, noun};
use super::phrase::plural;
use crate::text::plan::Noun;
use crate::text::slots::{Case, Grammar, Measure, NumberForm, Statement};
use measure::phrase;

/// The language.
pub(in crate::text) struct Hebrew;

impl Grammar for Hebrew {
    type Forms = HebrewForms;

    fn noun(of: Noun) -> HebrewForms {
        noun(of)
    }

    fn plural(number: i32) -> NumberForm {
        plural(number)
    }

    fn phrase(of: Measure, _: Case) -> String {
        phrase(of)
    }

    fn clause(of: &Statement) -> String {
        clause::clause(of)
    }
}
