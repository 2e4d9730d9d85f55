//! Where a tile may go (BASE-TILE).

use crate::kit::{Seat, Seats};
use crate::mars::cards::{PlacementRule, Tile, TileClass};
use crate::mars::state::facts::Facts;
use crate::mars::state::maps::{Hex, HexSet, Map, Terrain};
use crate::mars::state::question::Refusal;

/// The areas that fit a tile of this player now, but for those that are closed.
pub(crate) fn fitting(facts: &Facts, seat: Seat, tile: Tile, area: PlacementRule, closed: HexSet) -> HexSet {
    let map = facts.map();
    let board = &facts.board;
    if tile == Tile::Ocean && facts.has_all_oceans() {
        return HexSet::NONE;
    }
    let ocean = || map.ocean.but(board.occupied).but(closed);
    let land = || land(facts, seat).but(closed);
    let cities = || land().but(map.beside_any(board.cities));
    match on_map(map, area) {
        PlacementRule::Usual => match tile {
            Tile::Ocean => ocean(),
            Tile::Greenery => greenery(facts, seat, land()),
            Tile::City => cities(),
            _ => land(),
        },
        PlacementRule::Land => land(),
        PlacementRule::OceanReserved => ocean(),
        PlacementRule::CitySite => cities(),
        PlacementRule::Isolated => land().but(map.beside_any(board.occupied)),
        PlacementRule::Volcanic => land().and(map.volcanic),
        PlacementRule::Metal => land().and(map.metal),
        PlacementRule::MetalBesideOwn => land().and(map.metal).and(map.beside_any(board.owned[seat])),
        PlacementRule::BesideTwoCities => {
            let free = land();
            let two = free.iter().filter(|&space| map.beside(space).and(board.cities).len() >= 2);
            two.fold(HexSet::NONE, |all, space| all.or(HexSet::only(space)))
        }
        PlacementRule::BesideCity => land().and(map.beside_any(board.cities)),
        PlacementRule::BesideGreenery => land().and(map.beside_any(board.greeneries)),
        PlacementRule::Reserved(name) => match map.reserved(name) {
            Some(space) => HexSet::only(space).but(board.occupied).but(closed),
            None => cities(),
        },
    }
}

/// What a placement asks for on this map: where there are no volcanic areas, what the tile asks for by itself (MAP-03).
fn on_map(map: &Map, area: PlacementRule) -> PlacementRule {
    if area == PlacementRule::Volcanic && map.volcanic.is_empty() { PlacementRule::Usual } else { area }
}

/// Whether any area fits a tile of this player now.
pub(crate) fn fits_somewhere(facts: &Facts, seat: Seat, tile: Tile, area: PlacementRule) -> bool {
    match (tile, on_map(facts.map(), area)) {
        // Beside own tiles or, where there is no such area, anywhere.
        (Tile::Greenery, PlacementRule::Usual) => !land(facts, seat).is_empty(),
        (Tile::City, PlacementRule::Usual) => {
            let (map, cities) = (facts.map(), facts.board.cities);
            land(facts, seat).iter().any(|space| map.beside(space).and(cities).is_empty())
        }
        (Tile::Ocean, PlacementRule::Usual) => {
            !facts.has_all_oceans() && !facts.map().ocean.but(facts.board.occupied).is_empty()
        }
        _ => !fitting(facts, seat, tile, area, HexSet::NONE).is_empty(),
    }
}

/// Whether areas enough fit a tile of this player, but for those that are closed, that two tiles before it leave it one:
/// each takes one and may spoil the six round it. An ocean is skipped where it finds none.
pub(crate) fn fits_widely(
    facts: &Facts,
    seat: Seat,
    tile: Tile,
    area: PlacementRule,
    closed: HexSet,
) -> bool {
    match (tile, area) {
        // As above.
        (Tile::Greenery, PlacementRule::Usual) => land(facts, seat).but(closed).len() > 2,
        (Tile::Ocean, _) => !fitting(facts, seat, tile, area, closed).is_empty(),
        _ => fitting(facts, seat, tile, area, closed).len() > 2 * 7,
    }
}

/// Areas that an ownerless tile may take: free land without claims.
pub(crate) fn open_land(facts: &Facts) -> HexSet {
    let claims = facts.board.claimed.0.iter().fold(HexSet::NONE, |all, &claimed| all.or(claimed));
    facts.map().land.but(facts.board.occupied).but(claims)
}

/// Free land that nobody else has claimed.
fn land(facts: &Facts, seat: Seat) -> HexSet {
    let others = Seats::first(facts.options.players).without(seat);
    let claims = others.iter().fold(HexSet::NONE, |all, other| all.or(facts.board.claimed[other]));
    facts.map().land.but(facts.board.occupied).but(claims)
}

/// BASE-TILE-05, BASE-TILE-06.
fn greenery(facts: &Facts, seat: Seat, free: HexSet) -> HexSet {
    let beside = free.and(facts.map().beside_any(facts.board.owned[seat]));
    if beside.is_empty() { free } else { beside }
}

/// The areas that a player may claim.
pub fn claimable(facts: &Facts) -> HexSet {
    open_land(facts)
}

/// Why the tile does not go on this area.
pub(crate) fn refuse(facts: &Facts, seat: Seat, tile: Tile, area: PlacementRule, space: Hex) -> Refusal {
    let wants_ocean = match area {
        PlacementRule::Usual => tile == Tile::Ocean,
        PlacementRule::OceanReserved => true,
        _ => false,
    };
    match not_free(facts, seat, space) {
        Some(Refusal::OceanOnly) if wants_ocean => {}
        Some(refusal) => return refusal,
        None => {}
    }
    let map = facts.map();
    let is_city_site = matches!(
        (tile, on_map(map, area)),
        (Tile::City, PlacementRule::Usual) | (_, PlacementRule::CitySite)
    );
    if is_city_site && !map.beside(space).and(facts.board.of(TileClass::City)).is_empty() {
        return Refusal::BesideCity;
    }
    if tile == Tile::Greenery && area == PlacementRule::Usual && map.land.contains(space) {
        return Refusal::NotBesideOwn;
    }
    Refusal::NotThere { tile, area }
}

/// Why this area cannot be claimed.
pub(crate) fn refuse_claim(facts: &Facts, seat: Seat, space: Hex) -> Refusal {
    let own = facts.board.claimed[seat].contains(space);
    not_free(facts, seat, space).unwrap_or(if own { Refusal::ClaimedBy { seat } } else { Refusal::OffTheMap })
}

/// Why an area is not free land for this player, if it is not.
fn not_free(facts: &Facts, seat: Seat, space: Hex) -> Option<Refusal> {
    let board = &facts.board;
    if board.occupied.contains(space) {
        return Some(Refusal::Occupied);
    }
    if let Some(other) = facts.others(seat).find(|&other| board.claimed[other].contains(space)) {
        return Some(Refusal::ClaimedBy { seat: other });
    }
    let map = facts.map();
    if let Some(name) = map.kept_for(space) {
        return Some(Refusal::CityOnly { name });
    }
    match map.spot(space).map(|spot| spot.terrain) {
        None => Some(Refusal::OffTheMap),
        Some(Terrain::Ocean) => Some(Refusal::OceanOnly),
        Some(Terrain::Land | Terrain::Volcanic | Terrain::Reserved(_)) => None,
    }
}
