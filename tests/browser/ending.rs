//! The end of a game: its chart, the cards with points, and that all of it is whole on every screen.

use crate::fonts::FAMILIES;
use crate::moments::finished;
use crate::reach::{axe, look_over};
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::{Value, json};
use viriditas::ares;
use viriditas::games::{AresTable, ares_answer};
use viriditas::kit::{Seat, Seed};
use viriditas::mars::view::{cards_by_worth, points_by_generation};
use viriditas::mars::{Setup, Switch};
use viriditas::table::{Bot, Controller, Name, PointsByGeneration, Seating};

const SIZES: [(u16, u16); 3] = [(1280, 720), (768, 1024), (360, 800)];

/// A game of Ares Expedition that bots have played to its end.
fn finished_ares(setup: ares::Setup, seed: u64) -> AresTable {
    let mut table = AresTable::new(setup, Seed(seed), Seating::default()).expect("the set-up is possible");
    let names = ["Ada", "Blaise", "Chandra", "Dorothea", "Emmy"];
    for (seat, name) in Seat::ALL.into_iter().zip(names) {
        table.seat(seat, Controller::Human, Name::new(name));
    }
    while let Some(seat) = table.asked().iter().next() {
        let choice = ares_answer(&table, seat, Bot::Greedy).expect("a bot has an answer");
        table.play(seat, choice).expect("a bot takes an offer");
    }
    table
}

fn open(browser: &Browser, address: &str, link: &str) {
    browser.open(&format!("{address}#{link}"));
    browser.click_on("#invitation [data-way=join]");
    browser.find("#scores");
}

