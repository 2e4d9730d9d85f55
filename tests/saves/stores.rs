//! Several saved games in one store.

use crate::saves::forger::input::is_a_sentence;
use crate::saves::games::setup;
use crate::saves::hostile::TRIALS;
use crate::saves::letters::{of_revision, parts, sealed, text_of};
use crate::saves::tables::{reopen, step, table};
use viriditas::games::{GameSummary, MarsTable};
use viriditas::kit::{Rng, Seat, Seed};
use viriditas::mars::{RULES_REVISION, Setup};
use viriditas::save::Broken;
use viriditas::store::{
    GameId, GameStage, LoadError, Memory, Received, SaveMeta, SaveSlot, SaveVersion, Saved, Store,
    StoreFault, delete, export, kept, lines, list, text,
};
use viriditas::table::Name;

fn begin(store: &mut Memory, table: &MarsTable) -> SaveSlot {
    SaveSlot::begin(store, &table.clone().into(), 0).expect("there is room")
}

fn load(store: &Memory, id: GameId) -> Result<MarsTable, LoadError> {
    reopen(store, id).map(|(_, table)| table)
}

/// Plays so many answers, keeping each; where the last one was kept.
fn play_on(store: &mut Memory, place: &mut SaveSlot, table: &mut MarsTable, answers: u32) -> Saved {
    let mut rng = Rng::new(Seed(answers.into()));
    let mut saved = Saved::Here;
    for _ in 0..answers {
        step(table, &mut rng);
        saved = place.save(store, &table.clone().into(), 0).expect("there is room");
    }
    saved
}

#[test]
fn each_game_is_kept_after_each_choice() {
    let mut store = Memory::default();
    store.set("somebody.else", "is here").expect("there is room");
    store.set("viriditas.game.007", "not a key of ours").expect("there is room");
    let mut tables: Vec<_> = (0..4).map(|number| table(setup(number), number, &[])).collect();
    let mut places: Vec<SaveSlot> = tables.iter().map(|table| begin(&mut store, table)).collect();
    let mut rng = Rng::new(Seed(1));
    for _ in 0..60 {
        for (table, place) in tables.iter_mut().zip(&mut places) {
            step(table, &mut rng);
            assert_eq!(place.save(&mut store, &table.clone().into(), 0), Ok(Saved::Here));
        }
    }
    let ids: Vec<GameId> = places.iter().map(SaveSlot::id).collect();
    for (table, &id) in tables.iter().zip(&ids) {
        let loaded = load(&store, id).expect("it was kept");
        assert_eq!(loaded.record(), table.record());
        assert_eq!(loaded.name(Seat::ALL[0]), "Ada");
    }
    let latest_first: Vec<GameId> = ids.iter().rev().copied().collect();
    assert_eq!(list(&store), Ok(latest_first));
    delete(&mut store, ids[1]).expect("it can");
    assert_eq!(load(&store, ids[1]).err(), Some(LoadError::Missing));
    assert_eq!(list(&store).map(|games| games.len()), Ok(3));
    // Two foreign keys; three games, each with its note; and that one was deleted, until the second store has heard it.
    assert_eq!(store.keys().map(|keys| keys.len()), Ok(2 + 6 + 1));
    assert_eq!(store.get("somebody.else"), Ok(Some("is here".to_owned())));
}

#[test]
fn a_broken_game_is_named_and_kept_and_harms_no_other() {
    let mut store = Memory::default();
    let whole = begin(&mut store, &table(Setup::new(2), 1, &[])).id();
    let broken = begin(&mut store, &table(Setup::new(3), 2, &[])).id();
    let key = format!("viriditas.game.{}", broken.number());
    let mut damaged = text(&store, broken).expect("it can").expect("it was kept");
    let changed = if damaged.as_bytes()[12] == b'A' { "B" } else { "A" };
    damaged.replace_range(12..13, changed);
    store.set(&key, &damaged).expect("there is room");
    assert_eq!(load(&store, broken).err(), Some(LoadError::Broken(Broken::Damaged)));
    assert_eq!(list(&store), Ok(vec![broken, whole]));
    let listed = kept(&store).expect("it can");
    assert_eq!(listed[0].summary, Err(LoadError::Broken(Broken::Damaged)));
    assert!(listed[1].summary.is_ok());
    assert_eq!(text(&store, broken), Ok(Some(damaged)));
    assert!(load(&store, whole).is_ok());
}

