//! Words of the vocabulary, and how words are strung together.

use super::alone::alone;
use super::noun::noun;
use super::phrase;
use super::phrase::{object, of_number};
use crate::text::Language;
use crate::text::grammar::{Case, NumberForm, shown};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::{card_of_area, card_of_tile};

pub(crate) fn name(card: &Card) -> &'static str {
    if card.id == CardId::HIDDEN { "карта" } else { Language::Ukrainian.name_of(card.name) }
}

pub(crate) fn map_name(map: &Map) -> &'static str {
    Language::Ukrainian.name_of(map.name)
}

pub(crate) fn milestone_name(milestone: &Milestone) -> &'static str {
    Language::Ukrainian.name_of(milestone.name)
}

pub(crate) fn award_name(award: &Award) -> &'static str {
    Language::Ukrainian.name_of(award.name)
}

/// A card by its name in quotes; a hidden one by this noun.
pub(super) fn quoted(card: &Card, hidden: &str) -> String {
    if card.id == CardId::HIDDEN { hidden.to_owned() } else { format!("«{}»", name(card)) }
}

/// «карту «Птахи»»; a hidden one by the noun alone.
pub(super) fn with_name(noun: &str, card: &Card) -> String {
    if card.id == CardId::HIDDEN { noun.to_owned() } else { format!("{noun} «{}»", name(card)) }
}

/// A noun without a number, in a case: «рослини», «тепло», «рослин», «тепла».
pub(super) const fn plainly(of: Noun, case: Case) -> &'static str {
    noun(of).unnumbered(case)
}

/// What something is of: «рослин», «тепла».
pub(super) const fn stuff(of: Resource) -> &'static str {
    plainly(Noun::of_resource(of), Case::Genitive)
}

/// What a tag is of: «науки» of «мітка науки»; «довільна мітка» as it is.
pub(super) fn of_tag(tag: Tag) -> &'static str {
    noun(Noun::of_tag(tag)).form(Case::Nominative, NumberForm::One).trim_start_matches("мітка ")
}

/// A global parameter within a sentence.
pub(super) const fn parameter(parameter: Parameter, case: Case) -> &'static str {
    match (parameter, case) {
        (Parameter::Temperature, Case::Nominative) => "температура",
        (Parameter::Temperature, Case::Accusative) => "температуру",
        (Parameter::Temperature, _) => "температури",
        (Parameter::Oxygen, Case::Nominative | Case::Accusative) => "кисень",
        (Parameter::Oxygen, _) => "кисню",
        (Parameter::Oceans, Case::Nominative | Case::Accusative) => "океани",
        (Parameter::Oceans, _) => "океанів",
        (Parameter::Venus, Case::Nominative) => "шкала Венери",
        (Parameter::Venus, Case::Accusative) => "шкалу Венери",
        (Parameter::Venus, _) => "шкали Венери",
    }
}

/// A verb that agrees with a global parameter: «температура зростає», «океани зростають».
pub(super) const fn agreeing(
    parameter: Parameter,
    singular: &'static str,
    plural: &'static str,
) -> &'static str {
    match parameter {
        Parameter::Oceans => plural,
        Parameter::Temperature | Parameter::Oxygen | Parameter::Venus => singular,
    }
}

/// «жетон міста», «жетон «Столиця»», in a case.
pub(super) fn tile(tile: Tile, case: Case) -> String {
    let noun = noun(Noun::of_tile(tile)).form(case, NumberForm::One);
    card_of_tile(tile).map_or_else(|| noun.to_owned(), |card| with_name(noun, card))
}

pub(super) fn reserved(reserved: Reserved) -> &'static str {
    name(card_of_area(reserved))
}

pub(super) const fn outline(colour: Colour) -> &'static str {
    match colour {
        Colour::Sky => "коло",
        Colour::Violet => "ромб",
        Colour::Bone => "хрест",
        Colour::Coral => "трикутник",
        Colour::Amber => "квадрат",
    }
}

