//! Who sits where: kept beside the record, and taken for hostile like it.

use crate::saves::tables::table;
use viriditas::games::MarsTable;
use viriditas::kit::{BySeat, Rng, Seat, Seed};
use viriditas::mars::Fault;
use viriditas::mars::Setup;
use viriditas::save::{self, Broken, crc32};
use viriditas::table::{Bot, Colour, Colours, Controller, Name, PastBots, Seating};

fn colours(table: &MarsTable) -> [Colour; 5] {
    Seat::ALL.map(|seat| table.colours().of(seat))
}

/// A record with these bytes beside it, under a checksum that fits.
fn forged(mut beside: Vec<u8>) -> Result<MarsTable, Broken<Fault>> {
    beside.extend(crc32(&beside).to_le_bytes());
    let record = table(Setup::new(5), 1, &[]).record();
    MarsTable::from_text(&save::write(&record, Some(&beside)))
}

/// Five nameless people with these numbers of colours.
fn coloured(numbers: [u8; 5]) -> Result<MarsTable, Broken<Fault>> {
    let seats = numbers.into_iter().flat_map(|number| [0, number, 0]);
    forged([3, 0].into_iter().chain(seats).chain([0]).collect())
}

#[test]
fn a_colour_given_to_a_seat_is_taken_from_the_one_that_had_it() {
    let mut rng = Rng::new(Seed(4));
    let mut colours = Colours::default();
    for _ in 0..200 {
        let before = colours;
        let seat = Seat::ALL[rng.below(5) as usize];
        let colour = Colour::ALL[rng.below(5) as usize];
        colours.give(seat, colour);
        assert_eq!(colours.of(seat), colour);
        for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
            let expected = if before.of(other) == colour { before.of(seat) } else { before.of(other) };
            assert_eq!(colours.of(other), expected);
        }
    }
}

#[test]
fn colours_come_back_with_the_table() {
    let mut rng = Rng::new(Seed(5));
    let mut seating = Seating::default();
    for _ in 0..50 {
        seating.colours.give(Seat::ALL[rng.below(5) as usize], Colour::ALL[rng.below(5) as usize]);
        let one = MarsTable::new(Setup::new(3), Seed(1), seating.clone()).expect("the set-up is possible");
        let other = MarsTable::from_text(&one.to_text()).expect("a table's text is whole");
        assert_eq!(other.colours(), &seating.colours);
        assert_eq!(other.to_text(), one.to_text());
    }
}

/// The game goes on with the strongest level, and is told of once: its text then names that level.
#[test]
fn a_level_of_bots_that_this_version_does_not_know_is_played_by_its_strongest() {
    let seats = (0..5).flat_map(|place| [if place == 1 { 200 } else { 0 }, place, 0]);
    let table = forged([3, 0].into_iter().chain(seats).chain([0]).collect()).expect("the game is whole");
    assert!(table.has_unknown_bot());
    assert_eq!(table.player(Seat::ALL[0]), Controller::Human);
    assert_eq!(table.player(Seat::ALL[1]), Controller::Bot(Bot::Expert));
    let again = MarsTable::from_text(&table.to_text()).expect("a table's text is whole");
    assert!(!again.has_unknown_bot());
    assert_eq!(again.player(Seat::ALL[1]), Controller::Bot(Bot::Expert));
}

#[test]
fn what_no_table_writes_about_its_seats_is_refused() {
    assert_eq!(coloured([4, 3, 2, 1, 0]).map(|table| colours(&table)[0]), Ok(Colour::Amber));
    assert_eq!(coloured([0, 1, 2, 3, 3]).err(), Some(Broken::Damaged));
    assert_eq!(coloured([0; 5]).err(), Some(Broken::Damaged));
    assert_eq!(coloured([0, 1, 2, 5, 4]).err(), Some(Broken::Option { byte: 12 }));
    assert_eq!(forged(vec![3]).err(), Some(Broken::Truncated { byte: 1 }));
    assert_eq!(forged(vec![2]).err(), Some(Broken::Trial { format: 2 }));
    assert_eq!(forged(vec![4]).err(), Some(Broken::Newer { format: 4 }));
    assert_eq!(forged(vec![3, 0, 0, 0, 200, b'A']).err(), Some(Broken::Truncated { byte: 6 }));
    assert_eq!(Colours::new(BySeat([Colour::Bone; 5])), None);
}

/// Five nameless people with this setting, these notes and what follows.
fn undoing(setting: u8, number: u8, notes: &[(u8, u32)], rest: &[u8]) -> Result<MarsTable, Broken<Fault>> {
    let seats = (0..5).flat_map(|colour| [0, colour, 0]);
    let mut bytes: Vec<u8> = [3, setting].into_iter().chain(seats).chain([number]).collect();
    for &(seat, told) in notes {
        bytes.push(seat);
        bytes.extend(told.to_le_bytes());
    }
    bytes.extend(rest);
    forged(bytes)
}