/// The figures of the table below the chart, row by row, and how many lines the chart has.
const CHART: &str = "
    const numbers = (row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
    return {
        rows: [...document.querySelectorAll('#scores .by-row tbody tr')].map(numbers),
        lines: document.querySelectorAll('#scores .chart polyline').length,
        seats: [...document.querySelectorAll('#scores .worth > li')].map((seat) => Number(seat.dataset.seat)),
        cards: [...document.querySelectorAll('#scores .worth > li')].map((seat) =>
            [...seat.querySelectorAll('.pts')].map((points) => Number(points.textContent.replace('−', '-')))),
    };";

/// What lies outside the window or over another label, where every list is open.
const WRONG: &str = "
    const wide = document.documentElement.scrollWidth - innerWidth;
    const labels = [...document.querySelectorAll('#scores .chart .last')].map((label) => label.querySelector('b').getBoundingClientRect());
    const outside = labels.filter(({ left, right }) => left < 0 || right > innerWidth).length;
    const over = labels.filter((one, at) => labels.some((other, place) => place < at
        && one.top < other.bottom - 2 && other.top < one.bottom - 2)).length;
    const box = document.querySelector('#scores');
    const edge = box.getBoundingClientRect().right;
    const beyond = [...box.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > edge
        || element.getBoundingClientRect().left + element.scrollWidth > edge)
        .map((element) => element.outerHTML.slice(0, 80)).slice(0, 4).join(' | ');
    return [wide > 0 && 'wide', box.scrollWidth > box.clientWidth && `wide within: ${beyond}`, outside > 0 && 'outside', over > 0 && 'over each other']
        .filter((fault) => fault);";

/// Compares the chart and the cards with the figures of the game, and looks over the screen: all sizes, both themes, a narrow
/// window, large text.
fn look_at_the_end(
    browser: &Browser,
    name: &str,
    points: &PointsByGeneration,
    worth: &dyn Fn(Seat) -> Vec<i16>,
) {
    let chart = browser.script(CHART);
    let seats = chart["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| Seat::new(seat.as_u64().expect("a number") as u8).expect("a seat"));
    let seats: Vec<Seat> = seats.collect();
    assert_eq!(chart["lines"], seats.len());
    let rows = points.rows().iter().map(|row| seats.iter().map(|&seat| row[seat]).collect::<Vec<_>>());
    assert_eq!(chart["rows"], json!(rows.collect::<Vec<_>>()));
    assert_eq!(chart["cards"], json!(seats.iter().map(|&seat| worth(seat)).collect::<Vec<_>>()));

    browser.script("for (const list of document.querySelectorAll('#scores details')) list.open = true");
    let (mut found, axe) = (Vec::new(), axe());
    for (width, height) in SIZES {
        browser.resize(width, height);
        // In one theme and then in the other.
        for _ in 0..2 {
            found.extend(look_over(browser, &axe, &format!("{name} at {width}")));
            let theme = browser.script("return document.documentElement.dataset.theme");
            let theme = theme.as_str().unwrap_or_default();
            browser.screenshot(&screen(&format!("{name}-{theme}-{width}x{height}")));
        }
    }
    for (width, text) in [(1280, "100%"), (768, "100%"), (320, "100%"), (360, "200%"), (1280, "200%")] {
        browser.resize(width, 720);
        browser.script(&format!("document.documentElement.style.fontSize = '{text}'"));
        for family in FAMILIES {
            let font = browser.write_in(family);
            let wrong = browser.script(WRONG);
            if wrong != Value::Array(Vec::new()) {
                found.push(format!("{name} at {width} with {text} in {font}: {wrong}"));
            }
            let above =
                "const main = document.querySelector('main'); return main.scrollHeight - main.clientHeight";
            if (width, text) == (1280, "100%") && browser.script(above) != 0 {
                found.push(format!("{name} in {font}: the page scrolls, and not the score alone"));
            }
        }
        browser.script("document.querySelector('#scores .chart').scrollIntoView({ block: 'center' })");
        browser.screenshot(&screen(&format!("{name}-{width}-{}", text.trim_end_matches('%'))));
        browser.script("document.documentElement.style.fontSize = ''");
    }
    browser.resize(1280, 720);
    let forced = |value: &str| {
        let features = json!({ "features": [{ "name": "forced-colors", "value": value }] });
        browser.devtools("Emulation.setEmulatedMedia", &features);
    };
    forced("active");
    let strokes = "return [...document.querySelectorAll('#scores .chart polyline')].every((line) =>
        getComputedStyle(line).stroke === getComputedStyle(document.body).color)";
    assert_eq!(
        browser.script(strokes),
        true,
        "{name}: the lines take the colour of text where colours are forced"
    );
    browser.screenshot(&screen(&format!("{name}-forced")));
    forced("none");
    assert!(found.is_empty(), "{}", found.join("\n"));
    // A card opens in front of the score, and closes again.
    browser.click_on("#scores .worth button");
    browser.find("dialog[open] [data-card]");
    browser.press("\u{e00c}");
    browser.until("the score alone", "return document.querySelector('dialog[open]') === null");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn the_end_shows_the_points_of_every_generation_and_of_every_card() {
    let (browser, address) = (Browser::start(), page());
    for (name, setup) in [("end-2", Setup::new(2)), ("end-5", Setup::new(5).with(Switch::Prelude))] {
        browser.resize(1280, 720);
        let table = finished(setup, 7, &[Controller::Human; 5]);
        open(&browser, &address, &table.to_link(None));
        let points = points_by_generation(&table);
        let view = table.view(None);
        let worth = |seat| {
            let cards = cards_by_worth(view.facts(), seat).into_iter();
            cards.map(|(_, points)| points).collect::<Vec<_>>()
        };
        look_at_the_end(&browser, name, &points, &worth);
    }
    // Alone there is a line, and nobody led.
    browser.resize(1280, 720);
    open(&browser, &address, &finished(Setup::new(1), 7, &[Controller::Human]).to_link(None));
    assert_eq!(browser.script(CHART)["lines"], 1);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn the_end_of_ares_expedition_shows_the_points_of_every_round_and_of_every_card() {
    let (browser, address) = (Browser::start(), page());
    for players in [2, 5] {
        browser.resize(1280, 720);
        let table = finished_ares(ares::Setup::new(players.min(ares::MOST_PLAYERS)), 7);
        open(&browser, &address, &table.to_link(None));
        let points = ares::points_by_round(&table);
        let view = table.view(None);
        let worth = |seat| {
            let cards = ares::cards_by_worth(view.facts(), seat).into_iter();
            cards.map(|(_, points)| points).collect::<Vec<_>>()
        };
        look_at_the_end(&browser, &format!("ares-end-{players}"), &points, &worth);
    }
}
