//! What is asked.

use super::amount::{borne, limits};
use super::effect::{exchanged, free};
use super::terms::{colours, much, name, phase, specials, stock, stocks, the_phase};
use crate::ares::cards::{CardColour, Cost, Phase, Stock, card};
use crate::ares::{HAND_LIMIT, Question, Stage};
use crate::kit::Seat;
use crate::text::ares::AresTableText;
use crate::text::english::terms::{article, cards, plural, steps};
use crate::text::say::say;

pub(super) fn question(speaker: &AresTableText<'_>, question: &Question) -> String {
    let money = |number: u16| stocks(number.into(), Stock::MegaCredits);
    say! { *question;
        Question::Mulligan { gone: 0 } => "Which cards do you replace? You may discard any number and draw as many.";
        Question::Mulligan { gone } => "Which cards do you replace? {gone} discarded so far.";
        Question::Corporation => "Which corporation do you play?";
        Question::Plan => (plan(speaker));
        Question::Phase => (running(speaker));
        Question::HandLimit { over: 0 } => "Your hand is within the limit of {}. Finish the round.", cards(HAND_LIMIT.into());
        Question::HandLimit { over } => {
            let limit = cards(HAND_LIMIT.into());
            format!("Your hand may hold {limit}. Which cards do you discard for M€? {over} more.")
        };
        Question::Keep { left: 1 } => "Which card do you keep?";
        Question::Keep { left } => "Which cards do you keep? {left} more.";
        Question::Discard { left: 1 } => "Which card do you discard?";
        Question::Discard { left } => "Which cards do you discard? {left} more.";
        Question::StandIn { due } => "How do you pay? {} to go.", money(due);
        Question::HeatAsMoney { due } => {
            let heat = format!("{} {}", much(Stock::Heat), stock(Stock::Heat, 2));
            format!("How {heat} do you pay as M€? {} to go.", money(due))
        };
        Question::SellToPay { short } => "Which card do you discard for M€? You are {} short.", money(short);
        Question::Amount { card: id, cost } => "{}: {}?", name(card(id)), how_much(cost);
        Question::Source { card: id, kinds, amount } => {
            let what = specials(amount.into(), kinds);
            format!("{}: from which card do you remove {what}?", name(card(id)))
        };
        Question::Target { card: id, kinds, amount } => "{}: which card gets {}?", name(card(id)), specials(amount.into(), kinds);
        Question::Branch { card: id, branches: _ } => "{}: which do you choose?", name(card(id));
        Question::Exchange { card: id, draw, tag, draw_for_tag } => {
            let drawn = exchanged(draw, tag, draw_for_tag);
            format!("{}: which card do you discard to draw {drawn}?", name(card(id)))
        };
        Question::FreePlay { card: id, colours, cost } => {
            let what = free(colours, cost);
            let nothing = money(0);
            format!("{}: do you play {what} for {nothing}?", name(card(id)))
        };
        Question::Finished => (match speaker.facts.stage {
            Stage::Planning => "Waiting for the others. Change your choice?".to_owned(),
            Stage::Setup
            | Stage::Cube(_)
            | Stage::Swap { .. }
            | Stage::Neutral
            | Stage::Resolving(_)
            | Stage::HandLimit
            | Stage::Warming
            | Stage::Over => "Waiting for the others. Go on with the phase?".to_owned(),
        });
        Question::Cube => {
            let left = speaker.facts.cubes;
            let of_money = format!("{} {} of 1 M€", left.money, plural(left.money.into(), "cube", "cubes"));
            let swaps = format!("{} swap {}", left.swaps, plural(left.swaps.into(), "cube", "cubes"));
            format!("Which cube do you take? {of_money} and {swaps} are left.")
        };
        Question::Swap => (match partner(speaker) {
            Some(partner) => format!("Which card do you give to {}?", speaker.player(partner)),
            None => "Which card do you give?".to_owned(),
        });
        Question::Neutral => "Which phase does the neutral player choose?";
        Question::Warm { steps: number } => "What rises {} by itself? You gain no TR.", steps(number.into());
    }
}

/// Who gets the card of a swap.
pub(super) fn partner(speaker: &AresTableText<'_>) -> Option<Seat> {
    match speaker.facts.stage {
        Stage::Swap { taker: _, by } | Stage::Cube(by) => speaker.facts.seats().without(by).iter().next(),
        Stage::Setup
        | Stage::Planning
        | Stage::Neutral
        | Stage::Resolving(_)
        | Stage::HandLimit
        | Stage::Warming
        | Stage::Over => None,
    }
}

fn plan(speaker: &AresTableText<'_>) -> String {
    match speaker.you.and_then(|you| speaker.facts.players[you].board.last) {
        Some(last) => format!("Which phase do you choose? Last round you chose {}.", the_phase(last)),
        None => "Which phase do you choose?".to_owned(),
    }
}

/// What the running phase lets the player do.
fn running(speaker: &AresTableText<'_>) -> String {
    say! { speaker.facts.stage;
        Stage::Resolving(it @ (Phase::Development | Phase::Construction)) => "{}: {}.", phase(it), plays(speaker);
        Stage::Resolving(it @ Phase::Action) => "{}: use actions and standard actions, or finish the phase.", phase(it);
        Stage::Resolving(it @ (Phase::Production | Phase::Research)) => "{}: finish the phase when you are ready.", phase(it);
        Stage::Setup => "Finish the set-up when you are ready.";
        Stage::Planning | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::HandLimit | Stage::Warming | Stage::Over => "Finish when you are ready.";
    }
}

/// Which cards the player may still play in the running phase.
fn plays(speaker: &AresTableText<'_>) -> String {
    let Some(you) = speaker.you else { return "play cards, or finish the phase".to_owned() };
    let facts = speaker.facts;
    let plays = &facts.players[you].doings.plays;
    let of: Vec<CardColour> =
        CardColour::ALL.into_iter().filter(|&it| plays.iter().any(|colours| colours.contains(it))).collect();
    let bonus = if facts.has_bonus_left(you) { "use your bonus" } else { "" };
    let play = match plays.len() {
        0 => String::new(),
        1 => format!("play {} {} card", article(&colours(&of)), colours(&of)),
        number => format!("play up to {number} {} cards", colours(&of)),
    };
    match (play.as_str(), bonus) {
        ("", "") => "there is nothing left to play; finish the phase".to_owned(),
        (one, "") | ("", one) => format!("{one}, or finish the phase"),
        (play, bonus) => format!("{play}, {bonus}, or finish the phase"),
    }
}

fn how_much(cost: Cost) -> String {
    say! { cost;
        Cost::Stock(it, charge) => "how {} {} do you pay{}", much(it), stock(it, 2), limits(charge);
        Cost::Cards(charge) => "how many cards do you discard{}", limits(charge);
        Cost::Rating(_) => "how much TR do you lose";
        Cost::Resources(kinds, number, bearer) => "do you remove {} from {}", specials(number.into(), kinds), borne(bearer);
    }
}
