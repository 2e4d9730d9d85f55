//! English.

mod amount;
mod choice;
mod effect;
mod event;
mod lasting;
mod question;
mod refusal;
mod setup;
mod terms;

pub(super) use amount::{award, milestone};
pub(super) use choice::{choice, first, idle, space};
pub(super) use effect::{project_text, sentences};
pub(super) use event::{event, nameless, outcome, taken_back};
pub(super) use question::question;
pub(super) use refusal::refusal;
pub(super) use setup::{fault, fixed, switch_about, switch_name};
pub(super) use terms::{counted, name, score_line, term};

use super::clause::{Clause, clauses};
use super::{Line, Topic};
use crate::cards::{Action, Amount, Card, Count, Effect, Kind};
use terms::{and, sentence};

/// See [`super::card_text`].
pub(super) fn card(card: &Card) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut say = |topic, words: String| lines.push(Line { topic, words });
    if !card.requirements.is_empty() {
        let all: Vec<String> = card.requirements.iter().map(|&it| amount::requirement(it)).collect();
        say(Topic::Requirement, format!("Requires {}.", and(&all)));
    }
    if !card.play.is_empty() {
        match card.kind {
            Kind::Corporation | Kind::BeginnerCorporation => say(Topic::Start, start(card)),
            Kind::Automated | Kind::Active | Kind::Event => say(Topic::Play, sentences(card.play, card)),
        }
    }
    if !card.first.is_empty() {
        let first = effect::breath(card.first, card);
        say(Topic::FirstAction, format!("As your first action, {first}."));
    }
    for trigger in card.triggers {
        say(Topic::Lasting, lasting::trigger(trigger, card));
    }
    for passive in card.passives {
        say(Topic::Lasting, lasting::passive(passive, card));
    }
    for (place, it) in card.actions.iter().enumerate() {
        let head = if place == 0 { "Action" } else { "Or" };
        say(Topic::Action, format!("{head}: {}.", action(it, card)));
    }
    if let Some(amount) = card.points {
        say(Topic::Points, points(amount, card));
    }
    lines
}

/// What a corporation starts with.
fn start(card: &Card) -> String {
    let sentences: Vec<String> = clauses(card.play)
        .iter()
        .map(|it| match it {
            Clause::Gains(gains) => format!("You start with {}.", effect::gained(gains, card)),
            Clause::Productions(_) | Clause::Times(..) => sentence(&effect::clause(it, card)),
        })
        .collect();
    sentences.join(" ")
}

/// An alternative of an action, without a stop.
pub(super) fn action(action: &Action, card: &Card) -> String {
    let gain = effect::breath(action.gain, card);
    let whole = if action.cost.is_empty() {
        gain
    } else {
        format!("{} → {gain}", effect::breath(action.cost, card))
    };
    match action.needs {
        Some(needs) => format!("if {}, {whole}", amount::condition(needs)),
        None => whole,
    }
}

fn points(points: Amount, card: &Card) -> String {
    match points {
        Amount::Per { each, per: 1, of: Count::ResourcesHere, most: 1 } => {
            let held = card.holds.map_or("resource", |it| terms::card_resource(it, 1));
            format!(
                "{} VP if there is {} {held} on this card.",
                terms::signed(each.into()),
                terms::article(held)
            )
        }
        Amount::Exactly(_) | Amount::Per { .. } => sentence(&amount::number_of(points, |_| "VP", card)),
    }
}

/// A list of effects as a label: a capital, no stop.
fn label(effects: &[Effect], card: &Card) -> String {
    terms::capital(&effect::breath(effects, card))
}

/// How long ago something was. A month has thirty days here.
pub(crate) fn ago(seconds: u64) -> String {
    const SPANS: [(u64, &str, &str); 5] = [
        (365 * 86_400, "year", "years"),
        (30 * 86_400, "month", "months"),
        (86_400, "day", "days"),
        (3_600, "hour", "hours"),
        (60, "minute", "minutes"),
    ];
    match SPANS.into_iter().find(|(span, ..)| seconds >= *span) {
        None => "just now".to_owned(),
        Some((span, one, several)) => {
            let number = seconds / span;
            format!("{number} {} ago", if number == 1 { one } else { several })
        }
    }
}
