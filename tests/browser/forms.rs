//! What a person may put into the forms of the start screen, and a store with more games than anybody plays.

use crate::games::{begin, choose};
use crate::moments::{finished, sit_down};
use crate::player::Players;
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::json;
use viriditas::games::MarsRecord;
use viriditas::mars::Setup;
use viriditas::save::crc32;
use viriditas::table::{Bot, Controller};

/// Puts text into a field at once, as a paste does.
fn put(browser: &Browser, field: &str, text: &str) {
    put_made(browser, field, &json!(text).to_string());
}

/// Puts what an expression makes into a field.
fn put_made(browser: &Browser, field: &str, expression: &str) {
    browser.script(&format!(
        "const field = document.querySelector('{field}');
        field.value = {expression};
        field.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));",
    ));
}

/// Bytes in the alphabet of the texts.
fn encoded(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = "V1.".to_owned();
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        text.extend(
            (0..=three.len()).map(|place| char::from(LETTERS[(bits >> (18 - 6 * place) & 63) as usize])),
        );
    }
    text
}

/// A whole text of other rules.
fn of_revision(text: &str, revision: u8) -> String {
    let mut bytes = MarsRecord::from_text(text).expect("it is whole").to_bytes();
    bytes[2] = revision;
    let end = bytes.len() - 4;
    let sum = crc32(&bytes[..end]);
    bytes[end..].copy_from_slice(&sum.to_le_bytes());
    encoded(&bytes)
}

/// A megabyte of letters, made where it is needed.
const NOISE: &str =
    "Array.from({ length: 1 << 20 }, (_, place) => String.fromCharCode(33 + place * 7919 % 94)).join('')";

#[test]
fn whatever_is_pasted_is_opened_or_answered_with_one_sentence() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    begin(&browser, &[("Ada", "human")], "7");
    let mut players = Players::at(&browser);
    for _ in 0..6 {
        let sight = players.next();
        players.answer(&sight);
    }
    let before = players.next();
    let whole = browser.script("return localStorage.getItem('viriditas.game.1')");
    let whole = whole.as_str().expect("the game is kept").to_owned();
    let all = "return JSON.stringify(Object.entries(localStorage).sort())";
    browser.click_on("#leave");
    browser.click_on(".paste summary");
    let stored = browser.script(all);

    let middle = "V1.".len() + 24;
    let other = if whole.as_bytes()[middle] == b'A' { "B" } else { "A" };
    let hostile = [
        (String::new(), "no saved game"),
        (" \n\t ".to_owned(), "no saved game"),
        (
            "<img src=x onerror=\"document.title='markup'\"><script>document.title='markup'</script>"
                .to_owned(),
            "not a saved game",
        ),
        (whole[..middle].to_owned(), "cut off"),
        (whole[..whole.len() - 3].to_owned(), ""),
        (format!("{}{other}{}", &whole[..middle], &whole[middle + 1..]), "is damaged"),
        (of_revision(&whole, 77), "revision 77"),
        (whole.replacen("V1.", "V2.", 1), "newer version"),
        (whole.replacen("V1.", "V99999999999999.", 1), "newer version"),
        (format!("\u{202e}{whole}"), "not a saved game"),
        ("שלום עולם".to_owned(), "not a saved game"),
        (format!("{whole}\u{202e}"), "is damaged"),
    ];
    let hostile = hostile.map(|(text, says)| (json!(text).to_string(), says));
    let huge = [
        (NOISE.to_owned(), "not a saved game"),
        (format!("'V1.' + {NOISE}"), "is damaged"),
        ("'V1.' + 'A'.repeat(1 << 20)".to_owned(), "too long"),
    ];
    for (expression, says) in hostile.iter().chain(&huge) {
        put_made(&browser, "#pasted", expression);
        browser.click_on("#open-text");
        let told = browser.text(&browser.find("#broken"));
        assert!(told.contains(says), "{says}: {told}");
        assert!(told.ends_with('.') && told.len() < 200, "{told}");
        assert!(told.matches(". ").count() < 2, "what is wrong, and what to do: {told}");
        assert_eq!(browser.find_all("#paste [role=alert]").len(), 1);
        let across = browser.script("return document.documentElement.scrollWidth - innerWidth");
        assert!(across.as_i64() <= Some(0), "{says}: {across} pixels too wide");
        // What was wrong is gone as soon as something else is pasted.
        put(&browser, "#pasted", "");
        assert!(browser.find_all("#broken").is_empty());
    }
    assert_eq!(browser.script("return document.title"), "Viriditas");
    assert_eq!(browser.script(all), stored, "nothing that is kept has changed");

    // White space does no harm: mail breaks lines.
    let wrapped: Vec<&str> =
        whole.as_bytes().chunks(40).map(|line| core::str::from_utf8(line).expect("ASCII")).collect();
    put(&browser, "#pasted", &format!("\n  {}\r\n", wrapped.join("\r\n")));
    browser.click_on("#open-text");
    assert_eq!(players.next().question(), before.question());
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn names_that_cannot_be_seen_or_told_apart_are_refused_in_sentences() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.open(&page());
    choose(&browser, "players", "3");
    // Direction marks and nothing else; and two that are one when they are shortened.
    put(&browser, "#name-0", "\u{202e}\u{200f} \u{7}");
    put(&browser, "#name-1", &format!("{}b", "a".repeat(10_000)));
    put(&browser, "#name-2", &format!("{}c", "a".repeat(10_000)));
    browser.click_on("#begin");
    browser.find("#faults");
    let faults: Vec<String> =
        browser.find_all("#faults li").iter().map(|fault| browser.text(fault)).collect();
    assert_eq!(
        faults,
        ["Seat 1 has no name.".to_owned(), format!("Two players are called {}.", "a".repeat(40))]
    );
    for (width, height) in [(1280, 720), (360, 800)] {
        browser.resize(width, height);
        let across = browser.script("return document.documentElement.scrollWidth - innerWidth");
        assert!(across.as_i64() <= Some(0), "{across} pixels too wide for {width}");
        browser.screenshot(&screen(&format!("faults-names-{width}")));
    }
    assert_eq!(browser.errors(), [""; 0]);
}

