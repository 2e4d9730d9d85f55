//! "What is this?": whatever the table shows explains itself to a press, a finger and a key; and the rules within the page.

use crate::ares;
use crate::disk::answers;
use crate::legible::told;
use crate::moments::{begun, generation, shape, sit_down, until};
use crate::page;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use serde_json::Value;
use viriditas::games::MarsTable;
use viriditas::kit::Seat;
use viriditas::mars::{Setup, Shape, Switch};
use viriditas::table::Controller;

const ESCAPE: &str = "\u{e00c}";
const ENTER: &str = "\u{e007}";

/// Pictures that only buttons of the page bear, each beside words or with a label that say what the button does; and the rays
/// that are a part of other pictures.
const CONTROLS: &[&str] = &[
    "bulb", "chart", "cross", "down", "globe", "help", "leafmark", "link", "log", "menu", "moon", "plus",
    "settings", "sun", "sun-rays", "undo", "zoom",
];

/// A turn late in a game of five with every box.
fn full_table() -> (MarsTable, Seat) {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let mut table = begun(boxes.into_iter().fold(Setup::new(5), Setup::with), 11, &[Controller::Human; 5]);
    let seat = until(&mut table, |table, seat| {
        generation(table) >= 4 && matches!(shape(table, seat), Some(Shape::Turn))
    });
    (table, seat.expect("a turn"))
}

fn at_a_full_table() -> Browser {
    let browser = Browser::start();
    browser.resize(1280, 720);
    let (table, seat) = full_table();
    sit_down(&browser, &page(), &table, Some(seat));
    browser.find("#mine");
    browser
}

/// The keys of what is explained now.
fn explained(browser: &Browser) -> Vec<String> {
    browser.find("dialog.explanation");
    let found = browser.script(
        "return [...document.querySelectorAll('dialog.explanation [data-explained]')].map((it) => it.dataset.explained)",
    );
    told(&found).map(str::to_owned).collect()
}

fn close(browser: &Browser) {
    browser.press(ESCAPE);
    browser.until("it is closed", "return document.querySelector('dialog.explanation') === null");
}

/// Gives the focus to what a selector names, or takes it from everything.
fn focus(browser: &Browser, selector: &str) {
    browser.script(&format!("document.activeElement?.blur(); document.querySelector('{selector}')?.focus()"));
}

/// The mark of a kept game says how the game is kept, and not what its picture means on a card.
#[test]
fn the_mark_of_a_kept_game_explains_its_own_state() {
    let browser = at_a_full_table();
    let is =
        |what: &str| format!("return document.querySelector('#kept').dataset.explain === 'SaveMark({what})'");
    browser.until("it is on the disk", &is("OnDisk"));
    browser.click(&browser.find("#kept svg"));
    assert_eq!(explained(&browser), ["SaveMark(OnDisk)"]);
    close(&browser);
    browser.click_on("#what");
    browser.click(&browser.find("#kept"));
    assert_eq!(explained(&browser), ["SaveMark(OnDisk)"]);
    close(&browser);
}

