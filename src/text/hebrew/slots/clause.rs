//! Hebrew sentences.

use super::measure::{by_steps, phrase};
use crate::mars::cards::Party;
use crate::text::hebrew::noun::noun;
use crate::text::hebrew::phrase::{counted, definite, plural, production};
use crate::text::plan::Noun;
use crate::text::slots::{
    Gender, Holder, Measure, NumberForm, PaymentRule, PlacedTile, PlayerReport, RaisedTrack, Statement,
    TakenFrom, isolated,
};

/// A whole sentence.
pub(super) fn clause(of: &Statement) -> String {
    let object = |of: Measure| phrase(of);
    match *of {
        Statement::Gain(what) => format!("קבלו {}.", object(what)),
        Statement::Add(what, holder) => {
            let onto = match holder {
                Holder::This => "לקלף הזה",
                Holder::AnyOwn => "לקלף כלשהו שלכם",
                Holder::OtherOwn => "לקלף אחר שלכם",
            };
            format!("הוסיפו {} {onto}.", object(what))
        }
        Statement::Pay(what) => format!("שלמו {}.", object(what)),
        Statement::Draw(what) => format!("שלפו {}.", object(what)),
        Statement::Discard(what) => format!("השליכו מהיד {}.", object(what)),
        Statement::Remove(what, from) => {
            let from = match from {
                TakenFrom::AnyPlayer => "משחקן כלשהו",
                TakenFrom::AnyCard => "מקלף כלשהו",
                TakenFrom::ThisCard => "מהקלף הזה",
            };
            format!("הסירו {} {from}.", object(what))
        }
        Statement::Steal(what) => format!("גנבו {} משחקן כלשהו.", object(what)),
        Statement::Production(of, steps) => {
            let (verb, steps) = match steps.exact() {
                Some(number) if number < 0 => ("הורידו", Measure::exactly(-number, Noun::Step)),
                _ => ("העלו", steps),
            };
            format!("{verb} את {} שלכם {}.", production(of, true), by_steps(steps))
        }
        Statement::AnyProduction(of, steps) => {
            format!("הורידו את {} של שחקן כלשהו {}.", production(of, true), self::steps(steps))
        }
        Statement::Favour(of) => format!("נדרשת תמיכת המפלגה {}.", isolated(party(of))),
        Statement::RequiresProduction(Noun::MegaCredit) => {
            format!("נדרשת {}.", production(Noun::MegaCredit, false))
        }
        Statement::RequiresProduction(of) => format!("נדרש {}.", production(of, false)),
        Statement::Pays(how) => pays(how),
        Statement::Most(of) => format!("המטרה: הכי הרבה {}.", noun(of).bulk),
        Statement::WhenAnyPlaced { tile, is_on_mars, gain } => {
            let ground = if is_on_mars { " במאדים" } else { "" };
            format!("כשמניחים {}{ground}, קבלו {}.", any(tile), object(gain))
        }
        Statement::Place(1, tile) => format!("הניחו {}.", one(tile)),
        Statement::Place(number, tile) => format!("הניחו {}.", counted(number, tile)),
        Statement::PlaceBeside { tile, least: 1, beside } => {
            format!("הניחו {} ליד {}.", placed(tile), one(beside))
        }
        Statement::PlaceBeside { tile, least, beside } => {
            format!("הניחו {} ליד {} לפחות.", placed(tile), counted(least, beside))
        }
        Statement::PlaceAlone(tile) => {
            format!("הניחו {} באזור שאין לידו אריחים.", placed(tile))
        }
        Statement::Points(what) => format!("{}.", phrase(what)),
        Statement::Flip(1) => format!("הפכו {}.", one(Noun::OceanToken)),
        Statement::Flip(number) => format!("הפכו {}.", counted(number, Noun::OceanToken)),
        Statement::Raise(track, steps) => {
            let track = match track {
                RaisedTrack::Temperature => "הטמפרטורה",
                RaisedTrack::Oxygen => "החמצן",
                RaisedTrack::Venus => "מדד נוגה",
                RaisedTrack::Rating => "הד״ה שלכם",
            };
            format!("העלו את {track} {}.", self::steps(steps))
        }
        Statement::LoseAll(of) => format!("הפסידו את כל {} שלכם.", definite(noun(of).bulk)),
        Statement::GreeneryCosts { now, usual } => {
            let (plants, usual) = (noun(Noun::Plant).bulk, isolated(&usual.to_string()));
            format!("המרת {plants} ל{} עולה לכם {} במקום {usual}.", one(Noun::GreeneryTile), object(now))
        }
        Statement::CardCosts { now, usual } => {
            format!("קלף שאתם רוכשים עולה לכם {} במקום {}.", money(now), money(usual))
        }
        Statement::OceanBrings { now, usual } => {
            format!("על כל אריח אוקיינוס ליד אריח שאתם מניחים, קבלו {} במקום {}.", money(now), money(usual))
        }
        Statement::Added(what, name) => {
            let verb = match (agreement(what), noun(what.of).gender) {
                (NumberForm::One, Gender::Feminine) => "נוספה",
                (NumberForm::One, _) => "נוסף",
                (NumberForm::Two | NumberForm::Few | NumberForm::Many, _) => "נוספו",
            };
            format!("לקלף {} {verb} {}.", isolated(name), phrase(what))
        }
        Statement::Requires(what) => {
            let needed = match (agreement(what), noun(what.of).gender) {
                (NumberForm::One, Gender::Feminine) => "נדרשת",
                (NumberForm::One, _) => "נדרש",
                (NumberForm::Two | NumberForm::Few | NumberForm::Many, Gender::Feminine) => "נדרשות",
                (NumberForm::Two | NumberForm::Few | NumberForm::Many, _) => "נדרשים",
            };
            format!("{needed} {}.", phrase(what))
        }
        Statement::Logged(log) => logged(log),
    }
}

