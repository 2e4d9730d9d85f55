//! The coach: a step at a time, at both tables, by mouse and key; and where no worker can think.

use crate::bots::{NO_WORKERS, WATCH};
use crate::moments::{begun, dealt, sit_down, until};
use crate::page;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use viriditas::ares::{self, Ares};
use viriditas::games::MarsTable;
use viriditas::kit::{Seat, Seated};
use viriditas::mars::{Setup, Shape};
use viriditas::table::{Bot, Controller, Table};

const PLAYERS: [Controller; 2] = [Controller::Human, Controller::Bot(Bot::Greedy)];

const SETTLED: &str = "return document.querySelector('#guide.coach')?.dataset.settled === 'true'";

/// A turn of the first seat in the third generation.
fn turn() -> (MarsTable, Seat) {
    let mut table = begun(Setup::new(2), 3, &PLAYERS);
    let seat = until(&mut table, |table, seat| {
        let view = table.view(Some(seat));
        let is_turn = view.question(seat).is_some_and(|question| question.shape == Shape::Turn);
        is_turn && seat == Seat::ALL[0] && view.facts().generation == 3
    });
    (table, seat.expect("a turn"))
}

/// Asks the coach by key, hears its steps, and looks at each of its lines.
fn hear<G: Seated>(
    browser: &Browser,
    address: &str,
    table: &Table<G>,
    seat: Seat,
    name: &str,
) -> Vec<String> {
    browser.resize(1280, 720);
    sit_down(browser, address, table, Some(seat));
    browser.click_on("#ask-coach");
    browser.find("#guide.coach");
    browser.until("a kind is told", "return document.querySelector('#coach-next') !== null");
    assert!(
        browser.find_all("#guide .coach-line, [data-hint]").is_empty(),
        "{name}: which one is not told at once"
    );
    browser.click_on("#coach-next");
    browser.find("[data-hint]");
    assert!(browser.find_all("#guide .coach-line").is_empty());
    browser.click_on("#coach-next");
    browser.until("the advice is settled", SETTLED);
    let lines = browser.find_all("#guide .coach-line");
    assert!((2..=3).contains(&lines.len()), "{name}: {} lines", lines.len());
    let mut found = look_over_all(browser, &axe(), &format!("coach-{name}"));
    browser.resize(1280, 720);
    for (place, line) in lines.iter().enumerate() {
        browser.click(line);
        let pressed = format!("return document.querySelector('#guide [data-line=\"{place}\"]').ariaPressed");
        assert_eq!(browser.script(&pressed), "true");
        browser.find("[data-hint]");
    }
    browser.press("k");
    browser.until("the coach is gone", "return document.querySelector('#guide') === null");
    assert!(browser.find_all("[data-hint]").is_empty());
    browser.press("k");
    browser.find("#guide.coach");
    found.extend(browser.errors());
    found
}

#[test]
fn the_coach_tells_a_kind_then_an_answer_then_the_best_ones_at_both_tables() {
    let (browser, address) = (Browser::alone(), page());
    browser.before_each_page(WATCH);
    let (table, seat) = turn();
    assert_eq!(hear(&browser, &address, &table, seat, "mars"), [""; 0]);
    // What is asked next has no coach before it is asked for.
    browser.click_on("#guide .coach-line, #coach-next");
    browser.press("x");
    browser.click_on("#confirm");
    browser.until("the coach is gone", "return document.querySelector('#guide') === null");
    assert_eq!(browser.script("return seen.hired"), 1, "bots and coach have one worker");
    let table = dealt::<Ares>(ares::Setup::new(2), 5, &PLAYERS);
    let seat = Seat::ALL[0];
    assert_eq!(hear(&browser, &address, &table, seat, "ares"), [""; 0]);
}

#[test]
fn where_no_worker_starts_the_coach_says_so_and_the_game_goes_on() {
    let (browser, address) = (Browser::alone(), page());
    browser.before_each_page(NO_WORKERS);
    browser.resize(1280, 720);
    let (table, seat) = turn();
    sit_down(&browser, &address, &table, Some(seat));
    browser.click_on("#ask-coach");
    browser.until(
        "it says so",
        "return document.querySelector('#guide.coach')?.textContent.includes('cannot think') === true",
    );
    browser.press("x");
    browser.click_on("#confirm");
    browser.until("the game goes on", "return document.querySelector('#guide') === null");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_table_without_a_coach_says_so() {
    let (browser, address) = (Browser::alone(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    browser.click_on("#without-coach");
    browser.click_on("#begin");
    browser.find("#question");
    assert!(browser.find_all("#ask-coach").is_empty());
    assert_eq!(browser.find_all("#without-coach").len(), 1);
    browser.press("k");
    assert!(browser.find_all("#guide").is_empty());
    assert_eq!(browser.errors(), [""; 0]);
}

/// In a lesson the guide gives the coach its place where it is asked, however often it else gives advice, and has it back at the next question.
#[test]
fn in_a_guided_game_the_coach_stands_where_it_is_asked() {
    let (browser, address) = (Browser::alone(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    browser.script("localStorage.setItem('viriditas.coach', 'always')");
    browser.open(&address);
    browser.click_on("#begin-guided");
    browser.find("#guide:not(.coach)");
    for _ in 0..2 {
        browser.press("k");
        browser.until("the advice is settled", SETTLED);
        browser.press("k");
        browser.find("#guide:not(.coach)");
    }
    browser.click_on("#guide-off");
    browser.find("#guide-on");
    browser.click_on("#ask-coach");
    browser.until("the advice is settled", SETTLED);
    assert!(browser.find_all("#guide .coach-line").len() >= 2);
    browser.press("k");
    browser.find("#guide-on");
    assert_eq!(browser.errors(), [""; 0]);
}