/// Earlier formats, other rules, another game: none is opened, and each stays, as text and in a file.
#[test]
fn a_game_that_this_release_cannot_play_is_named_and_kept() {
    let whole = table(Setup::new(2), 1, &[]).to_text();
    let mut other_game = parts(&whole);
    other_game[0][1] = 99;
    other_game[0] = sealed(other_game[0].clone());
    let trials = TRIALS.map(|(format, text)| (text.to_owned(), Broken::Trial { format }));
    let others = [
        (
            of_revision(&whole, RULES_REVISION - 1),
            Broken::Revision { theirs: RULES_REVISION - 1, ours: RULES_REVISION },
        ),
        (
            of_revision(&whole, RULES_REVISION + 1),
            Broken::Revision { theirs: RULES_REVISION + 1, ours: RULES_REVISION },
        ),
        (text_of(&other_game), Broken::OtherGame),
    ];
    let mut store = Memory::default();
    for (number, (as_it_was, broken)) in (1..).zip(trials.into_iter().chain(others)) {
        is_a_sentence(&broken);
        let id = GameId::new(number);
        let key = format!("viriditas.game.{number}");
        store.set(&key, &as_it_was).expect("there is room");
        let broken = LoadError::Broken(broken);
        assert_eq!(load(&store, id).err(), Some(broken.clone()));
        assert_eq!(kept(&store).expect("it can")[0].summary, Err(broken));
        assert_eq!(text(&store, id), Ok(Some(as_it_was.clone())));
        let file = export(&store, &[id]).expect("it can");
        assert_eq!(lines(&file)[0].text, as_it_was.trim_end());
        // Another game beside it is kept and deleted as if it were alone.
        let other = begin(&mut store, &table(Setup::new(2), 1, &[])).id();
        assert_eq!(list(&store).map(|games| games[..2].to_vec()), Ok(vec![other, id]));
        assert!(load(&store, other).is_ok());
        delete(&mut store, other).expect("it can");
        assert_eq!(store.get(&key), Ok(Some(as_it_was)));
    }
}

#[test]
fn a_full_store_keeps_what_it_has() {
    let mut store = Memory::with_room(220);
    let mut one = table(Setup::new(2), 1, &[]);
    let mut place = begin(&mut store, &one);
    let mut rng = Rng::new(Seed(1));
    let mut last = one.record();
    while place.save(&mut store, &one.clone().into(), 0).is_ok() {
        last = one.record();
        step(&mut one, &mut rng).expect("the store fills before the game ends");
    }
    assert_eq!(place.save(&mut store, &one.clone().into(), 0), Err(StoreFault::Full));
    assert_eq!(load(&store, place.id()).expect("the last one that fitted").record(), last);
    assert_eq!(SaveSlot::begin(&mut store, &one.clone().into(), 0), Err(StoreFault::Full));
    // With room again the same place takes it.
    let mut roomy = Memory::default();
    for key in store.keys().expect("it can") {
        roomy.set(&key, &store.get(&key).expect("it can").expect("it is there")).expect("there is room");
    }
    assert_eq!(place.save(&mut roomy, &one.clone().into(), 0), Ok(Saved::Here));
    assert_eq!(load(&roomy, place.id()).expect("it was kept").record(), one.record());
}

#[test]
fn the_highest_number_leaves_room_for_more() {
    let mut store = Memory::default();
    store.set("viriditas.game.4294967295", "by hand").expect("there is room");
    assert_eq!(begin(&mut store, &table(Setup::new(1), 1, &[])).id(), GameId::new(1));
}

