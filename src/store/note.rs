//! What is told of a saved game beyond its text: when it was saved, whether it is over, and which of two copies is newer.

use super::games::{GameId, Unloaded, list};
use super::{Store, StoreFault};
use crate::table::{Summary, Table};
use core::fmt::{self, Display, Formatter};

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Somebody is asked.
    Running,
    /// Nobody is.
    Over,
}

/// What tells two copies of a game apart, and games that stood under one number one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stamp {
    /// How often the game was saved. Of two copies the one with more is newer: an undo makes a game shorter, and a clock
    /// may be set back.
    pub saves: u64,
    /// When it was begun in its place, in milliseconds since 1970; 0 for games from before there were stamps.
    pub begun: u64,
}

/// A line about a saved game, beside it under a key of its own. Without one the game is as good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// When it was saved, in seconds since 1970.
    pub saved: u64,
    /// How far it was then.
    pub stage: Stage,
    /// Which copy of the game this is.
    pub stamp: Stamp,
}

impl Note {
    /// `now` is in milliseconds since 1970.
    pub(super) fn of(table: &Table, stamp: Stamp, now: u64) -> Self {
        let stage = if table.asked().is_empty() { Stage::Over } else { Stage::Running };
        Self { saved: now / 1000, stage, stamp }
    }

    /// Whatever does not read as a note is none. The first notes had no stamp.
    pub(super) fn read(line: &str) -> Option<Self> {
        let mut words = line.split(' ').peekable();
        let saved = words.next()?.parse().ok()?;
        let stage = words.next_if_eq(&"over").map_or(Stage::Running, |_| Stage::Over);
        let stamp = match words.next() {
            Some(count) => Stamp { saves: count.parse().ok()?, begun: words.next()?.parse().ok()? },
            None => Stamp::default(),
        };
        words.next().is_none().then_some(Self { saved, stage, stamp })
    }

    /// The note of a saved game, if it has one.
    pub(super) fn beside(store: &impl Store, id: GameId) -> Option<Self> {
        Self::read(&store.get(&id.note_key()).ok()??)
    }
}

impl Display for Note {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let stage = match self.stage {
            Stage::Running => "",
            Stage::Over => " over",
        };
        write!(to, "{}{stage}", self.saved)?;
        if self.stamp == Stamp::default() {
            return Ok(());
        }
        write!(to, " {} {}", self.stamp.saves, self.stamp.begun)
    }
}

/// A saved game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The game, as the store names it.
    pub id: GameId,
    /// What is known of it without playing it again, or why it cannot be opened.
    pub summary: Result<Summary, Unloaded>,
    /// What was noted when it was saved.
    pub note: Option<Note>,
}

/// All saved games, the one saved last first; those without a note come last.
///
/// # Errors
/// Why the store cannot be asked.
pub fn kept(store: &impl Store) -> Result<Vec<Kept>, StoreFault> {
    let mut games: Vec<Kept> = list(store)?.into_iter().map(|id| look(store, id)).collect();
    games.sort_by_key(|kept| core::cmp::Reverse((kept.note.map(|note| note.saved), kept.id)));
    Ok(games)
}

fn look(store: &impl Store, id: GameId) -> Kept {
    let found = store.get(&id.key()).map_err(Unloaded::Store).and_then(|text| text.ok_or(Unloaded::Missing));
    let summary = found.and_then(|text| Summary::of(&text).map_err(Unloaded::Broken));
    Kept { id, summary, note: Note::beside(store, id) }
}
