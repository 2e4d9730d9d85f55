//! The beginning of Slovak: forms of nouns and the sentences of each slot. People are addressed by the familiar singular, „ty“.
//! Names of cards and people never bend: they are quoted or isolated behind a noun, and are English until the names are translated.

mod clause;
mod noun;

use crate::text::plan::Noun;
use crate::text::slots::{
    Case, CountedAt, CountedThing, CountedUnit, Gender, Grammar, Measure, MeasureNumber, NumberForm,
    SlavicForms, Statement, shown,
};

/// The language.
pub(super) struct Slovak;

impl Grammar for Slovak {
    type Forms = SlavicForms;

    fn noun(of: Noun) -> SlavicForms {
        noun::noun(of)
    }

    fn plural(number: i32) -> NumberForm {
        match number.unsigned_abs() {
            1 => NumberForm::One,
            2..=4 => NumberForm::Few,
            _ => NumberForm::Many,
        }
    }

    fn phrase(of: Measure, case: Case) -> String {
        let forms = noun::noun(of.of);
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

    fn clause(of: &Statement) -> String {
        clause::clause(of)
    }
}

/// A number with the form of the noun that it asks for: „2 rastliny“, „5 rastlín“.
fn counted(number: i32, of: Noun, case: Case) -> String {
    format!("{} {}", shown(number), noun::noun(of).form(case, Slovak::plural(number)))
}

/// „za každý svoj symbol vedy“, „za každé 2 dlaždice mesta na Marse“.
fn for_each(times: CountedUnit) -> String {
    match times.thing {
        CountedThing::ProductionStep(of) => {
            let every = every(times.per, Noun::Step, false);
            format!("za {every} svojej produkcie {}", noun::noun(of).unnumbered(Case::Genitive))
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
            let this = match noun::noun(of).gender {
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
    let forms = noun::noun(of);
    let (each, own) = match (Slovak::plural(number), forms.gender) {
        (NumberForm::One, Gender::Masculine) => ("každý", "svoj"),
        (NumberForm::One, Gender::MasculineAnimate) => ("každého", "svojho"),
        (NumberForm::One, Gender::Feminine) => ("každú", "svoju"),
        (NumberForm::One, Gender::Neuter)
        | (NumberForm::Two | NumberForm::Few, Gender::Masculine | Gender::Feminine | Gender::Neuter) => {
            ("každé", "svoje")
        }
        (NumberForm::Two | NumberForm::Few, Gender::MasculineAnimate) | (NumberForm::Many, _) => {
            ("každých", "svojich")
        }
    };
    let number_word = if number == 1 { String::new() } else { format!(" {number}") };
    let own = if is_own { format!(" {own}") } else { String::new() };
    format!("{each}{number_word}{own} {}", forms.form(Case::Accusative, Slovak::plural(number)))
}
