//! What is told of a saved game beyond its text: when it was saved, whether it is over, and which of two copies is newer.

use super::games::{GameId, LoadError, list};
use super::strings::{Store, StoreFault};
use crate::games::{Game, GameSummary};
use crate::kit::in_order;
use crate::table::Name;
use core::fmt::{self, Display, Formatter};

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameStage {
    /// Somebody is asked.
    Running,
    /// Nobody is.
    Over,
}

/// What tells two copies of a game apart, and games that stood under one number one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SaveVersion {
    /// How often the game was saved. Of two copies the one with more is newer: an undo makes a game shorter, and a clock
    /// may be set back.
    pub saves: u64,
    /// When it was begun in its place, in milliseconds since 1970; 0 for games from before there were stamps.
    pub begun: u64,
}

/// A line about a saved game, beside it under a key of its own. Without one the game is as good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveMeta {
    /// When it was saved, in seconds since 1970.
    pub saved: u64,
    /// How far it was then.
    pub stage: GameStage,
    /// Which copy of the game this is.
    pub stamp: SaveVersion,
    /// What somebody calls it; no letters where nobody has named it.
    pub name: Name,
}

impl SaveMeta {
    /// `now` is in milliseconds since 1970.
    pub(super) fn of(table: &Game, stamp: SaveVersion, name: Name, now: u64) -> Self {
        let stage = if table.asked().is_empty() { GameStage::Over } else { GameStage::Running };
        Self { saved: now / 1000, stage, stamp, name }
    }

    /// Of a game of which nothing else is known.
    pub(super) fn unknown(stamp: SaveVersion, now: u64) -> Self {
        Self { saved: now / 1000, stage: GameStage::Running, stamp, name: Name::default() }
    }

    /// Whatever does not read as a note is none. The first notes had no stamp, and many have no name.
    pub(super) fn read(line: &str) -> Option<Self> {
        let (saved, rest) = first_word(line);
        let (stage, rest) = match rest.map(first_word) {
            Some(("over", rest)) => (GameStage::Over, rest),
            Some(_) | None => (GameStage::Running, rest),
        };
        let (stamp, rest) = match rest.map(first_word) {
            Some((count, rest)) => {
                let (begun, rest) = first_word(rest?);
                (SaveVersion { saves: count.parse().ok()?, begun: begun.parse().ok()? }, rest)
            }
            None => (SaveVersion::default(), None),
        };
        let name = rest.map(Name::new).unwrap_or_default();
        Some(Self { saved: saved.parse().ok()?, stage, stamp, name })
    }

    /// The note of a saved game, if it has one.
    pub(super) fn beside(store: &impl Store, id: GameId) -> Option<Self> {
        Self::stored(store, id).ok()?
    }

    /// The note of a saved game, if it has one that is whole.
    pub(super) fn stored(store: &impl Store, id: GameId) -> Result<Option<Self>, StoreFault> {
        Ok(store.get(&id.note_key())?.and_then(|line| Self::read(&line)))
    }
}

impl Display for SaveMeta {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let stage = match self.stage {
            GameStage::Running => "",
            GameStage::Over => " over",
        };
        write!(to, "{}{stage}", self.saved)?;
        let SaveVersion { saves, begun } = self.stamp;
        match (self.stamp == SaveVersion::default(), self.name.as_str()) {
            (true, "") => Ok(()),
            (false, "") => write!(to, " {saves} {begun}"),
            (_, name) => write!(to, " {saves} {begun} {name}"),
        }
    }
}

/// A text up to the first space, and what stands behind that.
fn first_word(text: &str) -> (&str, Option<&str>) {
    text.split_once(' ').map_or((text, None), |(word, rest)| (word, Some(rest)))
}

/// Names a saved game, or takes its name away; `now` is in milliseconds since 1970.
///
/// # Errors
/// Why the store cannot.
pub fn rename(store: &mut impl Store, id: GameId, name: Name, now: u64) -> Result<(), StoreFault> {
    // A note that cannot be read now says how often the game was saved.
    let note = SaveMeta::stored(store, id)?;
    let note = note.unwrap_or_else(|| SaveMeta::unknown(SaveVersion::default(), now));
    let mut stamp = note.stamp;
    if stamp.begun > 0 {
        // A store that has no room for the name is behind the other one.
        stamp.saves = stamp.saves.saturating_add(1);
    }
    let note = SaveMeta { stamp, name, ..note };
    store.set(&id.note_key(), &note.to_string())
}

/// A saved game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The game, as the store names it.
    pub id: GameId,
    /// What is known of it without playing it again, or why it cannot be opened.
    pub summary: Result<GameSummary, LoadError>,
    /// What was noted when it was saved.
    pub note: Option<SaveMeta>,
}

/// All saved games, the one saved last first; those without a note come last.
///
/// # Errors
/// Why the store cannot be asked.
pub fn kept(store: &impl Store) -> Result<Vec<Kept>, StoreFault> {
    let games: Vec<Kept> = list(store)?.into_iter().map(|id| look(store, id)).collect();
    let seconds = |note: &SaveMeta| i64::try_from(note.saved).unwrap_or(i64::MAX);
    let saved = |kept: &Kept| kept.note.as_ref().map_or(-1, seconds);
    // The list has higher numbers first.
    let order = in_order(games.iter().map(|kept| (-saved(kept), 0)));
    Ok(order.into_iter().map(|place| games[place].clone()).collect())
}

fn look(store: &impl Store, id: GameId) -> Kept {
    let found =
        store.get(&id.key()).map_err(LoadError::Store).and_then(|text| text.ok_or(LoadError::Missing));
    let summary = found.and_then(|text| Game::summary(&text).map_err(LoadError::Broken));
    Kept { id, summary, note: SaveMeta::beside(store, id) }
}
