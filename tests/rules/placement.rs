//! Tiles and placement (BASE-TILE).

use crate::rules::help::{Play, at, seat, short_of};
use viriditas::kit::{EventLog, Rules};
use viriditas::mars::cards::Resource::{Energy, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::{
    ARTIFICIAL_LAKE, CAPITAL, CUPOLA_CITY, Card, Conversion, ECOLOGICAL_ZONE, INDUSTRIAL_CENTER, LAVA_FLOWS,
    MANGROVE, MINING_AREA, MINING_RIGHTS, MOHOLE_AREA, NATURAL_PRESERVE, NOCTIS_CITY, NUCLEAR_ZONE,
    PROTECTED_VALLEY, PlacementRule, RESEARCH_OUTPOST, ROVER_CONSTRUCTION, Reserved, SUBTERRANEAN_RESERVOIR,
    StandardProject, Tile, TileClass, URBANIZED_AREA,
};
use viriditas::mars::maps::{Hex, MAPS};
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Event, Mars, Refusal, award_count, score};

/// Where cities, greenery and most special tiles may go.
fn land() -> Vec<Hex> {
    MAPS[0].land.iter().collect()
}

/// The areas next to this one that are land.
fn land_beside(row: usize, position: usize) -> Vec<Hex> {
    MAPS[0].beside(at(row, position)).and(MAPS[0].land).iter().collect()
}

/// Greenery of the seat being spoken of on all land that is not left free.
fn greenery_but_on(mut scenario: Scenario, free: &[(usize, usize)]) -> Scenario {
    for (row, width) in MAPS[0].widths.iter().enumerate() {
        for position in 0..usize::from(*width) {
            if MAPS[0].land.contains(at(row, position)) && !free.contains(&(row, position)) {
                scenario = scenario.tile(Tile::Greenery, row, position);
            }
        }
    }
    scenario
}

/// Rules: BASE-TILE-01.
#[test]
fn reserved_areas_are_checked_first_then_the_limits_of_the_tile_and_nothing_is_placed() {
    let mut game = table(2).seat(0).money(25).tile(Tile::City, 3, 4).start();
    game.answer(Choice::Project(StandardProject::City));
    let before = game.clone();
    // All three lie beside the city; the first two are reserved besides.
    for (area, why) in [
        (at(4, 4), Refusal::OceanOnly),
        (at(4, 5), Refusal::OceanOnly),
        (at(3, 3), Refusal::BesideCity),
        (at(3, 4), Refusal::Occupied),
        (at(4, 2), Refusal::CityOnly { name: Reserved::NoctisCity }),
    ] {
        assert_eq!(game.play(seat(0), Choice::Space(area), &mut EventLog::nothing()), Err(why));
        assert_eq!(game, before);
    }
    game.on(2, 1);
    assert_eq!(game.tile(2, 1), Some(Tile::City));
}

/// Rules: BASE-TILE-02.
#[test]
fn whoever_places_a_tile_receives_the_printed_bonus_of_the_area() {
    let mut game = table(2).seat(1).money(43).turn(0).seat(0).tile(Tile::City, 8, 0).start();
    game.answer(Choice::Project(StandardProject::Aquifer));
    game.on(1, 5);
    assert_eq!((game.facts().players[seat(1)].hand_size, game.facts().players[seat(0)].hand_size), (2, 0));
    game.answer(Choice::Project(StandardProject::City));
    game.on(3, 0);
    assert_eq!((game.stock(1, Plants), game.stock(1, Titanium)), (1, 1));
    assert_eq!((game.stock(0, Plants), game.stock(0, Titanium)), (0, 0));
    // An area without a printed bonus gives nothing.
    let mut game = table(2).seat(0).money(25).start();
    game.answer(Choice::Project(StandardProject::City));
    let events = game.on(2, 3);
    assert!(!events.iter().any(|event| matches!(event, Event::Gained { .. } | Event::Drew { .. })));
}

