//! How everyone stands.

use super::{by_person, digits, people, person, points};
use crate::text::hebrew::terms::{and, listed, term};
use crate::text::mars::prelude::*;

pub(in crate::text::hebrew) fn standings(words: StandingWords<'_>) -> Text {
    say! { words;
        StandingWords::Title => "מצב הניקוד";
        StandingWords::Leads => "בהובלה";
        StandingWords::ToYou => "מולכם";
        StandingWords::ToTheFirst => "מול המקום הראשון";
        StandingWords::EndOfTheGame => "סיום המשחק";
        StandingWords::EndsIn { least, most, of } if least == most => "{} האחרון, ככל הנראה: {}.", the_division(of), digits(least);
        StandingWords::EndsIn { least, most, of } => "{} האחרון, ככל הנראה: {} עד {}.", the_division(of), digits(least), digits(most);
        StandingWords::EndsWith { last, left: 0, of } => "{} {} הוא האחרון, והוא הנוכחי.", division(of), digits(last);
        StandingWords::EndsWith { last, left: 1, of } => "{} {} הוא האחרון: אחרי הנוכחי נותר עוד אחד.", division(of), digits(last);
        StandingWords::EndsWith { last, left, of } => "{} {} הוא האחרון: אחרי הנוכחי נותרו עוד {}.", division(of), digits(last), digits(left);
        StandingWords::EndsNow(of) => "הארצת מאדים הושלמה: זה {} האחרון.", the_division(of);
        StandingWords::TooEarly => "מוקדם מדי לדעת מתי יסתיים המשחק.";
        StandingWords::StepsLeft(steps) => "שלבים שנותרו: {}.", listed(steps.iter().map(|&(of, steps)| format!("{} {}", term(Term::Parameter(of)), digits(steps))));
        StandingWords::StepsTaken(steps, of) => "שלבים בכל {} עד כה: {}.", division(of), listed(steps.iter().map(digits));
        StandingWords::ClaimedBy(name) => "נתבעה {}.", by_person(name);
        StandingWords::CannotBeClaimed => "שלוש כבר נתבעו: לא זמינה יותר.";
        StandingWords::YouMeetIt => "אתם עומדים בדרישה.";
        StandingWords::YouLack(number) => "חסר לכם עוד {}.", digits(number);
        StandingWords::Nearest { names, lacks: 0 } => "הדרישה מולאה: {}.", and(&people(names));
        StandingWords::Nearest { names, lacks } => "הכי קרוב ליעד: {}, חסר עוד {}.", and(&people(names)), digits(lacks);
        StandingWords::FundedBy(name) => "מומן {}.", by_person(name);
        StandingWords::NotFunded => "לא מומן.";
        StandingWords::CannotBeFunded => "שלושה כבר מומנו: לא זמין יותר.";
        StandingWords::First { name, lead } => "מקום ראשון: {}, בפער של {}.", person(name), digits(lead);
        StandingWords::FirstTogether(names) => "תיקו במקום הראשון: {}. אין מקום שני.", and(&people(names));
        StandingWords::Second(names) => "מקום שני: {}.", and(&people(names));
        StandingWords::PlaceBrings(number) => (points(number.into()));
    }
}

const fn division(of: Division) -> &'static str {
    match of {
        Division::Generation => "עידן",
        Division::Round => "סבב",
    }
}

const fn the_division(of: Division) -> &'static str {
    match of {
        Division::Generation => "העידן",
        Division::Round => "הסבב",
    }
}
