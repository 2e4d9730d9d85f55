//! Effects, amounts and costs as glyphs.

use super::{Bound, Glyph, Number, Picture, Row, RowKind, Sign};
use crate::ares::cards::{
    Amount, Bearer, Card, CardColour, Charge, Condition, Cost, Count, Effect, Filter, Lowering, Requirement,
    SpecialResource, Stock,
};
use crate::ares::zone_levels;

/// A printed number of M€.
pub(super) fn money(sign: Sign, number: u8) -> Glyph {
    printed(sign, number, Picture::Stock(Stock::MegaCredits))
}

/// A printed number of a thing.
pub(super) fn printed(sign: Sign, number: u8, of: Picture) -> Glyph {
    Glyph::Amount(sign, Number::Printed(number.into()), of)
}

/// An amount of a thing; `sign` stands before what is added.
pub(super) fn amount(sign: Sign, amount: Amount, of: Picture, card: &Card, glyphs: &mut Vec<Glyph>) {
    let signed = |number: i8| {
        let sign = if number < 0 { Sign::Minus } else { sign };
        Glyph::Amount(sign, Number::Printed(number.unsigned_abs().into()), of)
    };
    match amount {
        Amount::Exactly(number) => glyphs.push(signed(number)),
        Amount::Per { each: 1, per: 1, of: Count::Paid } => {
            glyphs.push(Glyph::Amount(sign, Number::Chosen, of));
        }
        Amount::Per { each, per, of: counted } => {
            glyphs.extend([signed(each), Glyph::Per(per), Glyph::Picture(count(counted, card))]);
        }
    }
}

/// What is counted.
fn count(of: Count, card: &Card) -> Picture {
    match of {
        Count::Tags(tag) => Picture::Tag(tag),
        Count::Capacity(capacity) => Picture::Capacity(capacity),
        Count::Forests => Picture::Forest,
        Count::Cards => Picture::Card,
        Count::CardsOf(colour) => Picture::CardOf(colour),
        Count::ResourcesHere => card.holds.map_or(Picture::AnySpecial, Picture::Special),
        Count::Paid => Picture::Chosen,
    }
}

/// A requirement.
pub(super) fn requirement(requirement: Requirement) -> Glyph {
    match requirement {
        Requirement::AtLeast(track, zone) => {
            Glyph::Zone { track, bound: Bound::AtLeast, zone, level: zone_levels(track, zone).0 }
        }
        Requirement::AtMost(track, zone) => {
            Glyph::Zone { track, bound: Bound::AtMost, zone, level: zone_levels(track, zone).1 }
        }
        Requirement::OceansAtLeast(least) => Glyph::Limit(Bound::AtLeast, least.into(), Some(Picture::Ocean)),
        Requirement::OceansAtMost(most) => Glyph::Limit(Bound::AtMost, most.into(), Some(Picture::Ocean)),
        Requirement::HasTags(tag, least) => {
            Glyph::Limit(Bound::AtLeast, least.into(), Some(Picture::Tag(tag)))
        }
        Requirement::HasRating(least) => Glyph::Limit(Bound::AtLeast, least.into(), Some(Picture::Rating)),
    }
}

fn condition(condition: Condition, card: &Card) -> Glyph {
    match condition {
        Condition::Chose(phase) => Glyph::Picture(Picture::Phase(phase)),
        Condition::Has(least, of) => Glyph::Limit(Bound::AtLeast, least.into(), Some(count(of, card))),
    }
}

/// A cost. `sign` stands before what is taken out of the stock; what is lost otherwise always bears a minus.
pub(super) fn cost(sign: Sign, cost: Cost, card: &Card, glyphs: &mut Vec<Glyph>) {
    match cost {
        Cost::Stock(stock, much) => charge(sign, much, Picture::Stock(stock), card, glyphs),
        Cost::Rating(number) => glyphs.push(printed(Sign::Minus, number, Picture::Rating)),
        Cost::Cards(much) => charge(Sign::Minus, much, Picture::Card, card, glyphs),
        Cost::Resources(kinds, number, bearer) => {
            specials(Sign::Minus, kinds, number, glyphs);
            glyphs.extend(star(bearer));
        }
    }
}

