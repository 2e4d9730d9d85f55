//! The reason of a bot's move.

use super::agreeing;
use crate::text::mars::prelude::*;

/// A lead so large that its number says nothing, in hundredths of a point: a goal was reached or missed.
const HUGE: i32 = 3_000;

pub(in crate::text::slovak) fn reason(reason: Reason) -> String {
    say! { reason;
        Reason::OnlyOffer => "Nič iné sa nedalo robiť.";
        Reason::Chance { of } => "Náhodný výber z {of} {}.", agreeing(of.into(), ["možnej odpovede", "možných odpovedí", "možných odpovedí"]);
        Reason::WorthMost { value, second } => (match value.saturating_sub(second) {
            ..=0 => "Nič iné sa nezdalo lepšie.".to_owned(),
            lead if lead > 100 * HUGE => "Nič iné neprichádzalo do úvahy.".to_owned(),
            lead => format!("Zdalo sa to o {} M€ výhodnejšie než druhá najlepšia odpoveď.", hundredths(lead)),
        });
        Reason::LeadsFurther { by: ..=0 } => "Zdalo sa to najlepšie hneď a počítanie dopredu nenašlo nič zreteľne lepšie.";
        Reason::LeadsFurther { by } if by > HUGE => "Počítanie dopredu ukázalo oveľa lepší výsledok než pri odpovedi, ktorá sa najprv zdala najlepšia.";
        Reason::LeadsFurther { by } => {
            let by = hundredths(by);
            format!("Počítanie dopredu ukázalo o {by} bodu viac než pri odpovedi, ktorá sa najprv zdala najlepšia.")
        };
        Reason::NothingWorthIt { best } if best < 0 && best > -100 * HUGE => {
            let lost = hundredths(-best);
            format!("Nič iné sa nezdalo hodné svojej ceny: najlepšie z toho by znamenalo stratu {lost} M€.")
        };
        Reason::NothingWorthIt { .. } => "Nič iné sa nezdalo hodné svojej ceny.";
        Reason::NothingElseNeedsIt => "Lepšie než pasovať: to, čo to stojí, netreba na nič iné.";
    }
}

/// „3,4“ for 340.
fn hundredths(number: i32) -> String {
    let tenths = (number + 5) / 10;
    format!("{},{}", tenths / 10, tenths % 10)
}
