//! What the ledger knows of colonies: which tile is settled is answered later.

use super::ledger::Ledger;
use crate::mars::cards::{Amount, CardId, Effect, Resource, Settling, card};
use crate::mars::read::colonies::sites;
use crate::mars::read::triggers::TriggerEvent;
use crate::mars::state::agenda::Context;
use crate::mars::state::question::Refusal;

impl Ledger<'_> {
    /// A colony on a tile that is chosen later: what hears of it is certain.
    pub(super) fn settle_somewhere(&mut self, settling: Settling) -> Result<(), Refusal> {
        let places = sites(self.facts, self.seat, settling).filter_map(CardId::tile_place);
        self.after.hoped = places.fold(0, |places, place| places | 1 << place);
        if self.after.hoped == 0 {
            return Err(Refusal::NoSite);
        }
        self.walking.has_brought = true;
        self.reckon_colony(settling);
        self.on_event(self.walking.by, TriggerEvent::Colony);
        Ok(())
    }

    /// A colony on this tile.
    pub(crate) fn settle_on(&mut self, tile: CardId) {
        self.walk_given(card(tile).play, Context::of(tile));
        self.on_event(self.walking.by, TriggerEvent::Colony);
    }

    /// Counts on a production that the tile settled on the way brings: only such tiles are left then (COL-23).
    pub(super) fn hope_for(&mut self, resource: Resource, missing: i16) -> Result<(), ()> {
        let brings = |place: &u16| produced(CardId::tile(*place), resource) >= missing;
        let hoped = self.after.hoped;
        // Which of these tiles are left does not tell what they bring.
        self.lose_count();
        let left = (0..u16::BITS as u16).filter(|place| hoped & 1 << place != 0).filter(brings);
        self.after.hoped = left.fold(0, |places, place| places | 1 << place);
        if self.after.hoped == 0 { Err(()) } else { Ok(()) }
    }
}

/// How much of this a tile produces for whoever builds there.
fn produced(tile: CardId, of: Resource) -> i16 {
    let produces = |effect: &Effect| match *effect {
        Effect::Produce(resource, Amount::Exactly(change)) if resource == of => i16::from(change),
        _ => 0,
    };
    card(tile).play.iter().map(produces).sum()
}
