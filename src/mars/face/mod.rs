//! What a card shows: rows of glyphs, read off its effects. No markup, no language.
//!
//! A page draws each [`Glyph`] as an icon; whatever cannot be drawn carries an [`Glyph::Asterisk`], and the
//! card's words say the rest.

mod count;
mod effect;
mod explained;
mod glyph;
mod lasting;
mod legend;

pub use explained::{Concept, Explained};
pub use glyph::{Border, Glyph, Row, RowKind};
pub use legend::legend;

use crate::mars::cards::{Card, Effect, Tag};

/// What a list of effects brings, as glyphs.
pub fn brings(effects: &[Effect], card: &Card) -> Vec<Glyph> {
    effect::all(effects, card)
}

/// The face of a card, from top to bottom.
pub fn rows(card: &Card) -> Vec<Row> {
    let mut rows = Vec::new();
    if !card.requirements.is_empty() {
        let glyphs = card.requirements.iter().flat_map(|&it| count::requirement(it)).collect();
        rows.push(Row { kind: RowKind::Requirement, glyphs });
    }
    for it in card.actions {
        rows.push(Row { kind: RowKind::Action, glyphs: lasting::action(it, card) });
    }
    if card.tags.contains(&Tag::Wild) {
        let glyphs = vec![Glyph::Tag(Tag::Wild, Border::Own), Glyph::Colon, Glyph::AnyTag];
        rows.push(Row { kind: RowKind::Effect, glyphs });
    }
    for it in card.triggers {
        rows.push(Row { kind: RowKind::Effect, glyphs: lasting::trigger(it, card) });
    }
    for it in card.passives {
        rows.push(Row { kind: RowKind::Effect, glyphs: lasting::passive(it, card) });
    }
    effect::rows(card, &mut rows);
    if !card.first.is_empty() {
        rows.push(Row { kind: RowKind::First, glyphs: effect::all(card.first, card) });
    }
    if let Some(points) = card.points {
        let mut glyphs = Vec::new();
        count::amount(points, &[Glyph::Points], card, &mut glyphs);
        rows.push(Row { kind: RowKind::Points, glyphs });
    }
    rows
}
