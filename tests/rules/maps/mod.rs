//! The maps beside Tharsis (MAP).

mod facts;

use crate::rules::help::{Play, seat};
use serde_json::{Value, json};
use viriditas::kit::{Rules, hex};
use viriditas::mars::cards::Parameter::{Oceans, Oxygen, Temperature};
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::*;
use viriditas::mars::cards::{Parameter, Resource, Tag};
use viriditas::mars::maps::{Hex, HexSet, HexSpec, MAPS, Map, Terrain, synthetic::FIRST};
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{
    Choice, CountContext, CountPurpose, Mars, Phase, Refusal, Setup, Switch, award_count, card_points, count,
};

const THARSIS: u8 = 0;
const HELLAS: u8 = 1;
const ELYSIUM: u8 = 2;
const VASTITAS: u8 = 3;
const AMAZONIS: u8 = 4;

fn map(number: u8) -> &'static Map {
    MAPS[usize::from(number)]
}

/// An area by the number that the facts give it: from 3 on, and from 103 on where a map has 91 areas.
fn area(id: u8) -> Hex {
    Hex(if id > 100 { id - 103 } else { id - 3 })
}

fn areas(ids: &[u8]) -> HexSet {
    ids.iter().fold(HexSet::NONE, |all, &id| all.or(HexSet::only(area(id))))
}

/// A table on a map; seat 0 goes first.
fn on(number: u8, players: u8) -> Scenario {
    Scenario::new(Setup { first: Some(seat(0)), map: number, ..Setup::new(players) })
}

/// Puts tiles of the seat being spoken of on the map.
trait Tiles: Sized {
    fn tiles(self, number: u8, tile: Tile, ids: &[u8]) -> Self;
}

impl Tiles for Scenario {
    fn tiles(self, number: u8, tile: Tile, ids: &[u8]) -> Self {
        ids.iter().fold(self, |scenario, &id| {
            let (row, position) = map(number).position(area(id)).expect("on Mars");
            scenario.tile(tile, row, position)
        })
    }
}

fn level(game: &Mars, parameter: Parameter) -> i8 {
    game.facts().level(parameter)
}

fn rating(game: &Mars, number: u8) -> i16 {
    game.facts().players[seat(number)].rating
}

/// How much of what a milestone counts a seat has.
fn milestone(game: &Mars, place: usize, number: u8) -> i16 {
    let of = game.facts().map().milestones[place].of;
    count(game.facts(), of, CountContext::seat(seat(number), CountPurpose::Milestone))
}

/// Rules: MAP-01, MAP-01.a.
#[test]
fn there_are_five_maps_four_of_61_areas_and_one_of_91() {
    let names: Vec<&str> = MAPS.iter().map(|map| map.name).collect();
    assert_eq!(names, ["Tharsis", "Hellas", "Elysium", "Vastitas Borealis", "Amazonis Planitia"]);
    let counts = |map: &&Map| (map.spots.len(), map.ocean.len(), map.land.len());
    let counts: Vec<_> = MAPS.iter().map(counts).collect();
    assert_eq!(counts, [(61, 12, 48), (61, 12, 49), (61, 12, 49), (61, 12, 49), (91, 15, 76)]);
}

/// Rules: MAP-02.
#[test]
fn noctis_city_goes_where_cities_go_where_no_area_is_kept_for_it() {
    for number in [HELLAS, ELYSIUM, VASTITAS, AMAZONIS] {
        let city = map(number).land.iter().next().expect("land");
        let (row, position) = map(number).position(city).expect("on Mars");
        let mut game = on(number, 2)
            .seat(0)
            .money(18)
            .production(Energy, 1)
            .hand(&[NOCTIS_CITY])
            .tile(Tile::City, row, position)
            .start();
        game.play_card(NOCTIS_CITY);
        assert!(!game.offers(Choice::Space(city)));
        let near = map(number).beside(city).and(map(number).land);
        assert!(near.iter().all(|space| !game.offers(Choice::Space(space))), "not next to a city");
        let far = map(number).land.but(near).but(HexSet::only(city));
        assert!(far.iter().filter(|&space| game.offers(Choice::Space(space))).count() > 30);
    }
}

