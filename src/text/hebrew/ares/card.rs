//! Cards, line by line.

use super::amount::{amount_of, cost, phrase, requires, spend};
use super::effect::{breath, sentences};
use super::lasting::{passive, triggers};
use super::terms::{and_all, any_tag, money, numbered, sentence};
use crate::ares::capacity_value;
use crate::text::ares::prelude::*;

pub(super) fn card(card: &Card) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = |topic, words: String| lines.push(Line { topic, words });
    if !card.requirements.is_empty() {
        line(Topic::Requirement, requires(card.requirements));
    }
    if !card.spends.is_empty() {
        let all = and_all(card.spends.iter().map(|&it| spend(it, card)));
        line(Topic::Spend, format!("עולה גם {all}."));
    }
    let start = (card.money > 0).then(|| format!("אתם מתחילים עם {}.", money(card.money)));
    let play = (!card.play.is_empty()).then(|| sentences(card.play, card));
    let said: Vec<String> = start.into_iter().chain(play).collect();
    if !said.is_empty() {
        line(if card.colour.is_none() { Topic::Start } else { Topic::Play }, said.join(" "));
    }
    if !card.production.is_empty() {
        line(Topic::Production, production(card));
    }
    for it in Capacity::ALL.into_iter().filter(|&it| card.capacity(it) > 0) {
        let (number, tag) = (card.capacity(it), any_tag(&[it.tag()]));
        let (has, off) = (numbered(number, Noun::of_capacity(it)), money(number * capacity_value(it)));
        line(Topic::Capacity, format!("{has}: קלפים עם {tag} עולים לכם {off} פחות."));
    }
    let passives = card.passives.iter().map(|&it| passive(it, card));
    triggers(card).into_iter().chain(passives).for_each(|words| line(Topic::Lasting, words));
    for (place, it) in card.actions.iter().enumerate() {
        let head = if place == 0 { "פעולה" } else { "או" };
        line(Topic::Action, format!("{head}: {}.", action(it, card)));
    }
    if card.points != Amount::Exactly(0) {
        line(Topic::Points, sentence(&phrase(AresQuantity::of(card.points, Noun::Point, card))));
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
    let (cards, gains) = (and_all(cards.into_iter().map(said)), and_all(gains.into_iter().map(said)));
    say! { (gains.as_str(), cards.as_str());
        (gains, "") => "בשלב הייצור, קבלו {gains}.";
        ("", cards) => "בשלב הייצור, שלפו {cards}.";
        (gains, cards) => "בשלב הייצור, קבלו {gains} ושלפו {cards}.";
    }
}

/// An alternative of an action, without a stop.
pub(super) fn action(action: &Action, card: &Card) -> String {
    let gain = breath(action.gain, card);
    if action.cost.is_empty() {
        return gain;
    }
    format!("{} ← {gain}", and_all(action.cost.iter().map(|&it| cost(it, card))))
}
