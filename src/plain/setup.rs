//! Set-ups as somebody wishes them.

use super::fault::{Code, Fault, Read};
use super::names;
use crate::kit::{Seat, Seed};
use crate::mars::maps::MAPS;
use crate::mars::{Fixed, SWITCHES, Setup, SwitchState};
use crate::table::{Bot, Controller, MOST_LETTERS, Name, Seating};
use crate::text::Language;
use core::fmt::Display;
use serde::{Deserialize, Deserializer};
#[cfg(test)]
use ts_rs::TS;

/// How a game is to be set up. What is not said is as usual.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct SetUp {
    /// Who plays, by seat: one to five. Two people where nothing is said.
    pub players: Option<Vec<Sitting>>,
    /// The boxes and options it is played with, by their names; those that are usual where nothing is said. One that would do
    /// nothing with so many players is a fault.
    #[cfg_attr(test, ts(optional, type = "Box[]"))]
    pub boxes: Option<Vec<String>>,
    /// The English name of the map; the first one where nothing is said.
    #[cfg_attr(test, ts(optional, type = "MapName"))]
    pub map: Option<String>,
    /// Which seat goes first, from 0; chance decides where nothing is said.
    pub first: Option<u8>,
    /// Cards that are left in the box; none where nothing is said.
    #[cfg_attr(test, ts(optional, type = "CardName[]"))]
    pub banned: Option<Vec<String>>,
    /// Words that all chance grows from: the same words make the same game. New ones where nothing is said.
    pub seed: Option<String>,
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct Sitting {
    /// What the player is called, in at most 40 letters.
    pub name: Option<String>,
    /// Who answers: `person` or the kind of a bot; a person where nothing is said.
    #[cfg_attr(test, ts(optional, type = "Player"))]
    pub player: Option<String>,
    /// Whether the player has a corporation for beginners.
    pub beginner: Option<bool>,
}

/// What programs call somebody who is no bot.
const PERSON: &str = "person";

/// The kind of bot with this name.
pub(super) fn bot(name: &str, argument: &str) -> Result<Bot, Fault> {
    Bot::named(name).among(argument, name, Bot::ALL.map(Bot::key))
}

/// The boxes and options by their names, but for what never was: it is of no use outside the tests.
pub(super) fn boxes_and_options() -> impl Iterator<Item = &'static str> {
    SWITCHES.iter().map(|row| row.key).filter(|&key| key != "synthetic")
}

/// Who answers for a seat.
pub(super) fn controller(name: Option<&str>, argument: &str) -> Result<Controller, Fault> {
    match name {
        None | Some(PERSON) => Ok(Controller::Human),
        Some(name) => {
            let known = [PERSON].into_iter().chain(Bot::ALL.map(Bot::key));
            Bot::named(name).map(Controller::Bot).among(argument, name, known)
        }
    }
}

/// What a player is called. Nothing is cut off a name that is too long.
pub(super) fn name(wished: Option<&str>, argument: &str) -> Result<Name, Fault> {
    let wished = wished.unwrap_or_default().trim();
    if wished.chars().count() > MOST_LETTERS {
        return Err(Fault::too_long(argument, MOST_LETTERS));
    }
    Ok(Name::new(wished))
}

/// What only the set-up of Ares Expedition has.
const OF_ARES_EXPEDITION: [&str; 2] = ["mode", "options"];

impl SetUp {
    /// Reads what somebody sent for an argument.
    ///
    /// # Errors
    /// Which part of it is of the wrong type, is unknown, or is of Ares Expedition.
    pub fn of<'de, D>(argument: &str, from: D) -> Result<Self, Fault>
    where
        D: Deserializer<'de>,
        D::Error: Display,
    {
        super::read(argument, from).map_err(|mut fault: Fault| {
            let is_at = |name: &&str| fault.argument == format!("{argument}.{name}");
            if OF_ARES_EXPEDITION.iter().any(is_at) {
                let why = "is of Ares Expedition only: the board game has players, boxes, map, first, banned and seed.";
                fault.message = format!("`{}` {why}", fault.argument);
            }
            fault
        })
    }

