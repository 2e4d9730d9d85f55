//! Cards to choose from: whole and legible at every size, marked when chosen, and each to be looked at closely.

use crate::hand::{SIZES, cut, hoarded};
use crate::moments::{PEOPLE, begun, generation, shape, sit_down, until};
use crate::webdriver::Browser;
use crate::{page, screen};
use viriditas::cards::StandardProject;
use viriditas::kit::Seat;
use viriditas::mars::{Choice, Setup, Shape, Switch};
use viriditas::table::Table;

/// Moments at which cards are chosen, each with its name and how many there are.
fn moments() -> Vec<(&'static str, Table, Seat)> {
    let all = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil, Switch::Draft];
    let setup = all.into_iter().fold(Setup::new(2), Setup::with);
    let mut table = begun(setup, 5, &PEOPLE);
    let mut moments = Vec::new();
    for name in ["corporation", "preludes", "first cards"] {
        let seat = Seat::ALL[0];
        moments.push((name, table.clone(), seat));
        let many = if name == "preludes" { 2 } else { 1 };
        for _ in 0..many {
            let offer = *table.offers(seat).first().expect("an offer");
            table.play(seat, offer).expect("an offer is accepted");
        }
    }
    for (name, is_so) in [
        ("draft", (|shape| matches!(shape, Shape::Card { .. })) as fn(Shape) -> bool),
        ("research", |shape| matches!(shape, Shape::Cards { .. })),
    ] {
        let seat =
            until(&mut table, |table, seat| generation(table) > 3 && shape(table, seat).is_some_and(is_so));
        moments.push((name, table.clone(), seat.expect("a question")));
    }
    let (mut table, seat) = hoarded(25);
    table.play(seat, Choice::Project(StandardProject::SellPatents)).expect("patents can be sold");
    moments.push(("hand", table, seat));
    moments
}

#[test]
fn cards_to_choose_from_are_legible_and_marked_when_chosen() {
    let browser = Browser::start();
    let mut found = Vec::new();
    for (name, table, seat) in moments() {
        browser.resize(1280, 720);
        sit_down(&browser, &page(), &table, Some(seat));
        browser.click_on(".fan .held");
        for (width, height) in SIZES {
            browser.resize(width, height);
            browser.find(".fan .held");
            browser.screenshot(&screen(&format!("pick-{name}-{width}x{height}")));
            found.extend(cut(&browser, ".fan", 2).into_iter().map(|it| format!("{name} at {width}: {it}")));
        }
    }
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}
