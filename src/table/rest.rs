//! Where the game last rested: a snapshot of it lets a later release go on where it cannot replay the answers.

use super::{Table, beside};
use crate::kit::{BySeat, Heard, Rules};
use crate::mars::Mars;
use crate::save::{self, Entry, Snapshot};
use std::rc::Rc;

impl Table {
    /// The text of the table for a store that outlasts this release: as [`Table::to_text`], and behind it a snapshot of
    /// the game as its last turn began, or of the finished game. Before the first turn there is none.
    pub fn to_kept_text(&self) -> String {
        let seats = beside::write(&self.seating, &self.taken_back);
        let snapshot = self.rested.as_deref().and_then(Snapshot::of);
        match &snapshot {
            None => save::write(&self.record(), &[&seats]),
            Some(snapshot) => save::write(&self.record(), &[&seats, snapshot.bytes()]),
        }
    }

    /// Whether other rules made the game, and it goes on from a snapshot in which nobody has answered yet.
    pub fn is_taken_up(&self) -> bool {
        self.from.is_some() && self.journal.is_empty()
    }

    /// Remembers the game, if it rests now.
    pub(super) fn note_rest(&mut self) {
        if self.game.rest().is_some() {
            self.rested = Some(Rc::new(self.game.clone()));
        }
    }

    /// Plays the answers that are left of this generation again, and as many generations before it as it takes to find where
    /// the game last rested.
    pub(super) fn play_again(&mut self) {
        let first = (&*self.begun, 0);
        let generations = self.journal.begun_back().map(|begun| (&begun.game, begun.answers)).chain([first]);
        let (mut game, mut rested) = (None, None);
        let mut end = self.answers();
        for (begun, from) in generations {
            let (last, rest) = played_on(begun.clone(), self.journal.since(from).take(end - from));
            game.get_or_insert(last);
            rested = rest;
            if rested.is_some() {
                break;
            }
            end = from;
        }
        self.rested = rested.map(Rc::new);
        if let Some(game) = game {
            self.game = game;
        }
        self.heard.forget();
        self.offers = BySeat::default();
    }
}

/// The game after these answers, and as it last rested on the way.
fn played_on(mut game: Mars, entries: impl Iterator<Item = Entry>) -> (Mars, Option<Mars>) {
    let at_rest = |game: &Mars| game.rest().map(|_| game.clone());
    let mut rested = at_rest(&game);
    for entry in entries {
        game.carry_out(entry.seat, entry.choice, &mut Heard::nothing());
        rested = at_rest(&game).or(rested);
    }
    (game, rested)
}
