//! The reason of a bot's move.

use super::agreeing;
use crate::text::mars::prelude::*;

/// A lead so large that its number says nothing, in hundredths of a point: a goal was reached or missed.
const HUGE: i32 = 3_000;

pub(in crate::text::ukrainian) fn reason(reason: Reason) -> String {
    say! { reason;
        Reason::OnlyOffer => "Іншого вибору не було.";
        Reason::Chance { of } => "Вибрано навмання з {of} {}.", agreeing(of.into(), ["можливої відповіді", "можливих відповідей", "можливих відповідей"]);
        Reason::WorthMost { value, second } => (match value.saturating_sub(second) {
            ..=0 => "Ніщо інше не здавалося кращим.".to_owned(),
            lead if lead > 100 * HUGE => "Усе інше відпадало.".to_owned(),
            lead => format!("Це здавалося на {} M€ вигіднішим за найкращу з інших відповідей.", hundredths(lead)),
        });
        Reason::LeadsFurther { by: ..=0 } => "Це одразу здавалося найкращим, і розрахунок наперед не виявив нічого помітно кращого.";
        Reason::LeadsFurther { by } if by > HUGE => "За розрахунком наперед це дає значно більше, ніж те, що спершу здавалося найкращим.";
        Reason::LeadsFurther { by } => {
            let by = hundredths(by);
            format!("За розрахунком наперед це дає на {by} очка більше, ніж те, що спершу здавалося найкращим.")
        };
        Reason::NothingWorthIt { best } if best < 0 && best > -100 * HUGE => {
            let lost = hundredths(-best);
            format!("Усе інше здавалося не вартим своєї ціни: найкраще дало б {lost} M€ збитку.")
        };
        Reason::NothingWorthIt { .. } => "Усе інше здавалося не вартим своєї ціни.";
        Reason::NothingElseNeedsIt => "Краще, ніж пас: витрачене більше ні для чого не потрібне.";
    }
}

/// «3,4» for 340.
fn hundredths(number: i32) -> String {
    let tenths = (number + 5) / 10;
    format!("{},{}", tenths / 10, tenths % 10)
}
