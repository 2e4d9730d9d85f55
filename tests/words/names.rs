//! The files of names have a name for each card, map, milestone and award, and for nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use viriditas::ares::cards::TABLES;
use viriditas::mars::Switch;
use viriditas::mars::cards::PRINTED;
use viriditas::mars::maps::{ADDED, MAPS};
use viriditas::text::Language;

/// The English names of all things that have one.
fn english() -> BTreeSet<&'static str> {
    let mars = PRINTED.iter().flat_map(|table| table.iter()).map(|card| card.name);
    let ares = TABLES.iter().flat_map(|table| table.iter()).map(|card| card.name);
    let added =
        ADDED.iter().filter(|it| [Switch::Venus, Switch::Turmoil, Switch::Colonies].contains(&it.switch));
    let added = added.flat_map(|it| {
        let milestones = it.milestone.iter().chain(&it.instead).map(|it| it.name);
        milestones.chain(it.award.iter().map(|it| it.name)).collect::<Vec<_>>()
    });
    let boards = MAPS.iter().flat_map(|map| {
        let goals = map.milestones.iter().map(|it| it.name).chain(map.awards.iter().map(|it| it.name));
        goals.chain([map.name]).collect::<Vec<_>>()
    });
    mars.chain(ares).chain(boards).chain(added).collect()
}

/// What two spellings of a name have in common.
fn plain(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[test]
fn each_card_goal_and_map_has_a_name_in_each_language_and_none_twice() {
    for language in Language::ALL.iter().filter(|language| language.names_file().is_some()) {
        let file = format!("static/{}", language.names_file().unwrap());
        let text = fs::read_to_string(&file).unwrap();
        let mut named = BTreeMap::new();
        for line in text.lines() {
            let (one, other) = line.split_once(" = ").unwrap_or_else(|| panic!("{file}: {line}"));
            assert_eq!(named.insert(one, other), None, "{file} names {one} twice");
        }
        let missing: Vec<&str> = english().into_iter().filter(|name| !named.contains_key(name)).collect();
        assert_eq!(missing, [""; 0], "{file} lacks names");
        let surplus: Vec<&str> = named.keys().copied().filter(|name| !english().contains(name)).collect();
        assert_eq!(surplus, [""; 0], "{file} names what is not there");
        let mut taken: BTreeMap<&str, &str> = BTreeMap::new();
        for (one, other) in named {
            if let Some(before) = taken.insert(other, one) {
                assert_eq!(plain(before), plain(one), "{file} calls two things {other}");
            }
            let is_latin = other.chars().all(|letter| letter.is_ascii() || !letter.is_alphabetic());
            let is_of_latin = language.tag() == "sk";
            assert!(!is_latin || is_of_latin, "{file} leaves {one} in English");
        }
        assert!(language.knows_names());
    }
}
