//! From a record to a bot's answer.

use super::Request;
use crate::kit::{EventLog, Rules, Seat, Seed, View};
use crate::mars::bot::{Chosen, Greedy, Observation, Policy, Position, Random, Reason};
use crate::mars::{Choice, Event, Mars};
use crate::save::{Broken, Record};
use crate::table::{Bot, Table};

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

/// What a bot of this kind answers for a seat of a table, which it sees as the seat does; `None` where it is not asked. It
/// is the same answer that a worker gives.
pub fn choose(table: &Table, seat: Seat, bot: Bot) -> Option<Chosen> {
    let told: Vec<Event> = table.heard_since(0, Some(seat)).collect();
    chosen(&table.view(Some(seat)), seat, bot, table.answers_of(seat), &told)
}

/// Its chance grows from its seat and from how often it has answered: it chooses the same when the page is loaded again, and
/// whether others answered before it where all answer at the same time.
fn chosen(view: &View<Mars>, seat: Seat, bot: Bot, answered: usize, told: &[Event]) -> Option<Chosen> {
    let offers: Vec<Choice> = view.choices(seat).collect();
    if offers.is_empty() {
        return None;
    }
    let seed = Seed((u64::from(seat.number()) << 32) | answered as u64);
    let look = Observation::at(view);
    let position = Position::new(&look, seat, &offers).after(told);
    Some(match bot {
        Bot::Random => Random::new(seed).choose(&position),
        Bot::Greedy => Greedy::new(seed).choose(&position),
    })
}

impl Request {
    /// Replays the record and lets the bot choose, who sees what its seat sees.
    pub(super) fn think(&self) -> Result<(u16, Reason), Unanswered> {
        let record = Record::<Mars>::from_text(&self.record)?;
        let mut heard = EventLog::all();
        let (game, journal) = record.replay(&mut heard)?;
        let seat = self.seat;
        let answered = journal.entries().filter(|entry| entry.seat == seat).count();
        let told = heard.events().iter().filter_map(|&event| Mars::told_to(event, Some(seat)));
        let told: Vec<Event> = told.collect();
        let view = View::of(&game, Some(seat));
        let Chosen { choice, reason } =
            chosen(&view, seat, self.bot, answered, &told).ok_or(Unanswered::NotAsked)?;
        let index = view.choices(seat).position(|offer| offer == choice).ok_or(Unanswered::NotAsked)?;
        Ok((index as u16, reason))
    }
}