#[test]
fn two_pages_with_one_game_overwrite_nothing_of_each_other() {
    let mut store = Memory::default();
    let mut one = table(Setup::new(2), 3, &[]);
    let mut here = begin(&mut store, &one);
    play_on(&mut store, &mut here, &mut one, 10);
    let (mut there, mut other) = reopen(&store, here.id()).expect("it was kept");

    // The second page plays on; the first one does later, and finds that out.
    assert_eq!(play_on(&mut store, &mut there, &mut other, 7), Saved::Here);
    let theirs = other.record();
    assert_eq!(play_on(&mut store, &mut here, &mut one, 1), Saved::Apart);
    assert_ne!(here.id(), there.id());
    assert_eq!(play_on(&mut store, &mut here, &mut one, 5), Saved::Here, "from then on each has its own");
    assert_eq!(play_on(&mut store, &mut there, &mut other, 5), Saved::Here);
    assert_ne!(other.record(), theirs);
    assert_eq!(load(&store, here.id()).expect("it was kept").record(), one.record());
    assert_eq!(load(&store, there.id()).expect("it was kept").record(), other.record());
}

#[test]
fn two_pages_that_do_the_same_share_one_game() {
    let mut store = Memory::default();
    let mut one = table(Setup::new(2), 3, &[]);
    let mut here = begin(&mut store, &one);
    let (mut there, mut other) = reopen(&store, here.id()).expect("it was kept");
    for _ in 0..5 {
        // The same answers, by the same chance.
        assert_eq!(play_on(&mut store, &mut here, &mut one, 1), Saved::Here);
        assert_eq!(play_on(&mut store, &mut there, &mut other, 1), Saved::Here);
    }
    assert_eq!(list(&store).map(|games| games.len()), Ok(1));
}

/// A person answers in one page while the bot does in the other, and each page hears late what the other has put there.
#[test]
fn what_bots_alone_went_on_with_is_no_game_of_its_own() {
    let [person, bot] = [Seat::ALL[0], Seat::ALL[1]];
    let answer = |table: &mut MarsTable, seat: Seat| {
        let choice = table.view(Some(seat)).choices(seat).next().expect("it is asked");
        table.play(seat, choice).expect("it is offered");
    };
    let mut store = Memory::default();
    let mut one = table(Setup::new(2), 3, &[bot]);
    let here = begin(&mut store, &one);
    let (there, mut other) = reopen(&store, here.id()).expect("it was kept");
    let (mut theirs, mut ours) = (store.clone(), store);
    let (mut here, mut there) = (here, there);
    answer(&mut other, bot);
    assert_eq!(there.save(&mut theirs, &other.clone().into(), 0), Ok(Saved::Here));
    for _ in 0..2 {
        answer(&mut one, person);
        assert_eq!(here.save(&mut ours, &one.clone().into(), 0), Ok(Saved::Here));
    }
    // Said or seen in the store: the bot answers again.
    let mut before = here.clone();
    assert!(matches!(before.receive(&mut ours, &there.copy(), 0), Ok(Received::Known)));
    assert_eq!(before, here);
    let mut seen = theirs.clone();
    assert_eq!(here.clone().save(&mut seen, &one.clone().into(), 0), Ok(Saved::Here));
    assert_eq!(load(&seen, here.id()).expect("it was kept").record(), one.record());
    // The other page has nothing of a person's: it takes the game as it is here.
    let taken = there.receive(&mut theirs, &here.copy(), 0);
    assert!(matches!(taken, Ok(Received::Newer(table)) if table.record() == one.record().to_text()));
    assert_eq!(list(&theirs).map(|games| games.len()), Ok(1));
    // What a person answered there otherwise is never let go.
    let choice = other.view(Some(person)).choices(person).nth(1).expect("two corporations");
    other.play(person, choice).expect("it is offered");
    let (mut there, _) = reopen(&theirs, there.id()).expect("it was kept");
    assert_eq!(there.save(&mut theirs, &other.clone().into(), 0), Ok(Saved::Here));
    assert_eq!(here.clone().save(&mut theirs, &one.clone().into(), 0), Ok(Saved::Apart));
    assert!(matches!(here.receive(&mut ours, &there.copy(), 0), Ok(Received::Apart(..))));
}

