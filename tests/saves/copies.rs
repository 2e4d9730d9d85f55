//! Two stores of each game: what is newer counts, wherever it was lost.

use crate::saves::receive::{
    At::{self, ByBot, First, Second},
    at,
};
use crate::saves::tables::{reopen, step, table};
use std::collections::BTreeMap;
use viriditas::games::MarsTable;
use viriditas::kit::{Rng, Seats, Seed};
use viriditas::mars::Setup;
use viriditas::store::{
    Compared, GameId, GameStage, Memory, SaveMeta, SaveSlot, SaveVersion, Saved, Store, StoredGame,
    StoredLine, compare, delete, go_alone, heard, kept, list, text,
};
use viriditas::table::Divergence;
use viriditas::table::Name;

/// The second store: keys and lines.
pub(crate) type Disk = BTreeMap<String, String>;

pub(crate) fn put(disk: &mut Disk, line: &StoredLine) {
    disk.insert(line.origin().key(), line.to_string());
}

/// What happens when a page opens.
fn open(store: &mut Memory, disk: &mut Disk) -> Compared {
    opened(store, disk, &[])
}

pub(crate) fn opened(store: &mut impl Store, disk: &mut Disk, played: &[GameId]) -> Compared {
    let found: Vec<(String, String)> = disk.iter().map(|(key, line)| (key.clone(), line.clone())).collect();
    let compared = compare(store, &found, played, 77_000).expect("it can");
    for line in &compared.behind {
        put(disk, line);
        heard(store, line);
    }
    compared
}

/// A game that is begun at this moment and kept in both stores.
fn begin(store: &mut Memory, disk: &mut Disk, seed: u64, now: u64) -> (MarsTable, SaveSlot) {
    let table = table(Setup::new(2), seed, &[]);
    let place = SaveSlot::begin(store, &table.clone().into(), now).expect("there is room");
    put(disk, &StoredLine::Game(place.copy()));
    (table, place)
}

/// Plays so many answers; each is kept in both stores.
fn play(store: &mut Memory, disk: &mut Disk, game: &mut (MarsTable, SaveSlot), answers: u64) {
    let mut rng = Rng::new(Seed(answers));
    for _ in 0..answers {
        play_one(store, disk, game, &mut rng);
    }
}

fn play_one(store: &mut Memory, disk: &mut Disk, (table, place): &mut (MarsTable, SaveSlot), rng: &mut Rng) {
    step(table, rng);
    assert_eq!(place.save(store, &table.clone().into(), 100_000), Ok(Saved::Here));
    put(disk, &StoredLine::Game(place.copy()));
}

pub(crate) fn texts(store: &impl Store) -> Vec<String> {
    let ids = list(store).expect("it can");
    ids.iter().map(|&id| text(store, id).expect("it can").expect("it is there")).collect()
}

#[test]
fn what_the_first_store_lost_comes_back_from_the_second() {
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let mut game = begin(&mut store, &mut disk, 1, 5_000);
    play(&mut store, &mut disk, &mut game, 10);
    let late = store.clone();
    play(&mut store, &mut disk, &mut game, 7);
    // An undo makes a game shorter; it is newer all the same.
    let mut rng = Rng::new(Seed(3));
    let seat = loop {
        play_one(&mut store, &mut disk, &mut game, &mut rng);
        let seats = Seats::first(2);
        if let Some(seat) = seats.iter().find(|&seat| game.0.undo_to(seat).is_ok()) {
            break seat;
        }
    };
    let before = game.0.answers();
    game.0.undo(seat).expect("that was asked");
    assert!(game.0.answers() < before);
    game.1.save(&mut store, &game.0.clone().into(), 200_000).expect("there is room");
    put(&mut disk, &StoredLine::Game(game.1.copy()));

    let mut store = late;
    let compared = open(&mut store, &mut disk);
    assert_eq!(compared.recovered, Some(game.1.id()));
    assert_eq!(texts(&store), [game.0.to_text()]);
    assert_eq!(compared.behind, []);
    // It is played on from there, and nothing comes back a second time.
    let (place, table) = reopen(&store, game.1.id()).expect("it is whole");
    play(&mut store, &mut disk, &mut (table, place), 3);
    assert_eq!(open(&mut store, &mut disk).recovered, None);
    assert_eq!(list(&store).map(|games| games.len()), Ok(1));
}