/// Rules: BASE-TILE-03, BASE-TILE-03.a.
#[test]
fn a_city_touching_two_oceans_gives_four_megacredits_once() {
    let mut game = table(2).seat(0).money(25).tile(Tile::Ocean, 4, 3).tile(Tile::Ocean, 4, 4).start();
    game.answer(Choice::Project(StandardProject::City));
    game.on(3, 3);
    assert_eq!(game.stock(0, MegaCredits), 4);
    assert_eq!(game.production(0, MegaCredits), 1);
    // Once: the next generation brings the income alone.
    game.answer(Choice::EndTurn);
    game.everyone_passes();
    assert_eq!(game.stock(0, MegaCredits), 4 + 20 + 1);
    // An ocean area without its tile, or an ocean further away, gives nothing.
    let mut game = table(2).seat(0).money(25).tile(Tile::Ocean, 4, 5).start();
    game.answer(Choice::Project(StandardProject::City));
    game.on(3, 3);
    assert_eq!(game.stock(0, MegaCredits), 0);
}

/// Rules: BASE-TILE-03, BASE-TILE-03.b.
#[test]
fn an_ocean_touching_an_earlier_one_pays_its_placer_and_nobody_else() {
    let mut game = table(2).seat(0).money(18).seat(1).money(18).start();
    game.answer(Choice::Project(StandardProject::Aquifer));
    game.on(4, 3);
    assert_eq!(game.stock(0, MegaCredits), 0);
    game.answer(Choice::EndTurn);
    game.answer(Choice::Project(StandardProject::Aquifer));
    game.on(4, 4);
    assert_eq!((game.stock(0, MegaCredits), game.stock(1, MegaCredits)), (0, 2));
}

/// Rules: BASE-TILE-04.
#[test]
fn oceans_belong_to_nobody_and_raise_the_rating_of_who_placed_them() {
    let mut game = table(2).seat(0).money(18).stock(Plants, 8).start();
    game.answer(Choice::Project(StandardProject::Aquifer));
    game.on(0, 3);
    assert_eq!(game.tile(0, 3), Some(Tile::Ocean));
    assert_eq!(game.facts().board.owner(at(0, 3)), None);
    assert_eq!((game.rating(0), game.rating(1)), (21, 20));
    assert_eq!(award_count(game.facts(), 0, seat(0)), 0);
    // So greenery need not touch it.
    game.answer(Choice::Convert(Conversion::Plants));
    assert_eq!(game.offered_areas(), land());
}

/// Rules: BASE-TILE-05.
#[test]
fn greenery_goes_beside_an_own_tile_while_there_is_room() {
    let mut game = table(2)
        .seat(0)
        .stock(Plants, 8)
        .tile(Tile::City, 2, 2)
        .tile(Tile::NuclearZone, 8, 0)
        .seat(1)
        .tile(Tile::Greenery, 6, 5)
        .tile(Tile::Greenery, 2, 3)
        .start();
    game.answer(Choice::Convert(Conversion::Plants));
    let mut beside = land_beside(2, 2);
    beside.extend(land_beside(8, 0));
    beside.retain(|&area| area != at(2, 3));
    beside.sort_unstable();
    assert_eq!(game.offered_areas(), beside);
    assert_eq!(game.refusal(Choice::Space(at(6, 4))), Refusal::NotBesideOwn);
    assert_eq!(game.refusal(Choice::Space(at(2, 4))), Refusal::NotBesideOwn);
    game.on(1, 1);
    assert_eq!(game.tile(1, 1), Some(Tile::Greenery));
}

