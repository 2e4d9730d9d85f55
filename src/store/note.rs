//! What the list tells of a saved game beyond its text: when it was saved, and whether it is over.

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

/// A line about a saved game, beside it under a key of its own. Without one the game is as good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// When it was saved, in seconds since 1970.
    pub saved: u64,
    /// How far it was then.
    pub stage: Stage,
}

impl Note {
    pub(super) fn of(table: &Table, now: u64) -> Self {
        let stage = if table.asked().is_empty() { Stage::Over } else { Stage::Running };
        Self { saved: now, stage }
    }

    /// Whatever does not read as a note is none.
    fn read(line: &str) -> Option<Self> {
        let (line, stage) = match line.strip_suffix(" over") {
            Some(rest) => (rest, Stage::Over),
            None => (line, Stage::Running),
        };
        Some(Self { saved: line.parse().ok()?, stage })
    }
}

impl Display for Note {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let stage = match self.stage {
            Stage::Running => "",
            Stage::Over => " over",
        };
        write!(to, "{}{stage}", self.saved)
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
    let line = store.get(&id.note_key()).ok().flatten();
    Kept { id, summary, note: line.and_then(|line| Note::read(&line)) }
}
