//! Things that are called like a card.

use crate::mars::cards::{Card, Effect, PlacementRule, Reserved, Tile, all};
use std::sync::LazyLock;

/// What cards place on which areas when they are played, each with its card; looked through once.
static PLACED: LazyLock<Vec<(Tile, PlacementRule, &'static Card)>> = LazyLock::new(|| {
    let placed = |card: &'static Card| card.play.iter().filter_map(move |effect| placed(effect, card));
    all().flat_map(placed).collect()
});

fn placed(effect: &Effect, card: &'static Card) -> Option<(Tile, PlacementRule, &'static Card)> {
    let first = if let Effect::Then(first, _) = effect { first } else { effect };
    if let Effect::Place(tile, area) = *first { Some((tile, area, card)) } else { None }
}

/// The card whose tile a special tile is; no card for oceans, greenery and cities.
pub(in crate::text) fn card_of_tile(of: Tile) -> Option<&'static Card> {
    if matches!(of, Tile::Ocean | Tile::Greenery | Tile::City) {
        return None;
    }
    PLACED.iter().find(|(tile, ..)| *tile == of).map(|(.., card)| *card)
}

/// The card that an area is reserved for.
///
/// # Panics
/// For an area that no card names; the test below goes through all of them.
pub(in crate::text) fn card_of_area(of: Reserved) -> &'static Card {
    let placed = PLACED.iter().find(|(_, area, _)| *area == PlacementRule::Reserved(of));
    placed.expect("a card for each reserved area").2
}

#[cfg(test)]
mod tests {
    use super::{card_of_area, card_of_tile};
    use crate::mars::cards::{Reserved, Tile};

    #[test]
    fn each_reserved_area_and_each_special_tile_has_its_card() {
        for area in Reserved::ALL {
            assert!(card_of_area(area).name.len() > 3, "{area:?}");
        }
        let named = Tile::ALL.iter().filter(|&&tile| card_of_tile(tile).is_some()).count();
        assert_eq!(named, Tile::ALL.len() - 3, "all but oceans, greenery and cities");
    }
}