/// A bot answers in two pages, in one of them further, and what that one put into the store is seen while the other saves.
#[test]
fn a_bot_that_answers_in_two_pages_splits_no_game() {
    let bot = Seat::ALL[1];
    let mut rng = Rng::new(Seed(4));
    let mut answer = |table: &mut MarsTable| {
        let choices: Vec<_> = table.view(Some(bot)).choices(bot).collect();
        let choice = choices[rng.below(choices.len() as u32) as usize];
        table.play(bot, choice).expect("it is offered");
        choice
    };
    let mut store = Memory::default();
    let mut one = table(Setup::new(2), 3, &[bot]);
    let mut here = begin(&mut store, &one);
    let (mut there, mut other) = reopen(&store, here.id()).expect("it was kept");
    let (mut theirs, mut ours) = (store.clone(), store);
    let first = answer(&mut other);
    assert_eq!(there.save(&mut theirs, &other.clone().into(), 0), Ok(Saved::Here));
    answer(&mut other);
    assert_eq!(there.save(&mut theirs, &other.clone().into(), 0), Ok(Saved::Here));
    one.play(bot, first).expect("it is offered there, too");
    // The store shows already what the other page has put there since.
    let mut seen = theirs.clone();
    assert_eq!(here.clone().save(&mut seen, &one.clone().into(), 0), Ok(Saved::Here));
    assert_eq!(list(&seen).map(|games| games.len()), Ok(1));
    // Or not yet, and the other page tells it.
    assert_eq!(here.save(&mut ours, &one.clone().into(), 0), Ok(Saved::Here));
    let taken = here.receive(&mut ours, &there.copy(), 0);
    assert!(matches!(taken, Ok(Received::Newer(table)) if table.record() == other.record().to_text()));
    assert_eq!(list(&ours).map(|games| games.len()), Ok(1));
}

#[test]
fn a_game_deleted_by_another_page_is_kept_again_while_it_is_played() {
    let mut store = Memory::default();
    let mut one = table(Setup::new(2), 3, &[]);
    let mut place = begin(&mut store, &one);
    delete(&mut store, place.id()).expect("it can");
    assert_eq!(play_on(&mut store, &mut place, &mut one, 1), Saved::Here);
    assert_eq!(load(&store, place.id()).expect("it was kept").record(), one.record());
}

#[test]
fn the_list_tells_of_each_game_without_playing_it_again() {
    let mut store = Memory::default();
    let mut early = table(Setup::new(3), 1, &[]);
    let mut first = begin(&mut store, &early);
    let mut late = table(Setup::new(2), 2, &[]);
    let mut second = SaveSlot::begin(&mut store, &late.clone().into(), 50_000).expect("there is room");
    let mut rng = Rng::new(Seed(1));
    while step(&mut late, &mut rng).is_some() {}
    second.save(&mut store, &late.clone().into(), 60_000).expect("there is room");
    while early.view(None).facts().generation < 4 {
        step(&mut early, &mut rng);
    }
    first.save(&mut store, &early.clone().into(), 70_000).expect("there is room");

    let games = kept(&store).expect("it can");
    let told: Vec<_> = games.iter().map(|kept| (kept.id, kept.note.clone().expect("it has one"))).collect();
    let note = |saved, stage, begun| SaveMeta {
        saved,
        stage,
        stamp: SaveVersion { saves: 2, begun },
        name: Name::default(),
    };
    let expected =
        [(first.id(), note(70, GameStage::Running, 0)), (second.id(), note(60, GameStage::Over, 50_000))];
    assert_eq!(told, expected);
    for (kept, table) in games.iter().zip([&early, &late]) {
        let summary = kept.summary.as_ref().expect("it is whole");
        let GameSummary::Mars(summary) = summary else { panic!("a game of the board game") };
        assert_eq!(&summary.setup, table.setup());
        assert_eq!(summary.generation, usize::from(table.view(None).facts().generation));
        assert_eq!(summary.answers as usize, table.answers());
        assert_eq!(summary.seating.names[Seat::ALL[1]].as_str(), "Беата");
    }
    // To look at a game again is not to save it again.
    first.save(&mut store, &early.clone().into(), 99_000).expect("there is room");
    assert_eq!(kept(&store).expect("it can")[0].note.as_ref().map(|note| note.saved), Some(70));
}

