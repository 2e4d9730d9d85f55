//! Saved games outlive releases (promise P8): a specimen of every release.

use crate::games::{Played, setup};
use viriditas::kit::{Heard, Rules};
use viriditas::save::Record;

/// Game 11 of `setup`, finished, by revision 3 of the rules, in format 2. Until release 1.0 a change of the rules replaces
/// it (`cargo test --test saves specimen -- --nocapture` prints the new one).
const SPECIMEN: &str = include_str!("revision-3.txt");

#[test]
fn a_specimen_of_this_revision_still_loads() {
    println!("{}", Played::finished(setup(11), 11).record().to_text());
    let record = Record::from_text(SPECIMEN).expect("the specimen is whole");
    let (game, _) = record.replay(&mut Heard::nothing()).expect("the specimen replays");
    assert!(game.asked().is_empty());
}
