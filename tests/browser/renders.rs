//! What a press changes: of the page no more than what it is about, counted by the elements that change and the components that render.

use crate::ares::moments as ares;
use crate::moments::{begun, generation, shape, sit_down, until};
use crate::page;
use crate::webdriver::Browser;
use serde_json::Value;
use viriditas::games::MarsTable;
use viriditas::kit::Seat;
use viriditas::mars::{Choice, Setup, Shape, Switch};
use viriditas::table::{Bot, Controller};

/// What stays as it is while nothing is answered, in either game.
const STILL: &str = "#log, #goals, .seats, .a-seats, #colonies, .cmts, #tracks, .tile, #planet, .phases";

/// Notes from now on what changes, by the first of [`STILL`] around it, and how many components render.
fn watch(browser: &Browser) {
    browser.later(&format!(
        "const done = arguments[arguments.length - 1];
        const still = {STILL:?};
        window.changed = new Set();
        window.watcher?.disconnect();
        window.watcher = new MutationObserver((changes) => {{
            for (const {{ target }} of changes) {{
                const place = (target.closest ? target : target.parentElement)?.closest(still);
                if (place) changed.add(place.id || place.getAttribute('class'));
            }}
        }});
        watcher.observe(document.body, {{ subtree: true, childList: true, attributes: true, characterData: true }});
        import(new URL(document.querySelector('#begin-page').dataset.glue, location.href)).then((glue) => {{
            window.renders = glue.countRenders;
            window.before = renders();
            done();
        }});"
    ));
}

/// What of [`STILL`] has changed since, and how many components have rendered.
fn seen(browser: &Browser) -> (Vec<String>, u64) {
    browser.frames(3);
    let seen = browser.script("return [[...changed].sort(), renders() - before]");
    let changed = seen[0].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned);
    (changed.collect(), seen[1].as_u64().expect("a number"))
}

/// A moment late in a game of five seats with every box, at which the first seat is asked so.
fn asked(mut is_so: impl FnMut(&MarsTable, Seat, Shape) -> bool) -> (MarsTable, Seat) {
    let mut setup = Setup::new(5);
    for switch in [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil] {
        setup = setup.with(switch);
    }
    let mut players = [Controller::Bot(Bot::Greedy); 5];
    players[0] = Controller::Human;
    let found = (5..25).find_map(|seed| {
        let mut table = begun(setup, seed, &players);
        let seat = until(&mut table, |table, seat| {
            seat == Seat::ALL[0]
                && generation(table) > 3
                && shape(table, seat).is_some_and(|shape| is_so(table, seat, shape))
        });
        Some((table, seat?))
    });
    found.expect("such a moment")
}

/// Does something at a table that answers nothing: nothing changes but the question, the hand, the map's ghost and what is pressed, and
/// no more components render than are said.
fn holds(browser: &Browser, what: &str, most: u64, act: impl Fn()) {
    browser.frames(10);
    watch(browser);
    act();
    let (changed, renders) = seen(browser);
    println!("{what}: {renders} renders");
    assert_eq!(changed, [""; 0], "{what}");
    assert!((1..=most).contains(&renders), "{what}: {renders} renders of at most {most}");
}

/// Whether a payment is asked for behind this answer.
fn is_paid(table: &MarsTable, seat: Seat, choice: Choice) -> bool {
    let mut table = table.clone();
    matches!(choice, Choice::Play(_))
        && table.play(seat, choice).is_ok()
        && matches!(shape(&table, seat), Some(Shape::Payment { .. }))
}

#[test]
fn a_press_that_answers_nothing_changes_no_seat_no_log_no_goal_and_no_tile_of_the_first_game() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let mut paid = None;
    let (table, seat) = asked(|table, seat, shape| {
        let is_turn = shape == Shape::Turn;
        paid = table.offers(seat).iter().copied().filter(|_| is_turn).find(|&it| is_paid(table, seat, it));
        paid.is_some()
    });
    let place = table.offers(seat).iter().position(|&offer| Some(offer) == paid).expect("a card");
    let card = format!("#hand [data-choice=\"{place}\"]");
    let project = "#actions [data-kind=project][data-choice]";
    let pass = "#actions :is([data-kind=pass], [data-kind=end-turn])[data-choice]";
    for (what, selector) in [("a card", card.as_str()), ("a project", project), ("a pass", pass)] {
        sit_down(&browser, &address, &table, Some(seat));
        browser.find(selector);
        holds(&browser, what, 20, || browser.click_on(selector));
        if what == "a card" {
            holds(&browser, "a step of a payment", 20, || {
                browser.click_on("#question .stepper button:enabled");
            });
        }
    }
    let (table, seat) = asked(|_, _, shape| matches!(shape, Shape::Space { .. }));
    sit_down(&browser, &address, &table, Some(seat));
    holds(&browser, "an area", 20, || browser.hover(&browser.find("#map [data-answer]")));
}

#[test]
fn a_press_that_answers_nothing_changes_no_seat_no_log_no_goal_and_no_track_of_ares_expedition() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let (table, seat) = ares::hoarded(9);
    sit_down(&browser, &address, &table, Some(seat));
    browser.find("#hand button");
    holds(&browser, "a card", 30, || browser.click_on("#hand button"));
}