/// Rules: MAP-03, MAP-03.a.
#[test]
fn volcanic_areas_are_open_to_every_tile_and_lava_flows_need_one_but_on_hellas() {
    let volcanic = [
        (THARSIS, areas(&[9, 14, 21, 29])),
        (HELLAS, HexSet::NONE),
        (ELYSIUM, areas(&[8, 14, 20, 37])),
        (VASTITAS, areas(&[5, 13, 21, 46])),
        (AMAZONIS, areas(&[133, 163, 170, 180, 187])),
    ];
    for (number, volcanoes) in volcanic {
        assert_eq!(map(number).volcanic, volcanoes);
        // Enough for the pole of Hellas besides.
        let mut game = on(number, 2).seat(0).money(24).hand(&[LAVA_FLOWS]).start();
        game.play_card(LAVA_FLOWS);
        let offered = map(number).all.iter().filter(|&space| game.offers(Choice::Space(space)));
        let offered = offered.fold(HexSet::NONE, |all, space| all.or(HexSet::only(space)));
        assert_eq!(offered, if volcanoes.is_empty() { map(number).land } else { volcanoes });
        // Any tile may lie on one.
        let mut game = on(number, 2).seat(0).money(25).start();
        game.answer(Choice::Project(StandardProject::City));
        assert!(volcanoes.iter().all(|space| game.offers(Choice::Space(space))));
    }
}

/// Rules: MAP-03, BASE-TILE-18.
#[test]
fn lava_tube_settlement_goes_where_cities_go_on_hellas_and_is_refused_where_none_can() {
    let land = map(HELLAS).land;
    let with = |cities: &[u8]| {
        let setup = Setup { first: Some(seat(0)), map: HELLAS, ..Setup::new(2) };
        let position = Scenario::new(Setup { on: setup.on.with(Switch::Prelude), ..setup });
        // Enough for the pole besides.
        let position = position.seat(1).tiles(HELLAS, Tile::City, cities).seat(0).money(21);
        position.production(Energy, 1).hand(&[LAVA_TUBE_SETTLEMENT]).start()
    };
    let mut game = with(&[30]);
    game.play_card(LAVA_TUBE_SETTLEMENT);
    let offered = map(HELLAS).all.iter().filter(|&space| game.offers(Choice::Space(space)));
    let offered = offered.fold(HexSet::NONE, |all, space| all.or(HexSet::only(space)));
    let near = map(HELLAS).beside(area(30)).and(land);
    assert_eq!(offered, land.but(near).but(HexSet::only(area(30))));
    let beside = near.iter().next().expect("land beside it");
    assert_eq!(game.refusal(Choice::Space(beside)), Refusal::BesideCity);

    // Cities until each area has one beside it.
    let mut cities: Vec<u8> = Vec::new();
    for space in land.iter() {
        if map(HELLAS).beside(space).and(areas(&cities)).is_empty() {
            cities.push(space.0 + 3);
        }
    }
    let none = Refusal::NoArea { tile: Tile::City, area: PlacementRule::Volcanic };
    assert_eq!(with(&cities).refusal(Choice::Play(LAVA_TUBE_SETTLEMENT.id)), none);
    // One fewer leaves an area.
    assert!(with(&cities[1..]).offers(Choice::Play(LAVA_TUBE_SETTLEMENT.id)));
}

/// Rules: MAP-10.b.
#[test]
fn lava_flows_on_olympus_mons_of_elysium() {
    let mut game = on(ELYSIUM, 2).seat(0).money(18).hand(&[LAVA_FLOWS]).start();
    game.play_card(LAVA_FLOWS);
    game.answer(Choice::Space(area(20)));
    assert_eq!((level(&game, Temperature), rating(&game, 0)), (-26, 22));
    assert_eq!(game.facts().players[seat(0)].hand_size, 3);
}

/// Rules: MAP-04.
#[test]
fn heat_energy_and_wild_icons_go_to_who_places() {
    let mut game = on(HELLAS, 2).seat(0).money(25).start();
    game.answer(Choice::Project(StandardProject::City));
    game.answer(Choice::Space(area(55)));
    assert_eq!(game.stock(0, Heat), 2);
    let mut game = on(AMAZONIS, 2).seat(0).money(50).start();
    game.answer(Choice::Project(StandardProject::City));
    game.answer(Choice::Space(area(157)));
    assert_eq!(game.stock(0, Energy), 2);
    game.answer(Choice::Project(StandardProject::City));
    game.answer(Choice::Space(area(135)));
    // M€, steel, titanium, plants, energy or heat.
    let offers = game.all_offers();
    assert_eq!(offers, [0, 1, 2, 3, 4, 5].map(Choice::Option));
    game.answer(Choice::Option(2));
    assert_eq!(game.stock(0, Titanium), 1);
}

