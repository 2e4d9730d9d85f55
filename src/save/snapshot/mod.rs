//! Snapshots: a game that rests, as the facts of its table, for releases whose rules do not replay its answers.
//!
//! Format 1, frozen:
//!
//! | bytes | what |
//! |---|---|
//! | 1 | the format, 1 |
//! | … | sections in ascending order, each its number in a byte, a number of bytes, and so many bytes |
//! | 4 | the CRC-32 of all before it |
//!
//! | section | what it holds |
//! |---|---|
//! | 1 game | as in format 2 of records: a number of players and switches in force, who plays a beginner corporation in a byte, a number for the map |
//! | 2 tiles | for each, by area: the area, the tile, and 0 for nobody's or the seat plus one; three bytes |
//! | 3 levels | for each parameter but oceans that has a track: its number and its level in its unit; two bytes |
//! | 4 claims | for each, by area: the area and the seat; two bytes |
//! | 5 milestones | for each, by its place on the map: the place and the seat; two bytes |
//! | 6 awards | for each, in the order of funding: the place on the map and the seat; two bytes |
//! | 7 corporations | for each seat the number of the card |
//! | 8 played | for each seat cards: all before it but the corporation |
//! | 9 hands | for each seat cards |
//! | 10 discards | for each witness with a card: its number in a byte, and cards |
//! | 11 piles | for each draw pile with a card: its number in a byte, and cards, the top last |
//! | 12 passed on | for each seat cards that it saw and let go |
//! | 13 ratings | for each seat a number |
//! | 14 stocks | for each seat six numbers: M€, steel, titanium, plants, energy, heat |
//! | 15 productions | for each seat six numbers in the same order, each with 10 added |
//! | 16 this generation | for each seat how often its rating rose, and M€ and steps by which its next card is eased; three bytes |
//! | 17 used | cards whose actions are used |
//! | 18 on cards | for each card that bears something: its number, and how much in a byte |
//! | 19 turn | the generation, who goes first, 0 for over or the seat whose turn begins plus one, who has passed, who owes a first action; five bytes, of which the last two have a bit a seat |
//! | 20 chance | the state of the generator of shuffles; 32 bytes |
//!
//! A number has seven bits a byte, the lowest first, and bit 7 where more follow. Cards are a number of them and, where that
//! is not 0, the bits of each in a byte, as many as the highest needs, and then their numbers in so many bits, the lowest
//! first, up to a whole byte; where no order is named, they ascend. Whatever else has several bytes stands little end first.
//!
//! **How it grows.** Nothing that follows from the rest is written: tags, how many cards are in a hand, sets of areas. What a
//! section says never changes. A box that brings a new fact brings a section with the next number, and whoever adds a field to
//! the facts is stopped by the compiler in `write`. A section that is absent means what a game has that has just begun, so that
//! a game from before a box opens in a release that has it: cards, maps and switches keep their numbers for ever, and a card
//! that is in no place is not in the game. A section with a number that is not known ends in [`Broken::Section`], one whose
//! content could never be in [`Broken::Position`].

mod cards;
mod numbers;
mod read;
mod section;
mod write;

use super::broken::Broken;
use crate::kit::{Rules, Seed};
use crate::mars::{Mars, Setup};

/// A game that rests (see [`Mars::rest`]), with the bytes that say so.
///
/// ```
/// use viriditas::kit::{Heard, Rules, Seats, Seed};
/// use viriditas::mars::{Mars, Setup};
/// use viriditas::save::Snapshot;
///
/// // With beginner corporations alone the first turn begins at once.
/// let setup = Setup { beginners: Seats::first(2), ..Setup::new(2) };
/// let game = Mars::begin(&setup, Seed(7), &mut Heard::nothing()).expect("the set-up is possible");
/// let snapshot = Snapshot::of(&game).expect("a turn begins");
/// let again = Snapshot::read(snapshot.bytes(), &setup, Seed(7)).expect("a snapshot reads what it wrote");
/// assert!(*again.game() == game);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    bytes: Vec<u8>,
    game: Box<Mars>,
}

impl Snapshot {
    /// The snapshot of a game that rests; `None` in the middle of a turn, and while all answer together.
    pub fn of(game: &Mars) -> Option<Self> {
        let bytes = write::write(game.facts(), game.rest()?);
        Some(Self { bytes, game: Box::new(game.clone()) })
    }

    /// Reads the bytes of a snapshot of a game that was set up like this.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(bytes: &[u8], setup: &Setup, seed: Seed) -> Result<Self, Broken> {
        let game = Box::new(read::read(bytes, setup, seed)?);
        Ok(Self { bytes: bytes.to_vec(), game })
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The game.
    pub const fn game(&self) -> &Mars {
        &self.game
    }
}
