//! What a window does with the copy of a game that another window says it has: each case of what both have answered, how often
//! both have saved, and which game it is.

use crate::saves::tables::{reopen, step, table};
use core::cmp::Ordering::{self, Equal, Greater, Less};
use viriditas::games::MarsTable;
use viriditas::kit::{Rng, Seat, Seed};
use viriditas::mars::Setup;
use viriditas::store::{
    GameStage, Memory, Received, SaveMeta, SaveSlot, SaveVersion, Saved, Store, StoredGame, list, text,
};
use viriditas::table::{Divergence, Name};

const PERSON: Seat = Seat::ALL[0];
const BOT: Seat = Seat::ALL[1];

/// How often the game here was saved.
const SAVES: u64 = 20;

/// A moment of one game, on one of two ways that it can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At {
    /// So many answers of the first way.
    First(usize),
    /// The first way's beginning, and then so many other answers.
    Second(usize),
    /// The first way's beginning, and then one answer of the bot.
    ByBot,
    /// The first way's beginning, and then another answer of the bot.
    OtherwiseByBot,
}

/// What a window does with a copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Does {
    /// The window goes on as it was.
    Ignores,
    /// The window goes on from the copy.
    Takes,
    /// The window goes on from the copy, and keeps what it had in a place of its own.
    TakesBeside,
    /// The window goes on as it was, and keeps the copy in a place of its own.
    KeepsBeside,
}

use At::{ByBot, First, OtherwiseByBot, Second};
use Does::{Ignores, KeepsBeside, Takes, TakesBeside};

/// From where the game was opened here, how far it has come here, what the copy has, whether the copy was saved less often, as
/// often or more often than the game here, and what becomes of it.
const CASES: &[(At, At, At, Ordering, Does)] = &[
    // Nothing was answered here since the game was opened: whatever was saved later counts.
    (First(2), First(2), First(2), Greater, Ignores),
    (First(2), First(2), First(4), Greater, Takes),
    (First(2), First(2), First(4), Equal, Ignores),
    (First(2), First(2), First(4), Less, Ignores),
    (First(2), First(2), First(1), Greater, Takes),
    (First(2), First(2), First(1), Equal, Ignores),
    (First(2), First(2), First(1), Less, Ignores),
    (First(2), First(2), Second(2), Greater, TakesBeside),
    (First(2), First(2), Second(2), Equal, KeepsBeside),
    // Something was: neither window's answers are lost.
    (First(2), First(3), First(2), Greater, Ignores),
    (First(2), First(3), First(2), Less, Ignores),
    (First(2), First(3), First(1), Greater, Ignores),
    (First(2), First(3), First(1), Less, Ignores),
    (First(2), First(3), First(4), Greater, Takes),
    (First(2), First(3), First(4), Equal, KeepsBeside),
    (First(2), First(3), Second(1), Greater, KeepsBeside),
    (First(2), First(3), Second(1), Equal, KeepsBeside),
    (First(2), First(3), Second(1), Less, KeepsBeside),
    (First(2), First(3), Second(9), Greater, KeepsBeside),
    (First(2), First(3), Second(9), Less, KeepsBeside),
    // What the bot alone has answered it answers again.
    (First(0), ByBot, OtherwiseByBot, Greater, Ignores),
    (First(0), ByBot, OtherwiseByBot, Less, Ignores),
    (First(0), First(1), ByBot, Greater, Ignores),
    (First(0), First(1), ByBot, Equal, Ignores),
    (First(0), First(1), ByBot, Less, Ignores),
    (First(0), ByBot, First(1), Greater, Takes),
    (First(0), ByBot, First(1), Equal, KeepsBeside),
    (First(0), ByBot, First(1), Less, KeepsBeside),
    (ByBot, ByBot, First(1), Greater, Takes),
];

/// One answer of this seat, the one at this place or the last one before it.
fn answer(table: &mut MarsTable, seat: Seat, place: usize) {
    let choices: Vec<_> = table.view(Some(seat)).choices(seat).collect();
    table.play(seat, choices[place.min(choices.len() - 1)]).expect("it is offered");
}

/// A game of a person and a bot at its beginning, where both are asked, at this moment.
pub(crate) fn at(at: At) -> MarsTable {
    let mut table = table(Setup::new(2), 3, &[BOT]);
    let (answers, seed) = match at {
        At::ByBot => {
            answer(&mut table, BOT, 0);
            return table;
        }
        At::OtherwiseByBot => {
            answer(&mut table, BOT, 1);
            return table;
        }
        At::First(answers) => (answers, 1),
        At::Second(answers) => (answers, 2),
    };
    let mut rng = Rng::new(Seed(seed));
    for place in 0..answers {
        if place == 0 {
            answer(&mut table, PERSON, seed as usize - 1);
            continue;
        }
        let before = table.clone();
        while before.divergence(&table) != Divergence::Further(1) {
            table = before.clone();
            step(&mut table, &mut rng).expect("it is not over");
        }
    }
    table
}

fn note(begun: u64, saves: u64) -> SaveMeta {
    SaveMeta {
        saved: 100,
        stage: GameStage::Running,
        stamp: SaveVersion { saves, begun },
        name: Name::default(),
    }
}

