//! Where the game last rested: a snapshot of it lets a later release go on where it cannot replay the answers.

use super::{Table, beside};
use crate::kit::{BySeat, Heard, Rules};
use crate::mars::Mars;
use crate::save::{self, Snapshot};
use core::cell::OnceCell;
use std::rc::Rc;

impl Table {
    /// The text of the table for a store that outlasts this release: as [`Table::to_text`], and behind it a snapshot of
    /// the game as its last turn began, or of the finished game. Before the first turn there is none.
    pub fn to_kept_text(&self) -> String {
        let seats = beside::write(&self.seating, &self.taken_back);
        let snapshot = self.rested().and_then(Snapshot::of);
        match &snapshot {
            None => save::write(&self.record(), &[&seats]),
            Some(snapshot) => save::write(&self.record(), &[&seats, snapshot.bytes()]),
        }
    }

    /// Whether other rules made the game, and it goes on from a snapshot in which nobody has answered yet.
    pub fn is_taken_up(&self) -> bool {
        self.from.is_some() && self.journal.is_empty()
    }

    /// Notes it, if the game rests now.
    pub(super) fn note_rest(&mut self) {
        if self.game.rest().is_some() {
            self.rested = Rested { at: Some(self.answers()), game: OnceCell::new() };
        }
    }

    /// The game as it last rested: as a turn began, or at its end.
    fn rested(&self) -> Option<&Mars> {
        let at = self.rested.at?;
        let again = || if at == self.answers() { self.game.clone() } else { self.played_to(at).0 };
        Some(self.rested.game.get_or_init(|| Rc::new(again())))
    }

    /// The game after the first so many answers, and where it last rested since its generation began; it costs what a
    /// generation costs.
    fn played_to(&self, answers: usize) -> (Mars, Option<usize>) {
        let first = (&*self.begun, 0);
        let generations = self.journal.begun_back().map(|begun| (&begun.game, begun.answers));
        let (begun, from) = generations.chain([first]).find(|&(_, from)| from <= answers).unwrap_or(first);
        let mut game = begun.clone();
        let mut rested = game.rest().map(|_| from);
        for (entry, answered) in self.journal.since(from).take(answers - from).zip(from + 1..) {
            game.carry_out(entry.seat, entry.choice, &mut Heard::nothing());
            rested = game.rest().map(|_| answered).or(rested);
        }
        (game, rested)
    }

    /// Plays the answers that are left of this generation again, and finds where the game last rested: in this generation
    /// or in one before it.
    pub(super) fn play_again(&mut self) {
        let (game, mut rested) = self.played_to(self.answers());
        let mut generations = self.journal.begun_back().map(|begun| begun.answers);
        while rested.is_none()
            && let Some(begun) = generations.next()
            && let Some(before) = begun.checked_sub(1)
        {
            rested = self.played_to(before).1;
        }
        drop(generations);
        self.rested = Rested { at: rested, game: OnceCell::new() };
        self.game = game;
        self.heard.forget();
        self.offers = BySeat::default();
    }
}

/// Where the game last rested.
#[derive(Clone, Debug, Default)]
pub(super) struct Rested {
    /// After so many answers; `None`: not yet.
    at: Option<usize>,
    /// The game then, once somebody has asked for it.
    game: OnceCell<Rc<Mars>>,
}
