//! What went wrong beside a game, and why a move stays.

use super::setup::{either, players as count, switch_name};
use super::terms::figures;
use crate::ares;
use crate::text::grammar::isolated;
use crate::text::mars::prelude::*;

pub(crate) fn trouble(trouble: &AppError) -> String {
    say! { trouble;
        AppError::LoadError(LoadError::Broken(it)) => (broken(it));
        AppError::LoadError(LoadError::Store(StoreFault::Blocked)) => "הדפדפן הזה אינו מאפשר לדף לשמור משחקים.";
        AppError::LoadError(LoadError::Store(StoreFault::Full)) => "האחסון מלא: מחקו משחק שמור כדי לפנות מקום.";
        AppError::LoadError(LoadError::Missing) => "אין משחק שמור כזה.";
        AppError::AnswerError(AnswerError::Broken) => "בוט אינו מצליח לקרוא את המשחק הזה.";
        AppError::AnswerError(AnswerError::NotAsked) => "בוט ענה שלא בתורו.";
        AppError::NoWorker => "הדפדפן הזה אינו מריץ תהליך רקע לדף הזה, ולכן הבוטים חושבים פחות ומשחקים חלש יותר.";
        AppError::UnknownBot => "רמה של בוט במשחק הזה אינה מוכרת לגרסה הזאת: במקומו משחק בוט ברמת מומחים.";
        AppError::ProposalError(ProposalError::TooLong) => "סידור המשחק הזה ארוך מדי: עד \u{2068}{MOST_PROPOSED_BYTES}\u{2069} בתים.";
        AppError::ProposalError(ProposalError::Version) => "סידור המשחק הזה נוצר בגרסה חדשה יותר של \u{2068}Viriditas\u{2069}. טענו את הדף מחדש כדי לעדכן.";
        AppError::ProposalError(ProposalError::Word(word)) => "בסידור המשחק הזה מופיע {}, שאינו מוכר לגרסה הזאת של \u{2068}Viriditas\u{2069}. דבר לא השתנה.", isolated(word.as_str());
    }
}

/// What is wrong, and what to do about it.
fn broken(it: &BrokenGame) -> String {
    let damaged = |what: &str| format!("המשחק השמור פגום ({what}). העתיקו אותו שוב מהמקור.");
    say! { it;
        Broken::Empty => "אין כאן משחק שמור.";
        Broken::NotOurs => "זה אינו משחק שמור של \u{2068}Viriditas\u{2069}.";
        Broken::Letter { at } => (damaged(&format!("תו \u{2068}{}\u{2069}", at + 1)));
        Broken::TooLong => "המשחק השמור ארוך מדי: עד \u{2068}{MOST_BYTES}\u{2069} בתים.";
        Broken::Newer { .. } => "המשחק השמור נוצר בגרסה חדשה יותר של \u{2068}Viriditas\u{2069}. טענו את הדף מחדש כדי לעדכן.";
        Broken::Trial { .. } => "המשחק הזה הוא מגרסת ניסיון של \u{2068}Viriditas\u{2069}, ואי אפשר להמשיך אותו.";
        Broken::OtherGame => "הגרסה הזאת של \u{2068}Viriditas\u{2069} אינה מכירה את המשחק הזה. טענו את הדף מחדש כדי לעדכן.";
        Broken::Truncated { .. } => "סוף המשחק השמור קטוע. העתיקו את הטקסט כולו.";
        Broken::Trailing { .. } => (damaged("טקסט מיותר בסוף"));
        Broken::Number { .. } => (damaged("מספר לא תקין"));
        Broken::Damaged => (damaged("תווים שהשתנו"));
        Broken::Revision { theirs, ours } => "המשחק השמור הוא לפי מהדורה \u{2068}{theirs}\u{2069} של הכללים. הגרסה הזאת משחקת לפי מהדורה \u{2068}{ours}\u{2069} ואינה יכולה להמשיך אותו.";
        Broken::Option { .. } => "במשחק השמור יש אפשרויות שאינן מוכרות לגרסה הזאת.";
        Broken::Setup { faults } => "סידור המשחק השמור אינו אפשרי: {}.", faults.iter().map(in_short).collect::<Vec<_>>().join(", ");
        Broken::TooManyAnswers { most } => "במשחק השמור יש יותר מ־\u{2068}{most}\u{2069} מהלכים, וזה לא ייתכן בנקודה הזאת.";
        Broken::Answer { answer, .. } => (damaged(&format!("מהלך \u{2068}{}\u{2069} אינו אפשרי", answer + 1)));
        Broken::Digest { generation } => "אי אפשר לשחזר כראוי את המשחק השמור בעידן \u{2068}{generation}\u{2069}.";
    }
}

/// A fault of a set-up within a sentence.
fn in_short(it: &SetupFault) -> String {
    say! { *it;
        SetupFault::Mars(Fault::Players { asked }) => (count(asked));
        SetupFault::Mars(Fault::Without { switch, players }) => "{} בלי {}", count(players), switch_name(switch);
        SetupFault::Mars(Fault::With { switch, players }) => "{} עם {}", count(players), switch_name(switch);
        SetupFault::Mars(Fault::Needs { switch, needs }) => "{} (בלי {})", switch_name(switch), either(needs);
        SetupFault::Mars(Fault::Excludes { switch, excludes }) => "{} עם {}", switch_name(switch), switch_name(excludes);
        SetupFault::Mars(Fault::Elsewhere { switch, .. }) => "{} במפה אחרת", switch_name(switch);
        SetupFault::Mars(Fault::EmptySeat { seat }) => "מקום \u{2068}{}\u{2069} ריק", seat.number() + 1;
        SetupFault::Mars(Fault::Map { asked }) => "מפה \u{2068}{asked}\u{2069} שאינה קיימת";
        SetupFault::Mars(Fault::TooFew { left, needs, .. }) => "נותרו \u{2068}{left}\u{2069} קלפים מסוג שנדרשים ממנו \u{2068}{needs}\u{2069}";
        SetupFault::Ares(ares::Fault::Players { players }) => (count(players));
        SetupFault::Ares(ares::Fault::PlayersOfMode { players, least, most }) if least == most => "{} במצב של {}", count(players), count(least);
        SetupFault::Ares(ares::Fault::PlayersOfMode { players, least, most }) => "{} במצב של {} עד {} שחקנים", count(players), figures(least.into()), figures(most.into());
        SetupFault::Ares(ares::Fault::MulliganInFirstGame) => "החלפת יד במשחק ראשון";
        SetupFault::Ares(ares::Fault::PromotionalInFirstGame) => "תאגידי פרומו במשחק ראשון";
    }
}

pub(crate) fn stays(called: impl Fn(Seat) -> String, why: UndoRefusal) -> String {
    say! { why;
        UndoRefusal::Nothing => "אין מה לבטל.";
        UndoRefusal::Reveal => "אי אפשר לבטל: נחשפו קלפים.";
        UndoRefusal::Shown { by } => "אי אפשר לבטל: נחשף קלף ({}).", called(by);
        UndoRefusal::Decision { by } => "אי אפשר לבטל: מאז בוצע מהלך נוסף ({}).", called(by);
    }
}
