//! The course of a game.

use super::points;
use crate::text::mars::prelude::*;
use crate::text::slovak::terms::term;
use crate::text::slovak::who::label;

pub(in crate::text::slovak) fn course(words: CourseWords<'_>) -> Text {
    say! { words;
        CourseWords::Moves => "Najlepšie a najhoršie ťahy";
        CourseWords::MovesAbout { with_awards: false } => "body získané hneď; náskok – pred najlepším súperom";
        CourseWords::MovesAbout { with_awards: true } => "body získané hneď, ocenenia podľa konca hry; náskok – pred najlepším súperom";
        CourseWords::Best => "Najlepšie";
        CourseWords::Worst => "Najhoršie";
        CourseWords::NoSuchMove => "Žiadne.";
        CourseWords::Changed { points, margin } => (changed(points, margin));
        CourseWords::Margin(margin) => "náskok {}", sign(margin);
        CourseWords::Helped { who, points } => "{}: {}.", label(who), sign(points);
        CourseWords::OpensReplay => "Prehrať záznam odtiaľto";
        CourseWords::TurningPoints(number) => "Zlomové momenty ({number})";
        CourseWords::TakesTheLead(name) => "Do vedenia: {}", label(name);
        CourseWords::Complete(parameter) => "{}: dokončené", term(Term::Parameter(parameter));
    }
}

fn sign(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// „+5 bodov; náskok pred najlepším súperom +3“.
fn changed(number: i32, margin: Option<i32>) -> String {
    let margin = margin.map(|margin| format!("; náskok pred najlepším súperom {}", sign(margin)));
    format!("{} {}{}", sign(number), points(number), margin.unwrap_or_default())
}
