//! Names of things, their cases and their numbers.

use crate::ares::{most_steps, zone_levels};
use crate::text::Language;
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, Gender, NumberForm, shown};
use crate::text::ukrainian::noun::noun;
pub(super) use crate::text::ukrainian::phrase::counted as numbered;
use crate::text::ukrainian::phrase::plural;
use crate::text::ukrainian::terms::{and, or};

pub(super) fn name(card: &Card) -> &'static str {
    if card.id == CardId::HIDDEN { "карта" } else { Language::Ukrainian.name_of(card.name) }
}

/// A card as an object: «Птахи» in quotes, or «карту».
pub(super) fn quoted(id: CardId) -> String {
    if id == CardId::HIDDEN { "карту".to_owned() } else { format!("«{}»", name(card(id))) }
}

/// What something is of: «карти «Птахи»».
pub(super) fn of_card(id: CardId) -> String {
    if id == CardId::HIDDEN { "карти".to_owned() } else { format!("карти «{}»", name(card(id))) }
}

/// A number of what is no [`Noun`], given as it stands behind 1, 2 and 5: «2 раунди».
pub(super) fn number_of(number: impl Into<i32>, [one, few, many]: [&'static str; 3]) -> String {
    let number = number.into();
    let word = match plural(number) {
        NumberForm::One => one,
        NumberForm::Two | NumberForm::Few => few,
        NumberForm::Many => many,
    };
    format!("{} {word}", shown(number))
}

/// «a, b і c».
pub(super) fn and_all(items: impl Iterator<Item = String>) -> String {
    and(&items.collect::<Vec<_>>())
}

/// A number of cards, as an object.
pub(super) fn cards(number: impl Into<i32>) -> String {
    numbered(number.into(), Noun::Card, Case::Accusative)
}

/// Steps by which a track rises.
pub(super) fn steps(number: impl Into<i32>) -> String {
    numbered(number.into(), Noun::Step, Case::Accusative)
}

pub(super) fn stocks(number: impl Into<i32>, of: Stock, case: Case) -> String {
    numbered(number.into(), Noun::of_stock(of), case)
}

/// «5 M€».
pub(super) fn money(number: impl Into<i32>) -> String {
    stocks(number, Stock::MegaCredits, Case::Nominative)
}

/// «кожну мітку», «кожен жетон», «кожні 2 мітки», «кожну одиницю сталі», as an object.
pub(super) fn each(per: i32, of: Noun) -> String {
    if per != 1 {
        return format!("кожні {}", numbered(per, of, Case::Accusative));
    }
    if noun(of).is_mass {
        return format!("кожну одиницю {}", noun(of).unnumbered(Case::Genitive));
    }
    let each = match noun(of).gender {
        Gender::Masculine => "кожен",
        Gender::MasculineAnimate => "кожного",
        Gender::Feminine => "кожну",
        Gender::Neuter => "кожне",
    };
    format!("{each} {}", noun(of).form(Case::Accusative, NumberForm::One))
}

/// Steel or titanium without a number.
pub(super) const fn capacity(capacity: Capacity, case: Case) -> &'static str {
    noun(Noun::of_capacity(capacity)).unnumbered(case)
}

/// Resources on cards of which one is meant: «тварин або мікробів».
pub(super) fn or_specials(kinds: &[SpecialResource], case: Case, number: NumberForm) -> String {
    or(&kinds.iter().map(|&kind| noun(Noun::of_special(kind)).form(case, number)).collect::<Vec<_>>())
}

/// A number of resources of one of these kinds, in a case: «2 мікроби», «1 тварину або мікроб».
pub(super) fn specials(number: u8, kinds: &[SpecialResource], case: Case) -> String {
    let number = i32::from(number);
    if kinds.len() == SpecialResource::ALL.len() {
        return numbered(number, Noun::Resource, case);
    }
    format!("{number} {}", or_specials(kinds, case, plural(number)))
}

/// Tags of which one is meant: «мітка тварини або рослини».
pub(super) fn any_tag(of: &[Tag], case: Case) -> String {
    or_tags(of, case, NumberForm::One)
}

fn or_tags(of: &[Tag], case: Case, number: NumberForm) -> String {
    let words = |tag: Tag| {
        let words = noun(Noun::of_ares_tag(tag)).form(case, number);
        words.split_once(' ').unwrap_or((words, ""))
    };
    let head = of.first().map_or("", |&tag| words(tag).0);
    format!("{head} {}", or(&of.iter().map(|&tag| words(tag).1).collect::<Vec<_>>()))
}

