//! What lies on the table, as plain values.

use super::committee::{Committee, committee};
use super::names;
use super::price::Price;
use super::question::Levels;
use crate::games::MarsTable;
use crate::kit::{Seat, Seats};
use crate::mars::cards::{ByResource, CardId, Resource, Tag, Tile, card};
use crate::mars::{
    self, CountContext, CountPurpose, Facts, OnTile, Outcome, Switch, award_count, award_points, card_points,
    count, trade_price,
};
use serde::Serialize;
use std::collections::BTreeMap;
#[cfg(test)]
use ts_rs::TS;

/// What somebody sees of a game: a seat, or everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct State {
    /// The generation, from 1.
    pub generation: u8,
    /// The part of the game.
    #[cfg_attr(test, ts(type = "Phase"))]
    pub phase: &'static str,
    /// Who goes first in this generation.
    pub first: u8,
    /// Who owes an answer; nobody when the game is over.
    pub asked: Vec<u8>,
    /// Where the parameters stand.
    pub levels: Levels,
    /// The English name of the map.
    #[cfg_attr(test, ts(type = "MapName"))]
    pub map: &'static str,
    /// The areas of the map on which something lies.
    pub areas: Vec<Area>,
    /// The players, by seat.
    pub players: Vec<PlayerState>,
    /// The milestones that are claimed.
    pub milestones: Vec<Goal>,
    /// The awards that are funded, in that order.
    pub awards: Vec<Goal>,
    /// What each milestone counts, by its place on the map's list.
    pub milestone_values: Vec<GoalValues>,
    /// What each award counts, by its place on the map's list.
    pub award_values: Vec<GoalValues>,
    /// The colony tiles in play.
    pub colonies: Vec<ColonyTile>,
    /// The committee; `null` in a game without Turmoil.
    pub committee: Option<Committee>,
    /// How many cards are in the draw pile of projects.
    pub deck: u16,
    /// How many cards are in its discard pile.
    pub discarded: u16,
    /// How it came out, once it is over.
    pub result: Option<GameResult>,
}

/// An area on which something lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Area {
    /// The area.
    pub space: u8,
    /// The tile on it.
    #[cfg_attr(test, ts(type = "Tile | null"))]
    pub tile: Option<&'static str>,
    /// Whose tile it is; `null` for an ocean and for neutral tiles.
    pub owner: Option<u8>,
    /// Who has claimed it.
    pub claimed: Option<u8>,
}

/// A milestone that is claimed, or an award that is funded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Goal {
    /// Its place on the map's list.
    pub place: u8,
    /// By whom.
    pub by: u8,
}

/// What a milestone or an award counts, as things stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct GoalValues {
    /// Its place on the map's list.
    pub place: u8,
    /// Its English name.
    pub name: &'static str,
    /// How much is needed to claim it; `null` for an award.
    pub needs: Option<i8>,
    /// How much each player has, by seat.
    pub values: Vec<i32>,
    /// The victory points that an award would give each player as things stand, by seat, funded or not; of a milestone empty.
    pub points: Vec<i16>,
}

/// A colony tile in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ColonyTile {
    /// The tile.
    #[cfg_attr(test, ts(type = "CardName"))]
    pub card: &'static str,
    /// Whether it may be used; it waits for a card otherwise.
    pub is_open: bool,
    /// The position of its marker, from 0.
    pub marker: u8,
    /// Whose colonies are there, in the order in which they were built.
    pub colonies: Vec<u8>,
    /// Whose trade fleet is there.
    pub fleet: Option<u8>,
}

