//! What axe-core says about each kind of screen, for people who do not see it or have no mouse.

use crate::games::begin;
use crate::page;
use crate::player::{Players, Sight};
use crate::webdriver::Browser;
use serde_json::Value;
use std::{fs, path::Path};

/// The tool itself, which `cargo xtask test` brings.
fn axe() -> String {
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/tools");
    let folders = fs::read_dir(&tools).into_iter().flatten().flatten().map(|entry| entry.path());
    let found = folders
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("axe-core-")))
        .find_map(|path| fs::read_to_string(path.join("node_modules/axe-core/axe.min.js")).ok());
    found.expect("axe-core is missing in target/tools: run `cargo xtask test`, which brings it")
}

/// A desktop, a tablet and a phone.
const SIZES: [(u16, u16); 3] = [(1280, 720), (768, 1024), (360, 800)];

/// Kinds of questions that no whole game is without.
const ASKED: [&str; 3] = ["card", "turn", "space"];

/// Looks a screen over at all sizes; none may be wider than its window, nor, with room for a table, higher.
fn look_over_all(browser: &Browser, axe: &str, screen: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (width, height) in SIZES {
        browser.resize(width, height);
        found.extend(look_over(browser, axe, &format!("{screen} at {width}")));
        let over = browser.script(
            "const page = document.documentElement;
            return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];",
        );
        let is_too_high = width >= 768 && over[1].as_i64() > Some(0);
        if over[0].as_i64() > Some(0) || is_too_high {
            found.push(format!("{screen} at {width}: too large by {over}"));
        }
    }
    let (width, height) = SIZES[0];
    browser.resize(width, height);
    found
}

/// Asks for everything serious or critical on the screen that is shown.
fn look_over(browser: &Browser, axe: &str, screen: &str) -> Vec<String> {
    browser.script(&format!("{axe}; window.axe = axe;"));
    let found = browser.later(
        "const done = arguments[arguments.length - 1];
        axe.run(document).then(
            ({ violations }) => done(violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))
                .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)),
            (error) => done([String(error)]));",
    );
    let found = found.as_array().expect("a list").iter().filter_map(Value::as_str);
    found.map(|words| format!("{screen}: {words}")).collect()
}

#[test]
fn nothing_on_any_screen_is_a_serious_barrier() {
    let (axe, browser) = (axe(), Browser::start());
    browser.resize(1280, 720);
    browser.open(&page());
    browser.find("#new-game");
    let mut found = look_over(&browser, &axe, "start");
    begin(&browser, &[("Ada", "human"), ("Blaise", "human")], "7");
    browser.find("#hand-over");
    found.extend(look_over(&browser, &axe, "hand-over"));
    let mut players = Players::at(&browser);
    let mut shapes: Vec<String> = Vec::new();
    loop {
        let sight: Sight = players.next();
        if !sight.scores().is_empty() {
            found.extend(look_over_all(&browser, &axe, "scores"));
            browser.resize(360, 800);
            let cut =
                "const sums = document.querySelector('.sums'); return sums.scrollHeight - sums.clientHeight";
            assert_eq!(browser.script(cut), 0, "the table of points is whole on a phone");
            browser.resize(1280, 720);
            browser.click(&browser.find("#peek"));
            found.extend(look_over_all(&browser, &axe, "the final table"));
            break;
        }
        // Every kind of question, each once.
        if let Some(shape) = sight.shape().filter(|shape| !shapes.iter().any(|seen| seen == shape)) {
            shapes.push(shape.to_owned());
            found.extend(look_over_all(&browser, &axe, shape));
        }
        players.answer(&sight);
    }
    browser.click(&browser.find("#leave"));
    browser.find("#latest");
    found.extend(look_over(&browser, &axe, "kept games"));
    let missed: Vec<&str> =
        ASKED.into_iter().filter(|shape| !shapes.iter().any(|seen| seen == shape)).collect();
    assert!(missed.is_empty(), "of {ASKED:?} the game asked only {shapes:?}");
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn arrow_keys_walk_along_a_row_of_cards_in_reading_direction() {
    const AT: &str = "return [...document.querySelectorAll('.fan .held')].indexOf(document.activeElement)";
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.open(&page());
    begin(&browser, &[("Ada", "human")], "7");
    let mut players = Players::at(&browser);
    let corporation = players.next();
    players.answer(&corporation);
    browser.find(".small > .fan");
    let cards = browser.find_all(".fan .held").len();
    assert_eq!(cards, 10, "ten cards to buy from");
    // The pointer rests on no card.
    browser.click(&browser.find("#question h2"));
    browser.script("document.querySelector('.fan .held').focus()");
    let (left, right, home, end) = ("\u{e012}", "\u{e014}", "\u{e011}", "\u{e010}");
    for (key, at) in [(right, 1), (right, 2), (left, 1), (end, 9), (right, 9), (home, 0)] {
        browser.press(key);
        assert_eq!(browser.script(AT), at);
    }
    browser.script("document.documentElement.dir = 'rtl'");
    browser.press(left);
    assert_eq!(browser.script(AT), 1);
    // The card with the focus stands large beside the others, once the page has drawn it.
    players.next();
    let near = "return document.querySelector('.near [data-card]').dataset.card
        === document.activeElement.dataset.pick";
    assert_eq!(browser.script(near), true);
    assert_eq!(browser.errors(), [""; 0]);
}