/// Ruling: Q-MOD-23.
/// Rules: MAP-04.
#[test]
fn a_wild_icon_is_no_metal_whatever_is_taken() {
    let position = on(AMAZONIS, 2).seat(0).corporation(MINING_GUILD).money(34).hand(&[MINING_RIGHTS]);
    let mut game = position.start();
    let before = game.production(0, Steel);
    game.answer(Choice::Project(StandardProject::City));
    game.answer(Choice::Space(area(135)));
    game.answer(Choice::Option(1));
    assert_eq!((game.stock(0, Steel), game.production(0, Steel)), (1, before));
    game.answer(Choice::EndTurn);
    game.answer(Choice::Pass);
    game.play_card(MINING_RIGHTS);
    game.answer(Choice::Amount(0));
    let offered = game.offered_areas();
    assert!(!offered.is_empty());
    assert!(![135, 141, 183].iter().any(|&id| offered.contains(&area(id))));
    game.answer(Choice::Space(offered[0]));
    let metal = game.production(0, Steel) + game.production(0, Titanium);
    assert_eq!(metal, before + 2, "what the card gives, and the guild's steel");
}

/// Rules: MAP-05, MAP-05.a.
#[test]
fn the_south_pole_of_hellas_costs_six_megacredits_and_places_an_ocean() {
    let far = [3, 8, 14, 21];
    let mut game =
        on(HELLAS, 2).seat(0).stock(Plants, 8).money(6).tiles(HELLAS, Tile::Ocean, &far).oxygen(3).start();
    game.answer(Choice::Convert(Conversion::Plants));
    game.answer(Choice::Space(area(61)));
    game.answer(Choice::Space(area(36)));
    assert_eq!(game.stock(0, MegaCredits), 0);
    assert_eq!((level(&game, Oxygen), level(&game, Oceans), rating(&game, 0)), (4, 5, 22));
}

/// Rules: MAP-06, MAP-06.a.
#[test]
fn what_the_placement_brings_may_pay_for_the_pole() {
    let city = |money| {
        let mut game = on(HELLAS, 2).seat(0).corporation(THARSIS_REPUBLIC).money(money).start();
        game.answer(Choice::Project(StandardProject::City));
        game
    };
    let mut game = city(28);
    game.answer(Choice::Space(area(61)));
    game.answer(Choice::Space(area(8)));
    assert_eq!(game.stock(0, MegaCredits), 0);
    assert_eq!((game.production(0, MegaCredits), rating(&game, 0)), (2, 21));
    assert!(!city(27).offers(Choice::Space(area(61))));
    // Unless the ocean can touch another one.
    let mut game = on(HELLAS, 2)
        .seat(0)
        .corporation(THARSIS_REPUBLIC)
        .money(27)
        .tiles(HELLAS, Tile::Ocean, &[3])
        .start();
    game.answer(Choice::Project(StandardProject::City));
    assert!(game.offers(Choice::Space(area(61))));
}

/// Rules: MAP-06, MAP-06.b.
#[test]
fn an_ocean_must_be_placed_where_its_income_pays_for_the_pole() {
    let greenery = |money| {
        let scenario = on(HELLAS, 2).seat(0).stock(Plants, 8).money(money);
        let mut game = scenario.tiles(HELLAS, Tile::Ocean, &[35]).start();
        game.answer(Choice::Convert(Conversion::Plants));
        game
    };
    let mut game = greenery(4);
    game.answer(Choice::Space(area(61)));
    let offered = map(HELLAS).ocean.iter().filter(|&space| game.offers(Choice::Space(space)));
    let offered = offered.fold(HexSet::NONE, |all, space| all.or(HexSet::only(space)));
    let beside = map(HELLAS).beside(area(35)).and(map(HELLAS).ocean);
    assert_eq!(offered, beside);
    assert!(beside.iter().all(|space| areas(&[26, 27, 34, 36, 43, 44]).contains(space)));
    game.answer(Choice::Space(offered.iter().next().expect("an ocean area")));
    assert_eq!(game.stock(0, MegaCredits), 0);
    assert!(!greenery(3).offers(Choice::Space(area(61))));
}

