//! Triggers and passives.

use super::amount::each;
use super::effect::breath;
use super::terms::{
    a_tag, a_tag_of, bulk, by_steps, card_resource, figures, holds, influence, kind, leeway, money, one, or,
    parameter, project, resource, resources, stuff, the_project,
};
use crate::text::grammar::isolated;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::hears_itself;

pub(in crate::text) fn trigger(trigger: &Trigger, card: &Card) -> String {
    let steps = breath(trigger.steps, card);
    let this = if hears_itself(trigger, card) { ", כולל זה" } else { "" };
    say! { (trigger.when, trigger.by);
        (When::Plays { kind, tags, cost, scoring, per }, Whose::Own) => "כשאתם משחקים {}{this}, {steps}.", played(kind, tags, cost, per, scoring);
        (When::Plays { kind, tags, cost, scoring, per }, Whose::Anyone) => "כששחקן כלשהו משחק {}{this}, {steps}.", played(kind, tags, cost, per, scoring);
        (When::Places { what, on, showing }, Whose::Own) => "כשאתם מניחים {}{}{this}, {steps}.", one(Noun::of_tiles(what)), ground(on, showing);
        (When::Places { what, on, showing }, Whose::Anyone) => "כשמניחים {} כלשהו{}{this}, {steps}.", one(Noun::of_tiles(what)), ground(on, showing);
        (When::Project { cost: 0 }, Whose::Own) => "כשאתם משלמים על מיזם בסיסי ({} אינה נחשבת), {steps}.", isolated(project(StandardProject::SellPatents));
        (When::Project { cost: 0 }, Whose::Anyone) => "כששחקן כלשהו משלם על מיזם בסיסי ({} אינה נחשבת), {steps}.", isolated(project(StandardProject::SellPatents));
        (When::Project { cost }, Whose::Own) => "כשאתם משלמים על מיזם בסיסי שעלותו המודפסת {} ומעלה, {steps}.", money(cost.into());
        (When::Project { cost }, Whose::Anyone) => "כששחקן כלשהו משלם על מיזם בסיסי שעלותו המודפסת {} ומעלה, {steps}.", money(cost.into());
        (When::Produced, _) => "אחרי שכולם ייצרו, {steps}.";
        (When::Settles, Whose::Own) => "כשאתם מקימים מושבה, {steps}.";
        (When::Settles, Whose::Anyone) => "כששחקן כלשהו מקים מושבה, {steps}.";
        (When::NewTag, Whose::Own) => "כשאתם מקבלים סוג תג שלא היה לכם (אירועים ותגים חופשיים אינם נחשבים), {steps}.";
        (When::NewTag, Whose::Anyone) => "כששחקן כלשהו מקבל סוג תג שלא היה לו (אירועים ותגים חופשיים אינם נחשבים), {steps}.";
        (When::Raises(of), Whose::Own) => "כשאתם מעלים את {} בשלב, {steps}.", parameter(of);
        (When::Raises(of), Whose::Anyone) => "כשמעלים את {} בשלב, מכל סיבה שהיא, {steps}.", parameter(of);
    }
}

/// Where a tile is placed, if that matters.
fn ground(on: Ground, showing: &[Resource]) -> String {
    say! { (on, showing);
        (Ground::Anywhere, []) => "";
        (Ground::Anywhere, some) => " באזור עם סמל {}", or(&each(some, stuff));
        (Ground::Mars, []) => " במאדים";
        (Ground::Mars, some) => " במאדים באזור עם סמל {}", or(&each(some, stuff));
    }
}

/// What is played: «תג צמח, יצורון או בעלי חיים», «אירוע עם תג חלל».
fn played(form: Option<Kind>, tags: &[Tag], cost: u8, per: Per, scoring: bool) -> String {
    let what = match (form, per, tags) {
        (Some(form), _, []) => kind(form).to_owned(),
        (Some(form), ..) => format!("{} עם {}", kind(form), a_tag_of(tags)),
        (None, Per::Tag, [_, ..]) => a_tag_of(tags),
        (None, Per::Tag | Per::Card, []) => one(Noun::Card).to_owned(),
        (None, Per::Card, _) => format!("{} עם {}", one(Noun::Card), a_tag_of(tags)),
    };
    let price = if cost == 0 {
        String::new()
    } else {
        format!(" שעלותו המודפסת {} ומעלה", money(cost.into()))
    };
    let shows = if scoring { " עם סמל נ״נ שאינו שלילי" } else { "" };
    format!("{what}{price}{shows}")
}

