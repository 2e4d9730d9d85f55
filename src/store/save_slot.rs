//! A game's place in the store, and how two pages that play the same game keep out of each other's way.

use super::copies::{GameKey, StoredGame, unused};
use super::games::{GameId, LoadError, free};
use super::save_meta::{SaveMeta, SaveVersion};
use super::strings::{Store, StoreFault};
use crate::games::Game;
use crate::table::{Divergence, Name};
use core::mem;

/// Where a game is kept, and the text that this page knows to stand there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveSlot {
    id: GameId,
    text: String,
    /// What is noted of it; nothing where the note was lost.
    note: Option<SaveMeta>,
    /// The text as it came from the store or from another window.
    came: String,
    /// The text that this page saw in the store when a later one came from another window.
    seen: String,
    /// Whether saving leaves the number of saves as it is.
    is_uncounted: bool,
}

/// Where a game was saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saved {
    /// In its place.
    Here,
    /// In a place of its own: another page has gone on with the game that was here.
    Apart,
}

/// What came of a copy that another window had of the game.
#[derive(Clone, Debug)]
pub enum Received {
    /// The copy is nothing new.
    Known,
    /// The copy is newer, and this is the game now.
    Newer(Game),
    /// Both windows went on with the game. The other's is kept in a place of its own.
    Apart(SaveSlot, Game),
}

impl SaveSlot {
    /// Keeps a game under a number that no other has; `now` is in milliseconds since 1970.
    ///
    /// # Errors
    /// Why the store cannot.
    pub fn begin(store: &mut impl Store, table: &Game, now: u64) -> Result<Self, StoreFault> {
        let mut place = Self {
            id: free(store)?,
            text: String::new(),
            note: None,
            came: String::new(),
            seen: String::new(),
            is_uncounted: false,
        };
        let begun = unused(store, now)?;
        place.write(store, table, table.to_text(), SaveVersion { saves: 1, begun }, now)?;
        Ok(place)
    }

    /// Sits down to a saved game again.
    ///
    /// # Errors
    /// Why it cannot be loaded; it is kept as it is.
    pub fn open(store: &impl Store, id: GameId) -> Result<(Self, Game), LoadError> {
        let text = store.get(&id.key())?.ok_or(LoadError::Missing)?;
        let table = Game::from_text(&text).map_err(LoadError::Broken)?;
        // Without a note that is there the next save would make another game of it.
        let note = SaveMeta::stored(store, id)?;
        Ok((Self { id, came: text.clone(), seen: text.clone(), text, note, is_uncounted: false }, table))
    }

    /// Which game this is.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Which of its copies this is.
    pub fn stamp(&self) -> SaveVersion {
        self.note.as_ref().map(|note| note.stamp).unwrap_or_default()
    }

    /// Which game it is, wherever it stands.
    pub fn origin(&self) -> GameKey {
        GameKey::of(self.id, self.note.as_ref())
    }

    /// Counts no saves from now on: a copy elsewhere that was saved more often is not taken for an earlier one.
    pub fn count_no_saves(&mut self) {
        self.is_uncounted = true;
    }

    /// Another window plays the game from now on: whatever it saves is newer than what was saved here.
    pub fn yield_to_others(&mut self) {
        self.came.clone_from(&self.text);
    }

