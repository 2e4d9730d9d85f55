//! A game as plain data.

use super::broken::Broken;
use super::digest::{digest, fold};
use super::journal::{Journal, asking};
use super::pack::Unpacker;
use super::{text, v2};
use crate::kit::{Heard, Rules, Seed};
use crate::mars::{Choice, Event, Mars, RULES_REVISION, Setup};

/// The most bytes a record may have.
pub const MOST_BYTES: usize = 64 * 1024;

/// A game that can be stored and sent. Whether its journal fits its set-up shows in [`Record::replay`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Which rules it was played by.
    pub(super) revision: u16,
    pub(super) setup: Setup,
    pub(super) seed: Seed,
    /// How many answers the journal holds.
    pub(super) answers: u32,
    /// The answers, packed: only a replay knows the bounds of each.
    pub(super) journal: Vec<u8>,
    /// One a generation.
    pub(super) digests: Vec<u16>,
    /// Where the journal stood in the bytes that the record was read from, to name a byte when it fails.
    pub(super) journal_at: u32,
}

impl Record {
    /// The record of a game that these have made.
    pub fn of(setup: &Setup, seed: Seed, journal: &Journal, game: &Mars) -> Self {
        let mut record = Self {
            revision: RULES_REVISION,
            setup: *setup,
            seed,
            answers: journal.len() as u32,
            journal: journal.pack(),
            digests: journal.digests(game),
            journal_at: 0,
        };
        record.journal_at = v2::journal_at(&record);
        record
    }

    /// Which rules it was played by.
    pub const fn revision(&self) -> u16 {
        self.revision
    }

    /// How the game was set up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What its chance grows from.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// How many answers were given.
    pub const fn answers(&self) -> u32 {
        self.answers
    }

    /// How many generations have begun.
    pub const fn generations(&self) -> usize {
        self.digests.len()
    }

    /// The record as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        v2::write(self)
    }

    /// Reads bytes.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Broken> {
        match bytes {
            [] => Err(Broken::Empty),
            _ if bytes.len() > MOST_BYTES => Err(Broken::TooLong),
            [0, ..] => Err(Broken::NotOurs),
            &[format @ 1..v2::FORMAT, ..] => Err(Broken::Trial { format: u32::from(format) }),
            [v2::FORMAT, ..] => v2::read(bytes),
            &[format, ..] => Err(Broken::Newer { format: u32::from(format) }),
        }
    }

    /// The record as text that fits into a link.
    pub fn to_text(&self) -> String {
        text::write(self, None)
    }

    /// Reads a text; white space in it does no harm, and a second part about the seats is passed over.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_text(text: &str) -> Result<Self, Broken> {
        text::read(text).map(|(record, _)| record)
    }

    /// Plays the game again.
    ///
    /// # Errors
    /// Which answer does not fit, or in which generation the game turned out another one.
    pub fn replay(&self, heard: &mut Heard<Event>) -> Result<(Mars, Journal), Broken> {
        let setup = |faults| Broken::Setup { faults };
        let mut game = Mars::begin(&self.setup, self.seed, heard).map_err(setup)?;
        let mut journal = Journal::new();
        let mut digits = Unpacker::new(&self.journal);
        let mut offers = Vec::new();
        for answer in 0..self.answers {
            let generation = u32::from(game.facts().generation);
            step(&mut game, &mut journal, &mut digits, &mut offers, heard)
                .ok_or_else(|| Broken::Answer { answer, byte: self.journal_at + digits.byte() as u32 })?;
            if u32::from(game.facts().generation) != generation {
                self.check(&game, generation)?;
            }
        }
        let misfit =
            |_| Broken::Answer { answer: self.answers, byte: self.journal_at + digits.byte() as u32 };
        digits.finish().map_err(misfit)?;
        let last = u32::from(game.facts().generation);
        self.check(&game, last)?;
        if self.digests.len() == last as usize {
            Ok((game, journal))
        } else {
            Err(Broken::Digest { generation: last })
        }
    }

    /// Whether the game is what it was at the end of this generation.
    fn check(&self, game: &Mars, generation: u32) -> Result<(), Broken> {
        let kept = self.digests.get(generation as usize - 1);
        if kept == Some(&fold(digest(game))) { Ok(()) } else { Err(Broken::Digest { generation }) }
    }
}

/// Plays the next answer; `None` if there is no such offer.
fn step(
    game: &mut Mars,
    journal: &mut Journal,
    digits: &mut Unpacker<'_>,
    offers: &mut Vec<Choice>,
    heard: &mut Heard<Event>,
) -> Option<()> {
    let asking = asking(game);
    let place = digits.take(asking.len() as u16).ok()?;
    let seat = asking.iter().nth(usize::from(place))?;
    offers.clear();
    offers.extend(game.choices(seat));
    let bound = offers.len() as u16;
    let index = digits.take(bound).ok()?;
    let choice = *offers.get(usize::from(index))?;
    journal.carry_out(game, asking, (seat, choice), (index, bound), heard).ok()
}