/// Rules: MAP-06.
#[test]
fn the_pole_is_due_for_nothing_when_all_oceans_lie_and_a_claim_costs_nothing() {
    let mut game = on(HELLAS, 2).seat(0).money(25 + 6).oceans(9).start();
    game.answer(Choice::Project(StandardProject::City));
    game.answer(Choice::Space(area(61)));
    assert_eq!((game.stock(0, MegaCredits), rating(&game, 0)), (0, 20));
    let mut game = on(HELLAS, 2).seat(0).money(1).hand(&[LAND_CLAIM]).start();
    game.play_card(LAND_CLAIM);
    game.answer(Choice::Space(area(61)));
    assert_eq!(game.stock(0, MegaCredits), 0);
    assert_eq!(level(&game, Oceans), 0);
}

/// The areas of a map that ask for M€ and bring an ocean, each with its price.
fn poles(map: &'static Map) -> impl Iterator<Item = (Hex, u16)> {
    map.asking.and(map.land).iter().filter_map(|space| match map.spot(space)?.bonus {
        [Effect::Pay(MegaCredits, Amount::Exactly(price), _), Effect::Place(Tile::Ocean, _)]
        | [Effect::Place(Tile::Ocean, _), Effect::Pay(MegaCredits, Amount::Exactly(price), _)] => {
            Some((space, price.unsigned_abs().into()))
        }
        _ => None,
    })
}

/// All oceans of this map lie, some on land, so that there is room beside them; none lies beside this area.
fn all_oceans_but_beside(number: u8, pole: Hex) -> Option<Scenario> {
    let map = viriditas::mars::maps::map(number)?;
    let far = map.land.but(map.asking).but(map.beside(pole)).iter();
    let beside_water = far.filter(|&space| !map.beside(space).and(map.ocean).is_empty());
    let goal = map.tracks[Oceans].as_ref()?.goal() as usize;
    beside_water.take(goal).try_fold(on(number, 2).seat(0), |position, space| {
        let (row, place) = map.position(space)?;
        Some(position.tile(Tile::Ocean, row, place))
    })
}

/// An ocean that cannot be placed pays nothing, on any map and wherever there is room for one.
///
/// Rules: MAP-06.
#[test]
fn what_an_ocean_would_bring_pays_for_no_pole_when_all_oceans_lie() {
    let mut met = Vec::new();
    for number in (0..MAPS.len() as u8).chain(FIRST..=u8::MAX) {
        let map = viriditas::mars::maps::map(number).expect("a map");
        for (pole, price) in poles(map) {
            let Some(position) = all_oceans_but_beside(number, pole) else { continue };
            let city = |left| {
                let mut game = position.clone().money(25 + left).try_start().ok()?;
                game.answer(Choice::Project(StandardProject::City));
                Some(game)
            };
            let Some(mut game) = city(price) else { continue };
            let facts = game.facts();
            let has_room = map
                .ocean
                .but(facts.board.occupied)
                .iter()
                .any(|space| !map.beside(space).and(facts.board.oceans).is_empty());
            if !facts.has_all_oceans() || !has_room {
                continue;
            }
            met.push(number);
            let before = rating(&game, 0);
            game.answer(Choice::Space(pole));
            assert_eq!((game.stock(0, MegaCredits), rating(&game, 0)), (0, before), "on map {number}");
            for left in 0..price {
                let game = city(left).expect("a position as it was");
                assert!(!game.offers(Choice::Space(pole)), "{left} for {price} M€ on map {number}");
            }
        }
    }
    assert!(met.contains(&HELLAS) && met.len() > 5, "{met:?}");
}

/// Rules: MAP-07, MAP-07.a.
#[test]
fn the_milestones_of_hellas() {
    let of: Vec<(&str, i8)> = map(HELLAS).milestones.iter().map(|it| (it.name, it.at_least)).collect();
    let printed =
        [("Diversifier", 8), ("Tactician", 5), ("Polar Explorer", 3), ("Energizer", 6), ("Rim Settler", 3)];
    assert_eq!(of, printed);
    let low: Vec<Hex> = map(HELLAS)
        .all
        .iter()
        .filter(|&space| map(HELLAS).position(space).is_some_and(|(row, _)| row >= 7))
        .collect();
    assert_eq!(low, (53..=63).map(area).collect::<Vec<_>>());
    let game = on(HELLAS, 2)
        .seat(0)
        .played(&[KELP_FARMING, TREES, GRASS, SUBTERRANEAN_RESERVOIR, ASTEROID])
        .tiles(HELLAS, Tile::Greenery, &[52, 53, 58, 63])
        .production(Energy, 5)
        .start();
    // Kelp Farming, Trees and Grass ask for something; no event counts.
    assert_eq!(milestone(&game, 1, 0), 3);
    assert_eq!(milestone(&game, 2, 0), 3);
    assert_eq!(milestone(&game, 3, 0), 5);
}

