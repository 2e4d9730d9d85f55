//! Promises of the forecast that were once broken.

use viriditas::kit::Seat;
use viriditas::mars::cards::{OLYMPUS_CONFERENCE, RESEARCH};
use viriditas::mars::scenario::table;
use viriditas::mars::{Choice, Event};

/// The first science tag adds a resource, for there is none to spend; at the second one there is.
#[test]
fn an_alternative_that_the_play_itself_opens_leaves_nothing_certain() {
    let game = table(2).seat(0).played(&[OLYMPUS_CONFERENCE]).hand(&[RESEARCH]).money(30).start();
    let certain = game.certain(Seat::default(), Choice::Play(RESEARCH.id));
    let added = certain.iter().filter(|event| matches!(event, Event::Added { .. }));
    assert_eq!(added.count(), 1, "{certain:?}");
}