pub(in crate::text) fn passive(passive: &Passive, card: &Card) -> String {
    let stocks = |of: &[Resource]| or(&each(of, stuff));
    let kinds = |of: &[CardResource]| or(&each(of, |it| card_resource(it, 2)));
    let greenery = CONVERSIONS[Conversion::Plants as usize].cost;
    say! { *passive;
        Passive::Discount { off, on: Purchase::Card, per: _ } => "קלפים עולים לכם {} פחות.", money(off.into());
        Passive::Discount { off, on: Purchase::Tagged(it), per: Per::Card } => "קלפים עם {} עולים לכם {} פחות.", a_tag(it), money(off.into());
        Passive::Discount { off, on: Purchase::Tagged(it), per: Per::Tag } => "קלפים עולים לכם {} פחות על כל {} שעליהם.", money(off.into()), a_tag(it);
        Passive::Discount { off, on: Purchase::Project(it), per: _ } => "{} עולה לכם {} פחות.", the_project(it), money(off.into());
        Passive::Worth(it, more) => "כשאתם משלמים ב{}, כל {} שווה {} יותר.", stuff(it), resource(it, 1), money(more.into());
        Passive::Leeway(Limits::All, number) => "בקלפים שלכם {}.", leeway(number);
        Passive::Leeway(Limits::Of(of), number) => "בקלפים שלכם אפשר לחרוג מדרישות {} {} לכל היותר, לכל כיוון.", parameter(of), by_steps(number.into());
        Passive::Protect { stock: _, cards, shield: Shield::ThisCard } => "אי אפשר להסיר {} מהקלף הזה.", kinds(cards);
        Passive::Protect { stock, cards: [], shield: Shield::FromOpponents } => "היריבים אינם יכולים להסיר {} שלכם.", stocks(stock);
        Passive::Protect { stock: [], cards, shield: Shield::FromOpponents } => "היריבים אינם יכולים להסיר {} מהקלפים שלכם.", kinds(cards);
        Passive::Protect { stock, cards, shield: Shield::FromOpponents } => "היריבים אינם יכולים להסיר {} שלכם, וגם לא {} מהקלפים שלכם.", stocks(stock), kinds(cards);
        Passive::GreeneryCost(change) => "המרת {} לאריח חורש עולה לכם {} במקום {}.", stuff(Resource::Plants), resources(greenery.saturating_add_signed(change).into(), Resource::Plants), figures(greenery.into());
        Passive::Pays(it) => (pays(it, card));
        Passive::CardPrice(change) => "קלף שאתם רוכשים עולה לכם {} במקום {}.", money(CARD_PRICE.saturating_add_signed(change).into()), money(CARD_PRICE.into());
        Passive::TradeCost(change @ ..0) => "סחר עולה לכם {} פחות.", figures(change.unsigned_abs().into());
        Passive::TradeCost(change) => "סחר עולה לכם {} יותר.", figures(change.into());
        Passive::TradeStep(number) => "לפני סחר אפשר להעלות את סמן המושבה {}.", by_steps(number.into());
        Passive::RatingToll(price) => "כל שלב ד״ה שאתם מקבלים עולה לכם {}; שלב שאינכם יכולים לשלם עליו אינו מתקבל.", money(price.into());
        Passive::OceanBonus(it) => "על כל אריח אוקיינוס ליד אריח שאתם מניחים, קבלו {} במקום {}.", money(it.into()), money(OCEAN_BONUS.into());
        Passive::Influence(1) => "יש לכם נקודת השפעה פוליטית נוספת.";
        Passive::Influence(number) => "יש לכם עוד {}.", influence(number.into());
        Passive::GainsRaised => "כשאתם מעלים ייצור, קבלו גם כמות זהה של אותו משאב.";
    }
}

/// What pays for what, and how much.
fn pays(Pays { with, toward, worth }: Pays, card: &Card) -> String {
    let (with, each) = match with {
        Fund::Stock(it) => (stuff(it).to_owned(), resource(it, 1)),
        Fund::Here => (format!("{} שעל הקלף הזה", bulk(holds(card))), one(holds(card))),
    };
    say! { (toward, worth);
        (Purpose::Prices(it), 1) => "אפשר לשלם ב{with} במקום {}, אחד לאחד.", isolated(stuff(it));
        (Purpose::Prices(it), worth) => "אפשר לשלם ב{with} במקום {}; כל {each} שווה {}.", isolated(stuff(it)), resources(worth.into(), it);
        (Purpose::Tagged(it), worth) => "אפשר לשלם ב{with} על קלפים שלכם עם {}; כל {each} שווה {}.", a_tag(it), money(worth.into());
    }
}
