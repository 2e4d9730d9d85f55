//! How much of something there is, in the sentences of the slots.

use crate::text::plan::Noun;
use crate::text::slots::{Case, CountedAt, CountedThing, CountedUnit, Gender, Measure, MeasureNumber};
use crate::text::slovak::noun::noun;
use crate::text::slovak::phrase::{counted, every_own, plural};

/// How much of something, in a case.
pub(super) fn phrase(of: Measure, case: Case) -> String {
    let forms = noun(of.of);
    let genitive = forms.unnumbered(Case::Genitive);
    match of.number {
        MeasureNumber::Exactly(number) => counted(number, of.of, case),
        MeasureNumber::UpTo(number) => format!("najviac {}", counted(number, of.of, case)),
        MeasureNumber::ThatMany => format!("rovnako veľa {genitive}"),
        MeasureNumber::AnyNumber if forms.is_mass => format!("ľubovoľné množstvo {genitive}"),
        MeasureNumber::AnyNumber => format!("ľubovoľný počet {genitive}"),
        MeasureNumber::Each(each, times) => format!("{} {}", counted(each, of.of, case), for_each(times)),
    }
}

/// „za každý svoj symbol vedy“, „za každé 2 dlaždice mesta na Marse“.
fn for_each(times: CountedUnit) -> String {
    match times.thing {
        CountedThing::ProductionStep(of) => {
            let every = every(times.per, Noun::Step, false);
            format!("za {every} svojej produkcie {}", noun(of).unnumbered(Case::Genitive))
        }
        CountedThing::TaglessCard => {
            let this = if times.includes_this { " vrátane tejto" } else { "" };
            format!("za {} bez symbolov{this}", every(times.per, Noun::Card, true))
        }
        CountedThing::Named(of) => {
            let place = match times.at {
                CountedAt::Own => "",
                CountedAt::Opponents => " súperov",
                CountedAt::InPlay => " v hre",
                CountedAt::OnMars => " na Marse",
                CountedAt::BesideThisTile => " vedľa tejto dlaždice",
                CountedAt::OnThisCard => " na tejto karte",
            };
            let this = match noun(of).gender {
                _ if !times.includes_this => "",
                Gender::Feminine => " vrátane tejto",
                Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter => " vrátane tohto",
            };
            format!("za {}{place}{this}", every(times.per, of, times.at == CountedAt::Own))
        }
    }
}

/// „každý symbol“, „každú svoju kartu“, „každé 2 symboly“, „každých 5 kariet“.
fn every(number: i32, of: Noun, is_own: bool) -> String {
    let forms = noun(of);
    let every = every_own(number, forms.gender, is_own);
    format!("{every} {}", forms.form(Case::Accusative, plural(number)))
}
