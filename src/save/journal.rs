//! The answers of a game that is being played, with what each was chosen among.

use super::pack::Packer;
use crate::kit::{EventLog, Seat, Seated, Seats, SharedLog};
use std::rc::Rc;

/// The most answers a record may have. Of 16,000 games of chance, some of which no seat would end, the longest had 2,522 in 61
/// generations; so many as this are replayed in a moment. `tests/saves/measure.rs` holds games to a half of both
/// bounds.
pub const MOST_ANSWERS: u32 = 10_000;

/// The most answers that a seat gives in a generation, on average since the game began: at no moment of those games were
/// they more than 25.
const MOST_IN_A_GENERATION: u32 = 100;

/// The most answers that may be without a byte in a record: those to questions with one offer take no room.
pub const MOST_WITHOUT_A_BYTE: u32 = 100;

/// How many more answers each byte of them allows. In the tests' games of both kinds there were never more than half as many as both
/// bounds allow together; `tests/saves/measure.rs` holds games to that.
pub const MOST_BY_A_BYTE: u32 = 16;

/// The most answers in the journal of a record: as many as its seats can give in the generations begun (at least one), and no more than its
/// length in bytes allows, so that the work of a replay is bounded by the length of its record.
pub(super) fn most_answers(seats: u8, generations: u8, bytes: usize) -> u32 {
    let by_time = u32::from(seats) * u32::from(generations.max(1)) * MOST_IN_A_GENERATION;
    let by_length = MOST_WITHOUT_A_BYTE + MOST_BY_A_BYTE * bytes as u32;
    by_time.min(by_length).min(MOST_ANSWERS)
}

/// All answers of a game so far. It is written while the game is played, so that making a record costs no
/// replay; a copy of it costs the same however long the game is.
#[derive(Clone, PartialEq, Debug)]
pub struct Journal<G: Seated> {
    steps: SharedLog<JournalStep<G::Choice>>,
    /// The games in which generations 2, 3 … had just begun.
    begun: SharedLog<Rc<Begun<G>>>,
}

/// A game in which a generation has just begun.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Begun<G> {
    pub(crate) game: G,
    /// How many answers had been given.
    pub(crate) answers: usize,
}

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<C> {
    /// Who answered.
    pub seat: Seat,
    /// What was chosen.
    pub choice: C,
}

/// One answer and its bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct JournalStep<C> {
    entry: Entry<C>,
    /// The seat's place among all that could have answered, and who those were.
    place: (u8, Asking),
    /// The answer's place among the offers, and how many those were.
    index: (u16, u16),
}

/// An answer that is offered in a game, about to be carried out there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answer<C>(JournalStep<C>);

impl<C: Copy + Eq> Answer<C> {
    /// This choice of a seat, whose offers in this game these are.
    ///
    /// # Errors
    /// Why it is not among them.
    pub(crate) fn among<G: Seated<Choice = C>>(
        game: &G,
        seat: Seat,
        choice: C,
        offers: impl Iterator<Item = C>,
    ) -> Result<Self, G::Refusal> {
        let mut index = None;
        let mut number = 0;
        for offer in offers {
            if offer == choice {
                index = Some(number);
            }
            number += 1;
        }
        let index = match index {
            Some(index) => index,
            None => game.allows(seat, &choice)?,
        };
        Ok(Self::of(Asking::of(game), seat, choice, (index, number)))
    }

    /// The offer at this place of all that the seat has; `None` where there is none.
    pub(crate) fn at(game: &impl Seated<Choice = C>, seat: Seat, place: u16, offers: &[C]) -> Option<Self> {
        let choice = *offers.get(usize::from(place))?;
        Some(Self::of(Asking::of(game), seat, choice, (place, offers.len() as u16)))
    }

    /// A choice whose place among the seat's offers is known, and how many those are.
    pub(super) fn of(asking: Asking, seat: Seat, choice: C, index: (u16, u16)) -> Self {
        Self(JournalStep { entry: Entry { seat, choice }, place: (place(asking.seats, seat), asking), index })
    }

    /// Whose it is.
    pub(crate) const fn seat(&self) -> Seat {
        self.0.entry.seat
    }

    /// What is chosen.
    pub(crate) const fn choice(&self) -> C {
        self.0.entry.choice
    }
}

impl<G: Seated> Default for Journal<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Seated> Journal<G> {
    /// No answer yet.
    pub const fn new() -> Self {
        Self { steps: SharedLog::new(), begun: SharedLog::new() }
    }