    /// Takes the game from another window, which had come so far with it; `now` is in milliseconds since 1970. Windows may
    /// see late what others have put into the store, so that this one may have opened an earlier position, and gone on from
    /// that.
    ///
    /// # Errors
    /// Why the store cannot.
    pub fn receive(
        &mut self,
        store: &mut impl Store,
        copy: &StoredGame,
        now: u64,
    ) -> Result<Received, StoreFault> {
        if copy.origin() != self.origin() {
            return Ok(Received::Known);
        }
        // A window that took the game and left at once may not have heard how far it had come.
        let is_others = |stored: &StoredGame| stored.origin() == copy.origin() && stored.text != self.text;
        let stored = StoredGame::of(store, self.id).filter(is_others);
        let copy = stored.as_ref().filter(|stored| copy.saves() < stored.saves()).unwrap_or(copy);
        let is_later = self.stamp().saves < copy.saves();
        if copy.text == self.text && is_later {
            // The text came before its note.
            self.note.clone_from(&copy.note);
        }
        if [&self.text, &self.came].contains(&&copy.text) {
            return Ok(Received::Known);
        }
        let (Ok(own), Ok(theirs)) = (Game::from_text(&self.text), Game::from_text(&copy.text)) else {
            return Ok(Received::Known);
        };
        let divergence = own.divergence(&theirs);
        if divergence == Divergence::Same {
            return Ok(Received::Known);
        }
        let is_apart =
            matches!(divergence, Divergence::Together(_) | Divergence::Apart(_) | Divergence::Other);
        // What bots alone have answered they answer again.
        if is_apart && theirs.is_by_bots_beyond(&own) {
            return Ok(Received::Known);
        }
        let has_answered = self.came != self.text;
        let has_theirs = !has_answered || matches!(divergence, Divergence::Further(_));
        if is_later && (has_theirs || own.is_by_bots_beyond(&theirs)) {
            if is_apart && !own.is_by_bots_beyond(&theirs) {
                Self::begin(store, &own, now)?;
            }
            // The other window has put it into the store, where this one may see it late.
            self.seen = mem::replace(&mut self.text, copy.text.clone());
            self.came.clone_from(&copy.text);
            self.note.clone_from(&copy.note);
            return Ok(Received::Newer(theirs));
        }
        // A shorter game, one from before a move that was taken back, or one in which bots went on, is what this one has come
        // from or comes to.
        let is_before = matches!(divergence, Divergence::Behind(_)) || !has_answered && !is_apart;
        if is_before || theirs.is_by_bots_beyond(&own) {
            return Ok(Received::Known);
        }
        Ok(Received::Apart(Self::begin(store, &theirs, now)?, theirs))
    }

    /// The game as it was saved last, for a second store.
    pub fn copy(&self) -> StoredGame {
        StoredGame { id: self.id, note: self.note.clone(), text: self.text.clone() }
    }

    /// Keeps the game as it is now, in milliseconds since 1970: to be called after each choice. What another page has
    /// written meanwhile is not overwritten.
    ///
    /// # Errors
    /// Why the store cannot; what was kept before is still kept then.
    pub fn save(&mut self, store: &mut impl Store, table: &Game, now: u64) -> Result<Saved, StoreFault> {
        let text = table.to_text();
        let holds_nothing_more = |there: &str| {
            Game::from_text(there).is_ok_and(|there| match table.divergence(&there) {
                // What another window put into the store one after the other is seen one after the other, and late.
                Divergence::Behind(_) => true,
                Divergence::Same
                | Divergence::Further(_)
                | Divergence::Together(_)
                | Divergence::Apart(_)
                | Divergence::Other => there.is_by_bots_beyond(table),
            })
        };
        match store.get(&self.id.key())? {
            Some(there) if there == text => {
                self.seen.clone_from(&text);
                self.text = text;
                self.note = SaveMeta::beside(store, self.id);
            }
            Some(there) if there != self.text && there != self.seen && !holds_nothing_more(&there) => {
                *self = Self::begin(store, table, now)?;
                return Ok(Saved::Apart);
            }
            // It is as this page left it or from before that, or bots went on with it, or it was deleted while it was
            // played here.
            Some(_) | None => {
                let SaveVersion { saves, begun } = self.stamp();
                let there = SaveMeta::beside(store, self.id).map_or(0, |note| note.stamp.saves);
                let saves = saves.max(there).saturating_add(u64::from(!self.is_uncounted));
                self.write(store, table, text, SaveVersion { saves, begun }, now)?;
            }
        }
        Ok(Saved::Here)
    }

    /// Notes of a game that was saved elsewhere when that was, in seconds since 1970, and what it is called.
    pub(super) fn tell(&mut self, store: &mut impl Store, saved: Option<u64>, name: &Name) {
        if let Some(note) = &mut self.note {
            note.saved = saved.unwrap_or(note.saved);
            note.name.clone_from(name);
            // As where it is written.
            let _ = store.set(&self.id.note_key(), &note.to_string());
        }
    }

    fn write(
        &mut self,
        store: &mut impl Store,
        table: &Game,
        text: String,
        stamp: SaveVersion,
        now: u64,
    ) -> Result<(), StoreFault> {
        store.set(&self.id.key(), &text)?;
        self.seen.clone_from(&text);
        self.text = text;
        // Somebody may have named it in the list of another window.
        let named = SaveMeta::beside(store, self.id).or_else(|| self.note.take());
        let note = SaveMeta::of(table, stamp, named.map(|note| note.name).unwrap_or_default(), now);
        // The game is kept; a list that cannot tell when is no reason to say that it is not.
        let _ = store.set(&self.id.note_key(), &note.to_string());
        self.note = Some(note);
        Ok(())
    }
}
