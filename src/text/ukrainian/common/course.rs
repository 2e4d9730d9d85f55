//! The course of a game.

use super::points;
use crate::text::mars::prelude::*;
use crate::text::ukrainian::terms::term;
use crate::text::ukrainian::who::label;

pub(in crate::text::ukrainian) fn course(words: CourseWords<'_>) -> Text {
    say! { words;
        CourseWords::Moves => "Найкращі та найгірші ходи";
        CourseWords::MovesAbout { with_awards: false } => "очки, здобуті одразу; відрив — від найкращого суперника";
        CourseWords::MovesAbout { with_awards: true } => "очки, здобуті одразу, нагороди — за підсумком гри; відрив — від найкращого суперника";
        CourseWords::Best => "Найкращі";
        CourseWords::Worst => "Найгірші";
        CourseWords::NoSuchMove => "Немає.";
        CourseWords::Changed { points, margin } => (changed(points, margin));
        CourseWords::Margin(margin) => "відрив {}", sign(margin);
        CourseWords::Helped { who, points } => "{}: {}.", label(who), sign(points);
        CourseWords::OpensReplay => "Відкрити повтор із цього місця";
        CourseWords::TurningPoints(number) => "Переломні моменти ({number})";
        CourseWords::TakesTheLead(name) => "Новий лідер: {}", label(name);
        CourseWords::Complete(parameter) => "{}: завершено", term(Term::Parameter(parameter));
    }
}

fn sign(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// «+5 очок; відрив від найкращого суперника +3».
fn changed(number: i32, margin: Option<i32>) -> String {
    let margin = margin.map(|margin| format!("; відрив від найкращого суперника {}", sign(margin)));
    format!("{} {}{}", sign(number), points(number), margin.unwrap_or_default())
}
