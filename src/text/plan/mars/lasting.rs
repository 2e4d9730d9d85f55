//! What lasts.

use crate::mars::cards::{Card, Effect, TileClass, Trigger, When};

/// Whether a card's own arrival fires its trigger.
pub(in crate::text) fn hears_itself(trigger: &Trigger, card: &Card) -> bool {
    match trigger.when {
        When::Plays { kind, tags, cost, scoring, .. } => {
            let has_tag = tags.iter().any(|tag| card.tags.contains(tag));
            let shows = scoring && card.shows_points();
            kind.is_none_or(|kind| kind == card.kind) && card.cost >= cost && (has_tag || shows)
        }
        When::Places { what, on: _, showing } => {
            let places = |effect: &Effect| matches!(effect, Effect::Place(tile, _) if tile.is(what));
            what != TileClass::Any && showing.is_empty() && card.play.iter().any(places)
        }
        When::Raises(of) => {
            let raises = |effect: &Effect| matches!(effect, Effect::Raise(it, _) if *it == of);
            card.play.iter().any(raises)
        }
        When::Settles => card.play.iter().any(|effect| matches!(effect, Effect::Settle(_))),
        When::NewTag | When::Project { .. } | When::Produced => false,
    }
}
