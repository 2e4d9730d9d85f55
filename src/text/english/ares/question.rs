//! What is asked.

use super::amount::borne;
use super::effect::{exchanged, free};
use super::terms::{colours, money, much, name, phase, specials, the_phase};
use crate::text::ares::prelude::*;
use crate::text::english::terms::{article, cards, plural, steps};

pub(super) fn question(speaker: &AresTableText<'_>, question: &Question) -> String {
    let last = speaker.you.and_then(|you| speaker.facts.players[you].board.last);
    let left = speaker.facts.cubes;
    let cubes = |number: u8| plural(number.into(), "cube", "cubes");
    say! { *question;
        Question::Mulligan { gone: 0 } => "Which cards do you replace? You may discard any number and draw as many.";
        Question::Mulligan { gone } => "Which cards do you replace? {gone} discarded so far.";
        Question::Corporation => "Which corporation do you play?";
        Question::Plan => (last.map_or("Which phase do you choose?".to_owned(), |it| format!("Which phase do you choose? Last round you chose {}.", the_phase(it))));
        Question::Phase => (running(speaker));
        Question::HandLimit { over: 0 } => "Your hand is within its limit of {}.", cards(HAND_LIMIT.into());
        Question::HandLimit { over } => "Your hand may hold {}: sell {over} for M€.", cards(HAND_LIMIT.into());
        Question::Keep { left } => "Keep {left} of these cards.";
        Question::Discard { left } => "Discard {}.", cards(left.into());
        Question::StandIn { due } => "Pay {}: with what?", money(due);
        Question::HeatAsMoney { due } => "Pay {}: how much of it in heat?", money(due);
        Question::SellToPay { short } => "Sell cards to pay: {} short.", money(short);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Chosen { least, most: Some(most) }) } => "{}: how {} do you pay, {least} to {most}?", name(card(id)), much(it);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Chosen { least, most: None }) } => "{}: how {} do you pay, at least {least}?", name(card(id)), much(it);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Exactly(_) | Charge::Lowered { .. }) } => "{}: how {} do you pay?", name(card(id)), much(it);
        Question::Amount { card: id, cost: Cost::Cards(Charge::Chosen { least, most: Some(most) }) } => "{}: how many cards do you discard, {least} to {most}?", name(card(id));
        Question::Amount { card: id, cost: Cost::Cards(Charge::Chosen { least, most: None }) } => "{}: how many cards do you discard, at least {least}?", name(card(id));
        Question::Amount { card: id, cost: Cost::Cards(Charge::Exactly(_) | Charge::Lowered { .. }) } => "{}: how many cards do you discard?", name(card(id));
        Question::Amount { card: id, cost: Cost::Rating(_) } => "{}: how much TR do you lose?", name(card(id));
        Question::Amount { card: id, cost: Cost::Resources(kinds, number, bearer) } => "{}: do you remove {} from {}?", name(card(id)), specials(number, kinds), borne(bearer);
        Question::Source { card: id, kinds, amount } => "{}: from which card do you remove {}?", name(card(id)), specials(amount, kinds);
        Question::Target { card: id, kinds, amount } => "{}: which card gets {}?", name(card(id)), specials(amount, kinds);
        Question::Branch { card: id, branches: _ } => "{}: which do you choose?", name(card(id));
        Question::Exchange { card: id, draw, tag, draw_for_tag } => "{}: which card do you discard to draw {}?", name(card(id)), exchanged(draw, tag, draw_for_tag);
        Question::FreePlay { card: id, colours, cost } => "{}: do you play {} for 0 M€?", name(card(id)), free(colours, cost);
        Question::Finished => (match speaker.facts.stage {
            Stage::Planning => "Waiting for the others. Change your choice?",
            Stage::Setup | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::Resolving(_) | Stage::HandLimit | Stage::Warming | Stage::Over => "Waiting for the others. Go on with the phase?",
        });
        Question::Cube => "Which cube do you take? {} {} of 1 M€ and {} swap {} are left.", left.money, cubes(left.money), left.swaps, cubes(left.swaps);
        Question::Swap => (partner(speaker).map_or("Which card do you give?".to_owned(), |it| format!("Which card do you give to {}?", speaker.player(it))));
        Question::Neutral => "Which phase does the neutral player choose?";
        Question::Warm { steps: number } => "What rises {} by itself? You gain no TR.", steps(number.into());
    }
}

/// Who gets the card of a swap.
pub(super) fn partner(speaker: &AresTableText<'_>) -> Option<Seat> {
    let (Stage::Swap { taker: _, by } | Stage::Cube(by)) = speaker.facts.stage else { return None };
    speaker.facts.seats().without(by).iter().next()
}

/// What the running phase lets the player do.
fn running(speaker: &AresTableText<'_>) -> String {
    say! { speaker.facts.stage;
        Stage::Resolving(it @ (Phase::Development | Phase::Construction)) => "{}: {}.", phase(it), plays(speaker);
        Stage::Resolving(it @ Phase::Action) => "{}: use actions of your cards and standard actions.", phase(it);
        Stage::Resolving(it @ (Phase::Production | Phase::Research)) => "{}: go on when you are ready.", phase(it);
        Stage::Setup => "Everything is set up: start when you are ready.";
        Stage::Planning | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::HandLimit | Stage::Warming | Stage::Over => "Finish when you are ready.";
    }
}

/// Which cards the player may still play in the running phase.
fn plays(speaker: &AresTableText<'_>) -> String {
    let Some(you) = speaker.you else { return "play cards".to_owned() };
    let plays = &speaker.facts.players[you].phase_state.plays;
    let is_of = |colour: &CardColour| plays.iter().any(|colours| colours.contains(*colour));
    let of = colours(&CardColour::ALL.into_iter().filter(is_of).collect::<Vec<_>>());
    say! { (plays.len(), speaker.facts.has_bonus_left(you));
        (0, false) => "nothing is left to play";
        (0, true) => "use your bonus";
        (1, false) => "press {} {of} card to play it", article(&of);
        (1, true) => "press {} {of} card to play it, or use your bonus", article(&of);
        (number, false) => "press {of} cards to play them, up to {number}";
        (number, true) => "press {of} cards to play them, up to {number}, or use your bonus";
    }
}
