//! Games in addresses.

use crate::saves::games::setup;
use crate::saves::tables::{step, table};
use viriditas::games::MarsTable;
use viriditas::kit::{Rng, Seat, Seed};
use viriditas::save::Broken;
use viriditas::table::Linked;

const FIRST: Seat = Seat::ALL[0];
const SECOND: Seat = Seat::ALL[1];

fn some_table() -> MarsTable {
    // Three seats, a bot on the second one.
    let mut table = table(setup(2), 2, &[SECOND]);
    let mut rng = Rng::new(Seed(2));
    while table.answers() < 80 && step(&mut table, &mut rng).is_some() {}
    table
}

#[test]
fn a_link_is_the_game_and_whom_it_is_meant_for() {
    let table = some_table();
    for to in [None, Some(FIRST), Seat::new(2)] {
        let Linked { table: again, to: meant } =
            MarsTable::from_link(&table.to_link(to)).expect("it is whole");
        assert_eq!((again.to_text(), meant), (table.to_text(), to));
    }
    let unreserved = |letter: char| letter.is_ascii_alphanumeric() || ".-_".contains(letter);
    assert!(table.to_link(Some(FIRST)).chars().all(unreserved));
}

#[test]
fn a_link_is_meant_for_a_person_at_the_table() {
    let text = some_table().to_text();
    for wrong in ["0.", "2.", "4.", "6.", "9.", "1.1.", "01.", "é.", "+.", "..", "11.", "-1."] {
        assert_eq!(MarsTable::from_link(&format!("{wrong}{text}")).err(), Some(Broken::NotOurs), "{wrong}");
    }
    assert!(MarsTable::from_link(&format!("3.{text}")).is_ok());
}

#[test]
fn whatever_stands_in_an_address_is_a_game_or_says_why_not() {
    let link = some_table().to_link(Some(FIRST));
    // A record is whole without its seats.
    let seats = link.rfind('.').unwrap_or_default();
    for len in (0..link.len()).filter(|&len| len != seats) {
        assert!(MarsTable::from_link(&link[..len]).is_err(), "the first {len} letters");
    }
    let mut rng = Rng::new(Seed(1));
    for _ in 0..3_000 {
        let mut letters: Vec<char> = link.chars().collect();
        for _ in 0..=rng.below(3) {
            let place = rng.below(letters.len() as u32) as usize;
            letters[place] = char::from_u32(rng.below(0x300)).unwrap_or('V');
        }
        let changed: String = letters.into_iter().collect();
        if changed != link
            && let Ok(Linked { table, .. }) = MarsTable::from_link(&changed)
        {
            assert!(link.ends_with(&table.to_text()), "{changed}");
        }
    }
}
