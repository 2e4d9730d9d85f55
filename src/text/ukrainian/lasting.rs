//! Triggers and passives.

use super::amount::{each, held, with_tag};
use super::effect::breath;
use super::noun::noun;
use super::phrase::with;
use super::terms::{
    agreeing, and, capital, kind, leeway, of_tag, or, parameter, plainly, project, resources_object, steps,
    stuff, within,
};
use crate::text::grammar::{Case, NumberForm};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::hears_itself;

/// A trigger as a sentence.
pub(super) fn trigger(trigger: &Trigger, card: &Card) -> String {
    let steps = breath(trigger.steps, card);
    let this = |is_masculine: bool| match (hears_itself(trigger, card), is_masculine) {
        (false, _) => "",
        (true, true) => ", включно із цим",
        (true, false) => ", включно із цією",
    };
    let tile = |what, case| noun(Noun::of_tiles(what)).form(case, NumberForm::One);
    say! { (trigger.when, trigger.by);
        (When::Plays { kind, tags, cost, scoring, per }, Whose::Own) => "Коли ви розігруєте {}{}, {steps}.", played(kind, tags, cost, per, scoring), this(false);
        (When::Plays { kind, tags, cost, scoring, per }, Whose::Anyone) => "Коли будь-який гравець розігрує {}{}, {steps}.", played(kind, tags, cost, per, scoring), this(false);
        (When::Places { what, on, showing }, Whose::Own) => "Коли ви розміщуєте {}{}{}, {steps}.", tile(what, Case::Accusative), ground(on, showing), this(true);
        (When::Places { what, on, showing }, Whose::Anyone) => "Коли розміщують будь-який {}{}{}, {steps}.", tile(what, Case::Accusative), ground(on, showing), this(true);
        (When::Project { cost: 0 }, Whose::Own) => "Коли ви платите за стандартний проект (крім проекту «{}»), {steps}.", project(StandardProject::SellPatents);
        (When::Project { cost: 0 }, Whose::Anyone) => "Коли будь-який гравець платить за стандартний проект (крім проекту «{}»), {steps}.", project(StandardProject::SellPatents);
        (When::Project { cost }, Whose::Own) => "Коли ви платите за стандартний проект із надрукованою ціною від {cost} M€, {steps}.";
        (When::Project { cost }, Whose::Anyone) => "Коли будь-який гравець платить за стандартний проект із надрукованою ціною від {cost} M€, {steps}.";
        (When::Produced, _) => "Коли всі завершили виробництво, {steps}.";
        (When::Settles, Whose::Own) => "Коли ви будуєте колонію, {steps}.";
        (When::Settles, Whose::Anyone) => "Коли хтось будує колонію, {steps}.";
        (When::NewTag, Whose::Own) => "Коли у вас з’являється новий вид мітки (події та довільні мітки не рахуються), {steps}.";
        (When::NewTag, Whose::Anyone) => "Коли в будь-якого гравця з’являється новий для нього вид мітки (події та довільні мітки не рахуються), {steps}.";
        (When::Raises(of), Whose::Own) => "Коли ви піднімаєте {} на крок, {steps}.", parameter(of, Case::Accusative);
        (When::Raises(of), Whose::Anyone) => "Щоразу, коли {} {} на крок, {steps}.", parameter(of, Case::Nominative), agreeing(of, "зростає", "зростають");
    }
}

/// Where a tile is placed, if that matters.
fn ground(on: Ground, showing: &[Resource]) -> String {
    let bonus = |some| with(&or(&each(some, |it| plainly(Noun::of_resource(it), Case::Instrumental))));
    say! { (on, showing);
        (Ground::Anywhere, []) => "";
        (Ground::Anywhere, some) => " на ділянці {}", bonus(some);
        (Ground::Mars, []) => " на Марсі";
        (Ground::Mars, some) => " на ділянці {} на Марсі", bonus(some);
    }
}

/// What is played, as an object: «мітку рослини, мікроба або тварини», «подію з міткою космосу».
fn played(form: Option<Kind>, tags: &[Tag], cost: u8, per: Per, scoring: bool) -> String {
    let tag_names = || or(&each(tags, of_tag));
    let what: String = say! { (form, per, tags);
        (Some(form), _, []) => (kind(form).1);
        (Some(form), _, &[tag]) => "{} {}", kind(form).1, with_tag(tag);
        (Some(form), ..) => "{} з міткою {}", kind(form).1, tag_names();
        (None, Per::Tag, &[Tag::Wild]) => "довільну мітку";
        (None, Per::Tag, [_, ..]) => "мітку {}", tag_names();
        (None, _, []) => "карту";
        (None, Per::Card, &[tag]) => "карту {}", with_tag(tag);
        (None, Per::Card, _) => "карту з міткою {}", tag_names();
    };
    let price = if cost == 0 {
        String::new()
    } else {
        format!(" із надрукованою ціною від {cost} M€")
    };
    let shows = if scoring { " зі значком ПО (крім від’ємного)" } else { "" };
    format!("{what}{price}{shows}")
}

