//! Effects as clauses: orders to a player, or what a player can do.

use super::amount::{amount_of, condition, cost, filtered, fits, onto, phrase};
use super::mood::Mood;
use super::terms::{and_all, any_tag, card_of, cards, money, number_of, numbered, specials, steps, track};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::plan::ares::{clauses, standard_step, stands_alone};
use crate::text::ukrainian::terms::{or, sentence};

/// Whole sentences, one a clause.
pub(super) fn sentences(effects: &[Effect], card: &Card) -> String {
    let all: Vec<String> =
        clauses(effects).iter().map(|it| sentence(&clause(it, card, Mood::Order))).collect();
    all.join(" ")
}

/// All clauses in one breath, to stand inside a sentence.
pub(super) fn breath(effects: &[Effect], card: &Card, mood: Mood) -> String {
    let clauses = clauses(effects);
    let runs = clauses.chunk_by(|before, after| !stands_alone(before) && !stands_alone(after));
    runs.map(|run| and_all(run.iter().map(|it| clause(it, card, mood)))).collect::<Vec<_>>().join("; ")
}

/// Whether the first of these clauses can be joined to nothing.
fn begins_alone(effects: &[Effect]) -> bool {
    clauses(effects).first().is_some_and(stands_alone)
}

/// «отримайте 2 тепла і 2 рослини».
fn clause(clause: &AresClause<'_>, card: &Card, mood: Mood) -> String {
    say! { clause;
        AresClause::Gains(gains) => "{} {}", mood.of("отримайте", "отримати"), and_all(gains.iter().map(|&(stock, amount)| amount_of(stock, amount, card)));
        AresClause::Step(effect) => (step(effect, card, mood));
    }
}

