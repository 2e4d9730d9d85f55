//! Saved games as a file, their names, and games that were deleted by mistake.

use crate::saves::tables::{reopen, step, table};
use viriditas::games::MarsTable;
use viriditas::kit::{Rng, Seat, Seed};
use viriditas::mars::Setup;
use viriditas::save::Broken;
use viriditas::store::{
    Came, Compared, GameId, KeepError, Kept, Listed, Memory, SaveSlot, Saved, Store, StoreFault, StoredGame,
    StoredLine, Written, bring, compare, delete, export, go_alone, here, kept, lines, list, rename, restore,
    stay, used,
};
use viriditas::table::Name;

/// A store with some games, each a little further than the one before.
fn shelf(games: u64) -> Memory {
    let mut store = Memory::default();
    for seed in 0..games {
        let mut table = table(Setup::new((seed % 5 + 1) as u8), seed, &[]);
        let mut rng = Rng::new(Seed(seed));
        let mut place = SaveSlot::begin(&mut store, &table.clone().into(), 1_000_000 * (seed + 1))
            .expect("there is room");
        for _ in 0..seed * 7 {
            step(&mut table, &mut rng);
        }
        place.save(&mut store, &table.clone().into(), 1_000_000 * (seed + 1)).expect("there is room");
    }
    store
}

fn all(store: &Memory) -> Vec<Kept> {
    kept(store).expect("it can")
}

fn bring_all(store: &mut Memory, file: &str) -> Vec<Result<Came, KeepError>> {
    let mut written = Written::of(store).expect("it can");
    lines(file)
        .iter()
        .map(|game| bring(store, &mut written, game, 99_000_000).map(|(came, _)| came))
        .collect()
}

fn ids(store: &Memory) -> Vec<GameId> {
    list(store).expect("it can")
}

#[test]
fn all_games_go_into_a_file_and_come_out_of_it_as_they_were() {
    let mut store = shelf(12);
    let friday = ids(&store)[3];
    rename(&mut store, friday, Name::new("Friday  evening # 2 🚀"), 0).expect("it can");
    let file = export(&store, &ids(&store)).expect("it can");
    let mut other = Memory::default();
    assert!(bring_all(&mut other, &file).iter().all(|came| matches!(came, Ok(Came::Kept(_)))));
    let told = |store: &Memory| -> Vec<_> {
        let mut games: Vec<_> = all(store)
            .into_iter()
            .map(|kept| {
                let note = kept.note.expect("it has one");
                let table = reopen(store, kept.id).expect("it is whole").1;
                (note.saved, note.stage, note.name.as_str().to_owned(), table.to_text())
            })
            .collect();
        games.sort_by_key(|(saved, ..)| *saved);
        games
    };
    assert_eq!(told(&store), told(&other));
    assert_eq!(told(&store).iter().filter(|(_, _, name, _)| name == "Friday  evening # 2 🚀").count(), 1);
    // A second time there is nothing new, here or there.
    for store in [&mut store, &mut other] {
        assert!(bring_all(store, &file).iter().all(|came| matches!(came, Ok(Came::Known(_)))));
        assert_eq!(ids(store).len(), 12);
    }
}

#[test]
fn a_game_of_a_file_goes_on_where_it_is_further_and_stays_apart_where_it_went_another_way() {
    let mut store = shelf(3);
    let id = ids(&store)[0];
    let early = export(&store, &[id]).expect("it can");
    let (mut place, mut one) = reopen(&store, id).expect("it is whole");
    let mut another = one.clone();
    let (mut rng, mut chance) = (Rng::new(Seed(1)), Rng::new(Seed(2)));
    for _ in 0..30 {
        step(&mut one, &mut rng);
        step(&mut another, &mut chance);
    }
    let mut elsewhere = Memory::default();
    for table in [&one, &another] {
        SaveSlot::begin(&mut elsewhere, &table.clone().into(), 0).expect("there is room");
    }
    let further = export(&elsewhere, &[GameId::new(1)]).expect("it can");
    let apart = export(&elsewhere, &[GameId::new(2)]).expect("it can");
    assert_eq!(bring_all(&mut store, &further), [Ok(Came::Further(id))]);
    assert_eq!(reopen(&store, id).expect("it is whole").1.to_text(), one.to_text());
    assert_eq!(bring_all(&mut store, &early), [Ok(Came::Known(id))]);
    assert_eq!(bring_all(&mut store, &apart), [Ok(Came::Kept(GameId::new(4)))]);
    assert_eq!(ids(&store).len(), 4);
    // A page that has come so far with it, too, goes on in its place.
    step(&mut one, &mut rng);
    assert_eq!(place.clone().save(&mut store, &one.clone().into(), 0), Ok(Saved::Here));
    assert_eq!(ids(&store).len(), 4);
    // One that has gone another way keeps what it has apart, and nothing is overwritten.
    assert_eq!(place.save(&mut store, &another.clone().into(), 0), Ok(Saved::Apart));
    assert_eq!(ids(&store).len(), 5);
    assert_eq!(reopen(&store, id).expect("it is whole").1.to_text(), one.to_text());
}

