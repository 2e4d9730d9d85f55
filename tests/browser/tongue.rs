//! The page in languages with letters of their own, one of them from the right to the left: what is in Latin letters there was not
//! asked of the language.

use crate::games::begin;
use crate::moments::{finished, generation, of_every_kind, sit_down};
use crate::player::{Players, Sight};
use crate::tour::beside_the_table;
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::Value;
use std::collections::BTreeSet;
use viriditas::mars::{Setup, Switch};
use viriditas::table::Controller;

const SIZES: [(u16, u16); 3] = [(1280, 720), (768, 1024), (360, 800)];

/// Every piece of the page that has a word in the Latin alphabet, but for names of people and products, signs, and the other language's own name.
const ENGLISH: &str = "
    const said = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        if (!texts.currentNode.parentElement.closest('script, style, #language, .mark, .home .title, .who b')) said.push(texts.currentNode.data);
    }
    for (const element of document.querySelectorAll('[title], [aria-label], [placeholder], [alt]')) {
        said.push(...['title', 'aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''));
    }
    const signs = /\\u2068[^\\u2069]*\\u2069|M€|°C|Viriditas|Safari|Dock|QR|Ada|Blaise|Chandra|Greta/g;
    return [...new Set(said.filter((words) => /[A-Za-z]{2}/.test(words.replace(signs, ''))))].slice(0, 20);";

/// How much the page is wider than the window, what runs over the side of its box, and what is cut off at the side of one
/// that neither scrolls nor ends it with an ellipsis.
const WIDE: &str = "
    const page = document.documentElement;
    const shown = (element) => element.getBoundingClientRect().width > 1 && !element.closest('.vh, [hidden], svg');
    const wide = [...document.querySelectorAll('button, label, h1, h2, h3, summary, legend, th, td')].filter((element) =>
        shown(element) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        && getComputedStyle(element).overflowX === 'visible' && getComputedStyle(element).display !== 'inline')
        .map((element) => `${element.id || element.className || element.tagName}: ${element.textContent.slice(0, 40)}`);
    const cut = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const [text, range] = [texts.currentNode, document.createRange()];
        if (!text.data.trim() || !shown(text.parentElement)) continue;
        range.selectNodeContents(text);
        const lines = [...range.getClientRects()];
        for (let box = text.parentElement; box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.overflowX === 'visible' && style.contentVisibility === 'visible') continue;
            const edge = box.getBoundingClientRect();
            if (style.overflowX === 'auto' || style.overflowX === 'scroll' || style.textOverflow === 'ellipsis' || edge.width <= 1) break;
            // The sentence of a small face that has no room for it stands in a column beside the face, out of sight as a whole.
            if (box.matches('.card.told') && lines.every((line) => line.right <= edge.left || line.left >= edge.right)) break;
            if (lines.some((line) => line.width > 0 && (line.left < edge.left - 1 || line.right > edge.right + 1))) {
                cut.push(`cut by ${box.id || box.className || box.tagName}: ${text.data.slice(0, 40)}`);
                break;
            }
        }
    }
    return [page.scrollWidth - innerWidth, [...new Set([...wide, ...cut])].slice(0, 8)];";

/// Where areas lie on the map, from its left edge.
const AREAS: &str = "
    const map = document.querySelector('#map');
    if (!map) return [];
    const left = map.getBoundingClientRect().left;
    return [0, 4, 30, 60].map((number) => Math.round(document.querySelector(`#map [data-space='${number}']`)
        .getBoundingClientRect().left - left));";

/// Languages with letters of their own, and how they are written.
const LANGUAGES: [(&str, &str); 2] = [("he", "rtl"), ("uk", "ltr")];

/// Turns to each of the other languages on the screen that is shown, and back. What is wrong there is told.
fn in_each(browser: &Browser, name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for (tag, direction) in LANGUAGES {
        wrong.extend(in_both(browser, &format!("{name}-{tag}"), tag, direction));
    }
    wrong
}

