//! The beginning of Ukrainian: forms of nouns and the sentences of each slot. People are addressed by the polite plural, «ви».
//! Names of cards and people never bend: they are quoted or isolated behind a noun, and are English until the names are translated.

mod clause;
mod noun;
mod phrase;

use crate::text::plan::Noun;
use crate::text::slots::{Case, Grammar, Measure, NumberForm, SlavicForms, Statement};

/// The language.
pub(super) struct Ukrainian;

impl Grammar for Ukrainian {
    type Forms = SlavicForms;

    fn noun(of: Noun) -> SlavicForms {
        noun::noun(of)
    }

    fn plural(number: i32) -> NumberForm {
        phrase::plural(number)
    }

    fn phrase(of: Measure, case: Case) -> String {
        phrase::phrase(of, case)
    }

    fn clause(of: &Statement) -> String {
        clause::clause(of)
    }
}