#[test]
fn what_the_second_store_missed_stays_and_is_told_to_it() {
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let mut game = begin(&mut store, &mut disk, 1, 5_000);
    play(&mut store, &mut Disk::new(), &mut game, 10);
    let compared = open(&mut store, &mut disk);
    assert_eq!((compared.behind.len(), compared.recovered), (1, None));
    assert_eq!(texts(&store), [game.0.to_text()]);
    let compared = open(&mut store, &mut disk);
    assert_eq!((compared.behind.len(), compared.known.len()), (0, 1));
}

#[test]
fn of_several_games_that_come_back_the_one_saved_last_is_named() {
    for begun in [[5_000, 9_000], [9_000, 5_000]] {
        for last in [0, 1] {
            let (mut store, mut disk) = (Memory::default(), Disk::new());
            let mut games = [1, 2].map(|seed| begin(&mut store, &mut disk, seed, begun[seed as usize - 1]));
            // It is saved later than the other one, whichever of them was begun later.
            play(&mut store, &mut disk, &mut games[last], 1);
            let mut store = Memory::default();
            assert_eq!(open(&mut store, &mut disk).recovered, Some(games[last].1.id()), "{begun:?}");
        }
    }
}

/// Games that stood under one number one after the other.
#[test]
fn a_game_whose_number_was_given_away_has_another_place() {
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let mut lost = begin(&mut store, &mut disk, 1, 5_000);
    play(&mut store, &mut disk, &mut lost, 30);
    let mut store = Memory::default();
    let mut next = begin(&mut store, &mut disk, 2, 6_000);
    play(&mut store, &mut disk, &mut next, 3);
    assert_eq!(next.1.id(), lost.1.id());
    let compared = open(&mut store, &mut disk);
    assert_eq!(texts(&store), [lost.0.to_text(), next.0.to_text()]);
    assert_eq!(compared.recovered, Some(GameId::new(2)));
    open(&mut store, &mut disk);
    assert_eq!(texts(&store).len(), 2, "once is enough");
}

#[test]
fn a_game_without_a_note_is_found_again_under_its_number() {
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let table = table(Setup::new(2), 1, &[]);
    store.set("viriditas.game.4", &table.to_text()).expect("there is room");
    open(&mut store, &mut disk);
    store.set("viriditas.note.4", "1700000000 over").expect("there is room");
    open(&mut store, &mut disk);
    assert_eq!((texts(&store).len(), disk.len()), (1, 1));
    open(&mut Memory::default(), &mut disk);
    // The note is lost, and the game is not another one for that.
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    begin(&mut store, &mut disk, 2, 5_000);
    store.remove("viriditas.note.1").expect("it can");
    open(&mut store, &mut disk);
    assert!(kept(&store).expect("it can")[0].note.is_some());
    assert_eq!(texts(&store).len(), 1);
}

#[test]
fn a_deleted_game_stays_deleted_whichever_store_forgot_it() {
    for lost in [[true, false], [false, true], [false, false]] {
        let (mut store, mut disk) = (Memory::default(), Disk::new());
        let mut game = begin(&mut store, &mut disk, 1, 5_000);
        play(&mut store, &mut disk, &mut game, 5);
        let (before, there) = (store.clone(), disk.clone());
        let line = delete(&mut store, game.1.id()).expect("it can");
        put(&mut disk, &line);
        let [first, second] = lost;
        let mut store = if first { before } else { store };
        let mut disk = if second { there } else { disk };
        for _ in 0..3 {
            open(&mut store, &mut disk);
            assert_eq!(texts(&store), [""; 0]);
        }
        assert_eq!(store.keys(), Ok(Vec::new()), "nothing is left to be remembered");
    }
    // The number is given to another game, and neither is taken for the other.
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let gone = begin(&mut store, &mut disk, 1, 5_000);
    let before = store.clone();
    put(&mut disk, &delete(&mut store, gone.1.id()).expect("it can"));
    let next = begin(&mut store, &mut disk, 2, 6_000);
    assert_eq!(next.1.id(), gone.1.id());
    for mut store in [store, before] {
        open(&mut store, &mut disk);
        assert_eq!(texts(&store), [next.0.to_text()]);
    }
}