/// A passive as a sentence.
pub(super) fn passive(passive: &Passive, card: &Card) -> String {
    let stocks = |of: &[Resource]| or(&each(of, |it| plainly(Noun::of_resource(it), Case::Accusative)));
    let kinds = |of: &[CardResource], case| each(of, |it| plainly(Noun::of_card_resource(it), case));
    let greenery = CONVERSIONS[Conversion::Plants as usize].cost;
    say! { *passive;
        Passive::Discount { off, on: Purchase::Card, per: _ } => "Карти коштують вам на {off} M€ менше.";
        Passive::Discount { off, on: Purchase::Tagged(it), per: Per::Card } => "Карти {} коштують вам на {off} M€ менше.", with_tag(it);
        Passive::Discount { off, on: Purchase::Tagged(it), per: Per::Tag } => "Карти коштують вам на {off} M€ менше за кожну {} на них.", noun(Noun::of_tag(it)).form(Case::Accusative, NumberForm::One);
        Passive::Discount { off, on: Purchase::Project(it), per: _ } => "Стандартний проект «{}» коштує вам на {off} M€ менше.", project(it);
        Passive::Worth(it, more) => "Кожна одиниця {}, якою ви платите, варта на {more} M€ більше.", stuff(it);
        Passive::Leeway(Limits::All, number) => "{} для ваших карт.", capital(&leeway(number));
        Passive::Leeway(Limits::Of(of), number) => "Вимоги ваших карт до {} діють {}.", parameter(of, Case::Genitive), within(number);
        Passive::Protect { stock: _, cards, shield: Shield::ThisCard } => "Прибрати {} із цієї карти не можна.", and(&kinds(cards, Case::Genitive));
        Passive::Protect { stock, cards: [], shield: Shield::FromOpponents } => "Суперники не можуть прибрати у вас {}.", stocks(stock);
        Passive::Protect { stock: [], cards, shield: Shield::FromOpponents } => "Суперники не можуть прибрати {} з ваших карт.", or(&kinds(cards, Case::Genitive));
        Passive::Protect { stock, cards, shield: Shield::FromOpponents } => "Суперники не можуть прибрати у вас {}, а з ваших карт — {}.", stocks(stock), or(&kinds(cards, Case::Accusative));
        Passive::GreeneryCost(change) => "Перетворення рослин на жетон зелені коштує вам {} замість {greenery}.", resources_object(greenery.saturating_add_signed(change).into(), Resource::Plants);
        Passive::Pays(it) => (pays(it, card));
        Passive::CardPrice(change) => "Карта, яку ви купуєте, коштує вам {} M€ замість {CARD_PRICE} M€.", CARD_PRICE.saturating_add_signed(change);
        Passive::TradeCost(change @ ..0) => "Торгівля коштує вам на {} менше.", change.unsigned_abs();
        Passive::TradeCost(change) => "Торгівля коштує вам на {change} більше.";
        Passive::TradeStep(number) => "Перед торгівлею можете зсунути маркер колонії на {} угору.", steps(number.into());
        Passive::RatingToll(price) => "За кожен РТ, який отримуєте, платите {price} M€; РТ, за який не можете заплатити, не отримуєте.";
        Passive::OceanBonus(money) => "За кожен жетон океану поруч із жетоном, який розміщуєте, отримайте {money} M€ замість {OCEAN_BONUS} M€.";
        Passive::Influence(number) => "Ваш вплив більший на {number}.";
        Passive::GainsRaised => "Коли збільшуєте своє виробництво, отримайте ще й стільки ж цього ресурсу.";
    }
}

/// What pays for what, and how much.
fn pays(Pays { with, toward, worth }: Pays, card: &Card) -> String {
    let with = match with {
        Fund::Stock(it) => plainly(Noun::of_resource(it), Case::Instrumental).to_owned(),
        Fund::Here => format!("{} із цієї карти", plainly(held(card), Case::Instrumental)),
    };
    say! { (toward, worth);
        (Purpose::Prices(it), 1) => "Можете платити {with} замість {}, один до одного.", stuff(it);
        (Purpose::Prices(it), worth) => "Можете платити {with} замість {}; кожна одиниця йде за {worth}.", stuff(it);
        (Purpose::Tagged(it), worth) => "За карти {} можете платити також {with}; кожна одиниця варта {worth} M€.", with_tag(it);
    }
}
