//! The course of a game.

use super::analysis::analysis;
use crate::text::mars::prelude::*;
use crate::text::slovak::terms::term;
use crate::text::slovak::who::label;

pub(in crate::text::slovak) fn course(words: CourseWords<'_>) -> Text {
    say! { words;
        CourseWords::Analysis(words) => (analysis(words).to_string());
        CourseWords::OpensReplay => "Prehrať záznam odtiaľto";
        CourseWords::TurningPoints(number) => "Zlomové momenty ({number})";
        CourseWords::TakesTheLead(name) => "Do vedenia: {}", label(name);
        CourseWords::Complete(parameter) => "{}: dokončené", term(Term::Parameter(parameter));
    }
}