pub(super) fn step(effect: &Effect, card: &Card, mood: Mood) -> String {
    let object = |amount: Amount, of: Noun| phrase(AresQuantity::of(amount, of, card), Case::Accusative);
    let gain = mood.of("отримайте", "отримати");
    let (draw, keep) = (mood.of("візьміть", "взяти"), mood.of("залиште", "залишити"));
    let (discard, reveal) = (mood.of("скиньте", "скинути"), mood.of("відкрийте", "відкрити"));
    let can_play = mood.of("ви можете розіграти", "розіграти");
    say! { *effect;
        Effect::Gain(stock, amount) => "{gain} {}", amount_of(stock, amount, card);
        Effect::Rate(Amount::Exactly(number)) if number < 0 => "{} {} РТ", mood.of("втратьте", "втратити"), number.unsigned_abs();
        Effect::Rate(amount) => "{gain} {}", object(amount, Noun::Rating);
        Effect::Draw(amount) => "{draw} {}", object(amount, Noun::Card);
        Effect::Discard(number) => "{discard} {} з руки", cards(number);
        Effect::Look { draw: of, keep: number } => "{draw} {}, {keep} {number} і {discard} {}", cards(of), the_others(of.saturating_sub(number));
        Effect::Exchange { draw, tag, draw_for_tag } => "{} карту з руки, щоб узяти {}", mood.of("ви можете скинути", "скинути"), exchanged(draw, tag, draw_for_tag);
        Effect::Reveal { cards: 1, take, each_discarded: [] } => "{reveal} верхню карту колоди; якщо вона {}, {keep} її; інакше {discard} її", fits(take);
        Effect::Reveal { cards: 1, take, each_discarded } if begins_alone(each_discarded) => "{reveal} верхню карту колоди; якщо вона {}, {keep} її; інакше {discard} її; {}", fits(take), breath(each_discarded, card, mood);
        Effect::Reveal { cards: 1, take, each_discarded } => "{reveal} верхню карту колоди; якщо вона {}, {keep} її; інакше {discard} її й {}", fits(take), breath(each_discarded, card, mood);
        Effect::Reveal { cards: number, take, each_discarded: [] } => "{reveal} {} колоди; {keep} {} і {discard} решту", top(number), all_of(take);
        Effect::Reveal { cards: number, take, each_discarded } => "{reveal} {} колоди; {keep} {} і {discard} решту; за кожну скинуту карту {}", top(number), all_of(take), breath(each_discarded, card, mood);
        Effect::RevealUntil(take) => "{} карти з колоди, доки не трапиться {}; {keep} її та {discard} решту", mood.of("відкривайте", "відкривати"), filtered(take, Case::Nominative, NumberForm::One);
        Effect::Raise(it, number) => "{} {} на {}", mood.of("підніміть", "підняти"), track(it, Case::Accusative), steps(number);
        Effect::FlipOceans(1) => "{} жетон океану", mood.of("переверніть", "перевернути");
        Effect::FlipOceans(number) => "{} {}", mood.of("переверніть", "перевернути"), numbered(number.into(), Noun::OceanToken, Case::Accusative);
        Effect::TakeForests(1) => "{draw} жетон лісу й {} кисень на {}", mood.of("підніміть", "підняти"), steps(1);
        Effect::TakeForests(number) => "{draw} {} й {} кисень на {}", numbered(number.into(), Noun::ForestToken, Case::Accusative), mood.of("підніміть", "підняти"), steps(number);
        Effect::Add(kinds, number, bearer) => "{} {} {}", mood.of("додайте", "додати"), specials(number, kinds, Case::Accusative), onto(bearer);
        Effect::Pay(it) => (cost(it, card, mood));
        Effect::Choose(lists) => (or(&lists.iter().map(|list| breath(list, card, mood)).collect::<Vec<_>>()));
        Effect::If(it, then) if begins_alone(then) => "якщо {}, {}", condition(it, card), breath(then, card, mood);
        Effect::If(it, then) => "якщо {}, також {}", condition(it, card), breath(then, card, mood);
        Effect::ExtraPlay(of) => "{can_play} в цій фазі ще одну {}", card_of(of);
        Effect::FreePlay { colours, cost } => "{can_play} з руки за 0 M€ {}", free(colours, cost);
        Effect::DiscountNext(off) => "наступна карта, яку ви розіграєте в цій фазі, коштує на {} менше", money(off);
        Effect::FlexNext => "для наступної карти, яку ви розіграєте в цій фазі, вимога щодо кисню чи температури м’якша на одну зону";
    }
}

/// The top cards of the deck, as an object; their number is more than 1.
fn top(number: u8) -> String {
    number_of(number, ["верхню карту", "верхні карти", "верхніх карт"])
}

/// What is left of cards that were drawn, by its number.
pub(super) const fn the_others(number: u8) -> &'static str {
    if number == 1 { "іншу" } else { "решту" }
}

/// All cards revealed that a filter means, as an object.
fn all_of(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "всі";
        Filter::Tagged(_) | Filter::Coloured(_) | Filter::Costing(_) => "всі {}", filtered(filter, Case::Accusative, NumberForm::Few);
    }
}

/// What a discarded card is exchanged for: «1 карту або 2, якщо скинута має мітку рослини».
pub(super) fn exchanged(draw: u8, tag: Tag, draw_for_tag: u8) -> String {
    let tag = any_tag(&[tag], Case::Accusative);
    format!("{} або {draw_for_tag}, якщо скинута має {tag}", cards(draw))
}

/// A card that may be played for nothing, as an object: «зелену карту з надрукованою ціною не вище 9 M€».
pub(super) fn free(of: &[CardColour], most: u8) -> String {
    let card = if of.len() == CardColour::ALL.len() { "карту".to_owned() } else { card_of(of) };
    format!("{card} з надрукованою ціною не вище {}", money(most))
}

pub(super) fn standard(action: StandardAction, mood: Mood) -> String {
    step(&standard_step(action), &Card::BLANK, mood)
}

/// What a standard action does, as a sentence.
pub(super) fn standard_text(action: StandardAction) -> String {
    sentence(&standard(action, Mood::Order))
}
