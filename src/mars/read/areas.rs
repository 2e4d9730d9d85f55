//! Where a tile may go (BASE-TILE).

use crate::cards::{Area, Reserved, Tile, TileClass};
use crate::kit::Seat;
use crate::mars::state::facts::Facts;
use crate::mars::state::maps::{Ground, Space, Spaces};
use crate::mars::state::question::Refusal;
use crate::words::Parameter;

/// The areas where this player may place the tile now.
pub fn areas(facts: &Facts, seat: Seat, tile: Tile, area: Area) -> Spaces {
    let map = facts.map();
    let board = &facts.board;
    if tile == Tile::Ocean && facts.is_at_goal(Parameter::Oceans) {
        return Spaces::NONE;
    }
    match area {
        Area::Usual => match tile {
            Tile::Ocean => map.ocean.but(board.occupied),
            Tile::Greenery => greenery(facts, seat),
            Tile::City => cities(facts, seat),
            _ => land(facts, seat),
        },
        Area::Land => land(facts, seat),
        Area::OceanReserved => map.ocean.but(board.occupied),
        Area::CitySite => cities(facts, seat),
        Area::Isolated => land(facts, seat).but(map.beside_any(board.occupied)),
        Area::Volcanic if map.volcanic.is_empty() => land(facts, seat),
        Area::Volcanic => land(facts, seat).and(map.volcanic),
        Area::Metal => land(facts, seat).and(map.metal),
        Area::MetalBesideOwn => land(facts, seat).and(map.metal).and(map.beside_any(board.owned[seat])),
        Area::BesideTwoCities => {
            let free = land(facts, seat);
            let two = free.iter().filter(|&space| map.beside(space).and(board.cities).len() >= 2);
            two.fold(Spaces::NONE, |all, space| all.or(Spaces::only(space)))
        }
        Area::BesideCity => land(facts, seat).and(map.beside_any(board.cities)),
        Area::BesideGreenery => land(facts, seat).and(map.beside_any(board.greeneries)),
        Area::Reserved(name) => match map.reserved(name) {
            Some(space) => Spaces::only(space).but(board.occupied),
            None => cities(facts, seat),
        },
    }
}

/// What speaks against a tile that must be placed (Q-BASE-04): there is no area for it. An ocean is skipped where its
/// usual areas are covered, and where all oceans are placed (Q-BASE-11).
pub(crate) fn no_area(facts: &Facts, seat: Seat, tile: Tile, area: Area) -> Option<Refusal> {
    let may_be_skipped = tile == Tile::Ocean && (area == Area::Usual || facts.is_at_goal(Parameter::Oceans));
    let lacks = !may_be_skipped && areas(facts, seat, tile, area).is_empty();
    lacks.then_some(Refusal::NoArea { tile, area })
}

/// Areas that an ownerless tile may take: free land without claims.
pub(crate) fn open_land(facts: &Facts) -> Spaces {
    let claims = facts.board.claimed.0.iter().fold(Spaces::NONE, |all, &claimed| all.or(claimed));
    facts.map().land.but(facts.board.occupied).but(claims)
}

/// Free land that nobody else has claimed.
fn land(facts: &Facts, seat: Seat) -> Spaces {
    let claims = facts.others(seat).fold(Spaces::NONE, |all, other| all.or(facts.board.claimed[other]));
    facts.map().land.but(facts.board.occupied).but(claims)
}

/// BASE-TILE-10.
fn cities(facts: &Facts, seat: Seat) -> Spaces {
    land(facts, seat).but(facts.map().beside_any(facts.board.cities))
}

/// BASE-TILE-05, BASE-TILE-06.
fn greenery(facts: &Facts, seat: Seat) -> Spaces {
    let free = land(facts, seat);
    let beside = free.and(facts.map().beside_any(facts.board.owned[seat]));
    if beside.is_empty() { free } else { beside }
}

/// The areas that a player may claim.
pub fn claimable(facts: &Facts) -> Spaces {
    open_land(facts)
}

/// Why the tile does not go on this area.
pub(crate) fn refuse(facts: &Facts, seat: Seat, tile: Tile, area: Area, space: Space) -> Refusal {
    let wants_ocean = match area {
        Area::Usual => tile == Tile::Ocean,
        Area::OceanReserved => true,
        _ => false,
    };
    match not_free(facts, seat, space) {
        Some(Refusal::OceanOnly) if wants_ocean => {}
        Some(refusal) => return refusal,
        None => {}
    }
    let map = facts.map();
    let is_city_site = matches!((tile, area), (Tile::City, Area::Usual) | (_, Area::CitySite));
    if is_city_site && !map.beside(space).and(facts.board.of(TileClass::City)).is_empty() {
        return Refusal::BesideCity;
    }
    if tile == Tile::Greenery && area == Area::Usual && map.land.contains(space) {
        return Refusal::NotBesideOwn;
    }
    Refusal::NotThere { tile, area }
}

/// Why this area cannot be claimed.
pub(crate) fn refuse_claim(facts: &Facts, seat: Seat, space: Space) -> Refusal {
    let own = facts.board.claimed[seat].contains(space);
    not_free(facts, seat, space).unwrap_or(if own { Refusal::ClaimedBy { seat } } else { Refusal::OffTheMap })
}

/// Why an area is not free land for this player, if it is not.
fn not_free(facts: &Facts, seat: Seat, space: Space) -> Option<Refusal> {
    let board = &facts.board;
    if board.occupied.contains(space) {
        return Some(Refusal::Occupied);
    }
    if let Some(other) = facts.others(seat).find(|&other| board.claimed[other].contains(space)) {
        return Some(Refusal::ClaimedBy { seat: other });
    }
    let map = facts.map();
    let mut named = Reserved::ALL.into_iter();
    if let Some(name) = named.find(|&name| map.reserved(name) == Some(space)) {
        return Some(Refusal::CityOnly { name });
    }
    match map.spot(space).map(|spot| spot.ground) {
        None => Some(Refusal::OffTheMap),
        Some(Ground::Ocean) => Some(Refusal::OceanOnly),
        Some(Ground::Land | Ground::Volcanic | Ground::Reserved(_)) => None,
    }
}