#[test]
fn whatever_stands_in_a_file_is_told_line_by_line_and_harms_nothing() {
    let mut store = shelf(4);
    let before = export(&store, &ids(&store)).expect("it can");
    let whole = lines(&before).remove(0).text;
    let file = format!(
        "\u{feff}Viriditas 1\r\n\r\n# nonsense \u{202e}\r\n<script>\r\n  {whole}  \r\n{}\r\n# 7\r\n\0\r\nV9.AAAA\r\n#",
        &whole[..whole.len() / 2]
    );
    let listed = lines(&file);
    assert_eq!(listed.iter().map(|game| game.line).collect::<Vec<_>>(), [4, 5, 6, 8, 9, 10]);
    let came = bring_all(&mut store, &file);
    assert!(matches!(came[1], Ok(Came::Known(_))), "{:?}", came[1]);
    assert_eq!(came[0], Err(KeepError::Broken(Broken::NotOurs)));
    assert!(
        came.iter().enumerate().all(|(place, came)| place == 1 || matches!(came, Err(KeepError::Broken(_))))
    );
    assert_eq!(export(&store, &ids(&store)).expect("it can"), before);
    for odd in ["", "\n\n", "# 1 name", "Viriditas 1"] {
        assert_eq!(lines(odd), []);
    }
    // A game that cannot be opened goes along as it is.
    store.set("viriditas.game.9", "V9.AAAA").expect("there is room");
    let file = export(&store, &ids(&store)).expect("it can");
    assert_eq!(
        lines(&file)[0],
        Listed { line: 2, text: "V9.AAAA".to_owned(), saved: None, name: Name::default() }
    );
    assert_eq!(lines(&file).len(), 5);
}

#[test]
fn a_full_store_keeps_what_it_has_when_a_file_comes() {
    let whole = shelf(6);
    let file = export(&whole, &ids(&whole)).expect("it can");
    let mut store = Memory::with_room(900);
    let came = bring_all(&mut store, &file);
    let kept = came.iter().filter(|came| came.is_ok()).count();
    assert!(kept > 0 && came.contains(&Err(KeepError::Store(StoreFault::Full))), "{came:?}");
    assert_eq!(all(&store).iter().filter(|kept| kept.summary.is_ok()).count(), kept);
    assert!(used(&store).expect("it can") <= 900);
}

#[test]
fn a_name_outlasts_what_is_played_and_may_come_from_another_window() {
    let mut store = shelf(2);
    let id = ids(&store)[0];
    let name = |store: &Memory| {
        let note = all(store).into_iter().find(|kept| kept.id == id).expect("it is kept").note;
        note.expect("it has one").name.as_str().to_owned()
    };
    let (mut place, mut table) = reopen(&store, id).expect("it is whole");
    rename(&mut store, id, Name::new("  Rosa\n\u{202e}and I "), 0).expect("it can");
    assert_eq!(name(&store), "Rosaand I");
    step(&mut table, &mut Rng::new(Seed(1)));
    place.save(&mut store, &table.clone().into(), 0).expect("there is room");
    assert_eq!((ids(&store).len(), name(&store).as_str()), (2, "Rosaand I"));
    rename(&mut store, id, Name::default(), 0).expect("it can");
    step(&mut table, &mut Rng::new(Seed(1)));
    place.save(&mut store, &table.clone().into(), 0).expect("there is room");
    assert_eq!(name(&store), "");
    // Of a game whose note was lost nothing else is known.
    store.remove(&format!("viriditas.note.{}", id.number())).expect("it can");
    rename(&mut store, id, Name::new("Rosa"), 0).expect("it can");
    assert_eq!(name(&store), "Rosa");
    assert!(reopen(&store, id).is_ok());
}

