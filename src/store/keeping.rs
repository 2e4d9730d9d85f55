//! A game's place in the store, and how two pages that play the same game keep out of each other's way.

use super::copies::Copied;
use super::games::{GameId, Unloaded, free};
use super::note::{Note, Stamp};
use super::{Store, StoreFault};
use crate::table::Table;

/// Where a game is kept, and the text that this page knows to stand there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keeping {
    id: GameId,
    text: String,
    /// What is noted of it; nothing where the note was lost.
    note: Option<Note>,
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
    /// Keeps a game under a number that no other has, with a snapshot for later releases; `now` is in milliseconds
    /// since 1970.
    ///
    /// # Errors
    /// Why the store cannot.
    pub fn begin(store: &mut impl Store, table: &Table, now: u64) -> Result<Self, StoreFault> {
        let mut place = Self { id: free(store)?, text: String::new(), note: None };
        place.write(store, table, table.to_kept_text(), Stamp { saves: 1, begun: now }, now)?;
        Ok(place)
    }

    /// Sits down to a saved game again.
    ///
    /// # Errors
    /// Why it cannot be loaded; it is kept as it is.
    pub fn open(store: &impl Store, id: GameId) -> Result<(Self, Table), Unloaded> {
        let text = store.get(&id.key())?.ok_or(Unloaded::Missing)?;
        let table = Table::from_text(&text).map_err(Unloaded::Broken)?;
        Ok((Self { id, text, note: Note::beside(store, id) }, table))
    }

    /// Which game this is.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Which of its copies this is.
    pub fn stamp(&self) -> Stamp {
        self.note.map(|note| note.stamp).unwrap_or_default()
    }

    /// The game as it was saved last, for a second store.
    pub fn copy(&self) -> Copied {
        Copied { id: self.id, note: self.note, text: self.text.clone() }
    }

    /// Keeps the game as it is now, in milliseconds since 1970: to be called after each choice. What another page has
    /// written meanwhile is not overwritten.
    ///
    /// # Errors
    /// Why the store cannot; what was kept before is still kept then.
    pub fn save(&mut self, store: &mut impl Store, table: &Table, now: u64) -> Result<Saved, StoreFault> {
        let text = table.to_kept_text();
        match store.get(&self.id.key())? {
            Some(there) if there == text => {
                self.text = text;
                self.note = Note::beside(store, self.id);
            }
            Some(there) if there != self.text => {
                *self = Self::begin(store, table, now)?;
                return Ok(Saved::Apart);
            }
            // It is as this page left it, or was deleted while it was played here.
            Some(_) | None => {
                let Stamp { saves, begun } = self.stamp();
                self.write(store, table, text, Stamp { saves: saves.saturating_add(1), begun }, now)?;
            }
        }
        Ok(Saved::Here)
    }

    fn write(
        &mut self,
        store: &mut impl Store,
        table: &Table,
        text: String,
        stamp: Stamp,
        now: u64,
    ) -> Result<(), StoreFault> {
        store.set(&self.id.key(), &text)?;
        self.text = text;
        let note = Note::of(table, stamp, now);
        self.note = Some(note);
        // The game is kept; a list that cannot tell when is no reason to say that it is not.
        let _ = store.set(&self.id.note_key(), &note.to_string());
        Ok(())
    }
}
