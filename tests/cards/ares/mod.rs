//! The cards of Ares Expedition against the facts, and what the rulebook says of them as a whole.

mod pool;
mod read;

use serde_json::{Value, json};
use viriditas::ares::cards::{Card, CardId, PROJECTS, PROMOTIONAL_CORPORATIONS, all};

const CARDS: &str = include_str!("../../facts/ares/projects.jsonl");
const HOUSES: &str = include_str!("../../facts/ares/corporations.jsonl");

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON"))
}

/// The fields in which two cards differ.
fn differences(ours: &Card, theirs: &Card) -> Vec<String> {
    // Taken apart whole: a new field must be compared before the tests build again.
    let Card {
        id,
        name,
        colour,
        is_for_first_game,
        cost,
        tags,
        requirements,
        spends,
        money,
        play,
        production,
        steel,
        titanium,
        actions,
        triggers,
        passives,
        holds,
        points,
    } = *ours;
    let mut found = Vec::new();
    let mut see = |field: &str, differs: bool, ours: &dyn std::fmt::Debug, theirs: &dyn std::fmt::Debug| {
        if differs {
            found.push(format!("{name} {field}\n  ours   {ours:?}\n  theirs {theirs:?}"));
        }
    };
    macro_rules! compare {
        ($($field:ident)*) => { $( see(stringify!($field), $field != theirs.$field, &$field, &theirs.$field); )* };
    }
    compare!(id name colour is_for_first_game cost tags spends money play production steel titanium actions);
    compare!(triggers passives holds points);
    // All of them hold at once: their order means nothing.
    let needs = |card: &Card| {
        let mut needs: Vec<String> = card.requirements.iter().map(|need| format!("{need:?}")).collect();
        needs.sort();
        needs
    };
    see("requirements", needs(ours) != needs(theirs), &requirements, &theirs.requirements);
    found
}

fn agree<'a>(ours: impl Iterator<Item = &'a Card>, theirs: &[Card]) {
    let mut ours: Vec<&Card> = ours.collect();
    ours.sort_by_key(|card| card.id);
    assert_eq!(
        ours.iter().map(|card| card.id).collect::<Vec<_>>(),
        theirs.iter().map(|card| card.id).collect::<Vec<_>>()
    );
    let wrong: Vec<String> =
        ours.iter().zip(theirs).flat_map(|(ours, theirs)| differences(ours, theirs)).collect();
    assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.join("\n"));
}

/// Rules: ARES-COMP-01, ARES-SAMPLE-01 to ARES-SAMPLE-09.
#[test]
fn every_project_card_of_ares_expedition_is_what_the_facts_say() {
    let theirs: Vec<Card> = lines(CARDS).map(|line| read::project(&line)).collect();
    agree(all().filter(|card| card.colour.is_some()), &theirs);
    assert!(theirs.iter().all(|card| PROJECTS.contains(card.id)) && PROJECTS.len() == theirs.len());
}

/// Rules: ARES-COMP-01, ARES-CARD-10, ARES-SAMPLE-10.
#[test]
fn every_corporation_of_ares_expedition_is_what_the_facts_say() {
    let theirs: Vec<(Card, bool)> = lines(HOUSES).map(|line| read::corporation(&line)).collect();
    let cards: Vec<Card> = theirs.iter().map(|(card, _)| *card).collect();
    agree(all().filter(|card| card.colour.is_none()), &cards);
    for (card, is_promotional) in theirs {
        assert_eq!(PROMOTIONAL_CORPORATIONS.contains(card.id), is_promotional, "{}", card.name);
    }
}

#[test]
fn a_wrong_field_of_a_card_of_ares_expedition_would_be_seen() {
    let line = lines(CARDS).next().expect("a card");
    let theirs = read::project(&line);
    assert_eq!(differences(&theirs, &theirs), [""; 0]);
    let draw = json!([{ "op": "draw", "n": 1 }]);
    for (place, wrong) in [
        ("/colour", json!("red")),
        ("/first_game", json!(true)),
        ("/cost", json!(11)),
        ("/tags", json!(["science", "science"])),
        ("/requirements", json!([{ "oxygen": "red+" }])),
        ("/requirements", json!([{ "spend": { "heat": 3 } }])),
        ("/vp", json!(2)),
        ("/holds", json!("microbe")),
        ("/effects/on_play", draw.clone()),
        ("/effects/production", json!([{ "what": "heat", "n": 1 }])),
        ("/effects/steel", json!(1)),
        ("/effects/titanium", json!(1)),
        ("/effects/actions", json!([{ "cost": {}, "gain": draw }])),
        ("/effects/triggers", json!([{ "when": "use-action", "do": draw }])),
        ("/effects/passives", json!([])),
    ] {
        let mut line = line.clone();
        *line.pointer_mut(place).expect("a field") = wrong;
        assert_eq!(differences(&theirs, &read::project(&line)).len(), 1, "{place}");
    }
    for wrong in
        [Card { id: CardId::HIDDEN, ..theirs }, Card { name: "", ..theirs }, Card { money: 1, ..theirs }]
    {
        assert_eq!(differences(&theirs, &wrong).len(), 1, "{wrong:?}");
    }
}

#[test]
fn a_word_of_the_facts_that_nothing_reads_fails() {
    let line = lines(CARDS).next().expect("a card");
    let is_read = |line: &Value| std::panic::catch_unwind(|| read::project(line)).is_ok();
    assert!(is_read(&line));
    for place in ["", "/effects", "/effects/passives/0"] {
        let mut line = line.clone();
        line.pointer_mut(place).expect("an object")["more"] = json!(1);
        assert!(!is_read(&line), "{place}");
    }
}