fn charge(sign: Sign, charge: Charge, of: Picture, card: &Card, glyphs: &mut Vec<Glyph>) {
    match charge {
        Charge::Exactly(number) => glyphs.push(printed(sign, number, of)),
        // The least number is 1: nothing brings nothing.
        Charge::Chosen { least: _, most } => {
            glyphs.push(Glyph::Amount(sign, Number::Chosen, of));
            glyphs.extend(most.map(|most| Glyph::Limit(Bound::AtMost, most.into(), None)));
        }
        Charge::Lowered { base, less } => {
            glyphs.push(printed(sign, base, of));
            glyphs.push(Glyph::Group(match less {
                Lowering::Each(off, counted) => {
                    vec![printed(Sign::Minus, off, of), Glyph::Per(1), Glyph::Picture(count(counted, card))]
                }
                Lowering::If(off, when) => {
                    vec![condition(when, card), Glyph::Colon, printed(Sign::Minus, off, of)]
                }
            }));
        }
    }
}

/// A number of resources that are of one of these kinds.
fn specials(sign: Sign, kinds: &[SpecialResource], number: u8, glyphs: &mut Vec<Glyph>) {
    if kinds.len() == SpecialResource::ALL.len() {
        glyphs.push(printed(sign, number, Picture::AnySpecial));
        return;
    }
    for (place, &kind) in kinds.iter().enumerate() {
        if place == 0 {
            glyphs.push(printed(sign, number, Picture::Special(kind)));
        } else {
            glyphs.extend([Glyph::Slash, Glyph::Picture(Picture::Special(kind))]);
        }
    }
}

/// The words of the card tell which other card bears the resources.
fn star(bearer: Bearer) -> Option<Glyph> {
    match bearer {
        Bearer::Here => None,
        Bearer::Other | Bearer::Any => Some(Glyph::Asterisk),
    }
}

/// Which cards are meant.
pub(super) fn filter(filter: Filter) -> Vec<Glyph> {
    match filter {
        Filter::Any => vec![Glyph::Picture(Picture::Card)],
        Filter::Tagged(tags) => {
            let mut glyphs = vec![Glyph::Picture(Picture::Card)];
            either(tags.iter().map(|&tag| Picture::Tag(tag)), &mut glyphs);
            glyphs
        }
        Filter::Coloured(colours) => coloured(colours),
        Filter::Costing(least) => {
            let price = Some(Picture::Stock(Stock::MegaCredits));
            vec![Glyph::Picture(Picture::Card), Glyph::Limit(Bound::AtLeast, least.into(), price)]
        }
    }
}

/// Cards of these colours.
fn coloured(colours: &[CardColour]) -> Vec<Glyph> {
    if colours.len() == CardColour::ALL.len() {
        return vec![Glyph::Picture(Picture::Card)];
    }
    let mut glyphs = Vec::new();
    either(colours.iter().map(|&colour| Picture::CardOf(colour)), &mut glyphs);
    glyphs
}

/// One of several things.
fn either(things: impl Iterator<Item = Picture>, glyphs: &mut Vec<Glyph>) {
    for (place, thing) in things.enumerate() {
        if place > 0 {
            glyphs.push(Glyph::Slash);
        }
        glyphs.push(Glyph::Picture(thing));
    }
}

/// The leeway of [`Passive::ZoneFlex`](crate::ares::cards::Passive::ZoneFlex).
pub(super) fn leeway() -> [Glyph; 2] {
    [Glyph::Picture(Picture::Limits), printed(Sign::Either, 1, Picture::Zone)]
}

/// The rows of what happens at once: a step that asks or that opens a way has a row of its own.
pub(super) fn rows(card: &Card, rows: &mut Vec<Row>) {
    let kind = RowKind::Immediate;
    let mut glyphs = Vec::new();
    for effect in card.play {
        let is_alone = stands_alone(effect);
        if is_alone && !glyphs.is_empty() {
            rows.push(Row { kind, glyphs: core::mem::take(&mut glyphs) });
        }
        step(effect, card, &mut glyphs);
        if is_alone {
            rows.push(Row { kind, glyphs: core::mem::take(&mut glyphs) });
        }
    }
    if !glyphs.is_empty() {
        rows.push(Row { kind, glyphs });
    }
}

const fn stands_alone(effect: &Effect) -> bool {
    match effect {
        Effect::Gain(..)
        | Effect::Rate(_)
        | Effect::Draw(_)
        | Effect::Discard(_)
        | Effect::Raise(..)
        | Effect::FlipOceans(_)
        | Effect::TakeForests(_)
        | Effect::Add(..)
        | Effect::Pay(_) => false,
        Effect::Look { .. }
        | Effect::Exchange { .. }
        | Effect::Reveal { .. }
        | Effect::RevealUntil(_)
        | Effect::Choose(_)
        | Effect::If(..)
        | Effect::ExtraPlay(_)
        | Effect::FreePlay { .. }
        | Effect::DiscountNext(_)
        | Effect::FlexNext => true,
    }
}

