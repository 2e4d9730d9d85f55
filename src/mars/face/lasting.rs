//! Actions, triggers and passives as glyphs.

use super::count::{border, number_of, requirement};
use super::effect::{all, leeway_of};
use super::{Border, Glyph};
use crate::mars::cards::{
    Action, CARD_PRICE, Card, Conversion, Fund, Ground, Limits, Passive, Pays, Per, Purchase, Purpose,
    Resource, Shield, Tile, Trigger, When, Whose,
};

const MONEY: Glyph = Glyph::Resource(Resource::MegaCredits, Border::Own);

/// Cost, arrow, gain; a further condition comes first.
pub(super) fn action(action: &Action, card: &Card) -> Vec<Glyph> {
    let mut glyphs = Vec::new();
    if let Some(needs) = action.needs {
        glyphs.extend(requirement(needs));
        glyphs.push(Glyph::Colon);
    }
    glyphs.extend(all(action.cost, card));
    glyphs.push(Glyph::Arrow);
    glyphs.extend(all(action.gain, card));
    glyphs
}

/// Cause, colon, effect.
pub(super) fn trigger(trigger: &Trigger, card: &Card) -> Vec<Glyph> {
    let whose = border(trigger.by);
    let mut glyphs = Vec::new();
    match trigger.when {
        // Once a card or once a tag: the words say it.
        When::Plays { kind, tags, cost, scoring, per: Per::Card | Per::Tag } => {
            if cost > 0 {
                glyphs.extend([Glyph::AtLeast, Glyph::Number(cost.into()), MONEY]);
            }
            match (kind, tags) {
                (Some(kind), _) => glyphs.push(Glyph::Kind(kind, whose)),
                (None, []) => glyphs.push(Glyph::Card),
                (None, [..]) => {}
            }
            for (place, &tag) in tags.iter().enumerate() {
                if place > 0 {
                    glyphs.push(Glyph::Slash);
                }
                glyphs.push(Glyph::Tag(tag, whose));
            }
            if scoring {
                glyphs.push(Glyph::Points);
            }
        }
        When::Places { what, on, showing } => {
            glyphs.push(Glyph::TileClass(what, whose));
            match on {
                Ground::Anywhere => {}
                Ground::Mars => glyphs.push(Glyph::Asterisk),
            }
            if !showing.is_empty() {
                glyphs.push(Glyph::Open);
                for (place, &resource) in showing.iter().enumerate() {
                    if place > 0 {
                        glyphs.push(Glyph::Slash);
                    }
                    glyphs.push(Glyph::Resource(resource, Border::Own));
                }
                glyphs.push(Glyph::Close);
            }
        }
        When::Project { cost } => {
            if cost > 0 {
                glyphs.extend([Glyph::AtLeast, Glyph::Number(cost.into()), MONEY]);
            }
            glyphs.push(Glyph::Project(None));
        }
        When::Produced => glyphs.push(Glyph::AnyProduction),
        When::Settles => glyphs.push(Glyph::Colony(whose)),
        When::NewTag => glyphs.extend([Glyph::Plus, Glyph::AnyTag]),
        When::Raises(parameter) => {
            glyphs.push(Glyph::Parameter(parameter));
            if trigger.by == Whose::Anyone {
                glyphs.push(Glyph::Asterisk);
            }
        }
    }
    glyphs.push(Glyph::Colon);
    glyphs.extend(all(trigger.steps, card));
    glyphs
}

