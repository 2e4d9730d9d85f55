//! Tiles and placement (BASE-TILE).

use crate::help::Play;
use viriditas::cards::{StandardProject, Tile};
use viriditas::mars::Choice;
use viriditas::mars::scenario::table;
use viriditas::words::Resource::MegaCredits;

/// Rules: BASE-TILE-03, BASE-TILE-03.a.
#[test]
fn a_city_touching_two_oceans_gives_four_megacredits_once() {
    let mut game = table(2).seat(0).money(25).tile(Tile::Ocean, 4, 3).tile(Tile::Ocean, 4, 4).start();
    game.answer(Choice::Project(StandardProject::City));
    game.on(3, 3);
    assert_eq!(game.stock(0, MegaCredits), 4);
    assert_eq!(game.production(0, MegaCredits), 1);
}
