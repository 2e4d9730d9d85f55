//! Positions as somebody wishes them, for studies: a table in the action phase, as a turn begins.

use super::fault::{Code, Fault, Read};
use super::names;
use super::setup::SetUp;
use crate::kit::{Seat, Seats};
use crate::mars::cards::{BEGINNER_CORPORATION, Card, Parameter, Resource, Tile};
use crate::mars::maps::{self, Hex};
use crate::mars::scenario::Scenario;
use crate::mars::{Mars, Setup};
use crate::table::Seating;
use serde::Deserialize;
use std::collections::BTreeMap;
#[cfg(test)]
use ts_rs::TS;

/// More trade fleets than any game brings.
const MOST_FLEETS: u8 = 100;

/// A position: a table as a turn begins. What is not said is as it is on a bare table; cards that are not named lie in
/// the deck, shuffled by the seed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct Position {
    /// Who plays, with which boxes, on which map.
    pub set_up: Option<SetUp>,
    /// The generation, from 1.
    pub generation: Option<u8>,
    /// Whose turn it is; the first player's where nothing is said.
    pub turn: Option<u8>,
    /// Where parameters stand, each in its unit. Oceans are their number: those that are not among the tiles lie on the
    /// southernmost free areas.
    #[cfg_attr(test, ts(optional, type = "Partial<Record<Parameter, number>>"))]
    pub levels: Option<BTreeMap<String, i8>>,
    /// The tiles on the map.
    pub tiles: Option<Vec<Laid>>,
    /// The colony tiles in play; as many as are dealt, from the pile, where nothing is said.
    pub colonies: Option<Vec<LaidTile>>,
    /// What each seat has.
    pub seats: Option<Vec<Side>>,
    /// The cards that will be drawn next, in this order.
    #[cfg_attr(test, ts(optional, type = "CardName[]"))]
    pub deck: Option<Vec<String>>,
}

/// A tile on the map.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Laid {
    /// The area.
    #[cfg_attr(test, ts(type = "number"))]
    pub space: Option<u8>,
    /// The tile.
    #[cfg_attr(test, ts(type = "Tile"))]
    pub tile: Option<String>,
    /// Whose it is; nobody's where nothing is said.
    pub owner: Option<u8>,
}

/// A colony tile in play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct LaidTile {
    /// The tile.
    #[cfg_attr(test, ts(type = "CardName"))]
    pub card: Option<String>,
    /// The position of its marker; where it begins where nothing is said.
    pub marker: Option<u8>,
    /// Whose colonies are there, in the order in which they were built.
    pub colonies: Option<Vec<u8>>,
    /// Whose trade fleet is there.
    pub fleet: Option<u8>,
}

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct Side {
    /// The corporation; one that does nothing where none is named.
    #[cfg_attr(test, ts(optional, type = "CardName"))]
    pub corporation: Option<String>,
    /// Terraform rating.
    pub rating: Option<i16>,
    /// What is in stock.
    #[cfg_attr(test, ts(optional, type = "Partial<Record<Resource, number>>"))]
    pub stock: Option<BTreeMap<String, u16>>,
    /// The production.
    #[cfg_attr(test, ts(optional, type = "Partial<Record<Resource, number>>"))]
    pub production: Option<BTreeMap<String, i16>>,
    /// The cards in hand.
    #[cfg_attr(test, ts(optional, type = "CardName[]"))]
    pub hand: Option<Vec<String>>,
    /// The cards on the table, as if played long ago.
    #[cfg_attr(test, ts(optional, type = "CardName[]"))]
    pub played: Option<Vec<String>>,
    /// How many resources lie on cards.
    #[cfg_attr(test, ts(optional, type = "Record<CardName, number>"))]
    pub stored: Option<BTreeMap<String, u8>>,
    /// Cards of which the action was used in this generation.
    #[cfg_attr(test, ts(optional, type = "CardName[]"))]
    pub used: Option<Vec<String>>,
    /// How many trade fleets it has beyond the first.
    pub more_fleets: Option<u8>,
    /// Milestones that the seat has claimed, by their places on the map's list.
    pub milestones: Option<Vec<u8>>,
    /// Awards that it has funded, by their places on the map's list.
    pub awards: Option<Vec<u8>>,
    /// Whether it has passed in this generation.
    pub passed: Option<bool>,
}

