//! Saved games outlive releases (promise P8, which begins with release 1.0): specimens of what is written.

use crate::saves::games::{Played, any_setup, setup};
use viriditas::games::MarsRecord;
use viriditas::kit::{EventLog, Rules};
use viriditas::mars::Switch;

/// A finished game of `setup`, and two of `any_setup` on other maps with preludes, of which the last one is without some
/// cards. Until release 1.0 a change of the rules or of the format replaces them (`cargo test --features synthetic --test all specimen --
/// --nocapture` prints the new ones).
const SPECIMENS: [(u64, &str); 3] = [
    (11, include_str!("specimen.txt")),
    (21, include_str!("specimen-boxes.txt")),
    (22, include_str!("specimen-bans.txt")),
];

#[test]
fn a_specimen_still_loads() {
    for (number, _) in SPECIMENS {
        let setup = if number > 20 { any_setup } else { setup };
        println!("{}", Played::finished(setup(number), number).record().to_text());
    }
    for (number, specimen) in SPECIMENS {
        let record = MarsRecord::from_text(specimen).expect("the specimen is whole");
        assert_eq!(record.to_text(), specimen.trim());
        let is_boxed = record.setup().on.has(Switch::Prelude) && record.setup().map != 0;
        assert_eq!((is_boxed, record.setup().banned.is_empty()), (number > 20, number < 22));
        let (game, journal) = record.replay(&mut EventLog::nothing()).expect("the specimen replays");
        assert!(game.asked().is_empty());
        assert_eq!(MarsRecord::of(record.setup(), record.seed(), &journal, &game), record);
    }
}