/// What it concerns, colon, what changes.
pub(super) fn passive(passive: &Passive, card: &Card) -> Vec<Glyph> {
    let mut glyphs = Vec::new();
    match *passive {
        Passive::Discount { off, on, per } => {
            match on {
                Purchase::Card => glyphs.push(Glyph::Card),
                Purchase::Tagged(tag) => {
                    if per == Per::Card {
                        glyphs.push(Glyph::Card);
                    }
                    glyphs.push(Glyph::Tag(tag, Border::Own));
                }
                Purchase::Project(project) => glyphs.push(Glyph::Project(Some(project))),
            }
            glyphs.extend([Glyph::Colon, Glyph::Minus]);
            number_of(off.into(), &[MONEY], &mut glyphs);
        }
        Passive::Worth(resource, more) => {
            glyphs.extend([Glyph::Resource(resource, Border::Own), Glyph::Colon, Glyph::Plus]);
            number_of(more.into(), &[MONEY], &mut glyphs);
        }
        Passive::Leeway(limits, steps) => {
            if let Limits::Of(parameter) = limits {
                glyphs.push(Glyph::Parameter(parameter));
            }
            leeway_of(steps, &mut glyphs);
        }
        Passive::Protect { stock, cards, shield } => {
            glyphs.extend([Glyph::Shield, Glyph::Colon]);
            glyphs.extend(stock.iter().map(|&it| Glyph::Resource(it, Border::Own)));
            glyphs.extend(cards.iter().map(|&it| Glyph::CardResource(it, Border::Own)));
            match shield {
                Shield::ThisCard => glyphs.push(Glyph::Asterisk),
                Shield::FromOpponents => {}
            }
        }
        Passive::GreeneryCost(change) => {
            let sign = if change < 0 { Glyph::Minus } else { Glyph::Plus };
            let plants = Glyph::Resource(Conversion::Plants.resource(), Border::Own);
            glyphs.extend([Glyph::Tile(Tile::Greenery, Border::Own), Glyph::Colon, sign]);
            number_of(change.unsigned_abs().into(), &[plants], &mut glyphs);
        }
        Passive::Pays(Pays { with, worth, toward }) => {
            // Of what is paid for, then what each one pays.
            let (unit, hinge) = match toward {
                Purpose::Tagged(tag) => {
                    glyphs.extend([Glyph::Tag(tag, Border::Own), Glyph::Colon]);
                    (Resource::MegaCredits, Glyph::Arrow)
                }
                Purpose::Prices(unit) => (unit, Glyph::Colon),
            };
            glyphs.push(match (with, card.holds) {
                (Fund::Stock(resource), _) => Glyph::Resource(resource, Border::Own),
                (Fund::Here, Some(kind)) => Glyph::CardResource(kind, Border::Own),
                (Fund::Here, None) => Glyph::AnyCardResource,
            });
            glyphs.push(hinge);
            number_of(worth.into(), &[Glyph::Resource(unit, Border::Own)], &mut glyphs);
        }
        Passive::CardPrice(change) => {
            glyphs.extend([Glyph::Card, Glyph::Colon]);
            number_of(CARD_PRICE.saturating_add_signed(change).into(), &[MONEY], &mut glyphs);
        }
        Passive::TradeCost(change) => {
            let sign = if change < 0 { Glyph::Minus } else { Glyph::Plus };
            glyphs.extend([Glyph::Trade, Glyph::Colon, sign]);
            glyphs.push(Glyph::Number(change.unsigned_abs().into()));
        }
        Passive::TradeStep(steps) => {
            glyphs.extend([Glyph::Trade, Glyph::Colon, Glyph::ColonyTile, Glyph::Plus]);
            glyphs.push(Glyph::Number(steps.into()));
        }
        Passive::RatingToll(price) => {
            glyphs.extend([Glyph::Rating, Glyph::Plus, Glyph::Colon, Glyph::Minus]);
            number_of(price.into(), &[MONEY], &mut glyphs);
        }
        Passive::OceanBonus(money) => {
            glyphs.extend([Glyph::Tile(Tile::Ocean, Border::Any), Glyph::Colon]);
            number_of(money.into(), &[MONEY], &mut glyphs);
        }
        Passive::Influence(more) => {
            glyphs.push(Glyph::Plus);
            number_of(more.into(), &[Glyph::Influence], &mut glyphs);
        }
        Passive::GainsRaised => {
            glyphs.extend([Glyph::Plus, Glyph::AnyProduction, Glyph::Colon, Glyph::Plus, Glyph::Raised]);
        }
    }
    glyphs
}
