//! Answers, as labels of buttons.

use super::terms::{capital, name, noun, of_payer, party, project, reserved, resource, resources, steps};
use crate::kit::Seat;
use crate::mars::cards::{Card, CardId, Conversion, Effect, PROJECTS, StandardProject, card};
use crate::mars::maps::{Hex, Map};
use crate::mars::{Choice, Question};
use crate::text::plan::mars::{AnswerLabel, Declined, Done, HeldFigure, OptionLabel, label};
use crate::text::say::say;
use crate::text::{Areas, TableText};

pub(crate) fn choice(speaker: &TableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
    let facts = speaker.facts;
    let for_money = |price: Option<u16>| price.map_or_else(String::new, |price| format!(" ({price} M€)"));
    say! { label(facts, seat, question, choice);
        AnswerLabel::Play { card: id, price } => "Play {} ({price} M€)", name(card(id));
        AnswerLabel::SellPatents => (project(StandardProject::SellPatents).to_owned());
        AnswerLabel::Project { project, price } => {
            let does = super::effect::breath(PROJECTS[project as usize].play, &Card::BLANK);
            capital(&format!("{does} for {price} M€"))
        };
        AnswerLabel::Claim { place, price } => {
            let claimed = facts.milestone(place).map_or("a milestone", |it| it.name);
            format!("Claim {claimed}{}", for_money(price))
        };
        AnswerLabel::Fund { place, price } => {
            let funded = facts.award(place).map_or("an award", |it| it.name);
            format!("Fund {funded}{}", for_money(price))
        };
        AnswerLabel::Use { card: id, which } => (act(id, which));
        AnswerLabel::Convert { conversion: it @ Conversion::Plants, price } => "Convert {} into a greenery tile", resources(price.into(), it.resource());
        AnswerLabel::Convert { conversion: it @ Conversion::Heat, price } => "Convert {} to raise the temperature {}", resources(price.into(), it.resource()), steps(1);
        AnswerLabel::Trade { tile, price, with } => "Trade with {} ({})", name(card(tile)), resources(price.into(), with);
        AnswerLabel::Lobby { party: it, price: None } => "Send a delegate to {} (from the lobby)", party(it);
        AnswerLabel::Lobby { party: it, price } => "Send a delegate to {}{}", party(it), for_money(price);
        AnswerLabel::FirstAction(id) => "First action: {}", super::effect::breath(card(id).first, card(id));
        AnswerLabel::EndTurn => "End your turn";
        AnswerLabel::Pass => "Pass for this generation";
        AnswerLabel::Card { card: id, done } => {
            let name = name(card(id));
            match done {
                Done::Played => format!("Play {name}"),
                Done::Bought => format!("Buy {name}"),
                Done::Kept => format!("Keep {name}"),
                Done::Sold => format!("Sell {name}"),
                Done::Discarded => format!("Discard {name}"),
                Done::Chosen => capital(name),
            }
        };
        AnswerLabel::ColonyTile(id) => (name(card(id)).to_owned());
        AnswerLabel::Holder { card: id, owner, held } => {
            let owner = owner.map(|owner| speaker.player(owner));
            let held = held.map(|(number, of)| format!("{number} {}", noun(of, number)));
            let more: Vec<String> = owner.into_iter().chain(held).collect();
            let name = name(card(id));
            if more.is_empty() { name.to_owned() } else { format!("{name} ({})", more.join(", ")) }
        };
        AnswerLabel::Area(it) => (area(speaker, it, "Place here", "Place on"));
        AnswerLabel::ClaimArea(it) => (area(speaker, it, "Claim this area", "Claim"));
        AnswerLabel::Player { who, has } => {
            let name = if who == seat { "Yourself".to_owned() } else { speaker.player(who) };
            match has {
                None => name,
                Some(HeldFigure::Production(of, number)) => {
                    format!("{name} ({} production {})", resource(of, 1), super::terms::signed(number))
                }
                Some(HeldFigure::Stock(of, number)) => format!("{name} ({})", resources(number, of)),
            }
        };
        AnswerLabel::NeutralOpponent => "The neutral opponent";
        AnswerLabel::PayWith { number, with } => "Pay {number} {}", of_payer(with, number, "from");
        AnswerLabel::MoveMarker(0) => "Leave the marker";
        AnswerLabel::MoveMarker(number) => "Move the marker up {}", steps(number);
        AnswerLabel::Remove { number, of } => "Remove {} {}", super::terms::signed(number), noun(of, number);
        AnswerLabel::Steal { number, of } => "Steal {} {}", super::terms::signed(number), noun(of, number);
        AnswerLabel::Number(number) => (number.to_string());
        AnswerLabel::TradeIncome => "Trade income";
        AnswerLabel::ColonyBonusOf(owner) if owner == seat => "Your colony bonus";
        AnswerLabel::ColonyBonusOf(owner) => "{}’s colony bonus", speaker.player(owner);
        AnswerLabel::DelegateOf(whose) => (speaker.player(whose));
        AnswerLabel::NeutralDelegate => "A neutral delegate";
        AnswerLabel::Option(it) => (match it {
            OptionLabel::Steps(list, of) => super::card::label(list, card(of)),
            OptionLabel::Production(of) => format!("{} production", capital(resource(of, 1))),
            OptionLabel::Resource(of) => capital(resource(of, 1)),
            OptionLabel::Party(it) => party(it).to_owned(),
        });
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
    let step = super::effect::breath(core::slice::from_ref(effect), card(id));
    if id == CardId::HIDDEN { format!("First: {step}") } else { format!("First {}: {step}", name(card(id))) }
}

pub(crate) fn then(id: CardId, effect: &'static Effect) -> String {
    format!("Then: {}", super::effect::breath(core::slice::from_ref(effect), card(id)))
}

pub(crate) fn idle(label: &str) -> String {
    format!("{label} (no effect now)")
}

/// "row 3, position 4", or the name of an area that has one.
pub(crate) fn space(map: &Map, space: Hex) -> String {
    match (map.kept_for(space), map.position(space)) {
        (Some(name), _) => format!("the {} area", reserved(name)),
        (None, Some((row, position))) => format!("row {}, position {}", row + 1, position + 1),
        (None, None) => "an area off the map".to_owned(),
    }
}

fn act(id: CardId, which: Option<u8>) -> String {
    let of = card(id);
    match which {
        None => format!("Use {}", name(of)),
        Some(which) => {
            let said =
                of.actions.get(usize::from(which)).map_or_else(String::new, |it| super::card::action(it, of));
            format!("Use {}: {said}", name(of))
        }
    }
}

/// An area, with what it gives: as it is called where the map shows it, and before its place or its name.
fn area(speaker: &TableText<'_>, it: Hex, here: &str, before: &str) -> String {
    let bonus = match speaker.facts.map().spot(it) {
        Some(spot) if !spot.bonus.is_empty() => {
            format!(" ({})", super::effect::breath(spot.bonus, &Card::BLANK))
        }
        Some(_) | None => String::new(),
    };
    if speaker.areas == Areas::Shown && speaker.facts.map().kept_for(it).is_none() {
        return format!("{here}{bonus}");
    }
    format!("{before} {}{bonus}", speaker.space(it))
}
