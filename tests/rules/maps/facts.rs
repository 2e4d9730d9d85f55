//! Maps as the facts have them.

use super::*;

fn facts(text: &str) -> Value {
    serde_json::from_str(text).expect("facts in JSON")
}

/// The keys of the maps in the facts, by their places.
const KEYS: [&str; 5] =
    ["tharsis", "hellas", "elysium", "vastitas-borealis-nova", "amazonis-planitia-printed"];

fn name_of(map: &Map, area: usize) -> String {
    if map.spots.len() > 61 { format!("{}", area + 103) } else { format!("{:02}", area + 3) }
}

/// The icons of an area in the words of the facts, and what it costs.
fn printed(spot: &HexSpec) -> (Vec<&'static str>, Option<u8>) {
    let (mut words, mut cost) = (Vec::new(), None);
    for effect in spot.bonus {
        let (word, number) = match *effect {
            Effect::Gain(resource, Amount::Exactly(number)) => {
                let word = match resource {
                    Plants => "plant",
                    Steel => "steel",
                    Titanium => "titanium",
                    Heat => "heat",
                    Energy => "energy",
                    MegaCredits => "no icon",
                };
                (word, number as usize)
            }
            Effect::Draw(Amount::Exactly(cards)) => ("card", cards as usize),
            Effect::Choose(ways) if ways.len() == 6 => ("wild", 1),
            Effect::Place(Tile::Ocean, PlacementRule::Usual) => ("ocean", 1),
            Effect::Raise(Temperature, 1) => ("temperature", 1),
            Effect::Pay(MegaCredits, Amount::Exactly(price), _) => {
                cost = Some(price as u8);
                ("", 0)
            }
            _ => ("a step that no area has", 1),
        };
        words.extend(std::iter::repeat_n(word, number));
    }
    words.extend(std::iter::repeat_n("delegate", spot.delegates.into()));
    (words, cost)
}

/// Ruling: Q-MOD-18.
/// Ruling: Q-MOD-24.
/// Rules: MAP-01.
#[test]
fn every_area_of_every_map_is_that_of_the_facts() {
    let file = facts(include_str!("../../facts/mars/boards.json"));
    for (key, map) in KEYS.into_iter().zip(MAPS) {
        let theirs = &file[key];
        let areas = theirs["spaces"].as_array().expect("areas");
        assert_eq!(areas.len(), map.spots.len());
        for (area, (theirs, spot)) in areas.iter().zip(map.spots).enumerate() {
            // What is printed stands before what one implementation has.
            let of = |field: &str| match &theirs["printed"][field] {
                Value::Null => theirs[field].clone(),
                printed => printed.clone(),
            };
            let kind = match spot.terrain {
                Terrain::Land => "land",
                Terrain::Ocean => "ocean",
                Terrain::Volcanic => "volcanic",
                Terrain::Reserved(_) => "reserved:noctis-city",
            };
            let (row, position) = map.position(Hex(area as u8)).expect("on Mars");
            let (bonus, cost) = printed(spot);
            assert_eq!(json!(name_of(map, area)), theirs["id"], "{key}");
            assert_eq!(json!([row, position]), json!([theirs["row"], theirs["pos"]]), "{key}");
            assert_eq!(json!([kind, bonus]), json!([of("kind"), of("bonus")]), "{key} {}", theirs["id"]);
            assert_eq!(json!(cost), theirs["cost"]["mc"], "{key} {}", theirs["id"]);
        }
        let volcanic: Vec<String> = map.volcanic.iter().map(|space| name_of(map, space.index())).collect();
        assert_eq!(json!(volcanic), theirs["volcanic"], "{key}");
        assert_eq!(json!(map.ocean.len()), theirs["ocean_spaces"], "{key}");
        let near = if theirs["geometry"] == "large" { &file["adjacency_large"] } else { &file["adjacency"] };
        for (area, around) in map.around.iter().enumerate() {
            let names = around.iter().filter(|&&other| other != hex::NOWHERE);
            let names: Vec<String> = names.map(|&other| name_of(map, other.into())).collect();
            assert_eq!(json!(names), near[name_of(map, area)], "{key}");
        }
    }
}

/// Rules: MAP-02.
#[test]
fn every_milestone_and_award_is_that_of_the_facts() {
    let file = facts(include_str!("../../facts/mars/milestones_awards.json"));
    for (key, map) in KEYS.into_iter().zip(MAPS) {
        let theirs = &file["maps"][key];
        let name = |entry: &Value| entry["name"].as_str().expect("a name").replace("V. ", "");
        let list = |kind: &str| theirs[kind].as_array().expect("a list").clone();
        let milestones: Vec<_> =
            list("milestones").iter().map(|it| (name(it), it["threshold"].clone())).collect();
        let ours: Vec<_> = map.milestones.iter().map(|it| (it.name.to_owned(), json!(it.at_least))).collect();
        assert_eq!(ours, milestones, "{key}");
        let awards: Vec<String> = list("awards").iter().map(name).collect();
        assert_eq!(map.awards.map(|it| it.name.to_owned()).to_vec(), awards, "{key}");
    }
}

/// Rules: MAP-16, MAP-17.
#[test]
fn the_longer_tracks_are_those_of_the_facts() {
    let file = facts(include_str!("../../facts/mars/tracks.json"));
    let step = |effect: &Effect| match *effect {
        Effect::Produce(Heat, Amount::Exactly(number)) => json!({ "production": { "heat": number } }),
        Effect::Produce(Plants, Amount::Exactly(number)) => json!({ "production": { "plants": number } }),
        Effect::Place(Tile::Ocean, _) => json!({ "place": "ocean" }),
        Effect::Raise(Temperature, steps) => json!({ "raise": { "temperature": steps } }),
        Effect::Draw(Amount::Exactly(cards)) => json!({ "draw": cards }),
        _ => json!("something else"),
    };
    for (number, tracks) in
        [(HELLAS, &file), (ELYSIUM, &file), (VASTITAS, &file), (AMAZONIS, &file["extended"])]
    {
        for (parameter, word) in [(Temperature, "temperature"), (Oxygen, "oxygen"), (Oceans, "oceans")] {
            let (ours, theirs) = (map(number).tracks[parameter].as_ref().expect("a track"), &tracks[word]);
            assert_eq!(
                json!([ours.start(), ours.goal(), ours.steps()]),
                json!([theirs["min"], theirs["max"], theirs["steps_total"]])
            );
            assert!(ours.marks.windows(2).all(|mark| json!(mark[1] - mark[0]) == theirs["step"]));
            let bonuses = ours.bonuses.iter().map(
                |bonus| json!({ "at": bonus.at, "gain": bonus.steps.iter().map(step).collect::<Vec<_>>() }),
            );
            assert_eq!(json!(bonuses.collect::<Vec<_>>()), theirs["bonuses"], "{word}");
        }
    }
}