pub(super) const fn track(track: ZoneTrack, case: Case) -> &'static str {
    let forms = match track {
        ZoneTrack::Oxygen => ["кисень", "кисню", "кисню", "кисень", "киснем", "кисні"],
        ZoneTrack::Temperature => {
            ["температура", "температури", "температурі", "температуру", "температурою", "температурі"]
        }
    };
    forms[case as usize]
}

/// What stands before «зона», by number.
const fn zones(zone: Zone) -> [&'static str; 3] {
    match zone {
        Zone::Purple => ["фіолетова", "фіолетові", "фіолетових"],
        Zone::Red => ["червона", "червоні", "червоних"],
        Zone::Yellow => ["жовта", "жовті", "жовтих"],
        Zone::White => ["біла", "білі", "білих"],
    }
}

pub(super) const fn zone(zone: Zone) -> &'static str {
    zones(zone)[0]
}

/// Colours of which one is meant, before «карта»: «синя або червона».
pub(super) fn colours(of: &[CardColour], case: Case, number: NumberForm) -> String {
    let adjective = |&it: &CardColour| {
        let words = noun(Noun::of_colour(it)).form(case, number);
        words.split_once(' ').map_or(words, |(adjective, _)| adjective)
    };
    or(&of.iter().map(adjective).collect::<Vec<_>>())
}

/// A card of one of these colours, as an object: «синю або червону карту».
pub(super) fn card_of(of: &[CardColour]) -> String {
    format!("{} карту", colours(of, Case::Accusative, NumberForm::One))
}

pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Development => "Розробка",
        Phase::Construction => "Будівництво",
        Phase::Action => "Дії",
        Phase::Production => "Виробництво",
        Phase::Research => "Дослідження",
    }
}

/// What stands behind «фаза».
const fn of_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Development => "розробки",
        Phase::Construction => "будівництва",
        Phase::Action => "дій",
        Phase::Production => "виробництва",
        Phase::Research => "досліджень",
    }
}

pub(super) fn the_phase(of: Phase, case: Case) -> String {
    let forms = ["фаза", "фази", "фазі", "фазу", "фазою", "фазі"];
    format!("{} {}", forms[case as usize], of_phase(of))
}

pub(super) const fn phase_number(phase: Phase) -> &'static str {
    match phase {
        Phase::Development => "I",
        Phase::Construction => "II",
        Phase::Action => "III",
        Phase::Production => "IV",
        Phase::Research => "V",
    }
}

pub(super) const fn term(term: AresTerm) -> &'static str {
    words! { term;
        AresTerm::Stock(Stock::MegaCredits) => "M€";
        AresTerm::Stock(Stock::Heat) => "Тепло";
        AresTerm::Stock(Stock::Plants) => "Рослини";
        AresTerm::Capacity(Capacity::Steel) => "Сталь";
        AresTerm::Capacity(Capacity::Titanium) => "Титан";
        AresTerm::SpecialResource(SpecialResource::Animal) => "Тварина";
        AresTerm::SpecialResource(SpecialResource::Microbe) => "Мікроб";
        AresTerm::SpecialResource(SpecialResource::Science) => "Наука";
        AresTerm::Tag(Tag::Building) => "Будівництво";
        AresTerm::Tag(Tag::Space) => "Космос";
        AresTerm::Tag(Tag::Power) => "Енергія";
        AresTerm::Tag(Tag::Science) => "Наука";
        AresTerm::Tag(Tag::Jovian) => "Юпітер";
        AresTerm::Tag(Tag::Earth) => "Земля";
        AresTerm::Tag(Tag::Plant) => "Рослина";
        AresTerm::Tag(Tag::Microbe) => "Мікроб";
        AresTerm::Tag(Tag::Animal) => "Тварина";
        AresTerm::Tag(Tag::Event) => "Подія";
        AresTerm::Track(ZoneTrack::Oxygen) => "Кисень";
        AresTerm::Track(ZoneTrack::Temperature) => "Температура";
        AresTerm::Zone(Zone::Purple) => "Фіолетова";
        AresTerm::Zone(Zone::Red) => "Червона";
        AresTerm::Zone(Zone::Yellow) => "Жовта";
        AresTerm::Zone(Zone::White) => "Біла";
        AresTerm::Colour(CardColour::Green) => "Зелена";
        AresTerm::Colour(CardColour::Blue) => "Синя";
        AresTerm::Colour(CardColour::Red) => "Червона";
        AresTerm::Phase(it) => phase(it);
        AresTerm::Ocean => "Океани";
        AresTerm::Forest => "Ліси";
        AresTerm::Rating => "Рейтинг тераформування";
        AresTerm::Points => "Переможні очки";
        AresTerm::Card => "Карти";
        AresTerm::Corporation => "Корпорація";
    }
}

