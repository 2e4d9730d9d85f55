//! Cards, line by line.

use super::amount::{condition, each, phrase, requirement};
use super::effect::{breath, clause, gained, sentences};
use super::lasting::{passive, trigger};
use super::noun::noun;
use super::terms::{and, plainly, sentence, signed};
use crate::text::grammar::{Case, NumberForm};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::starts;

pub(super) fn card(card: &Card) -> Vec<Line> {
    let all = |effects: &[Effect]| breath(effects, card);
    let line = |topic, words: String| Line { topic, words };
    let mut lines = Vec::new();
    if !card.requirements.is_empty() {
        let all = and(&each(card.requirements, requirement));
        lines.push(line(Topic::Requirement, format!("Podmienka: {all}.")));
    }
    if !card.play.is_empty() {
        let starts = matches!(card.kind, Kind::Corporation | Kind::BeginnerCorporation);
        lines.push(line(if starts { Topic::Start } else { Topic::Play }, play(card)));
    }
    if let Some(event) = card.event.filter(|it| !it.planet.is_empty()) {
        lines.push(line(Topic::Play, format!("Prvý hráč: {}.", all(event.planet))));
    }
    if !card.first.is_empty() {
        lines.push(line(Topic::FirstAction, format!("Prvá akcia: {}.", all(card.first))));
    }
    if card.tags.contains(&Tag::Wild) {
        let wild =
            "Žolíkový symbol tejto karty sa v každej tvojej akcii ráta ako 1 symbol podľa tvojho výberu.";
        lines.push(line(Topic::Lasting, wild.to_owned()));
    }
    lines.extend(card.triggers.iter().map(|it| line(Topic::Lasting, trigger(it, card))));
    lines.extend(card.passives.iter().map(|it| line(Topic::Lasting, passive(it, card))));
    for (place, it) in card.actions.iter().enumerate() {
        let head = if place == 0 { "Akcia" } else { "Alebo" };
        lines.push(line(Topic::Action, format!("{head}: {}.", action(it, card))));
    }
    if let Some(colony) = card.colony {
        let brings = |it: &[Effect]| if it.is_empty() { "nič".to_owned() } else { all(it) };
        let incomes = colony.income.iter().enumerate().map(|(place, it)| format!("{place}: {}", brings(it)));
        let incomes = incomes.collect::<Vec<_>>().join("; ");
        lines.push(line(Topic::Action, format!("Obchodný príjem podľa polohy ukazovateľa: {incomes}.")));
        let bonus = all(colony.bonus);
        let bonus = format!("Bonus kolónie: keď tu ktokoľvek obchoduje, za každú svoju kolóniu tu {bonus}.");
        lines.push(line(Topic::Lasting, bonus));
        lines.extend(colony.opened_by.map(|kind| line(Topic::Requirement, opens(kind))));
    }
    lines.extend(card.points.map(|it| line(Topic::Points, points(it, card))));
    lines
}

/// When a colony tile opens.
pub(super) fn opens(kind: CardResource) -> String {
    let stored = plainly(Noun::of_card_resource(kind), Case::Accusative);
    format!("Otvorí sa, keď bude v hre karta, ktorá zbiera {stored}.")
}

fn play(card: &Card) -> String {
    let play = breath(card.play, card);
    say! { card.kind;
        Kind::Corporation | Kind::BeginnerCorporation => (start(card));
        Kind::Automated | Kind::Active | Kind::Event | Kind::Prelude => (sentences(card.play, card));
        Kind::Party => "Keď sa strana dostane k moci, každý hráč: {play}.";
        Kind::Global => "Každý hráč: {play}.";
        Kind::Colony => "Keď tu postavíš kolóniu, {play}.";
    }
}

/// What a corporation starts with.
fn start(card: &Card) -> String {
    let (with, then) = starts(card);
    let with = (!with.is_empty()).then(|| format!("Na začiatku máš {}.", gained(&with, card)));
    let then = then.iter().map(|it| sentence(&clause(it, card)));
    with.into_iter().chain(then).collect::<Vec<_>>().join(" ")
}

/// An alternative of an action, without a stop.
pub(super) fn action(action: &Action, card: &Card) -> String {
    let gain = breath(action.gain, card);
    say! { (action.needs, action.cost);
        (None, []) => (gain);
        (None, cost) => "{} → {gain}", breath(cost, card);
        (Some(needs), []) => "ak {}, {gain}", condition(needs);
        (Some(needs), cost) => "ak {}, {} → {gain}", condition(needs), breath(cost, card);
    }
}

fn points(points: Amount, card: &Card) -> String {
    say! { CardPoints::of(points, card);
        CardPoints::IfAny { points, held } => "{} VB, ak je na tejto karte {}.", signed(points), noun(held).form(Case::Nominative, NumberForm::One);
        CardPoints::Number(number) => (sentence(&phrase(Quantity { number, of: Noun::Point })));
    }
}