#[test]
fn a_note_that_is_none_takes_nothing_from_its_game() {
    let mut store = Memory::default();
    let id = begin(&mut store, &table(Setup::new(2), 1, &[])).id();
    let key = format!("viriditas.note.{}", id.number());
    for odd in
        ["", "over", " over", "-1", "99999999999999999999999", "1 1", "1 1 -1", "1  1 1", "<b>", "\u{202e}7"]
    {
        store.set(&key, odd).expect("there is room");
        let games = kept(&store).expect("it can");
        assert_eq!((&games[0].note, games[0].summary.is_ok()), (&None, true), "{odd}");
    }
    store.remove(&key).expect("it can");
    assert_eq!(kept(&store).expect("it can")[0].note, None);
    // A note without a game is nothing.
    delete(&mut store, id).expect("it can");
    store.set(&key, "12").expect("there is room");
    assert_eq!(kept(&store), Ok(Vec::new()));
}

/// `cargo test --release --features synthetic --test all listing -- --nocapture`
#[test]
fn how_long_the_listing_of_hundreds_of_games_takes() {
    let mut store = Memory::default();
    let mut one = table(Setup::new(5), 9, &[]);
    let mut rng = Rng::new(Seed(9));
    while step(&mut one, &mut rng).is_some() {}
    for _ in 0..300 {
        begin(&mut store, &one);
    }
    let begun = std::time::Instant::now();
    let games = kept(&store).expect("it can");
    let listing = begun.elapsed();
    let begun = std::time::Instant::now();
    load(&store, games[0].id).expect("it was kept");
    println!("{} games: listing takes {listing:?}, opening one {:?}", games.len(), begun.elapsed());
    assert_eq!(games.len(), 300);
}

/// Whatever time a note claims, the list is there, the latest first.
#[test]
fn a_time_that_nobody_lives_to_see_is_the_latest() {
    let mut store = Memory::default();
    let ids: Vec<GameId> =
        (0..3).map(|seed| begin(&mut store, &table(Setup::new(2), seed, &[])).id()).collect();
    for (id, saved) in ids.iter().zip(["9223372036854775808", "7", "18446744073709551615"]) {
        store.set(&format!("viriditas.note.{}", id.number()), saved).expect("there is room");
    }
    let listed: Vec<GameId> = kept(&store).expect("it can").iter().map(|kept| kept.id).collect();
    assert_eq!(listed, [ids[2], ids[0], ids[1]]);
}

/// Whatever numbers are in use, the highest among them: a new game has one of its own.
#[test]
fn a_number_in_use_is_never_given_again() {
    let new = table(Setup::new(1), 1, &[]);
    for seed in 0..60 {
        let mut rng = Rng::new(Seed(seed));
        let mut store = Memory::default();
        for _ in 0..6 {
            let low = rng.below(5);
            let number = if rng.below(3) == 0 { u32::MAX - low } else { 1 + low };
            store.set(&format!("viriditas.game.{number}"), "an older game").expect("there is room");
        }
        for _ in 0..6 {
            let before = list(&store).expect("it can");
            let id = SaveSlot::begin(&mut store, &new.clone().into(), 1_000).expect("there is room").id();
            assert!(!before.contains(&id), "{id:?} of {before:?}");
            assert_eq!(list(&store).map(|games| games.len()), Ok(before.len() + 1));
        }
    }
}