/// What the second store says after it was told this.
fn compared(store: &mut Memory, lines: &[StoredLine]) -> Compared {
    let found: Vec<_> = lines.iter().map(|line| (line.origin().key(), line.to_string())).collect();
    compare(store, &found, &[], 5_000).expect("it can")
}

/// What the first store remembers of games that were deleted or went on alone.
fn remembered(store: &Memory) -> Vec<String> {
    let is_mark = |key: &String| key.starts_with("viriditas.gone.") || key.starts_with("viriditas.alone.");
    store.keys().expect("it can").into_iter().filter(is_mark).collect()
}

#[test]
fn what_was_deleted_by_mistake_comes_back_and_stays() {
    for has_note in [true, false] {
        let mut store = shelf(3);
        let id = ids(&store)[1];
        if !has_note {
            store.remove(&format!("viriditas.note.{}", id.number())).expect("it can");
        }
        let game = StoredGame::of(&store, id).expect("it is there");
        assert!(go_alone(&mut store, &game));
        let gone = delete(&mut store, id).expect("it can");
        assert_eq!(ids(&store).len(), 2);
        assert_eq!(remembered(&store), [format!("viriditas.gone.{}", game.origin().key())]);
        let back = restore(&mut store, game.clone(), 7_000).expect("there is room");
        assert_eq!(ids(&store).len(), 3);
        assert_eq!(remembered(&store), [""; 0], "nothing of it is gone or alone");
        assert_eq!(store.get(&format!("viriditas.game.{}", id.number())), Ok(Some(game.text.clone())));
        // Whether the second store has heard of both, or of the first only.
        for lines in [vec![back.clone()], vec![gone.clone()], vec![StoredLine::Game(game.clone())], vec![]] {
            let mut store = store.clone();
            assert_eq!(compared(&mut store, &lines).recovered, None);
            assert_eq!(ids(&store).len(), 3, "{lines:?}");
        }
        // Its place was taken meanwhile.
        let mut store = shelf(3);
        let id = ids(&store)[0];
        let game = StoredGame::of(&store, id).expect("it is there");
        delete(&mut store, id).expect("it can");
        let other = SaveSlot::begin(&mut store, &table(Setup::new(1), 77, &[]).into(), 9_000)
            .expect("there is room")
            .id();
        assert_eq!(other, id);
        restore(&mut store, game.clone(), 9_000).expect("there is room");
        assert_eq!(ids(&store).len(), 4);
        let texts: Vec<String> =
            ids(&store).into_iter().map(|id| StoredGame::of(&store, id).expect("it is there").text).collect();
        assert!(texts.contains(&game.text) && texts.iter().all(|text| MarsTable::from_text(text).is_ok()));
    }
}

/// A number is given again: who plays the game that had it at this device says nothing of the next one.
#[test]
fn who_plays_here_is_kept_for_each_seat_and_goes_with_the_game() {
    let mut store = shelf(1);
    let id = ids(&store)[0];
    assert_eq!(here(&store, id), None);
    for seat in Seat::ALL {
        stay(&mut store, id, Some(seat)).expect("there is room");
        assert_eq!(here(&store, id), Some(seat));
    }
    delete(&mut store, id).expect("it can");
    let next =
        SaveSlot::begin(&mut store, &table(Setup::new(2), 5, &[]).into(), 9_000).expect("there is room");
    assert_eq!((next.id(), here(&store, id)), (id, None));
    stay(&mut store, id, Some(Seat::ALL[1])).expect("there is room");
    stay(&mut store, id, None).expect("it can");
    assert_eq!(here(&store, id), None);
}

#[test]
fn a_game_whose_note_was_lost_keeps_the_name_that_the_page_knows() {
    let mut store = shelf(1);
    let id = ids(&store)[0];
    rename(&mut store, id, Name::new("Saturday"), 0).expect("it can");
    let (mut place, mut table) = reopen(&store, id).expect("it is whole");
    store.remove(&format!("viriditas.note.{}", id.number())).expect("it can");
    step(&mut table, &mut Rng::new(Seed(1)));
    assert_eq!(place.save(&mut store, &table.into(), 9_000), Ok(Saved::Here));
    assert_eq!(all(&store)[0].note.as_ref().map(|note| note.name.clone()), Some(Name::new("Saturday")));
}
