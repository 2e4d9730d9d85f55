//! The course of a game.

use super::analysis::analysis;
use super::{digits, person};
use crate::text::hebrew::terms::term;
use crate::text::mars::prelude::*;

pub(in crate::text::hebrew) fn course(words: CourseWords<'_>) -> Text {
    say! { words;
        CourseWords::Analysis(words) => (analysis(words).to_string());
        CourseWords::OpensReplay => "צפייה חוזרת מהמהלך הזה";
        CourseWords::TurningPoints(number) => "נקודות מפנה ({})", digits(number);
        CourseWords::TakesTheLead(name) => "עלייה להובלה: {}", person(name);
        CourseWords::Complete(parameter) => "{}: היעד הושג", term(Term::Parameter(parameter));
    }
}
