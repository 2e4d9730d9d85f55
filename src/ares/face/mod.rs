//! What a card shows: rows of glyphs, read off its effects. No markup, no language.
//!
//! The first game has glyphs of its own: its reader takes a flat list, and most of its pictures (tiles, borders, parties,
//! colonies) are unknown here. What cannot be drawn carries an [`Glyph::Asterisk`], and the card's words say the rest.

mod effect;
mod explained;
mod glyph;
mod lasting;

pub use explained::{AresConcept, AresExplained};
pub use glyph::{Bound, Glyph, Number, Picture, Row, RowKind, Sign};

use crate::ares::cards::{Amount, Capacity, Card, Effect, Production};

/// What a list of effects brings, as glyphs.
pub fn brings(effects: &[Effect], card: &Card) -> Vec<Glyph> {
    effect::all(effects, card)
}

/// The face of a card, from top to bottom.
pub fn rows(card: &Card) -> Vec<Row> {
    let mut rows = Vec::new();
    if !card.requirements.is_empty() {
        let glyphs = card.requirements.iter().map(|&it| effect::requirement(it)).collect();
        rows.push(Row { kind: RowKind::Requirement, glyphs });
    }
    if !card.spends.is_empty() {
        let mut glyphs = Vec::new();
        card.spends.iter().for_each(|&it| effect::cost(Sign::Minus, it, card, &mut glyphs));
        rows.push(Row { kind: RowKind::Spend, glyphs });
    }
    if card.money > 0 {
        rows.push(Row { kind: RowKind::Start, glyphs: vec![effect::money(Sign::None, card.money)] });
    }
    lasting::triggers(card, &mut rows);
    for &it in card.passives {
        rows.push(Row { kind: RowKind::Effect, glyphs: lasting::passive(it, card) });
    }
    for it in card.actions {
        rows.push(Row { kind: RowKind::Action, glyphs: lasting::action(it, card) });
    }
    effect::rows(card, &mut rows);
    if !card.production.is_empty() {
        let mut glyphs = Vec::new();
        card.production.iter().for_each(|&it| production(it, card, &mut glyphs));
        rows.push(Row { kind: RowKind::Production, glyphs });
    }
    let capacity = |it: Capacity| {
        let many = usize::from(card.capacity(it));
        core::iter::repeat_n(Glyph::Picture(Picture::Capacity(it)), many)
    };
    let glyphs: Vec<Glyph> = Capacity::ALL.into_iter().flat_map(capacity).collect();
    if !glyphs.is_empty() {
        rows.push(Row { kind: RowKind::Capacity, glyphs });
    }
    if card.points != Amount::Exactly(0) {
        let mut glyphs = Vec::new();
        effect::amount(Sign::None, card.points, Picture::Points, card, &mut glyphs);
        rows.push(Row { kind: RowKind::Points, glyphs });
    }
    rows
}

fn production(production: Production, card: &Card, glyphs: &mut Vec<Glyph>) {
    let (of, amount): (Picture, Amount) = match production {
        Production::Gain(stock, amount) => (Picture::Stock(stock), amount),
        Production::Draw(amount) => (Picture::Card, amount),
    };
    effect::amount(Sign::Plus, amount, of, card, glyphs);
}
