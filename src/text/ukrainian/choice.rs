//! Answers, as labels of buttons.

use super::card::action;
use super::effect::breath;
use super::phrase::{infinitive, object};
use super::terms::{
    award_name, capital, counted, from_payer, milestone_name, name, party, payer, plainly, project, quoted,
    reserved, resources_object, signed, steps, stuff, with_name,
};
use super::who::Doer;
use crate::text::grammar::Case;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::label;

pub(crate) fn choice(speaker: &TableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
    let facts = speaker.facts;
    let for_money = |price: Option<u16>| price.map_or_else(String::new, |price| format!(" ({price} M€)"));
    let player = |who| if who == seat { "Ви".to_owned() } else { speaker.player(who) };
    let is_shown = |area| speaker.areas == Areas::Shown && facts.map().kept_for(area).is_none();
    let bonus = |area| match facts.map().spot(area).map(|spot| spot.bonus) {
        None | Some([]) => String::new(),
        Some(bonus) => format!(" ({})", breath(bonus, &Card::BLANK)),
    };
    let card_of = |id| quoted(card(id), "карту");
    say! { label(facts, seat, question, choice);
        AnswerLabel::Play { card: id, price } => "Розіграти {} ({price} M€)", card_of(id);
        AnswerLabel::SellPatents => (project(StandardProject::SellPatents));
        AnswerLabel::Project { project, price } => "{} за {price} M€", capital(&infinitive(&breath(PROJECTS[project as usize].play, &Card::BLANK)));
        AnswerLabel::Claim { place, price } => "Присвоїти {}{}", facts.milestone(place).map_or_else(|| "досягнення".to_owned(), |it| format!("«{}»", milestone_name(it))), for_money(price);
        AnswerLabel::Fund { place, price } => "Профінансувати {}{}", facts.award(place).map_or_else(|| "нагороду".to_owned(), |it| format!("«{}»", award_name(it))), for_money(price);
        AnswerLabel::Use { card: id, which: None } => "Дія {}", with_name(if matches!(card(id).kind, Kind::Party) { "партії" } else { "карти" }, card(id));
        AnswerLabel::Use { card: id, which: Some(at) } => "Дія {}: {}", with_name("карти", card(id)), card(id).actions.get(usize::from(at)).map(|it| action(it, card(id))).unwrap_or_default();
        AnswerLabel::Convert { conversion: it @ Conversion::Plants, price } => "Перетворити {} на жетон зелені", resources_object(price.into(), it.resource());
        AnswerLabel::Convert { conversion: it @ Conversion::Heat, price } => "Перетворити {} і підняти температуру на {}", resources_object(price.into(), it.resource()), steps(1);
        AnswerLabel::Trade { tile, price, with } => "Торгувати: {} ({})", name(card(tile)), resources_object(price.into(), with);
        AnswerLabel::Lobby { party: it, price: None } => "Відправити делегата: {} (з лобі)", party(it);
        AnswerLabel::Lobby { party: it, price } => "Відправити делегата: {}{}", party(it), for_money(price);
        AnswerLabel::FirstAction(id) => "Перша дія: {}", breath(card(id).first, card(id));
        AnswerLabel::EndTurn => "Завершити хід";
        AnswerLabel::Pass => "Пас на це покоління";
        AnswerLabel::Card { card: id, done: Done::Played } => "Розіграти {}", card_of(id);
        AnswerLabel::Card { card: id, done: Done::Bought } => "Купити {}", card_of(id);
        AnswerLabel::Card { card: id, done: Done::Kept } => "Залишити {}", card_of(id);
        AnswerLabel::Card { card: id, done: Done::Sold } => "Продати {}", card_of(id);
        AnswerLabel::Card { card: id, done: Done::Discarded } => "Скинути {}", card_of(id);
        AnswerLabel::Card { card: id, done: Done::Chosen } => (capital(name(card(id))));
        AnswerLabel::ColonyTile(id) | AnswerLabel::Holder { card: id, owner: None, held: None } => (name(card(id)));
        AnswerLabel::Holder { card: id, owner: None, held: Some(held) } => "{} ({})", name(card(id)), lies(held);
        AnswerLabel::Holder { card: id, owner: Some(owner), held: None } => "{} ({})", name(card(id)), speaker.player(owner);
        AnswerLabel::Holder { card: id, owner: Some(owner), held: Some(held) } => "{} ({}, {})", name(card(id)), speaker.player(owner), lies(held);
        AnswerLabel::Area(it) if is_shown(it) => "Розмістити тут{}", bonus(it);
        AnswerLabel::Area(it) => "Розмістити: {}{}", speaker.space(it), bonus(it);
        AnswerLabel::ClaimArea(it) if is_shown(it) => "Закріпити цю ділянку{}", bonus(it);
        AnswerLabel::ClaimArea(it) => "Закріпити: {}{}", speaker.space(it), bonus(it);
        AnswerLabel::Player { who, has: None } => (player(who));
        AnswerLabel::Player { who, has: Some(HeldFigure::Production { of, from, to }) } => "{} (виробництво {} {} → {})", player(who), stuff(of), signed(from), signed(to);
        AnswerLabel::Player { who, has: Some(HeldFigure::Stock { of, from, to }) } => "{} ({} {from} → {to})", player(who), plainly(Noun::of_resource(of), Case::Nominative);
        AnswerLabel::NeutralOpponent => "Нейтральний опонент";
        AnswerLabel::PayWith { number, with } => "Заплатити {}{}", object(number, payer(with)), from_payer(with);
        AnswerLabel::MoveMarker(0) => "Залишити маркер на місці";
        AnswerLabel::MoveMarker(number) => "Зсунути маркер на {} угору", steps(number);
        AnswerLabel::Remove { number, of } => "Прибрати {}", object(number, of);
        AnswerLabel::Steal { number, of } => "Забрати {}", object(number, of);
        AnswerLabel::Number(number) => "{number}";
        AnswerLabel::TradeIncome => "Дохід від торгівлі";
        AnswerLabel::ColonyBonusOf(owner) if owner == seat => "Ваш бонус колонії";
        AnswerLabel::ColonyBonusOf(owner) => (capital(&Doer::of(speaker.listener(), owner).owned("ваш", "бонус колонії")));
        AnswerLabel::DelegateOf(whose) => (speaker.player(whose));
        AnswerLabel::NeutralDelegate => "Нейтральний делегат";
        AnswerLabel::Option(OptionLabel::Steps(list, of)) => (capital(&breath(list, card(of))));
        AnswerLabel::Option(OptionLabel::Production(of)) => "Виробництво {}", stuff(of);
        AnswerLabel::Option(OptionLabel::Resource(of)) => (capital(plainly(Noun::of_resource(of), Case::Nominative)));
        AnswerLabel::Option(OptionLabel::Party(it)) => (party(it));
        AnswerLabel::Unknown(place) => "Варіант {}", place + 1;
        AnswerLabel::First(place) => "Спершу інший крок ({})", place + 1;
        AnswerLabel::BuyNone => "Нічого не купувати";
        AnswerLabel::BuyNoMore => "Більше не купувати";
        AnswerLabel::SellNoMore => "Більше не продавати";
        AnswerLabel::KeepPlants => "Залишити рослини";
        AnswerLabel::Declined(Declined::Removal) => "Нічого не прибирати";
        AnswerLabel::Declined(Declined::Theft) => "Нічого не забирати";
        AnswerLabel::Declined(Declined::Discard) => "Нічого не скидати";
        AnswerLabel::Declined(Declined::Alternatives) => "Нічого з цього";
        AnswerLabel::Declined(Declined::Look) => "Подивитися зараз";
        AnswerLabel::Declined(Declined::Step) => "Готово";
        AnswerLabel::Reopen => "Змінити вибір";
    }
}

