//! Cards, line by line.

use super::amount::{condition, phrase, requires};
use super::effect::{breath, clause, gained, sentences};
use super::lasting::{passive, trigger};
use super::terms::{card_resource, counted, figures, one, sentence};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::starts;

pub(super) fn card(card: &Card) -> Vec<Line> {
    let all = |effects: &[Effect]| breath(effects, card);
    let line = |topic, words: String| Line { topic, words };
    let mut lines = Vec::new();
    if !card.requirements.is_empty() {
        lines.push(line(Topic::Requirement, requires(card.requirements)));
    }
    if !card.play.is_empty() {
        let starts = matches!(card.kind, Kind::Corporation | Kind::BeginnerCorporation);
        lines.push(line(if starts { Topic::Start } else { Topic::Play }, play(card)));
    }
    if let Some(event) = card.event.filter(|it| !it.planet.is_empty()) {
        lines.push(line(Topic::Play, format!("השחקן הראשון: {}.", all(event.planet))));
    }
    if !card.first.is_empty() {
        lines.push(line(Topic::FirstAction, format!("הפעולה הראשונה שלכם: {}.", all(card.first))));
    }
    if card.tags.contains(&Tag::Wild) {
        let wild = "בכל פעולה שלכם, התג החופשי נחשב לתג אחד לבחירתכם.";
        lines.push(line(Topic::Lasting, wild.to_owned()));
    }
    lines.extend(card.triggers.iter().map(|it| line(Topic::Lasting, trigger(it, card))));
    lines.extend(card.passives.iter().map(|it| line(Topic::Lasting, passive(it, card))));
    for (place, it) in card.actions.iter().enumerate() {
        let head = if place == 0 { "פעולה" } else { "או" };
        lines.push(line(Topic::Action, format!("{head}: {}.", action(it, card))));
    }
    if let Some(colony) = card.colony {
        let brings = |it: &[Effect]| if it.is_empty() { "כלום".to_owned() } else { all(it) };
        let income = |(place, it): (usize, &&[Effect])| format!("{}: {}", figures(place as i32), brings(it));
        let incomes = colony.income.iter().enumerate().map(income).collect::<Vec<_>>().join("; ");
        lines.push(line(Topic::Action, format!("הכנסת סחר לפי מקום הסמן: {incomes}.")));
        let bonus = all(colony.bonus);
        let bonus = format!("בונוס מושבה: כשמישהו סוחר כאן, על כל מושבה שלכם כאן, {bonus}.");
        lines.push(line(Topic::Lasting, bonus));
        let opens = |kind| format!("נפתח כשנכנס למשחק קלף שיכול לאחסן {}.", card_resource(kind, 2));
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
        Kind::Party => "כשהמפלגה עולה לשלטון, כל השחקנים: {play}.";
        Kind::Global => "כל השחקנים: {play}.";
        Kind::Colony => "כשאתם מקימים כאן מושבה, {play}.";
    }
}

/// What a corporation starts with.
fn start(card: &Card) -> String {
    let (with, then) = starts(card);
    let with = (!with.is_empty()).then(|| format!("אתם מתחילים עם {}.", gained(&with, card)));
    let then = then.iter().map(|it| sentence(&clause(it, card)));
    with.into_iter().chain(then).collect::<Vec<_>>().join(" ")
}

/// An alternative of an action, without a stop.
pub(super) fn action(action: &Action, card: &Card) -> String {
    let gain = breath(action.gain, card);
    say! { (action.needs, action.cost);
        (None, []) => (gain);
        (None, cost) => "{} ← {gain}", breath(cost, card);
        (Some(needs), []) => "אם {}, {gain}", condition(needs);
        (Some(needs), cost) => "אם {}, {} ← {gain}", condition(needs), breath(cost, card);
    }
}

fn points(points: Amount, card: &Card) -> String {
    say! { CardPoints::of(points, card);
        CardPoints::IfAny { points, held } => "{} אם יש {} על הקלף הזה.", counted(points, Noun::Point), one(held);
        CardPoints::Number(number) => (sentence(&phrase(Quantity { number, of: Noun::Point })));
    }
}
