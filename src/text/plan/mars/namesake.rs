//! Things that are called like a card.

use crate::mars::cards::{Card, Effect, PlacementRule, Reserved, Tile, all};
use std::sync::LazyLock;

/// The first card that places a tile of this kind on such an area.
fn placing(is_it: impl Fn(Tile, PlacementRule) -> bool) -> Option<&'static Card> {
    let places = |effect: &Effect| {
        let first = if let Effect::Then(first, _) = effect { first } else { effect };
        matches!(*first, Effect::Place(tile, area) if is_it(tile, area))
    };
    all().find(|card| card.play.iter().any(places))
}

/// The cards of the special tiles, by the number of the tile.
static OF_TILES: LazyLock<[Option<&'static Card>; Tile::ALL.len()]> =
    LazyLock::new(|| Tile::ALL.map(|of| placing(|tile, _| tile == of).filter(|_| is_special(of))));

const fn is_special(tile: Tile) -> bool {
    !matches!(tile, Tile::Ocean | Tile::Greenery | Tile::City)
}

/// The card whose tile a special tile is; no card for oceans, greenery and cities.
pub(in crate::text) fn card_of_tile(of: Tile) -> Option<&'static Card> {
    OF_TILES[of as usize]
}

/// The card that an area is reserved for.
///
/// # Panics
/// For an area that no card names.
pub(in crate::text) fn card_of_area(of: Reserved) -> &'static Card {
    placing(|_, area| area == PlacementRule::Reserved(of)).expect("a card for each reserved area")
}