/// Rules: MAP-08.
#[test]
fn the_awards_of_hellas() {
    let game = on(HELLAS, 2)
        .seat(0)
        .played(&[POWER_PLANT, MINE, TARDIGRADES, ASTEROID, BIRDS])
        .on_card(TARDIGRADES, 4)
        .on_card(BIRDS, 2)
        .tiles(HELLAS, Tile::Greenery, &[4, 5])
        .start();
    let awards = [0, 1, 2, 3, 4].map(|place| award_count(game.facts(), place, seat(0)));
    // Two greenery tiles, two green cards, no space tag (of an event), six resources, two building tags.
    assert_eq!(awards, [2, 2, 0, 6, 2]);
}

/// Rules: MAP-09, MAP-09.a.
#[test]
fn the_milestones_of_elysium() {
    let produces = |productions: [i16; 6]| {
        let scenario = on(ELYSIUM, 2).seat(0);
        let all = Resource::ALL.into_iter().zip(productions);
        all.fold(scenario, |scenario, (resource, number)| scenario.production(resource, number)).start()
    };
    assert_eq!(milestone(&produces([1; 6]), 0, 0), 6);
    assert_eq!(milestone(&produces([3, 1, 0, 1, 9, 1]), 0, 0), 5);
    assert_eq!(milestone(&produces([3, 1, 0, 1, 9, 1]), 1, 0), 9);
    let without = Setup { first: Some(seat(0)), map: ELYSIUM, ..Setup::new(2) };
    let without = without.without(viriditas::mars::Switch::CorporateEra);
    let game = Scenario::new(without).start();
    assert_eq!(milestone(&game, 0, 0), 0, "productions that begin at 1 must be 2");
    // Three tags of plants, microbes and animals; green and blue cards; events.
    let game = on(ELYSIUM, 2).seat(0).played(&[TREES, TARDIGRADES, BIRDS, ASTEROID, COMET]).start();
    assert_eq!([2, 3, 4].map(|place| milestone(&game, place, 0)), [3, 3, 2]);
}

/// Rules: MAP-10, MAP-10.a.
#[test]
fn the_awards_of_elysium() {
    let game = on(ELYSIUM, 2)
        .seat(0)
        .played(&[CAPITAL, STRIP_MINE, TREES, DEIMOS_DOWN])
        .stock(Steel, 3)
        .stock(Energy, 2)
        .tiles(ELYSIUM, Tile::Greenery, &[37, 38, 63])
        .tiles(ELYSIUM, Tile::Ocean, &[28])
        .rating(27)
        .start();
    let awards = [0, 1, 2, 3, 4].map(|place| award_count(game.facts(), place, seat(0)));
    // Capital (26) and Strip Mine (25); 3 steel and 2 energy; 38 and 63, for 37 lies in the middle row.
    let beside = map(ELYSIUM).beside(area(28)).and(areas(&[37, 38, 63])).len();
    assert_eq!(awards, [2, 5, 2, beside as i32, 27]);
}

/// Rules: MAP-11, MAP-11.a.
#[test]
fn the_north_pole_of_vastitas_costs_four_megacredits_and_warms() {
    let greenery = |money, celsius| {
        let mut game = on(VASTITAS, 2).seat(0).stock(Plants, 8).money(money).temperature(celsius).start();
        game.answer(Choice::Convert(Conversion::Plants));
        game
    };
    let mut game = greenery(4, -26);
    game.answer(Choice::Space(area(33)));
    assert_eq!((level(&game, Temperature), rating(&game, 0)), (-24, 22));
    assert_eq!((game.production(0, Heat), game.stock(0, MegaCredits)), (1, 0));
    assert!(!greenery(3, -26).offers(Choice::Space(area(33))));
    let mut game = greenery(4, 8);
    game.answer(Choice::Space(area(33)));
    assert_eq!((game.stock(0, MegaCredits), rating(&game, 0)), (0, 21));
}

