//! How a game is set up: plain data that may be wrong.

use super::maps::MAPS;
use crate::kit::{SEATS, Seat, Seats};

/// A set-up as a person or a program asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many play, 1 to 5 (BASE-GOAL-03).
    pub players: u8,
    /// Whether Corporate Era is in; alone, it always is (SOLO-SETUP-01).
    pub corporate_era: bool,
    /// Whether cards are drafted; alone, it makes no difference (Q-SOLO-05).
    pub draft: bool,
    /// Who plays a beginner corporation (BASE-SETUP-05).
    pub beginners: Seats,
    /// Who goes first; `None`: chance decides (Q-BASE-16).
    pub first: Option<Seat>,
    /// The map's place in [`MAPS`].
    pub map: u8,
}

impl Setup {
    /// Corporate Era on Tharsis for that many, without anything else.
    pub const fn new(players: u8) -> Self {
        Self { players, corporate_era: true, draft: false, beginners: Seats::NONE, first: None, map: 0 }
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
        if self.players == 1 && !self.corporate_era {
            faults.push(Fault::SoloWithoutCorporateEra);
        }
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
        if usize::from(self.map) >= MAPS.len() {
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
    /// Playing alone is always with Corporate Era (SOLO-SETUP-01).
    SoloWithoutCorporateEra,
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
