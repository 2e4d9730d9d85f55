//! Answers, as labels of buttons.

use super::card::action;
use super::effect::breath;
use super::phrase::{infinitive, object};
use super::terms::{
    award_name, capital, counted, from_payer, milestone_name, name, party, payer, plainly, project, reserved,
    resources_object, signed, steps, stuff, with_name,
};
use super::who::Person;
use crate::text::grammar::Case;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::label;

pub(crate) fn choice(speaker: &TableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
    let facts = speaker.facts;
    let for_money = |price: Option<u16>| price.map_or_else(String::new, |price| format!(" ({price} M€)"));
    let player = |who| if who == seat { "Ty".to_owned() } else { speaker.player(who) };
    let is_shown = |area| speaker.areas == Areas::Shown && facts.map().kept_for(area).is_none();
    let bonus = |area| match facts.map().spot(area).map(|spot| spot.bonus) {
        None | Some([]) => String::new(),
        Some(bonus) => format!(" ({})", breath(bonus, &Card::BLANK)),
    };
    let card_of = |id| with_name("kartu", card(id));
    let action_of =
        |id| with_name(if matches!(card(id).kind, Kind::Party) { "akciu strany" } else { "kartu" }, card(id));
    say! { label(facts, seat, question, choice);
        AnswerLabel::Play { card: id, price } => "Zahrať {} ({price} M€)", card_of(id);
        AnswerLabel::SellPatents => (project(StandardProject::SellPatents));
        AnswerLabel::Project { project, price } => "{} za {price} M€", capital(&infinitive(&breath(PROJECTS[project as usize].play, &Card::BLANK)));
        AnswerLabel::Claim { place, price } => "Získať {}{}", facts.milestone(place).map_or_else(|| "míľnik".to_owned(), |it| format!("míľnik „{}“", milestone_name(it))), for_money(price);
        AnswerLabel::Fund { place, price } => "Financovať {}{}", facts.award(place).map_or_else(|| "ocenenie".to_owned(), |it| format!("ocenenie „{}“", award_name(it))), for_money(price);
        AnswerLabel::Use { card: id, which: None } => "Použiť {}", action_of(id);
        AnswerLabel::Use { card: id, which: Some(at) } => "Použiť {}: {}", action_of(id), card(id).actions.get(usize::from(at)).map(|it| action(it, card(id))).unwrap_or_default();
        AnswerLabel::Convert { conversion: it @ Conversion::Plants, price } => "Premeniť {} na dlaždicu zelene", resources_object(price.into(), it.resource());
        AnswerLabel::Convert { conversion: it @ Conversion::Heat, price } => "Premeniť {} a zvýšiť teplotu o {}", resources_object(price.into(), it.resource()), steps(1);
        AnswerLabel::Trade { tile, price, with } => "Obchodovať: {} ({})", name(card(tile)), resources_object(price.into(), with);
        AnswerLabel::Lobby { party: it, price: None } => "Vyslať delegáta: {} (z kuloárov)", party(it);
        AnswerLabel::Lobby { party: it, price } => "Vyslať delegáta: {}{}", party(it), for_money(price);
        AnswerLabel::FirstAction(id) => "Prvá akcia: {}", breath(card(id).first, card(id));
        AnswerLabel::EndTurn => "Ukončiť ťah";
        AnswerLabel::Pass => "Pasovať na túto generáciu";
        AnswerLabel::Card { card: id, done: Done::Played } => "Zahrať {}", card_of(id);
        AnswerLabel::Card { card: id, done: Done::Bought } => "Kúpiť {}", card_of(id);
        AnswerLabel::Card { card: id, done: Done::Kept } => "Nechať si {}", card_of(id);
        AnswerLabel::Card { card: id, done: Done::Sold } => "Predať {}", card_of(id);
        AnswerLabel::Card { card: id, done: Done::Discarded } => "Odhodiť {}", card_of(id);
        AnswerLabel::Card { card: id, done: Done::Chosen } => (capital(name(card(id))));
        AnswerLabel::ColonyTile(id) | AnswerLabel::Holder { card: id, owner: None, held: None } => (name(card(id)));
        AnswerLabel::Holder { card: id, owner: None, held: Some(held) } => "{} ({})", name(card(id)), lies(held);
        AnswerLabel::Holder { card: id, owner: Some(owner), held: None } => "{} ({})", name(card(id)), speaker.player(owner);
        AnswerLabel::Holder { card: id, owner: Some(owner), held: Some(held) } => "{} ({}, {})", name(card(id)), speaker.player(owner), lies(held);
        AnswerLabel::Area(it) if is_shown(it) => "Umiestniť sem{}", bonus(it);
        AnswerLabel::Area(it) => "Umiestniť: {}{}", speaker.space(it), bonus(it);
        AnswerLabel::ClaimArea(it) if is_shown(it) => "Zabrať toto pole{}", bonus(it);
        AnswerLabel::ClaimArea(it) => "Zabrať: {}{}", speaker.space(it), bonus(it);
        AnswerLabel::Player { who, has: None } => (player(who));
        AnswerLabel::Player { who, has: Some(HeldFigure::Production { of, from, to }) } => "{} (produkcia {} {} → {})", player(who), stuff(of), signed(from), signed(to);
        AnswerLabel::Player { who, has: Some(HeldFigure::Stock { of, from, to }) } => "{} ({} {from} → {to})", player(who), plainly(Noun::of_resource(of), Case::Nominative);
        AnswerLabel::NeutralOpponent => "Neutrálny súper";
        AnswerLabel::PayWith { number, with } => "Zaplatiť {}{}", object(number, payer(with)), from_payer(with);
        AnswerLabel::MoveMarker(0) => "Nechať ukazovateľ na mieste";
        AnswerLabel::MoveMarker(number) => "Posunúť ukazovateľ o {} nahor", steps(number);
        AnswerLabel::Remove { number, of } => "Odstrániť {}", object(number, of);
        AnswerLabel::Steal { number, of } => "Ukradnúť {}", object(number, of);
        AnswerLabel::Number(number) => "{number}";
        AnswerLabel::TradeIncome => "Obchodný príjem";
        AnswerLabel::ColonyBonusOf(owner) if owner == seat => "Tvoj bonus kolónie";
        AnswerLabel::ColonyBonusOf(owner) => (capital(&Person::of(speaker.listener(), owner).owned("tvoj", "bonus kolónie")));
        AnswerLabel::DelegateOf(whose) => (speaker.player(whose));
        AnswerLabel::NeutralDelegate => "Neutrálny delegát";
        AnswerLabel::Option(OptionLabel::Steps(list, of)) => (capital(&breath(list, card(of))));
        AnswerLabel::Option(OptionLabel::Production(of)) => "Produkcia {}", stuff(of);
        AnswerLabel::Option(OptionLabel::Resource(of)) => (capital(plainly(Noun::of_resource(of), Case::Nominative)));
        AnswerLabel::Option(OptionLabel::Party(it)) => (party(it));
        AnswerLabel::Unknown(place) => "Možnosť {}", place + 1;
        AnswerLabel::First(place) => "Najprv iný krok ({})", place + 1;
        AnswerLabel::BuyNone => "Nekúpiť nič";
        AnswerLabel::BuyNoMore => "Už nič nekúpiť";
        AnswerLabel::SellNoMore => "Už nič nepredať";
        AnswerLabel::KeepPlants => "Nechať si rastliny";
        AnswerLabel::Declined(Declined::Removal) => "Neodstrániť nič";
        AnswerLabel::Declined(Declined::Theft) => "Neukradnúť nič";
        AnswerLabel::Declined(Declined::Discard) => "Neodhodiť nič";
        AnswerLabel::Declined(Declined::Alternatives) => "Nič z toho";
        AnswerLabel::Declined(Declined::Look) => "Pozrieť si ich teraz";
        AnswerLabel::Declined(Declined::Step) => "Hotovo";
        AnswerLabel::Reopen => "Zmeniť svoj výber";
    }
}