/// A kind of card: for 1, 2 and 5, and as an object.
pub(super) const fn kind(kind: Kind) -> ([&'static str; 3], &'static str) {
    match kind {
        Kind::Automated => {
            (["автоматична карта", "автоматичні карти", "автоматичних карт"], "автоматичну карту")
        }
        Kind::Active => (["активна карта", "активні карти", "активних карт"], "активну карту"),
        Kind::Event => (["подія", "події", "подій"], "подію"),
        Kind::Corporation => (["корпорація", "корпорації", "корпорацій"], "корпорацію"),
        Kind::BeginnerCorporation => {
            (["базова корпорація", "базові корпорації", "базових корпорацій"], "базову корпорацію")
        }
        Kind::Prelude => (["карта початку", "карти початку", "карт початку"], "карту початку"),
        Kind::Colony => (["жетон колонії", "жетони колоній", "жетонів колоній"], "жетон колонії"),
        Kind::Party => (["партія", "партії", "партій"], "партію"),
        Kind::Global => (["глобальна подія", "глобальні події", "глобальних подій"], "глобальну подію"),
    }
}

pub(super) fn party(party: Party) -> &'static str {
    name(card(party.card()))
}

pub(super) const fn project(project: StandardProject) -> &'static str {
    match project {
        StandardProject::SellPatents => "Продаж патентів",
        StandardProject::PowerPlant => "Електро\u{ad}станція",
        StandardProject::Asteroid => "Астероїд",
        StandardProject::AirScrapping => "Очищення атмосфери",
        StandardProject::BufferGas => "Буферний газ",
        StandardProject::Colony => "Будівни\u{ad}цтво колонії",
        StandardProject::Aquifer => "Водо\u{ad}нос\u{ad}ний горизонт",
        StandardProject::Greenery => "Озеле\u{ad}нення",
        StandardProject::City => "Місто",
        #[cfg(feature = "synthetic")]
        StandardProject::Synthetic => "Друге дихання",
    }
}

pub(crate) fn term(term: Term) -> &'static str {
    words! { term;
        Term::Resource(it) => alone(Noun::of_resource(it));
        Term::CardResource(it) => alone(Noun::of_card_resource(it));
        Term::Tag(it) => alone(Noun::of_tag(it));
        Term::Parameter(Parameter::Temperature) => "Температура";
        Term::Parameter(Parameter::Oxygen) => "Кисень";
        Term::Parameter(Parameter::Oceans) => "Океани";
        Term::Parameter(Parameter::Venus) => "Венера";
        Term::Tile(Tile::Ocean) => "Океан";
        Term::Tile(Tile::Greenery) => "Зелень";
        Term::Tile(Tile::City) => "Місто";
        Term::Tile(it) => card_of_tile(it).map_or_else(|| alone(Noun::Tile), name);
        Term::TileClass(it) => alone(Noun::of_tiles(it));
        Term::Reserved(it) => reserved(it);
        Term::Project(it) => project(it);
        Term::Conversion(Conversion::Plants) => "Перетво\u{ad}рення рослин";
        Term::Conversion(Conversion::Heat) => "Перетво\u{ad}рення тепла";
        Term::Phase(Phase::Setup) => "Підготовка";
        Term::Phase(Phase::Draft) => "Драфт";
        Term::Phase(Phase::Research) => "Фаза досліджень";
        Term::Phase(Phase::Action) => "Фаза дій";
        Term::Phase(Phase::Production) => "Фаза виробництва";
        Term::Phase(Phase::Solar) => "Фаза Сонця";
        Term::Phase(Phase::Conversion) => "Остання зелень";
        Term::Phase(Phase::Over) => "Кінець гри";
        Term::Phase(Phase::Preludes) => "Карти початку";
        Term::Kind(Kind::Automated) => "Автоматична";
        Term::Kind(Kind::Active) => "Активна";
        Term::Kind(Kind::Event) => "Подія";
        Term::Kind(Kind::Corporation) => "Корпорація";
        Term::Kind(Kind::BeginnerCorporation) => "Базова корпорація";
        Term::Kind(Kind::Prelude) => "Карта початку";
        Term::Kind(Kind::Colony) => "Жетон колонії";
        Term::Kind(Kind::Party) => "Партія";
        Term::Kind(Kind::Global) => "Глобальна подія";
        Term::Module(Module::Base) => "Базова гра";
        Term::Module(Module::CorporateEra) => "Корпоративна епоха";
        Term::Module(Module::Prelude) => "Початок";
        Term::Module(Module::Venus) => "Час Венери";
        Term::Module(Module::Colonies) => "Колонії";
        Term::Module(Module::Turmoil) => "Криза";
        #[cfg(feature = "synthetic")] Term::Module(Module::Synthetic) => "Вигадані карти";
        Term::Colony => alone(Noun::Colony);
        Term::Fleet => alone(Noun::Fleet);
        Term::Party(it) => party(it);
        Term::Influence => "Вплив";
        Term::Delegate => alone(Noun::Delegate);
        Term::Chairman => "Спікер";
        Term::Leader => "Лідер партії";
        Term::Rating => alone(Noun::Rating);
        Term::Points => alone(Noun::Point);
    }
}

