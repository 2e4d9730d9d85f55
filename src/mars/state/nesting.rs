//! How effects may be nested: what a task can name, asserted over every table as it is compiled.

use super::maps::{MAPS, Map};
use super::script::{BRANCHES, DEPTH};
use super::solar::SOLAR;
use crate::mars::cards::{CONVERSIONS, Card, Effect, PROJECTS, TABLES};

/// The most steps of one slice: a task has a bit for each.
const MOST_STEPS: usize = 16;

const _: () = {
    let mut table = 0;
    while table < TABLES.len() {
        let mut place = 0;
        while place < TABLES[table].len() {
            card(&TABLES[table][place]);
            place += 1;
        }
        table += 1;
    }
    let mut place = 0;
    while place < PROJECTS.len() {
        slice(PROJECTS[place].play, 0);
        place += 1;
    }
    place = 0;
    while place < CONVERSIONS.len() {
        slice(CONVERSIONS[place].play, 0);
        place += 1;
    }
    place = 0;
    while place < SOLAR.len() {
        slice(SOLAR[place].steps(), 0);
        place += 1;
    }
    let mut map = 0;
    while map < MAPS.len() {
        place = 0;
        while place < MAPS[map].spots.len() {
            slice(MAPS[map].spots[place].bonus, 0);
            place += 1;
        }
        tracks(MAPS[map]);
        map += 1;
    }
};

const fn tracks(map: &Map) {
    let mut parameter = 0;
    while parameter < map.tracks.0.len() {
        if let Some(track) = &map.tracks.0[parameter] {
            let mut place = 0;
            while place < track.bonuses.len() {
                slice(track.bonuses[place].steps, 0);
                place += 1;
            }
        }
        parameter += 1;
    }
}

const fn card(card: &Card) {
    slice(card.play, 0);
    slice(card.first, 0);
    let mut place = 0;
    while place < card.actions.len() {
        slice(card.actions[place].cost, 0);
        slice(card.actions[place].gain, 0);
        place += 1;
    }
    place = 0;
    while place < card.triggers.len() {
        slice(card.triggers[place].steps, 0);
        place += 1;
    }
}

/// A slice in which so many others are gone into.
const fn slice(effects: &[Effect], depth: usize) {
    assert!(depth <= DEPTH, "effects are nested too deep");
    assert!(effects.len() <= MOST_STEPS, "a slice has too many steps");
    let mut place = 0;
    while place < effects.len() {
        assert!(lists(&effects[place], depth) <= BRANCHES as usize, "an effect has too many lists");
        place += 1;
    }
}

/// How many lists stand in an effect.
const fn lists(effect: &Effect, depth: usize) -> usize {
    let mut place = 0;
    while let Some(branch) = effect.branch(place) {
        slice(branch, depth + 1);
        place += 1;
    }
    place
}
