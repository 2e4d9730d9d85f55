//! How a game is set up.

use crate::ares::cards::{
    CORPORATIONS, CardSet, FIRST_GAME_CORPORATIONS, PROJECTS, PROMOTIONAL_CORPORATIONS,
};
#[cfg(feature = "synthetic")]
use crate::ares::cards::{SYNTHETIC_CORPORATIONS, SYNTHETIC_PROJECTS};
use crate::kit::bytes::{ReadError, Reader, write_number};

/// The number of options that are on or off.
const OPTIONS: usize = if cfg!(feature = "synthetic") { 4 } else { 3 };

/// The most players of a game (ARES-GOAL-05).
pub const MOST_PLAYERS: u8 = 4;

/// How fast Mars changes by itself in a solo game (ARES-SOLO-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Two steps at each move of the neutral cube.
    Beginner,
    /// One step at each move of the neutral cube.
    Skilled,
    /// No step.
    Expert,
}

impl Level {
    /// All three, the easiest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Skilled, Self::Expert];

    /// The steps of oxygen or temperature at each move of the neutral cube.
    pub const fn steps(self) -> u8 {
        match self {
            Self::Beginner => 2,
            Self::Skilled => 1,
            Self::Expert => 0,
        }
    }
}

/// Who plays against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Two to four players, each for themselves.
    Competitive,
    /// One player against time (ARES-SOLO-01).
    Solo(Level),
    /// Two players against time (ARES-COOP-01).
    Cooperative,
}

impl Mode {
    /// The modes with the numbers that records give them.
    const NUMBERED: [Self; 5] = [
        Self::Competitive,
        Self::Solo(Level::Beginner),
        Self::Solo(Level::Skilled),
        Self::Solo(Level::Expert),
        Self::Cooperative,
    ];
}

/// The options of a game: plain, unvalidated data.
#[cfg_attr(feature = "synthetic", expect(clippy::struct_excessive_bools, reason = "one more for tests"))]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The number of players, from 1 to [`MOST_PLAYERS`].
    pub players: u8,
    /// Who plays against whom.
    pub mode: Mode,
    /// Whether the cards and corporations that are marked for a first game are dealt (ARES-SETUP-04, ARES-SETUP-06).
    pub first_game: bool,
    /// Whether players may replace cards before they choose a corporation (ARES-CARD-15).
    pub mulligan: bool,
    /// Whether the promotional corporations are dealt too.
    pub promotional: bool,
    /// Whether cards of no box are played with, in place of the green ones: for tests.
    #[cfg(feature = "synthetic")]
    pub synthetic: bool,
}

/// One thing wrong with a set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There are not 1 to [`MOST_PLAYERS`] players.
    Players {
        /// The number of players.
        players: u8,
    },
    /// The mode is for another number of players.
    PlayersOfMode {
        /// The number of players.
        players: u8,
        /// The fewest players of the mode.
        least: u8,
        /// The most players of the mode.
        most: u8,
    },
    /// A first game has no mulligan: its corporations are not chosen.
    MulliganInFirstGame,
    /// A first game has no promotional corporations: none of them is marked.
    PromotionalInFirstGame,
}

impl Setup {
    /// The plain game: competitive, or for one player the solo game on skilled level.
    pub const fn new(players: u8) -> Self {
        let mode = if players == 1 { Mode::Solo(Level::Skilled) } else { Mode::Competitive };
        Self {
            players,
            mode,
            first_game: false,
            mulligan: false,
            promotional: false,
            #[cfg(feature = "synthetic")]
            synthetic: false,
        }
    }

    /// The project cards of the game.
    pub const fn projects(&self) -> &'static CardSet {
        #[cfg(feature = "synthetic")]
        if self.synthetic {
            return &SYNTHETIC_PROJECTS;
        }
        &PROJECTS
    }

    /// The corporations of the game.
    pub fn corporations(&self) -> CardSet {
        let marked = if self.first_game { FIRST_GAME_CORPORATIONS } else { CORPORATIONS };
        #[cfg(feature = "synthetic")]
        let marked = if self.synthetic { marked.or(&SYNTHETIC_CORPORATIONS) } else { marked };
        if self.promotional { marked.or(&PROMOTIONAL_CORPORATIONS) } else { marked }
    }

    /// The options that are on or off, in the order of their bits.
    const fn options(&self) -> [bool; OPTIONS] {
        [
            self.first_game,
            self.mulligan,
            self.promotional,
            #[cfg(feature = "synthetic")]
            self.synthetic,
        ]
    }

    /// All that is wrong.
    pub fn faults(&self) -> Vec<Fault> {
        let &Self { players, mode, .. } = self;
        let (least, most) = match mode {
            Mode::Competitive => (2, MOST_PLAYERS),
            Mode::Solo(_) => (1, 1),
            Mode::Cooperative => (2, 2),
        };
        let number = if !(1..=MOST_PLAYERS).contains(&players) {
            Some(Fault::Players { players })
        } else if !(least..=most).contains(&players) {
            Some(Fault::PlayersOfMode { players, least, most })
        } else {
            None
        };
        let mulligan = (self.first_game && self.mulligan).then_some(Fault::MulliganInFirstGame);
        let promotional = (self.first_game && self.promotional).then_some(Fault::PromotionalInFirstGame);
        [number, mulligan, promotional].into_iter().flatten().collect()
    }

    /// The options as one number: bits 0 to 2 the players, bits 3 to 5 the mode, then a bit for each option.
    pub(crate) fn number(&self) -> u64 {
        let mode = Mode::NUMBERED.iter().position(|&mode| mode == self.mode).unwrap_or_default() as u64;
        let bits = (6..).zip(self.options()).map(|(bit, option)| u64::from(option) << bit);
        bits.fold(u64::from(self.players & 7) | mode << 3, |number, bit| number | bit)
    }

    /// Writes the options for a record.
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        write_number(self.number(), bytes);
    }

    /// Reads what [`Setup::write`] wrote.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, ReadError> {
        let (byte, number) = (reader.at(), reader.number()?);
        let unknown = ReadError::Unknown { byte };
        let &mode = Mode::NUMBERED.get((number >> 3 & 7) as usize).ok_or(unknown)?;
        if number >> (6 + OPTIONS) != 0 {
            return Err(unknown);
        }
        let has = |bit: u32| number >> bit & 1 != 0;
        Ok(Self {
            players: (number & 7) as u8,
            mode,
            first_game: has(6),
            mulligan: has(7),
            promotional: has(8),
            #[cfg(feature = "synthetic")]
            synthetic: has(9),
        })
    }
}
