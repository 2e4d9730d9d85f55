//! Questions and their answers.

use crate::text::grammar::Case;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::card_of_tile;
use crate::text::ukrainian::choice;
use crate::text::ukrainian::common::agreeing;
use crate::text::ukrainian::effect::breath;
use crate::text::ukrainian::noun::noun;
use crate::text::ukrainian::phrase::counted;
use crate::text::ukrainian::terms::{capital, listed, name, signed};
use crate::text::ukrainian::who::called;

pub(crate) fn ask(words: AskWords<'_>) -> Text {
    let production = |of: Resource| noun(Noun::of_resource(of)).unnumbered(Case::Genitive);
    say! { words;
        AskWords::Back => "Назад";
        AskWords::EscapeKey => "Esc";
        AskWords::ChooseAction => "Розіграйте карту або виберіть дію.";
        AskWords::KeepMoney => "Порада: спершу грошей обмаль. Купуйте лише карти, які скоро розіграєте.";
        AskWords::OneActionBuysTime => "Порада: одна дія за хід дає змогу зачекати, дві — випередити суперника.";
        AskWords::MilestonesAreFew => "Порада: присвоїти можна лише три досягнення. Не зволікайте.";
        AskWords::ChooseToSell => "Виберіть карти на продаж";
        AskWords::ChooseTrade => "Виберіть жетон колонії для торгівлі.";
        AskWords::LookCloselyAt(id) => "Збільшити: {}", name(card(id));
        AskWords::Chosen => "вибрано";
        AskWords::ChooseCard => "Виберіть карту";
        AskWords::BackToCards => "Назад до карт";
        AskWords::InsteadOfIt(money) => "Натомість ви отримаєте {money} M€.";
        AskWords::YourPreludes => "Ваші карти початку";
        AskWords::YouBeginWith => "На початку у вас";
        AskWords::CardsPaid(paid) => (counted(paid.into(), Noun::Card, Case::Nominative));
        AskWords::PreludeWouldFail(id) => "{}: без ефекту", name(card(id));
        AskWords::MayDiffer => "Вибір і взяті карти можуть це змінити.";
        AskWords::ChosenAlready(chosen) => "Уже вибрано {}.", cards(chosen);
        AskWords::OneMoreCosts { price, has } => "З іще однією буде {price} M€, а у вас {has}.";
        AskWords::MoneyLeft => "M€ лишається";
        AskWords::EachCosts(price) => "Кожна карта коштує {price} M€.";
        AskWords::Keep { chosen, of } => "Залишити {chosen} з {of}";
        AskWords::Buy { cards: bought, price } => "Купити {} за {price} M€", cards(bought);
        AskWords::Sell { cards: sold, price } => "Продати {} за {price} M€", cards(sold);
        AskWords::YourProjectCards => "Ваші карти проектів";
        AskWords::ToBuyFrom(dealt) => "Карти проектів, які можна буде купити ({dealt})";
        AskWords::YourCorporation => "Ваша корпорація";
        AskWords::KeptSoFar(kept) => "Уже залишено: {kept}";
        AskWords::YourTags => "Ваші мітки";
        AskWords::Ready => "Готово:";
        AskWords::Passed { from, to } => "Карти вам передає {}, а ви передаєте далі: {}", called(from), called(to);
        AskWords::You => "Ви";
        AskWords::PlayableFor(price) => "Зараз можна розіграти за {price} M€.";
        AskWords::YouHave(number, tag) => "У вас {}.", counted(number, Noun::of_tag(tag), Case::Nominative);
        AskWords::OpponentsHave(number, tag) => "У суперників {}.", counted(number, Noun::of_tag(tag), Case::Nominative);
        AskWords::TilesNow(number, class) => "Зараз {}.", counted(number, Noun::of_tiles(class), Case::Nominative);
        AskWords::EventsPlayed(1) => "Розіграно 1 подію.";
        AskWords::EventsPlayed(number) => "Розіграно {}.", counted(number, Noun::Event, Case::Accusative);
        AskWords::MayPay { with, has, worth } => "{}: {has}, по {worth} M€.", payer(with);
        AskWords::PaymentOf(Price { unit, amount }) => "Оплата: {}", counted(amount.into(), Noun::of_resource(unit), Case::Nominative);
        AskWords::PaidWith(part, unit) => (paid_with(part, unit));
        AskWords::LessPaidWith(part, unit) => "Менше: {}", paid_with(part, unit);
        AskWords::MorePaidWith(part, unit) => "Більше: {}", paid_with(part, unit);
        AskWords::PaidForNothing { with, amount } => "Ви переплачуєте {}.", some_of(with, amount);
        AskWords::KeptMetal { with, least: 0 } => "Ви бережете {} (Налаштування).", all_of(with);
        AskWords::KeptMetal { with, least } => "Ви бережете {} (Налаштування), але тут треба щонайменше {least}.", all_of(with);
        AskWords::Taxed(money) => "Червоні: підняття вашого РТ коштує ще {money} M€.";
        AskWords::TradeWith(tile) => "Торгувати: {}", name(card(tile));
        AskWords::Pay(parts) => "Заплатити {}", listed(parts.iter().map(|&(with, amount)| some_of(with, amount)));
        AskWords::Number => "число";
        AskWords::LowerNumber => "Менше";
        AskWords::HigherNumber => "Більше";
        AskWords::AreasLit(1) => "На мапі підсвічено одну ділянку. Наведіть на неї, щоб побачити, що вона дає.";
        AskWords::AreasLit(areas) => "На мапі підсвічено {areas} {}. Наведіть на одну, щоб побачити, що вона дає.", agreeing(areas as i32, ["ділянку", "ділянки", "ділянок"]);
        AskWords::Area { map, space } => (capital(&choice::space(map, space)));
        AskWords::ClaimHere => "Закріпити ділянку";
        AskWords::PlaceHere(tile) => "Розмістити {} тут", placed(tile);
        AskWords::AreasAsList => "Ділянки списком";
        AskWords::HappensForCertain => "Що станеться";
        AskWords::OnlyTakesFromYou => "Ви від цього лише втратите.";
        AskWords::StepLost(step) => "Без ефекту: {}.", breath(core::slice::from_ref(step), &Card::BLANK);
        AskWords::CannotBeUndone => "Відкриває карти: не можна скасувати.";
        AskWords::LeftAtPass { cards: left, money } => "Ви ще можете розіграти {}, і у вас лишається {money} M€.", cards(left);
        AskWords::AwardNow(standing) => "Зараз: {}. Рахується наприкінці гри.", listed(standing.iter().map(|&(name, count)| format!("{} — {}", called(name), signed(count))));
        AskWords::LastProduction => "Минула фаза виробництва.";
        AskWords::IncomeAbout => "Щопокоління ви отримуєте стільки M€, скільки дають ваш РТ і виробництво M€, а також інші ваші ресурси за виробництвом. Невикористана енергія стає теплом.";
        AskWords::Aim(GameAim::Points { with_venus }) => "Піднімайте температуру{}, розміщуйте океани: кожен ваш крок дає 1 РТ, а це дохід щопокоління й очко наприкінці. Гра закінчується в тому поколінні, у якому всі {} параметри сягнуть межі. Перемагає той, у кого найбільше очок за РТ, міста, зелень, карти, досягнення й нагороди.", if with_venus { ", кисень і Венеру" } else { " й кисень" }, if with_venus { "чотири" } else { "три" };
        AskWords::Aim(GameAim::Terraforming { last, with_venus }) => "Доведіть температуру, кисень{} до межі до кінця покоління {last} — тоді ви перемогли. Кожен ваш крок дає 1 РТ, а це дохід щопокоління й очко наприкінці.", if with_venus { ", океани й Венеру" } else { " і океани" };
        AskWords::Aim(GameAim::Rating { last }) => "Досягніть РТ {RATING_TO_WIN} до кінця покоління {last} — тоді ви перемогли. Кожен ваш крок температури, кисню чи океанів дає 1 РТ, а це дохід щопокоління.";
        AskWords::ProductionOf(of) => "Виробництво {}", production(of);
        AskWords::CardsInHand => "Карти в руці";
    }
}

