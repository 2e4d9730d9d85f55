//! Questions.

use super::amount::{amount_of, counted, held};
use super::effect::{added, breath};
use super::phrase::counted as number_of;
use super::terms::{
    award_name, capital, cards_object, from_payer, milestone_name, name, party, payer, plainly, project,
    quoted, resources_object, steps, stuff, tile, with_name,
};
use super::who::Doer;
use crate::text::grammar::Case;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::{parts, patents_price};

pub(crate) fn question(speaker: &TableText<'_>, question: &Question) -> String {
    let from_whom = |seat| Doer::of(speaker.listener(), seat).robbed();
    let to_go = |price: Price| resources_object(price.amount.into(), price.unit);
    // Then the World Government asks the first player (WG-02, WG-03).
    let is_solar = speaker.facts.phase == Phase::Solar;
    say! { question.why;
        Why::Turn { taken: 0 } => "Ваш хід: виконайте дію або спасуйте.";
        Why::Turn { taken: _ } => "Виконайте другу дію або завершіть хід.";
        Why::Corporation => "За яку корпорацію гратимете?";
        Why::Preludes { left: 1 } => "Яку ще карту початку залишаєте?";
        Why::Preludes { left } => "Які карти початку залишаєте? Виберіть ще {left}.";
        Why::Prelude { drawn: false } => "Яку карту початку розіграєте першою?";
        Why::Prelude { drawn: true } => "Яку карту початку розіграєте? Решту буде прибрано з гри.";
        Why::Buy { chosen: 0 } => "Які карти купуєте?";
        Why::Buy { chosen } => "Які карти купуєте? Уже вибрано: {chosen}.";
        Why::Draft => "Яку карту залишаєте? Решта піде далі.";
        Why::Pay { with: Payer::Stock(it), price, goods } => "Скільки {} платите{}? Лишилося заплатити {}.", stuff(it), for_goods(speaker, goods), to_go(price);
        Why::Pay { with, price, goods } => "Скільки {} платите{}? Лишилося заплатити {}.", from_card(with), for_goods(speaker, goods), to_go(price);
        Why::Effect { card: CardId::HIDDEN, effect: Effect::Choose(_) } if is_solar => "Світовий Уряд: який параметр зростає? РТ не отримує ніхто.";
        Why::Effect { card: id @ CardId::HIDDEN, effect } if is_solar => "Світовий Уряд: {} Без бонусу розміщення.", asks(&effect, question.shape, card(id));
        Why::Effect { card: id @ CardId::HIDDEN, effect } => (capital(&asks(&effect, question.shape, card(id))));
        Why::Effect { card: id, effect } => "{}: {}", name(card(id)), asks(&effect, question.shape, card(id));
        Why::Remove { from, resource: it } => "Скільки {} прибираєте {}?", stuff(it), from_whom(from);
        Why::Steal { from, resource: it } => "Скільки {} забираєте {}?", stuff(it), from_whom(from);
        Why::RemoveFromCard { card: id } => "Скільки {} прибираєте {}?", plainly(held(card(id)), Case::Genitive), with_name("із карти", card(id));
        Why::Keep { left: 1 } => "Яку карту залишаєте?";
        Why::Keep { left } => "Залиште ще {}.", cards_object(left.into());
        Why::Sell => "Які карти продаєте? За кожну отримаєте {} M€.", patents_price();
        Why::Again { card: id } => "{}: яку дію виконаєте ще раз?", name(card(id));
        Why::Approach { tile } => "{}: на скільки зсунете маркер угору перед торгівлею?", name(card(tile));
        Why::Traded { tile } => "{}: що буде першим?", name(card(tile));
        Why::Lower { raised } => "Маркер колонії {} піде вгору. Який піде на крок униз?", quoted(card(raised), "");
        Why::Recall { party: it } => "Чий делегат покидає партію «{}»?", party(it);
        Why::Close => "Який жетон колонії прибираєте з гри?";
        Why::Conversion => "Перетворити рослини на жетон зелені?";
        Why::Waiting => "Чекаємо на інших. Змінити свій вибір?";
    }
}

/// «аеростатів із карти «Дирижаблі»».
fn from_card(with: Payer) -> String {
    format!("{}{}", plainly(payer(with), Case::Genitive), from_payer(with))
}

