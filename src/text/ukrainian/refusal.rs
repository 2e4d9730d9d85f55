//! Why an answer is refused.

use super::amount::{each, level, now, with_tag};
use super::card::opens;
use super::effect::place;
use super::phrase::object;
use super::setup::of_pile;
use super::terms::{
    agreeing, capital, from_payer, or, parameter, payer, plainly, reserved, resources, signed, steps, stored,
    stuff, tile,
};
use super::who::Doer;
use crate::text::grammar::Case;
use crate::text::mars::prelude::*;

pub(crate) fn refusal(speaker: &TableText<'_>, refusal: Refusal) -> String {
    let whose = |seat, your, thing| Doer::of(speaker.listener(), seat).owned(your, thing);
    say! { refusal;
        Refusal::NotAsked => "Зараз вирішуєте не ви.";
        Refusal::NotAnAnswer => "Такого варіанта немає.";
        Refusal::FirstActionDue => "Спершу виконайте першу дію своєї корпорації.";
        Refusal::NotInHand => "Цієї карти немає у вашій руці.";
        Refusal::NotOnTable => "Цієї карти немає перед вами у грі.";
        Refusal::CannotAfford { price, short, help } => "Вам бракує: {} (ціна {}){}.", resources(short.into(), price.unit), resources(price.amount.into(), price.unit), cover(help);
        Refusal::TooFew { resource, needs, has } => "Потрібно: {}; у вас {has}.", resources(needs.into(), resource);
        Refusal::TooLow { of: of @ (Count::InPower(_) | Count::Chair(_)), needs, now: _ } => "Потрібно: {}.", level(of, needs.into(), Case::Nominative);
        Refusal::TooLow { of, needs, now: is } => "Потрібно: {}; {}.", level(of, needs.into(), Case::Nominative), now(of, is.into());
        Refusal::TooHigh { of, allows, now: is } => "Дозволено щонайбільше: {}; {}.", level(of, allows.into(), Case::Nominative), now(of, is.into());
        Refusal::ProductionTooLow { resource: of, falls, now } => "Ваше виробництво {} — {}: зменшити на {} не можна.", stuff(of), signed(now.into()), steps(falls.into());
        Refusal::NobodyProduces { resource: of, needs } => "Ні в кого не можна зменшити виробництво {} на {}.", stuff(of), steps(needs.into());
        Refusal::TooFewOnCard { what, needs, has } => "Потрібно на карті: {}; там {has}.", stored(needs.into(), what);
        Refusal::NoSource { what, needs, from: Source::This | Source::Own } => "На жодній вашій карті немає стільки: {}.", stored(needs.into(), what);
        Refusal::NoSource { what, needs, from: Source::Anyone } => "На жодній карті немає стільки: {}.", stored(needs.into(), what);
        Refusal::NothingToRepeat => "У цьому поколінні ви не виконували дії карти, яку можна повторити.";
        Refusal::NoSite => "На жодному жетоні колонії немає місця для ще однієї вашої колонії.";
        Refusal::NoFleet => "Усі ваші торговельні флоти в дорозі до фази Сонця.";
        Refusal::NoPort => "Зараз не можна торгувати з жодною колонією.";
        Refusal::Visited { by } => "До фази Сонця там стоїть {}.", whose(by, "ваш", "торговельний флот");
        Refusal::Shut { what } => (opens(what));
        Refusal::NoDelegate => "У вас більше немає делегата, щоб відправити.";
        Refusal::NothingToReplace => "Кожен нейтральний делегат очолює свою партію: замінити нікого.";
        Refusal::NoTileLeft => "Усі жетони колоній уже у грі.";
        Refusal::NothingToShift => "Немає двох маркерів колоній, щоб зсунути один угору, а інший униз.";
        Refusal::NothingToDiscard => "У вас немає карти, щоб скинути.";
        Refusal::AtGoal { parameter: Parameter::Oceans } => "Усі жетони океану розміщено.";
        Refusal::AtGoal { parameter: of } => "{} уже {} межі.", capital(parameter(of, Case::Nominative)), agreeing(of, "сягає", "сягають");
        Refusal::NoHolder { what, on: Recipient::This | Recipient::Played } => "Ця карта не збирає {}.", any(what);
        Refusal::NoHolder { what, on: Recipient::Own | Recipient::Every } => "Жодна ваша карта не збирає {}.", any(what);
        Refusal::NoHolder { what, on: Recipient::OwnHolding | Recipient::EveryHolding } => "На жодній вашій карті ще немає {}.", any(what);
        Refusal::NoHolder { what, on: Recipient::Tagged(of) } => "Жодна ваша карта {} не збирає {}.", with_tag(of), any(what);
        Refusal::NobodyHas { resource: of } => "Жоден суперник не має {}.", plainly(Noun::of_resource(of), Case::Genitive);
        Refusal::NoCards { pile: Pile::Projects } => "Карт більше не лишилося.";
        Refusal::NoCards { pile } => "Більше немає {}.", of_pile(pile, 5);
        Refusal::NothingChanges => "Зараз без ефекту.";
        Refusal::NothingToCopy => "У жодної вашої карти немає виробництва, яке можна повторити.";
        Refusal::NothingToPlay => "Зараз вам нічого розіграти.";
        Refusal::NothingToChoose { of: Count::Stock(it) } => "У вас немає {}.", plainly(Noun::of_resource(it), Case::Genitive);
        Refusal::NothingToChoose { of: Count::Production(it) } => "У вас немає виробництва {}.", stuff(it);
        Refusal::NothingToChoose { of: Count::Hand } => "У вас у руці немає карт.";
        Refusal::NothingToChoose { of: _ } => "Немає з чого вибирати.";
        Refusal::NoArea { tile: it, area } => "{} вже не розмістити{}: немає вільної ділянки.", capital(&tile(it, Case::Accusative)), place(it, area);
        Refusal::Used => "У цьому поколінні вже виконано.";
        Refusal::Taken { by } if speaker.is_you(by) => "Це вже ваше.";
        Refusal::Taken { by } => "Це вже має {}.", speaker.player(by);
        Refusal::AllTaken { most } => "Усі вже розібрано ({most}).";
        Refusal::NotInSolo => "У соло-грі немає досягнень і нагород.";
        Refusal::EmptyHand => "У вас у руці немає карт.";
        Refusal::AlreadyActed => "Цього ходу ви вже діяли: завершіть хід замість пасу.";
        Refusal::NothingDone => "Цього ходу ви ще не діяли: спасуйте, а не завершуйте хід.";
        Refusal::Occupied => "Тут уже є жетон.";
        Refusal::ClaimedBy { seat } => "Цю ділянку вже закріплено ({}).", speaker.player(seat);
        Refusal::OceanOnly => "Зарезервовано для океану.";
        Refusal::CityOnly { name } => "Зарезервовано для карти «{}».", reserved(name);
        Refusal::NotThere { tile: Tile::Ocean, area: PlacementRule::Usual } => "Жетон океану розміщують на ділянці, зарезервованій для океану.";
        Refusal::NotThere { tile: it, area: PlacementRule::Usual } => "{} розміщують на будь-якій вільній ділянці суходолу.", capital(&tile(it, Case::Accusative));
        Refusal::NotThere { tile: it, area } => "{} розміщують{}.", capital(&tile(it, Case::Accusative)), place(it, area);
        Refusal::OffTheMap => "Цю ділянку вибрати не можна.";
        Refusal::BesideCity => "Поруч є місто.";
        Refusal::NotBesideOwn => "Зелень має межувати з вашим жетоном, якщо це можливо.";
        Refusal::OutOfBounds { least, most } => "Виберіть число від {least} до {most}.";
        Refusal::NotFirst => "Це не може бути першим.";
    }
}