pub(super) fn counted(number: i32, term: AresTerm) -> String {
    let of = |of: Noun| numbered(number, of, Case::Nominative);
    say! { term;
        AresTerm::Stock(it) => (of(Noun::of_stock(it)));
        AresTerm::Capacity(it) => (of(Noun::of_capacity(it)));
        AresTerm::SpecialResource(it) => (of(Noun::of_special(it)));
        AresTerm::Tag(it) => (of(Noun::of_ares_tag(it)));
        AresTerm::Track(it) => "{} {}", of(Noun::Step), track(it, Case::Genitive);
        AresTerm::Zone(it) => (zones_of(number, it));
        AresTerm::Colour(it) => (of(Noun::of_colour(it)));
        AresTerm::Phase(it) => "{} {}", number_of(number, ["фаза", "фази", "фаз"]), of_phase(it);
        AresTerm::Ocean => (number_of(number, ["океан", "океани", "океанів"]));
        AresTerm::Forest => (of(Noun::ForestToken));
        AresTerm::Rating => (of(Noun::Rating));
        AresTerm::Points => (of(Noun::Point));
        AresTerm::Card => (of(Noun::Card));
        AresTerm::Corporation => (number_of(number, ["корпорація", "корпорації", "корпорацій"]));
    }
}

/// «1 біла зона», «2 білі зони».
fn zones_of(number: i32, zone: Zone) -> String {
    let [one, few, many] = zones(zone);
    match plural(number) {
        NumberForm::One => format!("{} {one} зона", shown(number)),
        NumberForm::Two | NumberForm::Few => format!("{} {few} зони", shown(number)),
        NumberForm::Many => format!("{} {many} зон", shown(number)),
    }
}

/// What income and rewards bring, to stand in [`amounts`].
pub(super) const INCOME: [AresTerm; 4] = [
    AresTerm::Stock(Stock::MegaCredits),
    AresTerm::Stock(Stock::Heat),
    AresTerm::Stock(Stock::Plants),
    AresTerm::Card,
];

/// The amounts that are not 0: «2 M€», «1 рослина».
pub(super) fn amounts<const N: usize>(numbers: [impl Into<i32>; N], of: [AresTerm; N]) -> Vec<String> {
    let all = numbers.map(Into::into).into_iter().zip(of).filter(|(number, _)| *number != 0);
    all.map(|(number, of)| counted(number, of)).collect()
}

pub(super) const fn score_line(line: AresScoreLine) -> &'static str {
    match line {
        AresScoreLine::Rating => "Рейтинг тераформування",
        AresScoreLine::Forests => "Ліси",
        AresScoreLine::Cards => "Карти",
        AresScoreLine::Total => "Усього",
    }
}

/// Colour and tags of a card, in one line.
pub(super) fn card_head(card: &Card) -> String {
    let form = card.colour.map_or(AresTerm::Corporation, AresTerm::Colour);
    let tags = card.tags.iter().map(|&tag| AresTerm::Tag(tag));
    [form].into_iter().chain(tags).map(term).collect::<Vec<_>>().join(", ")
}

pub(super) fn in_unit(track: ZoneTrack, level: i8) -> String {
    say! { track;
        ZoneTrack::Oxygen => "{} %", shown(level.into());
        ZoneTrack::Temperature => "{} °C", shown(level.into());
    }
}

pub(super) fn level(track: ZoneTrack, steps: u8) -> String {
    let ((lowest, _), (_, highest)) = (zone_levels(track, Zone::Purple), zone_levels(track, Zone::White));
    let each = (highest - lowest) / most_steps(track) as i8;
    in_unit(track, lowest + each * steps as i8)
}

/// A zone with its limits: «Жовта: від −8 до 0 °C».
pub(super) fn zone_label(track: ZoneTrack, of: Zone) -> String {
    let (lowest, highest) = zone_levels(track, of);
    format!("{}: від {} до {}", term(AresTerm::Zone(of)), shown(lowest.into()), in_unit(track, highest))
}

/// «2 M€ і 1 рослина».
pub(super) fn ocean_reward(reward: OceanReward) -> String {
    let OceanReward { money, plants, cards } = reward;
    and(&amounts([money, 0, plants, cards], INCOME))
}
