//! Saved games outlive releases (promise P8): a specimen of every release.

use crate::games::{Played, any_setup, setup};
use crate::letters::{of_revision, parts};
use crate::tables::{step, table};
use viriditas::kit::{Heard, Rng, Rules, Seat, Seed};
use viriditas::mars::{RULES_REVISION, Setup, Switch};
use viriditas::save::{Record, Snapshot, digest};
use viriditas::table::Table;

/// Game 11 of `setup`, finished, by revision 3 of the rules, in format 2. Until release 1.0 a change of the rules replaces
/// it (`cargo test --test saves specimen -- --nocapture` prints the new one).
const SPECIMEN: &str = include_str!("revision-3.txt");

/// A table of three in the middle of a turn, kept with a snapshot. Its record is under a revision of the rules that never
/// was, so that each release takes it up where that turn began; a change of the rules leaves it as it is.
const SNAPSHOT: &str = include_str!("snapshot-1.txt");

/// The same table taken up again and played on, in format 3, by revision 3 of the rules; replaced like the first one.
const TAKEN_UP: &str = include_str!("taken-up-3.txt");

/// Both in formats 4 and 5.
const SHORTER: &str = include_str!("revision-3-format-4.txt");
const TAKEN_UP_SHORTER: &str = include_str!("taken-up-3-format-5.txt");

/// Games of `any_setup` on other maps with preludes: in format 4, and without some cards in format 6.
const BOXES: [(u64, &str); 2] =
    [(BOXED, include_str!("revision-3-boxes.txt")), (BANNED, include_str!("revision-3-bans.txt"))];
const BOXED: u64 = 21;
const BANNED: u64 = 22;

/// A table of three on Elysium with preludes and a draft, kept in the middle of a turn by the release that had no other planet
/// yet: as it was, and under the revision that never was.
const KEPT: &str = include_str!("kept-3-preludes.txt");
const KEPT_NEVER: &str = include_str!("kept-3-preludes-never.txt");

/// The revision that never was.
const NEVER: u16 = u16::MAX;

#[test]
fn a_specimen_of_this_revision_still_loads() {
    println!("{}", Played::finished(setup(11), 11).record().to_text());
    // In format 2, and in format 4, which is what it is written in now.
    for specimen in [SPECIMEN, SHORTER] {
        let record = Record::from_text(specimen).expect("the specimen is whole");
        assert_eq!(record.to_text(), specimen.trim());
        let (game, journal) = record.replay(&mut Heard::nothing()).expect("the specimen replays");
        assert!(game.asked().is_empty());
        let again = Record::of(record.setup(), record.seed(), &journal, &game);
        assert_eq!(again.to_text(), SHORTER.trim());
    }
}

#[test]
fn a_specimen_of_other_maps_and_boxes_still_loads() {
    for (number, specimen) in BOXES {
        let played = Played::finished(any_setup(number), number);
        println!("{}", played.record().to_text());
        let record = Record::from_text(specimen).expect("the specimen is whole");
        assert!(record.setup().on.has(Switch::Prelude) && record.setup().map != 0);
        assert_eq!(record.setup().banned.is_empty(), number == BOXED);
        let (game, journal) = record.replay(&mut Heard::nothing()).expect("the specimen replays");
        assert!(game.asked().is_empty());
        assert_eq!(Record::of(record.setup(), record.seed(), &journal, &game).to_text(), specimen.trim());
    }
}

/// Plays so many answers by chance, and on to the second action of a turn; to the end, where there is none.
fn plays_on(mut table: Table, answers: usize) -> Table {
    let mut rng = Rng::new(Seed(5));
    let is_in_a_turn = |table: &Table| {
        table.asked().iter().any(|seat| table.view(Some(seat)).actions_taken(seat) == Some(1))
    };
    while (table.answers() < answers || !is_in_a_turn(&table)) && step(&mut table, &mut rng).is_some() {}
    table
}

#[test]
fn a_specimen_with_a_snapshot_still_opens_at_its_last_turn() {
    let kept = plays_on(table(Setup::new(3).with(Switch::Draft), 5, &[Seat::ALL[2]]), 300).to_kept_text();
    println!("{}", of_revision(&kept, NEVER));
    let one = Table::from_text(SNAPSHOT).expect("the specimen is whole");
    assert_eq!(["Ada", "Беата", "千尋"], [0, 1, 2].map(|seat| one.name(Seat::ALL[seat])));
    let parts = parts(SNAPSHOT.trim());
    let snapshot = Snapshot::read(&parts[2], one.setup(), one.record().seed()).expect("it is whole");
    assert_eq!(Snapshot::of(snapshot.game()).expect("it rests").bytes(), parts[2]);
    assert_eq!(DIGEST, (snapshot.game().facts().generation, digest(snapshot.game())));
    let end = plays_on(one, usize::MAX);
    assert!(end.asked().is_empty());
}

#[test]
fn a_game_kept_before_there_was_venus_opens_by_replay_and_from_its_snapshot() {
    let whole = Table::from_text(KEPT).expect("the specimen is whole");
    assert!(whole.answers() >= 260, "it is replayed from its first answer");
    let rest = parts(KEPT.trim());
    let snapshot = Snapshot::read(&rest[2], whole.setup(), whole.record().seed()).expect("it is whole");
    assert_eq!((snapshot.game().facts().generation, digest(snapshot.game())), KEPT_DIGEST);
    let taken_up = Table::from_text(KEPT_NEVER).expect("the specimen is whole");
    assert!(taken_up.answers() < 260, "it is taken up where its last turn began");
    let ends = |one: Table| one.setup().map == 2 && plays_on(one, usize::MAX).asked().is_empty();
    assert!(ends(whole) && ends(taken_up));
}

const KEPT_DIGEST: (u8, u64) = (8, 10_376_827_704_754_818_929);

/// The generation of the specimen, and its digest.
const DIGEST: (u8, u64) = (10, 18_319_595_325_922_079_348);

#[test]
fn a_specimen_that_was_taken_up_still_loads() {
    assert_eq!(RULES_REVISION, 3, "the specimen is of another revision");
    let one = Table::from_text(SNAPSHOT).expect("the specimen is whole");
    println!("{}", plays_on(one, 60).to_text());
    for specimen in [TAKEN_UP, TAKEN_UP_SHORTER] {
        let two = Table::from_text(specimen).expect("the specimen is whole");
        assert!(two.answers() >= 60 && two.record().generations() > DIGEST.0.into());
        assert_eq!(two.to_text(), TAKEN_UP_SHORTER.trim());
    }
}
