//! Every tile lies where somebody at the table could have put it: on the ground of its kind, unless a card that was
//! played says otherwise.

use super::steps::all_within;
use super::{Verdict, hold};
use viriditas::kit::Seat;
use viriditas::mars::Facts;
use viriditas::mars::cards::{Card, Effect, PlacementRule, Resource, Tile, TileClass, card};
use viriditas::mars::maps::{Hex, Terrain};

const NAME: &str = "tiles lie on ground that is theirs";

/// The tiles against the ground, and cities against cities.
pub(crate) fn tiles_fit(facts: &Facts) -> Verdict {
    let board = &facts.board;
    for space in board.occupied.iter() {
        let Some(tile) = board.tile(space) else { continue };
        let fits =
            sources(facts, tile, board.owner(space)).into_iter().any(|area| is_of(facts, area, tile, space));
        hold(NAME, fits, || {
            let ground = facts.map().spot(space).map(|spot| spot.terrain);
            format!("{tile:?} of {:?} lies on {ground:?} at {}", board.owner(space), space.0)
        })?;
    }
    for claimed in board.claimed.0 {
        let is_land = |space| matches!(ground(facts, space), Some(Terrain::Land | Terrain::Volcanic));
        hold(NAME, claimed.iter().all(is_land), || format!("claims {claimed:?}"))?;
    }
    for one in board.of(TileClass::City).iter() {
        let near = facts.map().beside(one).and(board.of(TileClass::City));
        for other in near.iter() {
            let fits = [one, other].into_iter().any(|space| may_have_a_city_beside_it(facts, space));
            hold(NAME, fits, || format!("the cities at {} and {} are neighbours", one.0, other.0))?;
        }
    }
    Ok(())
}

/// Where this player may have put a tile (for an ocean, which is nobody's, anyone): the usual places, and those that the
/// cards played speak of.
fn sources(facts: &Facts, tile: Tile, owner: Option<Seat>) -> Vec<PlacementRule> {
    let mut areas = Vec::new();
    if matches!(tile, Tile::Ocean | Tile::Greenery | Tile::City) {
        areas.push(PlacementRule::Usual);
    }
    for seat in Seat::ALL.into_iter().filter(|&seat| owner.is_none_or(|owner| owner == seat)) {
        for id in facts.players[seat].played.iter() {
            areas.extend(placed_by(card(id)).filter(|&(placed, _)| placed == tile).map(|(_, area)| area));
        }
    }
    areas
}

/// All tiles that a card places, wherever it says so, each with its area.
fn placed_by(card: &'static Card) -> impl Iterator<Item = (Tile, PlacementRule)> {
    let actions = card.actions.iter().flat_map(|action| [action.cost, action.gain]);
    let triggers = card.triggers.iter().map(|trigger| trigger.steps);
    let all = [card.play, card.first].into_iter().chain(actions).chain(triggers);
    all.flat_map(all_within).filter_map(|step| match *step {
        Effect::Place(tile, area) => Some((tile, area)),
        _ => None,
    })
}

fn ground(facts: &Facts, space: Hex) -> Option<Terrain> {
    facts.map().spot(space).map(|spot| spot.terrain)
}

/// Whether the area is of this kind as far as that never changes: what lay beside it then is not known any more.
fn is_of(facts: &Facts, area: PlacementRule, tile: Tile, space: Hex) -> bool {
    let map = facts.map();
    let ground = ground(facts, space);
    let is_land = matches!(ground, Some(Terrain::Land | Terrain::Volcanic));
    let is_ocean = ground == Some(Terrain::Ocean);
    match area {
        PlacementRule::Usual => {
            if tile == Tile::Ocean {
                is_ocean
            } else {
                is_land
            }
        }
        PlacementRule::OceanReserved => is_ocean,
        PlacementRule::Volcanic if map.spots.iter().any(|spot| spot.terrain == Terrain::Volcanic) => {
            ground == Some(Terrain::Volcanic)
        }
        PlacementRule::Land
        | PlacementRule::CitySite
        | PlacementRule::Isolated
        | PlacementRule::Volcanic
        | PlacementRule::BesideTwoCities
        | PlacementRule::BesideCity
        | PlacementRule::BesideGreenery => is_land,
        PlacementRule::Metal | PlacementRule::MetalBesideOwn => {
            let shows = |resource| map.shows(space, resource);
            is_land && (shows(Resource::Steel) || shows(Resource::Titanium))
        }
        PlacementRule::Reserved(name) => match map.reserved(name) {
            Some(named) => named == space,
            None => is_land,
        },
    }
}

/// Whether the city here may have been built beside another, or another beside it (BASE-TILE-10): an area of a card that
/// does not ask for a site of its own.
fn may_have_a_city_beside_it(facts: &Facts, space: Hex) -> bool {
    let Some(tile) = facts.board.tile(space) else { return false };
    sources(facts, tile, facts.board.owner(space)).into_iter().any(|area| {
        let is_free = match area {
            PlacementRule::Usual | PlacementRule::CitySite | PlacementRule::Isolated => false,
            PlacementRule::Reserved(name) => facts.map().reserved(name).is_some(),
            PlacementRule::Land
            | PlacementRule::OceanReserved
            | PlacementRule::Volcanic
            | PlacementRule::Metal
            | PlacementRule::MetalBesideOwn
            | PlacementRule::BesideTwoCities
            | PlacementRule::BesideCity
            | PlacementRule::BesideGreenery => true,
        };
        is_free && is_of(facts, area, tile, space)
    })
}
