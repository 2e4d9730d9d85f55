//! Slovak sentences.

use super::measure::phrase;
use crate::mars::cards::Party;
use crate::text::plan::Noun;
use crate::text::slots::{
    Case, Gender, Holder, Measure, NumberForm, PaymentRule, PlacedTile, PlayerReport, RaisedTrack, Statement,
    TakenFrom, isolated,
};
use crate::text::slovak::noun::noun;
use crate::text::slovak::phrase::{counted, plural};

/// A whole sentence.
pub(super) fn clause(of: &Statement) -> String {
    let object = |of: Measure| phrase(of, Case::Accusative);
    match *of {
        Statement::Gain(what) => format!("Získaj {}.", object(what)),
        Statement::Add(what, holder) => {
            let onto = match holder {
                Holder::This => "túto kartu",
                Holder::AnyOwn => "ktorúkoľvek svoju kartu",
                Holder::OtherOwn => "inú svoju kartu",
            };
            format!("Pridaj {} na {onto}.", object(what))
        }
        Statement::Pay(what) => format!("Zaplať {}.", object(what)),
        Statement::Draw(what) => format!("Potiahni si {}.", object(what)),
        Statement::Discard(what) => format!("Odhoď z ruky {}.", object(what)),
        Statement::Remove(what, from) => {
            let from = match from {
                TakenFrom::AnyPlayer => "ktorémukoľvek hráčovi",
                TakenFrom::AnyCard => "z ktorejkoľvek karty",
                TakenFrom::ThisCard => "z tejto karty",
            };
            format!("Odstráň {from} {}.", object(what))
        }
        Statement::Steal(what) => format!("Ukradni ktorémukoľvek hráčovi {}.", object(what)),
        Statement::Production(of, steps) => {
            let (verb, steps) = match steps.exact() {
                Some(number) if number < 0 => ("Zníž", Measure::exactly(-number, Noun::Step)),
                _ => ("Zvýš", steps),
            };
            format!("{verb} svoju produkciu {} o {}.", stuff(of), object(steps))
        }
        Statement::AnyProduction(of, steps) => {
            format!("Zníž produkciu {} ktoréhokoľvek hráča o {}.", stuff(of), self::steps(steps))
        }
        Statement::Favour(of) => format!("Vyžaduje sa priazeň strany „{}“.", party(of)),
        Statement::RequiresProduction(of) => format!("Vyžaduje sa produkcia {}.", stuff(of)),
        Statement::Pays(how) => pays(how),
        Statement::Most(of) => format!("Cieľ: najviac {}.", stuff(of)),
        Statement::WhenAnyPlaced { tile, is_on_mars, gain } => {
            let ground = if is_on_mars { " na Marse" } else { "" };
            format!("Keď niekto umiestni {}{ground}, získaj {}.", any(tile), object(gain))
        }
        Statement::Place(1, tile) => format!("Umiestni {}.", one(tile)),
        Statement::Place(number, tile) => {
            format!("Umiestni {}.", counted(number, tile, Case::Accusative))
        }
        Statement::PlaceBeside { tile, least: 1, beside } => {
            let beside = noun(beside).form(Case::Genitive, NumberForm::One);
            format!("Umiestni {} vedľa {beside}.", placed(tile))
        }
        Statement::PlaceBeside { tile, least, beside } => {
            let beside = counted(least, beside, Case::Genitive);
            format!("Umiestni {} vedľa aspoň {beside}.", placed(tile))
        }
        Statement::PlaceAlone(tile) => {
            format!("Umiestni {} na pole bez susedných dlaždíc.", placed(tile))
        }
        Statement::Points(what) => format!("{}.", phrase(what, Case::Nominative)),
        Statement::Flip(1) => format!("Otoč {}.", one(Noun::OceanToken)),
        Statement::Flip(number) => {
            format!("Otoč {}.", counted(number, Noun::OceanToken, Case::Accusative))
        }
        Statement::Raise(track, steps) => {
            let track = match track {
                RaisedTrack::Temperature => "teplotu",
                RaisedTrack::Oxygen => "kyslík",
                RaisedTrack::Venus => "stupnicu Venuše",
                RaisedTrack::Rating => "svoje HT",
            };
            format!("Zvýš {track} o {}.", self::steps(steps))
        }
        Statement::LoseAll(of) => format!("Strať {}.", all(of)),
        Statement::GreeneryCosts { now, usual } => {
            let tile = one(Noun::GreeneryTile);
            let usual = counted(usual, Noun::Plant, Case::Genitive);
            format!("Premena {} na {tile} ťa stojí {} namiesto {usual}.", stuff(Noun::Plant), object(now))
        }
        Statement::CardCosts { now, usual } => {
            format!("Karta, ktorú kúpiš, ťa stojí {now} M€ namiesto {usual} M€.")
        }
        Statement::OceanBrings { now, usual } => format!(
            "Za každú dlaždicu oceánu vedľa dlaždice, ktorú umiestniš, získaj {now} M€ namiesto {usual} M€."
        ),
        Statement::Added(what, name) => {
            let verb = match (agreement(what), noun(what.of).gender) {
                (NumberForm::One, Gender::Masculine | Gender::MasculineAnimate) => "pribudol",
                (NumberForm::One, Gender::Feminine) => "pribudla",
                (NumberForm::Two | NumberForm::Few, _) => "pribudli",
                (NumberForm::One, Gender::Neuter) | (NumberForm::Many, _) => "pribudlo",
            };
            format!("Na kartu „{name}“ {verb} {}.", phrase(what, Case::Nominative))
        }
        Statement::Requires(what) => {
            let needed = match (agreement(what), noun(what.of).gender) {
                (NumberForm::One, Gender::Masculine | Gender::MasculineAnimate) => "Je potrebný",
                (NumberForm::One, Gender::Feminine) => "Je potrebná",
                (NumberForm::One, Gender::Neuter) => "Je potrebné",
                (NumberForm::Two | NumberForm::Few, Gender::MasculineAnimate) => "Sú potrební",
                (NumberForm::Two | NumberForm::Few, _) => "Sú potrebné",
                (NumberForm::Many, _) => "Je potrebných",
            };
            format!("{needed} {}.", phrase(what, Case::Nominative))
        }
        Statement::Logged(log) => logged(log),
    }
}

