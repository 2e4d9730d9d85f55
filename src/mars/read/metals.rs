//! Steel and titanium where either may be meant: what an area shows and what a card remembers.

use crate::mars::cards::{CardId, Resource, card};
use crate::mars::state::agenda::{Root, Steps};
use crate::mars::state::facts::Facts;
use crate::mars::state::maps::Hex;

/// The metal that a card remembers under this number.
pub const fn metal(remembered: u8) -> Option<Resource> {
    match remembered {
        1 => Some(Resource::Steel),
        2 => Some(Resource::Titanium),
        _ => None,
    }
}

/// The metals shown where a tile was just placed, or remembered by the card that is copied: bit 0 steel,
/// bit 1 titanium.
pub(crate) fn metals(facts: &Facts, steps: &Steps) -> u8 {
    if steps.script.root == Root::Production {
        return remembered(facts, steps.script.card);
    }
    steps.given().space().map_or(0, |space| metals_shown(facts, space))
}

/// The metals that a card remembers, in the same bits; one that stores resources remembers none.
pub(crate) fn remembered(facts: &Facts, id: CardId) -> u8 {
    if card(id).holds.is_none() { facts.on_card[id.index()] } else { 0 }
}

/// The metals that an area shows, in the same bits.
pub(crate) fn metals_shown(facts: &Facts, space: Hex) -> u8 {
    let shows = |resource| facts.map().shows(space, resource);
    u8::from(shows(Resource::Steel)) | u8::from(shows(Resource::Titanium)) << 1
}
