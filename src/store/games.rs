//! Which games are saved: each under a key of its own, so that a broken one harms no other.

use super::strings::{Store, StoreFault};
use crate::games::BrokenGame;

/// What the keys of games begin with.
const PREFIX: &str = "viriditas.game.";

/// What the keys of notes about games begin with.
const NOTE: &str = "viriditas.note.";

/// What the keys begin with under which stands who plays at this device.
const HERE: &str = "viriditas.here.";

/// What the keys begin with under which stands what was found when a game was looked at afterwards.
const ANALYSIS: &str = "viriditas.analysis.";

/// Which saved game: later ones have higher numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameId(u32);

impl GameId {
    /// The number, for an address or a list.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The game with this number, if there is one.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    pub(super) fn key(self) -> String {
        format!("{PREFIX}{}", self.0)
    }

    /// The key of what the list tells of it.
    pub(super) fn note_key(self) -> String {
        format!("{NOTE}{}", self.0)
    }

    /// The key of who plays it at this device.
    pub(super) fn here_key(self) -> String {
        format!("{HERE}{}", self.0)
    }

    /// The key of what was found when it was looked at afterwards.
    pub(super) fn analysis_key(self) -> String {
        format!("{ANALYSIS}{}", self.0)
    }

    pub(super) fn of_key(key: &str) -> Option<Self> {
        let id = Self(key.strip_prefix(PREFIX)?.parse().ok()?);
        (id.key() == key).then_some(id)
    }
}

/// Why a game is not loaded. It is kept as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// The store failed.
    Store(StoreFault),
    /// There is no such game.
    Missing,
    /// The game is there but cannot be opened.
    Broken(BrokenGame),
}

impl From<StoreFault> for LoadError {
    fn from(fault: StoreFault) -> Self {
        Self::Store(fault)
    }
}

/// All saved games, the highest number first, broken ones too.
///
/// # Errors
/// Why the store cannot be asked.
pub fn list(store: &impl Store) -> Result<Vec<GameId>, StoreFault> {
    let mut games: Vec<GameId> = store.keys()?.iter().filter_map(|key| GameId::of_key(key)).collect();
    games.sort_unstable_by(|one, other| other.cmp(one));
    Ok(games)
}

/// The text of a saved game, to be copied or mended, whatever it is worth.
///
/// # Errors
/// Why the store cannot be asked.
pub fn text(store: &impl Store, id: GameId) -> Result<Option<String>, StoreFault> {
    store.get(&id.key())
}

/// A number that no saved game has: higher than all of them.
pub(super) fn free(store: &impl Store) -> Result<GameId, StoreFault> {
    let taken = list(store)?;
    let next = taken.first().map_or(Some(1), |last| last.number().checked_add(1));
    // Somebody wrote the highest number by hand: take the lowest free one.
    let free = next.or_else(|| (1..=u32::MAX).find(|&number| !taken.contains(&GameId::new(number))));
    free.map(GameId::new).ok_or(StoreFault::Full)
}

/// The key of the game that this key tells something of.
pub(super) fn game_beside(key: &str) -> Option<String> {
    let number = key.strip_prefix(NOTE).or_else(|| key.strip_prefix(HERE))?;
    Some(format!("{PREFIX}{number}"))
}

/// Removes a saved game and what is noted of it.
pub(super) fn remove(store: &mut impl Store, id: GameId) -> Result<(), StoreFault> {
    store.remove(&id.key())?;
    // What is told of a game that is gone does no harm.
    let _ = store.remove(&id.note_key());
    let _ = store.remove(&id.here_key());
    let _ = store.remove(&id.analysis_key());
    Ok(())
}