/// What something is of: „rastlín“, „tepla“.
const fn stuff(of: Noun) -> &'static str {
    noun(of).unnumbered(Case::Genitive)
}

fn steps(number: i32) -> String {
    counted(number, Noun::Step, Case::Accusative)
}

/// The object without a number: „dlaždicu oceánu“.
const fn one(of: Noun) -> &'static str {
    noun(of).form(Case::Accusative, NumberForm::One)
}

/// „dlaždicu mesta“, or a tile by its name.
fn placed(tile: PlacedTile) -> String {
    match tile {
        PlacedTile::Common(of) => one(of).to_owned(),
        PlacedTile::Special(name) => format!("{} „{name}“", one(Noun::Tile)),
    }
}

/// „akúkoľvek dlaždicu“, as an object.
fn any(of: Noun) -> String {
    let any = match noun(of).gender {
        Gender::Masculine => "akýkoľvek",
        Gender::MasculineAnimate => "akéhokoľvek",
        Gender::Feminine => "akúkoľvek",
        Gender::Neuter => "akékoľvek",
    };
    format!("{any} {}", one(of))
}

/// „všetko svoje teplo“, „všetky svoje rastliny“, as an object.
fn all(of: Noun) -> String {
    let forms = noun(of);
    let all = match (of, forms.gender) {
        (Noun::MegaCredit, _) => "všetky svoje",
        (_, Gender::Masculine) if forms.is_mass => "všetok svoj",
        (_, Gender::Feminine) if forms.is_mass => "všetku svoju",
        (_, Gender::Neuter) if forms.is_mass => "všetko svoje",
        (_, Gender::MasculineAnimate) => "všetkých svojich",
        (_, Gender::Masculine | Gender::Feminine | Gender::Neuter) => "všetky svoje",
    };
    format!("{all} {}", forms.unnumbered(Case::Accusative))
}

/// „so symbolom“, „so žolíkovým symbolom“.
fn with(of: Noun) -> String {
    let word = noun(of).form(Case::Instrumental, NumberForm::One);
    let with = if word.starts_with(['s', 'š', 'z', 'ž']) { "so" } else { "s" };
    format!("{with} {word}")
}

/// What a verb agrees with.
fn agreement(of: Measure) -> NumberForm {
    of.exact().map_or(NumberForm::Many, plural)
}

fn pays(how: PaymentRule) -> String {
    let by = |of: Noun| noun(of).unnumbered(Case::Instrumental);
    match how {
        PaymentRule::Helped(price, helper) => {
            format!("Zaplať {} (dá sa platiť aj {}).", phrase(price, Case::Accusative), by(helper))
        }
        PaymentRule::InsteadOfMoney(of) => format!("Môžeš platiť {} namiesto M€.", by(of)),
        PaymentRule::WorthMore(of, more) => {
            format!("Keď platíš {}, každá jednotka má hodnotu o {more} M€ vyššiu.", by(of))
        }
        PaymentRule::TakesOffMore(of, more, tag) => {
            format!("Každá tvoja jednotka {} zlacňuje karty {} ešte o {more} M€.", stuff(of), with(tag))
        }
        PaymentRule::CheaperTagged(tag, off) => format!("Karty {} ťa stoja o {off} M€ menej.", with(tag)),
    }
}

fn logged(log: PlayerReport) -> String {
    match log {
        PlayerReport::Gains(who, what) => {
            format!("{} získava {}.", isolated(who), phrase(what, Case::Accusative))
        }
        PlayerReport::LosesTo(from, what, to) => {
            format!("{} berie {} od hráča {}.", isolated(to), phrase(what, Case::Accusative), isolated(from))
        }
        PlayerReport::Decreases(by, of, number, whose) => format!(
            "{} znižuje produkciu {} hráča {} o {}.",
            isolated(by),
            stuff(of),
            isolated(whose),
            steps(number)
        ),
        PlayerReport::Gives(from, name, to) => {
            format!("{} dáva kartu „{name}“ hráčovi {}.", isolated(from), isolated(to))
        }
        PlayerReport::DelegateGoes(whose, to) => {
            format!("Delegát hráča {} prechádza do strany „{}“.", isolated(whose), party(to))
        }
    }
}

const fn party(of: Party) -> &'static str {
    match of {
        Party::MarsFirst => "Mars predovšetkým",
        Party::Kelvinists => "Kelvinisti",
        Party::Reds => "Červení",
        Party::Greens => "Zelení",
        Party::Unity => "Jednota",
        Party::Scientists => "Vedci",
    }
}
