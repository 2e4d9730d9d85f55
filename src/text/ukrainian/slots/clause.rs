//! Ukrainian sentences.

use super::measure::phrase;
use crate::mars::cards::Party;
use crate::text::plan::Noun;
use crate::text::slots::{
    Case, Gender, Holder, Measure, NumberForm, PaymentRule, PlacedTile, PlayerReport, RaisedTrack, Statement,
    TakenFrom, isolated,
};
use crate::text::ukrainian::noun::noun;
use crate::text::ukrainian::phrase::{counted, plural};

/// A whole sentence.
pub(super) fn clause(of: &Statement) -> String {
    let object = |of: Measure| phrase(of, Case::Accusative);
    match *of {
        Statement::Gain(what) => format!("Отримайте {}.", object(what)),
        Statement::Add(what, holder) => {
            let onto = match holder {
                Holder::This => "цю карту",
                Holder::AnyOwn => "будь-яку свою карту",
                Holder::OtherOwn => "іншу свою карту",
            };
            format!("Додайте {} на {onto}.", object(what))
        }
        Statement::Pay(what) => format!("Заплатіть {}.", object(what)),
        Statement::Draw(what) => format!("Візьміть {}.", object(what)),
        Statement::Discard(what) => format!("Скиньте {} з руки.", object(what)),
        Statement::Remove(what, from) => {
            let from = match from {
                TakenFrom::AnyPlayer => "у будь-якого гравця",
                TakenFrom::AnyCard => "з будь-якої карти",
                TakenFrom::ThisCard => "із цієї карти",
            };
            format!("Приберіть {} {from}.", object(what))
        }
        Statement::Steal(what) => format!("Заберіть {} у будь-якого гравця.", object(what)),
        Statement::Production(of, steps) => {
            let (verb, steps) = match steps.exact() {
                Some(number) if number < 0 => ("Зменште", Measure::exactly(-number, Noun::Step)),
                _ => ("Збільште", steps),
            };
            format!("{verb} своє {} на {}.", production(of), object(steps))
        }
        Statement::AnyProduction(of, steps) => {
            format!("Зменште {} будь-якого гравця на {}.", production(of), self::steps(steps))
        }
        Statement::Favour(of) => format!("Потрібна прихильність партії «{}».", party(of)),
        Statement::RequiresProduction(of) => format!("Потрібне {}.", production(of)),
        Statement::Pays(how) => pays(how),
        Statement::Most(of) => format!("Мета: найбільше {}.", noun(of).unnumbered(Case::Genitive)),
        Statement::WhenAnyPlaced { tile, is_on_mars, gain } => {
            let ground = if is_on_mars { " на Марсі" } else { "" };
            format!("Коли розміщують {}{ground}, отримайте {}.", any(tile), object(gain))
        }
        Statement::Place(1, tile) => format!("Розмістіть {}.", one(tile)),
        Statement::Place(number, tile) => {
            format!("Розмістіть {}.", counted(number, tile, Case::Accusative))
        }
        Statement::PlaceBeside { tile, least: 1, beside } => {
            let beside = noun(beside).form(Case::Instrumental, NumberForm::One);
            format!("Розмістіть {} поруч із {beside}.", placed(tile))
        }
        Statement::PlaceBeside { tile, least, beside } => {
            let beside = counted(least, beside, Case::Instrumental);
            format!("Розмістіть {} поруч із щонайменше {beside}.", placed(tile))
        }
        Statement::PlaceAlone(tile) => {
            format!("Розмістіть {} на ділянці, поруч із якою немає жетонів.", placed(tile))
        }
        Statement::Points(what) => format!("{}.", phrase(what, Case::Nominative)),
        Statement::Flip(1) => format!("Переверніть {}.", one(Noun::OceanToken)),
        Statement::Flip(number) => {
            format!("Переверніть {}.", counted(number, Noun::OceanToken, Case::Accusative))
        }
        Statement::Raise(track, steps) => {
            let track = match track {
                RaisedTrack::Temperature => "температуру",
                RaisedTrack::Oxygen => "кисень",
                RaisedTrack::Venus => "шкалу Венери",
                RaisedTrack::Rating => "свій РТ",
            };
            format!("Підніміть {track} на {}.", self::steps(steps))
        }
        Statement::LoseAll(of) => format!("Втратьте {}.", all(of)),
        Statement::GreeneryCosts { now, usual } => {
            let plants = noun(Noun::Plant).unnumbered(Case::Genitive);
            let tile = one(Noun::GreeneryTile);
            let usual = counted(usual, Noun::Plant, Case::Genitive);
            format!("Перетворення {plants} на {tile} коштує вам {} замість {usual}.", object(now))
        }
        Statement::CardCosts { now, usual } => {
            format!("Карта, яку ви купуєте, коштує вам {now} M€ замість {usual} M€.")
        }
        Statement::OceanBrings { now, usual } => format!(
            "За кожен жетон океану поруч із жетоном, який ви розміщуєте, отримайте {now} M€ замість {usual} M€."
        ),
        Statement::Added(what, name) => {
            let verb = match (agreement(what), noun(what.of).gender) {
                (NumberForm::One, Gender::Masculine | Gender::MasculineAnimate) => "додався",
                (NumberForm::One, Gender::Feminine) => "додалася",
                (NumberForm::Two | NumberForm::Few, _) => "додалися",
                (NumberForm::One, Gender::Neuter) | (NumberForm::Many, _) => "додалося",
            };
            format!("До карти «{name}» {verb} {}.", phrase(what, Case::Nominative))
        }
        Statement::Requires(what) => {
            let needed = match (agreement(what), noun(what.of).gender) {
                (NumberForm::One, Gender::Masculine | Gender::MasculineAnimate) => "Потрібен",
                (NumberForm::One, Gender::Feminine) => "Потрібна",
                (NumberForm::One, Gender::Neuter) => "Потрібне",
                (NumberForm::Two | NumberForm::Few, _) => "Потрібні",
                (NumberForm::Many, _) => "Потрібно",
            };
            format!("{needed} {}.", phrase(what, Case::Nominative))
        }
        Statement::Logged(log) => logged(log),
    }
}

