//! A game as plain data.

use super::broken::Broken;
use super::digest::{digest, fold};
use super::journal::{Answer, Asking, Journal};
use super::pack::Unpacker;
use super::snapshot::Snapshot;
use super::{text, v2, v3, v4, v5, v6, v7};
use crate::kit::{Heard, Rules, Seed};
use crate::mars::{Choice, Event, Mars, RULES_REVISION, Rest, Setup};

/// The most bytes a record may have.
pub const MOST_BYTES: usize = 64 * 1024;

/// A game that can be stored and sent. Whether its journal fits its set-up shows in [`Record::replay`].
///
/// ```
/// use viriditas::kit::{Heard, Rules, Seat, Seed};
/// use viriditas::mars::{Mars, Setup};
/// use viriditas::save::{Journal, Record};
///
/// let (setup, seed, mut heard) = (Setup::new(2), Seed(7), Heard::nothing());
/// let mut game = Mars::begin(&setup, seed, &mut heard).expect("the set-up is possible");
/// let mut journal = Journal::new();
/// let seat = Seat::default();
/// let choice = game.choices(seat).next().expect("a corporation is to be chosen");
/// journal.play(&mut game, seat, choice, &mut heard).expect("an offer is accepted");
///
/// let text = Record::of(&setup, seed, &journal, &game).to_text();
/// let record = Record::from_text(&text).expect("a record reads what it wrote");
/// assert_eq!(record.answers(), 1);
/// let (again, _) = record.replay(&mut heard).expect("the same answers make the same game");
/// assert!(again == game);
/// assert!(Record::from_text(&text[..text.len() - 1]).is_err(), "a text cut short is refused");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Which rules it was played by.
    pub(super) revision: u16,
    pub(super) setup: Setup,
    pub(super) seed: Seed,
    /// Where its answers begin, if not at the set-up.
    pub(super) from: Option<Snapshot>,
    /// How many answers the journal holds.
    pub(super) answers: u32,
    /// The answers, packed: only a replay knows the bounds of each.
    pub(super) journal: Vec<u8>,
    /// How the answers are packed, and so in which format the record is written.
    pub(super) packing: Packing,
    /// How many generations have begun since the answers begin.
    pub(super) generations: u8,
    /// Of the game as each of the last generations closed, the last one as it is now.
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
            from: None,
            answers: journal.len() as u32,
            journal: journal.pack(setup.players),
            packing: Packing::InTurn,
            generations: journal.generations().count() as u8 + 1,
            digests: vec![fold(digest(game))],
            journal_at: 0,
        };
        record.journal_at =
            if setup.banned.is_empty() { v4::journal_at(&record) } else { v6::journal_at(&record) };
        record
    }

    /// The record of the same answers, given in a game that was taken up there.
    #[must_use]
    pub(crate) fn since(mut self, snapshot: &Snapshot) -> Self {
        self.journal_at += v5::head(snapshot).len() as u32;
        self.from = Some(snapshot.clone());
        self
    }

    /// Where its answers begin, if not at the set-up.
    pub(crate) const fn from(&self) -> Option<&Snapshot> {
        self.from.as_ref()
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
    pub fn generations(&self) -> usize {
        self.first_generation() as usize - 1 + usize::from(self.generations)
    }

    /// The generation in which its answers begin.
    fn first_generation(&self) -> u32 {
        self.from.as_ref().map_or(1, |snapshot| snapshot.game().facts().generation.into())
    }

    /// The record as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        match (self.packing, &self.from, self.setup.banned.is_empty()) {
            (Packing::BySeat, None, _) => v2::write(self),
            (Packing::BySeat, Some(snapshot), _) => v3::write(self, snapshot),
            (Packing::InTurn, None, true) => v4::write(self),
            (Packing::InTurn, Some(snapshot), true) => v5::write(self, snapshot),
            (Packing::InTurn, None, false) => v6::write(self),
            (Packing::InTurn, Some(snapshot), false) => v7::write(self, snapshot),
        }
    }

    /// Reads bytes.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Broken> {
        let record = Self::of_any_revision(bytes)?;
        let theirs = record.revision;
        if theirs == RULES_REVISION { Ok(record) } else { Err(Broken::Revision { theirs }) }
    }

    /// Reads bytes that other rules may have written: of such a record only set-up and seed mean anything.
    pub(super) fn of_any_revision(bytes: &[u8]) -> Result<Self, Broken> {
        match bytes {
            [] => Err(Broken::Empty),
            _ if bytes.len() > MOST_BYTES => Err(Broken::TooLong),
            [0, ..] => Err(Broken::NotOurs),
            &[format @ 1..v2::FORMAT, ..] => Err(Broken::Trial { format: u32::from(format) }),
            [v2::FORMAT, ..] => v2::read(bytes),
            [v3::FORMAT, ..] => v3::read(bytes),
            [v4::FORMAT, ..] => v4::read(bytes),
            [v5::FORMAT, ..] => v5::read(bytes),
            [v6::FORMAT, ..] => v6::read(bytes),
            [v7::FORMAT, ..] => v7::read(bytes),
            &[format, ..] => Err(Broken::Newer { format: u32::from(format) }),
        }
    }

    /// The record as text that fits into a link.
    pub fn to_text(&self) -> String {
        text::write(self, &[])
    }

    /// Reads a text; white space in it does no harm, and parts behind the record are passed over.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_text(text: &str) -> Result<Self, Broken> {
        Self::from_bytes(&text::parts(text)?.record)
    }

    /// The game before the first answer.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub(crate) fn begin(&self, heard: &mut Heard<Event>) -> Result<Mars, Broken> {
        match &self.from {
            None => Mars::begin(&self.setup, self.seed, heard).map_err(|faults| Broken::Setup { faults }),
            Some(snapshot) => {
                // A log tells at least whose turn it begins with.
                if let Some(Rest::Turn(seat)) = snapshot.game().rest() {
                    heard.tell(Event::TurnBegan(seat));
                }
                Ok(snapshot.game().clone())
            }
        }
    }

    /// Plays the game again.
    ///
    /// # Errors
    /// Which answer does not fit, or in which generation the game turned out another one.
    pub fn replay(&self, heard: &mut Heard<Event>) -> Result<(Mars, Journal), Broken> {
        let mut game = self.begin(heard)?;
        let mut journal = Journal::new();
        let mut replay = Replay::of(self);
        while let Some(answer) = replay.next(&game, &journal)? {
            journal.carry_out(&mut game, answer, heard);
        }
        Ok((game, journal))
    }
}