/// A player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerState {
    /// The seat.
    pub seat: u8,
    /// What the player is called; empty where nobody said.
    pub name: String,
    /// Terraform rating.
    pub rating: i16,
    /// What is in stock.
    pub stock: Six<u16>,
    /// The production.
    pub production: Six<i16>,
    /// Tags in force, those that there are.
    #[cfg_attr(test, ts(type = "Partial<Record<Tag, number>>"))]
    pub tags: BTreeMap<&'static str, u8>,
    /// How many cards are in hand.
    pub hand_size: u16,
    /// The cards in hand; empty for whoever must not see them.
    #[cfg_attr(test, ts(type = "CardName[]"))]
    pub hand: Vec<&'static str>,
    /// Cards to choose from, and not decided on; empty for whoever must not see them.
    #[cfg_attr(test, ts(type = "CardName[]"))]
    pub dealt: Vec<&'static str>,
    /// Corporations to choose from; empty for whoever must not see them.
    #[cfg_attr(test, ts(type = "CardName[]"))]
    pub corporations: Vec<&'static str>,
    /// The preludes to choose from, and then those that wait to be played.
    #[cfg_attr(test, ts(type = "CardName[]"))]
    pub preludes: Vec<&'static str>,
    /// The corporation, once revealed.
    #[cfg_attr(test, ts(type = "CardName | null"))]
    pub corporation: Option<&'static str>,
    /// The cards played, in ascending number, the corporation among them.
    pub played: Vec<Played>,
    /// How many trade fleets the player has; 0 in a game without colony tiles.
    pub fleets: u8,
    /// How many of them are at home.
    pub fleets_at_home: u8,
    /// What a trade costs the player, in each resource that can pay for one alone; empty in a game without colony tiles.
    pub trade_costs: Vec<Price>,
    /// Whether the player is out until the generation ends.
    pub has_passed: bool,
    /// The score as it stands.
    pub score: Score,
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Played {
    /// The card.
    #[cfg_attr(test, ts(type = "CardName"))]
    pub card: &'static str,
    /// How many resources lie on it.
    pub stored: u8,
    /// Whether its action was used in this generation.
    pub used: bool,
    /// The victory points that it brings as things stand.
    pub points: i16,
}

/// One number for each resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub struct Six<T> {
    /// M€.
    pub mega_credits: T,
    /// Steel.
    pub steel: T,
    /// Titanium.
    pub titanium: T,
    /// Plants.
    pub plants: T,
    /// Energy.
    pub energy: T,
    /// Heat.
    pub heat: T,
}

impl<T: Copy> From<&ByResource<T>> for Six<T> {
    fn from(of: &ByResource<T>) -> Self {
        Self {
            mega_credits: of[Resource::MegaCredits],
            steel: of[Resource::Steel],
            titanium: of[Resource::Titanium],
            plants: of[Resource::Plants],
            energy: of[Resource::Energy],
            heat: of[Resource::Heat],
        }
    }
}

/// A player's victory points, by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Score {
    /// Terraform rating.
    pub rating: i16,
    /// Milestones.
    pub milestones: i16,
    /// Awards.
    pub awards: i16,
    /// Own greenery.
    pub greeneries: i16,
    /// Greenery next to own cities.
    pub cities: i16,
    /// Cards.
    pub cards: i16,
    /// Party leaders and the chairman.
    pub committee: i16,
    /// All together.
    pub total: i16,
}

impl From<mars::Score> for Score {
    fn from(score: mars::Score) -> Self {
        let mars::Score { rating, awards, milestones, greeneries, cities, cards, committee } = score;
        Self { rating, milestones, awards, greeneries, cities, cards, committee, total: score.total() }
    }
}

/// How a game came out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct GameResult {
    /// Who won; nobody where a solo game is lost.
    pub winners: Vec<u8>,
}

