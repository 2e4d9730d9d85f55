//! Moves of others: shown where motion is wanted, marked where it is not, and told in few lines when it is the own turn.

use crate::games::begin;
use crate::moments::{come_back, until};
use crate::page;
use crate::player::Players;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use serde_json::json;
use viriditas::games::MarsTable;
use viriditas::kit::{Seat, Seed};
use viriditas::mars::{Setup, Shape, Switch};
use viriditas::table::{Controller, Name, Seating, Table};

const SEATS: [(&str, &str); 3] = [("Ada", "human"), ("Bo", "greedy"), ("Cy", "greedy")];

/// A bot's next move is held back for ever once a card is shown, and the animation that shows it stands still: nothing of what follows
/// depends on how fast the machine is.
const HELD: &str = "
    localStorage['viriditas.pace'] = 'slow';
    const later = window.setTimeout;
    window.holds = false;
    window.setTimeout = (then, time, ...more) => later(then, window.holds && time > 100 ? 1e8 : time, ...more);
    const hold = () => {
        const shown = document.querySelector('#moved > .of-card');
        if (shown && document.querySelector('#waiting')) {
            window.holds = true;
            shown.getAnimations().forEach((it) => { it.currentTime = 600; it.pause(); });
        }
        requestAnimationFrame(hold);
    };
    requestAnimationFrame(hold);";

/// The places of all that can be pressed.
const PLACES: &str = "
    return [...document.querySelectorAll('button, a[href], input, select, summary, [tabindex]')]
        .map((it) => [it, it.getBoundingClientRect()])
        .map(([it, { x, y, width, height }]) => [it.id || it.textContent.slice(0, 20), x, y, width, height].join(' '));";

#[test]
fn a_card_that_a_bot_plays_is_shown_until_a_key_ends_it_and_nothing_that_can_be_pressed_moves() {
    let browser = Browser::alone();
    browser.before_each_page(HELD);
    for (width, height) in [(1280, 720), (360, 800)] {
        browser.resize(width, height);
        browser.open(&page());
        begin(&browser, &SEATS, "5");
        let mut players = Players::at(&browser);
        while !is_held(&browser) {
            if !browser.find_all("#question, #hand-over, #scores").is_empty() {
                let sight = players.next();
                assert!(sight.scores().is_empty(), "no bot has shown a card");
                players.answer(&sight);
            }
            browser.frames(2);
        }
        let is_read = "const card = document.querySelector('#moved .card.lg').getBoundingClientRect();
            return card.width > 200 && card.top >= 0 && card.bottom <= innerHeight && card.right <= innerWidth;";
        assert_eq!(browser.script(is_read), true, "a card large enough to be read, at {width}");
        browser.screenshot(&crate::screen(&format!("moved-{width}x{height}")));
        let takes = "return getComputedStyle(document.querySelector('#moved')).pointerEvents;";
        assert_eq!(browser.script(takes), "none");
        let during = browser.script(PLACES);
        browser.press("x");
        browser.until("a key has ended it", "return document.querySelector('#moved') === null");
        assert_eq!(browser.script(PLACES), during, "at {width}");
        assert_eq!(browser.errors(), [""; 0]);
    }
}

fn is_held(browser: &Browser) -> bool {
    browser.script("return window.holds && document.querySelector('#moved > .of-card') !== null") == true
}

#[test]
fn where_no_motion_is_wanted_moves_of_others_are_only_marked() {
    const WATCH: &str = "
        localStorage['viriditas.pace'] = 'normal';
        window.seen = { moved: 0, running: 0 };
        const look = () => {
            if (document.querySelector('#moved')) seen.moved += 1;
            if (document.querySelector('#table')) seen.running += document.getAnimations().length;
            requestAnimationFrame(look);
        };
        requestAnimationFrame(look);";
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.before_each_page(WATCH);
    browser.open(&page());
    begin(&browser, &SEATS, "5");
    let mut players = Players::at(&browser);
    let marks = "return document.querySelectorAll('.was').length";
    loop {
        let sight = players.next();
        assert!(sight.scores().is_empty(), "nothing was marked");
        if sight.shape() == Some("turn") && browser.script(marks).as_u64() > Some(0) {
            break;
        }
        players.answer(&sight);
    }
    assert_eq!(browser.script("return [seen.moved, seen.running]"), json!([0, 0]));
    assert_eq!(browser.errors(), [""; 0]);
}

