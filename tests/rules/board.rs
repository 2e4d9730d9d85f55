//! The game board (BASE-BOARD), and the map against the facts.

use crate::rules::help::{Play, at, begun, seat, worth_of};
use serde_json::{Value, json};
use viriditas::kit::{Rules, hex};
use viriditas::mars::cards::Parameter::{self, Oceans, Oxygen, Temperature, Venus};
use viriditas::mars::cards::Resource::{self, Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::{
    Amount, CONVERSIONS, Count, Effect, GANYMEDE_COLONY, Ground, LAVA_FLOWS, NOCTIS_CITY, NUCLEAR_ZONE,
    PHOBOS_SPACE_HAVEN, PROJECTS, PlacementRule, Reserved, Settling, StandardProject, Tag, Tile, TileClass,
    Whose,
};
use viriditas::mars::maps::{self, Hex, MAPS, Map, OFF_MAP};
use viriditas::mars::scenario::table;
use viriditas::mars::{Choice, Discounts, Event, LOWEST_MONEY_PRODUCTION, Refusal, Setup, Switch, score};

/// Rules: BASE-BOARD-01.
#[test]
fn every_rating_starts_at_twenty() {
    for players in 2..=5 {
        for setup in [Setup::new(players), Setup::new(players).without(Switch::CorporateEra)] {
            let (game, _) = begun(setup, 1);
            for number in 0..players {
                assert_eq!(game.rating(number), 20);
            }
        }
    }
}

/// Rules: BASE-BOARD-02.
#[test]
fn the_generation_counter_starts_at_one_and_moves_no_rating() {
    let (game, _) = begun(Setup::new(3), 1);
    assert_eq!(game.facts().generation, 1);
    let mut game = table(2).start();
    for generation in 1..=25 {
        assert_eq!(game.facts().generation, generation);
        game.everyone_passes();
        game.everyone_is_done();
    }
    assert_eq!((game.rating(0), game.rating(1)), (20, 20));
}

/// Rules: BASE-BOARD-03.
#[test]
fn oceans_go_on_the_twelve_ocean_areas_and_nothing_else_does() {
    let ocean_areas = [
        at(0, 1),
        at(0, 3),
        at(0, 4),
        at(1, 5),
        at(3, 7),
        at(4, 3),
        at(4, 4),
        at(4, 5),
        at(5, 5),
        at(5, 6),
        at(5, 7),
        at(8, 4),
    ];
    let with = || table(2).money(100).stock(Plants, 8).hand(&[NUCLEAR_ZONE]);
    let mut game = with().start();
    game.answer(Choice::Project(StandardProject::Aquifer));
    assert_eq!(game.offered_areas(), ocean_areas);
    for area in (0..61).map(Hex).filter(|area| !ocean_areas.contains(area) && *area != at(4, 2)) {
        assert_eq!(
            game.refusal(Choice::Space(area)),
            Refusal::NotThere { tile: Tile::Ocean, area: PlacementRule::Usual }
        );
    }
    for answer in [
        Choice::Project(StandardProject::City),
        Choice::Project(StandardProject::Greenery),
        Choice::Convert(viriditas::mars::cards::Conversion::Plants),
        Choice::Play(NUCLEAR_ZONE.id),
    ] {
        let mut game = with().start();
        game.answer(answer);
        assert_eq!(game.offered_areas().len(), 61 - 12 - 1);
        for area in ocean_areas {
            assert_eq!(game.refusal(Choice::Space(area)), Refusal::OceanOnly);
        }
    }
}

/// Ruling: Q-BASE-22.
/// Rules: BASE-BOARD-04.
#[test]
fn three_areas_are_kept_for_named_cities_and_take_no_other_tile() {
    let areas = [at(4, 2), Hex(OFF_MAP), Hex(OFF_MAP + 1)];
    for answer in [
        Choice::Project(StandardProject::City),
        Choice::Project(StandardProject::Greenery),
        Choice::Project(StandardProject::Aquifer),
        Choice::Play(NUCLEAR_ZONE.id),
        Choice::Play(LAVA_FLOWS.id),
    ] {
        let mut game = table(2).money(100).hand(&[NUCLEAR_ZONE, LAVA_FLOWS]).start();
        game.answer(answer);
        assert_eq!(game.refusal(Choice::Space(at(4, 2))), Refusal::CityOnly { name: Reserved::NoctisCity });
        for area in areas {
            assert!(!game.offers(Choice::Space(area)));
        }
    }
    for (card, area) in [(NOCTIS_CITY, areas[0]), (GANYMEDE_COLONY, areas[1]), (PHOBOS_SPACE_HAVEN, areas[2])]
    {
        let mut game = table(2).seat(0).money(100).production(Energy, 1).hand(&[card]).start();
        game.play_card(card);
        assert_eq!(game.facts().board.tile(area), Some(Tile::City));
        assert_eq!(game.facts().board.owner(area), Some(seat(0)));
        assert_eq!(game.facts().board.occupied.len(), 1);
    }
}

/// Rules: BASE-BOARD-05.
#[test]
fn an_area_may_give_plants_steel_titanium_or_cards() {
    let placed = |row, position| {
        let mut game = table(2).seat(0).money(25).start();
        game.answer(Choice::Project(StandardProject::City));
        game.on(row, position);
        let stock = |resource| game.stock(0, resource);
        assert_eq!((stock(MegaCredits), stock(Energy), stock(Heat)), (0, 0, 0));
        (stock(Plants), stock(Steel), stock(Titanium), game.facts().players[seat(0)].hand_size)
    };
    assert_eq!(placed(2, 3), (0, 0, 0, 0));
    assert_eq!(placed(3, 1), (1, 0, 0, 0));
    assert_eq!(placed(4, 1), (2, 0, 0, 0));
    assert_eq!(placed(0, 0), (0, 2, 0, 0));
    assert_eq!(placed(7, 5), (0, 0, 1, 0));
    assert_eq!(placed(3, 0), (1, 0, 1, 0));
    assert_eq!(placed(7, 2), (0, 0, 0, 1));
}

/// Rules: BASE-BOARD-06.
#[test]
fn six_standard_projects_are_open_to_every_player_whatever_is_in_hand() {
    for number in [0, 1] {
        let mut game = table(2).seat(number).money(25).turn(0).start();
        assert_eq!(game.asked_one(), seat(number));
        let options = game.facts().options;
        let here = StandardProject::ALL.into_iter().filter(|&project| options.offers(project));
        assert_eq!(here.clone().count(), 6);
        for project in here {
            let sells = project == StandardProject::SellPatents;
            assert_eq!(game.offers(Choice::Project(project)), !sells);
        }
        assert_eq!(game.refusal(Choice::Project(StandardProject::SellPatents)), Refusal::EmptyHand);
        game.answer(Choice::Project(StandardProject::PowerPlant));
        assert_eq!((game.production(number, Energy), game.stock(number, MegaCredits)), (1, 14));
    }
    let game = table(2).seat(0).money(25).hand(&[NUCLEAR_ZONE]).start();
    assert!(
        StandardProject::ALL
            .into_iter()
            .filter(|&it| game.facts().options.offers(it))
            .all(|project| game.offers(Choice::Project(project)))
    );
}

// The facts.

fn facts(text: &str) -> Value {
    serde_json::from_str(text).expect("facts in JSON")
}

/// The number of an area in the facts, which count the areas on Mars from 3.
fn name_of(area: usize) -> String {
    format!("{:02}", area + 3)
}

fn kind_of(ground: maps::Terrain) -> &'static str {
    match ground {
        maps::Terrain::Land => "land",
        maps::Terrain::Ocean => "ocean",
        maps::Terrain::Volcanic => "volcanic",
        maps::Terrain::Reserved(Reserved::NoctisCity) => "reserved:noctis-city",
        maps::Terrain::Reserved(_) => "off the map",
    }
}

