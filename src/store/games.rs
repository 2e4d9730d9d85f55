//! Saved games, each under a key of its own, so that a broken one harms no other.

use super::{Store, StoreFault};
use crate::save::Broken;
use crate::table::Table;
use core::fmt::{self, Display, Formatter};

/// What the keys of games begin with.
const PREFIX: &str = "viriditas.game.";

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

    fn key(self) -> String {
        format!("{PREFIX}{}", self.0)
    }

    fn of_key(key: &str) -> Option<Self> {
        let id = Self(key.strip_prefix(PREFIX)?.parse().ok()?);
        (id.key() == key).then_some(id)
    }
}

/// Why a game is not loaded. It is kept as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unloaded {
    /// The store failed.
    Store(StoreFault),
    /// There is no such game.
    Missing,
    /// It is there but cannot be opened.
    Broken(Broken),
}

impl Display for Unloaded {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(fault) => fault.fmt(to),
            Self::Missing => to.write_str("There is no such saved game."),
            Self::Broken(broken) => broken.fmt(to),
        }
    }
}

impl core::error::Error for Unloaded {}

impl From<StoreFault> for Unloaded {
    fn from(fault: StoreFault) -> Self {
        Self::Store(fault)
    }
}

/// All saved games, the latest first, broken ones too.
///
/// # Errors
/// Why the store cannot be asked.
pub fn list(store: &impl Store) -> Result<Vec<GameId>, StoreFault> {
    let mut games: Vec<GameId> = store.keys()?.iter().filter_map(|key| GameId::of_key(key)).collect();
    games.sort_unstable_by(|one, other| other.cmp(one));
    Ok(games)
}

/// Keeps a game under a number that no other has.
///
/// # Errors
/// Why the store cannot.
pub fn begin(store: &mut impl Store, table: &Table) -> Result<GameId, StoreFault> {
    let taken = list(store)?;
    let next = taken.first().map_or(Some(1), |last| last.0.checked_add(1));
    // Somebody wrote the highest number by hand: take the lowest free one.
    let free = next.or_else(|| (1..=u32::MAX).find(|&number| !taken.contains(&GameId(number))));
    let id = GameId(free.ok_or(StoreFault::Full)?);
    save(store, id, table)?;
    Ok(id)
}

/// Keeps a game as it is now: to be called after each choice.
///
/// # Errors
/// Why the store cannot; what was kept before is still kept then.
pub fn save(store: &mut impl Store, id: GameId, table: &Table) -> Result<(), StoreFault> {
    store.set(&id.key(), &table.to_text())
}

/// The text of a saved game, to be copied or mended.
///
/// # Errors
/// Why the store cannot be asked.
pub fn text(store: &impl Store, id: GameId) -> Result<Option<String>, StoreFault> {
    store.get(&id.key())
}

/// Sits down to a saved game again.
///
/// # Errors
/// Why it cannot be loaded; it is kept as it is.
pub fn load(store: &impl Store, id: GameId) -> Result<Table, Unloaded> {
    let text = text(store, id)?.ok_or(Unloaded::Missing)?;
    Table::from_text(&text).map_err(Unloaded::Broken)
}

/// Deletes a saved game for good.
///
/// # Errors
/// Why the store cannot.
pub fn delete(store: &mut impl Store, id: GameId) -> Result<(), StoreFault> {
    store.remove(&id.key())
}
