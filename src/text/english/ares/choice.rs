//! Answers, as labels of buttons.

use super::amount::{cost, spend};
use super::card::action;
use super::effect::{breath, standard};
use super::question::partner;
use super::terms::{and_all, level, money, name, numbered, phase, phase_number, stocks, term};
use crate::text::ares::prelude::*;
use crate::text::english::terms::{capital, cards, plural};
use crate::text::plan::ares::{play_price, raised_to, rating_offer};

pub(super) fn choice(speaker: &AresTableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
    let facts = speaker.facts;
    say! { (choice, *question);
        (Choice::Phase(it), _) => "Phase {}: {}", phase_number(it), phase(it);
        (Choice::Card(id), Question::Mulligan { .. }) => "Replace {}", name(card(id));
        (Choice::Card(id), Question::Corporation) => "Play {}", name(card(id));
        (Choice::Card(id), Question::Keep { .. }) => "Keep {}", name(card(id));
        (Choice::Card(id), Question::Discard { .. } | Question::Exchange { .. }) => "Discard {}", name(card(id));
        (Choice::Card(id), Question::Swap) => "Give {}", name(card(id));
        (Choice::Card(id), Question::StandIn { .. }) => (stand_in(card(id)));
        (Choice::Card(id), Question::Source { .. } | Question::Target { .. }) => (holder(speaker, seat, id));
        (Choice::Card(id), Question::Plan | Question::Phase | Question::HandLimit { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Branch { .. } | Question::FreePlay { .. } | Question::Finished | Question::Cube | Question::Neutral | Question::Warm { .. }) => (capital(name(card(id))));
        (Choice::Play(id), _) => "Play {} ({})", name(card(id)), price_of(play_price(facts, seat, question, id), card(id));
        (Choice::Act { card: id, way }, _) => (act(card(id), way));
        (Choice::Standard(it), _) => "{} for {}", capital(&standard(it)), stocks(facts.standard_price(seat, it).1, facts.standard_price(seat, it).0);
        (Choice::DrawBonus, _) => "Draw a card as your bonus";
        (Choice::BuyRating, _) => "Pay {} to gain {} TR", money(rating_offer(facts, seat).0), rating_offer(facts, seat).1;
        (Choice::Sell(id), _) => "Discard {} for {}", name(card(id)), money(facts.sale_value(seat));
        (Choice::Branch(place), Question::Branch { card: id, branches }) if branches.len() > usize::from(place) => (capital(&breath(branches[usize::from(place)], card(id))));
        (Choice::Branch(place), _) => "Option {}", place + 1;
        (Choice::Amount(number), Question::HeatAsMoney { .. }) => (stocks(number, Stock::Heat));
        (Choice::Amount(number), Question::Amount { cost: Cost::Stock(it, _), .. }) => (stocks(number, it));
        (Choice::Amount(number), Question::Amount { cost: Cost::Cards(_), .. }) => (cards(number.into()));
        (Choice::Amount(number), _) => "{number}";
        (Choice::Track(it), _) => "{} rises to {}", term(AresTerm::Track(it)), level(it, raised_to(facts, question, it));
        (Choice::MoneyCube, _) => "Take 1 M€";
        (Choice::SwapCube, _) => (partner(speaker).map_or("Swap a card".to_owned(), |it| format!("Swap a card with {}", speaker.player(it))));
        (Choice::Decline, Question::StandIn { .. }) => "Pay the rest in M€";
        (Choice::Decline, Question::Exchange { .. }) => "Discard nothing";
        (Choice::Decline, Question::FreePlay { .. }) => "Play nothing";
        (Choice::Decline, Question::Mulligan { .. } | Question::Corporation | Question::Plan | Question::Phase | Question::HandLimit { .. } | Question::Keep { .. } | Question::Discard { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Source { .. } | Question::Target { .. } | Question::Branch { .. } | Question::Finished | Question::Cube | Question::Swap | Question::Neutral | Question::Warm { .. }) => "None";
        (Choice::Done, Question::Mulligan { gone: 0 }) => "Replace none";
        (Choice::Done, Question::Mulligan { gone }) => "Draw {gone} new {}", plural(gone.into(), "card", "cards");
        (Choice::Done, Question::Phase) if facts.stage == Stage::Setup => (starting(facts.players[seat].board.corporation));
        (Choice::Done, Question::Phase) => (facts.phase_to_come().map_or("Done: end of the round".to_owned(), |it| format!("Done: {} {} next", phase_number(it), phase(it))));
        (Choice::Done, Question::HandLimit { .. }) => "Finish the round";
        (Choice::Done, Question::Corporation | Question::Plan | Question::Keep { .. } | Question::Discard { .. } | Question::StandIn { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Source { .. } | Question::Target { .. } | Question::Branch { .. } | Question::Exchange { .. } | Question::FreePlay { .. } | Question::Finished | Question::Cube | Question::Swap | Question::Neutral | Question::Warm { .. }) => "Done";
        (Choice::Reopen, _) => (match facts.stage {
            Stage::Planning => "Change your choice",
            Stage::Setup | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::Resolving(_) | Stage::HandLimit | Stage::Warming | Stage::Over => "Go on with the phase",
        });
    }
}

/// The button that begins the first round.
fn starting(corporation: CardId) -> String {
    if corporation == CardId::HIDDEN {
        "Start".to_owned()
    } else {
        format!("Start with {}", name(card(corporation)))
    }
}

/// The price of a card, and what it costs beside: "12 M€ and 3 heat".
fn price_of(price: u16, of: &Card) -> String {
    and_all([money(price)].into_iter().chain(of.spends.iter().map(|&it| spend(it, of))))
}

fn act(of: &Card, way: u8) -> String {
    say! { (of.actions, of.actions.get(usize::from(way)));
        ([_, _, ..], Some(it)) => "Use {}: {}", name(of), action(it, of);
        ([] | [_], _) | (_, None) => "Use {}", name(of);
    }
}

/// A card with what it holds: "Decomposers (3 microbes)".
fn holder(speaker: &AresTableText<'_>, seat: Seat, id: CardId) -> String {
    let number = speaker.facts.players[seat].board.stored.on(id);
    let held = card(id).holds.map(|kind| format!(" ({})", numbered(number, Noun::of_special(kind))));
    format!("{}{}", name(card(id)), held.unwrap_or_default())
}

/// What a card lets be paid for M€.
fn stand_in(of: &Card) -> String {
    let offer = of.passives.iter().find_map(|&passive| match passive {
        Passive::PaysOnce { with, worth } => Some(format!(": {} ({} less)", cost(with, of), money(worth))),
        _ => None,
    });
    format!("{}{}", name(of), offer.unwrap_or_default())
}