/// Rules: BASE-TILE-06.
#[test]
fn greenery_goes_anywhere_without_own_tiles_or_without_room_beside_them() {
    let mut game = table(2).seat(0).stock(Plants, 8).seat(1).tile(Tile::City, 2, 2).start();
    game.answer(Choice::Convert(Conversion::Plants));
    let mut free = land();
    free.retain(|&area| area != at(2, 2));
    assert_eq!(game.offered_areas(), free);
    // The corner has one ocean area and two lands beside it; both lands are taken.
    let corner =
        || table(2).seat(0).stock(Plants, 8).tile(Tile::City, 0, 0).seat(1).tile(Tile::Greenery, 1, 0);
    let mut game = corner().tile(Tile::Greenery, 1, 1).start();
    game.answer(Choice::Convert(Conversion::Plants));
    let mut free = land();
    free.retain(|&area| ![at(0, 0), at(1, 0), at(1, 1)].contains(&area));
    assert_eq!(game.offered_areas(), free);
    let mut game = corner().start();
    game.answer(Choice::Convert(Conversion::Plants));
    assert_eq!(game.tile(1, 1), Some(Tile::Greenery), "the only area beside the city");
}

/// Ruling: Q-BASE-02.
/// Rules: BASE-TILE-07.
#[test]
fn greenery_raises_oxygen_and_rating_until_oxygen_is_full() {
    for (start, end, rating) in [(0, 1, 21), (13, 14, 21), (14, 14, 20)] {
        let mut game = table(2).seat(0).stock(Plants, 8).oxygen(start).start();
        game.answer(Choice::Convert(Conversion::Plants));
        game.on(2, 3);
        assert_eq!(game.tile(2, 3), Some(Tile::Greenery));
        assert_eq!(game.facts().board.owner(at(2, 3)), Some(seat(0)));
        assert_eq!((game.oxygen(), game.rating(0), game.rating(1)), (end, rating, 20));
    }
}

/// Rules: BASE-TILE-08.
#[test]
fn greenery_scores_for_its_owner_and_for_each_city_beside_it() {
    let game = table(3)
        .seat(0)
        .tile(Tile::Greenery, 2, 3)
        .tile(Tile::City, 1, 2)
        .seat(1)
        .tile(Tile::City, 2, 4)
        .seat(2)
        .tile(Tile::City, 3, 3)
        .tile(Tile::City, 6, 0)
        .start();
    let points = |number| {
        let score = score(game.facts(), seat(number));
        (score.greeneries, score.cities)
    };
    assert_eq!(points(0), (1, 1));
    assert_eq!(points(1), (0, 1));
    assert_eq!(points(2), (0, 1));
}

/// Rules: BASE-TILE-09.
#[test]
fn every_tile_but_an_ocean_carries_its_owners_marker() {
    let cards = [NUCLEAR_ZONE, SUBTERRANEAN_RESERVOIR];
    let owner_after = |answer, row, position| {
        let mut game = table(2).seat(1).money(100).hand(&cards).turn(0).start();
        game.answer(answer);
        game.on(row, position);
        game.facts().board.owner(at(row, position))
    };
    let (city, greenery) = (StandardProject::City, StandardProject::Greenery);
    assert_eq!(owner_after(Choice::Project(city), 2, 3), Some(seat(1)));
    assert_eq!(owner_after(Choice::Project(greenery), 2, 3), Some(seat(1)));
    assert_eq!(owner_after(Choice::Play(NUCLEAR_ZONE.id), 2, 3), Some(seat(1)));
    assert_eq!(owner_after(Choice::Play(SUBTERRANEAN_RESERVOIR.id), 0, 1), None);
    assert_eq!(owner_after(Choice::Project(StandardProject::Aquifer), 0, 1), None);
}

/// Rules: BASE-TILE-10.
#[test]
fn a_city_is_never_placed_beside_a_city_whoever_owns_it() {
    let mut game = table(2)
        .seat(0)
        .money(25)
        .tile(Tile::City, 2, 2)
        .tile(Tile::Greenery, 7, 3)
        .seat(1)
        .tile(Tile::City, 6, 5)
        .start();
    game.answer(Choice::Project(StandardProject::City));
    for area in land_beside(2, 2).into_iter().chain(land_beside(6, 5)) {
        assert_eq!(game.refusal(Choice::Space(area)), Refusal::BesideCity);
    }
    assert_eq!(game.offered_areas().len(), 48 - 3 - 6 - land_beside(6, 5).len());
    game.on(7, 2);
    assert_eq!(game.tile(7, 2), Some(Tile::City));
}

