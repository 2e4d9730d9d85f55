//! Answers, as labels of buttons.

use super::card::action;
use super::effect::breath;
use super::terms::{
    award_name, bulk, by_steps, called, counted, figures, milestone_name, money, object, of_payer, party,
    production, project, reserved, resources, stuff, term,
};
use super::who::Actor;
use crate::text::grammar::isolated;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::label;

pub(crate) fn choice(speaker: &TableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
    let facts = speaker.facts;
    let for_money =
        |price: Option<u16>| price.map_or_else(String::new, |price| format!(" ({})", money(price.into())));
    let player = |who| if who == seat { "אתם".to_owned() } else { speaker.player(who) };
    let whose = |seat| Actor::of(speaker.listener(), seat).whose();
    let is_shown = |area| speaker.areas == Areas::Shown && facts.map().kept_for(area).is_none();
    let bonus = |area| match facts.map().spot(area).map(|spot| spot.bonus) {
        None | Some([]) => String::new(),
        Some(bonus) => format!(" ({})", breath(bonus, &Card::BLANK)),
    };
    say! { label(facts, seat, question, choice);
        AnswerLabel::Play { card: id, price } => "שחקו {} ({})", object(card(id)), money(price.into());
        AnswerLabel::SellPatents => (project(StandardProject::SellPatents));
        AnswerLabel::Project { project, price } => "{} תמורת {}", breath(PROJECTS[project as usize].play, &Card::BLANK), money(price.into());
        AnswerLabel::Claim { place, price } => "תבעו {}{}", facts.milestone(place).map_or_else(|| "נקודת ציון".to_owned(), |it| format!("את {}", isolated(milestone_name(it)))), for_money(price);
        AnswerLabel::Fund { place, price } => "ממנו {}{}", facts.award(place).map_or_else(|| "פרס".to_owned(), |it| format!("את {}", isolated(award_name(it)))), for_money(price);
        AnswerLabel::Use { card: id, which: None } => "הפעילו {}", object(card(id));
        AnswerLabel::Use { card: id, which: Some(at) } => "הפעילו {}: {}", object(card(id)), card(id).actions.get(usize::from(at)).map(|it| action(it, card(id))).unwrap_or_default();
        AnswerLabel::Convert { conversion: it @ Conversion::Plants, price } => "המירו {} לאריח חורש", resources(price.into(), it.resource());
        AnswerLabel::Convert { conversion: it @ Conversion::Heat, price } => "המירו {} והעלו את הטמפרטורה {}", resources(price.into(), it.resource()), by_steps(1);
        AnswerLabel::Trade { tile, price, with } => "סחרו עם {} ({})", called(card(tile)), resources(price.into(), with);
        AnswerLabel::Lobby { party: it, price: None } => "שלחו נציג אל {} (מהלובי)", isolated(party(it));
        AnswerLabel::Lobby { party: it, price } => "שלחו נציג אל {}{}", isolated(party(it)), for_money(price);
        AnswerLabel::FirstAction(id) => "הפעולה הראשונה: {}", breath(card(id).first, card(id));
        AnswerLabel::EndTurn => "סיימו את התור";
        AnswerLabel::Pass => "ותרו עד סוף העידן";
        AnswerLabel::Card { card: id, done: Done::Played } => "שחקו {}", object(card(id));
        AnswerLabel::Card { card: id, done: Done::Bought } => "רכשו {}", object(card(id));
        AnswerLabel::Card { card: id, done: Done::Kept } => "השאירו {}", object(card(id));
        AnswerLabel::Card { card: id, done: Done::Sold } => "מכרו {}", object(card(id));
        AnswerLabel::Card { card: id, done: Done::Discarded } => "השליכו {}", object(card(id));
        AnswerLabel::Card { card: id, done: Done::Chosen } => (called(card(id)));
        AnswerLabel::ColonyTile(id) | AnswerLabel::Holder { card: id, owner: None, held: None } => (called(card(id)));
        AnswerLabel::Holder { card: id, owner: None, held: Some(held) } => "{} ({})", called(card(id)), lies(held);
        AnswerLabel::Holder { card: id, owner: Some(owner), held: None } => "{} ({})", called(card(id)), speaker.player(owner);
        AnswerLabel::Holder { card: id, owner: Some(owner), held: Some(held) } => "{} ({}, {})", called(card(id)), speaker.player(owner), lies(held);
        AnswerLabel::Area(it) if is_shown(it) => "הניחו כאן{}", bonus(it);
        AnswerLabel::Area(it) => "הניחו ב{}{}", speaker.space(it), bonus(it);
        AnswerLabel::ClaimArea(it) if is_shown(it) => "תפסו את האזור הזה{}", bonus(it);
        AnswerLabel::ClaimArea(it) => "תפסו אזור: {}{}", speaker.space(it), bonus(it);
        AnswerLabel::Player { who, has: None } => (player(who));
        AnswerLabel::Player { who, has: Some(HeldFigure::Production { of, from, to }) } => "{} ({} {}\u{a0}←\u{a0}{})", player(who), production(of), figures(from), figures(to);
        AnswerLabel::Player { who, has: Some(HeldFigure::Stock { of, from, to }) } => "{} ({} {}\u{a0}←\u{a0}{})", player(who), stuff(of), figures(from), figures(to);
        AnswerLabel::NeutralOpponent => "היריב הניטרלי";
        AnswerLabel::PayWith { number, with } => "שלמו {}", of_payer(with, number, "מהקלף");
        AnswerLabel::MoveMarker(0) => "השאירו את הסמן במקומו";
        AnswerLabel::MoveMarker(number) => "העלו את הסמן {}", by_steps(number);
        AnswerLabel::Remove { number, of } => "הסירו {}", counted(number, of);
        AnswerLabel::Steal { number, of } => "גנבו {}", counted(number, of);
        AnswerLabel::Number(number) => (figures(number));
        AnswerLabel::TradeIncome => "הכנסת סחר";
        AnswerLabel::ColonyBonusOf(owner) if owner == seat => "בונוס המושבה שלכם";
        AnswerLabel::ColonyBonusOf(owner) => "בונוס המושבה {}", whose(owner);
        AnswerLabel::DelegateOf(whose) => (speaker.player(whose));
        AnswerLabel::NeutralDelegate => "נציג ניטרלי";
        AnswerLabel::Option(OptionLabel::Steps(list, of)) => (breath(list, card(of)));
        AnswerLabel::Option(OptionLabel::Production(of)) => (production(of));
        AnswerLabel::Option(OptionLabel::Resource(of)) => (term(Term::Resource(of)));
        AnswerLabel::Option(OptionLabel::Party(it)) => (isolated(party(it)));
        AnswerLabel::Unknown(place) => "אפשרות {}", figures(i32::from(place) + 1);
        AnswerLabel::First(place) => "קודם מהלך אחר ({})", figures(i32::from(place) + 1);
        AnswerLabel::BuyNone => "בלי לרכוש";
        AnswerLabel::BuyNoMore => "סיום הרכישה";
        AnswerLabel::SellNoMore => "סיום המכירה";
        AnswerLabel::KeepPlants => "השאירו את הצמחים";
        AnswerLabel::Declined(Declined::Removal) => "בלי להסיר";
        AnswerLabel::Declined(Declined::Theft) => "בלי לגנוב";
        AnswerLabel::Declined(Declined::Discard) => "בלי להשליך";
        AnswerLabel::Declined(Declined::Alternatives) => "אף אחת מאלה";
        AnswerLabel::Declined(Declined::Look) => "הביטו בהם כעת";
        AnswerLabel::Declined(Declined::Step) => "סיום";
        AnswerLabel::Reopen => "שנו את הבחירה";
    }
}

