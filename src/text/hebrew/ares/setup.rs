//! Phases, modes and options, and what is wrong with a set-up.

use super::terms::{attached, by_steps, cards, figures, money, number_of, numbered, of_them, rounds};
use crate::text::ares::prelude::*;
use crate::text::hebrew::setup::players;

pub(super) fn phase_text(phase: Phase) -> String {
    let (draw, keep) = RESEARCH;
    say! { phase;
        Phase::Development => "אפשר לשחק קלף ירוק אחד.";
        Phase::Construction => "אפשר לשחק קלף כחול או אדום אחד.";
        Phase::Action => "אפשר להפעיל את הפעולה של כל קלף פעם אחת, ופעולות בסיסיות ללא הגבלה.";
        Phase::Production => "קבלו מ״ש כמספר הד״ה שלכם, ואת מה שהקלפים שלכם מייצרים.";
        Phase::Research => "שלפו {}, השאירו {} והשליכו את {}.", cards(draw), of_them(keep), if draw - keep == 1 { "האחר" } else { "השאר" };
    }
}

pub(super) fn phase_bonus(phase: Phase) -> String {
    let (draw, keep) = RESEARCH_BONUS;
    say! { phase;
        Phase::Development => "הקלף הזה עולה לכם {} פחות.", money(DEVELOPMENT_BONUS);
        Phase::Construction => "שלפו קלף, או שחקו עוד קלף כחול או אדום אחד.";
        Phase::Action => "הפעילו פעולה של קלף אחד פעם שנייה.";
        Phase::Production => "קבלו עוד {}.", money(PRODUCTION_BONUS);
        Phase::Research => "שלפו עוד {} והשאירו עוד {}.", cards(draw), of_them(keep);
    }
}

pub(super) const fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Competitive => "תחרותי",
        Mode::Solo(Level::Beginner) => "סולו, מתחילים",
        Mode::Solo(Level::Skilled) => "סולו, מתקדמים",
        Mode::Solo(Level::Expert) => "סולו, מומחים",
        Mode::Cooperative => "שיתופי",
    }
}

pub(super) fn mode_about(mode: Mode) -> String {
    say! { mode;
        Mode::Competitive => "ל־{} עד {} שחקנים. כשהארצת מאדים מושלמת, מי שיש לו הכי הרבה נ״נ מנצח.", figures(2), figures(MOST_PLAYERS);
        Mode::Solo(level) if level.steps() == 0 => "כדי לנצח, השלימו את הארצת מאדים בתוך {}. דבר אינו עולה מעצמו.", rounds(LAST_SOLO_ROUND);
        Mode::Solo(level) => "כדי לנצח, השלימו את הארצת מאדים בתוך {}. אחרי כל {} החמצן או הטמפרטורה עולים מעצמם {}.", rounds(LAST_SOLO_ROUND), rounds(NEUTRAL_ROUNDS), by_steps(level.steps());
        Mode::Cooperative => "ל־{} שחקנים. אחרי {} אתם מנצחים יחד, אם הארצת מאדים הושלמה ויש לכם בסך הכול {} לפחות.", figures(2), rounds(LAST_COOPERATIVE_ROUND), numbered(COOPERATIVE_GOAL, Noun::Point);
    }
}

pub(super) const fn option_name(option: SetupOption) -> &'static str {
    match option {
        SetupOption::FirstGame => "משחק ראשון",
        SetupOption::Mulligan => "החלפת יד",
        SetupOption::Promotional => "תאגידי פרומו",
    }
}

pub(super) fn option_about(option: SetupOption) -> String {
    say! { option;
        SetupOption::FirstGame => "אתם מקבלים תאגיד פשוט, וחצי מהיד הראשונה היא קלפים פשוטים.";
        SetupOption::Mulligan => "לפני בחירת התאגיד אפשר להחליף מספר כלשהו של קלפים ביד.";
        SetupOption::Promotional => "מוסיף {}.", number_of(PROMOTIONAL_CORPORATIONS.len() as i32, "תאגיד אחד", "תאגידים");
    }
}

pub(super) fn fault(fault: Fault) -> String {
    say! { fault;
        Fault::Players { players: asked } => "במשלחת ארס משתתפים {} עד {}, לא {}.", figures(1), players(MOST_PLAYERS), figures(asked);
        Fault::PlayersOfMode { players: asked, least, most } if least == most => "המצב הזה הוא {}, לא ל־{}.", attached("ל", &players(most)), figures(asked);
        Fault::PlayersOfMode { players: asked, least, most } => "המצב הזה הוא ל־{} עד {}, לא ל־{}.", figures(least), players(most), figures(asked);
        Fault::MulliganInFirstGame => "במשחק ראשון אין החלפת יד: התאגידים בו אינם נבחרים.";
        Fault::PromotionalInFirstGame => "במשחק ראשון אין תאגידי פרומו.";
    }
}
