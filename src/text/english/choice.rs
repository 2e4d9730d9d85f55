//! Answers, as labels of buttons.

use super::card::action;
use super::effect::breath;
use super::terms::{
    capital, name, noun, of_payer, party, project, reserved, resource, resources, signed, steps,
};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::label;

pub(crate) fn choice(speaker: &TableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
    let facts = speaker.facts;
    let for_money = |price: Option<u16>| price.map_or_else(String::new, |price| format!(" ({price} M€)"));
    let player = |who| if who == seat { "Yourself".to_owned() } else { speaker.player(who) };
    let is_shown = |area| speaker.areas == Areas::Shown && facts.map().kept_for(area).is_none();
    let bonus = |area| match facts.map().spot(area).map(|spot| spot.bonus) {
        None | Some([]) => String::new(),
        Some(bonus) => format!(" ({})", breath(bonus, &Card::BLANK)),
    };
    say! { label(facts, seat, question, choice);
        AnswerLabel::Play { card: id, price } => "Play {} ({price} M€)", name(card(id));
        AnswerLabel::SellPatents => (project(StandardProject::SellPatents));
        AnswerLabel::Project { project, price } => "{} for {price} M€", capital(&breath(PROJECTS[project as usize].play, &Card::BLANK));
        AnswerLabel::Claim { place, price } => "Claim {}{}", facts.milestone(place).map_or("a milestone", |it| it.name), for_money(price);
        AnswerLabel::Fund { place, price } => "Fund {}{}", facts.award(place).map_or("an award", |it| it.name), for_money(price);
        AnswerLabel::Use { card: id, which: None } => "Use {}", name(card(id));
        AnswerLabel::Use { card: id, which: Some(at) } => "Use {}: {}", name(card(id)), card(id).actions.get(usize::from(at)).map(|it| action(it, card(id))).unwrap_or_default();
        AnswerLabel::Convert { conversion: it @ Conversion::Plants, price } => "Convert {} into a greenery tile", resources(price.into(), it.resource());
        AnswerLabel::Convert { conversion: it @ Conversion::Heat, price } => "Convert {} to raise the temperature {}", resources(price.into(), it.resource()), steps(1);
        AnswerLabel::Trade { tile, price, with } => "Trade with {} ({})", name(card(tile)), resources(price.into(), with);
        AnswerLabel::Lobby { party: it, price: None } => "Send a delegate to {} (from the lobby)", party(it);
        AnswerLabel::Lobby { party: it, price } => "Send a delegate to {}{}", party(it), for_money(price);
        AnswerLabel::FirstAction(id) => "First action: {}", breath(card(id).first, card(id));
        AnswerLabel::EndTurn => "End your turn";
        AnswerLabel::Pass => "Pass for this generation";
        AnswerLabel::Card { card: id, done: Done::Played } => "Play {}", name(card(id));
        AnswerLabel::Card { card: id, done: Done::Bought } => "Buy {}", name(card(id));
        AnswerLabel::Card { card: id, done: Done::Kept } => "Keep {}", name(card(id));
        AnswerLabel::Card { card: id, done: Done::Sold } => "Sell {}", name(card(id));
        AnswerLabel::Card { card: id, done: Done::Discarded } => "Discard {}", name(card(id));
        AnswerLabel::Card { card: id, done: Done::Chosen } => (capital(name(card(id))));
        AnswerLabel::ColonyTile(id) | AnswerLabel::Holder { card: id, owner: None, held: None } => (name(card(id)));
        AnswerLabel::Holder { card: id, owner: None, held: Some(held) } => "{} ({})", name(card(id)), lies(held);
        AnswerLabel::Holder { card: id, owner: Some(owner), held: None } => "{} ({})", name(card(id)), speaker.player(owner);
        AnswerLabel::Holder { card: id, owner: Some(owner), held: Some(held) } => "{} ({}, {})", name(card(id)), speaker.player(owner), lies(held);
        AnswerLabel::Area(it) if is_shown(it) => "Place here{}", bonus(it);
        AnswerLabel::Area(it) => "Place on {}{}", speaker.space(it), bonus(it);
        AnswerLabel::ClaimArea(it) if is_shown(it) => "Claim this area{}", bonus(it);
        AnswerLabel::ClaimArea(it) => "Claim {}{}", speaker.space(it), bonus(it);
        AnswerLabel::Player { who, has: None } => (player(who));
        AnswerLabel::Player { who, has: Some(HeldFigure::Production { of, from, to }) } => "{} ({} production {} → {})", player(who), resource(of, 1), signed(from), signed(to);
        AnswerLabel::Player { who, has: Some(HeldFigure::Stock { of, from, to }) } => "{} ({} {from} → {to})", player(who), resource(of, 2);
        AnswerLabel::NeutralOpponent => "The neutral opponent";
        AnswerLabel::PayWith { number, with } => "Pay {number} {}", of_payer(with, number, "from");
        AnswerLabel::MoveMarker(0) => "Leave the marker";
        AnswerLabel::MoveMarker(number) => "Move the marker up {}", steps(number);
        AnswerLabel::Remove { number, of } => "Remove {} {}", signed(number), noun(of, number);
        AnswerLabel::Steal { number, of } => "Steal {} {}", signed(number), noun(of, number);
        AnswerLabel::Number(number) => "{number}";
        AnswerLabel::TradeIncome => "Trade income";
        AnswerLabel::ColonyBonusOf(owner) if owner == seat => "Your colony bonus";
        AnswerLabel::ColonyBonusOf(owner) => "{}’s colony bonus", speaker.player(owner);
        AnswerLabel::DelegateOf(whose) => (speaker.player(whose));
        AnswerLabel::NeutralDelegate => "A neutral delegate";
        AnswerLabel::Option(OptionLabel::Steps(list, of)) => (capital(&breath(list, card(of))));
        AnswerLabel::Option(OptionLabel::Production(of)) => "{} production", capital(resource(of, 1));
        AnswerLabel::Option(OptionLabel::Resource(of)) => (capital(resource(of, 1)));
        AnswerLabel::Option(OptionLabel::Party(it)) => (party(it));
        AnswerLabel::Unknown(place) => "Option {}", place + 1;
        AnswerLabel::First(place) => "Another step first ({})", place + 1;
        AnswerLabel::BuyNone => "Buy none";
        AnswerLabel::BuyNoMore => "Buy no more";
        AnswerLabel::SellNoMore => "Sell no more";
        AnswerLabel::KeepPlants => "Keep the plants";
        AnswerLabel::Declined(Declined::Removal) => "Remove nothing";
        AnswerLabel::Declined(Declined::Theft) => "Steal nothing";
        AnswerLabel::Declined(Declined::Discard) => "Discard nothing";
        AnswerLabel::Declined(Declined::Alternatives) => "None of these";
        AnswerLabel::Declined(Declined::Look) => "Look at them now";
        AnswerLabel::Declined(Declined::Step) => "Done";
        AnswerLabel::Reopen => "Change your choice";
    }
}

pub(crate) fn first(id: CardId, effect: &'static Effect) -> String {
    let step = breath(core::slice::from_ref(effect), card(id));
    if id == CardId::HIDDEN { format!("First: {step}") } else { format!("First {}: {step}", name(card(id))) }
}

pub(crate) fn then(id: CardId, effect: &'static Effect) -> String {
    format!("Then: {}", breath(core::slice::from_ref(effect), card(id)))
}

pub(crate) fn idle(label: &str) -> String {
    format!("{label} (no effect now)")
}

/// "row 3, position 4", or the name of an area that has one.
pub(crate) fn space(map: &Map, space: Hex) -> String {
    say! { (map.kept_for(space), map.position(space));
        (Some(name), _) => "the {} area", reserved(name);
        (None, Some((row, position))) => "row {}, position {}", row + 1, position + 1;
        (None, None) => "an area off the map";
    }
}

/// "3 animals", "animals 3 → 1".
fn lies(held: HeldOnCard) -> String {
    say! { held;
        HeldOnCard::Lies(number, of) => "{number} {}", noun(of, number);
        HeldOnCard::Leaves { of, from, to } => "{} {from} → {to}", noun(of, 2);
    }
}