    /// How many answers.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nobody has answered.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The answers in order.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = Entry<G::Choice>> {
        self.since(0)
    }

    /// The answers from this place on.
    pub(crate) fn since(&self, from: usize) -> impl DoubleEndedIterator<Item = Entry<G::Choice>> {
        self.steps.since(from).map(|step| step.entry)
    }

    /// The answers from the last one to the first.
    pub(crate) fn back(&self) -> impl Iterator<Item = Entry<G::Choice>> {
        self.steps.back().map(|step| step.entry)
    }

    /// The answers from one place on up to another: the place of the seat among all that could have answered, who those were, and the
    /// place of the choice among the offers with how many those were.
    pub(super) fn places(
        &self,
        from: usize,
        to: usize,
    ) -> impl Iterator<Item = (u8, Asking, (u16, u16))> + '_ {
        let steps = self.steps.since(from).take(to - from);
        steps.map(|&JournalStep { place: (place, asking), index, entry: _ }| (place, asking, index))
    }

    /// Plays a choice and writes it down.
    ///
    /// # Errors
    /// Why the choice is not offered; game and journal are then unchanged.
    pub fn play(
        &mut self,
        game: &mut G,
        seat: Seat,
        choice: G::Choice,
        heard: &mut EventLog<G::Event>,
    ) -> Result<(), G::Refusal> {
        let answer = Answer::among(game, seat, choice, game.choices(seat))?;
        self.carry_out(game, answer, heard);
        Ok(())
    }

    /// Carries an answer out on the game it was made for, and writes it down.
    pub(crate) fn carry_out(
        &mut self,
        game: &mut G,
        answer: Answer<G::Choice>,
        heard: &mut EventLog<G::Event>,
    ) {
        let round = game.round();
        game.carry_out(answer.seat(), answer.choice(), heard);
        self.steps.push(answer.0);
        if game.round() != round {
            let (game, answers) = (game.clone(), self.len());
            self.begun.push(Rc::new(Begun { game, answers }));
        }
    }

    /// Leaves out everything from this place on.
    pub(crate) fn cut(&mut self, from: usize) {
        self.steps.truncate(from);
        let generations = self.begun.back().skip_while(|begun| begun.answers > from).count();
        self.begun.truncate(generations);
    }

    /// The games in which generations had just begun but for the first, the last one first.
    pub(crate) fn begun_back(&self) -> impl Iterator<Item = &Begun<G>> {
        self.begun.back().map(|begun| &**begun)
    }

    /// The games in which generations 2, 3 … had just begun.
    pub(crate) fn games(&self) -> impl Iterator<Item = &G> {
        self.begun.since(0).map(|begun| &begun.game)
    }

    /// How many answers had been given when generations 2, 3 … began.
    pub(crate) fn generations(&self) -> impl Iterator<Item = usize> {
        self.begun.since(0).map(|begun| begun.answers)
    }

    /// The answers as bytes, of a game with so many seats. Where there are several, each generation begins with whether all
    /// its answers came from the first seat that owed one; else each tells whose it is.
    pub(super) fn pack(&self, seats: u8) -> Vec<u8> {
        let mut packer = Packer::new();
        let ends = self.generations().chain([self.len()]);
        let mut from = 0;
        for end in ends {
            let is_in_turn = self.places(from, end).all(|(place, asking, _)| place == asking.first);
            if end > from && seats > 1 {
                packer.put(u16::from(!is_in_turn), 2);
            }
            for (place, asking, index) in self.places(from, end) {
                if !is_in_turn {
                    packer.put(u16::from(place), asking.seats.len() as u16);
                }
                packer.put(index.0, index.1);
            }
            from = end;
        }
        packer.finish()
    }
}

/// All seats that could answer now: those who owe, and those who could take an answer back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Asking {
    pub(super) seats: Seats,
    /// The place among them of the first that owes.
    pub(super) first: u8,
}

impl Asking {
    pub(super) fn of(game: &impl Seated) -> Self {
        let owing = game.asked();
        let others = game.seats().iter().filter(|&seat| !owing.contains(seat));
        let seats = others.filter(|&seat| game.question(seat).is_some()).fold(owing, Seats::with);
        Self { seats, first: owing.iter().next().map_or(0, |first| place(seats, first)) }
    }
}

/// How many of some seats come before this one.
fn place(seats: Seats, seat: Seat) -> u8 {
    seats.iter().take_while(|&other| other != seat).count() as u8
}
