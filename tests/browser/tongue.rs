//! The page in languages with letters of their own, one of them from the right to the left: what is in Latin letters there was not
//! asked of the language.

use crate::ares::moments as ares;
use crate::games::begin;
use crate::moments::{dealt, finished, generation, of_every_kind, sit_down};
use crate::player::{Players, Sight};
use crate::tour::beside_the_table;
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::Value;
use std::collections::BTreeSet;
use std::mem::discriminant;
use viriditas::mars::{Setup, Switch};
use viriditas::table::Controller;
use viriditas::text::Language;

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

/// Makes a part of an answer, and leaves the question open where that can be.
const CHOOSE: &str = "
    const done = arguments[arguments.length - 1];
    const all = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility() && it.ariaDisabled !== 'true' && !it.disabled);
    const one = (selector) => all(selector)[0] ?? null;
    const any = (list) => list[0];
    const press = (element) => element?.click();
    const choose_in_mars = () => {
        const { shape } = one('#question')?.dataset ?? {};
        if (shape === 'space') one('#map [data-answer]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        else press(one('#question .fan .held') ?? all('#question .stepper button').at(-1) ?? (shape === 'turn' ? one('#actions [data-kind=project]') : null));
    };
    IN_ARES
    if (one('#ares')) choose_in_ares();
    else choose_in_mars();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));";

/// What is chosen and typed in, and the long figures of the button that settles it: some languages have words for short ones.
const CHOSEN: &str = "
    const named = (it) => [it.id, ...Object.values(it.dataset)].join('/');
    return JSON.stringify([
        document.querySelector('#kept')?.dataset.answers,
        [...document.querySelectorAll('#table :is([aria-pressed=true], [aria-checked=true], .sel), #ares :is([aria-pressed=true], [aria-checked=true], .sel)')].map(named),
        [...document.querySelectorAll('#question input, #question .stepper output')].map((it) => it.value),
        document.querySelector('#question')?.dataset.shape ?? document.querySelector('#question')?.dataset.question,
        document.querySelector('#back') !== null,
        document.querySelector('#confirm')?.textContent.match(/\\d\\d+/g),
    ]);";

/// Chooses something on the screen that is shown and goes through the languages; the kind of question, and whether something was left
/// open there.
fn switched(browser: &Browser, name: &str) -> (String, bool) {
    let choose = CHOOSE.replace("IN_ARES", crate::ares::player::CHOOSE);
    let before = browser.script(CHOSEN);
    browser.later(&choose);
    let chosen = browser.script(CHOSEN);
    for language in Language::ALL.iter().rev() {
        browser.choose_language(language.tag());
        browser.until_spoken(language.tag());
        assert_eq!(browser.script(CHOSEN), chosen, "{name} in {}", language.tag());
    }
    let asked = "const { shape, question } = document.querySelector('#question')?.dataset ?? {}; return shape ?? question ?? '';";
    (browser.script(asked).as_str().unwrap_or_default().to_owned(), before != chosen)
}

#[test]
fn a_language_that_changes_in_the_midst_of_an_answer_loses_nothing_of_it() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    let (mut shapes, mut open) = (BTreeSet::new(), BTreeSet::new());
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = boxes.into_iter().fold(Setup::new(2), Setup::with);
    for (place, (table, seat)) in of_every_kind(setup, 7, &[Controller::Human; 2]).into_iter().enumerate() {
        sit_down(&browser, &address, &table, Some(seat));
        let (shape, is_open) = switched(&browser, &format!("mars-{place}"));
        open.extend(is_open.then(|| shape.clone()));
        shapes.insert(shape);
    }
    let mut kinds = BTreeSet::new();
    let mut moments = Vec::new();
    let mut table = dealt(viriditas::ares::Setup::new(2), 4, &[Controller::Human; 2]);
    ares::until(&mut table, 4, |table, seat| {
        let kind =
            table.view(Some(seat)).question(seat).map(|question| format!("{:?}", discriminant(&question)));
        if kind.is_some_and(|kind| kinds.insert(kind)) {
            moments.push((table.clone(), seat));
        }
        false
    });
    for (place, (table, seat)) in moments.iter().enumerate() {
        sit_down(&browser, &address, table, Some(*seat));
        let (question, is_open) = switched(&browser, &format!("ares-{place}"));
        open.extend(is_open.then(|| question.clone()));
        shapes.insert(question);
    }
    assert!(shapes.len() >= 12 && kinds.len() >= 4, "{shapes:?}");
    for shape in ["card", "payment", "space", "turn", "discard", "keep", "plan", "phase"] {
        assert!(open.contains(shape), "an answer to {shape} is left open: {open:?}");
    }
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
