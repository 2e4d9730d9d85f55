//! The guided first game is finished by whoever presses only what its hints show, and it is left, resumed and undone as any other game.

use crate::page;
use crate::patience::tried;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use serde_json::{Value, json};

/// More presses than a guided game takes.
const MOST_PRESSES: usize = 1_500;

/// What the guide says and what it points at, once all that was pressed is done.
const READ: &str = "return (async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const named = (it) => it.id || `${it.tagName} ${it.dataset.choice ?? it.dataset.answer ?? it.dataset.pick ?? it.dataset.to ?? ''}`;
    return {
        said: document.querySelector('#guide .guide-said')?.textContent ?? null,
        next: document.querySelector('#guide-next') !== null,
        ring: [...document.querySelectorAll('[data-hint]')].map(named),
        over: document.querySelector('#table')?.dataset.over === 'true',
        answers: Number(document.querySelector('#kept')?.dataset.answers ?? 0),
    };})();";

/// The guided first game at its first hint.
fn begun(browser: &Browser, address: &str) {
    browser.open(address);
    browser.click_on("#begin-guided");
    browser.find("#guide");
}

/// The hint at a moment when it points at something.
fn hint(browser: &Browser) -> Value {
    let hint = tried(|| {
        let read = browser.script(READ);
        let points = read["ring"].as_array().is_some_and(|ring| !ring.is_empty());
        (points || read["next"] == true || read["over"] == true).then_some(read)
    });
    hint.unwrap_or_else(|| {
        panic!("the guide points at nothing: {}, {:?}", browser.script(READ), browser.errors())
    })
}

/// The last page of a hint: the page that was read last is shown again after an undo.
fn read_through(browser: &Browser, mut at: Value) -> Value {
    while at["next"] == true {
        browser.click_on("#guide-next");
        at = hint(browser);
    }
    at
}

/// Presses what the hint shows: the next page, or what has the ring.
fn follow(browser: &Browser, hint: &Value) {
    let confirms = hint["ring"].as_array().is_some_and(|ring| ring.contains(&json!("confirm")));
    match (hint["next"] == true, confirms) {
        (true, _) => browser.click_on("#guide-next"),
        (false, true) => browser.click_on("#confirm[data-hint]"),
        (false, false) => browser.click_on("[data-hint]"),
    }
}

#[test]
fn whoever_presses_only_what_the_guide_shows_finishes_the_game() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    begun(&browser, &address);
    let mut presses = 0;
    loop {
        let hint = hint(&browser);
        if hint["over"] == true {
            break;
        }
        follow(&browser, &hint);
        presses += 1;
        assert!(presses < MOST_PRESSES, "the game does not end: {hint}");
    }
    let across = browser.script("return document.documentElement.scrollWidth - innerWidth");
    assert!(across.as_i64() <= Some(0), "{across} pixels too wide");
    assert!(presses > 60, "{presses} presses");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_guided_game_left_loaded_again_undone_or_in_another_window_has_its_hint() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    begun(&browser, &address);
    // Into the pages of the first question.
    browser.click_on("#guide-next");
    let second = hint(&browser);
    browser.open(&address);
    browser.find("#guide");
    assert_eq!(hint(&browser), second, "loaded again");
    let answered = |had: &Value| {
        let now = tried(|| {
            let now = hint(&browser);
            if now["answers"] != had["answers"] {
                return Some(now);
            }
            follow(&browser, &now);
            None
        });
        now.expect("the hint is followed")
    };
    let first = read_through(&browser, answered(&second));
    let further = answered(&first);
    assert_ne!(further["said"], first["said"]);
    browser.click_on("#undo");
    let back = tried(|| Some(hint(&browser)).filter(|now| now["answers"] == first["answers"]));
    assert_eq!(back, Some(first.clone()), "undone");
    browser.click_on("#leave");
    browser.click_on("#latest .open");
    browser.find("#guide");
    assert_eq!(hint(&browser), first, "left and resumed");
    browser.second_window();
    browser.resize(1280, 720);
    browser.open(&address);
    browser.find("#guide");
    assert_eq!(hint(&browser), first, "in another window");
    browser.click_on("#guide-off");
    browser.find("#guide-on");
    assert_eq!(browser.script("return document.querySelectorAll('[data-hint]').length"), json!(0));
    browser.open(&address);
    browser.click_on("#guide-on");
    assert_eq!(hint(&browser), first, "turned off and on");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn the_guide_and_what_can_be_learnt_are_in_everyones_reach() {
    let (browser, address, axe) = (Browser::start(), page(), axe());
    browser.open(&address);
    browser.find("#lessons.new");
    let mut found = look_over_all(&browser, &axe, "lessons");
    for lesson in ["first-game", "turmoil"] {
        browser.open(&address);
        browser.click_on(&format!("#lessons [data-lesson={lesson}]"));
        browser.find("#guide");
        found.extend(look_over_all(&browser, &axe, &format!("guide-{lesson}")));
        browser.click_on("#leave");
        browser.find("#lessons");
    }
    assert_eq!(found, [""; 0]);
}
