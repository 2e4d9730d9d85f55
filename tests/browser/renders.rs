//! What a press changes: of the page no more than what it is about, counted by the elements that change and the components that render.

use crate::ares::moments as ares;
use crate::moments::{begun, sit_down, until};
use crate::webdriver::Browser;
use crate::page;
use serde_json::Value;
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

/// Presses the first element with this selector that can be pressed; what that changes.
fn press(browser: &Browser, selector: &str) -> (Vec<String>, u64) {
    browser.find(selector);
    watch(browser);
    browser.click_on(selector);
    seen(browser)
}

/// A turn late in a game of five seats with every box, with a card that can be played.
fn turn() -> (viriditas::games::MarsTable, Seat) {
    let setup = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil]
        .into_iter()
        .fold(Setup::new(5), |setup, switch| setup.with(switch));
    let people = [
        Controller::Human,
        Controller::Bot(Bot::Greedy),
        Controller::Bot(Bot::Greedy),
        Controller::Bot(Bot::Greedy),
        Controller::Bot(Bot::Greedy),
    ];
    let mut table = begun(setup, 5, &people);
    let seat = until(&mut table, |table, seat| {
        seat == Seat::ALL[0]
            && crate::moments::generation(table) > 3
            && crate::moments::shape(table, seat) == Some(Shape::Turn)
            && table.offers(seat).iter().any(|it| matches!(it, Choice::Play(_)))
    });
    (table, seat.expect("such a turn"))
}

#[test]
fn a_press_that_answers_nothing_changes_the_question_and_what_it_is_about() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let (table, seat) = turn();
    sit_down(&browser, &address, &table, Some(seat));
    for what in [
        "#hand [data-choice]",
        "#actions [data-kind=project][data-choice]",
        "[data-kind=pass][data-choice], [data-kind=end-turn][data-choice]",
    ] {
        println!("{what}: {:?}", press(&browser, what));
    }
    let (table, seat) = ares::hoarded(9);
    sit_down(&browser, &address, &table, Some(seat));
    println!("ares: {:?}", press(&browser, "#hand button"));
    panic!("look");
}
