//! How everyone stands during a game; and, of a finished one, the moves that counted, the turning points and the picture.

use crate::moments::{dealt, finished, sit_down, until};
use crate::reach::{axe, look_over};
use crate::webdriver::{Browser, Pixels, decoded};
use crate::{page, screen};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use viriditas::ares;
use viriditas::games::{AresTable, MarsTable, ares_answer};
use viriditas::kit::{Seat, Seats};
use viriditas::mars::view::{award_standings, course, milestone_standings};
use viriditas::mars::{Setup, Switch, score};
use viriditas::table::{Bot, Controller};

/// Everyone's points by source and together, and what each counts for each goal, as the standings show them.
const SHOWN: &str = "
    const number = (text) => Number(text.replace('−', '-').replace('=', '0'));
    const points = {};
    for (const row of document.querySelectorAll('#standings .points-now tbody tr'))
        points[row.dataset.seat] = [...row.querySelectorAll('td')].map((cell) => number(cell.textContent));
    const goals = [...document.querySelectorAll('#standings .place')].map((place) =>
        [...place.querySelectorAll('.counts > [data-seat]')].map((count) =>
            number([...count.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join(''))));
    return { points, goals, when: document.querySelector('#standings .when').textContent };";

/// What is wider than its window or its dialog.
const WIDE: &str = "
    const box = document.querySelector('dialog[open]');
    const inside = box.getBoundingClientRect();
    const beyond = [...box.querySelectorAll('*')].filter((element) => !element.closest('.sums')
        && (element.getBoundingClientRect().right > inside.right + 1 || element.getBoundingClientRect().left < inside.left - 1));
    return [document.documentElement.scrollWidth > innerWidth && 'wide', box.scrollWidth > box.clientWidth && 'wide within',
        beyond.length > 0 && beyond[0].outerHTML.slice(0, 90), inside.right > innerWidth && 'outside'].filter((fault) => fault);";

/// A game of five with every box, in its fifth generation, and who is asked there.
fn in_mid_game() -> (MarsTable, Seat) {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = boxes.into_iter().fold(Setup::new(5), Setup::with);
    let mut table: MarsTable = dealt(setup, 7, &[Controller::Human; 5]);
    let asked = until(&mut table, |table, seat| {
        let generation = table.view(None).facts().generation;
        generation >= 5 && table.opens_move(seat) && !table.is_together()
    });
    (table, asked.expect("a turn in the fifth generation"))
}

/// Looks over the open dialog in every size, in both themes, in a narrow window and with large text.
fn look_at_the_dialog(browser: &Browser, name: &str) {
    let (mut found, axe) = (Vec::new(), axe());
    for (width, height) in [(1280, 720), (360, 800)] {
        browser.resize(width, height);
        for _ in 0..2 {
            found.extend(look_over(browser, &axe, &format!("{name} at {width}")));
            browser.screenshot(&screen(&format!("{name}-{width}x{height}")));
        }
    }
    for (width, text) in [(768, "100%"), (320, "100%"), (360, "200%"), (1280, "200%")] {
        browser.resize(width, 720);
        browser.script(&format!("document.documentElement.style.fontSize = '{text}'"));
        let wrong = browser.script(WIDE);
        if wrong != Value::Array(Vec::new()) {
            found.push(format!("{name} at {width} with {text}: {wrong}"));
        }
        browser.script("document.documentElement.style.fontSize = ''");
    }
    browser.resize(1280, 720);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// BASE-SCORE-01.
#[test]
fn a_key_opens_the_standings_with_the_points_and_goals_of_everyone() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let (table, seat) = in_mid_game();
    sit_down(&browser, &address, &table, Some(seat));
    browser.press("p");
    browser.find("dialog[open] #standings");
    let shown = browser.script(SHOWN);
    let view = table.view(Some(seat));
    let facts = view.facts();
    let own = score(facts, seat).total();
    let points = Seats::first(5).iter().map(|of| {
        let it = score(facts, of);
        let parts = [it.rating, it.milestones, it.awards, it.greeneries, it.cities, it.cards, it.committee];
        (of.number().to_string(), [&parts[..], &[it.total(), it.total() - own]].concat())
    });
    assert_eq!(shown["points"], json!(points.collect::<BTreeMap<_, _>>()));
    let of_all = |counts: viriditas::kit::BySeat<i32>| -> Vec<i32> {
        Seats::first(5).iter().map(|seat| counts[seat]).collect()
    };
    let goals = milestone_standings(facts).iter().map(|it| of_all(it.counts)).collect::<Vec<_>>();
    let awards = award_standings(facts).iter().map(|it| of_all(it.counts)).collect::<Vec<_>>();
    assert_eq!(shown["goals"], json!([goals, awards].concat()));
    assert!(shown["when"].as_str().is_some_and(|when| !when.is_empty()));
    look_at_the_dialog(&browser, "standings");
    browser.press("\u{e00c}");
    browser.until("the table alone", "return document.querySelector('dialog[open]') === null");
    browser.click_on("#mine .to-standings");
    browser.find("dialog[open] #standings");
    assert_eq!(browser.errors(), [""; 0]);
}

/// ARES-END-03.
#[test]
fn the_key_opens_the_standings_of_ares_expedition_too() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let mut table: AresTable = dealt(ares::Setup::new(4), 7, &[Controller::Human; 4]);
    while table.view(None).facts().round < 6 {
        let seat = table.asked().iter().next().expect("somebody is asked");
        let choice = ares_answer(&table, seat, Bot::Greedy).expect("a bot has an answer");
        table.play(seat, choice).expect("a bot takes an offer");
    }
    let seat = table.asked().iter().next().expect("somebody is asked");
    sit_down(&browser, &address, &table, Some(seat));
    browser.press("p");
    browser.find("dialog[open] #standings");
    let view = table.view(Some(seat));
    let own = view.facts().score(seat).total;
    let points = Seats::first(4).iter().map(|of| {
        let it = view.facts().score(of);
        (
            of.number().to_string(),
            vec![it.rating.into(), it.forests.into(), it.cards.into(), it.total, it.total - own],
        )
    });
    assert_eq!(browser.script(SHOWN)["points"], json!(points.collect::<BTreeMap<_, _>>()));
    look_at_the_dialog(&browser, "ares-standings");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Keeps what the page paints and saves, in place of the browser.
const KEEP: &str = "
    window.saved = [];
    const address = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.blob = blob; return address(blob); };
    HTMLAnchorElement.prototype.click = function () { window.saved.push(this.download); };
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = function () { window.painted = this.src; return decode.call(this); };";

