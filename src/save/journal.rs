//! The answers of a game that is being played, with what each was chosen among.

use super::digest::{digest, fold};
use super::pack::Packer;
use crate::kit::{Entry, Heard, Rules, Seat, Seats};
use crate::mars::{Choice, Event, Mars, Refusal};

/// The most answers a record may have: many times what a game needs, and replayed in a moment.
pub const MOST_ANSWERS: u32 = 100_000;

/// All answers of a game so far. It is written while the game is played, so that making a record costs no
/// replay.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Journal {
    steps: Vec<Step>,
    /// Digests of the games in which generations 2, 3 … had just begun.
    closed: Vec<u16>,
}

/// One answer and its bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Step {
    seat: Seat,
    /// The seat's place among all that could have answered, and how many those were.
    place: (u8, u8),
    /// The answer's place among the offers, and how many those were.
    index: (u16, u16),
}

impl Journal {
    /// No answer yet.
    pub const fn new() -> Self {
        Self { steps: Vec::new(), closed: Vec::new() }
    }

    /// How many answers.
    pub const fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nobody has answered.
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The answers in order.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = Entry> + ExactSizeIterator {
        self.steps.iter().map(|step| Entry { seat: step.seat, index: step.index.0 })
    }

    /// Plays a choice and writes it down.
    ///
    /// # Errors
    /// Why the choice is not offered; game and journal are then unchanged.
    pub fn play(
        &mut self,
        game: &mut Mars,
        seat: Seat,
        choice: Choice,
        heard: &mut Heard<Event>,
    ) -> Result<(), Refusal> {
        let index = game.allows(seat, &choice)?;
        let offers = game.choices(seat).count() as u16;
        self.carry_out(game, asking(game), (seat, choice), (index, offers), heard)
    }

    /// Plays the offer with this place among the seat's offers and writes it down; `false`, and nothing
    /// has changed, if there is none.
    pub fn repeat(&mut self, game: &mut Mars, entry: Entry, heard: &mut Heard<Event>) -> bool {
        let choice = game.choices(entry.seat).nth(usize::from(entry.index));
        choice.is_some_and(|choice| self.play(game, entry.seat, choice, heard).is_ok())
    }

    /// Leaves out what a seat answered from this place on. The caller knows that the game is the same without.
    pub(crate) fn forget(&mut self, from: usize, seat: Seat) {
        let kept = self.steps.split_off(from.min(self.steps.len()));
        self.steps.extend(kept.into_iter().filter(|step| step.seat != seat));
    }

    /// Plays an offer whose bounds are known.
    pub(super) fn carry_out(
        &mut self,
        game: &mut Mars,
        asking: Seats,
        (seat, choice): (Seat, Choice),
        index: (u16, u16),
        heard: &mut Heard<Event>,
    ) -> Result<(), Refusal> {
        let generation = game.facts().generation;
        game.play(seat, choice, heard)?;
        let place = asking.iter().take_while(|&other| other != seat).count() as u8;
        self.steps.push(Step { seat, place: (place, asking.len() as u8), index });
        if game.facts().generation != generation {
            self.closed.push(fold(digest(game)));
        }
        Ok(())
    }

    /// A digest a generation: of the game as the next one began; of the last one, as it is now.
    pub(super) fn digests(&self, game: &Mars) -> Vec<u16> {
        self.closed.iter().copied().chain([fold(digest(game))]).collect()
    }

    /// The answers as bytes.
    pub(super) fn pack(&self) -> Vec<u8> {
        let mut packer = Packer::new();
        for &Step { place, index, seat: _ } in &self.steps {
            packer.put(u16::from(place.0), u16::from(place.1));
            packer.put(index.0, index.1);
        }
        packer.finish()
    }
}

/// All seats that could answer now: those who owe, and those who could take an answer back.
pub(super) fn asking(game: &Mars) -> Seats {
    Seats::first(game.facts().options.players).iter().filter(|&seat| game.question(seat).is_some()).collect()
}
