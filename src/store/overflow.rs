//! What the first store does not take, kept in memory until the second store has it.

use super::GameId;
use super::games::game_beside;
use super::strings::{Store, StoreFault};
use std::collections::BTreeMap;

/// A store that keeps in memory what the store below refuses, for as long as its value lasts. Memory alone loses it with the
/// page, so the second store must be given the same games.
#[derive(Clone, Debug)]
pub struct Overflow<S> {
    below: S,
    held: BTreeMap<String, Refused>,
    /// Whether the second store may keep what the first one refuses. Otherwise refusals are passed on.
    is_open: bool,
}

/// A string that the store below refused.
#[derive(Clone, Debug)]
struct Refused {
    text: String,
    fault: StoreFault,
    /// The string below when it was refused, if that could be read. Another page that has changed it since is not
    /// overwritten.
    below: Result<Option<String>, StoreFault>,
}

impl<S: Store> Overflow<S> {
    /// Nothing refused yet, above this store.
    pub const fn above(below: S) -> Self {
        Self { below, held: BTreeMap::new(), is_open: true }
    }

    /// There is no second store: what is refused from now on is refused.
    pub const fn close(&mut self) {
        self.is_open = false;
    }

    /// There is a second store.
    pub const fn open(&mut self) {
        self.is_open = true;
    }

    /// Why the store below does not have this game as it is here, if it does not. A text whose note was refused passes for an
    /// earlier one.
    pub fn refused(&self, id: GameId) -> Option<StoreFault> {
        let refused = self.held.get(&id.key()).or_else(|| self.held.get(&id.note_key()));
        refused.map(|refused| refused.fault)
    }

    /// The games that the store below does not have as they are here.
    pub fn games(&self) -> usize {
        self.held.keys().filter(|key| GameId::of_key(key).is_some()).count()
    }

    /// Puts a string into the store below unless another page has changed it there since it was refused.
    fn put_below(&mut self, key: &str, text: &str) -> Result<(), StoreFault> {
        // The note of a text that is not there would make an earlier text pass for a later one.
        let with = game_beside(key).and_then(|game| self.held.get(&game));
        if let Some(with) = with {
            return Err(with.fault);
        }
        if let Some(refused) = self.held.get(key)
            && (refused.below.is_err() || self.below.get(key) != refused.below)
        {
            return Err(refused.fault);
        }
        // What cannot be read may be another page's.
        self.below.get(key)?;
        self.below.set(key, text)
    }

    /// Puts below what has room there by now.
    fn settle(&mut self) {
        // Games come before their notes.
        let held: Vec<(String, String)> =
            self.held.iter().map(|(key, refused)| (key.clone(), refused.text.clone())).collect();
        for (key, text) in held {
            if self.put_below(&key, &text).is_ok() {
                self.held.remove(&key);
            }
        }
    }
}

impl<S: Store> Store for Overflow<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault> {
        match self.held.get(key) {
            Some(refused) => Ok(Some(refused.text.clone())),
            None => self.below.get(key).or_else(|fault| if self.is_open { Ok(None) } else { Err(fault) }),
        }
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreFault> {
        match self.put_below(key, text) {
            Ok(()) => {
                self.held.remove(key);
                Ok(())
            }
            Err(fault) if self.is_open => {
                let below = match self.held.remove(key) {
                    Some(refused) => refused.below,
                    None => self.below.get(key),
                };
                self.held.insert(key.to_owned(), Refused { text: text.to_owned(), fault, below });
                Ok(())
            }
            Err(fault) => Err(fault),
        }
    }

    fn remove(&mut self, key: &str) -> Result<(), StoreFault> {
        match self.below.remove(key) {
            Ok(()) => {
                self.held.remove(key);
                self.settle();
                Ok(())
            }
            // It shows here no longer; the second store hears that it is gone.
            Err(_) if self.is_open && self.below.get(key).is_err() => {
                self.held.remove(key);
                Ok(())
            }
            Err(fault) => Err(fault),
        }
    }

    fn keys(&self) -> Result<Vec<String>, StoreFault> {
        let mut keys = match self.below.keys() {
            Ok(keys) => keys,
            Err(_) if self.is_open => Vec::new(),
            Err(fault) => return Err(fault),
        };
        keys.extend(self.held.keys().filter(|&key| !keys.contains(key)).cloned().collect::<Vec<_>>());
        Ok(keys)
    }
}