#[test]
fn a_game_deleted_elsewhere_while_it_is_played_stays() {
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let mut game = begin(&mut store, &mut disk, 1, 5_000);
    put(&mut disk, &delete(&mut store, game.1.id()).expect("it can"));
    play(&mut store, &mut disk, &mut game, 2);
    open(&mut store, &mut disk);
    assert_eq!(texts(&store), [game.0.to_text()]);
}

#[test]
fn a_game_that_was_played_on_before_the_disk_answered_goes_on_and_the_newer_one_beside_it() {
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let mut game = begin(&mut store, &mut disk, 1, 5_000);
    let mut late = store.clone();
    play(&mut store, &mut disk, &mut game, 20);
    let (place, table) = reopen(&late, game.1.id()).expect("it is whole");
    let mut other = (table, place);
    play(&mut late, &mut Disk::new(), &mut other, 2);
    opened(&mut late, &mut disk, &[other.1.id()]);
    assert_eq!(texts(&late), [game.0.to_text(), other.0.to_text()]);
    play(&mut late, &mut disk, &mut other, 2);
    open(&mut late, &mut disk);
    assert_eq!(texts(&late), [game.0.to_text(), other.0.to_text()]);
}

/// A visit without the disk, to a game of which the disk has more.
#[test]
fn a_game_that_was_played_on_without_the_disk_goes_on_and_the_newer_one_beside_it() {
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let mut game = begin(&mut store, &mut disk, 1, 5_000);
    let mut late = store.clone();
    play(&mut store, &mut disk, &mut game, 20);
    let (mut place, mut other) = reopen(&late, game.1.id()).expect("it is whole");
    let parts = |seed: &u64| {
        let mut parted = other.clone();
        step(&mut parted, &mut Rng::new(Seed(*seed)));
        matches!(parted.divergence(&game.0), Divergence::Apart(_))
    };
    let seed = (0..99).find(parts).expect("a way of its own");
    step(&mut other, &mut Rng::new(Seed(seed)));
    assert!(go_alone(&mut late, &place.copy()));
    place.save(&mut late, &other.clone().into(), 300_000).expect("there is room");
    for _ in 0..2 {
        open(&mut late, &mut disk);
        assert_eq!(texts(&late), [game.0.to_text(), other.to_text()]);
    }
}

#[test]
fn a_store_without_room_keeps_what_it_has_and_lets_the_other_keep_the_newer() {
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let mut game = begin(&mut store, &mut disk, 1, 5_000);
    let early = game.0.to_text();
    let mut full = Memory::with_room(early.len() + 60);
    for key in store.keys().expect("it can") {
        full.set(&key, &store.get(&key).expect("it can").expect("it is there")).expect("there is room");
    }
    play(&mut store, &mut disk, &mut game, 60);
    let newest = disk.clone();
    let compared = open(&mut full, &mut disk);
    assert_eq!((texts(&full), disk), (vec![early], newest));
    assert_eq!(compared.stuck, [game.1.copy().origin()]);
}

#[test]
fn whatever_else_stands_on_the_disk_is_passed_over_and_stays() {
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let mut game = begin(&mut store, &mut disk, 1, 5_000);
    play(&mut store, &mut disk, &mut game, 5);
    let whole = game.0.to_text();
    let odd = [
        ("5000", "<script>".to_owned()),
        ("5000", format!("1:9 999999 5000\n{}", &whole[..20])),
        ("5000", format!("1:9 999999 5000\n{}", whole.replacen("V1.", "V2.", 1))),
        ("5000", format!("1:9 99 5001\n{whole}")),
        ("5000", String::new()),
        ("5000", "gone ".to_owned()),
        ("5000", "gone -1".to_owned()),
        ("05000", format!("1:9 99 5000\n{whole}")),
        ("", String::new()),
        ("__proto__", "1:\n".to_owned()),
        ("18446744073709551616", "gone 1".to_owned()),
        ("7", format!("4294967296:\n{whole}")),
        ("7", format!("7:over\n{whole}")),
        ("7", "7:\n".to_owned() + &"A".repeat(1 << 20)),
        ("\u{202e}7", format!("7:\n{whole}")),
    ];
    for (key, line) in odd {
        let mut there = disk.clone();
        there.insert(key.to_owned(), line.clone());
        open(&mut store, &mut there);
        assert_eq!(texts(&store), [&*whole], "{key}: {line:.40}");
        let expected = if key == "5000" { &disk["5000"] } else { &line };
        assert_eq!(there.get(key), Some(expected), "what is played is put right, and the rest stays");
    }
}