fn money(number: i32) -> String {
    counted(number, Noun::MegaCredit)
}

fn steps(number: i32) -> String {
    by_steps(Measure::exactly(number, Noun::Step))
}

/// One thing without a numeral.
const fn one(of: Noun) -> &'static str {
    noun(of).absolute(NumberForm::One)
}

/// A tile: one of several is indefinite, one with a name is definite.
fn placed(tile: PlacedTile) -> String {
    match tile {
        PlacedTile::Common(of) => one(of).to_owned(),
        PlacedTile::Special(name) => format!("את {} {}", definite(one(Noun::Tile)), isolated(name)),
    }
}

/// Any one thing of a kind.
fn any(of: Noun) -> String {
    let any = match noun(of).gender {
        Gender::Feminine => "כלשהי",
        Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter => "כלשהו",
    };
    format!("{} {any}", one(of))
}

/// What a verb agrees with.
fn agreement(of: Measure) -> NumberForm {
    of.exact().map_or(NumberForm::Many, plural)
}

fn pays(how: PaymentRule) -> String {
    match how {
        PaymentRule::Helped(price, helper) => {
            format!("שלמו {} (אפשר לשלם גם ב{}).", phrase(price), noun(helper).bulk)
        }
        PaymentRule::InsteadOfMoney(of) => {
            format!("אפשר לשלם ב{} במקום {}.", noun(of).bulk, isolated(noun(Noun::MegaCredit).bulk))
        }
        PaymentRule::WorthMore(of, more) => {
            format!("כשאתם משלמים ב{}, כל {} שווה {} יותר.", noun(of).bulk, one(of), money(more))
        }
        PaymentRule::TakesOffMore(of, more, tag) => {
            format!("כל {} שלכם מוזילה קלפים עם {} בעוד {}.", one(of), one(tag), money(more))
        }
        PaymentRule::CheaperTagged(tag, off) => {
            format!("קלפים עם {} עולים לכם {} פחות.", one(tag), money(off))
        }
    }
}

fn logged(log: PlayerReport) -> String {
    let object = |of: Measure| phrase(of);
    match log {
        PlayerReport::Gains(who, what) => format!("{}: קבלת {}.", isolated(who), object(what)),
        PlayerReport::LosesTo(from, what, to) => {
            format!("{}: לקיחת {} מ־{}.", isolated(to), object(what), isolated(from))
        }
        PlayerReport::Decreases(by, of, number, whose) => format!(
            "{}: הורדת {} של {} {}.",
            isolated(by),
            production(of, true),
            isolated(whose),
            steps(number)
        ),
        PlayerReport::Gives(from, name, to) => {
            format!("{}: העברת הקלף {} אל {}.", isolated(from), isolated(name), isolated(to))
        }
        PlayerReport::DelegateGoes(whose, to) => {
            format!("הנציג של {} עובר למפלגה {}.", isolated(whose), isolated(party(to)))
        }
    }
}

const fn party(of: Party) -> &'static str {
    match of {
        Party::MarsFirst => "מאדים תחילה",
        Party::Kelvinists => "הקלווינאים",
        Party::Reds => "האדומים",
        Party::Greens => "הירוקים",
        Party::Unity => "אחדות",
        Party::Scientists => "המדענים",
    }
}