pub(crate) fn no_effect(speaker: &TableText<'_>, why: Refusal) -> String {
    say! { why;
        Refusal::NothingChanges => (refusal(speaker, why));
        Refusal::AtGoal { parameter: Parameter::Oceans } => "Без ефекту: усі океани розміщено.";
        Refusal::AtGoal { parameter: of } => "Без ефекту: {} уже {} межі.", parameter(of, Case::Nominative), agreeing(of, "сягає", "сягають");
        _ => "Без ефекту. {}", refusal(speaker, why);
    }
}

/// «; допоможе ще: 3 тепла або 1 аеростат із карти «Дирижаблі»».
fn cover(help: Helps) -> String {
    let more = |Help { with, more }| format!("{}{}", object(more.into(), payer(with)), from_payer(with));
    let all: Vec<String> = help.into_iter().flatten().map(more).collect();
    if all.is_empty() { String::new() } else { format!("; допоможе ще: {}", all.join(" або ")) }
}

/// What a card would have to hold, as the subject of a sentence.
fn any(what: Stored) -> String {
    let plural = |kind| plainly(Noun::of_card_resource(kind), Case::Genitive);
    say! { what;
        Stored::Kind(kind) => (plural(kind));
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => "ресурсів";
        Stored::OneOf(kinds) => (or(&each(kinds, plural)));
    }
}
