//! Actions, triggers and passives as glyphs.

use super::effect::{all, cost, filter, leeway, money, printed};
use super::{Glyph, Number, Picture, Row, RowKind, Sign};
use crate::ares::cards::{Action, Card, Cause, Each, Effect, Filter, Itself, Passive, Phase, Stock, Trigger};

/// Cost, arrow, gain. An action without a cost begins with its gain.
pub(super) fn action(action: &Action, card: &Card) -> Vec<Glyph> {
    let mut glyphs = Vec::new();
    for &it in action.cost {
        cost(Sign::None, it, card, &mut glyphs);
    }
    if !glyphs.is_empty() {
        glyphs.push(Glyph::Arrow);
    }
    glyphs.extend(all(action.gain, card));
    glyphs
}

/// The rows of triggers: causes, colon, effect. Triggers with equal steps share a row.
pub(super) fn triggers(card: &Card, rows: &mut Vec<Row>) {
    let mut steps: Vec<&[Effect]> = Vec::new();
    for Trigger { steps: its, .. } in card.triggers {
        if !steps.contains(its) {
            steps.push(its);
        }
    }
    for its in steps {
        let causes = card.triggers.iter().filter(|trigger| trigger.steps == its);
        let mut glyphs: Vec<Glyph> = causes.flat_map(|trigger| cause(trigger.cause)).collect();
        glyphs.push(Glyph::Colon);
        glyphs.extend(all(its, card));
        rows.push(Row { kind: RowKind::Effect, glyphs });
    }
}

/// What fires a trigger. The words of the card tell whether the card itself counts.
fn cause(cause: Cause) -> Vec<Glyph> {
    match cause {
        Cause::Plays {
            cards: Filter::Tagged(tags),
            each: Each::Tag,
            itself: Itself::Included | Itself::Excluded,
        } => tags.iter().map(|&tag| Glyph::Picture(Picture::Tag(tag))).collect(),
        Cause::Plays { cards, each: Each::Card | Each::Tag, itself: Itself::Included | Itself::Excluded } => {
            filter(cards)
        }
        Cause::PlaysCapacity(capacity) => vec![Glyph::Picture(Picture::Capacity(capacity))],
        Cause::FlipsOcean => vec![Glyph::Picture(Picture::Ocean)],
        Cause::Raises(track) => vec![Glyph::Rise(track, 1)],
        Cause::TakesForest => vec![Glyph::Picture(Picture::Forest)],
        Cause::UsesAction => vec![Glyph::Picture(Picture::Action)],
    }
}

/// What the passive concerns, colon, what it changes.
pub(super) fn passive(passive: Passive, card: &Card) -> Vec<Glyph> {
    let mut glyphs = Vec::new();
    match passive {
        Passive::Discount { off, cards: Filter::Tagged(tags), each: Each::Tag } => {
            glyphs.extend([
                Glyph::Picture(Picture::Card),
                Glyph::Colon,
                money(Sign::Minus, off),
                Glyph::Per(1),
            ]);
            glyphs.extend(tags.iter().map(|&tag| Glyph::Picture(Picture::Tag(tag))));
        }
        Passive::Discount { off, cards, each: Each::Card | Each::Tag } => {
            glyphs.extend(filter(cards));
            glyphs.extend([Glyph::Colon, money(Sign::Minus, off)]);
        }
        Passive::Research { draw, keep } => {
            glyphs.extend([Glyph::Picture(Picture::Phase(Phase::Research)), Glyph::Colon]);
            if draw > 0 {
                glyphs.push(printed(Sign::Plus, draw, Picture::Shown));
            }
            if keep > 0 {
                glyphs.push(printed(Sign::Plus, keep, Picture::Kept));
            }
        }
        Passive::PaysOnce { with, worth } => {
            glyphs.extend([Glyph::Picture(Picture::Card), Glyph::Colon]);
            cost(Sign::Minus, with, card, &mut glyphs);
            glyphs.extend([Glyph::Arrow, money(Sign::Minus, worth)]);
        }
        Passive::ZoneFlex => glyphs.extend(leeway()),
        Passive::CapacityValue(capacity, more) => {
            glyphs.extend([Glyph::Picture(Picture::Capacity(capacity)), Glyph::Colon]);
            glyphs.push(money(Sign::Minus, more));
        }
        Passive::SaleValue(more) => {
            let sold = printed(Sign::Minus, 1, Picture::Card);
            glyphs.extend([sold, Glyph::Colon, money(Sign::Plus, more)]);
        }
        Passive::StandardDiscount(off) => {
            let standard = Glyph::Picture(Picture::StandardAction);
            glyphs.extend([standard, Glyph::Colon, money(Sign::Minus, off)]);
        }
        Passive::HeatAsMegaCredits => {
            let heat = printed(Sign::None, 1, Picture::Stock(Stock::Heat));
            glyphs.extend([heat, Glyph::Colon, money(Sign::None, 1)]);
        }
        Passive::ForestDiscount(off) => {
            let plants = printed(Sign::Minus, off, Picture::Stock(Stock::Plants));
            glyphs.extend([Glyph::Picture(Picture::Forest), Glyph::Colon, plants]);
        }
        Passive::BuysRating { cost, gain } => {
            let risen = Glyph::Amount(Sign::Plus, Number::Chosen, Picture::Rating);
            glyphs.extend([risen, Glyph::Colon, money(Sign::None, cost), Glyph::Arrow]);
            glyphs.push(printed(Sign::Plus, gain, Picture::Rating));
        }
    }
    glyphs
}
