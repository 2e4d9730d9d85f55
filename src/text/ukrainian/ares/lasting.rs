//! Triggers and passives.

use super::amount::{cost, filtered};
use super::effect::breath;
use super::mood::Mood;
use super::terms::{any_tag, capacity, cards, each, money, stocks, track};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::plan::ares::{hearing, trigger_groups};
use crate::text::ukrainian::terms::{capital, or};

/// The triggers of a card as sentences; triggers whose steps are equal are one.
pub(super) fn triggers(card: &Card) -> Vec<String> {
    let said = |group: TriggerGroup| {
        let steps = breath(group.steps, card, Mood::Order);
        let causes: Vec<String> = group.causes.iter().map(|&it| cause(it, card)).collect();
        say! { (causes.as_slice(), group.for_each);
            ([only], Some(it)) => "Коли ви {only}, {steps} за {}.", each(1, Noun::of_capacity(it));
            (causes, _) => "Коли ви {}, {steps}.", or(causes);
        }
    };
    trigger_groups(card).into_iter().map(said).collect()
}

/// What fires a trigger, to follow «Коли ви».
fn cause(cause: Cause, card: &Card) -> String {
    say! { cause;
        Cause::Plays { cards, each, itself } => (plays(cards, each, itself, card));
        Cause::PlaysCapacity(it) => "розігруєте карту, що дає {}", capacity(it, Case::Accusative);
        Cause::FlipsOcean => "перевертаєте жетон океану";
        Cause::Raises(it) => "піднімаєте {} на крок", track(it, Case::Accusative);
        Cause::TakesForest => "берете жетон лісу";
        Cause::UsesAction => "виконуєте дію карти (стандартні дії не рахуються)";
    }
}

/// «розігруєте мітку тварини або рослини, включно із цією».
fn plays(filter: Filter, each: Each, itself: Itself, card: &Card) -> String {
    let one = filtered(filter, Case::Accusative, NumberForm::One);
    say! { (each, filter, hearing(filter, itself, card));
        (Each::Tag, Filter::Tagged(tags), Hearing::Itself) => "розігруєте {}, включно із цією", any_tag(tags, Case::Accusative);
        (Each::Tag, Filter::Tagged(tags), Hearing::OnlyOthers) => "розігруєте {}, не рахуючи цієї карти", any_tag(tags, Case::Accusative);
        (Each::Tag, Filter::Tagged(tags), Hearing::NotMeant) => "розігруєте {}", any_tag(tags, Case::Accusative);
        (Each::Tag | Each::Card, _, Hearing::Itself) => "розігруєте {one}, включно із цією";
        (Each::Tag | Each::Card, _, Hearing::OnlyOthers) => "розігруєте іншу {one}";
        (Each::Tag | Each::Card, _, Hearing::NotMeant) => "розігруєте {one}";
    }
}

pub(super) fn passive(passive: Passive, card: &Card) -> String {
    say! { passive;
        Passive::Discount { off, cards: Filter::Tagged(tags), each: Each::Tag } => "Карти коштують вам на {} менше за кожну {} на них.", money(off), any_tag(tags, Case::Accusative);
        Passive::Discount { off, cards, each: Each::Tag | Each::Card } => "{} коштують вам на {} менше.", capital(&filtered(cards, Case::Nominative, NumberForm::Few)), money(off);
        Passive::Research { draw: 0, keep } => "У фазі досліджень залишайте на {} більше.", cards(keep);
        Passive::Research { draw, keep: 0 } => "У фазі досліджень беріть на {} більше.", cards(draw);
        Passive::Research { draw, keep } => "У фазі досліджень беріть на {} більше й залишайте на {keep} більше.", cards(draw);
        Passive::PaysOnce { with, worth } => "Коли ви розігруєте карту, можете один раз {}: розіграна карта коштує на {} менше.", cost(with, card, Mood::Can), money(worth);
        Passive::ZoneFlex => "Вимоги ваших карт щодо кисню й температури м’якші на одну зону, в будь-який бік.";
        Passive::CapacityValue(it, more) => "Кожна ваша одиниця {} здешевлює карти з {} ще на {}.", capacity(it, Case::Genitive), any_tag(&[it.tag()], Case::Instrumental), money(more);
        Passive::SaleValue(more) => "Коли ви скидаєте карту за M€, отримайте на {} більше.", money(more);
        Passive::StandardDiscount(off) => "Стандартні дії, за які ви платите M€, коштують вам на {} менше.", money(off);
        Passive::HeatAsMegaCredits => "Ви можете платити теплом замість M€, один до одного.";
        Passive::ForestDiscount(off) => "Перетворення рослин на ліс коштує вам на {} менше.", stocks(off, Stock::Plants, Case::Accusative);
        Passive::BuysRating { cost, gain } => "Раз на фазу, якщо ваш РТ у ній зріс, ви можете заплатити {}, щоб отримати {gain} РТ.", money(cost);
    }
}
