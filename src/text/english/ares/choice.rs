//! Answers, as labels of buttons.

use super::amount::{cost, spend};
use super::card::action;
use super::effect::{breath, standard};
use super::question::partner;
use super::terms::{level, name, phase, phase_number, special, stocks, term};
use crate::ares::cards::{Card, CardId, Cost, Passive, Stock, ZoneTrack, card};
use crate::ares::{Choice, Question, Stage};
use crate::kit::Seat;
use crate::text::ares::{AresTableText, AresTerm};
use crate::text::english::terms::{and, capital, cards, plural};
use crate::text::plan::ares::{play_price, raised_to, rating_offer};
use crate::text::say::{say, words};

pub(super) fn choice(speaker: &AresTableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
    let facts = speaker.facts;
    match choice {
        Choice::Phase(it) => format!("Phase {}: {}", phase_number(it), phase(it)),
        Choice::Card(id) => chosen(speaker, seat, question, id),
        Choice::Play(id) => {
            let price = play_price(facts, seat, question, id);
            format!("Play {} ({})", name(card(id)), price_of(price, card(id)))
        }
        Choice::Act { card: id, way } => act(card(id), way),
        Choice::Standard(it) => {
            let (stock, price) = facts.standard_price(seat, it);
            capital(&format!("{} for {}", standard(it), stocks(price.into(), stock)))
        }
        Choice::DrawBonus => "Draw a card as your bonus".to_owned(),
        Choice::BuyRating => {
            let (cost, gain) = rating_offer(facts, seat);
            format!("Pay {} to gain {gain} TR", stocks(cost.into(), Stock::MegaCredits))
        }
        Choice::Sell(id) => {
            let money = stocks(facts.sale_value(seat).into(), Stock::MegaCredits);
            format!("Discard {} for {money}", name(card(id)))
        }
        Choice::Branch(place) => branch(question, place),
        Choice::Amount(number) => amount(question, number.into()),
        Choice::Track(it) => rise(speaker, question, it),
        Choice::MoneyCube => format!("Take {}", stocks(1, Stock::MegaCredits)),
        Choice::SwapCube => match partner(speaker) {
            Some(partner) => format!("Swap a card with {}", speaker.player(partner)),
            None => "Swap a card".to_owned(),
        },
        Choice::Decline => declined(question).to_owned(),
        Choice::Done => done(question),
        Choice::Reopen => match facts.stage {
            Stage::Planning => "Change your choice".to_owned(),
            Stage::Setup
            | Stage::Cube(_)
            | Stage::Swap { .. }
            | Stage::Neutral
            | Stage::Resolving(_)
            | Stage::HandLimit
            | Stage::Warming
            | Stage::Over => "Go on with the phase".to_owned(),
        },
    }
}

/// The price of a card, and what it costs beside: "12 M€ and 3 heat".
fn price_of(price: u16, of: &Card) -> String {
    let money = stocks(price.into(), Stock::MegaCredits);
    let spends = of.spends.iter().map(|&it| spend(it, of));
    and(&[money].into_iter().chain(spends).collect::<Vec<_>>())
}

fn act(of: &Card, way: u8) -> String {
    match (of.actions, of.actions.get(usize::from(way))) {
        ([_, _, ..], Some(it)) => format!("Use {}: {}", name(of), action(it, of)),
        ([] | [_], _) | (_, None) => format!("Use {}", name(of)),
    }
}

/// A card that answers a question.
fn chosen(speaker: &AresTableText<'_>, seat: Seat, question: &Question, id: CardId) -> String {
    let (of, name) = (card(id), name(card(id)));
    say! { question;
        Question::Mulligan { .. } => "Replace {name}";
        Question::Corporation => "Play {name}";
        Question::Keep { .. } => "Keep {name}";
        Question::Discard { .. } | Question::Exchange { .. } => "Discard {name}";
        Question::Swap => "Give {name}";
        Question::StandIn { .. } => (stand_in(of));
        Question::Source { .. } | Question::Target { .. } => (match of.holds {
            Some(kind) => {
                let number = i32::from(speaker.facts.players[seat].board.stored.on(id));
                format!("{name} ({number} {})", special(kind, number))
            }
            None => name.to_owned(),
        });
        Question::Plan | Question::Phase | Question::HandLimit { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Branch { .. } | Question::FreePlay { .. } | Question::Finished | Question::Cube | Question::Neutral | Question::Warm { .. } => (capital(name));
    }
}

/// What a card lets be paid for M€.
fn stand_in(of: &Card) -> String {
    let offer = of.passives.iter().find_map(|&passive| match passive {
        Passive::PaysOnce { with, worth } => Some((with, worth)),
        _ => None,
    });
    let Some((with, worth)) = offer else { return name(of).to_owned() };
    let worth = stocks(worth.into(), Stock::MegaCredits);
    format!("{}: {} ({worth} less)", name(of), cost(with, of))
}

fn branch(question: &Question, place: u8) -> String {
    let said = match *question {
        Question::Branch { card: id, branches } => {
            branches.get(usize::from(place)).map(|list| capital(&breath(list, card(id))))
        }
        _ => None,
    };
    said.unwrap_or_else(|| format!("Option {}", place + 1))
}

fn amount(question: &Question, number: i32) -> String {
    match *question {
        Question::HeatAsMoney { .. } => stocks(number, Stock::Heat),
        Question::Amount { cost: Cost::Stock(it, _), .. } => stocks(number, it),
        Question::Amount { cost: Cost::Cards(_), .. } => cards(number),
        _ => number.to_string(),
    }
}

/// A track with the level to which it rises.
fn rise(speaker: &AresTableText<'_>, question: &Question, track: ZoneTrack) -> String {
    let to = raised_to(speaker.facts, question, track);
    format!("{} rises to {}", term(AresTerm::Track(track)), level(track, to))
}

fn declined(question: &Question) -> &'static str {
    words! { question;
        Question::StandIn { .. } => "Pay the rest in M€";
        Question::Exchange { .. } => "Discard nothing";
        Question::FreePlay { .. } => "Play nothing";
        Question::Mulligan { .. } | Question::Corporation | Question::Plan | Question::Phase | Question::HandLimit { .. } | Question::Keep { .. } | Question::Discard { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Source { .. } | Question::Target { .. } | Question::Branch { .. } | Question::Finished | Question::Cube | Question::Swap | Question::Neutral | Question::Warm { .. } => "None";
    }
}

fn done(question: &Question) -> String {
    say! { *question;
        Question::Mulligan { gone: 0 } => "Replace none";
        Question::Mulligan { gone } => "Draw {} new {}", gone, plural(gone.into(), "card", "cards");
        Question::Phase => "Finish the phase";
        Question::HandLimit { .. } => "Finish the round";
        Question::Corporation | Question::Plan | Question::Keep { .. } | Question::Discard { .. } | Question::StandIn { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Source { .. } | Question::Target { .. } | Question::Branch { .. } | Question::Exchange { .. } | Question::FreePlay { .. } | Question::Finished | Question::Cube | Question::Swap | Question::Neutral | Question::Warm { .. } => "Done";
    }
}
