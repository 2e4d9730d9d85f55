//! Every card field by field against the facts.

use super::normal;
use super::translate::{SAME_NAME, event_of, facts_of, party_of, tile_of};
use serde_json::{Value, json};
use viriditas::mars::cards::{
    BASE, COLONIES, CORPORATE_ERA, CORPORATIONS, Card, GLOBAL_EVENTS, Kind, PARTIES, PRELUDE, Party, TILES,
    TURMOIL, VENUS_NEXT,
};
use viriditas::mars::{DELEGATES, NEUTRAL_DELEGATES};

const CARDS: &str = include_str!("../facts/mars/projects.jsonl");
const PRELUDES: &str = include_str!("../facts/mars/preludes.jsonl");
const COLONY_TILES: &str = include_str!("../facts/mars/colonies.jsonl");
const EVENTS: &str = include_str!("../facts/mars/global_events.jsonl");
const COMMITTEE: &str = include_str!("../facts/mars/turmoil.json");
const HOUSES: &str = include_str!("../facts/mars/corporations.jsonl");

/// Where a table means to say something else than the facts.
struct Intended {
    card: &'static str,
    field: &'static str,
    /// A word of the facts, and what stands there in ours.
    theirs: &'static str,
    ours: &'static str,
    /// Why.
    #[expect(dead_code, reason = "for the reader")]
    reason: &'static str,
}

const INTENDED: [Intended; 1] = [Intended {
    card: "Viral Enhancers",
    field: "triggers",
    theirs: r#""add":{"any":1}"#,
    ours: r#""add":{"animal+microbe":1}"#,
    reason: "The facts say `any` and limit it in a note: a card played for its plant, microbe or animal tag that \
             stores something else gets nothing.",
}];

fn lines(text: &str, normal: fn(&Value) -> Value) -> Vec<Value> {
    text.lines().map(|line| normal(&serde_json::from_str(line).expect("a line of JSON"))).collect()
}

/// The fields in which a card and its facts differ, but for those intended.
fn differences(ours: &Value, theirs: &Value) -> Vec<String> {
    let fields = theirs.as_object().expect("a record").keys();
    let differs = |field: &&String| {
        let mut expected = theirs[*field].to_string();
        for intended in INTENDED.iter().filter(|it| theirs["name"] == it.card && *field == it.field) {
            assert!(expected.contains(intended.theirs), "no longer a difference: {}", intended.card);
            expected = expected.replace(intended.theirs, intended.ours);
        }
        let found = ours[*field].to_string();
        found != expected
    };
    let emit = |field: &String| {
        format!("{} {field}\n  ours   {}\n  theirs {}", theirs["name"], ours[field], theirs[field])
    };
    fields.filter(differs).map(emit).collect()
}

fn agree<'a>(cards: impl Iterator<Item = &'a Card>, mut facts: Vec<Value>) {
    let mut ours: Vec<Value> = cards.map(facts_of).collect();
    let number = |it: &Value| it["number"].as_u64();
    ours.sort_by_key(number);
    facts.sort_by_key(number);
    let numbers = |all: &[Value]| all.iter().map(number).collect::<Vec<_>>();
    assert_eq!(numbers(&ours), numbers(&facts));
    let wrong: Vec<String> =
        ours.iter().zip(&facts).flat_map(|(ours, theirs)| differences(ours, theirs)).collect();
    assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_project_card_is_what_the_facts_say() {
    let box_of_preludes = PRELUDE.iter().filter(|card| card.kind != Kind::Prelude);
    let cards = BASE.iter().chain(CORPORATE_ERA).chain(box_of_preludes).chain(VENUS_NEXT).chain(COLONIES);
    let cards = cards.chain(TURMOIL);
    agree(cards, lines(CARDS, normal::project));
}

/// Rules: PREL-01.
#[test]
fn every_prelude_is_what_the_facts_say() {
    let preludes = PRELUDE.iter().filter(|card| card.kind == Kind::Prelude);
    assert_eq!(preludes.clone().count(), 35);
    agree(preludes, lines(PRELUDES, normal::prelude));
}

/// Rules: COL-03.
#[test]
fn every_colony_tile_is_what_the_facts_say() {
    let theirs = COLONY_TILES.lines().enumerate();
    let theirs = theirs.map(|(place, line)| normal::tile(place, &serde_json::from_str(line).expect("JSON")));
    let wrong: Vec<String> = TILES
        .iter()
        .map(tile_of)
        .zip(theirs)
        .flat_map(|(ours, theirs)| differences(&ours, &theirs))
        .collect();
    assert_eq!((TILES.len(), COLONY_TILES.lines().count()), (11, 11));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Rules: TURM-EVENT-04.
#[test]
fn every_global_event_is_what_the_facts_say() {
    let theirs = lines(EVENTS, normal::global_event);
    assert_eq!((GLOBAL_EVENTS.len(), theirs.len()), (36, 36));
    let wrong: Vec<String> = GLOBAL_EVENTS
        .iter()
        .map(event_of)
        .zip(&theirs)
        .flat_map(|(ours, theirs)| differences(&ours, theirs))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let same: Vec<&str> = GLOBAL_EVENTS.iter().filter_map(|card| card.name.strip_suffix(SAME_NAME)).collect();
    assert_eq!(same, ["Asteroid Mining", "Sabotage"], "projects have the same names");
}

/// Rules: TURM-COMP-01.
#[test]
fn every_party_is_what_the_facts_say() {
    let facts: Value = serde_json::from_str(COMMITTEE).expect("JSON");
    let theirs = facts["parties"].as_array().expect("a list");
    let wrong: Vec<String> = theirs
        .iter()
        .map(normal::party)
        .flat_map(|theirs| {
            let party = theirs["name"].as_str().and_then(Party::named).expect("a party");
            differences(&party_of(party), &theirs)
        })
        .collect();
    assert_eq!((PARTIES.len(), theirs.len()), (6, 6));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let ring: Vec<&str> = Party::ALL.iter().map(|party| party.name()).collect();
    assert_eq!(facts["clockwise_order"], json!(ring));
    let delegates = &facts["delegates"];
    assert_eq!(
        (&delegates["per_player"], &delegates["neutral"]),
        (&json!(DELEGATES), &json!(NEUTRAL_DELEGATES))
    );
}

#[test]
fn every_corporation_is_what_the_facts_say() {
    agree(CORPORATIONS.iter(), lines(HOUSES, normal::corporation));
}

#[test]
fn a_wrong_number_would_be_seen() {
    let theirs = &lines(CARDS, normal::project)[0];
    let mut ours = theirs.clone();
    assert!(differences(&ours, theirs).is_empty());
    ours["cost"] = json!(9);
    assert_eq!(differences(&ours, theirs).len(), 1);
}
