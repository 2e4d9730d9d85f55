//! The log of Ares Expedition: what comes from what, and what it shows on demand.

use super::moments::{PEOPLE, round, until};
use crate::moments::{dealt, sit_down};
use crate::page;
use crate::webdriver::Browser;
use serde_json::json;
use viriditas::ares::cards::Phase;
use viriditas::ares::{Setup, Stage};
use viriditas::games::AresTable;
use viriditas::kit::Seat;

const ADA: Seat = Seat::ALL[0];

/// The rows that are shown.
const ROWS: &str =
    "[...document.querySelectorAll('#log .log-list :is(details li, .row)')].map((it) => it.textContent)";

#[test]
fn the_log_of_ares_expedition_says_what_comes_from_what_phase_by_phase() {
    let mut table: AresTable = dealt(Setup::new(3), 4, &[PEOPLE[0]; 3]);
    let seat = until(&mut table, 4, |table, seat| {
        let stage = table.view(None).facts().stage;
        seat == ADA && round(table) >= 5 && stage == Stage::Resolving(Phase::Action)
    });
    assert_eq!(seat, Some(ADA), "an action phase");
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    sit_down(&browser, &address, &table, Some(ADA));
    browser.click_on("#whole-log");
    browser.script(
        "document.querySelectorAll('#log details:not([open]) > summary').forEach((it) => it.click())",
    );
    browser
        .until("all groups are open", "return document.querySelector('#log details:not([open])') === null");
    let rows = browser.script(&format!("return {ROWS}")).to_string();
    for said in ["income: ", " TR + ", "(step of", "effect of"] {
        assert!(rows.contains(said), "{said}: {rows}");
    }
    browser.script("document.querySelector('#log .log-list .word').click()");
    let named = browser.script("return document.querySelector('#log .log-list .word').textContent");
    let title = browser.text(&browser.find("dialog[open] h2"));
    assert!(named.as_str().is_some_and(|named| title.contains(named)), "{named}: {title}");
    browser.press("\u{e00c}");
    browser.until("the card is put away", "return document.querySelector('dialog[open]') === null");

    browser.script(
        "const pick = (which, place) => {
            which.value = which.options[place].value;
            which.dispatchEvent(new Event('change', { bubbles: true }));
        };
        const figures = document.querySelector('#log .of-figures');
        pick(figures, figures.options.length - 1);
        pick(document.querySelector('#log .of-players'), 2)",
    );
    let rated =
        format!("const rows = {ROWS}; return rows.length > 0 && rows.every((it) => it.includes('TR'))");
    browser.until("only changes of rating are shown", &rated);
    let others = format!("return {ROWS}.some((it) => it.startsWith('You ') || it.includes('Chandra'))");
    assert_eq!(browser.script(&others), json!(false), "only Blaise's");
    assert_eq!(browser.errors(), [""; 0]);
}
