//! Earlier moments of a game, and how two games that began alike have gone on.

use super::{Controller, InMove, Table};
use crate::kit::{BySeat, EventLog, Seat, Seated, Seats};
use crate::save::Entry;

/// How another game has gone on that may have begun as this one. Answers are counted from the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Divergence {
    /// The other game began otherwise.
    Other,
    /// Both games have the same answers.
    Same,
    /// The other game went on from where this one is, by so many answers.
    Further(usize),
    /// This one went on from where it is, by so many answers.
    Behind(usize),
    /// Both games went on in a phase in which seats answer together, and the answers of both fit into one game
    /// ([`Table::merged`]): so many are common to both.
    Together(usize),
    /// So many answers are common to both, and then others were given.
    Apart(usize),
}

impl<G: Seated> Table<G> {
    /// How many answers had been given before each move, and at last how many there are now.
    pub fn moves(&self) -> Vec<usize> {
        let opens = self.marks.since(0).enumerate().filter(|(_, mark)| mark.place == InMove::Opens);
        opens.map(|(answers, _)| answers).chain([self.answers()]).collect()
    }

    /// The answers that were given, from this place on.
    pub fn answers_since(&self, from: usize) -> impl Iterator<Item = Entry<G::Choice>> {
        self.journal.since(from)
    }

    /// How many events had been told before each move, the last move first.
    pub fn told_before_moves(&self) -> impl Iterator<Item = usize> {
        self.moves_back().map(|(told, _)| told)
    }

    /// How many events had been told before each move, and which seat made it; the last move first.
    pub fn moves_back(&self) -> impl Iterator<Item = (usize, Seat)> {
        let before = self.marks.back().skip(1).map(|mark| mark.told as usize).chain([self.dealt]);
        let answers = self.marks.back().zip(self.journal.back()).zip(before);
        let opens = answers.filter(|((mark, _), _)| mark.place == InMove::Opens);
        opens.map(|((_, entry), told)| (told, entry.seat))
    }

    /// What this seat may know of the events of a move of a game that is over; moves are counted from 0.
    pub fn events_of_move(&self, at: usize, who: Option<Seat>) -> Vec<G::Event> {
        let mut before: Vec<usize> = self.told_before_moves().collect();
        before.reverse();
        let Some(&from) = before.get(at) else { return Vec::new() };
        let to = before.get(at + 1).copied().unwrap_or(self.told());
        let events = self.log.since(from).take(to - from).copied();
        events.filter_map(|(event, _)| G::told_to(event, who)).collect()
    }

    /// The answer that told the event at this place, counted from 0: the game before it, who gave it, and its place among the offers;
    /// `None` for an event that no answer told. It costs what a generation costs.
    pub fn answer_behind(&self, event: usize) -> Option<(Self, Seat, u16)> {
        let answers = self.marks.since(0).position(|mark| mark.told as usize > event)?;
        let entry = self.journal.since(answers).next().filter(|_| event >= self.dealt)?;
        let before = self.after(answers);
        let place = before.offers(entry.seat).iter().position(|&offer| offer == entry.choice)?;
        Some((before, entry.seat, place as u16))
    }

    /// The game as it was behind the last answer of a seat; nothing where it has given none. It costs what a generation costs.
    pub fn after_last_of(&self, seat: Seat) -> Option<Self> {
        let back = self.journal.back().position(|entry| entry.seat == seat)?;
        Some(self.after(self.answers() - back))
    }

    /// The game as it was before the last move of a seat; nothing where it has made none. It costs what a generation costs.
    pub fn before_last_of(&self, seat: Seat) -> Option<Self> {
        let answers = (0..self.answers()).rev().zip(self.journal.back()).zip(self.marks.back());
        let mut begins = None;
        for ((at, _), mark) in answers.filter(|((_, entry), _)| entry.seat == seat) {
            begins = Some(at);
            if mark.place == InMove::Opens {
                break;
            }
        }
        begins.map(|answers| self.after(answers))
    }

    /// How many answers had been given when generations 2, 3 … began.
    pub fn generations(&self) -> Vec<usize> {
        self.journal.generations().collect()
    }

