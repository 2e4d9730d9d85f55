//! A game as plain data. Its bytes are those of `format`, its text that of `text`.

use super::broken::Broken;
use super::digest::{digest, fold};
use super::journal::{Answer, Asking, Journal};
use super::pack::Unpacker;
use crate::kit::{EventLog, Seated, Seed};

/// The most bytes a record may have.
pub const MOST_BYTES: usize = 64 * 1024;

/// A game that can be stored and sent. Whether its journal fits its set-up shows in
/// [`Record::replay`].
///
/// ```
/// use viriditas::kit::{EventLog, Rules, Seat, Seed};
/// use viriditas::mars::{Mars, Setup};
/// use viriditas::save::{Journal, Record};
///
/// let (setup, seed, mut heard) = (Setup::new(2), Seed(7), EventLog::nothing());
/// let mut game = Mars::begin(&setup, seed, &mut heard).expect("the set-up is possible");
/// let mut journal = Journal::new();
/// let seat = Seat::default();
/// let choice = game.choices(seat).next().expect("a corporation is to be chosen");
/// journal.play(&mut game, seat, choice, &mut heard).expect("an offer is accepted");
///
/// let text = Record::of(&setup, seed, &journal, &game).to_text();
/// let record = Record::<Mars>::from_text(&text).expect("a record reads what it wrote");
/// assert_eq!(record.answers(), 1);
/// let (again, _) = record.replay(&mut heard).expect("the same answers make the same game");
/// assert!(again == game);
/// assert!(Record::<Mars>::from_text(&text[..text.len() - 1]).is_err(), "a text cut short is refused");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Seated> {
    pub(super) setup: G::Setup,
    pub(super) seed: Seed,
    /// How many answers the journal holds.
    pub(super) answers: u32,
    /// The answers, packed: only a replay knows the bounds of each.
    pub(super) journal: Vec<u8>,
    /// How many generations have begun.
    pub(super) generations: u8,
    /// Of the game as it is.
    pub(super) digest: u16,
    /// Where the journal stands in the bytes, to name a byte when it fails.
    pub(super) journal_at: u32,
}

impl<G: Seated> Record<G> {
    /// How the game was set up.
    pub const fn setup(&self) -> &G::Setup {
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
        self.generations.into()
    }

    /// The game before the first answer.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub(crate) fn begin(&self, heard: &mut EventLog<G::Event>) -> Result<G, Broken<G::Fault>> {
        G::begin(&self.setup, self.seed, heard).map_err(|faults| Broken::Setup { faults })
    }

    /// Plays the game again.
    ///
    /// # Errors
    /// Which answer does not fit, or in which generation the game turned out another one.
    pub fn replay(&self, heard: &mut EventLog<G::Event>) -> Result<(G, Journal<G>), Broken<G::Fault>> {
        let mut game = self.begin(heard)?;
        let mut journal = Journal::new();
        let mut replay = Replay::of(self);
        while let Some(answer) = replay.next(&game)? {
            journal.carry_out(&mut game, answer, heard);
        }
        Ok((game, journal))
    }
}

/// A record that is played again by whoever carries out its answers.
pub(crate) struct Replay<'r, G: Seated> {
    record: &'r Record<G>,
    digits: Unpacker<'r>,
    /// How many answers were read.
    answer: u32,
    /// The generation in which the last one was given.
    generation: u8,
    /// Whether the seats answer in turn in that generation, once that was read.
    is_in_turn: Option<bool>,
    offers: Vec<G::Choice>,
}

impl<'r, G: Seated> Replay<'r, G> {
    pub(crate) fn of(record: &'r Record<G>) -> Self {
        let digits = Unpacker::new(&record.journal);
        Self { record, digits, answer: 0, generation: 1, is_in_turn: None, offers: Vec::new() }
    }

    /// Reads as many answers as a journal holds: whether they are its answers. Only then may the replay go on, from the game that they
    /// have made.
    pub(crate) fn begins_with(&mut self, journal: &Journal<G>) -> bool {
        let ends = journal.generations().chain([journal.len()]);
        let mut from = 0;
        for (generation, end) in (1..).zip(ends) {
            (self.generation, self.is_in_turn) = (generation, None);
            if !journal.places(from, end).all(|(place, asking, index)| self.reads(place, asking, index)) {
                return false;
            }
            from = end;
        }
        true
    }

    /// Whether the next answer is at these places, that of the seat and that of the choice.
    fn reads(&mut self, place: u8, asking: Asking, (index, bound): (u16, u16)) -> bool {
        let is_there = self.answer < self.record.answers;
        self.answer += 1;
        is_there
            && self.seat_place(asking) == Some(place)
            && self.digits.take(bound).is_ok_and(|read| read == index)
    }

    /// The place of the seat that gives the next answer, among all that could. `None` if that cannot be read.
    fn seat_place(&mut self, asking: Asking) -> Option<u8> {
        if self.is_in_turn()? {
            Some(asking.first)
        } else {
            self.digits.take(asking.seats.len() as u16).ok().map(|place| place as u8)
        }
    }

    /// The next answer, where the ones before have made this game; `None` after the last one.
    ///
    /// # Errors
    /// Why these are not the game and the answers of the record.
    pub(crate) fn next(&mut self, game: &G) -> Result<Option<Answer<G::Choice>>, Broken<G::Fault>> {
        let Record { generations, digest: told, .. } = *self.record;
        let generation = game.round();
        if generation != self.generation {
            self.generation = generation;
            self.is_in_turn = None;
        }
        if generation > generations {
            return Err(Broken::Digest { generation: generations.into() });
        }
        if self.answer < self.record.answers {
            let answer = self.read(game).ok_or_else(|| self.misfit())?;
            self.answer += 1;
            return Ok(Some(answer));
        }
        self.digits.finish().map_err(|_| self.misfit())?;
        if generation == generations && fold(digest(game)) == told {
            Ok(None)
        } else {
            Err(Broken::Digest { generation: generation.into() })
        }
    }

    /// `None` if there is no such offer.
    fn read(&mut self, game: &G) -> Option<Answer<G::Choice>> {
        let asking = Asking::of(game);
        let place = self.seat_place(asking)?;
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
            self.is_in_turn = Some(G::players(&self.record.setup) == 1 || self.digits.take(2).ok()? == 0);
        }
        self.is_in_turn
    }

    const fn misfit(&self) -> Broken<G::Fault> {
        Broken::Answer { answer: self.answer, byte: self.record.journal_at + self.digits.byte() as u32 }
    }
}