pub(crate) fn first(id: CardId, effect: &'static Effect) -> String {
    let step = breath(core::slice::from_ref(effect), card(id));
    if id == CardId::HIDDEN {
        format!("Najprv: {step}")
    } else {
        format!("Najprv {}: {step}", with_name("karta", card(id)))
    }
}

pub(crate) fn then(id: CardId, effect: &'static Effect) -> String {
    format!("Potom: {}", breath(core::slice::from_ref(effect), card(id)))
}

pub(crate) fn idle(label: &str) -> String {
    format!("{label} (teraz bez účinku)")
}

/// „rad 3, pozícia 4“, or the name of an area that has one.
pub(crate) fn space(map: &Map, space: Hex) -> String {
    say! { (map.kept_for(space), map.position(space));
        (Some(name), _) => "pole „{}“", reserved(name);
        (None, Some((row, position))) => "rad {}, pozícia {}", row + 1, position + 1;
        (None, None) => "pole mimo mapy";
    }
}

/// „3 zvieratá“, „zvieratá 3 → 1“.
fn lies(held: HeldOnCard) -> String {
    say! { held;
        HeldOnCard::Lies(number, of) => (counted(number, of));
        HeldOnCard::Leaves { of, from, to } => "{} {from} → {to}", plainly(of, Case::Nominative);
    }
}
