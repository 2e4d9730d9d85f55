//! The half that speaks to the browser's localStorage, and beside it to the disk.

mod disk;

pub use disk::Disk;

use super::strings::{Store, StoreFault};
use super::{GameId, Overflow};
use js_sys::Reflect;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::Storage;

thread_local! {
    /// A page has one, whoever asks for it.
    static PAGE: RefCell<Overflow<Local>> = const { RefCell::new(Overflow::above(Local)) };
}

/// What this origin keeps in this browser, and in memory what localStorage refuses and the disk may keep.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser;

impl Browser {
    /// Whether there is a disk that may keep what localStorage refuses.
    pub fn rely_on_disk(is_there: bool) {
        PAGE.with_borrow_mut(|page| if is_there { page.open() } else { page.close() });
    }

    /// Why localStorage does not have this game as it is here, if it does not.
    pub fn refused(id: GameId) -> Option<StoreFault> {
        PAGE.with_borrow(|page| page.refused(id))
    }

    /// How many games localStorage does not have as they are here.
    pub fn refused_games() -> usize {
        PAGE.with_borrow(Overflow::games)
    }
}

impl Store for Browser {
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault> {
        PAGE.with_borrow(|page| page.get(key))
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreFault> {
        PAGE.with_borrow_mut(|page| page.set(key, text))
    }

    fn remove(&mut self, key: &str) -> Result<(), StoreFault> {
        PAGE.with_borrow_mut(|page| page.remove(key))
    }

    fn keys(&self) -> Result<Vec<String>, StoreFault> {
        PAGE.with_borrow(Store::keys)
    }
}

/// What one tab keeps as long as it is open, beside what all tabs of this origin share.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tab;

impl Store for Tab {
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault> {
        get(&of_tab()?, key)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreFault> {
        set(&of_tab()?, key, text)
    }

    fn remove(&mut self, key: &str) -> Result<(), StoreFault> {
        remove(&of_tab()?, key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreFault> {
        keys(&of_tab()?)
    }
}

/// localStorage. It is asked for anew each time, for a person may block it at any time; a worker has none.
#[derive(Clone, Copy, Debug)]
struct Local;

fn storage() -> Result<Storage, StoreFault> {
    let window = web_sys::window().ok_or(StoreFault::Blocked)?;
    window.local_storage().ok().flatten().ok_or(StoreFault::Blocked)
}

/// sessionStorage.
fn of_tab() -> Result<Storage, StoreFault> {
    let window = web_sys::window().ok_or(StoreFault::Blocked)?;
    window.session_storage().ok().flatten().ok_or(StoreFault::Blocked)
}

fn get(storage: &Storage, key: &str) -> Result<Option<String>, StoreFault> {
    storage.get_item(key).map_err(|thrown| fault(&thrown))
}

fn set(storage: &Storage, key: &str, text: &str) -> Result<(), StoreFault> {
    storage.set_item(key, text).map_err(|thrown| fault(&thrown))
}

fn remove(storage: &Storage, key: &str) -> Result<(), StoreFault> {
    storage.remove_item(key).map_err(|thrown| fault(&thrown))
}

fn keys(storage: &Storage) -> Result<Vec<String>, StoreFault> {
    let len = storage.length().map_err(|thrown| fault(&thrown))?;
    // Another tab may remove keys meanwhile: what is gone is left out.
    Ok((0..len).filter_map(|place| storage.key(place).ok().flatten()).collect())
}

/// Browsers name the exception of a full store differently from all others.
fn fault(thrown: &JsValue) -> StoreFault {
    let name = Reflect::get(thrown, &JsValue::from_str("name")).ok().and_then(|name| name.as_string());
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StoreFault::Full,
        _ => StoreFault::Blocked,
    }
}

impl Store for Local {
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault> {
        get(&storage()?, key)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreFault> {
        set(&storage()?, key, text)
    }

    fn remove(&mut self, key: &str) -> Result<(), StoreFault> {
        remove(&storage()?, key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreFault> {
        keys(&storage()?)
    }
}