/// A game of five with every box, in the middle of which it is the first seat's turn and much has happened.
fn eventful(names: [&str; 5]) -> (MarsTable, Seat) {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = boxes.into_iter().fold(Setup::new(5), Setup::with);
    let mut table: MarsTable =
        Table::new(setup, Seed(3), Seating::default()).expect("the set-up is possible");
    for (seat, name) in Seat::ALL.into_iter().zip(names) {
        table.seat(seat, Controller::Human, Name::new(name));
    }
    let seat = until(&mut table, |table, seat| {
        let view = table.view(Some(seat));
        seat == Seat::ALL[0]
            && view.facts().generation >= 5
            && view.question(seat).is_some_and(|question| question.shape == Shape::Turn)
            && view.actions_taken(seat) == Some(0)
    });
    (table, seat.expect("a turn"))
}

#[test]
fn what_happened_since_the_own_turn_is_told_in_ten_lines_once_and_can_be_folded_and_called_again() {
    let (browser, axe, address) = (Browser::start(), axe(), page());
    browser.resize(1280, 720);
    browser.before_each_page(
        "window.said = [];
        addEventListener('TrunkApplicationStarted', () => {
            new MutationObserver(() => {
                const text = document.querySelector('#recap-said')?.textContent ?? '';
                if (text !== (said.at(-1) ?? '')) said.push(text);
            }).observe(document.body, { subtree: true, childList: true, characterData: true });
        });",
    );
    let (table, seat) = eventful(["Ada", "Blaise", "Chandra", "Dorothea", "Emmy"]);
    come_back(&browser, &address, &table, Some(seat));
    let lines = browser.find_all("#recap li").len();
    assert!((2..=10).contains(&lines), "{lines} lines");
    let own = "return document.querySelectorAll('#recap .deed.to-you').length > 0";
    assert_eq!(browser.script(own), true, "what was done to the own seat is among them");
    browser.until("it is said", "return said.filter((it) => it).length === 1");
    let words = browser.script("return said.at(-1)");
    assert!(
        words.as_str().is_some_and(|words| words.starts_with("What happened since your turn:")),
        "{words}"
    );
    let mut found = look_over_all(&browser, &axe, "recap");
    for (key, is_open) in [("w", false), ("w", true)] {
        browser.press(key);
        let there = format!("return (document.querySelector('#recap') !== null) === {is_open}");
        browser.until("it is folded or open", &there);
    }
    browser.click_on("#recap-close");
    browser.until("it is folded", "return document.querySelector('#recap') === null");
    browser.click_on("#recap-open");
    browser.find("#recap");
    browser.click_on("#hand .held");
    browser.until("acting folds it", "return document.querySelector('#recap') === null");
    found.extend(look_over_all(&browser, &axe, "recap-folded"));
    assert_eq!(browser.script("return said.filter((it) => it).length"), 1, "it is said once");
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// Names of ten thousand letters, of markup and of marks that turn the way of reading.
#[test]
fn no_name_makes_a_recap_wider_than_its_place() {
    let (browser, address) = (Browser::start(), page());
    let long = "W".repeat(10_000);
    let (table, seat) =
        eventful(["Ada", &long, "<img src=x onerror=alert(1)>", "\u{202e}Dorothea\u{2066}", ""]);
    for (width, height) in [(1280, 720), (768, 1024), (360, 800), (320, 640)] {
        browser.resize(width, height);
        come_back(&browser, &address, &table, Some(seat));
        browser.find("#recap li");
        let over = browser.script(
            "const recap = document.querySelector('#recap');
            return [Math.max(0, document.documentElement.scrollWidth - innerWidth), recap.scrollWidth - recap.clientWidth, document.querySelectorAll('#recap img').length];",
        );
        assert_eq!(over, json!([0, 0, 0]), "at {width}");
    }
    assert_eq!(browser.errors(), [""; 0]);
}

/// A pace that no release has written is the usual one.
#[test]
fn a_pace_that_cannot_be_read_is_the_normal_one() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.before_each_page("localStorage['viriditas.pace'] = '\\u0000{\"slow\":1e999}';");
    browser.open(&page());
    begin(&browser, &[("Bo", "greedy"), ("Cy", "greedy")], "5");
    browser.click_on("#settings");
    browser.until("it is asked for", "return document.querySelector('.pace select')?.value === 'normal'");
    assert_eq!(browser.errors(), [""; 0]);
}
