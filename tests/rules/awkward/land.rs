//! Land and tiles.

use super::*;

// Land and tiles.

/// Rules: BASE-TILE-15, BASE-BOARD-03, BASE-BOARD-04.
#[test]
fn land_claim_reserves_free_land_for_its_owner_alone() {
    let position = table(2).seat(0).money(30).hand(&[LAND_CLAIM]).seat(1).money(30).claim(2, 4);
    let mut game = position.tile(Tile::City, 6, 1).start();
    game.play_card(LAND_CLAIM);
    assert_eq!(game.refusal(Choice::Space(at(6, 1))), Refusal::Occupied);
    // An ocean area, Noctis City, and what another claimed.
    let noctis = Refusal::CityOnly { name: Reserved::NoctisCity };
    let claimed = Refusal::ClaimedBy { seat: seat(1) };
    for (row, position, why) in [(0, 1, Refusal::OceanOnly), (4, 2, noctis), (2, 4, claimed)] {
        assert_eq!(game.refusal(Choice::Space(at(row, position))), why);
    }
    let events = game.on(3, 4);
    assert!(!events.iter().any(|event| matches!(event, Event::Gained { .. })), "no bonus yet");
    game.answer(Choice::EndTurn);
    // The other player may not build there; the claimer may, and the claim is spent.
    game.answer(Choice::Project(StandardProject::City));
    assert_eq!(game.refusal(Choice::Space(at(3, 4))), Refusal::ClaimedBy { seat: seat(0) });
    game.on(2, 4);
    game.answer(Choice::EndTurn);
    game.answer(Choice::Project(StandardProject::Greenery));
    game.on(3, 4);
    assert_eq!(game.stock(0, Plants), 2, "the bonus of the area");
    assert!(game.facts().board.claimed[seat(0)].is_empty());
    assert_eq!(game.facts().board.owner(at(3, 4)), Some(seat(0)));
}

/// Rules: BASE-TILE-06, BASE-TILE-15.
#[test]
fn a_claim_is_no_tile() {
    let mut game = table(2).seat(0).money(41).claim(2, 2).hand(&[RESEARCH_OUTPOST]).start();
    assert_eq!(award_count(game.facts(), LANDLORD, seat(0)), 0);
    game.answer(Choice::Project(StandardProject::Greenery));
    assert!(game.offers(Choice::Space(at(7, 2))), "greenery need not go beside a claim");
    game.on(7, 2);
    // Nor does it spoil an isolated area.
    game.play_card(RESEARCH_OUTPOST);
    assert!(game.offers(Choice::Space(at(2, 3))));
}

/// Rules: BASE-TILE-15, BASE-TILE-02.
#[test]
fn mining_rights_go_on_metal_and_raise_its_production() {
    let mut game = table(2)
        .seat(0)
        .money(18)
        .corporation(MINING_GUILD)
        .hand(&[MINING_RIGHTS, ROBOTIC_WORKFORCE])
        .start();
    game.play_card(MINING_RIGHTS);
    let metal = [(0, 0), (1, 1), (2, 6), (3, 0), (7, 0), (7, 5), (8, 0), (8, 1)];
    assert_eq!(game.all_offers(), metal.map(|(row, position)| Choice::Space(at(row, position))));
    assert_eq!(
        game.refusal(Choice::Space(at(2, 2))),
        Refusal::NotThere { tile: Tile::MiningRights, area: PlacementRule::Metal }
    );
    assert_eq!(game.refusal(Choice::Space(at(8, 4))), Refusal::OceanOnly, "titanium, but an ocean area");
    game.on(3, 0);
    assert_eq!((game.stock(0, Titanium), game.stock(0, Plants)), (1, 1), "the printed bonus too");
    // Mining Guild hears the metal.
    assert_eq!((game.production(0, Titanium), game.production(0, Steel)), (1, 1));
    assert_eq!(game.facts().board.owner(at(3, 0)), Some(seat(0)));
    // The metal is remembered.
    game.play_card(ROBOTIC_WORKFORCE);
    game.answer(Choice::TableauCard(MINING_RIGHTS.id));
    assert_eq!((game.production(0, Titanium), game.production(0, Steel)), (2, 1));
}

