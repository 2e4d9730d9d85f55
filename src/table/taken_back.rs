//! What is remembered of moves taken back although a bot had shown a card since: the journal forgets them.

use super::Table;
use crate::kit::{Seat, Seated};

/// How many of them a table remembers: the latest.
pub(super) const MOST_NOTED: usize = 32;

/// A move that a person took back past what a bot had shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenBack {
    /// Whose move.
    pub by: Seat,
    /// How many events had been told once it was taken back: where in the log it stands.
    pub told: u32,
}

impl<G: Seated> Table<G> {
    /// The moves that were taken back although a bot had shown a card since, in the order in which they stand in the
    /// log: at most the latest 32.
    pub fn taken_back(&self) -> &[TakenBack] {
        &self.taken_back
    }

    /// Remembers that this seat has just taken a move back.
    pub(super) fn note_taken_back(&mut self, by: Seat) {
        let told = self.told() as u32;
        if self.taken_back.len() == MOST_NOTED {
            self.taken_back.remove(0);
        }
        self.taken_back.push(TakenBack { by, told });
    }

    /// No move was taken back later than at the end of the log, which an undo shortens.
    pub(super) fn keep_notes_in_log(&mut self) {
        let told = self.told() as u32;
        self.taken_back.iter_mut().for_each(|note| note.told = note.told.min(told));
    }
}
