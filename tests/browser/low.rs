//! The table in windows that are low, and in elements as low as sites make them.

use crate::embed::{enter, put, site};
use crate::moments::{begun, generation, shape, sit_down, until};
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::json;
use std::mem::discriminant;
use viriditas::games::MarsTable;
use viriditas::kit::Seat;
use viriditas::mars::{Choice, Setup, Shape, Switch};
use viriditas::table::{Bot, Controller};

/// A small laptop, a window beside others, a part of a page, and a phone that lies.
const WINDOWS: [(u16, u16); 4] = [(1366, 625), (1280, 600), (800, 600), (844, 390)];

/// The windows above, and the usual height of an element where a page leaves it much room, some, and none.
const ELEMENTS: [(u16, u16); 7] =
    [(1366, 625), (1280, 600), (800, 600), (844, 390), (1280, 672), (854, 672), (360, 672)];

/// A late turn in which a delegate can be sent, and the first question of each other shape, of a game with all that lies
/// beside a table.
fn moments() -> Vec<(String, MarsTable)> {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = boxes.into_iter().fold(Setup::new(3), Setup::with);
    let greedy = Controller::Bot(Bot::Greedy);
    let person = Seat::new(0);
    let mut moments: Vec<(Shape, MarsTable)> = Vec::new();
    until(&mut begun(setup, 11, &[Controller::Human, greedy, greedy]), |table, seat| {
        let is_late = || {
            let sends = |offer: &Choice| matches!(offer, Choice::Lobby(_));
            generation(table) >= 4 && table.offers(seat).iter().any(sends)
        };
        let asked = shape(table, seat).filter(|asked| {
            let is_known = moments.iter().any(|(known, _)| discriminant(known) == discriminant(asked));
            Some(seat) == person && !is_known && (*asked != Shape::Turn || is_late())
        });
        moments.extend(asked.map(|asked| (asked, table.clone())));
        false
    });
    moments.into_iter().map(|(shape, table)| (name(shape), table)).collect()
}

fn name(shape: Shape) -> String {
    format!("{shape:?}").chars().take_while(|letter| letter.is_alphabetic()).collect()
}

/// What keeps a question from being answered without hunting for it.
const HIDDEN: &str = "
    const found = [];
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const seen = (selector) => {
        const at = box(selector);
        if (!at?.width) return false;
        const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        return top !== null && document.querySelector(selector).contains(top);
    };
    const question = box('#question');
    if (question.top < 0 || question.bottom > innerHeight + 1) found.push('the question is cut off');
    const panel = document.querySelector('#question');
    if (innerWidth >= 768 && panel.clientHeight < Math.min(130, panel.scrollHeight)) found.push(`${panel.clientHeight} px of a question`);
    if (document.documentElement.scrollWidth > innerWidth) found.push('too wide');
    if (innerWidth >= 768 && document.documentElement.scrollHeight > innerHeight) found.push('too high');
    const [mars, purse, screen] = [box('.mars'), box('.mine'), document.querySelector('.screen')];
    if (!screen) {
        const covers = mars.left < purse.right && purse.left < mars.right && mars.top + 8 < purse.bottom && purse.top + 8 < mars.bottom;
        if (covers) found.push('Mars covers the purse');
        if (innerWidth >= 768 && mars.bottom > innerHeight) found.push('Mars is cut off');
        // What is chosen may lie over them while a press leads back.
        if (panel.dataset.shape === 'turn' && !seen('#actions li:first-child button') && !seen('.nav [data-to=actions]') && !seen('#back')) found.push('no actions');
    } else if (screen.scrollWidth > screen.clientWidth) found.push('a screen is too wide');
    else if (!seen('#confirm')) found.push('nothing settles it');
    for (const figure of document.querySelectorAll('.param b')) {
        if (box('.params').width > 1 && figure.scrollWidth > figure.clientWidth + 1) found.push(`${figure.textContent} is cut off`);
    }
    return found;";

fn hidden(browser: &Browser, what: &str) -> Vec<String> {
    browser.frames(5);
    let found = browser.script(HIDDEN);
    found.as_array().into_iter().flatten().map(|why| format!("{what}: {why}")).collect()
}

/// In the page; and with what is chosen, there is what settles it.
#[test]
fn every_question_is_in_sight_in_a_low_window() {
    let (browser, address, mut found) = (Browser::start(), page(), Vec::new());
    for (asked, table) in moments() {
        browser.resize(1280, 720);
        sit_down(&browser, &address, &table, Seat::new(0));
        for (width, height) in WINDOWS {
            browser.resize(width, height);
            let what = format!("low-{asked}-{width}x{height}");
            found.extend(hidden(&browser, &what));
            browser.screenshot(&screen(&what));
            if asked != "Turn" {
                continue;
            }
            for (of, chosen) in
                [("project", "#actions [data-kind=project]"), ("lobby", "#committee [data-party=unity]")]
            {
                browser.script(&format!("document.querySelector('{chosen}').click()"));
                browser.until("what settles it", "return document.querySelector('#confirm') !== null");
                found.extend(hidden(&browser, &format!("{what} with a {of}")));
                browser.screenshot(&screen(&format!("low-{of}-{width}x{height}")));
                browser.press("\u{e00c}");
            }
        }
    }
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// In an element that can keep nothing, which takes a line to say so.
#[test]
fn every_question_is_in_sight_in_a_low_element() {
    let (browser, mut found) = (Browser::start(), Vec::new());
    let site = site("low", &page());
    for (asked, table) in moments() {
        browser.resize(1280, 720);
        browser.open(&site);
        browser.script("document.body.style.margin = 0");
        put(&browser, &json!({ "record": table.to_text(), "sandboxed": "" }));
        enter(&browser);
        browser.find("#question");
        for (width, height) in ELEMENTS {
            browser.come_back();
            browser.resize(width, 720);
            browser
                .script(&format!("document.querySelector('viriditas-game').style.blockSize = '{height}px'"));
            enter(&browser);
            browser.until("its size", &format!("return innerWidth === {width} && innerHeight === {height}"));
            let what = format!("low-element-{asked}-{width}x{height}");
            found.extend(hidden(&browser, &what));
            browser.screenshot(&screen(&what));
        }
        browser.come_back();
    }
    assert_eq!(found, [""; 0]);
}