fn bonus_of(bonus: &[Effect]) -> Vec<&'static str> {
    let words = bonus.iter().flat_map(|effect| match *effect {
        Effect::Gain(resource, Amount::Exactly(amount)) => {
            let word = match resource {
                Resource::Plants => "plant",
                Resource::Steel => "steel",
                Resource::Titanium => "titanium",
                Resource::MegaCredits | Resource::Energy | Resource::Heat => "a word that no area has",
            };
            vec![word; usize::try_from(amount).expect("a bonus is a gain")]
        }
        Effect::Draw(Amount::Exactly(cards)) => vec!["card"; cards as usize],
        _ => vec!["a step that no area has"],
    });
    words.collect()
}

fn tharsis() -> &'static Map {
    MAPS[0]
}

/// Ruling: Q-SOLO-01.
/// Rules: BASE-BOARD-07.
#[test]
fn the_base_board_is_tharsis_space_by_space() {
    let file = facts(include_str!("../facts/mars/boards.json"));
    let map = tharsis();
    assert_eq!(file["tharsis"]["name"], map.name);
    let ours: Vec<Value> = map
        .spots
        .iter()
        .enumerate()
        .map(|(area, spot)| {
            let (row, position) = hex::position(map.widths, area as u8).expect("an area of the map");
            let (kind, bonus) = (kind_of(spot.terrain), bonus_of(spot.bonus));
            json!({ "id": name_of(area), "row": row, "pos": position, "kind": kind, "bonus": bonus })
        })
        .collect();
    let mut theirs = file["tharsis"]["spaces"].as_array().expect("areas").clone();
    for area in &mut theirs {
        area.as_object_mut().expect("an area").remove("name");
    }
    assert_eq!(ours.len(), theirs.len());
    for (ours, theirs) in ours.iter().zip(&theirs) {
        assert_eq!(ours, theirs);
    }
    let with = |ground| {
        let areas = map.spots.iter().enumerate().filter(move |(_, spot)| spot.terrain == ground);
        areas.map(|(area, _)| name_of(area)).collect::<Vec<_>>()
    };
    assert_eq!(file["tharsis"]["volcanic"], json!(with(maps::Terrain::Volcanic)));
    assert_eq!(file["tharsis"]["ocean_spaces"], json!(with(maps::Terrain::Ocean).len()));
}