/// Any number of games, answers, deletions and deaths, after each of which the first store is as it was some time ago.
#[test]
fn nothing_that_was_on_the_disk_is_lost_by_any_death() {
    for seed in 0..200 {
        let mut rng = Rng::new(Seed(seed));
        let (mut store, mut disk) = (Memory::default(), Disk::new());
        let mut games: Vec<(MarsTable, SaveSlot)> = Vec::new();
        let mut flushed = store.clone();
        for moment in 1..60 {
            match rng.below(8) {
                0 => games.push(begin(&mut store, &mut disk, moment, moment * 1_000)),
                1 if !games.is_empty() => {
                    let gone = games.swap_remove(rng.below(games.len() as u32) as usize);
                    let line = delete(&mut store, gone.1.id()).expect("it can");
                    put(&mut disk, &line);
                    heard(&mut store, &line);
                }
                2 => flushed = store.clone(),
                3 => {
                    store = flushed.clone();
                    open(&mut store, &mut disk);
                    let mut expected: Vec<String> = games.iter().map(|game| game.0.to_text()).collect();
                    let mut found = texts(&store);
                    expected.sort_unstable();
                    found.sort_unstable();
                    assert_eq!(found, expected, "seed {seed}, moment {moment}");
                    let ids = list(&store).expect("it can");
                    let again = ids.iter().map(|&id| reopen(&store, id).expect("it is whole"));
                    games = again.map(|(place, table)| (table, place)).collect();
                }
                _ if !games.is_empty() => {
                    let place = rng.below(games.len() as u32) as usize;
                    play(&mut store, &mut disk, &mut games[place], 2);
                }
                _ => {}
            }
        }
    }
}

/// Whatever the disk says of games that this page plays, buried or newer: they stay as they are, in their places.
#[test]
fn no_game_that_a_page_plays_is_buried_or_overwritten() {
    let (mut buried, mut newer) = (0, 0);
    for seed in 0..150 {
        let mut rng = Rng::new(Seed(seed));
        let (mut store, mut disk) = (Memory::default(), Disk::new());
        let mut games: Vec<(MarsTable, SaveSlot)> =
            (1..4).map(|moment| begin(&mut store, &mut disk, moment, moment * 1_000)).collect();
        let mut played = Vec::new();
        for game in &mut games {
            let mut late = store.clone();
            let (id, origin) = (game.1.id(), game.1.origin());
            let is_played = rng.below(3) > 0;
            match rng.below(3) {
                0 => {
                    put(&mut disk, &StoredLine::Gone(origin, 1 + u64::from(rng.below(50))));
                    buried += u32::from(is_played);
                }
                1 => {
                    play(&mut late, &mut disk, game, 1 + u64::from(rng.below(9)));
                    newer += u32::from(is_played);
                }
                _ => {}
            }
            if is_played {
                played.push(id);
            }
        }
        let there = |store: &Memory| -> Vec<_> { played.iter().map(|&id| text(store, id)).collect() };
        let before = there(&store);
        opened(&mut store, &mut disk, &played);
        assert_eq!(there(&store), before, "seed {seed}");
    }
    assert!(buried > 20 && newer > 20, "{buried} and {newer}");
}

/// Which copies of a game are there after both stores were compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stays {
    First,
    Second,
    Both,
}

/// A copy of a game: how far it has come, how often it was saved, and when it was saved last.
type Copy = (At, u64, u64);

