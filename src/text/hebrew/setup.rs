//! Boxes and options, and what is wrong with a set-up.

use super::terms::{counted_as, figures, or};
use super::who::nameless;
use crate::text::grammar::isolated;
use crate::text::mars::prelude::*;

/// What a box or an option is called, and what it does.
const fn switch(of: Switch) -> (&'static str, &'static str) {
    words! { of;
        Switch::CorporateEra => ("עידן התאגידים", "מוסיף מיזמים ותאגידים. בלעדיו כל ייצור מתחיל ב־\u{2068}1\u{2069}.");
        Switch::Draft => ("דראפט", "בכל שלב מחקר משחקים דראפט: משאירים קלף ומעבירים את השאר הלאה.");
        Switch::Prelude => ("פרלוד", "כל אחד מתחיל עם שני פרלודים. מוסיף מיזמים ותאגידים.");
        Switch::UndealtPreludes => ("קלפי פרלוד בלי פרלודים", "מוסיף מיזמים ותאגידים. לא מחלקים פרלודים.");
        Switch::Tr63 => ("ד״ה \u{2068}63\u{2069}", "כדי לנצח יש להגיע ל־\u{2068}63 ד״ה\u{2069} במקום להשלים את הארצת מאדים.");
        Switch::Venus => ("נוגה הבאה בתור", "הארצה גם בנוגה; בכל עידן הממשלה העולמית מעלה מדד. מוסיף מיזמים ותאגידים.");
        Switch::NoWorldGovernment => ("בלי הממשלה העולמית", "אף מדד לא עולה מעצמו: משחק ארוך יותר.");
        Switch::VenusEnds => ("גם נוגה מסיימת את המשחק", "המשחק נמשך עד שגם הארצת נוגה מושלמת.");
        Switch::LongVenus => ("מסלול נוגה ארוך", "במסלול נוגה \u{2068}18\u{2069} שלבים במקום \u{2068}15\u{2069}, ובונוס הד״ה שלו בא מאוחר יותר.");
        Switch::Colonies => ("מושבות", "מקימים מושבות מעבר למאדים ושולחים אליהן ציי מסחר. מוסיף מיזמים ותאגידים.");
        Switch::Turmoil => ("טלטלה", "מפלגות, מדיניות ואירועים גלובליים. מוסיף מיזמים ותאגידים.");
        Switch::MoreEvents => ("עוד אירועים גלובליים", "מוסיף את חמשת אירועי הפרומו הגלובליים.");
        Switch::WorldGovernment => ("הממשלה העולמית", "בכל עידן מדד אחד עולה מעצמו.");
        Switch::ShortGame => ("משחק קצר", "משחק מהיר שאינו מופיע בכללים: חלק מהארצת מאדים כבר הושלם, וכל ייצור מתחיל גבוה ב־\u{2068}2\u{2069} מהרגיל.");
        #[cfg(feature = "synthetic")] Switch::Synthetic => ("מומצא", "מוסיף קלפים שלא היו מעולם.");
    }
}

pub(crate) const fn switch_name(of: Switch) -> &'static str {
    switch(of).0
}

pub(crate) const fn switch_about(of: Switch) -> &'static str {
    switch(of).1
}

pub(super) fn either(switches: &[Switch]) -> String {
    let names: Vec<&str> = switches.iter().map(|&switch| switch_name(switch)).collect();
    or(&names)
}

/// A number of players: «שחקן אחד», «3 שחקנים».
pub(super) fn players(number: u8) -> String {
    counted_as(number.into(), "שחקן", "שחקנים")
}

pub(crate) fn fixed(why: Fixed) -> String {
    say! { why;
        // These stand under the name of the switch.
        Fixed::Otherwise(Fault::Needs { switch: _, needs }) => "רק יחד עם {}.", either(needs);
        Fixed::Otherwise(Fault::Elsewhere { switch: _, map }) => "רק במפה {}.", isolated(map);
        Fixed::Otherwise(Fault::Excludes { switch: _, excludes }) => "לא יחד עם {}.", switch_name(excludes);
        Fixed::Otherwise(otherwise) => (fault(otherwise));
        Fixed::Idle { switch: _, players: 1 } => "לא במשחק יחיד.";
        Fixed::Idle { switch: _, players: _ } => "רק במשחק יחיד.";
    }
}

pub(crate) fn fault(fault: Fault) -> String {
    say! { fault;
        Fault::Players { asked } => "במשחק משתתפים \u{2068}1\u{2069} עד \u{2068}{SEATS}\u{2069} שחקנים, לא {}.", figures(asked.into());
        Fault::Without { switch, players: 1 } => "משחק יחיד הוא תמיד עם {}.", switch_name(switch);
        Fault::Without { switch, players: number } => "משחק של {} הוא תמיד עם {}.", players(number), switch_name(switch);
        Fault::With { switch, players: 1 } => "משחק יחיד הוא תמיד בלי {}.", switch_name(switch);
        Fault::With { switch, players: number } => "משחק של {} הוא תמיד בלי {}.", players(number), switch_name(switch);
        Fault::Needs { switch, needs } => "{}: רק יחד עם {}.", switch_name(switch), either(needs);
        Fault::Excludes { switch, excludes } => "אי אפשר לשלב בין {} ובין {}.", switch_name(switch), switch_name(excludes);
        Fault::Elsewhere { switch, map } => "{}: רק במפה {}.", switch_name(switch), isolated(map);
        Fault::EmptySeat { seat } => "במשחק הזה אין {}.", nameless(seat);
        Fault::TooFew { pile, left, needs } => "{} רק {}, ולמשחק הזה נדרשים {}.", if left == 1 { "נותר" } else { "נותרו" }, of_pile(pile, left.into()), figures(needs.into());
        Fault::Map { asked } => "אין מפה {}; מספר המפות במשחק: {}.", figures(asked.into()), figures(MAPS.len() as i32);
    }
}

/// A card of a pile, and several.
pub(super) const fn forms_of_pile(pile: Pile) -> [&'static str; 2] {
    words! { pile;
        Pile::Projects => ["קלף מיזם", "קלפי מיזם"];
        Pile::Corporations => ["תאגיד", "תאגידים"];
        Pile::Preludes => ["פרלוד", "פרלודים"];
        Pile::Colonies => ["אריח מושבה", "אריחי מושבה"];
        Pile::Events => ["אירוע גלובלי", "אירועים גלובליים"];
    }
}

/// A number of cards of a pile.
pub(super) fn of_pile(pile: Pile, number: i32) -> String {
    let [one, several] = forms_of_pile(pile);
    counted_as(number, one, several)
}
