//! Strings by key, and a store of them in memory.

use std::collections::BTreeMap;

/// Strings by key.
pub trait Store {
    /// The string under a key.
    ///
    /// # Errors
    /// Why the store cannot be asked.
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault>;

    /// Puts a string under a key, in the place of what was there.
    ///
    /// # Errors
    /// Why it cannot; what was there is still there then.
    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreFault>;

    /// Removes a key, if it is there.
    ///
    /// # Errors
    /// Why it cannot.
    fn remove(&mut self, key: &str) -> Result<(), StoreFault>;

    /// All keys, other people's too, in any order.
    ///
    /// # Errors
    /// Why the store cannot be asked.
    fn keys(&self) -> Result<Vec<String>, StoreFault>;
}

/// Why a store does not do as it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreFault {
    /// There is none, or the browser does not let the page at it.
    Blocked,
    /// There is no room.
    Full,
}

/// A store that lasts as long as its value.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    strings: BTreeMap<String, String>,
    /// The most bytes that keys and strings may have together.
    room: Option<usize>,
}

impl Memory {
    /// A store with this much room, in bytes.
    pub const fn with_room(bytes: usize) -> Self {
        Self { strings: BTreeMap::new(), room: Some(bytes) }
    }

    fn used_but(&self, key: &str) -> usize {
        let others = self.strings.iter().filter(|(other, _)| *other != key);
        others.map(|(other, text)| other.len() + text.len()).sum()
    }
}

impl Store for Memory {
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault> {
        Ok(self.strings.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreFault> {
        let needs = self.used_but(key) + key.len() + text.len();
        if self.room.is_some_and(|room| room < needs) {
            return Err(StoreFault::Full);
        }
        self.strings.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StoreFault> {
        self.strings.remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreFault> {
        Ok(self.strings.keys().cloned().collect())
    }
}
