//! Boxes that add something to the table: each has its place there, and none where it is not in play.

use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use crate::{page, screen};
use viriditas::bot::{Greedy, Look, Policy, Position};
use viriditas::kit::{Seat, Seed};
use viriditas::mars::{Choice, Phase, Setup, Shape, Switch};
use viriditas::table::{Controller, Name, Seating, Table};

const SIZES: [(u16, u16); 3] = [(1280, 720), (768, 1024), (360, 800)];

/// A game that all have played alike until it is as asked, and somebody is to answer.
fn until(setup: Setup, is_so: impl Fn(&Table, Seat) -> bool) -> (Table, Seat) {
    let mut table = Table::new(setup, Seed(11), Seating::default()).expect("the set-up is possible");
    let names = ["Ada", "Blaise", "Chandra", "Dorothea", "Emmy"];
    for (seat, name) in Seat::ALL.into_iter().zip(names).take(setup.players.into()) {
        table.seat(seat, Controller::Human, Name::new(name));
    }
    let mut bot = Greedy::new(Seed(11));
    loop {
        let seat = table.asked().iter().next().expect("it goes on");
        if is_so(&table, seat) {
            return (table, seat);
        }
        let view = table.view(Some(seat));
        let chosen = bot.choose(&Position::new(&Look::at(&view), seat, table.offers(seat))).choice;
        table.play(seat, chosen).expect("an offer is accepted");
    }
}

/// Sits down at it.
fn open(browser: &Browser, (table, seat): &(Table, Seat)) {
    browser.open(&format!("{}#{}", page(), table.to_link(Some(*seat))));
    browser.click(&browser.find("#invitation [data-way=join]"));
    browser.find("#question");
}

/// What stands there at three sizes, in both themes.
fn pictures(browser: &Browser, name: &str) {
    for theme in ["light", "dark"] {
        browser.script(&format!("document.documentElement.dataset.theme = '{theme}'"));
        for (width, height) in SIZES {
            browser.resize(width, height);
            let across = browser.script("return document.documentElement.scrollWidth - innerWidth");
            assert!(across.as_i64() <= Some(0), "{name} is {across} pixels too wide for {width}");
            browser.screenshot(&screen(&format!("{name}-{theme}-{width}x{height}")));
        }
    }
    browser.resize(1280, 720);
}

/// WG-02: whoever went first raises a parameter, in a phase of its own.
#[test]
fn the_first_player_is_asked_what_the_world_government_raises() {
    let (browser, axe) = (Browser::start(), axe());
    let setup = Setup { map: 4, ..Setup::new(5) };
    let setup =
        setup.with(Switch::Prelude).with(Switch::Venus).with(Switch::LongVenus).with(Switch::Colonies);
    let is_government = |table: &Table, seat: Seat| {
        let facts = table.view(Some(seat)).facts().clone();
        facts.phase == Phase::Solar && facts.generation >= 5
    };
    open(&browser, &until(setup, is_government));
    pictures(&browser, "government");
    let mut found = look_over_all(&browser, &axe, "government");
    // What it does, and what the colonies do, is told step by step before the next generation.
    browser.script("localStorage.setItem('viriditas.pace', 'normal')");
    browser.click(&browser.find("#question [data-choice='0']"));
    browser.find("dialog[open] .solar");
    assert_eq!(browser.find_all(".solar > li").len(), 2, "World Government and the colonies");
    pictures(&browser, "solar");
    found.extend(look_over_all(&browser, &axe, "solar"));
    browser.click(&browser.find("#go-on"));
    browser.until("it is put away", "return document.querySelector('dialog[open]') === null");
    let is_turn = |table: &Table, seat: Seat| {
        let view = table.view(Some(seat));
        let is_turn = view.question(seat).is_some_and(|question| matches!(question.shape, Shape::Turn));
        is_turn && view.facts().generation >= 7
    };
    open(&browser, &until(setup, is_turn));
    pictures(&browser, "venus");
    found.extend(look_over_all(&browser, &axe, "venus"));
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// COL-03: each tile shows its income, its colonies and its fleet, and a press shows what a trade brings to everybody.
#[test]
fn colony_tiles_lie_beside_the_map_and_show_what_a_trade_brings() {
    let (browser, axe) = (Browser::start(), axe());
    let setup = Setup { map: 4, ..Setup::new(5) }.with(Switch::Prelude).with(Switch::Venus);
    let setup = setup.with(Switch::Colonies);
    let trades = |table: &Table, seat: Seat| {
        let facts = table.view(Some(seat)).facts().clone();
        let mut offers = table.offers(seat).iter().filter(|offer| matches!(offer, Choice::Trade { .. }));
        facts.generation >= 5
            && offers.next().is_some()
            && facts.colonies.in_play().any(|(_, on)| on.colonies() > 1)
    };
    let game = until(setup, trades);
    open(&browser, &game);
    pictures(&browser, "colonies");
    let mut found = look_over_all(&browser, &axe, "colonies");
    browser.click(&browser.find(".tile.next"));
    browser.find("#confirm");
    pictures(&browser, "trade");
    found.extend(look_over_all(&browser, &axe, "trade"));
    assert_eq!(browser.find_all(".of-tile .steps li").len(), 7);
    // Another way to pay is a press away, and what cannot pay says why.
    assert_eq!(browser.find_all(".btn.pays").len(), 3);
    let before = browser.find_all(".tile.visited").len();
    browser.click(&browser.find("#confirm"));
    browser.find(".fl.away");
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
    assert!(before < 5);
}

/// What a box brings shows nowhere where it is not in play.
#[test]
fn nothing_of_colonies_shows_without_it() {
    let browser = Browser::start();
    let is_turn = |table: &Table, seat: Seat| {
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
