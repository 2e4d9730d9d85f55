//! Several saved games in one store.

use crate::games::setup;
use crate::tables::{step, table};
use viriditas::kit::{Rng, Seat, Seed};
use viriditas::mars::Setup;
use viriditas::save::Broken;
use viriditas::store::{GameId, Memory, Store, StoreFault, Unloaded, begin, delete, list, load, save, text};

#[test]
fn each_game_is_kept_after_each_choice() {
    let mut store = Memory::default();
    store.set("somebody.else", "is here").expect("there is room");
    store.set("viriditas.game.007", "not a key of ours").expect("there is room");
    let mut tables: Vec<_> = (0..4).map(|number| table(setup(number), number, &[])).collect();
    let ids: Vec<GameId> =
        tables.iter().map(|table| begin(&mut store, table).expect("there is room")).collect();
    let mut rng = Rng::new(Seed(1));
    for _ in 0..60 {
        for (table, &id) in tables.iter_mut().zip(&ids) {
            step(table, &mut rng);
            save(&mut store, id, table).expect("there is room");
        }
    }
    for (table, &id) in tables.iter().zip(&ids) {
        let loaded = load(&store, id).expect("it was kept");
        assert_eq!(loaded.record(), table.record());
        assert_eq!(loaded.name(Seat::ALL[0]), "Ada");
    }
    let latest_first: Vec<GameId> = ids.iter().rev().copied().collect();
    assert_eq!(list(&store), Ok(latest_first));
    delete(&mut store, ids[1]).expect("it can");
    assert_eq!(load(&store, ids[1]).err(), Some(Unloaded::Missing));
    assert_eq!(list(&store).map(|games| games.len()), Ok(3));
    assert_eq!(store.get("somebody.else"), Ok(Some("is here".to_owned())));
}

#[test]
fn a_broken_game_is_named_and_kept_and_harms_no_other() {
    let mut store = Memory::default();
    let whole = begin(&mut store, &table(Setup::new(2), 1, &[])).expect("there is room");
    let broken = begin(&mut store, &table(Setup::new(3), 2, &[])).expect("there is room");
    let key = format!("viriditas.game.{}", broken.number());
    let mut damaged = text(&store, broken).expect("it can").expect("it was kept");
    let changed = if damaged.as_bytes()[12] == b'A' { "B" } else { "A" };
    damaged.replace_range(12..13, changed);
    store.set(&key, &damaged).expect("there is room");
    assert_eq!(load(&store, broken).err(), Some(Unloaded::Broken(Broken::Damaged)));
    assert_eq!(list(&store), Ok(vec![broken, whole]));
    assert_eq!(text(&store, broken), Ok(Some(damaged)));
    assert!(load(&store, whole).is_ok());
}

#[test]
fn a_full_store_keeps_what_it_has() {
    let mut store = Memory::with_room(220);
    let mut one = table(Setup::new(2), 1, &[]);
    let id = begin(&mut store, &one).expect("there is room for the beginning");
    let mut rng = Rng::new(Seed(1));
    let mut kept = one.record();
    while save(&mut store, id, &one).is_ok() {
        kept = one.record();
        step(&mut one, &mut rng).expect("the store fills before the game ends");
    }
    assert_eq!(save(&mut store, id, &one), Err(StoreFault::Full));
    assert_eq!(load(&store, id).expect("the last one that fitted").record(), kept);
    assert_eq!(begin(&mut store, &one), Err(StoreFault::Full));
}

#[test]
fn the_highest_number_leaves_room_for_more() {
    let mut store = Memory::default();
    store.set("viriditas.game.4294967295", "by hand").expect("there is room");
    assert_eq!(begin(&mut store, &table(Setup::new(1), 1, &[])), Ok(GameId::new(1)));
}