/// After how many saves the first store went on alone, if that was noted; its copy; the second store's; and what stays.
const CASES: &[(Option<u64>, Copy, Copy, Stays)] = &[
    // One comes from the other: what was saved more often counts, shorter or not.
    (None, (First(2), 5, 100), (First(4), 7, 102), Stays::Second),
    (None, (First(4), 7, 102), (First(2), 5, 100), Stays::First),
    (None, (First(4), 7, 102), (First(3), 8, 103), Stays::Second),
    (None, (First(3), 8, 103), (First(4), 7, 102), Stays::First),
    (None, (First(4), 7, 102), (Second(2), 9, 104), Stays::Second),
    (None, (Second(2), 9, 104), (First(4), 7, 102), Stays::First),
    (Some(5), (First(4), 7, 102), (First(2), 5, 100), Stays::First),
    (Some(5), (Second(4), 9, 102), (First(2), 5, 100), Stays::First),
    // Each went on from an earlier one: what has more answers counts, and both stay where they parted.
    (Some(5), (First(3), 6, 101), (First(4), 7, 102), Stays::Second),
    (Some(5), (First(3), 9, 103), (First(4), 7, 102), Stays::Second),
    (Some(5), (First(4), 7, 102), (First(3), 9, 103), Stays::First),
    (Some(5), (Second(3), 6, 101), (First(9), 12, 107), Stays::Both),
    (Some(5), (Second(9), 12, 107), (First(3), 6, 101), Stays::Both),
    (Some(5), (Second(3), 6, 101), (First(3), 6, 101), Stays::Both),
    (Some(5), (First(1), 6, 101), (ByBot, 9, 102), Stays::First),
    (Some(5), (ByBot, 9, 101), (First(1), 6, 102), Stays::Second),
    // Nobody noted it, and the clock tells.
    (None, (Second(3), 6, 200), (First(9), 12, 107), Stays::Both),
    (None, (Second(9), 12, 107), (First(3), 6, 200), Stays::Both),
    (None, (First(3), 6, 200), (First(9), 12, 107), Stays::Second),
    (None, (First(9), 12, 107), (First(3), 6, 200), Stays::First),
    (None, (Second(3), 6, 101), (First(3), 6, 101), Stays::Both),
    // It was noted, and the clock was set back.
    (Some(5), (Second(3), 6, 50), (First(9), 12, 107), Stays::Both),
    (Some(5), (Second(9), 12, 200), (First(3), 6, 107), Stays::Both),
];

fn line(copy: Copy) -> StoredLine {
    let (way, saves, time) = copy;
    let stamp = SaveVersion { saves, begun: 5_000 };
    let note = SaveMeta { saved: time, stage: GameStage::Running, stamp, name: Name::default() };
    StoredLine::Game(StoredGame { id: GameId::new(1), note: Some(note), text: at(way).to_text() })
}

/// Puts a copy into the first store.
fn stand(store: &mut Memory, copy: Copy) {
    let StoredLine::Game(game) = line(copy) else { unreachable!("it is a game") };
    store.set("viriditas.game.1", &game.text).expect("there is room");
    store.set("viriditas.note.1", &game.note.expect("it has one").to_string()).expect("there is room");
}

/// Both stores hold the same games now, each under a name of its own; and however often they are compared, nothing changes.
fn agree(store: &mut Memory, disk: &mut Disk, expected: &[String], case: &str) {
    for time in 0..3 {
        let mut there = texts(store);
        there.sort_unstable();
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        assert_eq!(there, expected, "{case}, compared {time} times more");
        let mut lines: Vec<&str> = disk.values().filter_map(|line| Some(line.split_once('\n')?.1)).collect();
        lines.sort_unstable();
        assert_eq!(lines, expected, "{case}, compared {time} times more");
        let compared = open(store, disk);
        assert_eq!((compared.behind, compared.recovered), (Vec::new(), None), "{case}");
        assert_eq!(compared.known.len(), expected.len(), "{case}");
    }
}

#[test]
fn of_two_copies_the_one_that_went_further_counts_and_two_that_parted_both_stay() {
    for &(alone, first, second, stays) in CASES {
        let case = format!("{alone:?}: {first:?} and {second:?}");
        let (mut store, mut disk) = (Memory::default(), Disk::new());
        stand(&mut store, first);
        put(&mut disk, &line(second));
        if let Some(saves) = alone {
            store.set("viriditas.alone.5000", &saves.to_string()).expect("there is room");
        }
        open(&mut store, &mut disk);
        let [first, second] = [first, second].map(|(way, ..)| at(way).to_text());
        let expected = match stays {
            Stays::First => vec![first],
            Stays::Second => vec![second],
            Stays::Both => vec![first, second],
        };
        agree(&mut store, &mut disk, &expected, &case);
        assert_eq!(store.get("viriditas.alone.5000"), Ok(None), "{case}");
    }
}