    /// The set-up, who sits where, and the seed, if one is named.
    ///
    /// # Errors
    /// Which word of it means nothing, or all that is wrong with the set-up.
    pub fn read(&self, argument: &str) -> Result<(Setup, Seating, Option<Seed>), Fault> {
        let at = |field: &str| format!("{argument}.{field}");
        let two = [Sitting::default(), Sitting::default()];
        let players = self.players.as_deref().unwrap_or(&two);
        let mut setup = Setup::new(u8::try_from(players.len()).unwrap_or(u8::MAX));
        let mut seating = Seating::default();
        for ((place, sitting), seat) in players.iter().enumerate().zip(Seat::ALL) {
            let at = |field: &str| at(&format!("players[{place}].{field}"));
            seating.players[seat] = controller(sitting.player.as_deref(), &at("player"))?;
            seating.names[seat] = name(sitting.name.as_deref(), &at("name"))?;
            if sitting.beginner == Some(true) {
                setup.beginners = setup.beginners.with(seat);
            }
        }
        if let Some(boxes) = &self.boxes {
            for row in SWITCHES {
                setup = setup.without(row.switch);
            }
            for (place, name) in boxes.iter().enumerate() {
                let row = SWITCHES.iter().find(|row| row.key == name);
                let argument = at(&format!("boxes[{place}]"));
                let row = row.among(&argument, name, boxes_and_options())?;
                if row.stand(setup.players) == SwitchState::Idle {
                    let idle = Fixed::Idle { switch: row.switch, players: setup.players };
                    let why = Language::English.fixed(idle);
                    return Err(Fault::new(
                        Code::Impossible,
                        argument,
                        format!("`{name}` does nothing here. {why}"),
                    ));
                }
                setup = setup.with(row.switch);
            }
        }
        if let Some(name) = &self.map {
            let place = MAPS.iter().position(|map| map.name.eq_ignore_ascii_case(name));
            setup.map = place.among(&at("map"), name, MAPS.map(|map| map.name))? as u8;
        }
        if let Some(first) = self.first {
            let seat = Seat::new(first).filter(|_| first < setup.players.max(1));
            let most = usize::from(setup.players.saturating_sub(1));
            setup.first = Some(seat.within_at(&at("first"), most)?);
        }
        for (place, name) in self.banned.iter().flatten().enumerate() {
            setup.banned.insert(names::read_card(name, &at(&format!("banned[{place}]")))?);
        }
        let faults = setup.faults();
        if !faults.is_empty() {
            let sentences: Vec<String> =
                faults.into_iter().map(|fault| Language::English.fault(fault)).collect();
            return Err(Fault::new(Code::Impossible, argument, sentences.join(" ")));
        }
        Ok((setup, seating, self.seed.as_deref().map(Seed::named)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page that documents how the game is embedded has every name that a set-up has, and no other.
    #[test]
    fn the_page_for_embedding_lists_the_names_of_set_ups() {
        let page = include_str!("../../static/embed/index.html");
        let (_, names) = page.split_once("<section id=\"names\"").expect("a list of names");
        let (names, _) = names.split_once("</section>").expect("an end of it");
        let (maps, boxes) = names.split_once("<tbody>").expect("a table of boxes");
        let (maps, _) = maps.split_once("</p>").expect("a line of maps");
        assert_eq!(coded(maps), MAPS.map(|map| map.name));
        let rows: Vec<(&str, &str)> = boxes
            .split("<th scope=\"row\"><code>")
            .skip(1)
            .map(|row| {
                let (key, row) = row.split_once("</code></th><td>").expect("a key");
                (key, row.split("</td>").next().expect("a name"))
            })
            .collect();
        let known: Vec<(&str, &str)> = SWITCHES
            .iter()
            .filter(|row| boxes_and_options().any(|key| key == row.key))
            .map(|row| (row.key, Language::English.switch_name(row.switch)))
            .collect();
        assert_eq!(rows, known);
        let players = [PERSON].into_iter().chain(Bot::ALL.map(Bot::key));
        for player in players {
            assert!(page.contains(&format!("<code>{player}:</code>")), "{player}");
        }
    }

    fn coded(text: &str) -> Vec<&str> {
        text.split("<code>").skip(1).filter_map(|rest| rest.split("</code>").next()).collect()
    }
}
