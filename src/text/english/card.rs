//! Cards, line by line.

use super::terms::{self, and, sentence};
use super::{amount, effect, lasting};
use crate::mars::cards::{Action, Amount, Card, Colony, Effect, Kind, Tag};
use crate::text::plan::Noun;
use crate::text::plan::mars::{CardPoints, Quantity, starts};
use crate::text::{Line, Topic};

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
            Kind::Automated | Kind::Active | Kind::Event | Kind::Prelude => {
                say(Topic::Play, effect::sentences(card.play, card));
            }
            Kind::Party => {
                let bonus = effect::breath(card.play, card);
                say(Topic::Play, format!("When the party comes to power, each player: {bonus}."));
            }
            Kind::Global => {
                say(Topic::Play, format!("Each player: {}.", effect::breath(card.play, card)));
            }
            Kind::Colony => {
                say(
                    Topic::Play,
                    format!("When you build a colony here, {}.", effect::breath(card.play, card)),
                );
            }
        }
    }
    if let Some(event) = card.event
        && !event.planet.is_empty()
    {
        say(Topic::Play, format!("The first player: {}.", effect::breath(event.planet, card)));
    }
    if !card.first.is_empty() {
        let first = effect::breath(card.first, card);
        say(Topic::FirstAction, format!("As your first action, {first}."));
    }
    if card.tags.contains(&Tag::Wild) {
        say(Topic::Lasting, lasting::wild());
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
    if let Some(colony) = card.colony {
        colony_lines(colony, card, &mut say);
    }
    if let Some(amount) = card.points {
        say(Topic::Points, points(amount, card));
    }
    lines
}

/// What trading with a colony tile brings, to whom, and when that can begin.
fn colony_lines(colony: &Colony, card: &Card, say: &mut impl FnMut(Topic, String)) {
    let incomes = colony.income.iter().enumerate().map(|(place, income)| {
        let brings = if income.is_empty() { "nothing".to_owned() } else { effect::breath(income, card) };
        format!("{place}: {brings}")
    });
    let incomes: Vec<String> = incomes.collect();
    say(Topic::Action, format!("Trade income by marker position: {}.", incomes.join("; ")));
    let bonus = effect::breath(colony.bonus, card);
    say(
        Topic::Lasting,
        format!("Colony bonus: when anyone trades here, for each of your colonies here, {bonus}."),
    );
    if let Some(kind) = colony.opened_by {
        let held = terms::card_resource(kind, 2);
        say(Topic::Requirement, format!("Opens once a card that stores {held} is in play."));
    }
}

/// What a corporation starts with.
fn start(card: &Card) -> String {
    let (with, then) = starts(card);
    let with = (!with.is_empty()).then(|| format!("You start with {}.", effect::gained(&with, card)));
    let then = then.iter().map(|it| sentence(&effect::clause(it, card)));
    with.into_iter().chain(then).collect::<Vec<_>>().join(" ")
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
    match CardPoints::of(points, card) {
        CardPoints::IfAny { points, held } => {
            let held = terms::noun(held, 1);
            format!("{} VP if there is {} {held} on this card.", terms::signed(points), terms::article(held))
        }
        CardPoints::Number(number) => sentence(&amount::phrase(Quantity { number, of: Noun::Point })),
    }
}

/// A list of effects as a label: a capital, no stop.
pub(super) fn label(effects: &[Effect], card: &Card) -> String {
    terms::capital(&effect::breath(effects, card))
}