/// Ruling: Q-BASE-04.
/// Rules: BASE-TILE-15, BASE-TILE-18.
#[test]
fn mining_area_goes_on_metal_beside_an_own_tile() {
    let position = table(2).seat(0).money(4).hand(&[MINING_AREA]);
    let mut game = position.clone().tile(Tile::Greenery, 1, 0).seat(1).tile(Tile::City, 6, 0).start();
    game.play_card(MINING_AREA);
    assert_eq!(game.all_offers(), [(0, 0), (1, 1)].map(|(row, place)| Choice::Space(at(row, place))));
    assert_eq!(
        game.refusal(Choice::Space(at(7, 0))),
        Refusal::NotThere { tile: Tile::MiningArea, area: PlacementRule::MetalBesideOwn },
        "beside another's tile"
    );
    game.on(1, 1);
    assert_eq!((game.production(0, Steel), game.stock(0, Steel)), (1, 1));
    assert_eq!(game.tile(1, 1), Some(Tile::MiningArea));
    // An ocean is nobody's: no area, and no card.
    let game = position.tile(Tile::Ocean, 0, 1).start();
    assert_eq!(
        game.refusal(Choice::Play(MINING_AREA.id)),
        Refusal::NoArea { tile: Tile::MiningArea, area: PlacementRule::MetalBesideOwn }
    );
}

/// Ruling: Q-BASE-20.
/// Rules: BASE-TILE-14, BASE-TILE-10, BASE-MILE-07.
#[test]
fn the_capital_is_a_city_in_every_respect_and_scores_for_oceans() {
    let position = table(2)
        .seat(0)
        .money(34)
        .production(Energy, 2)
        .hand(&[CAPITAL])
        .tile(Tile::Ocean, 4, 3)
        .tile(Tile::Ocean, 4, 4)
        .tile(Tile::Ocean, 0, 1)
        .tile(Tile::City, 6, 0)
        .tile(Tile::City, 8, 0)
        .seat(1)
        .corporation(THARSIS_REPUBLIC)
        .tile(Tile::Greenery, 3, 2)
        .tile(Tile::City, 1, 3);
    let refusal = position.clone().start().refusal(Choice::Play(CAPITAL.id));
    assert_eq!(refusal, Refusal::TooLow { of: Count::Track(Oceans), needs: 4, now: 3 });
    let mut game = position.tile(Tile::Ocean, 0, 3).start();
    game.play_card(CAPITAL);
    assert_eq!(game.refusal(Choice::Space(at(2, 3))), Refusal::BesideCity);
    game.on(3, 3);
    assert_eq!((game.production(0, MegaCredits), game.production(0, Energy)), (5, 0));
    assert_eq!(game.production(1, MegaCredits), 1, "Tharsis Republic hears a city");
    let score = score(game.facts(), seat(0));
    assert_eq!((score.cities, score.cards), (1, 2), "one greenery as any city, two oceans besides");
    // Mayor counts it, and no city may go beside it.
    assert_eq!(game.stock(0, MegaCredits), 34 - 26 + 4);
    game.answer(Choice::Claim(MAYOR));
    game.answer(Choice::Pass);
    let beside = at(2, 2);
    assert!(
        !viriditas::mars::areas(game.facts(), seat(1), Tile::City, PlacementRule::Usual).contains(beside)
    );
}

/// Rules: BASE-TILE-04, BASE-TILE-16.
#[test]
fn artificial_lake_is_an_ocean_on_land() {
    let mut game =
        table(2).seat(0).money(15).temperature(-6).hand(&[ARTIFICIAL_LAKE]).tile(Tile::Ocean, 4, 4).start();
    game.play_card(ARTIFICIAL_LAKE);
    assert_eq!(game.refusal(Choice::Space(at(0, 1))), Refusal::OceanOnly);
    assert_eq!(
        game.refusal(Choice::Space(at(4, 2))),
        Refusal::CityOnly { name: Reserved::NoctisCity },
        "Noctis City"
    );
    game.on(3, 4);
    assert_eq!(game.tile(3, 4), Some(Tile::Ocean));
    assert_eq!(game.facts().board.owner(at(3, 4)), None);
    assert_eq!((game.rating(0), game.facts().level(Oceans)), (21, 2));
    assert_eq!((game.stock(0, Plants), game.stock(0, MegaCredits)), (2, 2), "both bonuses");
}

