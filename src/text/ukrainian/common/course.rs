//! The course of a game.

use super::analysis::analysis;
use crate::text::mars::prelude::*;
use crate::text::ukrainian::terms::term;
use crate::text::ukrainian::who::label;

pub(in crate::text::ukrainian) fn course(words: CourseWords<'_>) -> Text {
    say! { words;
        CourseWords::Analysis(words) => (analysis(words).to_string());
        CourseWords::OpensReplay => "Відкрити повтор із цього місця";
        CourseWords::TurningPoints(number) => "Переломні моменти ({number})";
        CourseWords::TakesTheLead(name) => "Новий лідер: {}", label(name);
        CourseWords::Complete(parameter) => "{}: завершено", term(Term::Parameter(parameter));
    }
}