/// The file that was saved, in base64.
const SAVED: &str = "
    const done = arguments[0];
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(',')[1]);
    reader.readAsDataURL(window.blob);";

/// What in the painted drawing is not well-formed, or leads outside it.
const OUTSIDE: &str = "
    const drawing = decodeURIComponent(window.painted.slice('data:image/svg+xml,'.length));
    const read = new DOMParser().parseFromString(drawing, 'image/svg+xml');
    const faults = [...read.querySelectorAll('parsererror, script, foreignObject, image')].map((it) => it.tagName);
    for (const element of read.querySelectorAll('*')) for (const { name, value } of element.attributes) {
        if (/href$/.test(name) && !read.querySelector(`[id='${value.slice(1)}']`)) faults.push(`${name}=${value}`);
        if (/url\\((?!#)/.test(value) || /^on/.test(name) || /var\\(/.test(value)) faults.push(`${name}=${value}`);
    }
    if (/https?:/.test(drawing.replaceAll('http://www.w3.org/', ''))) faults.push('an address');
    return faults;";

/// Saves the picture, and looks at what was saved.
fn look_at_the_picture(browser: &Browser, name: &str, seats: usize) {
    browser.script(KEEP);
    browser.click_on("#save-picture");
    browser.until("the picture", "return window.saved.length === 1");
    assert_eq!(browser.script("return window.saved[0]"), "viriditas.png");
    assert_eq!(browser.script(OUTSIDE), json!([]), "{name}");
    let named = "const drawing = decodeURIComponent(window.painted.slice('data:image/svg+xml,'.length));
        const read = new DOMParser().parseFromString(drawing, 'image/svg+xml');
        return read.querySelectorAll('text.name').length;";
    assert_eq!(browser.script(named), seats);
    let picture = browser.later(SAVED);
    let picture = picture.as_str().expect("a file");
    std::fs::write(screen(&format!("{name}-saved")), decoded(picture)).expect("a picture on the disk");
    let pixels = Pixels::of(picture);
    assert_eq!((pixels.width, pixels.height()), (1600, 1000));
}

#[test]
fn the_end_is_analysed_names_turning_points_that_open_the_replay_and_gives_a_picture() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let table = finished(
        Setup::new(3).with(Switch::Prelude),
        7,
        &[Controller::Human, Controller::Bot(Bot::Greedy), Controller::Bot(Bot::Greedy)],
    );
    sit_down(&browser, &address, &table, None);
    browser.find("#scores");
    look_at_the_picture(&browser, "mars", 3);
    let course = course(&table);
    browser.click_on("#analyse");
    browser.until(
        "some answers are analysed",
        "return document.querySelector('#afterwards').dataset.analysed > 0",
    );
    // What is done outlives the page.
    browser.script("location.reload()");
    browser.until_drawn();
    browser.until(
        "some answers are analysed",
        "return document.querySelector('#afterwards').dataset.analysed > 0",
    );
    browser.click_on("#analyse");
    let whole = "return document.querySelector('#afterwards').dataset.whole === 'true'";
    browser.until_at_length("the analysis", whole);
    let found = look_over(&browser, &axe(), "afterwards");
    assert!(found.is_empty(), "{}", found.join("\n"));
    let shown = "return Number(document.querySelector('#afterwards .moves button').dataset.move)";
    let shown = browser.script(shown);
    browser.click_on("#afterwards .moves button");
    let at = "return Number(document.querySelector('#replay').dataset.at)";
    browser.find("#replay");
    assert_eq!(browser.script(at), shown);
    // What was given and what would have been better are told there, and only there.
    let judged = "return document.querySelector('#replay .judged b')?.textContent ?? ''";
    let better = browser.script(judged);
    assert!(better.as_str().is_some_and(|better| better.starts_with("Better: ")), "{better}");
    browser.click_on("#move-on");
    browser.until("another move", "return document.querySelector('#replay .judged') === null");
    browser.click_on("#end-replay");
    browser.until(
        "the way back",
        &format!("return document.activeElement.closest('#afterwards [data-move=\"{shown}\"]') !== null"),
    );
    browser.press("\u{e007}");
    browser.find("#replay .judged");
    assert_eq!(
        browser.script("return document.querySelectorAll('#replay .turns > i').length"),
        course.turning.len()
    );
    browser.script("document.querySelector('#replay .turning').open = true");
    browser.click_on("#replay .turning li:last-child button");
    let last = course.turning.last().expect("a turning point").0 + 1;
    browser.until("the turning point", &format!("{at} === {last}"));
    let found = look_over(&browser, &axe(), "replay");
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(browser.errors(), [""; 0]);
}

/// While a game is looked at again, the card of the last move lies there, and is gone with the next one.
#[test]
fn a_replay_shows_the_card_of_its_last_move_until_the_next_one() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let table = finished(Setup::new(2), 7, &[Controller::Human; 2]);
    sit_down(&browser, &address, &table, None);
    browser.click_on("#again");
    browser.find("#replay");
    let mut shown = 0;
    for _ in 0..24 {
        browser.click_on("#move-on");
        browser.frames(2);
        let cards =
            "return [...document.querySelectorAll('.played [data-card]')].map((card) => card.dataset.card)";
        let cards = browser.script(cards);
        let cards = cards.as_array().expect("a list");
        assert!(cards.len() <= 1, "{cards:?}");
        shown += cards.len();
    }
    assert!(shown > 3, "{shown} cards in 24 moves");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn the_picture_of_ares_expedition_needs_nothing_outside_itself() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let mut table: AresTable = dealt(ares::Setup::new(2), 7, &[Controller::Human; 2]);
    let names = ["<b>&\u{202e}\"x'</b>", "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"];
    for (seat, name) in Seats::first(2).iter().zip(names) {
        table.seat(seat, Controller::Human, viriditas::table::Name::new(name));
    }
    while let Some(seat) = table.asked().iter().next() {
        let choice = ares_answer(&table, seat, Bot::Greedy).expect("a bot has an answer");
        table.play(seat, choice).expect("a bot takes an offer");
    }
    sit_down(&browser, &address, &table, None);
    browser.find("#scores");
    look_at_the_picture(&browser, "ares", 2);
    assert_eq!(browser.errors(), [""; 0]);
}