/// How answers are packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Packing {
    /// Each tells whose it is.
    BySeat,
    /// Those of a generation only where the seats did not answer in turn.
    InTurn,
}

/// A record that is played again by whoever carries out its answers.
pub(crate) struct Replay<'r> {
    record: &'r Record,
    digits: Unpacker<'r>,
    /// How many answers were read.
    answer: u32,
    /// The generation in which the last one was given.
    generation: u32,
    /// Whether the seats answer in turn in that generation, once that was read.
    is_in_turn: Option<bool>,
    offers: Vec<Choice>,
}

impl<'r> Replay<'r> {
    pub(crate) fn of(record: &'r Record) -> Self {
        let digits = Unpacker::new(&record.journal);
        let generation = record.first_generation();
        Self { record, digits, answer: 0, generation, is_in_turn: None, offers: Vec::new() }
    }

    /// The next answer, where the ones before have made this game and journal; `None` after the last one.
    ///
    /// # Errors
    /// Why these are not the game and the answers of the record.
    pub(crate) fn next(&mut self, game: &Mars, journal: &Journal) -> Result<Option<Answer>, Broken> {
        let generation = u32::from(game.facts().generation);
        if generation != self.generation {
            self.check(self.generation, || journal.begun_back().next().map(|begun| &begun.game))?;
            self.generation = generation;
            self.is_in_turn = None;
        }
        if self.answer < self.record.answers {
            let answer = self.read(game).ok_or_else(|| self.misfit())?;
            self.answer += 1;
            return Ok(Some(answer));
        }
        self.digits.finish().map_err(|_| self.misfit())?;
        self.check(generation, || Some(game))?;
        if self.record.generations() == generation as usize {
            Ok(None)
        } else {
            Err(Broken::Digest { generation })
        }
    }

    /// `None` if there is no such offer.
    fn read(&mut self, game: &Mars) -> Option<Answer> {
        let asking = Asking::of(game);
        let place = if self.is_in_turn()? {
            asking.first
        } else {
            self.digits.take(asking.seats.len() as u16).ok()? as u8
        };
        let seat = asking.seats.iter().nth(usize::from(place))?;
        self.offers.clear();
        game.list(seat, &mut self.offers);
        let bound = self.offers.len() as u16;
        let index = self.digits.take(bound).ok()?;
        let choice = *self.offers.get(usize::from(index))?;
        Some(Answer::of(asking, seat, choice, (index, bound)))
    }

    /// Whether the next answer is that of the first seat that owes one. `None` if that cannot be read.
    fn is_in_turn(&mut self) -> Option<bool> {
        if self.is_in_turn.is_none() {
            self.is_in_turn = Some(match (self.record.packing, self.record.setup.players) {
                (Packing::BySeat, _) => false,
                (Packing::InTurn, 1) => true,
                (Packing::InTurn, _) => self.digits.take(2).ok()? == 0,
            });
        }
        self.is_in_turn
    }

    const fn misfit(&self) -> Broken {
        Broken::Answer { answer: self.answer, byte: self.record.journal_at + self.digits.byte() as u32 }
    }

    /// Whether the game was the recorded one at the end of this generation, as far as the record tells.
    fn check<'g>(&self, generation: u32, game: impl FnOnce() -> Option<&'g Mars>) -> Result<(), Broken> {
        let Record { generations, digests, .. } = self.record;
        let place = generation - self.record.first_generation();
        let untold = u32::from(*generations).saturating_sub(digests.len() as u32);
        if place < untold {
            return Ok(());
        }
        let told = digests.get((place - untold) as usize);
        let is_same = told.is_some_and(|&told| game().is_some_and(|game| fold(digest(game)) == told));
        if is_same { Ok(()) } else { Err(Broken::Digest { generation }) }
    }
}
