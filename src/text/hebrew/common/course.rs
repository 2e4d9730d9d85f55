//! The course of a game.

use super::{change_by, digits, person};
use crate::text::hebrew::terms::term;
use crate::text::mars::prelude::*;

pub(in crate::text::hebrew) fn course(words: CourseWords<'_>) -> Text {
    say! { words;
        CourseWords::Moves => "המהלכים הטובים והגרועים";
        CourseWords::MovesAbout { with_awards: false } => "נקודות שהושגו מיד; פער: מול היריב הטוב ביותר";
        CourseWords::MovesAbout { with_awards: true } => "נקודות שהושגו מיד, פרסים לפי ההכרעה בסיום; פער: מול היריב הטוב ביותר";
        CourseWords::Best => "הטובים";
        CourseWords::Worst => "הגרועים";
        CourseWords::NoSuchMove => "אין.";
        CourseWords::Changed { points, margin } => (changed(points, margin));
        CourseWords::Margin(margin) => "פער {}", change_by(margin);
        CourseWords::Helped { who, points } => "{}: {}.", person(who), change_by(points);
        CourseWords::OpensReplay => "צפייה חוזרת מהמהלך הזה";
        CourseWords::TurningPoints(number) => "נקודות מפנה ({})", digits(number);
        CourseWords::TakesTheLead(name) => "עלייה להובלה: {}", person(name);
        CourseWords::Complete(parameter) => "{}: היעד הושג", term(Term::Parameter(parameter));
    }
}

/// What a move changed, such as «+5 נקודות, פער +3 מול היריב הטוב ביותר».
fn changed(points: i32, margin: Option<i32>) -> String {
    let noun = if points.abs() == 1 { "נקודה" } else { "נקודות" };
    let margin = margin.map(|margin| format!(", פער {} מול היריב הטוב ביותר", change_by(margin)));
    format!("{} {noun}{}", change_by(points), margin.unwrap_or_default())
}
