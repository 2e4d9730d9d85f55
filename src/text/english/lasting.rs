//! Triggers and passives.

use super::amount::{a_tag, an, each, held};
use super::effect::breath;
use super::terms::{
    and, capital, card_resource, kind, leeway, or, parameter, project, resource, resources, steps, tag, tiles,
};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::hears_itself;

pub(in crate::text) fn trigger(trigger: &Trigger, card: &Card) -> String {
    let steps = breath(trigger.steps, card);
    let this = if hears_itself(trigger, card) { ", including this" } else { "" };
    say! { (trigger.when, trigger.by);
        (When::Plays { kind, tags, cost, scoring, per }, Whose::Own) => "When you play {}{this}, {steps}.", played(kind, tags, cost, per, scoring);
        (When::Plays { kind, tags, cost, scoring, per }, Whose::Anyone) => "When any player plays {}{this}, {steps}.", played(kind, tags, cost, per, scoring);
        (When::Places { what, on, showing }, Whose::Own) => "When you place {}{}{this}, {steps}.", an(tiles(what, 1)), ground(on, showing);
        (When::Places { what, on, showing }, Whose::Anyone) => "When any {} is placed{}{this}, {steps}.", tiles(what, 1), ground(on, showing);
        (When::Project { cost: 0 }, Whose::Own) => "When you pay for a standard project ({} does not count), {steps}.", project(StandardProject::SellPatents);
        (When::Project { cost: 0 }, Whose::Anyone) => "When any player pays for a standard project ({} does not count), {steps}.", project(StandardProject::SellPatents);
        (When::Project { cost }, Whose::Own) => "When you pay for a standard project with a printed cost of {cost} M€ or more, {steps}.";
        (When::Project { cost }, Whose::Anyone) => "When any player pays for a standard project with a printed cost of {cost} M€ or more, {steps}.";
        (When::Produced, _) => "When everyone has produced, {steps}.";
        (When::Settles, Whose::Own) => "When you build a colony, {steps}.";
        (When::Settles, Whose::Anyone) => "When anyone builds a colony, {steps}.";
        (When::NewTag, Whose::Own) => "When you get a kind of tag that you did not have (events and wild tags do not count), {steps}.";
        (When::NewTag, Whose::Anyone) => "When any player gets a kind of tag that they did not have (events and wild tags do not count), {steps}.";
        (When::Raises(of), Whose::Own) => "When you raise {} a step, {steps}.", parameter(of);
        (When::Raises(of), Whose::Anyone) => "When {} is raised a step, by anyone or anything, {steps}.", parameter(of);
    }
}

/// Where a tile is placed, if that matters.
fn ground(on: Ground, showing: &[Resource]) -> String {
    say! { (on, showing);
        (Ground::Anywhere, []) => "";
        (Ground::Anywhere, some) => " on an area that shows {}", or(&each(some, |it| resource(it, 2)));
        (Ground::Mars, []) => " on Mars";
        (Ground::Mars, some) => " on Mars on an area that shows {}", or(&each(some, |it| resource(it, 2)));
    }
}

/// What is played: "a plant, microbe or animal tag", "a space event".
fn played(form: Option<Kind>, tags: &[Tag], cost: u8, per: Per, scoring: bool) -> String {
    let noun = words! { (form, per, tags);
        (Some(form), ..) => kind(form);
        (None, Per::Tag, [_, ..]) => "tag";
        (None, Per::Tag | Per::Card, _) => "card";
    };
    let what = if tags.is_empty() { an(noun) } else { an(&format!("{} {noun}", or(&each(tags, tag)))) };
    let price =
        if cost == 0 { String::new() } else { format!(" with a printed cost of {cost} M€ or more") };
    let shows = if scoring { " with a non-negative VP icon" } else { "" };
    format!("{what}{price}{shows}")
}

pub(in crate::text) fn passive(passive: &Passive, card: &Card) -> String {
    let stocks = |of: &[Resource]| each(of, |it| resource(it, 2));
    let kinds = |of: &[CardResource]| each(of, |it| card_resource(it, 2));
    let greenery = CONVERSIONS[Conversion::Plants as usize].cost;
    say! { *passive;
        Passive::Discount { off, on: Purchase::Card, per: _ } => "Cards cost you {off} M€ less.";
        Passive::Discount { off, on: Purchase::Tagged(it), per: Per::Card } => "Cards with {} cost you {off} M€ less.", a_tag(it);
        Passive::Discount { off, on: Purchase::Tagged(it), per: Per::Tag } => "Cards cost you {off} M€ less for each {} tag on them.", tag(it);
        Passive::Discount { off, on: Purchase::Project(it), per: _ } => "The standard project {} costs you {off} M€ less.", project(it);
        Passive::Worth(it, more) => "When you pay with {}, each is worth {more} M€ more.", resource(it, 2);
        Passive::Leeway(Limits::All, number) => "Your cards {}.", leeway(number);
        Passive::Leeway(Limits::Of(of), number) => "Your cards may miss {} requirements by up to {}, in either direction.", parameter(of), steps(number.into());
        Passive::Protect { stock: _, cards, shield: Shield::ThisCard } => "{} on this card cannot be removed.", capital(&and(&kinds(cards)));
        Passive::Protect { stock, cards: [], shield: Shield::FromOpponents } => "Opponents cannot remove your {}.", or(&stocks(stock));
        Passive::Protect { stock: [], cards, shield: Shield::FromOpponents } => "Opponents cannot remove {} from your cards.", or(&kinds(cards));
        Passive::Protect { stock, cards, shield: Shield::FromOpponents } => "Opponents cannot remove your {}, nor {} from your cards.", or(&stocks(stock)), or(&kinds(cards));
        Passive::GreeneryCost(change) => "Converting plants into a greenery tile costs you {} instead of {greenery}.", resources(greenery.saturating_add_signed(change).into(), Resource::Plants);
        Passive::Pays(it) => (pays(it, card));
        Passive::CardPrice(change) => "A card that you buy costs you {} M€ instead of {CARD_PRICE} M€.", CARD_PRICE.saturating_add_signed(change);
        Passive::TradeCost(change @ ..0) => "Trading costs you {} less.", change.unsigned_abs();
        Passive::TradeCost(change) => "Trading costs you {change} more.";
        Passive::TradeStep(number) => "Before you trade, you may move the tile’s marker up {}.", steps(number.into());
        Passive::RatingToll(price) => "Each TR you gain costs you {price} M€; you do not gain what you cannot pay.";
        Passive::OceanBonus(money) => "For each ocean tile next to a tile you place, gain {money} M€ instead of {OCEAN_BONUS}.";
        Passive::Influence(number) => "You have {number} more influence.";
        Passive::GainsRaised => "When you increase a production, also gain that many of the resource.";
    }
}

/// What pays for what, and how much.
fn pays(Pays { with, toward, worth }: Pays, card: &Card) -> String {
    let (with, pays) = match with {
        Fund::Stock(it) => (capital(resource(it, 2)), "pays"),
        Fund::Here => (capital(&format!("{} on this card", held(card, 2))), "pay"),
    };
    say! { (toward, worth);
        (Purpose::Prices(it), 1) => "{with} {pays} as {} for you, one for one.", resource(it, 2);
        (Purpose::Prices(it), worth) => "{with} {pays} as {} for you, each as {}.", resource(it, 2), resources(worth.into(), it);
        (Purpose::Tagged(it), worth) => "{with} may pay for your cards with {}, each as {worth} M€.", a_tag(it);
    }
}
