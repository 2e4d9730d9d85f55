//! Cards, line by line.

use super::amount::{amount_of, cost, phrase, requirement, spend};
use super::effect::{breath, sentences};
use super::lasting::{passive, triggers};
use super::terms::{any_tag, capacity, stocks, the_phase};
use crate::ares::capacity_value;
use crate::ares::cards::{Action, Amount, Capacity, Card, Phase, Production, Stock};
use crate::text::ares::{AresLine, AresTopic};
use crate::text::english::terms::{and, sentence};
use crate::text::plan::Noun;
use crate::text::plan::ares::AresQuantity;

pub(super) fn card(card: &Card) -> Vec<AresLine> {
    let mut lines = Vec::new();
    let mut say = |topic, words: String| lines.push(AresLine { topic, words });
    if !card.requirements.is_empty() {
        let all: Vec<String> = card.requirements.iter().map(|&it| requirement(it)).collect();
        say(AresTopic::Requirement, format!("Requires {}.", and(&all)));
    }
    if !card.spends.is_empty() {
        let all: Vec<String> = card.spends.iter().map(|&it| spend(it, card)).collect();
        say(AresTopic::Spend, format!("Also costs {}.", and(&all)));
    }
    let start = (card.money > 0)
        .then(|| format!("You start with {}.", stocks(card.money.into(), Stock::MegaCredits)));
    let play = (!card.play.is_empty()).then(|| sentences(card.play, card));
    let said: Vec<String> = start.into_iter().chain(play).collect();
    if !said.is_empty() {
        say(if card.colour.is_none() { AresTopic::Start } else { AresTopic::Play }, said.join(" "));
    }
    if !card.production.is_empty() {
        say(AresTopic::Production, production(card));
    }
    for it in Capacity::ALL.into_iter().filter(|&it| card.capacity(it) > 0) {
        let (number, name) = (card.capacity(it), capacity(it));
        let off = stocks((number * capacity_value(it)).into(), Stock::MegaCredits);
        let tag = any_tag(&[it.tag()]);
        say(AresTopic::Capacity, format!("{number} {name}: cards with {tag} cost you {off} less."));
    }
    for words in triggers(card) {
        say(AresTopic::Lasting, words);
    }
    for &it in card.passives {
        say(AresTopic::Lasting, passive(it, card));
    }
    for (place, it) in card.actions.iter().enumerate() {
        let head = if place == 0 { "Action" } else { "Or" };
        say(AresTopic::Action, format!("{head}: {}.", action(it, card)));
    }
    if card.points != Amount::Exactly(0) {
        say(AresTopic::Points, sentence(&phrase(AresQuantity::of(card.points, Noun::Point, card))));
    }
    lines
}

/// What the production phase brings.
fn production(card: &Card) -> String {
    let said = |it: &Production| match *it {
        Production::Gain(stock, amount) => amount_of(stock, amount, card),
        Production::Draw(amount) => phrase(AresQuantity::of(amount, Noun::Card, card)),
    };
    let (cards, gains): (Vec<&Production>, Vec<&Production>) =
        card.production.iter().partition(|it| matches!(it, Production::Draw(_)));
    let all = |them: Vec<&Production>, verb: &str| {
        let items: Vec<String> = them.into_iter().map(said).collect();
        (!items.is_empty()).then(|| format!("{verb} {}", and(&items)))
    };
    let clauses: Vec<String> = [all(gains, "gain"), all(cards, "draw")].into_iter().flatten().collect();
    format!("In {}, {}.", the_phase(Phase::Production), and(&clauses))
}

/// An alternative of an action, without a stop.
pub(super) fn action(action: &Action, card: &Card) -> String {
    let gain = breath(action.gain, card);
    if action.cost.is_empty() {
        return gain;
    }
    let costs: Vec<String> = action.cost.iter().map(|&it| cost(it, card)).collect();
    format!("{} → {gain}", and(&costs))
}
