//! The log: what comes from what, what can be pressed in it, and what it shows on demand.

use crate::moments::{begun, sit_down, until};
use crate::page;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use serde_json::json;
use viriditas::games::MarsTable;
use viriditas::kit::Seat;
use viriditas::mars::cards::Resource;
use viriditas::mars::view::{LogGroup, LogLine, LogSubject, Told, log_back};
use viriditas::mars::{Event, Origin, Setup};
use viriditas::table::{Bot, Controller};

const ESCAPE: &str = "\u{e00c}";
const ADA: Seat = Seat::ALL[0];

/// How many groups the log shows at first.
const LATEST: usize = 20;

/// The rows that are shown.
const ROWS: &str =
    "[...document.querySelectorAll('#log .log-list :is(details li, .row)')].map((it) => it.textContent)";

/// Opens all groups.
const OPEN: &str =
    "document.querySelectorAll('#log details:not([open]) > summary').forEach((it) => it.click())";

/// A table at which much has happened, oceans beside new tiles among it.
fn rich() -> MarsTable {
    let bot = Controller::Bot(Bot::Greedy);
    let mut table = begun(Setup::new(3), 3, &[Controller::Human, bot, bot]);
    until(&mut table, |table, seat| {
        let back: Vec<_> = table.entries_back(Some(ADA)).take(40).collect();
        let has_ocean = back.iter().any(|(_, origin)| matches!(origin, Origin::Oceans(_)));
        let has_card = back.iter().any(|(event, _)| matches!(event, Event::Played { .. }));
        seat == ADA && has_ocean && has_card && table.opens_move(seat)
    })
    .expect("a tile is placed beside an ocean");
    table
}

fn groups(table: &MarsTable) -> Vec<LogGroup> {
    let line = |(event, origin)| LogLine { told: Told::Event(event), origin };
    let (view, back) = (table.view(Some(ADA)), table.entries_back(Some(ADA)).map(line));
    log_back(back, table.told(), table.told_before_moves(), view.facts()).collect()
}

#[test]
fn the_log_says_what_comes_from_what_and_cards_players_and_areas_in_it_can_be_pressed() {
    let table = rich();
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    sit_down(&browser, &address, &table, Some(ADA));
    let open = "return document.querySelectorAll('#log details[open]').length";
    assert!(browser.script(open).as_u64().is_some_and(|open| open <= 1), "only the latest group is open");
    browser.script(OPEN);
    let closed = "return document.querySelector('#log details:not([open])') === null";
    browser.until("all groups are open", closed);
    let rows = browser.script(&format!("return {ROWS}")).to_string();
    assert!(rows.contains("(next to ocean") && rows.contains("(step of"), "{rows}");
    browser.script("document.querySelector('#log .log-list .where').scrollIntoView({ block: 'center' })");
    browser.hover(&browser.find("#log .log-list .where"));
    browser.until("the area is shown", "return document.querySelector('#map .told [data-ring]') !== null");
    for (pressed, name) in [(".word:not(.where, .why *)", "textContent"), (".who", "ariaLabel")] {
        let named = format!("return document.querySelector('#log .log-list {pressed}').{name}");
        let named = browser.script(&named).as_str().unwrap_or_default().to_owned();
        browser.script(&format!("document.querySelector('#log .log-list {pressed}').click()"));
        let title = browser.text(&browser.find("dialog[open] h2"));
        assert!(!named.is_empty() && title.contains(&named), "{named}: {title}");
        browser.press(ESCAPE);
        browser.until("it is put away", "return document.querySelector('dialog[open]') === null");
    }
    browser.script("document.querySelector('#log summary').click()");
    browser.until("a group is folded", "return document.querySelector('#log details:not([open])') !== null");
    assert_eq!(look_over_all(&browser, &axe(), "log"), [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// Picks what is shown of changes by its place in the list.
fn pick(browser: &Browser, value: &str) {
    browser.script(&format!(
        "const which = document.querySelector('#log .of-figures');
        which.value = '{value}';
        which.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
}

#[test]
fn the_log_shows_what_others_did_to_a_player_and_what_changes_a_figure() {
    let table = rich();
    let facts = table.view(Some(ADA)).facts().clone();
    let all = groups(&table);
    let count = |is_shown: &dyn Fn(&LogGroup, usize) -> bool| -> usize {
        let rows = all.iter().map(|group| (0..group.rows.len()).filter(|&row| is_shown(group, row)).count());
        rows.filter(|&rows| rows > 0).take(LATEST).sum()
    };
    let (browser, address) = (Browser::start(), page());
    browser.resize(360, 800);
    sit_down(&browser, &address, &table, Some(ADA));
    browser.click_on("#panes [data-to=log]");
    let plants = LogSubject::Resource(Resource::Plants);
    let place = LogSubject::all().position(|it| it == plants).expect("plants can be picked");
    // The first place is what was done to Ada.
    pick(&browser, &(place + 1).to_string());
    let many = |number: usize| format!("return {ROWS}.length === {number}");
    browser.until("only plants are shown", &many(count(&|group, row| group.rows[row].is_about(plants))));
    let said = browser.script(&format!("return {ROWS}"));
    let said: Vec<&str> = said.as_array().into_iter().flatten().filter_map(|it| it.as_str()).collect();
    assert!(!said.is_empty() && said.iter().all(|it| it.contains("plant")), "{said:?}");
    pick(&browser, "0");
    let done = count(&|group, row| group.is_done_to(&group.rows[row], ADA, &facts));
    browser.until("what was done to Ada is shown", &many(done));
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.script(fits), json!(true));
    assert_eq!(browser.errors(), [""; 0]);
}

/// A bot that is asked for the reason of its move answers with a sentence, in both games' logs by the same button.
#[test]
fn a_bot_tells_the_reason_of_its_move() {
    let table = rich();
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    sit_down(&browser, &address, &table, Some(ADA));
    browser.script(OPEN);
    browser.until("a bot can be asked", "return !!document.querySelector('#log .why button')");
    let own = "return [...document.querySelectorAll('#log .why button')].some((it) => it.getAttribute('aria-label').includes(' you '))";
    assert_eq!(browser.script(own), json!(false), "people are not asked");
    browser.script("document.querySelector('#log .why button').click()");
    browser.until(
        "the reason is told",
        "const why = document.querySelector('#log .why'); return !why.querySelector('button') && why.textContent.trim().endsWith('.')",
    );
    let told = browser.script("return document.querySelector('#log .why').textContent");
    assert!(told.as_str().is_some_and(|told| !told.contains("cannot be told")), "{told}");
    assert_eq!(look_over_all(&browser, &axe(), "reasons"), [""; 0]);
}
