//! The coach.

use crate::text::grammar::isolated;
use crate::text::hebrew::terms::with_sign;
use crate::text::mars::prelude::*;

pub(in crate::text::hebrew) fn coach(words: CoachWords<'_>) -> Text {
    say! { words;
        CoachWords::Ask => "מה הייתם עושים?";
        CoachWords::Title | CoachWords::Habit => "מאמן";
        CoachWords::Close => "סגירת המאמן";
        CoachWords::Thinks => "חושב …";
        CoachWords::CannotThink => "המאמן לא יכול לחשוב כעת בדפדפן הזה. המשחק ממשיך בלעדיו.";
        CoachWords::Which => "איזו מהן?";
        CoachWords::Why => "למה, ומה עוד?";
        CoachWords::Best(label) => "הכי טוב: {label}.";
        CoachWords::OnlyOne => "אין תשובה אחרת.";
        CoachWords::Alike => "טוב באותה מידה, ככל שהמאמן יכול לדעת";
        CoachWords::Behind(LineBehind { points, points_error, chance, chance_error, is_for_goal }) => "נקודות {} ± {}, {} {} % ± {chance_error}", tenths(-points), tenths(points_error).trim_start_matches('+'), if is_for_goal { "סיכוי להגיע ליעד" } else { "סיכוי לנצח" }, with_sign(-chance);
        CoachWords::Never => "כבוי";
        CoachWords::OnRequest => "לפי בקשה";
        CoachWords::Always => "בכל שאלה";
        CoachWords::Kind(CoachedKind::Card) => "הביטו ביד: קלף שכדאי לשחק.";
        CoachWords::Kind(CoachedKind::Cards) => "הביטו בקלפים: חלקם שווים כאן יותר מאחרים.";
        CoachWords::Kind(CoachedKind::Project) => "הביטו במיזמים ובפעולות הבסיסיים.";
        CoachWords::Kind(CoachedKind::Action) => "הביטו בקלפים ששיחקתם: פעולה.";
        CoachWords::Kind(CoachedKind::Conversion) => "הביטו בצמחים ובחום שלכם.";
        CoachWords::Kind(CoachedKind::Goal) => "הביטו בנקודות הציון ובפרסים.";
        CoachWords::Kind(CoachedKind::Colony) => "הביטו במושבות.";
        CoachWords::Kind(CoachedKind::Delegate) => "הביטו בוועדה.";
        CoachWords::Kind(CoachedKind::End) => "הביטו בכמה עולה השאר: נעשה מספיק.";
        CoachWords::Kind(CoachedKind::Area) => "הביטו במה שמסביב לכל אזור.";
        CoachWords::Kind(CoachedKind::Amount) => "הביטו במספר.";
        CoachWords::Kind(CoachedKind::Player) => "הביטו בשחקנים האחרים.";
        CoachWords::Kind(CoachedKind::Alternative) => "הביטו במה שכל אפשרות מביאה.";
        CoachWords::Kind(CoachedKind::Phase) => "הביטו במה שכל שלב יביא לכם, ומי עוד עשוי לבחור בו.";
    }
}

/// A number of tenths with its sign.
fn tenths(tenths: i32) -> String {
    let sign = match tenths {
        ..0 => "−",
        0 => "",
        1.. => "+",
    };
    let size = tenths.unsigned_abs();
    isolated(&format!("{sign}{}.{}", size / 10, size % 10))
}
