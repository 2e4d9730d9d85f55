//! The reason of a bot's move.

use crate::text::mars::prelude::*;

/// A lead so large that its number says nothing, in hundredths of a point: a goal was reached or missed.
const HUGE: i32 = 3_000;

pub(in crate::text::english) fn reason(reason: Reason) -> String {
    say! { reason;
        Reason::OnlyOffer => "There was nothing else to do.";
        Reason::Chance { of } => "Picked at random from {of} possible answers.";
        Reason::WorthMost { value, second } => (match value.saturating_sub(second) {
            ..=0 => "Nothing else seemed better.".to_owned(),
            lead if lead > 100 * HUGE => "Everything else was out of the question.".to_owned(),
            lead => format!("It seemed worth {} M€ more than the next best answer.", hundredths(lead)),
        });
        Reason::LeadsFurther { by: ..=0 } => "It seemed best at once, and playing ahead found nothing clearly better.";
        Reason::LeadsFurther { by } if by > HUGE => "Playing ahead, it led much further than the answer that seemed best at once.";
        Reason::LeadsFurther { by } => {
            let by = hundredths(by);
            format!("Playing ahead, it led {by} points further than the answer that seemed best at once.")
        };
        Reason::NothingWorthIt { best } if best < 0 && best > -100 * HUGE => {
            let lost = hundredths(-best);
            format!("Nothing else seemed worth its price: the best would have lost {lost} M€.")
        };
        Reason::NothingWorthIt { .. } => "Nothing else seemed worth its price.";
        Reason::NothingElseNeedsIt => "Better than passing: nothing else needs what it takes.";
    }
}

/// "3.4" for 340.
fn hundredths(number: i32) -> String {
    let tenths = (number + 5) / 10;
    format!("{}.{}", tenths / 10, tenths % 10)
}
