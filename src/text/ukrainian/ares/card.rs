//! Cards, line by line.

use super::amount::{amount_of, cost, phrase, requirement, spend};
use super::effect::{breath, sentences};
use super::lasting::{passive, triggers};
use super::mood::Mood;
use super::terms::{and_all, any_tag, money, numbered};
use crate::ares::capacity_value;
use crate::text::ares::prelude::*;
use crate::text::grammar::Case;
use crate::text::ukrainian::terms::sentence;

pub(super) fn card(card: &Card) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = |topic, words: String| lines.push(Line { topic, words });
    if !card.requirements.is_empty() {
        let all = and_all(card.requirements.iter().map(|&it| requirement(it)));
        line(Topic::Requirement, format!("Вимога: {all}."));
    }
    if !card.spends.is_empty() {
        let all = and_all(card.spends.iter().map(|&it| spend(it, card, Case::Accusative)));
        line(Topic::Spend, format!("Додатково коштує {all}."));
    }
    let start = (card.money > 0).then(|| format!("Ви починаєте з {}.", money(card.money)));
    let play = (!card.play.is_empty()).then(|| sentences(card.play, card));
    let said: Vec<String> = start.into_iter().chain(play).collect();
    if !said.is_empty() {
        line(if card.colour.is_none() { Topic::Start } else { Topic::Play }, said.join(" "));
    }
    if !card.production.is_empty() {
        line(Topic::Production, production(card));
    }
    for it in Capacity::ALL.into_iter().filter(|&it| card.capacity(it) > 0) {
        let held = numbered(card.capacity(it).into(), Noun::of_capacity(it), Case::Nominative);
        let (tag, off) =
            (any_tag(&[it.tag()], Case::Instrumental), money(card.capacity(it) * capacity_value(it)));
        line(Topic::Capacity, format!("{held}: карти з {tag} коштують вам на {off} менше."));
    }
    let passives = card.passives.iter().map(|&it| passive(it, card));
    triggers(card).into_iter().chain(passives).for_each(|words| line(Topic::Lasting, words));
    for (place, it) in card.actions.iter().enumerate() {
        let head = if place == 0 { "Дія" } else { "Або" };
        line(Topic::Action, format!("{head}: {}.", action(it, card, Mood::Order)));
    }
    if card.points != Amount::Exactly(0) {
        let points = phrase(AresQuantity::of(card.points, Noun::Point, card), Case::Nominative);
        line(Topic::Points, sentence(&points));
    }
    lines
}

/// What the production phase brings.
fn production(card: &Card) -> String {
    let said = |it: &Production| match *it {
        Production::Gain(stock, amount) => amount_of(stock, amount, card),
        Production::Draw(amount) => phrase(AresQuantity::of(amount, Noun::Card, card), Case::Accusative),
    };
    let (cards, gains): (Vec<&Production>, Vec<&Production>) =
        card.production.iter().partition(|it| matches!(it, Production::Draw(_)));
    let (cards, gains) = (and_all(cards.into_iter().map(said)), and_all(gains.into_iter().map(said)));
    say! { (gains.as_str(), cards.as_str());
        (gains, "") => "У фазі виробництва отримайте {gains}.";
        ("", cards) => "У фазі виробництва візьміть {cards}.";
        (gains, cards) => "У фазі виробництва отримайте {gains} та візьміть {cards}.";
    }
}

/// An alternative of an action, without a stop.
pub(super) fn action(action: &Action, card: &Card, mood: Mood) -> String {
    let gain = breath(action.gain, card, mood);
    if action.cost.is_empty() {
        return gain;
    }
    format!("{} → {gain}", and_all(action.cost.iter().map(|&it| cost(it, card, mood))))
}