/// What `who` sees of a table (`None`: what everyone may).
pub(super) fn state(table: &MarsTable, who: Option<Seat>) -> State {
    let view = table.view(who);
    let facts = view.facts();
    let numbers = |seats: Seats| seats.iter().map(Seat::number).collect::<Vec<_>>();
    let asked = view.asked();
    let result = || GameResult {
        winners: match mars::outcome(facts) {
            Outcome::Won(seats) => numbers(seats),
            Outcome::Lost => Vec::new(),
        },
    };
    let players = Seats::first(facts.options.players);
    State {
        generation: facts.generation,
        phase: facts.phase.into(),
        first: facts.first.number(),
        levels: Levels::of(facts, |parameter| facts.level(parameter)),
        map: facts.map().name,
        areas: areas(facts),
        players: players.iter().map(|seat| player(table, facts, seat)).collect(),
        milestones: (0..)
            .zip(facts.milestones)
            .filter_map(|(place, by)| Some(Goal { place, by: by?.number() }))
            .collect(),
        awards: facts.awards.iter().map(|&(place, by)| Goal { place, by: by.number() }).collect(),
        milestone_values: (0..)
            .zip(facts.milestones())
            .map(|(place, milestone)| {
                let value = |seat| {
                    count(facts, milestone.of, CountContext::seat(seat, CountPurpose::Milestone)).into()
                };
                GoalValues {
                    place,
                    name: milestone.name,
                    needs: Some(milestone.at_least),
                    values: players.iter().map(value).collect(),
                    points: Vec::new(),
                }
            })
            .collect(),
        award_values: (0..)
            .zip(facts.awards())
            .map(|(place, award)| {
                let points = award_points(facts, place);
                GoalValues {
                    place,
                    name: award.name,
                    needs: None,
                    values: players.iter().map(|seat| award_count(facts, place, seat)).collect(),
                    points: players.iter().map(|seat| points[seat]).collect(),
                }
            })
            .collect(),
        colonies: facts.colonies.in_play().map(|(tile, on)| colony_tile(facts, tile, &on)).collect(),
        committee: committee(facts),
        deck: facts.decks[mars::Pile::Projects].len() as u16,
        discarded: facts.discarded[mars::Pile::Projects],
        result: asked.is_empty().then(result),
        asked: numbers(asked),
    }
}

fn colony_tile(facts: &Facts, tile: CardId, on: &OnTile) -> ColonyTile {
    ColonyTile {
        card: names::card(tile),
        is_open: facts.colonies.is_open(tile),
        marker: on.marker,
        colonies: on.settlers.iter().flatten().map(|seat| seat.number()).collect(),
        fleet: on.visitor.map(Seat::number),
    }
}

fn areas(facts: &Facts) -> Vec<Area> {
    let board = &facts.board;
    let claimed = |space| Seat::ALL.into_iter().find(|&seat| board.claimed[seat].contains(space));
    let lies = Seat::ALL.into_iter().fold(board.occupied, |all, seat| all.or(board.claimed[seat]));
    lies.iter()
        .map(|space| Area {
            space: space.0,
            tile: board.tile(space).map(Tile::name),
            owner: board.owner(space).map(Seat::number),
            claimed: claimed(space).map(Seat::number),
        })
        .collect()
}

fn player(table: &MarsTable, facts: &Facts, seat: Seat) -> PlayerState {
    let player = &facts.players[seat];
    let trades = facts.options.has(Switch::Colonies);
    let tags = Tag::ALL.into_iter().map(|tag| (tag.name(), player.tags[tag]));
    let open = player.played.iter().map(|id| Played {
        card: names::card(id),
        stored: if card(id).holds.is_some() { facts.on_card[id.index()] } else { 0 },
        used: facts.used.contains(id),
        points: card_points(facts, seat, id),
    });
    PlayerState {
        seat: seat.number(),
        name: table.name(seat).to_owned(),
        rating: player.rating,
        stock: Six::from(&player.stock),
        production: Six::from(&player.production),
        tags: tags.filter(|&(_, number)| number > 0).collect(),
        hand_size: player.hand_size,
        hand: names::cards(player.hand.iter()),
        dealt: names::cards(player.dealt.iter().copied()),
        corporations: names::cards(player.corporations),
        preludes: names::cards(player.preludes.iter().copied()),
        corporation: names::known(player.corporation),
        played: open.collect(),
        fleets: if trades { facts.colonies.fleets(seat) } else { 0 },
        fleets_at_home: if trades { facts.colonies.fleets_at_home(seat) } else { 0 },
        trade_costs: Resource::ALL
            .into_iter()
            .filter(|_| trades)
            .filter_map(|unit| Some(Price { unit: unit.name(), amount: trade_price(facts, seat, unit)? }))
            .collect(),
        has_passed: facts.passed.contains(seat),
        score: mars::score(facts, seat).into(),
    }
}
