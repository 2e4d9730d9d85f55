//! Boxes that add something to the table: each has its place there, and none where it is not in play.

use crate::moments::{self, begun, sit_down};
use crate::page;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use viriditas::games::MarsTable;
use viriditas::kit::Seat;
use viriditas::mars::{Choice, Phase, Setup, Shape, Switch};
use viriditas::table::Controller;

/// A game that all have played alike until it is as asked.
fn until(setup: Setup, is_so: impl Fn(&MarsTable, Seat) -> bool) -> (MarsTable, Seat) {
    let mut table = begun(setup, 11, &[Controller::Human; 5]);
    let seat = moments::until(&mut table, is_so).expect("it goes on");
    (table, seat)
}

/// Sits down at it.
fn open(browser: &Browser, (table, seat): &(MarsTable, Seat)) {
    sit_down(browser, &page(), table, Some(*seat));
}

/// WG-02: whoever went first raises a parameter, in a phase of its own.
#[test]
fn the_first_player_is_asked_what_the_world_government_raises() {
    let (browser, axe) = (Browser::start(), axe());
    let setup = Setup { map: 4, ..Setup::new(5) };
    let setup =
        setup.with(Switch::Prelude).with(Switch::Venus).with(Switch::LongVenus).with(Switch::Colonies);
    let is_government = |table: &MarsTable, seat: Seat| {
        let facts = table.view(Some(seat)).facts().clone();
        facts.phase == Phase::Solar && facts.generation >= 5
    };
    open(&browser, &until(setup, is_government));
    let mut found = look_over_all(&browser, &axe, "government");
    // What it does, and what the colonies do, is told step by step before the next generation.
    browser.script("localStorage.setItem('viriditas.pace', 'normal')");
    browser.click_on("#question [data-choice='0']");
    browser.find("dialog[open] .solar");
    assert_eq!(browser.find_all(".solar > li").len(), 2, "World Government and the colonies");
    found.extend(look_over_all(&browser, &axe, "solar"));
    browser.click_on("#go-on");
    browser.until("it is put away", "return document.querySelector('dialog[open]') === null");
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// COL-03: each tile shows its income, its colonies and its fleet, and a press shows what a trade brings to everybody.
#[test]
fn colony_tiles_lie_beside_the_map_and_show_what_a_trade_brings() {
    let (browser, axe) = (Browser::start(), axe());
    let setup = Setup { map: 4, ..Setup::new(5) }.with(Switch::Prelude).with(Switch::Venus);
    let setup = setup.with(Switch::Colonies);
    let trades = |table: &MarsTable, seat: Seat| {
        let facts = table.view(Some(seat)).facts().clone();
        let mut offers = table.offers(seat).iter().filter(|offer| matches!(offer, Choice::Trade { .. }));
        facts.generation >= 5
            && offers.next().is_some()
            && facts.colonies.in_play().any(|(_, on)| on.colonies() > 1)
    };
    let game = until(setup, trades);
    open(&browser, &game);
    let mut found = look_over_all(&browser, &axe, "colonies");
    browser.click_on(".tile.next");
    browser.find("#confirm");
    found.extend(look_over_all(&browser, &axe, "trade"));
    assert_eq!(browser.find_all(".of-tile .steps li").len(), 7);
    // Another way to pay is a press away, and what cannot pay says why.
    assert_eq!(browser.find_all(".btn.pays").len(), 3);
    let before = browser.find_all(".tile.visited").len();
    browser.click_on("#confirm");
    let more = format!("return document.querySelectorAll('.tile.visited').length > {before}");
    browser.until("the fleet is at the tile", &more);
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
    assert!(before < 5);
}

/// What a box brings shows nowhere where it is not in play.
#[test]
fn nothing_of_colonies_shows_without_it() {
    let browser = Browser::start();
    let is_turn = |table: &MarsTable, seat: Seat| {
        let question = table.view(Some(seat)).question(seat);
        question.is_some_and(|question| matches!(question.shape, Shape::Turn))
    };
    open(&browser, &until(Setup::new(2), is_turn));
    for sign in
        ["#colonies", ".tile", "[data-kind=trade]", "use[href=\"#i-fleet\"]", "use[href=\"#i-colony\"]"]
    {
        let found = browser.script(&format!("return document.querySelectorAll('#table {sign}').length"));
        assert_eq!(found.as_i64(), Some(0), "{sign}");
    }
}