/// A window with a game that was opened at one moment and has come to another, and its store.
fn window(opened: At, own: At) -> (Memory, SaveSlot) {
    let mut store = Memory::default();
    let begun = SaveSlot::begin(&mut store, &at(opened).into(), 1_000).expect("there is room");
    let saves = if opened == own { SAVES } else { SAVES - 1 };
    store.set("viriditas.note.1", &note(1_000, saves).to_string()).expect("there is room");
    let (mut here, _) = reopen(&store, begun.id()).expect("it is whole");
    assert_eq!(here.save(&mut store, &at(own).into(), 2_000), Ok(Saved::Here));
    assert_eq!(here.stamp(), SaveVersion { saves: SAVES, begun: 1_000 });
    (store, here)
}

fn copy(here: &SaveSlot, theirs: At, saves: Ordering, begun: u64) -> StoredGame {
    let saves = match saves {
        Less => SAVES - 1,
        Equal => SAVES,
        Greater => SAVES + 1,
    };
    StoredGame { id: here.id(), note: Some(note(begun, saves)), text: at(theirs).to_text() }
}

fn texts(store: &Memory) -> Vec<String> {
    let ids = list(store).expect("it can").into_iter().rev();
    ids.map(|id| text(store, id).expect("it can").expect("it is there")).collect()
}

#[test]
fn whatever_both_windows_have_answered_and_saved_nothing_is_lost_and_nothing_is_doubled() {
    for &(opened, own, theirs, saves, does) in CASES {
        let case = format!("opened at {opened:?}, now at {own:?}, told {theirs:?} saved {saves:?}");
        let (mut store, mut here) = window(opened, own);
        let copy = copy(&here, theirs, saves, 1_000);
        let (own, theirs) = (at(own).to_text(), at(theirs).to_text());
        let received = here.receive(&mut store, &copy, 3_000).expect("there is room");
        let (mine, beside) = match does {
            Ignores => {
                assert!(matches!(received, Received::Known), "{case}: {received:?}");
                (&own, None)
            }
            Takes | TakesBeside => {
                assert!(
                    matches!(&received, Received::Newer(table) if table.to_text() == theirs),
                    "{case}: {received:?}"
                );
                (&theirs, (does == TakesBeside).then_some(&own))
            }
            KeepsBeside => {
                let Received::Apart(place, table) = &received else { panic!("{case}: {received:?}") };
                assert_eq!(table.to_text(), theirs, "{case}");
                assert_ne!(place.origin(), here.origin(), "{case}: two games under one name");
                (&own, Some(&theirs))
            }
        };
        assert_eq!(&here.copy().text, mine, "{case}");
        // What the other window has put into the store is seen there late.
        assert_eq!(texts(&store)[1..], beside.cloned().into_iter().collect::<Vec<_>>(), "{case}");
        let most = here.stamp().saves.max(copy.saves());
        assert!(
            does == Ignores || does == KeepsBeside || here.stamp().saves == most,
            "{case}: what is saved next would be older than the copy"
        );
    }
}

#[test]
fn a_copy_of_another_game_changes_nothing_whatever_it_has() {
    for &(opened, own, theirs, saves, _) in CASES {
        let (mut store, mut here) = window(opened, own);
        let before = (here.clone(), texts(&store));
        let copy = copy(&here, theirs, saves, 1_001);
        let received = here.receive(&mut store, &copy, 3_000).expect("there is room");
        assert!(matches!(received, Received::Known), "{received:?}");
        assert_eq!((here, texts(&store)), before);
    }
}

/// The store shows a window what another one has put there, however often that was saved.
#[test]
fn what_is_saved_next_counts_more_than_all_that_the_store_shows() {
    for (there, expected) in [(SAVES - 3, SAVES + 1), (SAVES, SAVES + 1), (SAVES + 9, SAVES + 10)] {
        let (mut store, mut here) = window(First(2), First(3));
        store.set("viriditas.note.1", &note(1_000, there).to_string()).expect("there is room");
        assert_eq!(here.save(&mut store, &at(First(4)).into(), 4_000), Ok(Saved::Here));
        assert_eq!(here.stamp().saves, expected);
    }
}

/// Another window has put the same answers there: the count of its saves goes on.
#[test]
fn of_equal_answers_the_note_in_the_store_is_taken_over() {
    let (mut store, mut here) = window(First(2), First(3));
    store.set("viriditas.game.1", &at(First(4)).to_text()).expect("there is room");
    store.set("viriditas.note.1", &note(1_000, SAVES + 5).to_string()).expect("there is room");
    assert_eq!(here.save(&mut store, &at(First(4)).into(), 4_000), Ok(Saved::Here));
    assert_eq!(here.stamp().saves, SAVES + 5);
}

/// A window that took over a copy may see in its store what it had before that, which goes another way where the other
/// window took answers back.
#[test]
fn a_position_that_was_here_before_a_copy_came_is_not_another_pages() {
    let (mut store, mut here) = window(First(2), First(2));
    let copy = copy(&here, Second(3), Greater, 1_000);
    let received = here.receive(&mut store, &copy, 3_000).expect("there is room");
    assert!(matches!(received, Received::Newer(_)), "{received:?}");
    assert_eq!(text(&store, here.id()), Ok(Some(at(First(2)).to_text())));
    assert_eq!(here.save(&mut store, &at(Second(4)).into(), 4_000), Ok(Saved::Here));
    assert_eq!(texts(&store), [at(Second(4)).to_text(), at(First(2)).to_text()]);
}