/// Ruling: Q-BASE-22.
/// Rules: BASE-TILE-11.
#[test]
fn noctis_city_always_goes_on_its_own_area_beside_a_city_or_not() {
    for cities in [&[][..], &[(3, 1)], &[(4, 1), (5, 2)]] {
        let mut builder = table(2).seat(1);
        for &(row, position) in cities {
            builder = builder.tile(Tile::City, row, position);
        }
        let mut game = builder.seat(0).money(18).production(Energy, 1).hand(&[NOCTIS_CITY]).start();
        game.play_card(NOCTIS_CITY);
        assert_eq!(game.tile(4, 2), Some(Tile::City));
        assert_eq!(game.facts().board.owner(at(4, 2)), Some(seat(0)));
        assert_eq!(game.stock(0, Plants), 2);
    }
}

/// Ruling: Q-BGA-02.
/// Rules: BASE-TILE-12.
#[test]
fn urbanized_area_goes_beside_at_least_two_cities() {
    let mut game = table(2)
        .seat(0)
        .money(10)
        .production(Energy, 1)
        .hand(&[URBANIZED_AREA])
        .tile(Tile::City, 2, 2)
        .seat(1)
        .tile(Tile::City, 2, 4)
        .tile(Tile::City, 6, 6)
        .tile(Tile::City, 8, 0)
        .start();
    game.play_card(URBANIZED_AREA);
    // Between the first two, whoever owns them; one city is not enough.
    assert_eq!(game.tile(2, 3), Some(Tile::City));
    assert_eq!(game.facts().board.cities.len(), 5);
    let mut game = table(2)
        .seat(0)
        .money(10)
        .production(Energy, 1)
        .hand(&[URBANIZED_AREA])
        .tile(Tile::City, 2, 2)
        .tile(Tile::City, 2, 4)
        .tile(Tile::City, 2, 0)
        .start();
    game.play_card(URBANIZED_AREA);
    assert_eq!(game.offered_areas(), [at(2, 1), at(2, 3)]);
    assert_eq!(
        game.refusal(Choice::Space(at(1, 1))),
        Refusal::NotThere { tile: Tile::City, area: PlacementRule::BesideTwoCities }
    );
    assert_eq!(
        game.refusal(Choice::Space(at(7, 2))),
        Refusal::NotThere { tile: Tile::City, area: PlacementRule::BesideTwoCities }
    );
}

/// Rules: BASE-TILE-13.
#[test]
fn a_city_scores_for_greenery_beside_it_whoever_owns_it() {
    let game = table(2)
        .seat(0)
        .tile(Tile::City, 2, 3)
        .tile(Tile::Greenery, 2, 2)
        .seat(1)
        .tile(Tile::Greenery, 2, 4)
        .tile(Tile::Greenery, 3, 3)
        .tile(Tile::Greenery, 6, 3)
        .tile(Tile::NuclearZone, 1, 2)
        .start();
    assert_eq!(score(game.facts(), seat(0)).cities, 3);
    assert_eq!(score(game.facts(), seat(1)).cities, 0);
}