/// What the page shows stays where it is; what the second store has more of comes beside it.
#[test]
fn a_game_that_is_played_stays_and_what_is_newer_comes_beside_it() {
    for (second, stays) in [
        ((First(4), 9, 102), Stays::Both),
        ((Second(4), 9, 102), Stays::Both),
        ((First(3), 9, 102), Stays::First),
        ((First(2), 5, 99), Stays::First),
    ] {
        let (mut store, mut disk) = (Memory::default(), Disk::new());
        stand(&mut store, (First(3), 6, 101));
        put(&mut disk, &line(second));
        opened(&mut store, &mut disk, &[GameId::new(1)]);
        let own = at(First(3)).to_text();
        assert_eq!(text(&store, GameId::new(1)), Ok(Some(own.clone())));
        let beside = (stays == Stays::Both).then(|| at(second.0).to_text());
        let expected: Vec<String> = [own].into_iter().chain(beside).collect();
        agree(&mut store, &mut disk, &expected, &format!("{second:?}"));
    }
}

/// Several games whose copies parted, compared at one moment.
#[test]
fn copies_that_are_put_beside_at_one_moment_are_games_of_their_own() {
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let mut expected = Vec::new();
    for seed in 0..3 {
        let mut game = begin(&mut store, &mut disk, seed, 5_000 + seed);
        let mut late = store.clone();
        let (place, table) = reopen(&late, game.1.id()).expect("it is whole");
        let mut other = (table, place);
        play(&mut late, &mut disk, &mut other, 9);
        assert!(go_alone(&mut store, &game.1.copy()));
        play(&mut store, &mut Disk::new(), &mut game, 5);
        expected.extend([game.0.to_text(), other.0.to_text()]);
    }
    open(&mut store, &mut disk);
    agree(&mut store, &mut disk, &expected, "three games");
}

#[test]
fn a_clock_that_stands_still_gives_no_two_games_one_name() {
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    let games: Vec<_> = (0..4).map(|seed| begin(&mut store, &mut disk, seed, 5_000)).collect();
    put(&mut disk, &delete(&mut store, games[3].1.id()).expect("it can"));
    let next = begin(&mut store, &mut disk, 9, 5_000);
    let mut expected: Vec<String> = games[..3].iter().chain([&next]).map(|game| game.0.to_text()).collect();
    expected.sort_unstable();
    for mut store in [store, Memory::default()] {
        open(&mut store, &mut disk);
        let mut found = texts(&store);
        found.sort_unstable();
        assert_eq!(found, expected);
    }
}

/// A text that no release can open is worth less than any copy; one that another release wrote is not.
#[test]
fn a_damaged_game_is_mended_from_the_second_store() {
    let whole = at(First(4)).to_text();
    let damage = [
        String::new(),
        "<script>".to_owned(),
        whole[..whole.len() / 2].to_owned(),
        whole.replacen("V1.", "V1.A", 1),
        format!("{whole}AAAA"),
    ];
    for damaged in damage {
        for saves in [6, 7, 99] {
            let (mut store, mut disk) = (Memory::default(), Disk::new());
            stand(&mut store, (First(4), saves, 100));
            store.set("viriditas.game.1", &damaged).expect("there is room");
            put(&mut disk, &line((First(4), 7, 102)));
            open(&mut store, &mut disk);
            assert_eq!(texts(&store), [whole.as_str()], "{damaged:.20}");
        }
    }
    let (mut store, mut disk) = (Memory::default(), Disk::new());
    stand(&mut store, (First(4), 9, 103));
    let theirs = whole.replacen("V1.", "V2.", 1);
    store.set("viriditas.game.1", &theirs).expect("there is room");
    put(&mut disk, &line((First(4), 7, 102)));
    open(&mut store, &mut disk);
    assert_eq!(texts(&store), [theirs]);
}
