//! The course of a game.

use crate::text::english::terms::{plural, term};
use crate::text::english::who::label;
use crate::text::mars::prelude::*;

pub(in crate::text::english) fn course(words: CourseWords<'_>) -> Text {
    say! { words;
        CourseWords::Moves => "Best and worst moves";
        CourseWords::MovesAbout { with_awards: false } => "points gained at once; margin: against the best rival";
        CourseWords::MovesAbout { with_awards: true } => "points gained at once, awards as decided at the end; margin: against the best rival";
        CourseWords::Best => "Best";
        CourseWords::Worst => "Worst";
        CourseWords::NoSuchMove => "None.";
        CourseWords::Changed { points, margin } => (changed(points, margin));
        CourseWords::Margin(margin) => "margin {}", sign(margin);
        CourseWords::Helped { who, points } => "{}: {}.", label(who), sign(points);
        CourseWords::OpensReplay => "Open the replay there";
        CourseWords::TurningPoints(number) => "Turning points ({number})";
        CourseWords::TakesTheLead(name) => "New leader: {}", label(name);
        CourseWords::Complete(parameter) => "{}: complete", term(Term::Parameter(parameter));
    }
}

fn sign(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// "+5 points, against the best other +3".
fn changed(points: i32, margin: Option<i32>) -> String {
    let noun = plural(points, "point", "points");
    let margin =
        margin.map(|margin| format!(", against the best rival {}", sign(margin))).unwrap_or_default();
    format!("{} {noun}{margin}", sign(points))
}
