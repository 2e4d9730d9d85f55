//! From a record to a bot's answer.

use super::Request;
use crate::bot::{Greedy, Look, Policy, Position, Random, Reason};
use crate::kit::{Heard, Rules, Seed, View};
use crate::mars::{Choice, Event, Mars};
use crate::save::{Broken, Record};
use crate::table::Bot;

/// Why a bot has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// The record is no game.
    Broken,
    /// Its seat is not asked.
    NotAsked,
}

impl From<Broken> for Unanswered {
    fn from(_: Broken) -> Self {
        Self::Broken
    }
}

impl Request {
    /// Replays the record and lets the bot choose, who sees what its seat sees. Its chance grows from its seat and from
    /// how often it has answered: it chooses the same when the page is loaded again, and whether others answered
    /// before it where all answer at the same time.
    pub(super) fn think(&self) -> Result<(u16, Reason), Unanswered> {
        let record = Record::from_text(&self.record)?;
        let mut heard = Heard::all();
        let (game, journal) = record.replay(&mut heard)?;
        let seat = self.seat;
        let view = View::of(&game, Some(seat));
        let offers: Vec<Choice> = view.choices(seat).collect();
        if offers.is_empty() {
            return Err(Unanswered::NotAsked);
        }
        let answered = journal.entries().filter(|entry| entry.seat == seat).count();
        let seed = Seed((u64::from(seat.number()) << 32) | answered as u64);
        let told = heard.events().iter().filter_map(|&event| Mars::told_to(event, Some(seat)));
        let told: Vec<Event> = told.collect();
        let look = Look::at(&view);
        let position = Position::new(&look, seat, &offers).after(&told);
        let chosen = match self.bot {
            Bot::Random => Random::new(seed).choose(&position),
            Bot::Greedy => Greedy::new(seed).choose(&position),
        };
        let index = offers.iter().position(|&offer| offer == chosen.choice).ok_or(Unanswered::NotAsked)?;
        Ok((index as u16, chosen.reason))
    }
}
