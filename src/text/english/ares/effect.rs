//! Effects as clauses in the imperative.

use super::amount::{amount_of, borne, condition, cost, filtered, fits, phrase};
use super::terms::{and_all, any_tag, colours, money, specials, track};
use crate::text::ares::prelude::*;
use crate::text::english::terms::{article, cards, plural, sentence, steps};
use crate::text::plan::ares::{clauses, standard_step, stands_alone};

/// Whole sentences, one a clause.
pub(in crate::text) fn sentences(effects: &[Effect], card: &Card) -> String {
    let all: Vec<String> = clauses(effects).iter().map(|it| sentence(&clause(it, card))).collect();
    all.join(" ")
}

/// All clauses in one breath, to stand inside a sentence.
pub(super) fn breath(effects: &[Effect], card: &Card) -> String {
    let clauses = clauses(effects);
    let runs = clauses.chunk_by(|before, after| !stands_alone(before) && !stands_alone(after));
    runs.map(|run| and_all(run.iter().map(|it| clause(it, card)))).collect::<Vec<_>>().join("; ")
}

/// Whether the first of these clauses can be joined to nothing.
fn begins_alone(effects: &[Effect]) -> bool {
    clauses(effects).first().is_some_and(stands_alone)
}

/// "gain 2 heat and 2 plants".
fn clause(clause: &AresClause<'_>, card: &Card) -> String {
    say! { clause;
        AresClause::Gains(gains) => "gain {}", and_all(gains.iter().map(|&(stock, amount)| amount_of(stock, amount, card)));
        AresClause::Step(effect) => (step(effect, card));
    }
}

pub(super) fn step(effect: &Effect, card: &Card) -> String {
    say! { *effect;
        Effect::Gain(stock, amount) => "gain {}", amount_of(stock, amount, card);
        Effect::Rate(Amount::Exactly(number)) if number < 0 => "lose {} TR", number.unsigned_abs();
        Effect::Rate(amount) => "gain {}", phrase(AresQuantity::of(amount, Noun::Rating, card));
        Effect::Draw(amount) => "draw {}", phrase(AresQuantity::of(amount, Noun::Card, card));
        Effect::Discard(number) => "discard {} from your hand", cards(number.into());
        Effect::Look { draw, keep } => "draw {}, keep {keep} and discard {}", cards(draw.into()), plural(i32::from(draw) - i32::from(keep), "the other", "the others");
        Effect::Exchange { draw, tag, draw_for_tag } => "you may discard a card from your hand to draw {}", exchanged(draw, tag, draw_for_tag);
        Effect::Reveal { cards: 1, take, each_discarded: [] } => "reveal the top card of the deck; if it {}, keep it; otherwise discard it", fits(take);
        Effect::Reveal { cards: 1, take, each_discarded } if begins_alone(each_discarded) => "reveal the top card of the deck; if it {}, keep it; otherwise discard it; {}", fits(take), breath(each_discarded, card);
        Effect::Reveal { cards: 1, take, each_discarded } => "reveal the top card of the deck; if it {}, keep it; otherwise discard it and {}", fits(take), breath(each_discarded, card);
        Effect::Reveal { cards: number, take, each_discarded: [] } => "reveal the top {} of the deck; keep {} and discard the others", cards(number.into()), all_of(take);
        Effect::Reveal { cards: number, take, each_discarded } => "reveal the top {} of the deck; keep {} and discard the others; for each card discarded, {}", cards(number.into()), all_of(take), breath(each_discarded, card);
        Effect::RevealUntil(take) => "reveal cards from the deck until one {}; keep it and discard the others", fits(take);
        Effect::Raise(it, number) => "raise {} {}", track(it), steps(number.into());
        Effect::FlipOceans(1) => "flip an ocean token";
        Effect::FlipOceans(number) => "flip {number} ocean tokens";
        Effect::TakeForests(1) => "take a forest token and raise oxygen 1 step";
        Effect::TakeForests(number) => "take {number} forest tokens and raise oxygen {number} steps";
        Effect::Add(kinds, number, bearer) => "add {} to {}", specials(number, kinds), borne(bearer);
        Effect::Pay(it) => (cost(it, card));
        Effect::Choose(lists) => (lists.iter().map(|list| breath(list, card)).collect::<Vec<_>>().join(", or "));
        Effect::If(it, then) if begins_alone(then) => "if {}, {}", condition(it, card), breath(then, card);
        Effect::If(it, then) => "if {}, also {}", condition(it, card), breath(then, card);
        Effect::ExtraPlay(of) => "you may play one more {} card this phase", colours(of);
        Effect::FreePlay { colours, cost } => "you may play {} from your hand for 0 M€", free(colours, cost);
        Effect::DiscountNext(off) => "the next card you play this phase costs {} less", money(off);
        Effect::FlexNext => "the next card you play this phase may miss its oxygen or temperature requirement by one zone";
    }
}

/// All cards revealed that a filter means.
fn all_of(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "all";
        Filter::Tagged(tags) => "those with {}", any_tag(tags);
        Filter::Coloured(_) | Filter::Costing(_) => "all {}", filtered(filter, 2);
    }
}

/// What a discarded card is exchanged for: "1 card, or 2 if it has a plant tag".
pub(super) fn exchanged(draw: u8, tag: Tag, draw_for_tag: u8) -> String {
    format!("{}, or {draw_for_tag} if it has {}", cards(draw.into()), any_tag(&[tag]))
}

/// A card that may be played for nothing: "a green card with a printed cost of 9 M€ or less".
pub(super) fn free(of: &[CardColour], most: u8) -> String {
    let (colours, most) = (colours(of), money(most));
    if of.len() == CardColour::ALL.len() {
        return format!("a card with a printed cost of {most} or less");
    }
    format!("{} {colours} card with a printed cost of {most} or less", article(&colours))
}

pub(super) fn standard(action: StandardAction) -> String {
    step(&standard_step(action), &Card::BLANK)
}

/// What a standard action does, as a sentence.
pub(super) fn standard_text(action: StandardAction) -> String {
    sentence(&standard(action))
}
