//! The lesson is won by pressing only what its hints show.

use crate::page;
use crate::patience::tried;
use crate::webdriver::Browser;
use serde_json::Value;

/// More presses than the lesson takes.
const MOST_PRESSES: usize = 600;

/// What the guide says and what it points at, once all that was pressed is done.
const READ: &str = "return (async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    return {
        heading: document.querySelector('#guide h2')?.textContent ?? null,
        step: document.querySelector('#guide .guide-step')?.textContent ?? null,
        next: document.querySelector('#guide-next') !== null,
        ring: document.querySelectorAll('[data-hint]').length,
        over: document.querySelector('#ares')?.dataset.over === 'true',
        asks: document.querySelector('#ares')?.dataset.asks ?? null,
    };})();";

/// The hint at a moment when it points at something.
fn hint(browser: &Browser) -> Value {
    let hint = tried(|| {
        let read = browser.script(READ);
        let points = read["ring"].as_u64() > Some(0);
        (points && (read["next"] == true || read["asks"] != Value::Null || read["over"] == true))
            .then_some(read)
    });
    hint.unwrap_or_else(|| {
        panic!("the guide points at nothing: {}, {:?}", browser.script(READ), browser.errors())
    })
}

/// Each page points at what it speaks of, and the last step is reached.
#[test]
fn whoever_presses_only_what_the_lesson_shows_wins_it() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    browser.click_on("#game-ares");
    assert!(
        browser.find_all("#lessons").is_empty()
            || browser.script("return document.querySelector('#lessons').offsetParent === null") == true
    );
    browser.click_on("#begin-first-expedition");
    browser.find("#guide");
    let mut headings = std::collections::BTreeSet::new();
    for presses in 0.. {
        let at = hint(&browser);
        headings.insert(at["heading"].as_str().unwrap_or_default().to_owned());
        if at["over"] == true {
            break;
        }
        browser.click_on(if at["next"] == true { "#guide-next" } else { "[data-hint]" });
        assert!(presses < MOST_PRESSES, "the lesson does not end: {at}");
    }
    assert_eq!(headings.len(), 13, "twelve topics and the answers: {headings:?}");
    assert_eq!(browser.script(READ)["step"], "12 of 12");
    assert_eq!(browser.errors(), [""; 0]);
}
