//! A first store that refuses games: the second one has them, and nothing is lost.

use crate::saves::copies::{Disk, opened, put, texts};
use crate::saves::tables::{reopen, step, table};
use std::{cell::RefCell, rc::Rc};
use viriditas::games::MarsTable;
use viriditas::kit::{Rng, Seed};
use viriditas::mars::Setup;
use viriditas::store::{
    GameId, Memory, Overflow, SaveSlot, Saved, Store, StoreFault, StoredGame, StoredLine, delete, go_alone,
    list, rename,
};
use viriditas::table::{Divergence, Name};

/// What a browser has, whichever page asks for it.
#[derive(Clone, Debug)]
struct Local(Rc<RefCell<Memory>>);

impl Store for Local {
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault> {
        self.0.borrow().get(key)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreFault> {
        self.0.borrow_mut().set(key, text)
    }

    fn remove(&mut self, key: &str) -> Result<(), StoreFault> {
        self.0.borrow_mut().remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreFault> {
        self.0.borrow().keys()
    }
}

/// A browser that does not let the page at its store.
#[derive(Clone, Debug, Default)]
struct Blocked;

impl Store for Blocked {
    fn get(&self, _: &str) -> Result<Option<String>, StoreFault> {
        Err(StoreFault::Blocked)
    }

    fn set(&mut self, _: &str, _: &str) -> Result<(), StoreFault> {
        Err(StoreFault::Blocked)
    }

    fn remove(&mut self, _: &str) -> Result<(), StoreFault> {
        Err(StoreFault::Blocked)
    }

    fn keys(&self) -> Result<Vec<String>, StoreFault> {
        Err(StoreFault::Blocked)
    }
}

/// A game kept as the page does, which gives the second store what it keeps.
fn keep(store: &mut impl Store, disk: &mut Disk, place: &mut Option<SaveSlot>, table: &MarsTable) {
    match place {
        Some(place) => assert_eq!(place.save(store, &table.clone().into(), 9_000), Ok(Saved::Here)),
        None => {
            *place =
                Some(SaveSlot::begin(store, &table.clone().into(), 9_000).expect("it is kept somewhere"));
        }
    }
    put(disk, &StoredLine::Game(place.as_ref().expect("it is kept").copy()));
}

fn play(
    store: &mut impl Store,
    disk: &mut Disk,
    place: &mut Option<SaveSlot>,
    table: &mut MarsTable,
    answers: u64,
) {
    let mut rng = Rng::new(Seed(answers));
    for _ in 0..answers {
        step(table, &mut rng);
        keep(store, disk, place, table);
    }
}

/// A store with so much room left beside this game.
fn nearly_full(table: &MarsTable, left: usize) -> Local {
    with_room(table.to_text().len() + 45 + left)
}

fn with_room(room: usize) -> Local {
    Local(Rc::new(RefCell::new(Memory::with_room(room))))
}

#[test]
fn a_game_for_which_the_first_store_has_no_room_is_there_at_the_next_load() {
    for left in [0, 3, 9] {
        let (mut disk, mut place) = (Disk::new(), None);
        let mut one = table(Setup::new(2), 1, &[]);
        let first = nearly_full(&one, left);
        let mut store = Overflow::above(first.clone());
        keep(&mut store, &mut disk, &mut place, &one);
        play(&mut store, &mut disk, &mut place, &mut one, 60);
        let id = place.as_ref().expect("it is kept").id();
        assert_eq!(store.refused(id), Some(StoreFault::Full));
        assert_eq!(store.games(), 1);
        for _ in 0..3 {
            // The page is gone, and with it what was in memory.
            assert_ne!(texts(&first), texts(&store), "the first store has no room for it");
            store = Overflow::above(first.clone());
            let compared = opened(&mut store, &mut disk, &[]);
            assert_eq!((compared.recovered, compared.stuck), (Some(id), Vec::new()));
            assert_eq!(texts(&store), [one.to_text()]);
            let (again, table) = reopen(&store, id).expect("it is whole");
            (place, one) = (Some(again), table);
            play(&mut store, &mut disk, &mut place, &mut one, 4);
        }
    }
}

#[test]
fn with_room_again_the_first_store_has_all_that_it_refused() {
    let (mut disk, mut place) = (Disk::new(), None);
    let mut one = table(Setup::new(2), 1, &[]);
    let mut first = nearly_full(&one, 100);
    first.set("somebody.else", &"x".repeat(80)).expect("there is room");
    let mut store = Overflow::above(first.clone());
    play(&mut store, &mut disk, &mut place, &mut one, 90);
    let id = place.expect("it is kept").id();
    assert!(store.refused(id).is_some());
    store.remove("somebody.else").expect("it can");
    assert_eq!((store.refused(id), store.games()), (None, 0));
    assert_eq!(texts(&first), [one.to_text()]);
    let key = format!("viriditas.note.{}", id.number());
    assert_eq!(first.get(&key), store.get(&key));
}

/// The note of a text that did not fit would make the text before it pass for the newest.
#[test]
fn no_note_is_put_below_without_its_game() {
    for left in 0..40 {
        let (mut disk, mut place) = (Disk::new(), None);
        let mut one = table(Setup::new(2), 1, &[]);
        let first = nearly_full(&one, left);
        let mut store = Overflow::above(first.clone());
        for answers in 1..9 {
            play(&mut store, &mut disk, &mut place, &mut one, answers);
            let Some(there) = StoredGame::of(&first, GameId::new(1)) else { continue };
            let own = place.as_ref().expect("it is kept").copy();
            let is_as_new = there.saves() == own.saves();
            assert!(!is_as_new || there.text == own.text, "{left} letters, {answers} answers");
        }
    }
}

#[test]
fn what_another_page_has_put_below_meanwhile_is_not_overwritten() {
    let (mut disk, mut place) = (Disk::new(), None);
    let mut one = table(Setup::new(2), 1, &[]);
    let mut first = nearly_full(&one, 200);
    first.set("somebody.else", &"x".repeat(180)).expect("there is room");
    let mut store = Overflow::above(first.clone());
    play(&mut store, &mut disk, &mut place, &mut one, 60);
    assert_eq!(store.games(), 1);
    let theirs = table(Setup::new(1), 5, &[]).to_text();
    first.remove("somebody.else").expect("it can");
    first.set("viriditas.game.1", &theirs).expect("there is room");
    play(&mut store, &mut disk, &mut place, &mut one, 3);
    store.remove("nothing").expect("it can");
    assert_eq!(texts(&store), [one.to_text()], "this page goes on with its own");
    assert_eq!(texts(&first), [theirs.as_str()]);
    // At the next load both are there.
    let mut store = Overflow::above(first);
    opened(&mut store, &mut disk, &[]);
    let mut found = texts(&store);
    found.sort_unstable();
    let mut both = [one.to_text(), theirs];
    both.sort_unstable();
    assert_eq!(found, both);
}

#[test]
fn where_the_first_store_is_blocked_the_second_one_keeps_the_games() {
    let (mut disk, mut place) = (Disk::new(), None);
    let mut one = table(Setup::new(2), 1, &[]);
    let mut store = Overflow::above(Blocked);
    play(&mut store, &mut disk, &mut place, &mut one, 20);
    let id = place.as_ref().expect("it is kept").id();
    assert_eq!(store.refused(id), Some(StoreFault::Blocked));
    let other = table(Setup::new(1), 4, &[]);
    keep(&mut store, &mut disk, &mut None, &other);
    let mut store = Overflow::above(Blocked);
    let compared = opened(&mut store, &mut disk, &[]);
    assert_eq!(compared.stuck, []);
    assert_eq!(texts(&store).len(), 2);
    assert!(texts(&store).contains(&one.to_text()) && texts(&store).contains(&other.to_text()));
    // One that is deleted stays deleted.
    let ids = list(&store).expect("it can");
    put(&mut disk, &delete(&mut store, ids[0]).expect("it can"));
    let mut store = Overflow::above(Blocked);
    opened(&mut store, &mut disk, &[]);
    assert_eq!(texts(&store).len(), 1);
}

#[test]
fn without_a_second_store_a_refusal_is_a_refusal() {
    let mut one = table(Setup::new(2), 1, &[]);
    let mut store = Overflow::above(nearly_full(&one, 0));
    store.close();
    let mut place = SaveSlot::begin(&mut store, &one.clone().into(), 1_000).expect("there is room");
    let mut rng = Rng::new(Seed(1));
    while place.save(&mut store, &one.clone().into(), 2_000).is_ok() {
        step(&mut one, &mut rng).expect("the store fills before the game ends");
    }
    assert_eq!(place.save(&mut store, &one.clone().into(), 2_000), Err(StoreFault::Full));
    assert_eq!((store.refused(place.id()), store.games()), (None, 0));
    let mut store = Overflow::above(Blocked);
    store.close();
    assert_eq!(store.keys(), Err(StoreFault::Blocked));
    assert_eq!(SaveSlot::begin(&mut store, &one.clone().into(), 1_000), Err(StoreFault::Blocked));
}

#[test]
fn a_name_for_which_the_first_store_has_no_room_is_there_at_the_next_load() {
    let (mut disk, mut place) = (Disk::new(), None);
    let one = table(Setup::new(2), 1, &[]);
    let first = nearly_full(&one, 0);
    let mut store = Overflow::above(first.clone());
    keep(&mut store, &mut disk, &mut place, &one);
    let id = place.expect("it is kept").id();
    rename(&mut store, id, Name::new("a long evening in winter with friends"), 9_000)
        .expect("it is kept somewhere");
    let game = StoredGame::of(&store, id).expect("it is there");
    put(&mut disk, &StoredLine::Game(game.clone()));
    let mut store = Overflow::above(first);
    opened(&mut store, &mut disk, &[]);
    assert_eq!(StoredGame::of(&store, id), Some(game));
}

/// The game one answer on, none of the answers before taken back; as it is where it is over.
fn go_on(table: &mut MarsTable, rng: &mut Rng) {
    let before = table.clone();
    while step(table, rng).is_some() && before.divergence(table) != Divergence::Further(1) {
        *table = before.clone();
    }
}

/// Any number of games in a store of any size, which fills and empties; pages that end at any moment; visits at which the
/// second store does not answer; a clock that goes anywhere, where there is room to note that a game went on alone. No answer
/// that was kept is lost.
#[test]
fn whatever_has_no_room_and_whichever_store_is_silent_no_answer_is_lost() {
    let (mut refused, mut silent, mut parted) = (0, 0, 0);
    for seed in 0..150 {
        let mut rng = Rng::new(Seed(seed));
        let has_room = seed % 2 == 0;
        let room = if has_room { 100_000 } else { 150 + rng.below(500) as usize };
        let (mut first, mut disk) = (with_room(room), Disk::new());
        let mut kept: Vec<MarsTable> = Vec::new();
        let (mut begun, mut time) = (0, 1_000);
        for visit in 0..8_u64 {
            let is_silent = visit < 7 && rng.below(4) == 0;
            let mut store = Overflow::above(first.clone());
            if is_silent {
                silent += 1;
            } else {
                assert_eq!(opened(&mut store, &mut disk, &[]).stuck, []);
                let there = texts(&store);
                let there: Vec<MarsTable> =
                    there.iter().map(|text| MarsTable::from_text(text).expect("it is whole")).collect();
                parted += u32::from(there.len() > begun);
                for kept in &kept {
                    let goes_on =
                        |there| matches!(kept.divergence(there), Divergence::Same | Divergence::Further(_));
                    let answers = kept.answers();
                    assert!(
                        there.iter().any(goes_on),
                        "seed {seed}, visit {visit}: {answers} answers are lost: {:?}",
                        there.iter().map(|there| kept.divergence(there)).collect::<Vec<_>>()
                    );
                }
            }
            let ids = list(&store).expect("it can").into_iter();
            let mut games: Vec<(Option<SaveSlot>, MarsTable)> = ids
                .map(|id| reopen(&store, id).expect("it is whole"))
                .map(|(place, table)| (Some(place), table))
                .collect();
            if games.is_empty() || rng.below(3) == 0 {
                begun += 1;
                games.push((None, table(Setup::new(2), seed * 100 + visit, &[])));
            }
            match rng.below(4) {
                _ if has_room => {}
                0 => drop(first.set("somebody.else", &"x".repeat(rng.below(300) as usize))),
                1 => store.remove("somebody.else").expect("it can"),
                _ => {}
            }
            for _ in 0..rng.below(60) {
                let chosen = rng.below(games.len() as u32) as usize;
                let (place, table) = &mut games[chosen];
                go_on(table, &mut rng);
                time += 1_000;
                let now = if has_room { 1_000 + u64::from(rng.below(1_000_000)) } else { time };
                match place {
                    Some(place) => {
                        if is_silent && !go_alone(&mut store, &place.copy()) {
                            place.count_no_saves();
                        }
                        assert_eq!(place.save(&mut store, &table.clone().into(), now), Ok(Saved::Here));
                    }
                    None => {
                        *place = Some(
                            SaveSlot::begin(&mut store, &table.clone().into(), now)
                                .expect("it is kept somewhere"),
                        );
                    }
                }
                let place = place.as_ref().expect("it is kept");
                if !is_silent {
                    put(&mut disk, &StoredLine::Game(place.copy()));
                }
                // Otherwise the page says that the game lasts as long as the page.
                if !is_silent || store.refused(place.id()).is_none() {
                    kept.push(table.clone());
                }
            }
            refused += u32::from(store.games() > 0);
        }
    }
    assert!(refused > 50 && silent > 100 && parted > 5, "{refused}, {silent} and {parted}");
}
