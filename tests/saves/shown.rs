//! Which game a tab opens with.

use crate::saves::tables::table;
use viriditas::mars::Setup;
use viriditas::store::{GameId, Memory, SaveSlot, Shown, Store, delete, show, shown, shown_here};

const KEY: &str = "viriditas.last";

/// A game that is begun in the store at this time.
fn begun(store: &mut Memory, at: u64) -> GameId {
    let table = table(Setup::new(2), at, &[]);
    SaveSlot::begin(store, &table.into(), at).expect("there is room").id()
}

#[test]
fn a_tab_that_is_loaded_again_opens_its_own_game_and_a_new_one_that_of_the_last_tab() {
    let (mut shared, mut one, mut other) = (Memory::default(), Memory::default(), Memory::default());
    assert_eq!(shown(&one, &shared, KEY), Shown::Nothing);
    let (first, second) = (begun(&mut shared, 1_000), begun(&mut shared, 2_000));
    show(&mut one, &mut shared, KEY, Some(first));
    show(&mut other, &mut shared, KEY, Some(second));
    assert_eq!(shown(&one, &shared, KEY), Shown::Game(first));
    assert_eq!(shown(&other, &shared, KEY), Shown::Game(second));
    assert_eq!(shown(&Memory::default(), &shared, KEY), Shown::Game(second), "a new tab");
    // One that was left for the list opens with the list, and the other one has its game.
    show(&mut one, &mut shared, KEY, None);
    assert_eq!(shown(&one, &shared, KEY), Shown::List);
    assert_eq!(shown(&other, &shared, KEY), Shown::Game(second));
    assert_eq!(shown(&Memory::default(), &shared, KEY), Shown::List);
}

#[test]
fn a_game_under_the_number_of_a_deleted_one_is_not_taken_for_it() {
    let (mut shared, mut tab, mut other) = (Memory::default(), Memory::default(), Memory::default());
    let own = begun(&mut shared, 1_000);
    show(&mut tab, &mut shared, KEY, Some(own));
    delete(&mut shared, own).expect("it can");
    assert_eq!(shown_here(&tab, &shared, KEY), Shown::Nothing, "its game is gone");
    let next = begun(&mut shared, 2_000);
    assert_eq!(next, own, "numbers are given again");
    assert_eq!(shown_here(&tab, &shared, KEY), Shown::Nothing);
    show(&mut other, &mut shared, KEY, None);
    assert_eq!(shown(&tab, &shared, KEY), Shown::List, "it opens as a new tab");
}

#[test]
fn whatever_a_tab_remembers_is_read_without_harm() {
    let mut shared = Memory::default();
    let game = begun(&mut shared, 1_000);
    for odd in ["one", "-1", "1 ", " ", "1 x", "1 1000 1", "99999999999999999999", "\u{0}"] {
        let mut tab = Memory::default();
        tab.set(KEY, odd).expect("there is room");
        assert_eq!(shown(&tab, &shared, KEY), Shown::Nothing, "{odd:?}");
    }
    let mut tab = Memory::default();
    tab.set(KEY, &format!("{} 1000", game.number())).expect("there is room");
    assert_eq!(shown(&tab, &shared, KEY), Shown::Game(game));
}