/// Rules: BASE-TILE-14.
#[test]
fn the_capital_is_a_city_that_also_scores_for_oceans_beside_it() {
    let mut game = table(2)
        .seat(0)
        .money(51)
        .production(Energy, 2)
        .hand(&[CAPITAL])
        .tile(Tile::Greenery, 3, 2)
        .tile(Tile::Ocean, 4, 3)
        .tile(Tile::Ocean, 4, 4)
        .tile(Tile::Ocean, 0, 1)
        .tile(Tile::Ocean, 0, 3)
        .seat(1)
        .played(&[ROVER_CONSTRUCTION])
        .tile(Tile::City, 6, 6)
        .start();
    game.play_card(CAPITAL);
    // It keeps away from cities as one of them, and others from it.
    assert_eq!(game.refusal(Choice::Space(at(6, 5))), Refusal::BesideCity);
    game.on(3, 3);
    assert_eq!(game.tile(3, 3), Some(Tile::Capital));
    assert_eq!(game.facts().board.of(TileClass::City).len(), 2);
    // It is heard as a city: 2 M€ for the rover.
    assert_eq!(game.stock(1, MegaCredits), 2);
    let points = score(game.facts(), seat(0));
    assert_eq!((points.cities, points.cards), (1, 2));
    game.answer(Choice::Project(StandardProject::City));
    assert_eq!(game.refusal(Choice::Space(at(2, 3))), Refusal::BesideCity);
    let mayor = table(2)
        .seat(0)
        .money(8)
        .tile(Tile::Capital, 0, 0)
        .tile(Tile::City, 2, 3)
        .tile(Tile::City, 8, 0)
        .start();
    assert!(mayor.offers(Choice::Claim(1)));
}

/// Rules: BASE-TILE-15.
#[test]
fn a_special_tile_follows_its_card_and_belongs_to_who_places_it() {
    let cards = [
        NATURAL_PRESERVE,
        INDUSTRIAL_CENTER,
        ECOLOGICAL_ZONE,
        LAVA_FLOWS,
        MINING_AREA,
        MINING_RIGHTS,
        MOHOLE_AREA,
        NUCLEAR_ZONE,
    ];
    let placing = |card| {
        let mut game = table(2)
            .seat(0)
            .money(100)
            .hand(&cards)
            .tile(Tile::Greenery, 3, 1)
            .seat(1)
            .tile(Tile::City, 7, 3)
            .start();
        game.play_card(card);
        game
    };
    let offered = |card| placing(card).offered_areas();
    assert_eq!(offered(INDUSTRIAL_CENTER), land_beside(7, 3));
    assert_eq!(offered(ECOLOGICAL_ZONE), land_beside(3, 1));
    assert_eq!(offered(LAVA_FLOWS), [at(1, 1), at(2, 0), at(3, 0), at(4, 0)]);
    assert_eq!(
        offered(MINING_RIGHTS),
        [at(0, 0), at(1, 1), at(2, 6), at(3, 0), at(7, 0), at(7, 5), at(8, 0), at(8, 1)]
    );
    assert_eq!(offered(MOHOLE_AREA).len(), 12);
    assert_eq!(offered(NUCLEAR_ZONE).len(), 46);
    let isolated = offered(NATURAL_PRESERVE);
    assert_eq!(isolated.len(), 46 - land_beside(3, 1).len() - land_beside(7, 3).len());
    // The only metal beside an own tile is that of Pavonis Mons.
    let game = placing(MINING_AREA);
    assert_eq!(game.tile(3, 0), Some(Tile::MiningArea));
    assert_eq!(game.facts().board.owner(at(3, 0)), Some(seat(0)));
    assert_eq!((game.production(0, Titanium), game.production(0, Steel)), (1, 0));
    let mut game = placing(INDUSTRIAL_CENTER);
    assert_eq!(
        game.refusal(Choice::Space(at(2, 3))),
        Refusal::NotThere { tile: Tile::IndustrialCenter, area: PlacementRule::BesideCity }
    );
    game.on(7, 2);
    assert_eq!(game.facts().board.owner(at(7, 2)), Some(seat(0)));
}