pub(crate) const fn score_line(line: ScoreLine) -> &'static str {
    match line {
        ScoreLine::Rating => "Рейтинг тераформування",
        ScoreLine::Milestones => "Досягнення",
        ScoreLine::Awards => "Нагороди",
        ScoreLine::Greeneries => "Зелень",
        ScoreLine::Cities => "Зелень поруч із містами",
        ScoreLine::Cards => "Карти",
        ScoreLine::Committee => "Комітет",
        ScoreLine::Total => "Усього",
    }
}

/// A number with a true minus sign.
pub(super) fn signed(number: i32) -> String {
    shown(number)
}

/// A number with its sign, as productions have it.
pub(super) fn with_sign(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { signed(number) }
}

/// A value in the unit of its parameter.
pub(super) fn level(parameter: Parameter, level: i8) -> String {
    let level = signed(level.into());
    match parameter {
        Parameter::Temperature => format!("{level} °C"),
        Parameter::Oxygen | Parameter::Venus => format!("{level} %"),
        Parameter::Oceans => level,
    }
}

/// Form and tags of a card, in one line.
pub(super) fn card_head(card: &Card) -> String {
    let tags = card.tags.iter().map(|&tag| term(Term::Tag(tag)));
    let words: Vec<_> = [term(Term::Kind(card.kind))].into_iter().chain(tags).collect();
    words.join(", ")
}

/// A number of things as the subject of a sentence: «1 рослина», «−2 мітки науки».
pub(super) fn counted(number: i32, of: Noun) -> String {
    phrase::counted(number, of, Case::Nominative)
}

/// Items one after the other: «a, b, c».
pub(super) fn listed<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    let items: Vec<S> = items.into_iter().collect();
    items.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(", ")
}

/// «1 крок», «2 кроки», «5 кроків», as a subject or an object.
pub(super) fn steps(number: i32) -> String {
    object(number, Noun::Step)
}

/// A number of a resource as the subject of a sentence.
pub(super) fn resources(number: i32, of: Resource) -> String {
    counted(number, Noun::of_resource(of))
}

/// A number of a resource as the object of a sentence.
pub(super) fn resources_object(number: i32, of: Resource) -> String {
    object(number, Noun::of_resource(of))
}

/// What pays: a resource of the stock or of a card.
pub(super) fn payer(with: Payer) -> Noun {
    match with {
        Payer::Stock(it) => Noun::of_resource(it),
        Payer::Card(id) => card(id).holds.map_or(Noun::Resource, Noun::of_card_resource),
    }
}

/// The card that a payment comes from, with its preposition and a space before it; nothing of the stock.
pub(super) fn from_payer(with: Payer) -> String {
    match with {
        Payer::Stock(_) => String::new(),
        Payer::Card(id) => format!(" {}", with_name("із карти", card(id))),
    }
}

/// A number of what a card stores, as the subject of a sentence.
pub(super) fn stored(number: i32, of: CardResource) -> String {
    counted(number, Noun::of_card_resource(of))
}

/// «1 карту», «2 карти», «5 карт», as an object.
pub(super) fn cards_object(number: i32) -> String {
    object(number, Noun::Card)
}

/// «a, b і c».
pub(super) fn and<S: AsRef<str>>(items: &[S]) -> String {
    join(items, "і")
}