fn in_both(browser: &Browser, name: &str, tag: &str, direction: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let areas = browser.script(AREAS);
    let spoken = browser.script(ENGLISH);
    assert!(spoken.as_array().is_some_and(|all| !all.is_empty()), "{name}: nothing is English in English");
    browser.choose_language(tag);
    browser.until_spoken(tag);
    assert_eq!(browser.script("return document.documentElement.dir"), direction, "{name}");
    let english = browser.script(ENGLISH);
    for words in english.as_array().into_iter().flatten() {
        wrong.push(format!("{name}: {words} is English"));
    }
    if browser.script(AREAS) != areas {
        wrong.push(format!("{name}: the map is another one: {areas} and {}", browser.script(AREAS)));
    }
    for (width, height) in SIZES {
        browser.resize(width, height);
        wrong.extend(too_wide(browser, &format!("{name} at {width}")));
        browser.screenshot(&screen(&format!("tongue-{name}-{width}x{height}")));
    }
    browser.choose_language("en");
    browser.until_spoken("en");
    for (width, height) in SIZES.into_iter().rev() {
        browser.resize(width, height);
        wrong.extend(too_wide(browser, &format!("{name} in English at {width}")));
    }
    wrong
}

fn too_wide(browser: &Browser, name: &str) -> Option<String> {
    let wide = browser.script(WIDE);
    let is_wrong = wide[0].as_i64() > Some(0) || wide[1].as_array().is_some_and(|cut| !cut.is_empty());
    is_wrong.then(|| format!("{name}: {wide}"))
}

#[test]
fn in_another_language_nothing_is_english_nothing_is_cut_and_the_map_is_the_same() {
    let browser = Browser::start();
    let (width, height) = SIZES[0];
    browser.resize(width, height);
    let address = page();
    browser.open(&address);
    browser.find("#new-game");
    let mut wrong = in_each(&browser, "start");
    begin(&browser, &[("Ada", "human"), ("Blaise", "human"), ("Greta", "greedy")], "7");
    browser.find("#hand-over");
    wrong.extend(in_each(&browser, "hand-over"));
    browser.click_on("#leave");
    let setup = Setup::new(3).with(Switch::Prelude);
    let mut seen = BTreeSet::new();
    // Every kind of question, and a turn once more when there is much on the table.
    for (table, seat) in of_every_kind(setup, 7, &[Controller::Human; 3]) {
        sit_down(&browser, &address, &table, Some(seat));
        let shape = Sight::of(&browser).shape().expect("a question").to_owned();
        let is_late = shape == "turn" && generation(&table) > 6;
        wrong.extend(in_each(&browser, &if is_late { format!("late-{shape}") } else { shape.clone() }));
        if is_late {
            browser.click_on("#mine button");
            wrong.extend(under(&browser, "seat"));
        }
        seen.insert((shape, is_late));
    }
    // Where no other game is kept.
    let address = page();
    sit_down(&browser, &address, &finished(setup, 7, &[Controller::Human; 3]), None);
    browser.find("#scores");
    wrong.extend(in_each(&browser, "scores"));
    beside_the_table(&browser, &address, |screen, is_over| {
        wrong.extend(if is_over { under(&browser, screen) } else { in_each(&browser, screen) });
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen.len() >= 5, "{seen:?}");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn the_language_is_kept_on_the_device_and_changes_no_game() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    begin(&browser, &[("Ada", "human")], "7");
    let mut players = Players::at(&browser);
    let sight = players.next();
    players.answer(&sight);
    players.next();
    let kept = "return localStorage.getItem('viriditas.game.1')";
    let before = browser.script(kept);
    browser.choose_language("he");
    let other = "return document.documentElement.lang === 'he' && document.documentElement.dir === 'rtl'";
    browser.until("the other language", other);
    browser.open(&address);
    browser.find("#question");
    browser.until("the other language once more", other);
    assert_eq!(browser.script(kept), before);
    // A device that has kept something else speaks as one that has kept nothing.
    browser.script("localStorage.setItem('viriditas.language', '<script>')");
    browser.open(&address);
    browser.find("#question");
    browser.until(
        "English",
        "return document.documentElement.lang === 'en' && document.documentElement.dir !== 'rtl'",
    );
    assert_eq!(browser.errors(), [""; 0]);
}

/// What is English in the dialog that is open: the list of the languages lies under it, so the choice is made by a script.
fn under(browser: &Browser, name: &str) -> Vec<String> {
    browser.find("dialog");
    let mut wrong = Vec::new();
    for (tag, _) in LANGUAGES {
        browser.choose_language(tag);
        browser.until_spoken(tag);
        let english = browser.script(ENGLISH);
        browser.screenshot(&screen(&format!("tongue-{name}-{tag}")));
        let words = english.as_array().into_iter().flatten().filter_map(Value::as_str);
        wrong.extend(words.map(|words| format!("{name}-{tag}: {words} is English")));
    }
    browser.choose_language("en");
    browser.until_spoken("en");
    browser.press("\u{e00c}");
    wrong
}