/// Rules: BASE-TILE-16.
#[test]
fn a_cards_own_words_on_placement_override_the_general_limits() {
    // Greenery on an ocean area, not beside the own city; an ocean on land; a city away from all tiles.
    let with = || {
        table(2)
            .seat(0)
            .money(100)
            .temperature(4)
            .tile(Tile::City, 7, 1)
            .seat(1)
            .tile(Tile::Greenery, 2, 3)
            .seat(0)
            .hand(&[MANGROVE, ARTIFICIAL_LAKE, RESEARCH_OUTPOST])
    };
    let mut game = with().start();
    game.play_card(MANGROVE);
    assert_eq!(
        game.refusal(Choice::Space(at(7, 2))),
        Refusal::NotThere { tile: Tile::Greenery, area: PlacementRule::OceanReserved }
    );
    game.on(0, 4);
    assert_eq!(game.tile(0, 4), Some(Tile::Greenery));
    assert_eq!((game.oxygen(), game.facts().board.owner(at(0, 4))), (1, Some(seat(0))));
    let mut game = with().start();
    game.play_card(ARTIFICIAL_LAKE);
    assert_eq!(game.refusal(Choice::Space(at(0, 4))), Refusal::OceanOnly);
    game.on(6, 3);
    assert_eq!((game.tile(6, 3), game.rating(0)), (Some(Tile::Ocean), 21));
    let mut game = with().start();
    game.play_card(RESEARCH_OUTPOST);
    assert_eq!(
        game.refusal(Choice::Space(at(2, 4))),
        Refusal::NotThere { tile: Tile::City, area: PlacementRule::Isolated }
    );
    assert!(game.offers(Choice::Space(at(4, 7))));
}

/// Rules: BASE-TILE-17.
#[test]
fn a_tile_on_a_card_must_be_placed_where_it_can_be() {
    for (card, project) in
        [(NUCLEAR_ZONE, StandardProject::City), (SUBTERRANEAN_RESERVOIR, StandardProject::Aquifer)]
    {
        for answer in [Choice::Play(card.id), Choice::Project(project)] {
            let mut game = table(2).seat(0).money(25).hand(&[card]).start();
            game.answer(answer);
            assert_eq!(game.refusal(Choice::Done), Refusal::NotAnAnswer);
            assert!(!game.all_offers().contains(&Choice::Done));
            assert!(game.all_offers().iter().all(|choice| matches!(choice, Choice::Space(_))));
        }
    }
}

/// A map on which no ocean area is free.
fn no_ocean_area() -> Scenario {
    table(2).oceans(9).seat(1).tile(Tile::MoholeArea, 0, 1).tile(Tile::Greenery, 0, 3).tile(
        Tile::Greenery,
        0,
        4,
    )
}

/// Ruling: Q-BASE-04.
/// Rules: BASE-TILE-18.
#[test]
fn a_card_whose_tile_has_no_area_cannot_be_played_and_the_refusal_names_the_tile() {
    let refused = |game: &Mars, card: Card, tile, area| {
        assert_eq!(game.refusal(Choice::Play(card.id)), Refusal::NoArea { tile, area });
    };
    // No city to stand beside.
    let game = table(2).seat(0).money(4).hand(&[INDUSTRIAL_CENTER]).start();
    refused(&game, INDUSTRIAL_CENTER, Tile::IndustrialCenter, PlacementRule::BesideCity);
    let game = table(2).seat(0).money(10).production(Energy, 1).hand(&[URBANIZED_AREA]).start();
    refused(&game, URBANIZED_AREA, Tile::City, PlacementRule::BesideTwoCities);
    // No ocean area for a greenery or for what is no ocean.
    let game = no_ocean_area().seat(0).money(23).hand(&[PROTECTED_VALLEY, MOHOLE_AREA]).start();
    refused(&game, PROTECTED_VALLEY, Tile::Greenery, PlacementRule::OceanReserved);
    refused(&game, MOHOLE_AREA, Tile::MoholeArea, PlacementRule::OceanReserved);
    // No land for a city; volcanoes are land.
    let full = greenery_but_on(table(2).seat(1), &[]).seat(0).money(18).production(Energy, 1);
    let game = full.hand(&[CUPOLA_CITY, LAVA_FLOWS]).start();
    refused(&game, CUPOLA_CITY, Tile::City, PlacementRule::Usual);
    refused(&game, LAVA_FLOWS, Tile::LavaFlows, PlacementRule::Volcanic);
}

