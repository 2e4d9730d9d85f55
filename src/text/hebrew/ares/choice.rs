//! Answers, as labels of buttons.

use super::amount::{cost, spend};
use super::card::action;
use super::effect::{breath, standard};
use super::question::partner;
use super::terms::{
    and_all, attached, called, cards, figures, level, money, number_of, numbered, numbered_phase, object,
    stocks,
};
use crate::text::ares::prelude::*;
use crate::text::plan::ares::{play_price, raised_to, rating_offer};

pub(super) fn choice(speaker: &AresTableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
    let facts = speaker.facts;
    say! { (choice, *question);
        (Choice::Phase(it), _) => "שלב {}", numbered_phase(it);
        (Choice::Card(id), Question::Mulligan { .. }) => "החליפו {}", object(card(id));
        (Choice::Card(id), Question::Corporation) => "שחקו {}", object(card(id));
        (Choice::Card(id), Question::Keep { .. }) => "השאירו {}", object(card(id));
        (Choice::Card(id), Question::Discard { .. } | Question::Exchange { .. }) => "השליכו {}", object(card(id));
        (Choice::Card(id), Question::Swap) => "מסרו {}", object(card(id));
        (Choice::Card(id), Question::StandIn { .. }) => (stand_in(card(id)));
        (Choice::Card(id), Question::Source { .. } | Question::Target { .. }) => (holder(speaker, seat, id));
        (Choice::Card(id), Question::Plan | Question::Phase | Question::HandLimit { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Branch { .. } | Question::FreePlay { .. } | Question::Finished | Question::Cube | Question::Neutral | Question::Warm { .. }) => (called(card(id)));
        (Choice::Play(id), _) => "שחקו {} ({})", object(card(id)), price_of(play_price(facts, seat, question, id), card(id));
        (Choice::Act { card: id, way }, _) => (act(card(id), way));
        (Choice::Standard(it), _) => {
            let (stock, price) = facts.standard_price(seat, it);
            format!("{} תמורת {}", standard(it), stocks(price, stock))
        };
        (Choice::DrawBonus, _) => "שלפו קלף כבונוס";
        (Choice::BuyRating, _) => "שלמו {} וקבלו {}", money(rating_offer(facts, seat).0), numbered(rating_offer(facts, seat).1, Noun::Rating);
        (Choice::Sell(id), _) => "השליכו {} תמורת {}", object(card(id)), money(facts.sale_value(seat));
        (Choice::Branch(place), Question::Branch { card: id, branches }) if branches.len() > usize::from(place) => (breath(branches[usize::from(place)], card(id)));
        (Choice::Branch(place), _) => "אפשרות {}", figures(i32::from(place) + 1);
        (Choice::Amount(number), Question::HeatAsMoney { .. }) => (stocks(number, Stock::Heat));
        (Choice::Amount(number), Question::Amount { cost: Cost::Stock(it, _), .. }) => (stocks(number, it));
        (Choice::Amount(number), Question::Amount { cost: Cost::Cards(_), .. }) => (cards(number));
        (Choice::Amount(number), _) => (figures(number));
        (Choice::Track(it @ ZoneTrack::Oxygen), _) => "החמצן עולה {}", attached("ל", &level(it, raised_to(facts, question, it)));
        (Choice::Track(it @ ZoneTrack::Temperature), _) => "הטמפרטורה עולה {}", attached("ל", &level(it, raised_to(facts, question, it)));
        (Choice::MoneyCube, _) => "קחו {}", money(1);
        (Choice::SwapCube, _) => (partner(speaker).map_or("החליפו קלף".to_owned(), |it| format!("החליפו קלף עם {}", speaker.player(it))));
        (Choice::Decline, Question::StandIn { .. }) => "שלמו את השאר במ״ש";
        (Choice::Decline, Question::Exchange { .. }) => "בלי להשליך";
        (Choice::Decline, Question::FreePlay { .. }) => "בלי לשחק";
        (Choice::Decline, Question::Mulligan { .. } | Question::Corporation | Question::Plan | Question::Phase | Question::HandLimit { .. } | Question::Keep { .. } | Question::Discard { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Source { .. } | Question::Target { .. } | Question::Branch { .. } | Question::Finished | Question::Cube | Question::Swap | Question::Neutral | Question::Warm { .. }) => "אף אחד מאלה";
        (Choice::Done, Question::Mulligan { gone: 0 }) => "בלי להחליף";
        (Choice::Done, Question::Mulligan { gone }) => "שלפו {}", number_of(gone, "קלף חדש אחד", "קלפים חדשים");
        (Choice::Done, Question::Phase) if facts.stage == Stage::Setup => (starting(facts.players[seat].board.corporation));
        (Choice::Done, Question::Phase) => (facts.phase_to_come().map_or("סיום: סוף הסבב".to_owned(), |it| format!("סיום, ואז {}", numbered_phase(it))));
        (Choice::Done, Question::HandLimit { .. }) => "סיום הסבב";
        (Choice::Done, Question::Corporation | Question::Plan | Question::Keep { .. } | Question::Discard { .. } | Question::StandIn { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. } | Question::Amount { .. } | Question::Source { .. } | Question::Target { .. } | Question::Branch { .. } | Question::Exchange { .. } | Question::FreePlay { .. } | Question::Finished | Question::Cube | Question::Swap | Question::Neutral | Question::Warm { .. }) => "סיום";
        (Choice::Reopen, _) => (match facts.stage {
            Stage::Planning => "שנו את הבחירה",
            Stage::Setup | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::Resolving(_) | Stage::HandLimit | Stage::Warming | Stage::Over => "המשיכו בשלב",
        });
    }
}

/// The button that begins the first round.
fn starting(corporation: CardId) -> String {
    if corporation == CardId::HIDDEN {
        "התחלה".to_owned()
    } else {
        format!("התחלה עם {}", called(card(corporation)))
    }
}

/// The price of a card, and what it costs beside: «12 מ״ש ו־3 יחידות חום».
fn price_of(price: u16, of: &Card) -> String {
    and_all([money(price)].into_iter().chain(of.spends.iter().map(|&it| spend(it, of))))
}

fn act(of: &Card, way: u8) -> String {
    say! { (of.actions, of.actions.get(usize::from(way)));
        ([_, _, ..], Some(it)) => "הפעילו {}: {}", object(of), action(it, of);
        ([] | [_], _) | (_, None) => "הפעילו {}", object(of);
    }
}

/// A card with what it holds: «Decomposers (3 יצורונים)».
fn holder(speaker: &AresTableText<'_>, seat: Seat, id: CardId) -> String {
    let number = speaker.facts.players[seat].board.stored.on(id);
    let held = card(id).holds.map(|kind| format!(" ({})", numbered(number, Noun::of_special(kind))));
    format!("{}{}", called(card(id)), held.unwrap_or_default())
}

/// What a card lets be paid for M€.
fn stand_in(of: &Card) -> String {
    let offer = of.passives.iter().find_map(|&passive| match passive {
        Passive::PaysOnce { with, worth } => Some(format!(": {} ({} פחות)", cost(with, of), money(worth))),
        _ => None,
    });
    format!("{}{}", called(of), offer.unwrap_or_default())
}
