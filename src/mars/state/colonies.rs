//! Colony tiles on the table (COL-03): which are in play, where their markers stand, whose colonies and fleets are there.
//!
//! A colony tile is a card: its `play` is what building a colony brings, and its `colony` what trading brings.

use crate::kit::{BySeat, Seat};
use crate::mars::cards::{COLONY_TILES, CardId, CardResource, POSITIONS, card};

/// How many colonies a tile has room for (COL-15).
pub const MOST_COLONIES: usize = 3;

/// Where a marker begins (COL-03).
pub(crate) const MARKER_STARTS: u8 = 1;

/// Where a marker can stand at the most.
pub const LAST_POSITION: u8 = POSITIONS as u8 - 1;

/// How many colony tiles are dealt to so many (COL-02).
pub const fn tiles_dealt(players: u8) -> usize {
    match players {
        1 => 4,
        2 => 5,
        _ => players as usize + 2,
    }
}

/// One colony tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnTile {
    /// Whether it is in the game.
    pub is_in_play: bool,
    /// Whether it was taken out of the game (COL-02).
    pub(crate) was_closed: bool,
    /// The position of its marker.
    pub marker: u8,
    /// Whose colonies are there, in the order in which they were built.
    pub settlers: [Option<Seat>; MOST_COLONIES],
    /// Whose trade fleet is there.
    pub visitor: Option<Seat>,
}

impl OnTile {
    /// How many colonies are there.
    pub fn colonies(&self) -> u8 {
        self.settlers.iter().flatten().count() as u8
    }

    /// How many of them this player has.
    pub fn of(&self, seat: Seat) -> u8 {
        self.settlers.iter().filter(|&&other| other == Some(seat)).count() as u8
    }

    /// Whether there is room for another colony.
    pub fn has_room(&self) -> bool {
        self.settlers.contains(&None)
    }
}

/// All of them, and the fleets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Colonies {
    /// By their places among the tiles.
    pub(crate) tiles: [OnTile; COLONY_TILES],
    /// The tiles in play that may be used, as bits by their places.
    pub(super) open: u16,
    /// The tiles in play that wait for a card (COL-04).
    pub(super) shut: u16,
    /// How many of each player's fleets are at tiles.
    pub(super) away: BySeat<u8>,
    /// How many fleets each player has beyond the first.
    pub(crate) more_fleets: BySeat<u8>,
}

impl Colonies {
    /// What is on this tile; nothing, where it is none.
    pub fn on(&self, tile: CardId) -> OnTile {
        tile.tile_place().and_then(|place| self.tiles.get(place)).copied().unwrap_or_default()
    }

    /// What is on a colony tile, to change it.
    pub(crate) fn on_mut(&mut self, tile: CardId) -> Option<&mut OnTile> {
        self.tiles.get_mut(tile.tile_place()?)
    }

    /// Whether a tile is in play and, where it waits for it, somebody has a card that stores its resource (COL-04, COL-05).
    pub fn is_open(&self, tile: CardId) -> bool {
        tile.tile_place().is_some_and(|place| self.open & 1 << place != 0)
    }

    /// Whether some of the tiles in play wait for a card.
    pub(crate) const fn wait(&self) -> bool {
        self.shut != 0
    }

    /// A tile came into play; `has` tells whether a card that stores this lies open.
    pub(crate) fn lay(&mut self, tile: CardId, has: impl Fn(CardResource) -> bool) {
        let Some(place) = tile.tile_place() else { return };
        self.tiles[place] = OnTile { is_in_play: true, marker: MARKER_STARTS, ..OnTile::default() };
        let set = if opened_by(tile).is_none_or(has) { &mut self.open } else { &mut self.shut };
        *set |= 1 << place;
    }

    /// A fleet was sent to a tile.
    pub(crate) fn send(&mut self, seat: Seat, tile: CardId) {
        if let Some(on) = self.on_mut(tile) {
            on.visitor = Some(seat);
            self.away[seat] += 1;
        }
    }

    /// All fleets came home.
    pub(crate) fn call_home(&mut self) {
        self.tiles.iter_mut().for_each(|on| on.visitor = None);
        self.away = BySeat::default();
    }

    /// A tile was taken out of the game.
    pub(crate) fn close(&mut self, tile: CardId) {
        let Some(place) = tile.tile_place() else { return };
        self.tiles[place] = OnTile { was_closed: true, ..OnTile::default() };
        self.open &= !(1 << place);
        self.shut &= !(1 << place);
    }

    /// A card that stores this lies open (COL-04).
    pub(crate) fn open_with(&mut self, kind: CardResource) {
        for place in bits(self.shut) {
            if opened_by(CardId::tile(place)) == Some(kind) {
                self.shut &= !(1 << place);
                self.open |= 1 << place;
            }
        }
    }

    /// The tiles that may be used, in the order of their numbers.
    pub fn open(&self) -> impl Iterator<Item = (CardId, OnTile)> {
        bits(self.open).map(|place| (CardId::tile(place), self.tiles[usize::from(place)]))
    }

    /// The tiles in play, in the order of their numbers.
    pub fn in_play(&self) -> impl Iterator<Item = (CardId, OnTile)> {
        bits(self.open | self.shut).map(|place| (CardId::tile(place), self.tiles[usize::from(place)]))
    }

    /// How many trade fleets a player has (COL-06).
    pub fn fleets(&self, seat: Seat) -> u8 {
        1 + self.more_fleets[seat]
    }

    /// How many of them have not been sent in this generation.
    pub fn fleets_at_home(&self, seat: Seat) -> u8 {
        self.fleets(seat).saturating_sub(self.away[seat])
    }
}

/// What must be stored for a tile to open.
fn opened_by(tile: CardId) -> Option<CardResource> {
    card(tile).colony.and_then(|colony| colony.opened_by)
}

/// The places of the bits, ascending.
fn bits(mut set: u16) -> impl Iterator<Item = u16> {
    core::iter::from_fn(move || {
        let place = set.trailing_zeros() as u16;
        let is_there = set != 0;
        set &= set.wrapping_sub(1);
        is_there.then_some(place)
    })
}