pub(crate) fn first(id: CardId, effect: &'static Effect) -> String {
    let step = breath(core::slice::from_ref(effect), card(id));
    if id == CardId::HIDDEN {
        format!("קודם: {step}")
    } else {
        format!("קודם {}: {step}", called(card(id)))
    }
}

pub(crate) fn then(id: CardId, effect: &'static Effect) -> String {
    format!("אחר כך: {}", breath(core::slice::from_ref(effect), card(id)))
}

pub(crate) fn idle(label: &str) -> String {
    format!("{label} (ללא השפעה כעת)")
}

/// «שורה 3, מקום 4», or the name of an area that has one.
pub(crate) fn space(map: &Map, space: Hex) -> String {
    say! { (map.kept_for(space), map.position(space));
        (Some(name), _) => "אזור {}", isolated(reserved(name));
        (None, Some((row, position))) => "שורה {}, מקום {}", isolated(&(row + 1).to_string()), isolated(&(position + 1).to_string());
        (None, None) => "אזור מחוץ למפה";
    }
}

/// «3 חיות», «חיות 3 ← 1».
fn lies(held: HeldOnCard) -> String {
    say! { held;
        HeldOnCard::Lies(number, of) => (counted(number, of));
        HeldOnCard::Leaves { of, from, to } => "{} {}\u{a0}←\u{a0}{}", bulk(of), figures(from), figures(to);
    }
}
