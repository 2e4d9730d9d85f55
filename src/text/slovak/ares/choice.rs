//! Answers, as labels of buttons.

use super::amount::{cost, price};
use super::card::action;
use super::effect::{breath, standard};
use super::question::partner;
use super::terms::{
    level, money, name, numbered, phase, phase_number, stocks, stocks_object, track, with_name,
};
use crate::text::ares::prelude::*;
use crate::text::plan::ares::{play_price, raised_to, rating_offer};
use crate::text::slovak::phrase::{infinitive, of_number};
use crate::text::slovak::terms::{capital, cards};

pub(super) fn choice(speaker: &AresTableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
    let facts = speaker.facts;
    let card_of = |id| with_name("kartu", card(id));
    say! { (choice, *question);
        (Choice::Phase(it), _) => "Fáza {}: {}", phase_number(it), phase(it);
        (Choice::Card(id), Question::Mulligan { .. }) => "Vymeniť {}", card_of(id);
        (Choice::Card(id), Question::Corporation) => "Hrať za {}", with_name("korporáciu", card(id));
        (Choice::Card(id), Question::Keep { .. }) => "Nechať si {}", card_of(id);
        (Choice::Card(id), Question::Discard { .. } | Question::Exchange { .. }) => "Odhodiť {}", card_of(id);
        (Choice::Card(id), Question::Swap) => "Dať {}", card_of(id);
        (Choice::Card(id), Question::StandIn { .. }) => (stand_in(card(id)));
        (Choice::Card(id), Question::Source { .. } | Question::Target { .. }) => (holder(speaker, seat, id));
        (Choice::Card(id), Question::Plan | Question::Phase | Question::HandLimit { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Branch { .. } | Question::FreePlay { .. } | Question::Finished | Question::Cube | Question::Neutral | Question::Warm { .. }) => (capital(name(card(id))));
        (Choice::Play(id), _) => "Zahrať {} ({})", card_of(id), price(play_price(facts, seat, question, id), card(id));
        (Choice::Act { card: id, way }, _) => (act(card(id), way));
        (Choice::Standard(it), _) => {
            let (stock, price) = facts.standard_price(seat, it);
            capital(&format!("{} za {}", infinitive(&standard(it)), stocks_object(price, stock)))
        };
        (Choice::DrawBonus, _) => "Potiahnuť si kartu ako bonus";
        (Choice::BuyRating, _) => "Zaplatiť {} a získať {} HT", money(rating_offer(facts, seat).0), rating_offer(facts, seat).1;
        (Choice::Sell(id), _) => "Odhodiť {} za {}", card_of(id), money(facts.sale_value(seat));
        (Choice::Branch(place), Question::Branch { card: id, branches }) if branches.len() > usize::from(place) => (capital(&breath(branches[usize::from(place)], card(id))));
        (Choice::Branch(place), _) => "Možnosť {}", place + 1;
        (Choice::Amount(number), Question::HeatAsMoney { .. }) => (stocks(number, Stock::Heat));
        (Choice::Amount(number), Question::Amount { cost: Cost::Stock(it, _), .. }) => (stocks(number, it));
        (Choice::Amount(number), Question::Amount { cost: Cost::Cards(_), .. }) => (cards(number.into()));
        (Choice::Amount(number), _) => "{number}";
        (Choice::Track(it), _) => "{} stúpne na {}", capital(track(it)), level(it, raised_to(facts, question, it));
        (Choice::MoneyCube, _) => "Vziať si 1 M€";
        (Choice::SwapCube, _) => (partner(speaker).map_or("Výmena karty".to_owned(), |it| format!("Výmena karty: {}", speaker.player(it))));
        (Choice::Decline, Question::StandIn { .. }) => "Zvyšok zaplatiť v M€";
        (Choice::Decline, Question::Exchange { .. }) => "Neodhodiť nič";
        (Choice::Decline, Question::FreePlay { .. }) => "Nezahrať nič";
        (Choice::Decline, Question::Mulligan { .. } | Question::Corporation | Question::Plan | Question::Phase | Question::HandLimit { .. } | Question::Keep { .. } | Question::Discard { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Source { .. } | Question::Target { .. } | Question::Branch { .. } | Question::Finished | Question::Cube | Question::Swap | Question::Neutral | Question::Warm { .. }) => "Nič";
        (Choice::Done, Question::Mulligan { gone: 0 }) => "Nevymeniť nič";
        (Choice::Done, Question::Mulligan { gone }) => "Potiahnuť si {gone} {}", of_number(gone.into(), ["novú kartu", "nové karty", "nových kariet"]);
        (Choice::Done, Question::Phase) if facts.stage == Stage::Setup => (starting(facts.players[seat].board.corporation));
        (Choice::Done, Question::Phase) => (facts.phase_to_come().map_or("Hotovo: koniec kola".to_owned(), |it| format!("Hotovo: ďalej {} {}", phase_number(it), phase(it))));
        (Choice::Done, Question::HandLimit { .. }) => "Ukončiť kolo";
        (Choice::Done, Question::Corporation | Question::Plan | Question::Keep { .. } | Question::Discard { .. } | Question::StandIn { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Source { .. } | Question::Target { .. } | Question::Branch { .. } | Question::Exchange { .. } | Question::FreePlay { .. } | Question::Finished | Question::Cube | Question::Swap | Question::Neutral | Question::Warm { .. }) => "Hotovo";
        (Choice::Reopen, _) => (match facts.stage {
            Stage::Planning => "Zmeniť svoj výber",
            Stage::Setup | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::Resolving(_) | Stage::HandLimit | Stage::Warming | Stage::Over => "Pokračovať vo fáze",
        });
    }
}

/// The button that begins the first round.
fn starting(corporation: CardId) -> String {
    if corporation == CardId::HIDDEN {
        "Začať".to_owned()
    } else {
        format!("Začať za {}", with_name("korporáciu", card(corporation)))
    }
}

fn act(of: &Card, way: u8) -> String {
    let card_of = with_name("kartu", of);
    say! { (of.actions, of.actions.get(usize::from(way)));
        ([_, _, ..], Some(it)) => "Použiť {card_of}: {}", action(it, of);
        ([] | [_], _) | (_, None) => "Použiť {card_of}";
    }
}

/// A card with what it holds: „Rozkladače (3 mikróby)“.
fn holder(speaker: &AresTableText<'_>, seat: Seat, id: CardId) -> String {
    let number = speaker.facts.players[seat].board.stored.on(id);
    let held = card(id).holds.map(|kind| format!(" ({})", numbered(number, Noun::of_special(kind))));
    format!("{}{}", name(card(id)), held.unwrap_or_default())
}

/// What a card lets be paid for M€.
fn stand_in(of: &Card) -> String {
    let offer = of.passives.iter().find_map(|&passive| match passive {
        Passive::PaysOnce { with, worth } => Some(format!(": {} (o {} menej)", cost(with, of), money(worth))),
        _ => None,
    });
    format!("{}{}", name(of), offer.unwrap_or_default())
}
