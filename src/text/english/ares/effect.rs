//! Effects as clauses in the imperative.

use super::amount::{amount_of, borne, condition, cost, filtered, fits, phrase};
use super::terms::{any_tag, colours, specials, stocks, track};
use crate::ares::StandardAction;
use crate::ares::cards::{Amount, Card, CardColour, Effect, Filter, Stock, Tag, ZoneTrack};
use crate::text::english::terms::{and, article, cards, plural, sentence, steps};
use crate::text::plan::Noun;
use crate::text::plan::ares::{AresClause, AresQuantity, clauses, standard_step, stands_alone};
use crate::text::say::say;

/// Whole sentences, one a clause.
pub(in crate::text) fn sentences(effects: &[Effect], card: &Card) -> String {
    let all: Vec<String> = clauses(effects).iter().map(|it| sentence(&clause(it, card))).collect();
    all.join(" ")
}

/// All clauses in one breath, to stand inside a sentence.
pub(super) fn breath(effects: &[Effect], card: &Card) -> String {
    let clauses = clauses(effects);
    let runs = clauses.chunk_by(|before, after| !stands_alone(before) && !stands_alone(after));
    let said = |run: &[AresClause<'_>]| and(&run.iter().map(|it| clause(it, card)).collect::<Vec<_>>());
    runs.map(said).collect::<Vec<_>>().join("; ")
}

fn clause(clause: &AresClause<'_>, card: &Card) -> String {
    match clause {
        AresClause::Gains(gains) => format!("gain {}", gained(gains, card)),
        AresClause::Step(effect) => step(effect, card),
    }
}

/// "2 heat and 2 plants".
pub(super) fn gained(gains: &[(Stock, Amount)], card: &Card) -> String {
    let items: Vec<String> = gains.iter().map(|&(stock, amount)| amount_of(stock, amount, card)).collect();
    and(&items)
}

/// One step.
pub(super) fn step(effect: &Effect, card: &Card) -> String {
    say! { *effect;
        Effect::Gain(stock, amount) => "gain {}", amount_of(stock, amount, card);
        Effect::Rate(amount) => (rate(amount, card));
        Effect::Draw(amount) => "draw {}", cards_of(amount, card);
        Effect::Discard(number) => "discard {} from your hand", cards(number.into());
        Effect::Look { draw, keep } => {
            let rest = plural(i32::from(draw) - i32::from(keep), "the other", "the others");
            format!("draw {}, keep {keep} and discard {rest}", cards(draw.into()))
        };
        Effect::Exchange { draw, tag, draw_for_tag } => "you may discard a card from your hand to draw {}", exchanged(draw, tag, draw_for_tag);
        Effect::Reveal { cards: 1, take, each_discarded } => {
            let more = breath_after(each_discarded, card);
            format!(
                "reveal the top card of the deck; if it {}, keep it; otherwise discard it{more}",
                fits(take)
            )
        };
        Effect::Reveal { cards: number, take, each_discarded } => {
            let more = if each_discarded.is_empty() {
                String::new()
            } else {
                format!("; for each card discarded, {}", breath(each_discarded, card))
            };
            let top = cards(number.into());
            format!("reveal the top {top} of the deck; keep {} and discard the others{more}", all_of(take))
        };
        Effect::RevealUntil(take) => "reveal cards from the deck until one {}; keep it and discard the others", fits(take);
        Effect::Raise(it, number) => "raise {} {}", track(it), steps(number.into());
        Effect::FlipOceans(1) => "flip an ocean token";
        Effect::FlipOceans(number) => "flip {number} ocean tokens";
        Effect::TakeForests(number) => {
            let tokens =
                if number == 1 { "a forest token".to_owned() } else { format!("{number} forest tokens") };
            format!("take {tokens} and raise {} {}", track(ZoneTrack::Oxygen), steps(number.into()))
        };
        Effect::Add(kinds, number, bearer) => "add {} to {}", specials(number.into(), kinds), borne(bearer);
        Effect::Pay(it) => (cost(it, card));
        Effect::Choose(lists) => { let all: Vec<String> = lists.iter().map(|list| breath(list, card)).collect(); all.join(", or ") };
        Effect::If(it, then) => {
            let also = if clauses(then).first().is_some_and(stands_alone) { "" } else { "also " };
            format!("if {}, {also}{}", condition(it, card), breath(then, card))
        };
        Effect::ExtraPlay(of) => "you may play one more {} card this phase", colours(of);
        Effect::FreePlay { colours, cost } => "you may play {} from your hand for {}", free(colours, cost), stocks(0, Stock::MegaCredits);
        Effect::DiscountNext(off) => "the next card you play this phase costs {} less", stocks(off.into(), Stock::MegaCredits);
        Effect::FlexNext => "the next card you play this phase may miss its oxygen or temperature requirement by one zone";
    }
}

fn rate(amount: Amount, card: &Card) -> String {
    say! { amount;
        Amount::Exactly(number) if number < 0 => "lose {} TR", number.unsigned_abs();
        Amount::Exactly(_) | Amount::Per { .. } => "gain {}", phrase(AresQuantity::of(amount, Noun::Rating, card));
    }
}

fn cards_of(amount: Amount, card: &Card) -> String {
    phrase(AresQuantity::of(amount, Noun::Card, card))
}

/// What follows a step of one card, if anything: " and gain 1 M€".
fn breath_after(effects: &[Effect], card: &Card) -> String {
    match clauses(effects).first() {
        None => String::new(),
        Some(first) if stands_alone(first) => format!("; {}", breath(effects, card)),
        Some(_) => format!(" and {}", breath(effects, card)),
    }
}

/// All cards revealed that a filter means.
fn all_of(filter: Filter) -> String {
    match filter {
        Filter::Any => "all".to_owned(),
        Filter::Tagged(tags) => format!("those with {}", any_tag(tags)),
        Filter::Coloured(_) | Filter::Costing(_) => format!("all {}", filtered(filter, 2)),
    }
}

/// What a discarded card is exchanged for: "1 card, or 2 if it has a plant tag".
pub(super) fn exchanged(draw: u8, tag: Tag, draw_for_tag: u8) -> String {
    format!("{}, or {draw_for_tag} if it has {}", cards(draw.into()), any_tag(&[tag]))
}

/// A card that may be played for nothing: "a green card with a printed cost of 9 M€ or less".
pub(super) fn free(of: &[CardColour], most: u8) -> String {
    let card =
        if of.len() == CardColour::ALL.len() { "card".to_owned() } else { format!("{} card", colours(of)) };
    let most = stocks(most.into(), Stock::MegaCredits);
    format!("{} {card} with a printed cost of {most} or less", article(&card))
}

/// What a standard action does.
pub(super) fn standard(action: StandardAction) -> String {
    step(&standard_step(action), &Card::BLANK)
}