/// Ruling: Q-BASE-11.
/// Rules: BASE-PARAM-07, BASE-PARAM-06.
#[test]
fn artificial_lake_is_playable_with_nine_oceans() {
    let mut game = table(2).seat(0).money(15).temperature(-6).oceans(9).hand(&[ARTIFICIAL_LAKE]).start();
    game.play_card(ARTIFICIAL_LAKE);
    assert_eq!((game.rating(0), game.facts().board.occupied.len()), (20, 9));
    assert_eq!(card_points(&game, 0), 1);
    let game = table(2).seat(0).money(15).temperature(-8).hand(&[ARTIFICIAL_LAKE]).start();
    let refusal = game.refusal(Choice::Play(ARTIFICIAL_LAKE.id));
    assert_eq!(refusal, Refusal::TooLow { of: Count::Track(Temperature), needs: -6, now: -8 });
}

/// Rules: BASE-TILE-15, BASE-TILE-16, BASE-TILE-09.
#[test]
fn mohole_area_takes_an_ocean_area_without_being_an_ocean() {
    let mut game = table(2).seat(0).money(38).hand(&[MOHOLE_AREA]).start();
    game.play_card(MOHOLE_AREA);
    assert_eq!(
        game.refusal(Choice::Space(at(0, 0))),
        Refusal::NotThere { tile: Tile::MoholeArea, area: PlacementRule::OceanReserved }
    );
    game.on(0, 1);
    assert_eq!((game.production(0, Heat), game.stock(0, Steel)), (4, 2));
    assert_eq!((game.rating(0), game.facts().level(Oceans)), (20, 0));
    assert_eq!(game.facts().board.owner(at(0, 1)), Some(seat(0)));
    game.answer(Choice::Project(StandardProject::Aquifer));
    assert_eq!(game.refusal(Choice::Space(at(0, 1))), Refusal::Occupied);
    game.on(0, 3);
    assert_eq!(game.stock(0, MegaCredits), 0, "no ocean is beside it");
}

/// Rules: BASE-PLAY-17.
#[test]
fn flooding_drowns_up_to_four_megacredits_of_one_neighbour_of_the_ocean() {
    let mut game = table(4)
        .seat(0)
        .money(9)
        .tile(Tile::Greenery, 3, 4)
        .hand(&[FLOODING])
        .seat(1)
        .money(10)
        .tile(Tile::City, 3, 3)
        .seat(2)
        .money(10)
        .claim(5, 3)
        .tile(Tile::City, 0, 0)
        .seat(3)
        .money(2)
        .tile(Tile::Greenery, 5, 4)
        .start();
    game.play_card(FLOODING);
    game.on(4, 4);
    // Not oneself, not who only claimed there.
    assert_eq!(game.all_offers(), [Choice::Seat(seat(1)), Choice::Seat(seat(3)), Choice::Done]);
    let (mut partial, mut declined) = (game.clone(), game.clone());
    game.answer(Choice::Seat(seat(1)));
    assert_eq!(game.all_offers(), [1, 2, 3, 4].map(Choice::Amount));
    game.answer(Choice::Amount(4));
    assert_eq!((game.stock(1, MegaCredits), game.stock(3, MegaCredits)), (6, 2));
    partial.answer(Choice::Seat(seat(3)));
    assert_eq!(partial.refusal(Choice::Amount(3)), Refusal::OutOfBounds { least: 1, most: 2 });
    partial.answer(Choice::Amount(1));
    assert_eq!(partial.stock(3, MegaCredits), 1);
    declined.answer(Choice::Done);
    assert_eq!([1, 2, 3].map(|other| declined.stock(other, MegaCredits)), [10, 10, 2]);
    for game in [&game, &partial, &declined] {
        assert_eq!((game.stock(0, MegaCredits), game.rating(0)), (2, 21), "nothing is kept");
        assert_eq!(card_points(game, 0), -1);
    }
}

/// Rules: BASE-PARAM-07.
#[test]
fn flooding_drowns_nobody_without_an_ocean_or_an_opponent() {
    let position = table(2).seat(1).money(10).tile(Tile::City, 3, 3).seat(0).money(7).hand(&[FLOODING]);
    let mut game = position.oceans(9).start();
    game.play_card(FLOODING);
    assert_eq!((game.stock(1, MegaCredits), game.rating(0)), (10, 20));
    assert!(game.offers(Choice::EndTurn));
    // Alone there is only the ocean.
    let mut game = table(1).seat(0).money(7).hand(&[FLOODING]).neutral(Tile::City, 3, 3).start();
    game.play_card(FLOODING);
    game.on(4, 4);
    assert!(game.offers(Choice::EndTurn));
    assert_eq!(game.rating(0), 15);
}