/// Ruling: Q-SOLO-01.
/// Rules: BASE-BOARD-07.
#[test]
fn each_space_of_tharsis_has_its_neighbours_clockwise_from_the_upper_left() {
    let file = facts(include_str!("../facts/mars/boards.json"));
    let theirs = file["adjacency"].as_object().expect("areas");
    let map = tharsis();
    assert_eq!(map.around.len(), theirs.len());
    for (area, around) in map.around.iter().enumerate() {
        let near = around.iter().filter(|&&other| other != hex::NOWHERE);
        let names: Vec<String> = near.clone().map(|&other| name_of(usize::from(other))).collect();
        assert_eq!(json!(names), theirs[&name_of(area)]);
        let mut sorted: Vec<Hex> = near.map(|&other| Hex(other)).collect();
        sorted.sort_unstable();
        assert_eq!(map.beside(Hex(area as u8)).iter().collect::<Vec<_>>(), sorted);
    }
}

/// What a milestone or an award counts, in the words of the facts.
fn words_of(counts: &[Count]) -> &'static str {
    match counts {
        [Count::Rating] => "terraform rating",
        [Count::Tiles(TileClass::City, Whose::Own, Ground::Anywhere)] => {
            "own city tiles (off-map and special cities included)"
        }
        [Count::Tiles(TileClass::Greenery, Whose::Own, Ground::Anywhere)] => "own greenery tiles",
        [Count::Tags(Tag::Building)] => "own building tags",
        [Count::Hand] => "cards in hand",
        [Count::Tiles(TileClass::Owned, Whose::Own, Ground::Anywhere)] => {
            "tiles owned (on and off Mars, no oceans)"
        }
        [Count::Production(MegaCredits)] => "mc production",
        [Count::Tags(Tag::Science)] => "science tags",
        [Count::Stock(Heat)] => "heat resources",
        [Count::Stock(Steel), Count::Stock(Titanium)] => "steel plus titanium resources",
        _ => "something else",
    }
}