impl Position {
    /// The game that stands so, and who sits there.
    ///
    /// # Errors
    /// Which word of it means nothing, or all that is wrong with the position.
    pub(super) fn read(&self, argument: &str) -> Result<(Setup, Seating, Mars), Fault> {
        let at = |field: &str| format!("{argument}.{field}");
        let usual = SetUp::default();
        let (mut setup, seating, seed) = self.set_up.as_ref().unwrap_or(&usual).read(&at("setUp"))?;
        // Every seat has a corporation once turns are taken: the one that does nothing where none is named.
        let has_own = |seat: Seat| {
            let side = self.seats.iter().flatten().nth(seat.index());
            side.is_some_and(|side| side.corporation.is_some())
        };
        let bare = || Seats::first(setup.players).iter().filter(|&seat| !has_own(seat));
        setup.beginners = bare().collect();
        let mut table = Scenario::new(setup).seed(seed.unwrap_or_default().0);
        let map = maps::map(setup.map).unwrap_or(maps::MAPS[0]);
        if let Some(generation) = self.generation {
            table = table.generation(generation);
        }
        if let Some(first) = setup.first {
            table = table.seat(first.number()).first();
        }
        for (place, laid) in self.tiles.iter().flatten().enumerate() {
            let at = |field: &str| at(&format!("tiles[{place}].{field}"));
            let space = laid.space.missing_at(&at("space"))?;
            let name = laid.tile.as_deref().missing_at(&at("tile"))?;
            let tile = Tile::named(name).among(&at("tile"), name, Tile::ALL.map(Tile::name))?;
            table = match (map.position(Hex(space)), map.kept_for(Hex(space)), laid.owner) {
                (Some((row, position)), _, Some(owner)) => table.seat(owner).tile(tile, row, position),
                (Some((row, position)), _, None) if tile == Tile::Ocean => table.tile(tile, row, position),
                (Some((row, position)), _, None) => table.neutral(tile, row, position),
                (None, Some(name), Some(owner)) => table.seat(owner).tile_on(tile, name),
                (None, Some(_), None) => return Err(Fault::missing(at("owner"))),
                (None, None, _) => return Err(Fault::range(at("space"), last_space(map))),
            };
        }
        // The fleets first, for some of them may have been sent.
        for (number, side) in (0..setup.players).zip(self.seats.iter().flatten()) {
            table = table.seat(number).more_fleets(side.more_fleets.unwrap_or_default().min(MOST_FLEETS));
        }
        for (place, laid) in self.colonies.iter().flatten().enumerate() {
            table = laid.lay(table, &at(&format!("colonies[{place}]")))?;
        }
        for (name, &level) in self.levels.iter().flatten() {
            let parameter = Parameter::named(name).among(
                &at(&format!("levels.{name}")),
                name,
                Parameter::ALL.map(Parameter::name),
            )?;
            table = match parameter {
                Parameter::Oceans => {
                    let count = u8::try_from(level);
                    let message = "The number of oceans is below 0.";
                    table.oceans(count.map_err(|_| Fault::argument(at("levels.oceans"), message))?)
                }
                Parameter::Temperature | Parameter::Oxygen | Parameter::Venus => {
                    table.level(parameter, level)
                }
            };
        }
        for (place, side) in self.seats.iter().flatten().enumerate() {
            let seat = Seat::ALL.get(place).filter(|seat| seat.number() < setup.players);
            let at = at(&format!("seats[{place}]"));
            let message = format!("`{argument}.seats` may have {} entries.", setup.players);
            let seat = seat.ok_or_else(|| Fault::argument(&*at, message))?;
            table = side.lay(table.seat(seat.number()), &at)?;
        }
        for seat in bare() {
            table = table.seat(seat.number()).corporation(BEGINNER_CORPORATION);
        }
        if let Some(names) = &self.deck {
            table = table.deck(&cards(names, &at("deck"))?);
        }
        if let Some(turn) = self.turn {
            table = table.seat(turn).turn(0);
        }
        let game = table.try_start().map_err(|flaws| {
            let sentences: Vec<String> = flaws.iter().map(ToString::to_string).collect();
            Fault::new(Code::Impossible, argument, sentences.join(" "))
        })?;
        Ok((setup, seating, game))
    }
}

/// The last area on a map.
fn last_space(map: &maps::Map) -> usize {
    let areas = (0..maps::OFF_MAP).filter(|&space| map.position(Hex(space)).is_some());
    areas.max().map_or(0, usize::from)
}

impl LaidTile {
    /// Puts it into play, with all that is there.
    fn lay(&self, table: Scenario, argument: &str) -> Result<Scenario, Fault> {
        let at = |field: &str| format!("{argument}.{field}");
        let tile = *names::read(self.card.as_deref().missing_at(&at("card"))?, &at("card"))?;
        let mut table = table.colony_tiles(&[tile]);
        for &seat in self.colonies.iter().flatten() {
            table = table.seat(seat).colony(tile);
        }
        if let Some(marker) = self.marker {
            table = table.marker(tile, marker);
        }
        Ok(match self.fleet {
            Some(seat) => table.seat(seat).fleet(tile),
            None => table,
        })
    }
}

impl Side {
    /// Says of the seat that is spoken of what it has.
    fn lay(&self, mut table: Scenario, argument: &str) -> Result<Scenario, Fault> {
        let at = |field: &str| format!("{argument}.{field}");
        if let Some(name) = &self.corporation {
            table = table.corporation(*names::read(name, &at("corporation"))?);
        }
        if let Some(rating) = self.rating {
            table = table.rating(rating);
        }
        for (name, &amount) in self.stock.iter().flatten() {
            let resource = Resource::named(name).among(
                &at(&format!("stock.{name}")),
                name,
                Resource::ALL.map(Resource::name),
            )?;
            table = table.stock(resource, amount);
        }
        for (name, &amount) in self.production.iter().flatten() {
            let resource = Resource::named(name).among(
                &at(&format!("production.{name}")),
                name,
                Resource::ALL.map(Resource::name),
            )?;
            table = table.production(resource, amount);
        }
        if let Some(names) = &self.hand {
            table = table.hand(&cards(names, &at("hand"))?);
        }
        if let Some(names) = &self.played {
            table = table.played(&cards(names, &at("played"))?);
        }
        for (name, &number) in self.stored.iter().flatten() {
            table = table.on_card(*names::read(name, &at(&format!("stored.{name}")))?, number);
        }
        if let Some(names) = &self.used {
            table = table.used(&cards(names, &at("used"))?);
        }
        for &place in self.milestones.iter().flatten() {
            table = table.milestone(place);
        }
        for &place in self.awards.iter().flatten() {
            table = table.award(place);
        }
        if self.passed == Some(true) {
            table = table.passed();
        }
        Ok(table)
    }
}

/// The cards of these names.
fn cards(names: &[String], argument: &str) -> Result<Vec<Card>, Fault> {
    let card = |(place, name): (usize, &String)| Ok(*names::read(name, &format!("{argument}[{place}]"))?);
    names.iter().enumerate().map(card).collect()
}