    /// The game as it was after so many answers; as it is, where there are no more. It costs what a generation costs.
    #[must_use]
    pub fn after(&self, answers: usize) -> Self {
        let mut earlier = self.clone();
        if answers < self.answers() {
            let told = self.told_after(answers);
            earlier.cut(answers, told);
            earlier.play_again();
        }
        earlier
    }

    /// Plays the answers that are left of this generation again.
    pub(super) fn play_again(&mut self) {
        let first = (&*self.begun, 0);
        let last = self.journal.begun_back().next().map(|begun| (&begun.game, begun.answers));
        let (begun, from) = last.unwrap_or(first);
        let begun = begun.clone();
        let entries: Vec<_> = self.journal.since(from).collect();
        let told = self.marks.since(from).map(|mark| mark.told as usize);
        let told: Vec<usize> = [self.told_after(from)].into_iter().chain(told).collect();
        self.game = begun;
        self.phase = None;
        // What comes next may go on with what the last answer set going.
        self.event_log = EventLog::all();
        for (at, entry) in entries.into_iter().enumerate() {
            self.follow_phase_at(from + at, told[at]);
            self.event_log.forget();
            self.game.carry_out(entry.seat, entry.choice, &mut self.event_log);
        }
        self.follow_phase_at(self.answers(), self.told());
        self.event_log.forget();
        self.offers = BySeat::default();
    }

    /// How many events had been told after so many answers.
    fn told_after(&self, answers: usize) -> usize {
        let back = self.answers() - answers;
        match self.marks.back().nth(back) {
            Some(mark) => mark.told as usize,
            None => self.dealt,
        }
    }

    /// How many answers two games have in common from their beginning on.
    pub(super) fn common(&self, other: &Self) -> usize {
        let pairs = self.journal.entries().zip(other.journal.entries());
        pairs.take_while(|(one, another)| one == another).count()
    }

    /// How another game has gone on.
    pub fn divergence(&self, other: &Self) -> Divergence {
        if (&self.setup, self.seed) != (&other.setup, other.seed) {
            return Divergence::Other;
        }
        let (own, theirs) = (self.answers(), other.answers());
        let common = self.common(other);
        match (own - common, theirs - common) {
            (0, 0) => Divergence::Same,
            (0, further) => Divergence::Further(further),
            (behind, 0) => Divergence::Behind(behind),
            (_, _) => self.divergence_in_phase(other, common),
        }
    }

    /// The answers by which another game went on from this one, in an order in which they can be given here: each with its seat and its
    /// place among the offers. `None` where the other one did not go on from this one ([`Divergence::Further`]).
    pub fn answers_to(&self, other: &Self) -> Option<Vec<(Seat, u16)>> {
        match self.divergence(other) {
            Divergence::Same => return Some(Vec::new()),
            Divergence::Further(_) => {}
            Divergence::Other | Divergence::Behind(_) | Divergence::Together(_) | Divergence::Apart(_) => {
                return None;
            }
        }
        let from = self.heard_so_far(None).answers;
        let mut given = BySeat::<usize>::default();
        self.journal.since(from).for_each(|entry| given[entry.seat] += 1);
        let mut table = self.clone();
        let mut answers = Vec::new();
        for Entry { seat, choice } in other.journal.since(from) {
            if given[seat] > 0 {
                given[seat] -= 1;
                continue;
            }
            let place = table.offers(seat).iter().position(|&offer| offer == choice)? as u16;
            table.play_at(seat, place)?;
            answers.push((seat, place));
        }
        Some(answers)
    }

    /// The seats whose answers this game has and another one that began alike has not; none for any other two.
    pub fn seats_ahead(&self, other: &Self) -> Seats {
        let is_same = (&self.setup, self.seed) == (&other.setup, other.seed);
        if is_same { self.seats_beyond(other).into_iter().collect() } else { Seats::NONE }
    }

    /// Whether this game has answers that another one has not, and the computer gave all of them.
    pub fn is_by_bots_beyond(&self, other: &Self) -> bool {
        let is_same = (&self.setup, self.seed) == (&other.setup, other.seed);
        let mut beyond = self.seats_beyond(other).into_iter().filter(|_| is_same).peekable();
        beyond.peek().is_some() && beyond.all(|seat| self.player(seat) != Controller::Human)
    }
}
