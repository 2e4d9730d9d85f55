//! How a game is set up: plain data that may be wrong.

use super::maps;
use super::switches::{SWITCHES, Switch, Switches};
use crate::kit::{SEATS, Seat, Seats};

/// A set-up as a person or a program asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many play, 1 to 5 (BASE-GOAL-03).
    pub players: u8,
    /// Which boxes and options it is played with.
    pub on: Switches,
    /// Who plays a beginner corporation (BASE-SETUP-05).
    pub beginners: Seats,
    /// Who goes first; `None`: chance decides (Q-BASE-16).
    pub first: Option<Seat>,
    /// The map's number: its place in [`maps::MAPS`].
    pub map: u8,
}

impl Setup {
    /// The usual game for that many: Corporate Era on Tharsis, without anything else.
    pub const fn new(players: u8) -> Self {
        Self { players, on: Switches::USUAL, beginners: Seats::NONE, first: None, map: 0 }
    }

    /// The same with this box or option.
    #[must_use]
    pub const fn with(self, switch: Switch) -> Self {
        Self { on: self.on.with(switch), ..self }
    }

    /// The same without this box or option.
    #[must_use]
    pub const fn without(self, switch: Switch) -> Self {
        Self { on: self.on.without(switch), ..self }
    }

    /// All that is wrong with it; nothing, if a game can begin.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let seats = if (1..=SEATS as u8).contains(&self.players) {
            Seats::first(self.players)
        } else {
            faults.push(Fault::Players { asked: self.players });
            Seats::first(SEATS as u8)
        };
        faults.extend(SWITCHES.iter().flat_map(|row| row.faults(self.on, self.players)));
        faults.extend(
            Seat::ALL
                .into_iter()
                .filter(|&seat| self.beginners.contains(seat) && !seats.contains(seat))
                .map(|seat| Fault::EmptySeat { seat }),
        );
        if let Some(seat) = self.first
            && !seats.contains(seat)
        {
            faults.push(Fault::EmptySeat { seat });
        }
        if maps::map(self.map).is_none() {
            faults.push(Fault::Map { asked: self.map });
        }
        faults
    }
}

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
    /// One is played only with the other.
    Needs {
        /// What is on.
        switch: Switch,
        /// What must be on too.
        needs: Switch,
    },
    /// The two are never played together.
    Excludes {
        /// One.
        switch: Switch,
        /// The other.
        excludes: Switch,
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
}
