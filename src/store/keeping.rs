//! A game's place in the store, and how two pages that play the same game keep out of each other's way.

use super::games::{GameId, Unloaded, list};
use super::note::Note;
use super::{Store, StoreFault};
use crate::table::Table;

/// Where a game is kept, and the text that this page knows to stand there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keeping {
    id: GameId,
    text: String,
}

/// Where a game was saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saved {
    /// In its place.
    Here,
    /// In a place of its own: another page has gone on with the game that was here.
    Apart,
}

impl Keeping {
    /// Keeps a game under a number that no other has, with a snapshot for later releases.
    ///
    /// # Errors
    /// Why the store cannot.
    pub fn begin(store: &mut impl Store, table: &Table, now: u64) -> Result<Self, StoreFault> {
        let taken = list(store)?;
        let next = taken.first().map_or(Some(1), |last| last.number().checked_add(1));
        // Somebody wrote the highest number by hand: take the lowest free one.
        let free = next.or_else(|| (1..=u32::MAX).find(|&number| !taken.contains(&GameId::new(number))));
        let id = GameId::new(free.ok_or(StoreFault::Full)?);
        let mut place = Self { id, text: String::new() };
        place.write(store, table, table.to_kept_text(), now)?;
        Ok(place)
    }

    /// Sits down to a saved game again.
    ///
    /// # Errors
    /// Why it cannot be loaded; it is kept as it is.
    pub fn open(store: &impl Store, id: GameId) -> Result<(Self, Table), Unloaded> {
        let text = store.get(&id.key())?.ok_or(Unloaded::Missing)?;
        let table = Table::from_text(&text).map_err(Unloaded::Broken)?;
        Ok((Self { id, text }, table))
    }

    /// Which game this is.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Keeps the game as it is now, in seconds since 1970: to be called after each choice. What another page has
    /// written meanwhile is not overwritten.
    ///
    /// # Errors
    /// Why the store cannot; what was kept before is still kept then.
    pub fn save(&mut self, store: &mut impl Store, table: &Table, now: u64) -> Result<Saved, StoreFault> {
        let text = table.to_kept_text();
        match store.get(&self.id.key())? {
            Some(there) if there == text => self.text = text,
            Some(there) if there != self.text => {
                *self = Self::begin(store, table, now)?;
                return Ok(Saved::Apart);
            }
            // It is as this page left it, or was deleted while it was played here.
            Some(_) | None => self.write(store, table, text, now)?,
        }
        Ok(Saved::Here)
    }

    fn write(
        &mut self,
        store: &mut impl Store,
        table: &Table,
        text: String,
        now: u64,
    ) -> Result<(), StoreFault> {
        store.set(&self.id.key(), &text)?;
        self.text = text;
        // The game is kept; a list that cannot tell when is no reason to say that it is not.
        let _ = store.set(&self.id.note_key(), &Note::of(table, now).to_string());
        Ok(())
    }
}