/// Rules: BASE-UX-04.
#[test]
fn a_press_a_finger_and_a_key_each_explain_what_the_table_shows() {
    let browser = at_a_full_table();
    for (selector, key) in [
        ("#mine .cell b", "Resource(MegaCredits)"),
        ("#mine .cell .prod", "Production(MegaCredits)"),
        ("#mine .trv", "Concept(Rating)"),
        ("#generation", "Concept(Generation)"),
        ("#map .gauge.start .value", "Parameter(Oxygen)"),
        ("#committee .infl", "Concept(Influence)"),
        ("#colonies .fl", "Concept(Fleet)"),
    ] {
        browser.click(&browser.find(selector));
        let keys = explained(&browser);
        assert_eq!(keys.first().map(String::as_str), Some(key), "{selector}: {keys:?}");
        close(&browser);
        browser.tap(&browser.find(selector));
        assert!(explained(&browser).contains(&key.to_owned()), "{selector} under a finger");
        close(&browser);
    }
    // A key explains what has the focus, in a dialog, too.
    for (selector, key) in [
        ("#actions .act", "Project(SellPatents)"),
        ("#goals .goal", "Concept(Milestones)"),
        ("#hand .held", "Concept(Cost)"),
        ("#committee .party", "Party(MarsFirst)"),
        ("#committee .rule", "Concept(RulingParty)"),
        ("#colonies .tile", "Kind(Colony)"),
        ("#map [tabindex=\"0\"]", "Concept(OceanArea) Concept(LandArea) Concept(AreaBonus)"),
    ] {
        focus(&browser, selector);
        browser.press("e");
        let keys = explained(&browser);
        assert!(key.split(' ').any(|key| keys.iter().any(|it| it == key)), "{selector}: {keys:?}");
        close(&browser);
    }
    // Without a focus it is everything that the screen shows.
    focus(&browser, "nothing");
    browser.press("e");
    let all = explained(&browser);
    assert!(all.len() > 50, "{all:?}");
    close(&browser);
    browser.press("p");
    browser.find("#standings");
    browser.press("e");
    browser.find("dialog.explanation .said");
    browser.click_on("dialog.explanation .buttons .btn");
    assert!(explained(&browser).contains(&"Concept(Points)".to_owned()));
    close(&browser);
    assert_eq!(browser.find_all("#standings").len(), 1, "what lay in front is there again");
    browser.press(ESCAPE);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn what_is_asked_about_does_nothing() {
    let browser = at_a_full_table();
    let before = (answers(&browser), browser.script("return document.querySelector('#question').outerHTML"));
    let now = || (answers(&browser), browser.script("return document.querySelector('#question').outerHTML"));
    for selector in [
        "#actions .act[data-kind]",
        "#hand .held",
        "#goals .goal",
        "#committee .party",
        "#colonies .tile",
        "#undo",
        "#leave",
        "#confirm, #question button",
    ] {
        browser.click_on("#what");
        browser.find(".asking");
        browser.click_on(selector);
        browser.find("dialog.explanation");
        assert!(browser.find_all(".asking").is_empty(), "one press, one answer");
        close(&browser);
        assert_eq!(now(), before, "{selector} did something");
        // The next press does what it always does.
        assert!(browser.find_all("dialog[open]").is_empty());
    }
    // With the keyboard: the button, then the thing.
    focus(&browser, "#what");
    browser.press(ENTER);
    browser.find(".asking");
    focus(&browser, "#actions .act[data-kind]");
    browser.press(ENTER);
    assert!(!explained(&browser).is_empty());
    close(&browser);
    assert_eq!(now(), before);
    // Escape and the button itself leave the question.
    for leave in [ESCAPE, ""] {
        browser.click_on("#what");
        browser.find(".asking");
        if leave.is_empty() {
            browser.click_on("#what");
        } else {
            browser.press(leave);
        }
        browser.until("it is left", "return document.querySelector('.asking') === null");
    }
    browser.click_on("#actions .act[aria-disabled=\"false\"]");
    browser.until("it acts again", "return document.querySelector('#actions .sel, #map .legal') !== null");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Every picture of the sprite in a row on the table, as if it were shown there.
const ALL_PICTURES: &str = "
    const row = document.createElement('div');
    row.id = 'all-pictures';
    row.tabIndex = 0;
    row.innerHTML = [...document.querySelectorAll('symbol[id^=i-]')]
        .map(({ id }) => `<svg class=i style='inline-size:20px;block-size:20px'><use href='#${id}'></use></svg>`).join('');
    document.querySelector('main').prepend(row);
    row.focus();";

/// The pictures that say nothing of themselves.
fn unexplained(browser: &Browser) -> Vec<String> {
    browser.script(ALL_PICTURES);
    let all = browser.script("return [...document.querySelectorAll('#all-pictures use')].map((it) => it.getAttribute('href').slice(3))");
    let all: Vec<String> = told(&all).map(str::to_owned).collect();
    assert!(all.len() > 120, "{}", all.len());
    let is_told = |name: &String| {
        browser.script(&format!("document.querySelector('#all-pictures [href=\"#i-{name}\"]').parentElement.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))"));
        browser.frames(2);
        let is_open = browser
            .script("return document.querySelector('dialog.explanation [data-explained]') !== null")
            == true;
        if is_open {
            close(browser);
        }
        is_open
    };
    all.into_iter().filter(|name| !is_told(name)).collect()
}

/// Rules: BASE-UX-04.
#[test]
fn every_picture_that_is_no_control_is_explained() {
    let browser = at_a_full_table();
    let mars = unexplained(&browser);
    let (table, seat) = ares::moments::hoarded(12);
    sit_down(&browser, &page(), &table, Some(seat));
    let ares = unexplained(&browser);
    let neither: Vec<&String> =
        mars.iter().filter(|name| ares.contains(name) && !CONTROLS.contains(&name.as_str())).collect();
    assert!(neither.is_empty(), "{neither:?}");
    // What the table shows outside of buttons is explained by the game of that table.
    let shown = browser.script(
        "return [...new Set([...document.querySelectorAll('main use')].filter((it) => !it.closest('button, #all-pictures')).map((it) => it.getAttribute('href').slice(3)))]",
    );
    let silent: Vec<&str> =
        told(&shown).filter(|name| ares.iter().any(|it| it == name) && !CONTROLS.contains(name)).collect();
    assert_eq!(silent, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn ares_expedition_explains_its_table() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    let (table, seat) = ares::moments::hoarded(12);
    sit_down(&browser, &page(), &table, Some(seat));
    for (selector, key) in [
        ("#mine .cell b", "Stock(MegaCredits)"),
        ("#mine .cap", "Capacity(Steel)"),
        ("#planet .phase b", "Phase(Development)"),
        ("#planet .track .blocks", "Track(Oxygen)"),
        ("#planet .piles span", "Concept(Deck)"),
    ] {
        browser.click(&browser.find(selector));
        let keys = explained(&browser);
        assert_eq!(keys.first().map(String::as_str), Some(key), "{selector}: {keys:?}");
        close(&browser);
    }
    focus(&browser, "#hand .a-face");
    browser.press("e");
    assert!(explained(&browser).iter().any(|key| key.starts_with("Colour(")));
    close(&browser);
    assert_eq!(browser.errors(), [""; 0]);
}

/// What the search of the rules says, and how many places it marks.
fn searched(browser: &Browser, words: &str) -> (String, u64) {
    browser.fill(&browser.find("#rules-search"), words);
    browser.frames(3);
    let said = browser.text(&browser.find(".rules-top [role=status]"));
    let marks = browser.script("return document.querySelectorAll('.rules mark').length").as_u64();
    (said, marks.unwrap_or(0))
}

#[test]
fn the_rules_open_at_a_rule_and_are_searched() {
    let browser = at_a_full_table();
    focus(&browser, "nothing");
    assert_eq!(browser.script("return performance.getEntriesByType('resource').filter(({ name }) => name.includes('rules/')).length"), 0);
    browser.press("r");
    browser.find(".rules section");
    let (said, marks) = searched(&browser, "Greenery");
    assert!(said.ends_with("places found.") && marks > 5, "{said}: {marks}");
    let (all, none) = (searched(&browser, ""), searched(&browser, "no such thing at all"));
    assert_eq!(all, (String::new(), 0));
    assert!(none.0.starts_with("Nothing found") && none.1 == 0, "{none:?}");
    for junk in ["<script>alert(1)</script>", "[(*+?", "\\", "💥 ́", "\"']", "   ", &"ab ".repeat(400)] {
        let (said, _) = searched(&browser, junk);
        assert!(!said.contains("could not"), "{junk}: {said}");
    }
    assert!(searched(&browser, "oxygen").1 > 0, "it goes on");
    assert_eq!(browser.find_all(".rules script").len(), 0);
    browser.press(ESCAPE);
    browser.until("it is closed", "return document.querySelector('.rule-book') === null");

    // An explanation leads to its rule.
    browser.click(&browser.find("#mine .cell b"));
    explained(&browser);
    browser.click_on("dialog.explanation .rule-link");
    browser.find(".rules .at");
    let is_in_sight = browser.script(
        "const at = document.querySelector('.rules .at').getBoundingClientRect();
        return at.top > 40 && at.top < innerHeight && document.activeElement.matches('.at')",
    );
    assert_eq!(is_in_sight, true);
    browser.press(ESCAPE);
    browser.until("it is closed", "return document.querySelector('.rule-book') === null");
    close(&browser);

    // So does a refusal.
    browser.click_on("#actions .act[aria-disabled=\"true\"][data-refused]");
    browser.click_on("#refusal .rule-link");
    browser.find(".rules .at");
    browser.press(ESCAPE);
    browser.until("it is closed", "return document.querySelector('.rule-book') === null");
    browser.click_on("#what");
    browser.click(&browser.find("#hand .held[data-refused]"));
    browser.find("dialog.explanation .why-not .rule-link");
    close(&browser);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn rules_that_cannot_be_had_say_so_with_a_link() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.before_each_page("const get = window.fetch; window.fetch = (what, ...more) => String(what).includes('rules/') ? Promise.reject(new TypeError('no')) : get(what, ...more);");
    let (table, seat) = full_table();
    sit_down(&browser, &page(), &table, Some(seat));
    focus(&browser, "nothing");
    browser.press("r");
    browser.until(
        "it says so",
        "return document.querySelector('.rules-top [role=status]')?.textContent.includes('could not')",
    );
    assert_eq!(browser.find_all(".rules-top a[href='rules/en.html']").len(), 1);
    browser.press(ESCAPE);
}

/// What of the question, the explanation and the rules lies beyond the sides of the window, and whether the bar is wider than it.
const OUTSIDE: &str = "
    const parts = [...document.querySelectorAll('.asking, .asking *, dialog.explanation, dialog.explanation *, dialog.rule-book, dialog.rule-book :not(table *), .top .ib')];
    const found = parts.filter((it) => it.checkVisibility()).filter((it) => {
        const { left, right, width } = it.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
    });
    return found.slice(0, 4).map((it) => it.outerHTML.slice(0, 100));";

/// How wide the explanation and the window are, and where it is.
const PLACE: &str = "
    const { left, right, top, bottom } = document.querySelector('dialog.explanation').getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;";

#[test]
fn explanations_and_rules_can_be_read_everywhere() {
    let (browser, axe) = (at_a_full_table(), axe());
    let mut found = Vec::new();
    browser.click_on("#what");
    browser.find(".asking");
    found.extend(look_over_all(&browser, &axe, "asking"));
    browser.click_on("#explain-all");
    assert!(explained(&browser).len() > 20);
    found.extend(look_over_all(&browser, &axe, "everything explained"));
    close(&browser);
    browser.click(&browser.find("#mine .cell b"));
    explained(&browser);
    found.extend(look_over_all(&browser, &axe, "explanation"));
    close(&browser);
    browser.click_on("#what");
    browser.click(&browser.find("#hand .held[data-refused]"));
    explained(&browser);
    found.extend(look_over_all(&browser, &axe, "card explained"));
    close(&browser);
    focus(&browser, "nothing");
    browser.press("r");
    browser.find(".rules section");
    searched(&browser, "ocean");
    found.extend(look_over_all(&browser, &axe, "rules"));
    browser.press(ESCAPE);
    assert_eq!(found, [""; 0]);

    // A window as wide as a finger is long, letters twice as large, colours that the system chooses.
    let beyond = |what: &str| {
        let found: Value = browser.script(OUTSIDE);
        assert_eq!(told(&found).collect::<Vec<_>>(), [""; 0], "{what}");
    };
    browser.resize(320, 640);
    for (what, style) in [("320", ""), ("large letters", "document.documentElement.style.fontSize = '200%'")]
    {
        browser.script(style);
        browser.click_on("#what");
        browser.find(".asking");
        beyond(&format!("asking, {what}"));
        browser.click_on("#explain-all");
        explained(&browser);
        beyond(&format!("explained, {what}"));
        assert_eq!(browser.script(PLACE), true, "{what}");
        close(&browser);
        browser.click_on("#what");
        browser.click_on("#open-rules");
        browser.find(".rules section");
        beyond(&format!("rules, {what}"));
        browser.press(ESCAPE);
        browser.until("it is closed", "return document.querySelector('.rule-book') === null");
    }
    assert_eq!(browser.errors(), [""; 0]);
}
