//! The reason of a bot's move.

use super::several;
use crate::text::grammar::isolated;
use crate::text::mars::prelude::*;

/// A lead so large that its number says nothing, in hundredths of a point: a goal was reached or missed.
const HUGE: i32 = 3_000;

pub(in crate::text::hebrew) fn reason(reason: Reason) -> String {
    say! { reason;
        Reason::OnlyOffer => "לא הייתה אפשרות אחרת.";
        Reason::Chance { of } => "נבחר באקראי מתוך {}.", several(of, "תשובה אפשרית אחת", "תשובות אפשריות");
        Reason::WorthMost { value, second } => (match value.saturating_sub(second) {
            ..=0 => "שום דבר אחר לא נראה טוב יותר.".to_owned(),
            lead if lead > 100 * HUGE => "כל השאר לא בא בחשבון.".to_owned(),
            lead => format!("נראה שזה שווה {} יותר מהתשובה השנייה בטיבה.", money(lead)),
        });
        Reason::LeadsFurther { by: ..=0 } => "זה נראה הכי טוב מיד, וחישוב קדימה לא מצא שום דבר טוב יותר בבירור.";
        Reason::LeadsFurther { by } if by > HUGE => "בחישוב קדימה זה הוביל הרבה יותר רחוק ממה שנראה הכי טוב מיד.";
        Reason::LeadsFurther { by } => {
            let by = isolated(&hundredths(by));
            format!("בחישוב קדימה זה הניב {by} נקודות יותר ממה שנראה הכי טוב מיד.")
        };
        Reason::NothingWorthIt { best } if best < 0 && best > -100 * HUGE => {
            format!("שום דבר אחר לא נראה שווה את המחיר: הטוב ביותר היה מפסיד {}.", money(-best))
        };
        Reason::NothingWorthIt { .. } => "שום דבר אחר לא נראה שווה את המחיר.";
        Reason::NothingElseNeedsIt => "עדיף על ויתור: מה שזה עולה לא דרוש לשום דבר אחר.";
    }
}

/// Hundredths of a M€ as an amount.
fn money(number: i32) -> String {
    isolated(&format!("{}\u{a0}מ״ש", hundredths(number)))
}

/// "3.4" for 340.
fn hundredths(number: i32) -> String {
    let tenths = (number + 5) / 10;
    format!("{}.{}", tenths / 10, tenths % 10)
}
