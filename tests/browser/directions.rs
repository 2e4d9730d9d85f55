//! Keys on keyboards of other scripts, and figures in a page that is read from right to left.

use crate::ares::moments as ares;
use crate::moments::{dealt, of_every_kind, sit_down};
use crate::page;
use crate::webdriver::Browser;
use serde_json::json;
use viriditas::mars::{Setup, Switch};
use viriditas::table::Controller;

/// How many arrows between two things are in sight, how many signed amounts, and what is out of order.
const ORDER: &str = "
    const [seen, wrong] = [{ arrows: 0, signs: 0 }, []];
    const beside = (element, which) => {
        while (!element[which] && element.parentElement) element = element.parentElement;
        let next = element[which];
        while (next?.matches('.vh')) next = next[which];
        return next?.getBoundingClientRect();
    };
    for (const arrow of document.querySelectorAll('.arrow')) {
        const [from, at, to] = [beside(arrow, 'previousElementSibling'), arrow.getBoundingClientRect(), beside(arrow, 'nextElementSibling')];
        if (!from?.width || !at.width || !to?.width || from.bottom < at.top || to.top > at.bottom || to.bottom < at.top) continue;
        seen.arrows += 1;
        const turned = getComputedStyle(arrow).transform.startsWith('matrix(-1');
        if (!(from.left >= at.right - 1 && at.left >= to.right - 1 && turned)) wrong.push(arrow.parentElement.textContent);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        for (const found of texts.currentNode.data.matchAll(/[+−](?=\\d)/g)) {
            const box = (at) => {
                const range = document.createRange();
                range.setStart(texts.currentNode, at);
                range.setEnd(texts.currentNode, at + 1);
                return range.getClientRects()[0];
            };
            const [sign, digit] = [box(found.index), box(found.index + 1)];
            if (!sign?.width || !digit?.width) continue;
            seen.signs += 1;
            if (sign.left >= digit.left) wrong.push(texts.currentNode.data);
        }
    }
    return [seen.arrows, seen.signs, wrong];";

/// Where the focus is after a key, from nowhere.
fn led_by(browser: &Browser, key: &str, code: &str) -> String {
    let press = "document.activeElement.blur(); window.scrollTo(0, 0);
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: KEY, code: CODE, bubbles: true, cancelable: true }));";
    let press =
        press.replace("KEY,", &format!("{},", json!(key))).replace("CODE,", &format!("{},", json!(code)));
    browser.script(&press);
    browser.frames(3);
    let at =
        "const at = document.activeElement; return at === document.body ? '' : at.outerHTML.slice(0, 200)";
    browser.script(at).as_str().unwrap_or_default().to_owned()
}

#[test]
fn shortcuts_work_on_ukrainian_hebrew_and_french_keyboards() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let (table, seat) = of_every_kind(Setup::new(2), 7, &[Controller::Human; 2]).remove(0);
    sit_down(&browser, &address, &table, Some(seat));
    browser.find("#question");
    let mut led = 0;
    for (letter, code, others) in [
        ("q", "KeyQ", [("й", "KeyQ"), ("/", "KeyQ"), ("q", "KeyA")]),
        ("m", "KeyM", [("ь", "KeyM"), ("צ", "KeyM"), ("m", "Semicolon")]),
        ("a", "KeyA", [("ф", "KeyA"), ("ש", "KeyA"), ("a", "KeyQ")]),
    ] {
        let wanted = led_by(&browser, letter, code);
        led += usize::from(!wanted.is_empty());
        for (key, code) in others {
            assert_eq!(led_by(&browser, key, code), wanted, "{key} of {code} is {letter}");
        }
    }
    assert!(led > 0, "no key leads anywhere");
    assert_eq!(led_by(&browser, "'", "KeyQ"), "", "the sign on a Dvorak keyboard is no letter");
}

#[test]
fn from_right_to_left_what_was_comes_before_what_will_be_and_signs_stay_in_front() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let mut seen = [[0; 2]; 2];
    let look = |seen: &mut [i64; 2], name: &str| {
        if browser.script("return document.documentElement.dir") != "rtl" {
            browser.choose_language("he");
        }
        browser.until("the other language", "return document.documentElement.dir === 'rtl'");
        browser.frames(2);
        let order = browser.script(ORDER);
        assert_eq!(order[2], json!([]), "{name}");
        seen[0] += order[0].as_i64().unwrap_or_default();
        seen[1] += order[1].as_i64().unwrap_or_default();
        browser.screenshot(&crate::screen(&format!("directions-{name}")));
    };
    let setup = Setup::new(2).with(Switch::Prelude);
    for (place, (table, seat)) in of_every_kind(setup, 7, &[Controller::Human; 2]).into_iter().enumerate() {
        sit_down(&browser, &address, &table, Some(seat));
        look(&mut seen[0], &format!("mars-{place}"));
    }
    let mut table = dealt(viriditas::ares::Setup::new(2), 4, &[Controller::Human; 2]);
    // A standard action that can be paid tells what it leaves.
    let seat = ares::until(&mut table, 4, |table, seat| {
        table.offers(seat).iter().any(|offer| matches!(offer, viriditas::ares::Choice::Standard(_)))
    });
    sit_down(&browser, &page(), &table, seat);
    look(&mut seen[1], "ares");
    assert!(seen[0][0] > 0 && seen[1][0] > 0, "arrows and signs of both games: {seen:?}");
    assert!(seen[0][1] + seen[1][1] > 0, "signs: {seen:?}");
}
