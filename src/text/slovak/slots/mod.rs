//! Sentences that show each grammatical slot in Slovak.

mod clause;
mod measure;

use super::noun::noun;
use super::phrase::plural;
use crate::text::plan::Noun;
use crate::text::slots::{Case, Grammar, Measure, NumberForm, SlavicForms, Statement};
use measure::phrase;

/// The language.
pub(in crate::text) struct Slovak;

impl Grammar for Slovak {
    type Forms = SlavicForms;

    fn noun(of: Noun) -> SlavicForms {
        noun(of)
    }

    fn plural(number: i32) -> NumberForm {
        plural(number)
    }

    fn phrase(of: Measure, case: Case) -> String {
        phrase(of, case)
    }

    fn clause(of: &Statement) -> String {
        clause::clause(of)
    }
}
