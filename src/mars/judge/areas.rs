//! Where a tile may be built: the areas of its kind, without those that ask for what cannot be given (MAP-06).

use super::can::Ledger;
use crate::kit::Seat;
use crate::mars::cards::{Amount, Effect, PlacementRule, Resource, Tile};
use crate::mars::read::areas::fitting;
use crate::mars::read::discounts::ocean_bonus;
use crate::mars::read::shores::shores;
use crate::mars::state::facts::Facts;
use crate::mars::state::maps::{Hex, HexSet};
use crate::mars::state::question::Refusal;

/// The areas where this player may place the tile now, with the M€ at hand and those of the oceans beside it.
pub fn areas(facts: &Facts, seat: Seat, tile: Tile, area: PlacementRule) -> HexSet {
    let money = |space: Hex| {
        let has = u32::from(facts.players[seat].stock[Resource::MegaCredits]);
        has + shores(facts, space).len() * u32::from(ocean_bonus(facts, seat).unsigned_abs())
    };
    let dear = facts.map().asking.iter().filter(|&space| asked(facts, space) > money(space)).collect();
    areas_but(facts, seat, tile, area, dear)
}

/// The areas that fit a tile of this player, without those that ask for something other than M€ that cannot be given.
pub(crate) fn areas_in_kind(facts: &Facts, seat: Seat, tile: Tile, area: PlacementRule) -> HexSet {
    areas_but(facts, seat, tile, area, HexSet::NONE)
}

/// The areas that fit a tile of this player where the areas that ask for M€ are closed: a greenery goes anywhere then if these are the
/// only ones beside own tiles (BASE-TILE-05, MAP-06).
pub(super) fn areas_for_nothing(facts: &Facts, seat: Seat, tile: Tile, area: PlacementRule) -> HexSet {
    let dear = facts.map().asking.iter().filter(|&space| asked(facts, space) > 0).collect();
    areas_but(facts, seat, tile, area, dear)
}

/// The areas that fit a tile of this player where these are closed, and those that ask for what cannot be given, M€ aside.
fn areas_but(facts: &Facts, seat: Seat, tile: Tile, area: PlacementRule, dear: HexSet) -> HexSet {
    let asking = facts.map().asking.but(facts.board.occupied);
    let closed = asking.iter().filter(|&space| missing(facts, seat, tile, space).is_some());
    fitting(facts, seat, tile, area, closed.fold(dear, |closed, space| closed.or(HexSet::only(space))))
}

/// The M€ that are printed on an area as a price.
pub(super) fn asked(facts: &Facts, space: Hex) -> u32 {
    let asked = |step: &Effect| match step.price() {
        Some((Resource::MegaCredits, Amount::Exactly(more))) => u32::from(more.max(0).unsigned_abs()),
        Some(_) | None => 0,
    };
    facts.map().spot(space).map_or(0, |spot| spot.bonus.iter().map(asked).sum())
}

/// What an area asks for, M€ aside, that cannot be given, though what the tile itself brings may help.
pub(super) fn missing(facts: &Facts, seat: Seat, tile: Tile, space: Hex) -> Option<Refusal> {
    let printed = facts.map().spot(space).map_or(&[][..], |spot| spot.bonus);
    let is_money = |step: &Effect| matches!(step, Effect::Pay(Resource::MegaCredits, ..) | Effect::Place(..));
    if printed.iter().all(|step| is_money(step) || step.is_always_possible()) {
        return None;
    }
    Ledger::new(facts, seat).build_on(tile, space).err()
}

/// The areas for a tile that must be placed. An ocean is skipped where its usual areas are covered, and where all oceans are placed
/// (Q-BASE-11).
///
/// # Errors
/// There is none for another tile (Q-BASE-04).
pub(crate) fn needed(facts: &Facts, seat: Seat, tile: Tile, area: PlacementRule) -> Result<HexSet, Refusal> {
    let open = areas_in_kind(facts, seat, tile, area);
    let may_be_skipped = tile == Tile::Ocean && (area == PlacementRule::Usual || facts.has_all_oceans());
    if open.is_empty() && !may_be_skipped { Err(Refusal::NoArea { tile, area }) } else { Ok(open) }
}
