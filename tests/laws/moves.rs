//! Moves of a table: what one undo takes back.

use viriditas::kit::BySeat;
use viriditas::mars::cards::Conversion;
use viriditas::mars::cards::Resource::Plants;
use viriditas::mars::scenario::{Moment, Scenario, seat};
use viriditas::mars::{Choice, Mars, Setup};
use viriditas::table::{Controller, Seating, Table};

/// Rules: BASE-END-02.
#[test]
fn an_undo_after_the_last_production_takes_back_one_conversion() {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(2) };
    let finished = Scenario::new(setup).generation(9).temperature(8).oxygen(14).oceans(9);
    let game = finished.at(Moment::Conversion).seat(0).stock(Plants, 24).start();
    let seating = Seating { players: BySeat([Controller::Human; 5]), ..Seating::default() };
    let mut table = Table::<Mars>::standing(setup, seating, game);
    let plants = |table: &Table<Mars>| table.view(None).facts().players[seat(0)].stock[Plants];
    let mut convert = || {
        table.play(seat(0), Choice::Convert(Conversion::Plants)).expect("there are eight plants");
        let area = table.offers(seat(0))[0];
        table.play(seat(0), area).expect("an offer");
    };
    convert();
    convert();
    assert_eq!(table.undo(seat(0)), Ok(()));
    let left = plants(&table);
    assert!((16..24).contains(&left), "one of two conversions is taken back: {left} plants");
    assert_eq!(table.undo(seat(0)), Ok(()));
    assert_eq!(plants(&table), 24);
}
