//! Stores that fail to read or to write, at any moment: what could not be read is not overwritten, and what was put is there.

use crate::saves::tables::{step, table};
use std::collections::BTreeMap;
use std::{cell::RefCell, rc::Rc};
use viriditas::kit::{Rng, Seed};
use viriditas::mars::Setup;
use viriditas::store::{
    GameId, Memory, Overflow, SaveSlot, Store, StoreFault, StoredGame, StoredLine, Written, bring, compare,
    delete, go_alone, lines, rename,
};
use viriditas::table::Name;

/// A store of which parts fail.
#[derive(Clone, Debug, Default)]
struct Failing(Rc<RefCell<Parts>>);

#[derive(Debug, Default)]
struct Parts {
    memory: Memory,
    fails_to_read: bool,
    fails_to_write: bool,
    /// A key that alone cannot be read.
    unread: Option<String>,
}

impl Failing {
    fn there(&self, key: &str) -> Option<String> {
        self.0.borrow().memory.get(key).expect("memory does not fail")
    }

    fn by_another_page(&self, key: &str, text: &str) {
        self.0.borrow_mut().memory.set(key, text).expect("memory does not fail");
    }
}

impl Store for Failing {
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault> {
        let parts = self.0.borrow();
        let fails = parts.fails_to_read || parts.unread.as_deref() == Some(key);
        if fails { Err(StoreFault::Blocked) } else { parts.memory.get(key) }
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreFault> {
        let mut parts = self.0.borrow_mut();
        if parts.fails_to_write { Err(StoreFault::Full) } else { parts.memory.set(key, text) }
    }

    fn remove(&mut self, key: &str) -> Result<(), StoreFault> {
        let mut parts = self.0.borrow_mut();
        if parts.fails_to_write { Err(StoreFault::Blocked) } else { parts.memory.remove(key) }
    }

    fn keys(&self) -> Result<Vec<String>, StoreFault> {
        let parts = self.0.borrow();
        if parts.fails_to_read { Err(StoreFault::Blocked) } else { parts.memory.keys() }
    }
}

const KEYS: [&str; 4] = ["viriditas.game.1", "viriditas.note.1", "viriditas.game.2", "viriditas.note.2"];

/// Each string is written once, so that it tells who wrote it.
#[test]
fn whatever_fails_below_what_was_put_is_there_and_nothing_unknown_is_overwritten() {
    let (mut guarded, mut held_notes, mut removed) = (0, 0, 0);
    for seed in 0..400 {
        let mut rng = Rng::new(Seed(seed));
        let below = Failing::default();
        let mut store = Overflow::above(below.clone());
        // What this page has put, and what it must not overwrite below.
        let (mut own, mut safe) = (BTreeMap::<&str, String>::new(), BTreeMap::<&str, Option<String>>::new());
        for number in 0..60 {
            let what = format!("seed {seed}, step {number}");
            let key = KEYS[rng.below(KEYS.len() as u32) as usize];
            let text = format!("{number}");
            let is_held = own.get(key).is_some_and(|own| below.there(key).as_ref() != Some(own));
            match rng.below(8) {
                0 => below.0.borrow_mut().fails_to_read ^= true,
                1 => below.0.borrow_mut().fails_to_write ^= true,
                2 => {
                    below.by_another_page(key, &text);
                    if is_held {
                        safe.insert(key, Some(text));
                    } else {
                        own.remove(key);
                    }
                }
                3 => {
                    let before = store.get(key);
                    if store.remove(key).is_ok() {
                        own.remove(key);
                        safe.remove(key);
                        removed += 1;
                    } else {
                        assert_eq!(store.get(key), before, "{what}: {key} was not removed");
                    }
                }
                _ => {
                    if below.0.borrow().fails_to_read && !is_held {
                        safe.insert(key, below.there(key));
                    }
                    store.set(key, &text).expect("it is kept somewhere");
                    own.insert(key, text);
                }
            }
            for (key, there) in &safe {
                assert_eq!(below.there(key), *there, "{what}: {key} is overwritten");
            }
            let mut games = 0;
            for id in [1, 2] {
                let [game, note] = ["game", "note"].map(|of| format!("viriditas.{of}.{id}"));
                let is_held =
                    |key: &str| own.get(key).is_some_and(|own| below.there(key).as_ref() != Some(own));
                let refused = store.refused(GameId::new(id)).is_some();
                assert_eq!(refused, is_held(&game) || is_held(&note), "{what}: game {id}");
                games += usize::from(is_held(&game));
                held_notes += u32::from(is_held(&note) && !is_held(&game));
            }
            assert_eq!(store.games(), games, "{what}");
            let keys = store.keys().expect("there is a second store");
            for (key, own) in &own {
                let is_below = below.there(key).as_ref() == Some(own);
                // Until the store below can be read again.
                let is_blind = below.0.borrow().fails_to_read && is_below;
                let seen = (!is_blind).then(|| own.clone());
                assert_eq!(store.get(key), Ok(seen), "{what}: {key}");
                let times = keys.iter().filter(|other| other == key).count();
                assert_eq!(times, usize::from(!is_blind), "{what}: {key} is listed {times} times");
            }
            guarded += safe.len();
        }
    }
    assert!(guarded > 1_000 && held_notes > 100 && removed > 500, "{guarded}, {held_notes}, {removed}");
}

/// What a page does with its store, while one key of it cannot be read.
type Doing = fn(&mut Failing, &[StoredGame]) -> bool;

/// The texts of games are everything; a note that cannot be read is not replaced by one that knows less.
#[test]
fn what_cannot_be_read_is_as_it_was_whatever_is_done() {
    const FIRST: GameId = GameId::new(1);
    let name = || Name::new("Friday");
    let phase_state: [(&str, Doing); 5] = [
        ("compare", |store, later| {
            let found =
                later.iter().map(|game| (game.origin().key(), StoredLine::Game(game.clone()).to_string()));
            compare(store, &found.collect::<Vec<_>>(), &[], 5_000).is_ok()
        }),
        ("bring", |store, later| {
            let Ok(mut written) = Written::of(store) else { return false };
            lines(&later[0].text).iter().all(|game| bring(store, &mut written, game, 5_000).is_ok())
        }),
        ("go alone", |store, later| go_alone(store, &later[0])),
        ("rename", |store, _| rename(store, FIRST, Name::new("Saturday"), 5_000).is_ok()),
        ("delete", |store, _| delete(store, FIRST).is_ok()),
    ];
    let mut refused = 0;
    for (what, doing) in phase_state {
        for unread in ["game.1", "game.2", "note.1", "note.2"] {
            let mut store = Failing::default();
            let mut rng = Rng::new(Seed(7));
            let mut later = Vec::new();
            for seed in [3, 4] {
                let mut one = table(Setup::new(2), seed, &[]);
                let place =
                    SaveSlot::begin(&mut store, &one.clone().into(), 1_000 + seed).expect("there is room");
                rename(&mut store, place.id(), name(), 2_000).expect("there is room");
                // Another store has the game some answers on.
                let mut other = Memory::default();
                for key in store.keys().expect("it can") {
                    other.set(&key, &store.there(&key).expect("it is there")).expect("there is room");
                }
                let (mut place, _) = SaveSlot::open(&other, place.id()).expect("it is whole");
                while one.answers() < 12 {
                    step(&mut one, &mut rng);
                }
                place.save(&mut other, &one.into(), 3_000).expect("there is room");
                later.push(place.copy());
            }
            let key = format!("viriditas.{unread}");
            let before = store.there(&key);
            store.0.borrow_mut().unread = Some(key.clone());
            // A list of games in two stores goes by notes.
            let is_deleted = what == "delete" && unread == "game.1";
            let is_listed = what == "compare" && unread.starts_with("note");
            let is_done = doing(&mut store, &later);
            refused += u32::from(!is_done);
            assert!(before.is_some(), "{unread}");
            if !is_deleted && !is_listed {
                assert_eq!(store.there(&key), before, "{what}: {unread}");
            }
        }
    }
    assert!(refused > 2, "{refused}");
}
