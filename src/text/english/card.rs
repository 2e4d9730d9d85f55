//! Cards, line by line.

use super::amount::{an, condition, each, phrase, requirement};
use super::effect::{breath, clause, gained, sentences};
use super::lasting::{passive, trigger};
use super::terms::{and, card_resource, noun, sentence, signed};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::starts;

pub(super) fn card(card: &Card) -> Vec<Line> {
    let all = |effects: &[Effect]| breath(effects, card);
    let line = |topic, words: String| Line { topic, words };
    let mut lines = Vec::new();
    if !card.requirements.is_empty() {
        let all = and(&each(card.requirements, requirement));
        lines.push(line(Topic::Requirement, format!("Requires {all}.")));
    }
    if !card.play.is_empty() {
        let starts = matches!(card.kind, Kind::Corporation | Kind::BeginnerCorporation);
        lines.push(line(if starts { Topic::Start } else { Topic::Play }, play(card)));
    }
    if let Some(event) = card.event.filter(|it| !it.planet.is_empty()) {
        lines.push(line(Topic::Play, format!("The first player: {}.", all(event.planet))));
    }
    if !card.first.is_empty() {
        lines.push(line(Topic::FirstAction, format!("As your first action, {}.", all(card.first))));
    }
    if card.tags.contains(&Tag::Wild) {
        let wild = "In each of your actions, the wild tag counts as one tag of your choice.";
        lines.push(line(Topic::Lasting, wild.to_owned()));
    }
    lines.extend(card.triggers.iter().map(|it| line(Topic::Lasting, trigger(it, card))));
    lines.extend(card.passives.iter().map(|it| line(Topic::Lasting, passive(it, card))));
    for (place, it) in card.actions.iter().enumerate() {
        let head = if place == 0 { "Action" } else { "Or" };
        lines.push(line(Topic::Action, format!("{head}: {}.", action(it, card))));
    }
    if let Some(colony) = card.colony {
        let brings = |it: &[Effect]| if it.is_empty() { "nothing".to_owned() } else { all(it) };
        let incomes = colony.income.iter().enumerate().map(|(place, it)| format!("{place}: {}", brings(it)));
        let incomes = incomes.collect::<Vec<_>>().join("; ");
        lines.push(line(Topic::Action, format!("Trade income by marker position: {incomes}.")));
        let bonus = all(colony.bonus);
        let bonus =
            format!("Colony bonus: when anyone trades here, for each of your colonies here, {bonus}.");
        lines.push(line(Topic::Lasting, bonus));
        let opens = |kind| format!("Opens once a card that stores {} is in play.", card_resource(kind, 2));
        lines.extend(colony.opened_by.map(|kind| line(Topic::Requirement, opens(kind))));
    }
    lines.extend(card.points.map(|it| line(Topic::Points, points(it, card))));
    lines
}

fn play(card: &Card) -> String {
    let play = breath(card.play, card);
    say! { card.kind;
        Kind::Corporation | Kind::BeginnerCorporation => (start(card));
        Kind::Automated | Kind::Active | Kind::Event | Kind::Prelude => (sentences(card.play, card));
        Kind::Party => "When the party comes to power, each player: {play}.";
        Kind::Global => "Each player: {play}.";
        Kind::Colony => "When you build a colony here, {play}.";
    }
}

/// What a corporation starts with.
fn start(card: &Card) -> String {
    let (with, then) = starts(card);
    let with = (!with.is_empty()).then(|| format!("You start with {}.", gained(&with, card)));
    let then = then.iter().map(|it| sentence(&clause(it, card)));
    with.into_iter().chain(then).collect::<Vec<_>>().join(" ")
}

/// An alternative of an action, without a stop.
pub(super) fn action(action: &Action, card: &Card) -> String {
    let gain = breath(action.gain, card);
    say! { (action.needs, action.cost);
        (None, []) => (gain);
        (None, cost) => "{} → {gain}", breath(cost, card);
        (Some(needs), []) => "if {}, {gain}", condition(needs);
        (Some(needs), cost) => "if {}, {} → {gain}", condition(needs), breath(cost, card);
    }
}

fn points(points: Amount, card: &Card) -> String {
    say! { CardPoints::of(points, card);
        CardPoints::IfAny { points, held } => "{} VP if there is {} on this card.", signed(points), an(noun(held, 1));
        CardPoints::Number(number) => (sentence(&phrase(Quantity { number, of: Noun::Point })));
    }
}
