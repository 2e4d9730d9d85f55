//! A game that is looked at afterwards.

use super::coach::tenths;
use super::{digits, isolated, person};
use crate::text::mars::prelude::*;

pub(super) fn analysis(words: AnalysisWords<'_>) -> Text {
    say! { words;
        AnalysisWords::Title => "המשחק בדיעבד";
        AnalysisWords::About => "כל מצב משוחק הלאה, ומה שאיש לא ראה מחולק מחדש. כל תשובה נמדדת מול זו שבוט מהיר היה נותן.";
        AnalysisWords::Begin => "ניתוח המשחק";
        AnalysisWords::GoOn => "המשך הניתוח";
        AnalysisWords::Stop => "עצירת הניתוח";
        AnalysisWords::Done { done, of } => "{} מתוך {} תשובות", digits(done), digits(of);
        AnalysisWords::Points { has_rivals: true } => "יתרון הנקודות הצפוי על היריב הטוב ביותר";
        AnalysisWords::Points { has_rivals: false } => "נקודות צפויות";
        AnalysisWords::Chance { is_for_goal: false } => "הסיכוי לנצח, באחוזים";
        AnalysisWords::Chance { is_for_goal: true } => "הסיכוי להשיג את היעד, באחוזים";
        AnalysisWords::Parts => "ממה נבנתה התוצאה (נקודות · סיכוי)";
        AnalysisWords::AtFirst => "הציפייה בהתחלה";
        AnalysisWords::Own => "תשובות השחקן";
        AnalysisWords::Others => "תשובות של אחרים";
        AnalysisWords::Luck => "מזל בקלפים";
        AnalysisWords::Hindsight => "מה שנראה רק בהמשך";
        AnalysisWords::AtLast => "התוצאה";
        AnalysisWords::PointsAndChance(words) => (figures(words));
        AnalysisWords::Grade(Grade::Best) => "הטובות ביותר";
        AnalysisWords::Grade(Grade::AsGood) => "טובות באותה מידה";
        AnalysisWords::Grade(Grade::Inaccuracy) => "אי־דיוקים";
        AnalysisWords::Grade(Grade::Mistake) => "טעויות";
        AnalysisWords::Grade(Grade::Blunder) => "טעויות גסות";
        AnalysisWords::Dearest => "התשובות היקרות ביותר";
        AnalysisWords::DearestAbout => "כמה עלתה כל אחת לעומת התשובה הטובה ביותר לפי המאמן, בעיני השחקן באותו רגע. העלויות אינן מצטברות: תשובה מאוחרת יכולה לתקן תשובה קודמת.";
        AnalysisWords::Better(label) => "טוב יותר: {label}.";
        AnalysisWords::Gained(words) => "מול התשובה הבאה בטיבה: נקודות {}, סיכוי {}.", sign(words.points), percent(words.chance);
        AnalysisWords::WasAsGood => "טוב כמו התשובה הבאה בטיבה, ככל שאפשר לומר.";
        AnalysisWords::WasBehind(words) => "המאמן היה עונה אחרת: נקודות {}, סיכוי {}.", sign(words.points), percent(words.chance);
        AnalysisWords::NothingDear => "אף תשובה לא עלתה משהו שאפשר לומר.";
        AnalysisWords::Rise { who, when, chance } => "{}: הסיכוי עלה הכי הרבה כאן: {when}, {}.", person(who), percent(chance);
        AnalysisWords::Since { when } => "מעל 50% עד הסוף, החל מכאן: {when}.";
        AnalysisWords::Rested { who, own, others: Some(others), luck, hindsight } => "{}, נקודות בסך הכול: תשובות השחקן {}, תשובות של אחרים {}, מזל {}, מה שנראה רק בהמשך {}.", person(who), sign(own), sign(others), sign(luck), sign(hindsight);
        AnalysisWords::Rested { who, own, others: None, luck, hindsight } => "{}, נקודות בסך הכול: תשובות השחקן {}, מזל {}, מה שנראה רק בהמשך {}.", person(who), sign(own), sign(luck), sign(hindsight);
        AnalysisWords::Missed { who, count, dearest, when } => "{}, תשובות שעלו משהו: {}; היקרה שבהן: {} ({when}).", person(who), digits(count), figures(dearest);
        AnalysisWords::Weaknesses(games) => "מהמשחקים שניתחתם ({})", digits(games);
        AnalysisWords::Weakness { weakness, cost } => "{}: {} למשחק", weakness_of(weakness), figures(cost);
        AnalysisWords::MoneyLeft(money) => "M€ שנשארו בסוף: {} למשחק", digits(money);
        AnalysisWords::Example { when, cost, is_elsewhere: false } => "לדוגמה {when}: {}", figures(cost);
        AnalysisWords::Example { when, cost, is_elsewhere: true } => "לדוגמה במשחק אחר, {when}: {}", figures(cost);
    }
}

/// Points and chance: "+3.2 · −4 %".
fn figures(words: FigureWords) -> String {
    let FigureWords { points, chance, is_change } = words;
    let signed = |number: i32| {
        if is_change && number > 0 { format!("+{number}") } else { number.to_string().replace('-', "−") }
    };
    let points = if is_change { tenths(points) } else { tenths(points).trim_start_matches('+').to_owned() };
    isolated(&format!("{points}\u{a0}· {}%", signed(chance)))
}

/// A number of tenths with its sign.
fn sign(number: i32) -> String {
    isolated(&tenths(number))
}

/// A change of a percentage.
fn percent(number: i32) -> String {
    isolated(&if number > 0 { format!("+{number}%") } else { format!("−{}%", number.unsigned_abs()) })
}

/// A kind of mistake.
fn weakness_of(weakness: Weakness) -> &'static str {
    match weakness {
        Weakness::StoppedEarly => "נעצרתם כשעוד היה מה לעשות",
        Weakness::Missed(AnswerKind::Card) => "קלפים שכדאי היה לשחק",
        Weakness::Missed(AnswerKind::Cards) => "קלפים שנשמרו, נקנו או הושלכו",
        Weakness::Missed(AnswerKind::Project) => "מיזמים רגילים שהוחמצו",
        Weakness::Missed(AnswerKind::Action) => "פעולות של קלפים שהוחמצו",
        Weakness::Missed(AnswerKind::Conversion) => "צמחים וחום שלא הומרו",
        Weakness::Missed(AnswerKind::Goal) => "יעדים ופרסים שהוחמצו",
        Weakness::Missed(AnswerKind::Colony) => "מושבות וסחר שהוחמצו",
        Weakness::Missed(AnswerKind::Delegate) => "נציגים שלא נשלחו",
        Weakness::Missed(AnswerKind::End) => "נעשה יותר ממה שהיה כדאי",
        Weakness::Missed(AnswerKind::Area) => "אזורים במפה",
        Weakness::Missed(AnswerKind::Amount) => "כמויות",
        Weakness::Missed(AnswerKind::Player) => "בחירת שחקן",
        Weakness::Missed(AnswerKind::Alternative) => "חלופות",
        Weakness::Missed(AnswerKind::Phase) => "שלבים",
        Weakness::Missed(AnswerKind::Payment) => "תשלומים",
    }
}
