//! What is told above the table and at the end of a game.

use crate::moments::{PEOPLE, finished, sit_down};
use crate::page;
use crate::webdriver::Browser;
use serde_json::json;
use viriditas::mars::{Setup, Switch};

/// A full store, of which nothing else can be said at the end of a game.
const FULL: &str = "
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });";

#[test]
fn a_notice_at_the_end_can_be_put_away_and_points_of_each_source_stand_out() {
    let browser = Browser::start();
    browser.before_each_page(FULL);
    browser.resize(1280, 720);
    let table = finished(Setup::new(2).with(Switch::Turmoil), 7, &PEOPLE);
    sit_down(&browser, &page(), &table, None);
    browser.find("#scores");
    browser.find("#lasting .copy");
    browser.click_on("#lasting > .ib");
    browser.until("it is put away", "return document.querySelector('#lasting') === null");
    browser.find("#kept [href='#i-cross']");
    let plain = browser.script(
        "return [...document.querySelectorAll('.bars .bar > span')]
            .filter((it) => getComputedStyle(it).backgroundColor === 'rgba(0, 0, 0, 0)').map((it) => it.className);",
    );
    assert_eq!(plain, json!([]), "points without a ground of their own");
    assert!(!browser.find_all(".bars .src-Committee").is_empty(), "somebody has points of the committee");
}