/// «a, b та c»: of each of them by itself.
pub(super) fn and_each<S: AsRef<str>>(items: &[S]) -> String {
    join(items, "та")
}

/// «a, b або c».
pub(super) fn or<S: AsRef<str>>(items: &[S]) -> String {
    join(items, "або")
}

fn join<S: AsRef<str>>(items: &[S], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [before @ .., end] => {
            let before: Vec<&str> = before.iter().map(AsRef::as_ref).collect();
            format!("{} {last} {}", before.join(", "), end.as_ref())
        }
    }
}

/// A clause as a sentence: a capital at its head and a stop at its end.
pub(super) fn sentence(clause: &str) -> String {
    format!("{}.", capital(clause))
}

/// A clause with a capital at its head.
pub(super) fn capital(clause: &str) -> String {
    let mut letters = clause.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How long ago something was. A month has thirty days here.
pub(crate) fn ago(seconds: u64) -> String {
    const SPANS: [(u64, [&str; 3]); 5] = [
        (365 * 86_400, ["рік", "роки", "років"]),
        (30 * 86_400, ["місяць", "місяці", "місяців"]),
        (86_400, ["день", "дні", "днів"]),
        (3_600, ["годину", "години", "годин"]),
        (60, ["хвилину", "хвилини", "хвилин"]),
    ];
    match SPANS.into_iter().find(|(span, _)| seconds >= *span) {
        None => "щойно".to_owned(),
        Some((span, forms)) => {
            let number = i32::try_from(seconds / span).unwrap_or(i32::MAX);
            format!("{number} {} тому", of_number(number, forms))
        }
    }
}

/// What requirements hold within: «вимоги до температури, кисню й океанів діють із відхиленням до 2 кроків».
pub(super) fn leeway(number: u8) -> String {
    format!("вимоги до температури, кисню й океанів діють {}", within(number))
}

/// «з відхиленням до 2 кроків угору чи вниз».
pub(super) fn within(number: u8) -> String {
    let steps = phrase::counted(number.into(), Noun::Step, Case::Genitive);
    format!("з відхиленням до {steps} угору чи вниз")
}

pub(super) fn changes(mine: &[Changed]) -> String {
    listed(mine.iter().map(change))
}

/// «+2 тепла», «+1 до виробництва сталі».
pub(super) fn change(of: &Changed) -> String {
    let (by, sign) = (of.to - of.from, with_sign(of.to - of.from));
    let counted = |of: Noun| format!("{sign} {}", noun(of).form(Case::Nominative, phrase::plural(by)));
    say! { of.figure;
        Figure::Stock(it) => (counted(Noun::of_resource(it)));
        Figure::Production(it) => "{} до виробництва {}", sign, noun(Noun::of_resource(it)).unnumbered(Case::Genitive);
        Figure::Rating => "{} РТ", sign;
        Figure::Hand => "{} у руці", counted(Noun::Card);
        Figure::Points => "{}, якби гра скінчилася зараз", counted(Noun::Point);
    }
}

/// «+2 жетони океану», «+1 крок температури».
pub(super) fn recapped(&(of, by): &RecapChange) -> String {
    let some = |of: Noun| noun(of).form(Case::Nominative, phrase::plural(by));
    say! { of;
        RecapFigure::Of(Figure::Points) => "{} {}", with_sign(by), some(Noun::Point);
        RecapFigure::Of(figure) => (change(&Changed { figure, from: 0, to: by }));
        RecapFigure::OnCard(id) => "{} {} на карті «{}»", with_sign(by), some(card(id).holds.map_or(Noun::Resource, Noun::of_card_resource)), name(card(id));
        RecapFigure::Step(of) => "{} {} {}", with_sign(by), some(Noun::Step), parameter(of, Case::Genitive);
        RecapFigure::Tile(tile) => "{} {}{}", with_sign(by), some(Noun::of_tile(tile)), special(tile);
    }
}

/// The name behind a special tile: « «Столиця»».
fn special(tile: Tile) -> String {
    card_of_tile(tile).map(|of| format!(" «{}»", name(of))).unwrap_or_default()
}
