//! Triggers and passives.

use super::amount::{each, held, with_tag};
use super::effect::breath;
use super::noun::noun;
use super::phrase::{object, with};
use super::terms::{
    agreeing, and, capital, kind, leeway, of_tag, or, parameter, plainly, project, resources_object, steps,
    stuff, within,
};
use crate::text::grammar::{Case, NumberForm};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::hears_itself;

pub(in crate::text) fn trigger(trigger: &Trigger, card: &Card) -> String {
    let steps = breath(trigger.steps, card);
    let this = |is_tag: bool| match (hears_itself(trigger, card), is_tag) {
        (false, _) => "",
        (true, true) => " vrátane tohto",
        (true, false) => " vrátane tejto",
    };
    let tile = |what, case| noun(Noun::of_tiles(what)).form(case, NumberForm::One);
    say! { (trigger.when, trigger.by);
        (When::Plays { kind, tags, cost, scoring, per }, Whose::Own) => "Keď zahráš {}{}, {steps}.", played(kind, tags, cost, per, scoring), this(is_tag(kind, tags, per));
        (When::Plays { kind, tags, cost, scoring, per }, Whose::Anyone) => "Keď ktorýkoľvek hráč zahrá {}{}, {steps}.", played(kind, tags, cost, per, scoring), this(is_tag(kind, tags, per));
        (When::Places { what, on, showing }, Whose::Own) => "Keď umiestniš {}{}{}, {steps}.", tile(what, Case::Accusative), ground(on, showing), this(false);
        (When::Places { what, on, showing }, Whose::Anyone) => "Keď sa umiestni akákoľvek {}{}{}, {steps}.", tile(what, Case::Nominative), ground(on, showing), this(false);
        (When::Project { cost: 0 }, Whose::Own) => "Keď zaplatíš za štandardný projekt (okrem projektu „{}“), {steps}.", project(StandardProject::SellPatents);
        (When::Project { cost: 0 }, Whose::Anyone) => "Keď ktorýkoľvek hráč zaplatí za štandardný projekt (okrem projektu „{}“), {steps}.", project(StandardProject::SellPatents);
        (When::Project { cost }, Whose::Own) => "Keď zaplatíš za štandardný projekt s vytlačenou cenou aspoň {cost} M€, {steps}.";
        (When::Project { cost }, Whose::Anyone) => "Keď ktorýkoľvek hráč zaplatí za štandardný projekt s vytlačenou cenou aspoň {cost} M€, {steps}.";
        (When::Produced, _) => "Keď všetci dokončia produkciu, {steps}.";
        (When::Settles, Whose::Own) => "Keď postavíš kolóniu, {steps}.";
        (When::Settles, Whose::Anyone) => "Keď ktokoľvek postaví kolóniu, {steps}.";
        (When::NewTag, Whose::Own) => "Keď získaš nový druh symbolu (udalosti a žolíkové symboly sa nerátajú), {steps}.";
        (When::NewTag, Whose::Anyone) => "Keď ktorýkoľvek hráč získa preň nový druh symbolu (udalosti a žolíkové symboly sa nerátajú), {steps}.";
        (When::Raises(of), Whose::Own) => "Keď zvýšiš {} o krok, {steps}.", parameter(of, Case::Accusative);
        (When::Raises(of), Whose::Anyone) => "Keď akýmkoľvek spôsobom {} {} o krok, {steps}.", agreeing(of, "stúpne", "stúpnu"), parameter(of, Case::Nominative);
    }
}

/// Where a tile is placed, if that matters.
fn ground(on: Ground, showing: &[Resource]) -> String {
    let bonus = |some| with(&or(&each(some, |it| plainly(Noun::of_resource(it), Case::Instrumental))));
    say! { (on, showing);
        (Ground::Anywhere, []) => "";
        (Ground::Anywhere, some) => " na pole {}", bonus(some);
        (Ground::Mars, []) => " na Marse";
        (Ground::Mars, some) => " na pole {} na Marse", bonus(some);
    }
}

/// Whether it is a tag that is played, and no card.
const fn is_tag(form: Option<Kind>, tags: &[Tag], per: Per) -> bool {
    matches!((form, per, tags), (None, Per::Tag, [_, ..]))
}

/// What is played, as an object: „symbol rastliny, mikróbu alebo zvieraťa“, „udalosť so symbolom vesmíru“.
fn played(form: Option<Kind>, tags: &[Tag], cost: u8, per: Per, scoring: bool) -> String {
    let tag_names = || or(&each(tags, of_tag));
    let what: String = say! { (form, per, tags);
        (Some(form), _, []) => (kind(form).1);
        (Some(form), _, &[tag]) => "{} {}", kind(form).1, with_tag(tag);
        (Some(form), ..) => "{} so symbolom {}", kind(form).1, tag_names();
        (None, Per::Tag, &[Tag::Wild]) => "žolíkový symbol";
        (None, Per::Tag, [_, ..]) => "symbol {}", tag_names();
        (None, _, []) => "kartu";
        (None, Per::Card, &[tag]) => "kartu {}", with_tag(tag);
        (None, Per::Card, _) => "kartu so symbolom {}", tag_names();
    };
    let price = if cost == 0 { String::new() } else { format!(" s vytlačenou cenou aspoň {cost} M€") };
    let shows = if scoring { " s nezápornou ikonou VB" } else { "" };
    format!("{what}{price}{shows}")
}