/// Rules: MAP-12.
#[test]
fn vastitas_prints_titanium_and_steel_in_the_corner_and_delegates_that_mean_nothing_yet() {
    let shown = |id, resource| map(VASTITAS).shows(area(id), resource);
    assert!(shown(62, Titanium) && shown(63, Steel) && !shown(62, Steel) && !shown(63, Titanium));
    let sends: Vec<(usize, u8)> = map(VASTITAS)
        .spots
        .iter()
        .enumerate()
        .filter(|(_, spot)| spot.delegates > 0)
        .map(|(space, spot)| (space + 3, spot.delegates))
        .collect();
    assert_eq!(sends, [(28, 1), (59, 1)]);
    let mut game = on(VASTITAS, 2).seat(0).money(25).start();
    game.answer(Choice::Project(StandardProject::City));
    let events = game.answer(Choice::Space(area(59)));
    assert!(game.offers(Choice::EndTurn), "{events:?}");
}

/// Rules: MAP-13, MAP-13.a.
#[test]
fn the_milestones_of_vastitas() {
    let volcanic = map(VASTITAS).volcanic;
    let near = volcanic.or(map(VASTITAS).beside_any(volcanic));
    assert_eq!(near.len(), 20);
    for id in [4, 6, 10, 11, 38, 39, 47, 53] {
        assert!(near.contains(area(id)), "{id}");
    }
    let game = on(VASTITAS, 2)
        .seat(0)
        .played(&[TARDIGRADES, BIRDS, REGOLITH_EATERS])
        .on_card(TARDIGRADES, 2)
        .on_card(BIRDS, 1)
        .on_card(REGOLITH_EATERS, 1)
        .production(Energy, 3)
        .production(Heat, 6)
        .tiles(VASTITAS, Tile::Greenery, &[5, 4, 63])
        .start();
    assert_eq!([2, 3, 4].map(|place| milestone(&game, place, 0)), [2, 9, 4]);
}

/// Rules: MAP-14, MAP-14.a.
#[test]
fn the_awards_of_vastitas() {
    let game = on(VASTITAS, 2)
        .seat(0)
        .played(&[ASTEROID, COMET])
        .production(Steel, 2)
        .production(Titanium, 3)
        .tiles(VASTITAS, Tile::Greenery, &[24, 25, 26, 38])
        .tile_on(Tile::City, Reserved::PhobosSpaceHaven)
        .start();
    let awards = [0, 1, 2, 3, 4].map(|place| award_count(game.facts(), place, seat(0)));
    // No tags; a group of three; five tiles away from oceans, the one off the map too; two events; 2 and 3 productions.
    assert_eq!(awards, [0, 3, 5, 2, 5]);
}