/// Ruling: Q-BASE-04, Q-BASE-11.
/// Rules: BASE-TILE-18, BASE-PARAM-07.
#[test]
fn an_ocean_is_skipped_when_all_are_placed_and_artificial_lake_needs_land_before() {
    let full =
        || greenery_but_on(table(2).seat(1), &[]).seat(0).money(15).temperature(-6).hand(&[ARTIFICIAL_LAKE]);
    let game = full().start();
    let refusal = game.refusal(Choice::Play(ARTIFICIAL_LAKE.id));
    assert_eq!(refusal, Refusal::NoArea { tile: Tile::Ocean, area: PlacementRule::Land });
    let mut game = full().oceans(9).start();
    game.play_card(ARTIFICIAL_LAKE);
    assert_eq!((game.facts().board.oceans.len(), game.rating(0)), (9, 20));
    assert!(game.offers(Choice::EndTurn));
}

/// Ruling: Q-BASE-04.
/// Rules: BASE-TILE-18.
#[test]
fn a_project_or_conversion_whose_tile_has_no_area_is_not_open() {
    let full = |free: &[(usize, usize)]| {
        greenery_but_on(table(2).seat(1).passed(), free).seat(0).money(48).stock(Plants, 8).start()
    };
    let game = full(&[]);
    assert_eq!(
        game.refusal(Choice::Project(StandardProject::City)),
        Refusal::NoArea { tile: Tile::City, area: PlacementRule::Usual }
    );
    assert_eq!(
        game.refusal(Choice::Project(StandardProject::Greenery)),
        Refusal::NoArea { tile: Tile::Greenery, area: PlacementRule::Usual }
    );
    assert_eq!(
        game.refusal(Choice::Convert(Conversion::Plants)),
        Refusal::NoArea { tile: Tile::Greenery, area: PlacementRule::Usual }
    );
    assert!(game.offers(Choice::Project(StandardProject::Aquifer)));
    let mut game = full(&[(2, 2), (2, 3)]);
    game.answer(Choice::Project(StandardProject::City));
    game.on(2, 2);
    assert!(game.offers(Choice::Convert(Conversion::Plants)));
    // The last area lies beside the city.
    assert_eq!(game.refusal(Choice::Project(StandardProject::City)), short_of(25, 2, &[]));
    let game =
        greenery_but_on(table(2).seat(1), &[(2, 2), (2, 3)]).seat(0).money(25).tile(Tile::City, 2, 2).start();
    assert_eq!(
        game.refusal(Choice::Project(StandardProject::City)),
        Refusal::NoArea { tile: Tile::City, area: PlacementRule::Usual }
    );
}

/// Rules: BASE-TILE-19.
#[test]
fn every_tile_is_an_ocean_a_greenery_a_city_or_a_special_one() {
    let of = |class| Tile::ALL.into_iter().filter(|tile| tile.is(class)).collect::<Vec<_>>();
    assert_eq!(of(TileClass::Ocean), [Tile::Ocean]);
    assert_eq!(of(TileClass::Greenery), [Tile::Greenery]);
    assert_eq!(of(TileClass::City), [Tile::City, Tile::Capital]);
    let owned: Vec<Tile> = Tile::ALL.into_iter().filter(|&tile| tile != Tile::Ocean).collect();
    assert_eq!(of(TileClass::Owned), owned);
    // Only an ocean and greenery move anything by themselves. The volcanic area shows steel; the mohole is an ocean's.
    for tile in Tile::ALL {
        let (row, position) = if tile == Tile::MoholeArea { (0, 1) } else { (1, 1) };
        let game = table(2).seat(0).tile(tile, row, position).start();
        let (board, space) = (&game.facts().board, at(row, position));
        assert_eq!(board.tile(space), Some(tile));
        assert_eq!(board.oceans.contains(space), tile == Tile::Ocean);
        assert_eq!(board.greeneries.contains(space), tile == Tile::Greenery);
        assert_eq!(board.cities.contains(space), matches!(tile, Tile::City | Tile::Capital));
        assert_eq!(board.owner(space).is_some(), tile != Tile::Ocean);
    }
}
