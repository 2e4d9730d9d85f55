//! Answers, as labels of buttons.

use super::amount::{cost, spend};
use super::card::action;
use super::effect::{breath, standard};
use super::mood::Mood;
use super::question::partner;
use super::terms::{
    and_all, level, money, name, number_of, numbered, of_card, phase, phase_number, quoted, stocks, term,
};
use crate::text::ares::prelude::*;
use crate::text::grammar::Case;
use crate::text::plan::ares::{play_price, raised_to, rating_offer};
use crate::text::ukrainian::terms::capital;

pub(super) fn choice(speaker: &AresTableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
    let facts = speaker.facts;
    say! { (choice, *question);
        (Choice::Phase(it), _) => "Фаза {}: {}", phase_number(it), phase(it).to_lowercase();
        (Choice::Card(id), Question::Mulligan { .. }) => "Замінити {}", quoted(id);
        (Choice::Card(id), Question::Corporation) => "Розіграти {}", quoted(id);
        (Choice::Card(id), Question::Keep { .. }) => "Залишити {}", quoted(id);
        (Choice::Card(id), Question::Discard { .. } | Question::Exchange { .. }) => "Скинути {}", quoted(id);
        (Choice::Card(id), Question::Swap) => "Передати {}", quoted(id);
        (Choice::Card(id), Question::StandIn { .. }) => (stand_in(card(id)));
        (Choice::Card(id), Question::Source { .. } | Question::Target { .. }) => (holder(speaker, seat, id));
        (Choice::Card(id), Question::Plan | Question::Phase | Question::HandLimit { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Branch { .. } | Question::FreePlay { .. } | Question::Finished | Question::Cube | Question::Neutral | Question::Warm { .. }) => (capital(name(card(id))));
        (Choice::Play(id), _) => "Розіграти {} ({})", quoted(id), price_of(play_price(facts, seat, question, id), card(id));
        (Choice::Act { card: id, way }, _) => (act(card(id), way));
        (Choice::Standard(it), _) => {
            let (stock, price) = facts.standard_price(seat, it);
            capital(&format!("{} за {}", standard(it, Mood::Can), stocks(price, stock, Case::Accusative)))
        };
        (Choice::DrawBonus, _) => "Взяти карту як бонус";
        (Choice::BuyRating, _) => "Заплатити {} за {} РТ", money(rating_offer(facts, seat).0), rating_offer(facts, seat).1;
        (Choice::Sell(id), _) => "Скинути {} за {}", quoted(id), money(facts.sale_value(seat));
        (Choice::Branch(place), Question::Branch { card: id, branches }) if branches.len() > usize::from(place) => (capital(&breath(branches[usize::from(place)], card(id), Mood::Can)));
        (Choice::Branch(place), _) => "Варіант {}", place + 1;
        (Choice::Amount(number), Question::HeatAsMoney { .. }) => (stocks(number, Stock::Heat, Case::Nominative));
        (Choice::Amount(number), Question::Amount { cost: Cost::Stock(it, _), .. }) => (stocks(number, it, Case::Nominative));
        (Choice::Amount(number), Question::Amount { cost: Cost::Cards(_), .. }) => (numbered(number.into(), Noun::Card, Case::Nominative));
        (Choice::Amount(number), _) => "{number}";
        (Choice::Track(it), _) => "{}: до {}", term(AresTerm::Track(it)), level(it, raised_to(facts, question, it));
        (Choice::MoneyCube, _) => "Взяти 1 M€";
        (Choice::SwapCube, _) => (partner(speaker).map_or("Обмін картами".to_owned(), |it| format!("Обмін картами: {}", speaker.player(it))));
        (Choice::Decline, Question::StandIn { .. }) => "Решту заплатити в M€";
        (Choice::Decline, Question::Exchange { .. }) => "Нічого не скидати";
        (Choice::Decline, Question::FreePlay { .. }) => "Не розігрувати";
        (Choice::Decline, Question::Mulligan { .. } | Question::Corporation | Question::Plan | Question::Phase | Question::HandLimit { .. } | Question::Keep { .. } | Question::Discard { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Source { .. } | Question::Target { .. } | Question::Branch { .. } | Question::Finished | Question::Cube | Question::Swap | Question::Neutral | Question::Warm { .. }) => "Нічого";
        (Choice::Done, Question::Mulligan { gone: 0 }) => "Не замінювати";
        (Choice::Done, Question::Mulligan { gone }) => "Взяти {}", number_of(gone, ["нову карту", "нові карти", "нових карт"]);
        (Choice::Done, Question::Phase) if facts.stage == Stage::Setup => (starting(facts.players[seat].board.corporation));
        (Choice::Done, Question::Phase) => (facts.phase_to_come().map_or("Готово: кінець раунду".to_owned(), |it| format!("Готово: далі {} {}", phase_number(it), phase(it))));
        (Choice::Done, Question::HandLimit { .. }) => "Завершити раунд";
        (Choice::Done, Question::Corporation | Question::Plan | Question::Keep { .. } | Question::Discard { .. } | Question::StandIn { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Source { .. } | Question::Target { .. } | Question::Branch { .. } | Question::Exchange { .. } | Question::FreePlay { .. } | Question::Finished | Question::Cube | Question::Swap | Question::Neutral | Question::Warm { .. }) => "Готово";
        (Choice::Reopen, _) => (match facts.stage {
            Stage::Planning => "Змінити вибір",
            Stage::Setup | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::Resolving(_) | Stage::HandLimit | Stage::Warming | Stage::Over => "Продовжити фазу",
        });
    }
}

/// The button that begins the first round.
fn starting(corporation: CardId) -> String {
    if corporation == CardId::HIDDEN {
        "Почати".to_owned()
    } else {
        format!("Почати: {}", name(card(corporation)))
    }
}

/// The price of a card, and what it costs beside: «12 M€ і 3 тепла».
fn price_of(price: u16, of: &Card) -> String {
    and_all([money(price)].into_iter().chain(of.spends.iter().map(|&it| spend(it, of, Case::Nominative))))
}

fn act(of: &Card, way: u8) -> String {
    say! { (of.actions, of.actions.get(usize::from(way)));
        ([_, _, ..], Some(it)) => "Дія {}: {}", of_card(of.id), action(it, of, Mood::Can);
        ([] | [_], _) | (_, None) => "Дія {}", of_card(of.id);
    }
}

/// A card with what it holds: «Decomposers (3 мікроби)».
fn holder(speaker: &AresTableText<'_>, seat: Seat, id: CardId) -> String {
    let number = speaker.facts.players[seat].board.stored.on(id);
    let of = card(id);
    let held = of.holds.map(|kind| numbered(number.into(), Noun::of_special(kind), Case::Nominative));
    held.map_or_else(|| name(of).to_owned(), |held| format!("{} ({held})", name(of)))
}

/// What a card lets be paid for M€.
fn stand_in(of: &Card) -> String {
    let offer = of.passives.iter().find_map(|&passive| match passive {
        Passive::PaysOnce { with, worth } => {
            Some(format!(": {} (на {} менше)", cost(with, of, Mood::Can), money(worth)))
        }
        _ => None,
    });
    format!("{}{}", name(of), offer.unwrap_or_default())
}