/// All effects, one after the other.
pub(super) fn all(effects: &[Effect], card: &Card) -> Vec<Glyph> {
    let mut glyphs = Vec::new();
    for effect in effects {
        step(effect, card, &mut glyphs);
    }
    glyphs
}

fn step(effect: &Effect, card: &Card, glyphs: &mut Vec<Glyph>) {
    match *effect {
        Effect::Gain(stock, number) => amount(Sign::None, number, Picture::Stock(stock), card, glyphs),
        Effect::Rate(number) => amount(Sign::Plus, number, Picture::Rating, card, glyphs),
        Effect::Draw(number) => amount(Sign::Plus, number, Picture::Card, card, glyphs),
        Effect::Discard(number) => glyphs.push(printed(Sign::Minus, number, Picture::Card)),
        Effect::Look { draw, keep } => glyphs.extend([
            printed(Sign::None, draw, Picture::Shown),
            Glyph::Arrow,
            printed(Sign::Plus, keep, Picture::Kept),
        ]),
        Effect::Exchange { draw, tag, draw_for_tag } => {
            let drawn = |number| printed(Sign::Plus, number, Picture::Card);
            let with_tag = vec![Glyph::Picture(Picture::Tag(tag)), Glyph::Colon, drawn(draw_for_tag)];
            glyphs.extend([printed(Sign::Minus, 1, Picture::Card), Glyph::Arrow]);
            glyphs.push(Glyph::Choice(vec![vec![drawn(draw)], with_tag]));
        }
        Effect::Reveal { cards, take, each_discarded } => {
            glyphs.extend([printed(Sign::None, cards, Picture::Shown), Glyph::Arrow]);
            if each_discarded.is_empty() {
                glyphs.extend(filter(take));
                return;
            }
            let otherwise = [printed(Sign::Minus, 1, Picture::Card), Glyph::Colon];
            let otherwise = otherwise.into_iter().chain(all(each_discarded, card)).collect();
            glyphs.push(Glyph::Choice(vec![filter(take), otherwise]));
        }
        Effect::RevealUntil(sought) => {
            glyphs.extend([Glyph::Amount(Sign::None, Number::Chosen, Picture::Shown), Glyph::Arrow]);
            glyphs.extend(filter(sought));
            glyphs.push(Glyph::Asterisk);
        }
        Effect::Raise(track, steps) => glyphs.push(Glyph::Rise(track, steps)),
        Effect::FlipOceans(number) => glyphs.push(printed(Sign::None, number, Picture::Ocean)),
        Effect::TakeForests(number) => glyphs.push(printed(Sign::None, number, Picture::Forest)),
        Effect::Add(kinds, number, bearer) => {
            specials(Sign::Plus, kinds, number, glyphs);
            glyphs.extend(star(bearer));
        }
        Effect::Pay(price) => cost(Sign::Minus, price, card, glyphs),
        Effect::Choose(lists) => {
            glyphs.push(Glyph::Choice(lists.iter().map(|list| way(list, card)).collect()));
        }
        Effect::If(when, then) => {
            let mut inside = vec![condition(when, card), Glyph::Colon];
            inside.extend(all(then, card));
            glyphs.push(Glyph::Group(inside));
        }
        Effect::ExtraPlay(colours) => {
            glyphs.push(Glyph::Picture(Picture::Play));
            glyphs.extend(coloured(colours));
        }
        Effect::FreePlay { colours, cost } => {
            glyphs.push(Glyph::Picture(Picture::Play));
            glyphs.extend(coloured(colours));
            let price = Some(Picture::Stock(Stock::MegaCredits));
            glyphs.push(Glyph::Limit(Bound::AtMost, cost.into(), price));
            glyphs.extend([Glyph::Colon, money(Sign::None, 0)]);
        }
        Effect::DiscountNext(off) => {
            glyphs.extend([Glyph::Picture(Picture::Card), Glyph::Colon, money(Sign::Minus, off)]);
        }
        Effect::FlexNext => {
            glyphs.extend([Glyph::Picture(Picture::Card), Glyph::Colon]);
            glyphs.extend(leeway());
        }
    }
}

/// One list of a choice; what is paid in it stands before an arrow.
fn way(effects: &[Effect], card: &Card) -> Vec<Glyph> {
    let mut glyphs = Vec::new();
    for (place, effect) in effects.iter().enumerate() {
        step(effect, card, &mut glyphs);
        if matches!(effect, Effect::Pay(_)) && place + 1 < effects.len() {
            glyphs.push(Glyph::Arrow);
        }
    }
    glyphs
}
