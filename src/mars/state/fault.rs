//! What can be wrong with a set-up.

use super::piles::Pile;
use super::switch::Switch;
use crate::kit::Seat;

/// One thing wrong with a set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The game takes 1 to 5 players.
    Players {
        /// How many were asked for.
        asked: u8,
    },
    /// So many always play with it, as one alone with Corporate Era (SOLO-SETUP-01).
    Without {
        /// What is missing.
        switch: Switch,
        /// How many play.
        players: u8,
    },
    /// So many never play with it.
    With {
        /// What is too much.
        switch: Switch,
        /// How many play.
        players: u8,
    },
    /// One is played only with one of the others.
    Needs {
        /// What is on.
        switch: Switch,
        /// Of which one must be on too.
        needs: &'static [Switch],
    },
    /// The two are never played together.
    Excludes {
        /// One.
        switch: Switch,
        /// The other.
        excludes: Switch,
    },
    /// The box or option is played on one map only (Q-MOD-19).
    Elsewhere {
        /// What is on.
        switch: Switch,
        /// The map's name.
        map: &'static str,
    },
    /// Something is said about a seat at which nobody sits.
    EmptySeat {
        /// The seat.
        seat: Seat,
    },
    /// There is no such map.
    Map {
        /// The number asked for.
        asked: u8,
    },
    /// Too many cards of a kind are left in the box.
    TooFew {
        /// The kind.
        pile: Pile,
        /// How many are in the game.
        left: u16,
        /// How many it needs.
        needs: u16,
    },
}