/// «1 карту», «2 карти», as an object.
fn cards(number: usize) -> String {
    counted(number as i32, Noun::Card, Case::Accusative)
}

/// «океан», «жетон «Столиця»», as an object.
fn placed(tile: Tile) -> String {
    say! { (tile, card_of_tile(tile));
        (_, Some(of)) => "жетон «{}»", name(of);
        (Tile::Ocean, None) => "океан";
        (Tile::Greenery, None) => "зелень";
        (Tile::City, None) => "місто";
        (_, None) => "жетон";
    }
}

/// Something that pays: a resource, and the card that it lies on, if any.
fn parts(with: Payer) -> (Noun, String) {
    match with {
        Payer::Stock(it) => (Noun::of_resource(it), String::new()),
        Payer::Card(id) => {
            let of = card(id);
            let held = of.holds.map_or(Noun::Resource, Noun::of_card_resource);
            (held, format!(" на карті «{}»", name(of)))
        }
    }
}

/// «Сталь», «Аеростати на карті «Дирижаблі»», as a label.
fn payer(with: Payer) -> String {
    let (of, place) = parts(with);
    format!("{}{place}", capital(noun(of).unnumbered(Case::Nominative)))
}

/// «сталь», as an object.
fn all_of(with: Payer) -> String {
    let (of, place) = parts(with);
    format!("{}{place}", noun(of).unnumbered(Case::Accusative))
}

/// «3 сталі», «2 аеростати на карті «Дирижаблі»», as an object.
fn some_of(with: Payer, amount: u16) -> String {
    let (of, place) = parts(with);
    format!("{}{place}", counted(amount.into(), of, Case::Accusative))
}

/// What pays a part of a price, with what one of it is worth: «Сталь, по 2 M€».
fn paid_with(part: PaymentLine, unit: Resource) -> String {
    let worth = counted(part.worth.into(), Noun::of_resource(unit), Case::Accusative);
    format!("{}, по {worth}", payer(part.with))
}