pub(crate) fn first(id: CardId, effect: &'static Effect) -> String {
    let step = breath(core::slice::from_ref(effect), card(id));
    if id == CardId::HIDDEN {
        format!("Спершу: {step}")
    } else {
        format!("Спершу {}: {step}", with_name("карта", card(id)))
    }
}

pub(crate) fn then(id: CardId, effect: &'static Effect) -> String {
    format!("Потім: {}", breath(core::slice::from_ref(effect), card(id)))
}

pub(crate) fn idle(label: &str) -> String {
    format!("{label} (зараз без ефекту)")
}

/// «ряд 3, позиція 4», or the name of an area that has one.
pub(crate) fn space(map: &Map, space: Hex) -> String {
    say! { (map.kept_for(space), map.position(space));
        (Some(name), _) => "ділянка «{}»", reserved(name);
        (None, Some((row, position))) => "ряд {}, позиція {}", row + 1, position + 1;
        (None, None) => "ділянка поза мапою";
    }
}

/// «3 тварини», «тварини 3 → 1».
fn lies(held: HeldOnCard) -> String {
    say! { held;
        HeldOnCard::Lies(number, of) => (counted(number, of));
        HeldOnCard::Leaves { of, from, to } => "{} {from} → {to}", plainly(of, Case::Nominative);
    }
}