/// Hundreds of games, and some that are none: the list is there at once, and says how many it does not show.
#[test]
fn a_store_with_hundreds_of_games_stays_usable() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let over = finished(Setup::new(4), 7, &[Controller::Bot(Bot::Random); 4]);
    sit_down(&browser, &address, &over, None);
    browser.find("#scores");
    browser.click_on("#leave");
    browser.find("#new-game");
    browser.script(
        "const text = localStorage.getItem('viriditas.game.1');
        for (let number = 2; number <= 400; number += 1) {
            localStorage.setItem(`viriditas.game.${number}`, number % 10 ? text : text.slice(0, number));
            localStorage.setItem(`viriditas.note.${number}`, String(number));
        }",
    );
    browser.before_each_page(
        "window.long = [];
        new PerformanceObserver((list) => list.getEntries().forEach((task) => window.long.push(Math.round(task.duration))))
            .observe({ type: 'longtask', buffered: true });",
    );
    browser.open(&address);
    browser.find("#latest[data-game=\"1\"] .open");
    assert_eq!(browser.find_all("[data-game]").len(), 7);
    println!("opening with 400 games: tasks of {} ms", browser.script("return window.long"));
    browser.script("window.long.length = 0");
    let more = browser.find("#more-games");
    assert_eq!(browser.text(&more), "Show more (393)");
    browser.click(&more);
    browser.find("[data-game=\"388\"]");
    assert_eq!(browser.find_all("[data-game]").len(), 19);
    assert_eq!(browser.text(&browser.find("#more-games")), "Show more (381)");
    println!("showing twelve more: tasks of {} ms", browser.script("return window.long"));
    browser.click_on("[data-game=\"389\"] .open");
    browser.find("#scores");
    assert_eq!(browser.errors(), [""; 0]);
}
