//! The coach.

use crate::text::grammar::isolated;
use crate::text::hebrew::terms::with_sign;
use crate::text::mars::prelude::*;

pub(in crate::text::hebrew) fn coach(words: CoachWords<'_>) -> Text {
    say! { words;
        CoachWords::Ask => "מה הייתם עושים?";
        CoachWords::Title | CoachWords::Habit => "מאמן";
        CoachWords::Close => "סגירת המאמן";
        CoachWords::Waiting => "ממתינים לשאר השחקנים.";
        CoachWords::Thinks => "חושב …";
        CoachWords::CannotThink => "המאמן לא יכול לחשוב כאן כעת. טענו מחדש את הדף כדי לנסות שוב; המשחק ממשיך.";
        CoachWords::Which => "מה בדיוק?";
        CoachWords::Why => "למה, ומה עוד?";
        CoachWords::Best(label) => "הטוב ביותר: {label}.";
        CoachWords::BestSoFar(label) => "הטוב ביותר עד כה: {label}.";
        CoachWords::OnlyOne => "אין תשובה אחרת.";
        CoachWords::Alike => "טוב באותה מידה, ככל שהמאמן יכול לשפוט";
        CoachWords::Behind(LineBehind { points, points_error, chance, chance_error, is_for_goal }) => "נקודות {}, {} {}", isolated(&format!("{} ± {}", tenths(-points), tenths(points_error).trim_start_matches('+'))), if is_for_goal { "סיכוי להגיע ליעד" } else { "סיכוי לנצח" }, isolated(&format!("{}\u{a0}% ± {chance_error}", with_sign(-chance)));
        CoachWords::Victory { is_for_goal: true } => "היעד קודם לנקודות";
        CoachWords::Victory { is_for_goal: false } => "ניצחון נחשב ל־20 נקודות";
        CoachWords::Never => "כבוי";
        CoachWords::OnRequest => "לפי בקשה";
        CoachWords::Always => "בכל שאלה";
        CoachWords::Kind(AnswerKind::Card) => "הביטו ביד: יש שם קלף שכדאי לשחק.";
        CoachWords::Kind(AnswerKind::Cards) => "בדקו מה שווה כאן כל קלף.";
        CoachWords::Kind(AnswerKind::Project) => "הביטו במיזמים ובפעולות הבסיסיים.";
        CoachWords::Kind(AnswerKind::Action) => "הביטו בקלפים ששיחקתם: לאחד מהם יש פעולה כדאית.";
        CoachWords::Kind(AnswerKind::Conversion) => "הביטו בצמחים ובחום שלכם.";
        CoachWords::Kind(AnswerKind::Goal) => "הביטו בנקודות הציון ובפרסים.";
        CoachWords::Kind(AnswerKind::Colony) => "הביטו במושבות.";
        CoachWords::Kind(AnswerKind::Delegate) => "הביטו בוועדה.";
        CoachWords::Kind(AnswerKind::End) => "בדקו כמה עולה השאר: אולי כבר נעשה די.";
        CoachWords::Kind(AnswerKind::Area) => "הביטו במה שמסביב לכל אזור.";
        CoachWords::Kind(AnswerKind::Amount) => "הביטו במספר.";
        CoachWords::Kind(AnswerKind::Player) => "הביטו בשחקנים האחרים.";
        CoachWords::Kind(AnswerKind::Alternative) => "הביטו במה שכל אפשרות נותנת.";
        CoachWords::Kind(AnswerKind::Phase) => "בדקו מה ייתן לכם כל שלב, ומי עוד עשוי לבחור בו.";
        CoachWords::Kind(AnswerKind::Payment) => "בדקו במה אפשר לשלם, ומה זה שווה לכם אחרת.";
    }
}

/// A number of tenths with its sign.
pub(super) fn tenths(tenths: i32) -> String {
    let sign = match tenths {
        ..0 => "−",
        0 => "",
        1.. => "+",
    };
    let size = tenths.unsigned_abs();
    format!("{sign}{}.{}", size / 10, size % 10)
}