/// Rules: BASE-BOARD-07.
#[test]
fn tharsis_has_its_five_milestones_and_five_awards() {
    let file = facts(include_str!("../facts/mars/milestones_awards.json"));
    let map = tharsis();
    let theirs = &file["maps"]["tharsis"];
    let without_notes = |list: &Value| {
        let mut list = list.as_array().expect("a list").clone();
        for entry in &mut list {
            entry.as_object_mut().expect("an entry").remove("notes");
        }
        list
    };
    let milestones = map.milestones.map(|it| {
        json!({ "name": it.name, "criterion": words_of(&[it.of]), "op": ">=", "threshold": it.at_least })
    });
    assert_eq!(without_notes(&theirs["milestones"]), milestones);
    let awards = map.awards.map(|it| json!({ "name": it.name, "criterion": words_of(it.of) }));
    assert_eq!(without_notes(&theirs["awards"]), awards);

    let rules = &file["rules"];
    let price = |rule: &Value| rule.as_u64().expect("a price") as u16;
    let mut game = table(2).seat(0).rating(35).money(100).start();
    game.answer(Choice::Claim(0));
    assert_eq!(game.stock(0, MegaCredits), 100 - price(&rules["milestones"]["cost_mc"]));
    assert_eq!(json!(score(game.facts(), seat(0)).milestones), rules["milestones"]["vp"]);
    let mut game = table(3).seat(1).passed().seat(2).passed().seat(0).money(100).stock(Heat, 2).start();
    let mut left = 100;
    for (award, cost) in rules["awards"]["cost_mc"].as_array().expect("prices").iter().enumerate() {
        game.answer(Choice::Fund([3, 0, 1][award]));
        left -= price(cost);
        assert_eq!(game.stock(0, MegaCredits), left);
    }
    assert_eq!(game.refusal(Choice::Fund(2)), Refusal::AllTaken { most: 3 });
    // Thermalist for seat 0; Landlord and Banker are tied at nothing.
    let points = |word: &str| rules["awards"][word].as_i64().expect("points");
    let (first, second) = (points("vp_first"), points("vp_second"));
    let scored = |number| i64::from(score(game.facts(), seat(number)).awards);
    assert_eq!(scored(0), 3 * first);
    assert_eq!(scored(1), second + 2 * first);
}

/// A step of a track or a project in the words of the facts.
fn step_of(effect: &Effect) -> Value {
    match *effect {
        Effect::Produce(Energy, Amount::Exactly(amount)) => json!({ "production": { "energy": amount } }),
        Effect::Produce(MegaCredits, Amount::Exactly(amount)) => json!({ "production": { "mc": amount } }),
        Effect::Raise(Temperature, steps) => json!({ "raise": { "temperature": steps } }),
        Effect::Raise(Venus, steps) => json!({ "raise": { "venus": steps } }),
        Effect::Place(Tile::Ocean, _) => json!({ "place": "ocean" }),
        Effect::Place(Tile::Greenery, _) => json!({ "place": "greenery" }),
        Effect::Place(Tile::City, _) => json!({ "place": "city" }),
        Effect::Settle(Settling::Usual) => json!({ "build_colony": 1 }),
        Effect::Rate(Amount::Exactly(steps)) => json!({ "tr": steps }),
        _ => json!("something else"),
    }
}

/// Rules: BASE-BOARD-06.
#[test]
fn the_projects_and_conversions_cost_and_bring_what_the_facts_say() {
    let file = facts(include_str!("../facts/mars/standard_projects.json"));
    let steps = |play: &[Effect]| play.iter().map(step_of).collect::<Vec<_>>();
    let projects = file["standard_projects"].as_array().expect("projects");
    assert_eq!(projects.len() + usize::from(cfg!(feature = "synthetic")), PROJECTS.len());
    for (ours, theirs) in PROJECTS.iter().zip(projects) {
        assert_eq!(ours.name.to_lowercase().replace(' ', "-"), theirs["id"]);
        assert_eq!(json!(ours.cost), theirs["cost_mc"]);
        if theirs["do"].is_array() {
            assert_eq!(json!(steps(ours.play)), theirs["do"]);
        }
    }
    let conversions = file["standard_actions"].as_array().expect("conversions");
    assert_eq!(conversions.len(), CONVERSIONS.len());
    for ((ours, theirs), paid) in CONVERSIONS.iter().zip(conversions).zip(["plants", "heat"]) {
        assert_eq!(ours.name.to_lowercase().replace(' ', "-"), theirs["id"]);
        assert_eq!(json!([{ "pay": { paid: ours.cost } }]), theirs["cost"]);
        assert_eq!(json!(steps(ours.play)), theirs["do"]);
    }
}