/// «виробництво рослин».
fn production(of: Noun) -> String {
    format!("виробництво {}", noun(of).unnumbered(Case::Genitive))
}

fn steps(number: i32) -> String {
    counted(number, Noun::Step, Case::Accusative)
}

/// The object without a number: «жетон океану».
const fn one(of: Noun) -> &'static str {
    noun(of).form(Case::Accusative, NumberForm::One)
}

/// «жетон міста», «жетон «Столиця»».
fn placed(tile: PlacedTile) -> String {
    match tile {
        PlacedTile::Common(of) => one(of).to_owned(),
        PlacedTile::Special(name) => format!("{} «{name}»", one(Noun::Tile)),
    }
}

/// «будь-який жетон», as an object.
fn any(of: Noun) -> String {
    let any = match noun(of).gender {
        Gender::Masculine => "будь-який",
        Gender::MasculineAnimate => "будь-якого",
        Gender::Feminine => "будь-яку",
        Gender::Neuter => "будь-яке",
    };
    format!("{any} {}", one(of))
}

/// «все своє тепло», «всі свої рослини», as an object.
fn all(of: Noun) -> String {
    let forms = noun(of);
    let all = match (of, forms.gender) {
        (Noun::MegaCredit, _) => "всі свої",
        (_, Gender::Masculine) if forms.is_mass => "весь свій",
        (_, Gender::Feminine) if forms.is_mass => "всю свою",
        (_, Gender::Neuter) if forms.is_mass => "все своє",
        (_, Gender::MasculineAnimate) => "всіх своїх",
        (_, Gender::Masculine | Gender::Feminine | Gender::Neuter) => "всі свої",
    };
    format!("{all} {}", forms.unnumbered(Case::Accusative))
}

/// What a verb agrees with.
fn agreement(of: Measure) -> NumberForm {
    of.exact().map_or(NumberForm::Many, plural)
}

fn pays(how: PaymentRule) -> String {
    let with = |of: Noun| noun(of).unnumbered(Case::Instrumental);
    let tagged = |tag: Noun| noun(tag).form(Case::Instrumental, NumberForm::One);
    match how {
        PaymentRule::Helped(price, helper) => {
            format!("Заплатіть {} (можна платити {}).", phrase(price, Case::Accusative), with(helper))
        }
        PaymentRule::InsteadOfMoney(of) => format!("Ви можете платити {} замість M€.", with(of)),
        PaymentRule::WorthMore(of, more) => {
            format!("Коли ви платите {}, кожна одиниця варта на {more} M€ більше.", with(of))
        }
        PaymentRule::TakesOffMore(of, more, tag) => format!(
            "Кожна ваша одиниця {} здешевлює карти з {} ще на {more} M€.",
            noun(of).unnumbered(Case::Genitive),
            tagged(tag)
        ),
        PaymentRule::CheaperTagged(tag, off) => {
            format!("Карти з {} коштують вам на {off} M€ менше.", tagged(tag))
        }
    }
}

fn logged(log: PlayerReport) -> String {
    match log {
        PlayerReport::Gains(who, what) => {
            format!("{} отримує {}.", isolated(who), phrase(what, Case::Accusative))
        }
        PlayerReport::LosesTo(from, what, to) => format!(
            "{} відбирає {} у гравця {}.",
            isolated(to),
            phrase(what, Case::Accusative),
            isolated(from)
        ),
        PlayerReport::Decreases(by, of, number, whose) => format!(
            "{} зменшує {} гравця {} на {}.",
            isolated(by),
            production(of),
            isolated(whose),
            steps(number)
        ),
        PlayerReport::Gives(from, name, to) => {
            format!("{} передає карту «{name}» гравцеві {}.", isolated(from), isolated(to))
        }
        PlayerReport::DelegateGoes(whose, to) => {
            format!("Делегат гравця {} переходить до партії «{}».", isolated(whose), party(to))
        }
    }
}

const fn party(of: Party) -> &'static str {
    match of {
        Party::MarsFirst => "Марс — Перший",
        Party::Kelvinists => "Кельвіністи",
        Party::Reds => "Червоні",
        Party::Greens => "Зелені",
        Party::Unity => "Єдність",
        Party::Scientists => "Науковці",
    }
}