pub(in crate::text) fn passive(passive: &Passive, card: &Card) -> String {
    let stocks = |of: &[Resource]| or(&each(of, |it| plainly(Noun::of_resource(it), Case::Accusative)));
    let kinds = |of: &[CardResource]| each(of, |it| plainly(Noun::of_card_resource(it), Case::Accusative));
    let greenery = CONVERSIONS[Conversion::Plants as usize].cost;
    say! { *passive;
        Passive::Discount { off, on: Purchase::Card, per: _ } => "Karty ťa stoja o {off} M€ menej.";
        Passive::Discount { off, on: Purchase::Tagged(it), per: Per::Card } => "Karty {} ťa stoja o {off} M€ menej.", with_tag(it);
        Passive::Discount { off, on: Purchase::Tagged(it), per: Per::Tag } => "Karty ťa stoja o {off} M€ menej za každý {} na nich.", noun(Noun::of_tag(it)).form(Case::Accusative, NumberForm::One);
        Passive::Discount { off, on: Purchase::Project(it), per: _ } => "Štandardný projekt „{}“ ťa stojí o {off} M€ menej.", project(it);
        Passive::Worth(it, more) => "Keď platíš {}, každá jednotka má hodnotu o {more} M€ vyššiu.", plainly(Noun::of_resource(it), Case::Instrumental);
        Passive::Leeway(Limits::All, number) => "Na tvojich kartách {}.", leeway(number);
        Passive::Leeway(Limits::Of(of), number) => "Na tvojich kartách platia podmienky {} {}.", parameter(of, Case::Genitive), within(number);
        Passive::Protect { stock: _, cards, shield: Shield::ThisCard } => "{} z tejto karty sa nedajú odstrániť.", capital(&and(&each(cards, |it| plainly(Noun::of_card_resource(it), Case::Nominative))));
        Passive::Protect { stock, cards: [], shield: Shield::FromOpponents } => "Súperi ti nemôžu odstrániť {}.", stocks(stock);
        Passive::Protect { stock: [], cards, shield: Shield::FromOpponents } => "Súperi nemôžu odstrániť {} z tvojich kariet.", or(&kinds(cards));
        Passive::Protect { stock, cards, shield: Shield::FromOpponents } => "Súperi ti nemôžu odstrániť {} ani {} z tvojich kariet.", stocks(stock), or(&kinds(cards));
        Passive::GreeneryCost(change) => "Premena rastlín na dlaždicu zelene ťa stojí {} namiesto {greenery}.", resources_object(greenery.saturating_add_signed(change).into(), Resource::Plants);
        Passive::Pays(it) => (pays(it, card));
        Passive::CardPrice(change) => "Karta, ktorú kúpiš, ťa stojí {} M€ namiesto {CARD_PRICE} M€.", CARD_PRICE.saturating_add_signed(change);
        Passive::TradeCost(change @ ..0) => "Obchodovanie ťa stojí o {} menej.", change.unsigned_abs();
        Passive::TradeCost(change) => "Obchodovanie ťa stojí o {change} viac.";
        Passive::TradeStep(number) => "Pred obchodovaním môžeš posunúť ukazovateľ kolónie o {} nahor.", steps(number.into());
        Passive::RatingToll(price) => "Za každé HT, ktoré získaš, platíš {price} M€; HT, ktoré nemôžeš zaplatiť, nezískaš.";
        Passive::OceanBonus(money) => "Za každú dlaždicu oceánu vedľa dlaždice, ktorú umiestniš, získaj {money} M€ namiesto {OCEAN_BONUS} M€.";
        Passive::Influence(number) => "Tvoj vplyv je o {number} vyšší.";
        Passive::GainsRaised => "Keď zvýšiš niektorú svoju produkciu, získaj aj rovnako veľa toho zdroja.";
    }
}

/// What pays for what, and how much.
fn pays(Pays { with, toward, worth }: Pays, card: &Card) -> String {
    let with = match with {
        Fund::Stock(it) => plainly(Noun::of_resource(it), Case::Instrumental).to_owned(),
        Fund::Here => format!("{} z tejto karty", plainly(held(card), Case::Instrumental)),
    };
    say! { (toward, worth);
        (Purpose::Prices(it), 1) => "Môžeš platiť {with} namiesto {} v pomere 1 : 1.", stuff(it);
        (Purpose::Prices(it), worth) => "Môžeš platiť {with} namiesto {}; každá jednotka platí za {}.", stuff(it), object(worth.into(), Noun::of_resource(it));
        (Purpose::Tagged(it), worth) => "Za karty {} môžeš platiť aj {with}; každá jednotka má hodnotu {worth} M€.", with_tag(it);
    }
}