/// Climbs a track from its start and tells what came on the way, in the words of the facts.
fn climb(parameter: Parameter) -> Vec<Value> {
    let project = match parameter {
        Temperature => StandardProject::Asteroid,
        Oxygen => StandardProject::Greenery,
        Oceans => StandardProject::Aquifer,
        Venus => unreachable!("no map has it"),
    };
    let mut game = table(2).seat(1).passed().seat(0).money(1000).start();
    let mut bonuses = Vec::new();
    while !game.facts().is_at_goal(parameter) {
        let (rating, heat) = (game.rating(0), game.production(0, Heat));
        let mut events = game.answer(Choice::Project(project));
        let own_tile = parameter != Temperature;
        if own_tile {
            events.extend(game.answer(Choice::Space(game.offered_areas()[0])));
        }
        let mut gain = Vec::new();
        if game.production(0, Heat) > heat {
            gain.push(json!({ "production": { "heat": game.production(0, Heat) - heat } }));
        }
        let warmer = |event: &Event| matches!(event, Event::Raised { parameter: Temperature, .. });
        if parameter == Oxygen && events.iter().any(warmer) {
            gain.push(json!({ "raise": { "temperature": 1 } }));
        }
        // The step itself, and the step it brings.
        let more = i16::from(parameter != Temperature && !gain.is_empty());
        assert_eq!(game.rating(0), rating + 1 + more);
        if !game.offered_areas().is_empty() {
            gain.push(json!({ "place": "ocean" }));
            game.answer(Choice::Space(game.offered_areas()[0]));
        }
        if !gain.is_empty() {
            bonuses.push(json!({ "at": game.facts().level(parameter), "gain": gain }));
        }
    }
    bonuses
}

/// Rules: BASE-PARAM-02, BASE-PARAM-03, BASE-PARAM-04.
#[test]
fn the_three_tracks_are_those_of_the_facts_with_their_bonuses() {
    let file = facts(include_str!("../facts/mars/tracks.json"));
    for (parameter, word) in [(Temperature, "temperature"), (Oxygen, "oxygen"), (Oceans, "oceans")] {
        let theirs = &file[word];
        let ours = MAPS[0].tracks[parameter].as_ref().expect("a track of Mars");
        assert_eq!(json!([ours.start(), ours.goal()]), json!([theirs["min"], theirs["max"]]));
        assert!(ours.marks.windows(2).all(|mark| json!(mark[1] - mark[0]) == theirs["step"]));
        assert_eq!(json!(ours.steps()), theirs["steps_total"]);
        assert!(ours.ends);
        assert_eq!(json!(climb(parameter)), theirs["bonuses"]);
        assert_eq!(theirs["tr_per_step"], 1);
    }
    assert!(MAPS[0].tracks[Venus].is_none());
    let start = &file["start"];
    assert_eq!(start["tr"], json!(begun(Setup::new(2), 1).0.rating(0)));
    assert_eq!(start["tr_solo"], json!(begun(Setup::new(1), 1).0.rating(0)));
    let game = table(2).start();
    let terms = Discounts::of(game.facts(), seat(0));
    assert_eq!(start["steel_value"], json!(worth_of(&terms, Resource::Steel, &viriditas::mars::cards::MINE)));
    assert_eq!(
        start["titanium_value"],
        json!(worth_of(&terms, Resource::Titanium, &viriditas::mars::cards::ASTEROID))
    );
    assert_eq!(start["plants_per_greenery"], json!(terms.greenery));
    assert_eq!(start["mc_production_min"], json!(LOWEST_MONEY_PRODUCTION));
}