/// Rules: MAP-15, MAP-15.a.
#[test]
fn the_areas_of_amazonis_lie_in_eleven_rows() {
    assert_eq!(map(AMAZONIS).widths, [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
    assert_eq!(map(AMAZONIS).beside(area(148)), areas(&[137, 138, 149, 159, 158, 147]));
    assert_eq!(map(AMAZONIS).beside(area(103)), areas(&[104, 110, 109]));
}

/// Rules: MAP-16, MAP-16.a.
#[test]
fn the_tracks_of_amazonis_are_longer() {
    let track = |parameter| map(AMAZONIS).tracks[parameter].as_ref().expect("a track");
    let goals =
        [Temperature, Oxygen, Oceans].map(|parameter| (track(parameter).goal(), track(parameter).steps()));
    assert_eq!(goals, [(14, 22), (18, 18), (11, 11)]);
    let scenario = || on(AMAZONIS, 2).seat(0).money(14).temperature(8).oxygen(14).oceans(9);
    let mut game = scenario().start();
    game.answer(Choice::Project(StandardProject::Asteroid));
    assert_eq!((level(&game, Temperature), rating(&game, 0)), (10, 21));
    // The game goes on.
    let game = scenario().end_generation();
    assert_eq!((game.facts().phase == Phase::Over, game.facts().generation), (false, 2));
}

/// Rules: MAP-17, MAP-17.b.
#[test]
fn the_bonus_steps_of_amazonis() {
    let mut game = on(AMAZONIS, 2).seat(0).money(14).temperature(-14).start();
    game.answer(Choice::Project(StandardProject::Asteroid));
    assert_eq!((level(&game, Temperature), rating(&game, 0), game.production(0, Plants)), (-12, 21, 1));
    // Oxygen 11 % warms to 0 °C, where an ocean is placed.
    let greenery = |percent, celsius| {
        let scenario = on(AMAZONIS, 2).seat(0).stock(Plants, 8).oxygen(percent).temperature(celsius);
        let mut game = scenario.start();
        game.answer(Choice::Convert(Conversion::Plants));
        let plain = map(AMAZONIS)
            .land
            .iter()
            .find(|&space| map(AMAZONIS).spot(space).is_some_and(|spot| spot.bonus.is_empty()));
        game.answer(Choice::Space(plain.expect("a plain area")));
        game
    };
    let mut game = greenery(10, -2);
    game.answer(Choice::Space(area(109)));
    assert_eq!((level(&game, Oxygen), level(&game, Temperature), level(&game, Oceans)), (11, 0, 1));
    assert_eq!(rating(&game, 0), 23);
    let game = greenery(6, -30);
    assert_eq!((level(&game, Oxygen), rating(&game, 0), game.facts().players[seat(0)].hand_size), (7, 21, 1));
    // Nothing at 8 %.
    let game = greenery(7, -30);
    assert_eq!((level(&game, Temperature), game.facts().players[seat(0)].hand_size), (-30, 0));
}

/// Rules: MAP-19.
#[test]
fn amazonis_asks_for_nothing_keeps_nothing_and_shows_delegates_and_wild_icons() {
    let amazonis = map(AMAZONIS);
    assert!(amazonis.asking.is_empty());
    let of = |fits: &dyn Fn(&HexSpec) -> bool| {
        let fitting = amazonis.spots.iter().enumerate().filter(|(_, spot)| fits(spot));
        fitting.map(|(space, spot)| (space + 103, spot.delegates)).collect::<Vec<_>>()
    };
    assert_eq!(of(&|spot| spot.delegates > 0), [(110, 1), (163, 1), (170, 2)]);
    let wild = of(&|spot| matches!(spot.bonus, [Effect::Choose(_)]));
    assert_eq!(wild, [(135, 0), (141, 0), (183, 0)]);
}

/// Rules: MAP-20, MAP-20.a.
#[test]
fn the_milestones_of_amazonis() {
    const MERCHANT: u8 = 2;
    let stocks = |heat| {
        let three = [Steel, Titanium, Plants, Energy];
        let scenario = on(AMAZONIS, 2).seat(0).money(8).stock(Heat, heat);
        three.into_iter().fold(scenario, |scenario, resource| scenario.stock(resource, 3)).start()
    };
    // The look comes before the payment.
    let mut game = stocks(3);
    game.answer(Choice::Claim(MERCHANT));
    assert_eq!(game.stock(0, MegaCredits), 0);
    let low = Refusal::TooLow { of: map(AMAZONIS).milestones[2].of, needs: 3, now: 2 };
    assert_eq!(stocks(2).refusal(Choice::Claim(MERCHANT)), low);
    // Nobody has delegates yet.
    assert_eq!(milestone(&game, 4, 0), 0);
    // Dear cards, green or blue.
    let game = on(AMAZONIS, 2).seat(0).played(&[CAPITAL, STRIP_MINE, DEIMOS_DOWN, TREES]).start();
    assert_eq!(milestone(&game, 3, 0), 2);
}

/// Rules: MAP-20.
#[test]
fn a_landshaper_has_three_different_tiles_and_the_capital_is_one_of_them() {
    let kinds = |cities: &[u8], greeneries: &[u8], special: &[(Tile, u8)]| {
        let scenario = on(AMAZONIS, 2).seat(0).tiles(AMAZONIS, Tile::City, cities);
        let scenario = scenario.tiles(AMAZONIS, Tile::Greenery, greeneries);
        let all =
            special.iter().fold(scenario, |scenario, &(tile, id)| scenario.tiles(AMAZONIS, tile, &[id]));
        milestone(&all.start(), 1, 0)
    };
    assert_eq!(kinds(&[], &[], &[]), 0);
    assert_eq!(kinds(&[103], &[112], &[]), 2);
    assert_eq!(kinds(&[103], &[112], &[(Tile::MoholeArea, 109)]), 3);
    // The Capital is a city or a special tile, not both.
    assert_eq!(kinds(&[], &[112], &[(Tile::Capital, 104)]), 2);
    assert_eq!(kinds(&[106], &[112], &[(Tile::Capital, 103)]), 3);
    assert_eq!(kinds(&[], &[112], &[(Tile::Capital, 103), (Tile::MoholeArea, 109)]), 3);
}

/// Rules: MAP-21, MAP-21.a.
#[test]
fn the_awards_of_amazonis() {
    let game = on(AMAZONIS, 2)
        .seat(0)
        .played(&[TARDIGRADES, REGOLITH_EATERS, BIRDS, ASTEROID, POWER_PLANT])
        .on_card(TARDIGRADES, 2)
        .on_card(REGOLITH_EATERS, 1)
        .on_card(BIRDS, 1)
        .money(3)
        .stock(Steel, 1)
        .stock(Heat, 1)
        .production(Steel, 2)
        .production(Heat, 1)
        .tiles(AMAZONIS, Tile::City, &[103])
        .tile_on(Tile::City, Reserved::GanymedeColony)
        .start();
    let awards = [0, 1, 2, 3, 4].map(|place| award_count(game.facts(), place, seat(0)));
    // M€, steel, heat, microbes, animals; five cards; two cities; 2 and 1; Regolith Eaters' science.
    let science = i32::from(game.facts().players[seat(0)].tags[Tag::Science]);
    assert_eq!(awards, [5, 5, 2, 3, science]);
}

/// Tracks go as far as the map says, and not as far as those of Tharsis.
///
/// Rules: MAP-18.
#[test]
fn all_oceans_and_the_ends_of_the_tracks_are_the_maps() {
    let finished = |celsius, oceans| {
        let scenario = on(AMAZONIS, 2).seat(0).money(18).stock(Heat, 8);
        let game = scenario.temperature(celsius).oceans(oceans).start();
        let projects = [StandardProject::Asteroid, StandardProject::Aquifer].map(Choice::Project);
        let before = rating(&game, 0);
        projects.map(|project| {
            let mut game = game.clone();
            game.answer(project);
            if let Some(space) = map(AMAZONIS).ocean.iter().find(|&space| game.offers(Choice::Space(space))) {
                game.answer(Choice::Space(space));
            }
            rating(&game, 0) - before
        })
    };
    assert_eq!(finished(8, 9), [1, 1]);
    assert_eq!(finished(14, 11), [0, 0]);
}

/// Rules: MAP-18, BASE-TILE-14.
#[test]
fn a_capital_of_amazonis_scores_for_each_of_many_oceans_beside_it() {
    let map = map(AMAZONIS);
    let free =
        map.land.iter().max_by_key(|&space| map.beside(space).and(map.ocean).len()).expect("there is land");
    let beside = map.beside(free).and(map.ocean);
    let position = on(AMAZONIS, 2).seat(0).money(26).production(Energy, 2).hand(&[CAPITAL]);
    let ids: Vec<u8> = beside.iter().map(|space| space.0 + 103).collect();
    assert!(ids.len() > 2);
    let mut game = position.tiles(AMAZONIS, Tile::Ocean, &ids).oceans(11).start();
    game.play_card(CAPITAL);
    game.answer(Choice::Space(free));
    assert_eq!(card_points(game.facts(), seat(0), CAPITAL.id), ids.len() as i16);
    // Where the income of each of them was paid, too.
    assert_eq!(game.stock(0, MegaCredits), 2 * ids.len() as u16);
}

/// Rules: MAP-23, MAP-23.a.
#[test]
fn a_neutral_city_on_the_south_pole_of_hellas_pays_and_brings_nothing() {
    let setup = Setup { map: HELLAS, ..Setup::new(1) };
    let game = Scenario::new(setup).neutral_tiles([1, 3, 1, 2]).start();
    assert!(game.facts().board.cities.contains(area(61)));
    assert_eq!((level(&game, Oceans), level(&game, Oxygen), rating(&game, 0)), (0, 0, 14));
}

/// The counts run past no end on any map, whatever two cards cost, 91 areas included.
///
/// Ruling: Q-MOD-26.
/// Rules: MAP-23.
#[test]
fn neutral_tiles_find_their_areas_on_every_map() {
    for number in [HELLAS, ELYSIUM, VASTITAS, AMAZONIS] {
        for (first, second) in (0..=41).flat_map(|first| (0..=41).map(move |second| (first, second))) {
            let setup = Setup { map: number, ..Setup::new(1) };
            let game = Scenario::new(setup).neutral_tiles([first, second, second, first]).start();
            let (map, board) = (map(number), &game.facts().board);
            assert_eq!(board.cities.len(), 2);
            assert!(board.occupied.and(map.ocean).is_empty());
            assert!(board.cities.and(map.beside_any(board.cities)).is_empty());
            let counted: Vec<Hex> = map.land.iter().collect();
            assert!(board.cities.contains(counted[usize::from(first.max(1)) - 1]), "{number} {first}");
        }
    }
}