#[test]
fn how_far_an_undo_goes_comes_back_with_the_table() {
    let settings = PastBots::ALL.into_iter().zip(0..);
    for (past_bots, number) in settings {
        assert_eq!(undoing(number, 0, &[], &[]).map(|table| table.past_bots()), Ok(past_bots));
        let seating = Seating { past_bots, ..Seating::default() };
        let one = MarsTable::new(Setup::new(3), Seed(1), seating).expect("the set-up is possible");
        let other = MarsTable::from_text(&one.to_text()).expect("a table's text is whole");
        assert_eq!(other.past_bots(), past_bots);
    }
    assert_eq!(undoing(3, 0, &[], &[]).err(), Some(Broken::Option { byte: 1 }));
}

#[test]
fn the_rule_that_nobody_asks_the_coach_comes_back_with_the_table() {
    for (setting, is_without) in [(1, false), (0x81, true)] {
        let table = undoing(setting, 0, &[], &[]).expect("such tables are out there");
        assert_eq!((table.is_without_coach(), table.past_bots()), (is_without, PastBots::Always));
        let again = MarsTable::from_text(&table.to_text()).expect("a table's text is whole");
        assert_eq!(again.is_without_coach(), is_without);
    }
    assert_eq!(undoing(0x83, 0, &[], &[]).err(), Some(Broken::Option { byte: 1 }));
}

#[test]
fn a_text_from_before_undo_was_a_setting_opens_with_the_usual_one() {
    let table = coloured([4, 3, 2, 1, 0]).expect("such texts are out there");
    assert_eq!((table.past_bots(), table.taken_back().len()), (PastBots::ByPeople, 0));
}

#[test]
fn what_no_table_remembers_of_moves_taken_back_is_refused() {
    let table = undoing(0, 3, &[(0, 0), (4, 5), (1, 5)], &[]).expect("such a table could be");
    let notes: Vec<_> = table.taken_back().iter().map(|note| (note.by.number(), note.told)).collect();
    assert_eq!(notes, [(0, 0), (4, 5), (1, 5)]);
    // The log is shorter than the note says: it stands at its end.
    let table = undoing(0, 1, &[(0, u32::MAX)], &[]).expect("no other harm in it");
    assert_eq!(table.taken_back()[0].told as usize, table.told());

    assert_eq!(undoing(0, 2, &[(0, 6), (1, 5)], &[]).err(), Some(Broken::Damaged));
    assert_eq!(undoing(0, 1, &[(5, 0)], &[]).err(), Some(Broken::Option { byte: 18 }));
    assert_eq!(undoing(0, 33, &[(0, 0); 33], &[]).err(), Some(Broken::Option { byte: 17 }));
    assert_eq!(undoing(0, 32, &[(0, 0); 32], &[]).map(|table| table.taken_back().len()), Ok(32));
    assert_eq!(undoing(0, 2, &[(0, 0)], &[]).err(), Some(Broken::Truncated { byte: 23 }));
    assert_eq!(undoing(0, 1, &[], &[0, 1, 2]).err(), Some(Broken::Truncated { byte: 21 }));
    assert_eq!(undoing(0, 0, &[], &[0]).err(), Some(Broken::Trailing { byte: 18 }));
}

/// Nothing behind an honest checksum brings the reader to fall.
#[test]
fn any_bytes_about_the_seats_end_in_a_table_or_in_a_sentence() {
    let mut rng = Rng::new(Seed(6));
    let mut opened = 0;
    for _ in 0..5_000 {
        let noise = (0..rng.below(40)).map(|_| rng.below(6) as u8);
        match forged([3].into_iter().chain(noise).collect()) {
            Ok(table) => {
                opened += 1;
                assert!(Colour::ALL.iter().all(|colour| colours(&table).contains(colour)));
            }
            Err(broken) => assert!(broken.to_string().ends_with('.')),
        }
    }
    println!("{opened} of them seat somebody");
    assert_eq!(Name::new("\u{202e}\u{7}").as_str(), "");
}

/// A rematch keeps the set-up and everyone's seat, and deals from another seed; nothing has been answered in it.
#[test]
fn a_rematch_has_the_set_up_and_the_seats_of_the_game_and_other_cards() {
    let mut seating = Seating::default();
    seating.names[Seat::ALL[1]] = Name::new("Беата");
    seating.players[Seat::ALL[1]] = Controller::Bot(Bot::Greedy);
    let mut first = MarsTable::new(Setup::new(2), Seed(1), seating).expect("the set-up is possible");
    first.play_at(Seat::ALL[0], 0).expect("there is an offer");
    let again = first.rematch(Seed(2));
    assert_eq!((again.setup(), again.seed(), again.answers()), (first.setup(), Seed(2), 0));
    assert_eq!(again.name(Seat::ALL[1]), "Беата");
    assert_eq!(again.player(Seat::ALL[1]), Controller::Bot(Bot::Greedy));
    let dealt = |table: &MarsTable| table.offers(Seat::ALL[0]).to_vec();
    assert_ne!(dealt(&again), dealt(&first.after(0)));
    assert_eq!(dealt(&first.rematch(Seed(1))), dealt(&first.after(0)));
}