/// What a step asks, without a capital; of one that asks nothing, what it does.
fn asks(effect: &Effect, shape: Shape, of: &Card) -> String {
    let Some(asked) = effect.asks() else { return format!("{}.", breath(core::slice::from_ref(effect), of)) };
    say! { asked;
        Asked::Area(it, _) => "де розміщуєте {}?", tile(it, Case::Accusative);
        Asked::Claim => "яку ділянку закріплюєте?";
        Asked::Reduced(it, number) => "у кого зменшиться виробництво {} на {}?", stuff(it), steps(number.into());
        Asked::Copied(_) => "зміни виробництва якої карти повторюєте?";
        Asked::Metal(number) => "яке виробництво зросте на {}?", steps(number.into());
        Asked::Lowest(number) => "яке з ваших найменших виробництв зросте на {}?", steps(number.into());
        Asked::Played { .. } => "яку карту розіграєте?";
        Asked::Award => "яку нагороду фінансуєте?";
        Asked::Settled(_) => "де будуєте колонію?";
        Asked::Traded => "з яким жетоном колонії торгуєте?";
        Asked::Opened => "який жетон колонії з’явиться у грі?";
        Asked::Delegates(DelegateMove::Send(_)) => "до якої партії?";
        Asked::Delegates(DelegateMove::Recall | DelegateMove::Replace | DelegateMove::SeizeChair) => "з якої партії?";
        Asked::Dried => "який жетон океану прибрати?";
        Asked::AnyResource(_) => "який ресурс отримуєте?";
        Asked::Shifted => "маркер якої колонії піде на крок угору?";
        Asked::Removed(Removable::Stock(it), most, _) => "у кого прибираєте {}?", at_most(most, Noun::of_resource(it));
        Asked::Removed(Removable::Card(it), most, _) => "з якої карти прибираєте {}?", at_most(most, Noun::of_card_resource(it));
        Asked::Stolen(it, most) => "у кого забираєте {}?", at_most(most, Noun::of_resource(it));
        Asked::Receiver(what, amount, _) => "на яку карту додаєте {}?", added(what, amount, of);
        Asked::Giver(kind, amount, _) => "з якої карти прибираєте {}?", amount_of(amount, Noun::of_card_resource(kind), of);
        Asked::Repeated => "дію якої карти виконаєте ще раз?";
        Asked::Discarded => "яку карту скидаєте?";
        Asked::DiscardedIfAny => "скидаєте карту?";
        Asked::Look(number) => "подивитеся зараз {}?", cards_object(number.into());
        Asked::Alternative(_) => "що вибираєте?";
        Asked::AlternativeIfAny(_) => "вибираєте щось із цього?";
        Asked::Number(Count::Stock(it), then) => "скільки {} вибираєте{}? {}.", stuff(it), up_to(shape), capital(&breath(then, of));
        Asked::Number(it @ Count::Production(_), then) => "скільки {} вибираєте{}? {}.", counted(parts(it, of)), up_to(shape), capital(&breath(then, of));
        Asked::Number(it, then) => "скільки {} вибираєте{}? {}.", counted(parts(it, of)), up_to(shape), capital(&breath(then, of));
    }
}

/// «до 3 рослин».
fn at_most(most: u8, of: Noun) -> String {
    format!("до {}", number_of(most.into(), of, Case::Genitive))
}

fn up_to(shape: Shape) -> String {
    say! { shape;
        Shape::Amount { most, .. } => " (до {most})";
        Shape::Turn | Shape::Card { .. } | Shape::Cards { .. } | Shape::TableauCard | Shape::Space { .. } | Shape::Player => "";
        Shape::Payment { .. } | Shape::Option | Shape::Award | Shape::Conversion | Shape::Order | Shape::Answered => "";
    }
}

/// What a price is paid for, with a space before it; nothing where the question before said it.
fn for_goods(speaker: &TableText<'_>, goods: PaymentPurpose) -> String {
    let facts = speaker.facts;
    say! { goods;
        PaymentPurpose::Card(id) | PaymentPurpose::Dealt(id) => " за {}", with_name("карту", card(id));
        PaymentPurpose::Project(it) => " за проект «{}»", project(it);
        PaymentPurpose::Milestone(place) => (facts.milestone(place).map_or_else(String::new, |it| format!(" за досягнення «{}»", milestone_name(it))));
        PaymentPurpose::Award(place) => (facts.award(place).map_or_else(String::new, |it| format!(" за нагороду «{}»", award_name(it))));
        PaymentPurpose::Cards(1) => " за карту";
        PaymentPurpose::Cards(cards) => " за {}", cards_object(cards.into());
        PaymentPurpose::Conversion(it) => " за перетворення {}", stuff(it.resource());
        PaymentPurpose::Trade(tile) => " за торгівлю з колонією {}", quoted(card(tile), "");
        PaymentPurpose::Lobby(it) => " за делегата в партії «{}»", party(it);
        PaymentPurpose::Toll(1) => " за крок РТ";
        PaymentPurpose::Toll(number) => " за {} РТ", steps(number.into());
        PaymentPurpose::Cost(_) => "";
    }
}
