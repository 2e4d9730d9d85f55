//! What could ever lie on a table: for whoever judges a position that was not played here.

use crate::kit::Seat;
use crate::mars::cards::{CONVERSIONS, CardId, Effect, Kind, PROJECTS, PlacementRule, TABLES, Tile, card};
use crate::mars::state::facts::{Facts, LAST_GENERATION};
use crate::mars::state::maps::{Hex, Map};

/// The number of the last generation that this game can come to.
pub(crate) fn final_generation(facts: &Facts) -> u8 {
    facts.last_generation().unwrap_or(LAST_GENERATION)
}

/// Whether a seat can play for this corporation: who plays a beginner corporation is said in the set-up (BASE-SETUP-05).
pub(crate) fn may_play_for(facts: &Facts, seat: Seat, id: CardId) -> bool {
    match card(id).kind {
        Kind::BeginnerCorporation => facts.options.beginners.contains(seat),
        Kind::Corporation
        | Kind::Automated
        | Kind::Active
        | Kind::Event
        | Kind::Prelude
        | Kind::Colony
        | Kind::Party
        | Kind::Global => !facts.options.beginners.contains(seat),
    }
}

/// Whether so much can lie on a card, or be remembered by it.
pub(crate) fn may_bear(id: CardId, number: u8) -> bool {
    card(id).holds.is_some() || (number <= 2 && remembers(card(id).play))
}

/// Whether a card remembers which metal its mine shows: 1 steel, 2 titanium.
fn remembers(play: &'static [Effect]) -> bool {
    play.iter().any(|effect| effect.has(&mut |effect| matches!(effect, Effect::ProduceMetal(_))))
}

/// Whether anything in the game lays this tile on an area of that kind; what lay beside it then is not asked.
pub(crate) fn may_lie(map: &Map, tile: Tile, space: Hex) -> bool {
    let mut lays = |effect: &Effect| matches!(*effect, Effect::Place(laid, area) if laid == tile && kind_fits(map, tile, area, space));
    let cards = TABLES.iter().copied().flatten().flat_map(|card| [card.play, card.first]);
    let actions = PROJECTS.iter().chain(&CONVERSIONS).map(|action| action.play);
    cards.chain(actions).flatten().any(|effect| effect.has(&mut lays))
}

/// Whether an area is of the kind that a placement asks for.
fn kind_fits(map: &Map, tile: Tile, area: PlacementRule, space: Hex) -> bool {
    let is_land = map.land.contains(space);
    match area {
        PlacementRule::Usual if tile == Tile::Ocean => map.ocean.contains(space),
        PlacementRule::OceanReserved => map.ocean.contains(space),
        PlacementRule::Usual
        | PlacementRule::Land
        | PlacementRule::CitySite
        | PlacementRule::Isolated
        | PlacementRule::BesideTwoCities
        | PlacementRule::BesideCity
        | PlacementRule::BesideGreenery => is_land,
        PlacementRule::Volcanic => is_land && (map.volcanic.is_empty() || map.volcanic.contains(space)),
        PlacementRule::Metal | PlacementRule::MetalBesideOwn => is_land && map.metal.contains(space),
        PlacementRule::Reserved(name) => match map.reserved(name) {
            Some(named) => named == space,
            None => is_land,
        },
    }
}
