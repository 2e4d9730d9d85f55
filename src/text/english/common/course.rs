//! The course of a game.

use super::analysis::analysis;
use crate::text::english::terms::term;
use crate::text::english::who::label;
use crate::text::mars::prelude::*;

pub(in crate::text::english) fn course(words: CourseWords<'_>) -> Text {
    say! { words;
        CourseWords::Analysis(words) => (analysis(words).to_string());
        CourseWords::OpensReplay => "Open the replay there";
        CourseWords::TurningPoints(number) => "Turning points ({number})";
        CourseWords::TakesTheLead(name) => "New leader: {}", label(name);
        CourseWords::Complete(parameter) => "{}: complete", term(Term::Parameter(parameter));
    }
}
