//! A first store that is full or blocked, and a second one that is silent, full or not there: no answer is lost that another
//! store can hold, and the person reads how the game is kept.

use crate::disk::{answer, answers, mark};
use crate::games::begin;
use crate::hostile::{assert_sentence, lasting, problems};
use crate::page;
use crate::player::Players;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;

/// Takes all room that localStorage has: first large pieces, then letter by letter.
const FILL: &str = "
    for (let size = 1 << 20, piece = 0; size >= 1;) {
        try { localStorage.setItem(`else.${piece}`, 'x'.repeat(size)); piece += 1; } catch { size >>= 1; }
    }";

/// Gives it back.
const EMPTY: &str = "
    Object.keys(localStorage).filter((key) => key.startsWith('else.')).forEach((key) => localStorage.removeItem(key));";

const SILENT_DISK: &str = "IDBFactory.prototype.open = () => new EventTarget();";

const FULL_DISK: &str =
    "IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError'); };";

const BLOCKED: &str = "for (const name of ['getItem', 'setItem', 'removeItem', 'key'])
    Storage.prototype[name] = () => { throw new DOMException('not allowed', 'SecurityError'); };";

/// Each look at the clock finds it an hour earlier.
const CLOCK: &str = "
    const Day = Date;
    let hours = 0;
    const now = () => Day.UTC(2026, 5, 1) - 3_600_000 * (hours += 1);
    window.Date = class extends Day {
        constructor(...parts) { super(...(parts.length === 0 ? [now()] : parts)); }
        static now() { return now(); }
    };";

fn is_kept(browser: &Browser) {
    browser.until("the mark", "return document.querySelector('#kept')?.dataset.kept === 'true'");
}

fn started(script: &str) -> (Browser, String) {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    if !script.is_empty() {
        browser.before_each_page(script);
    }
    browser.open(&address);
    (browser, address)
}

#[test]
fn with_a_full_store_in_mid_game_nothing_is_lost_and_the_person_reads_why() {
    let (browser, address) = started("");
    let axe = axe();
    begin(&browser, &[("Ada", "human"), ("Greta", "greedy")], "4");
    let mut players = Players::at(&browser);
    answer(&mut players, 6);
    let stored = || browser.script("return localStorage['viriditas.game.1']");
    browser.script(FILL);
    answer(&mut players, 13);
    is_kept(&browser);
    let early = stored();
    let said = lasting(&browser);
    assert_sentence(&said);
    assert!(said.contains("full") && said.contains("Nothing is lost"), "{said}");
    assert_eq!(mark(&browser), "Saved on this device");
    let mut found = look_over_all(&browser, &axe, "kept-though-full");

    // What was read is not said again; the game goes on from where it was at every load.
    browser.click_on("#lasting button");
    answer(&mut players, 2);
    assert_eq!(lasting(&browser), "");
    for _ in 0..2 {
        is_kept(&browser);
        let (question, count) = (players.next().question().map(str::to_owned), answers(&browser));
        browser.open(&address);
        assert_eq!(players.next().question().map(str::to_owned), question);
        assert!(answers(&browser) >= count, "{} of {count}", answers(&browser));
        answer(&mut players, 3);
        assert!(lasting(&browser).contains("full"));
    }
    assert_eq!(stored(), early, "the first store has no room");

    // Another game, and the list of both.
    is_kept(&browser);
    let (question, count) = (players.next().question().map(str::to_owned), answers(&browser));
    browser.click_on("#leave");
    assert_sentence(&browser.text(&browser.find("#unkept")));
    found.extend(look_over_all(&browser, &axe, "list-though-full"));
    begin(&browser, &[("Ada", "human")], "5");
    answer(&mut players, 3);
    is_kept(&browser);
    let other = answers(&browser);
    browser.open(&address);
    assert_eq!(answers(&browser), other, "the page opens with the game that was played last");
    browser.click_on("#leave");
    browser.open(&address);
    browser.find("#new-game");
    assert_eq!(browser.find_all("[data-game]").len(), 2);
    assert!(browser.find_all(".aside").is_empty());
    browser.click_on("[data-game=\"1\"] .open");
    assert_eq!(players.next().question().map(str::to_owned), question);
    assert_eq!(answers(&browser), count);

    // With room again the first store has it, too.
    browser.script(EMPTY);
    answer(&mut players, 1);
    assert_eq!(lasting(&browser), "");
    assert_ne!(stored(), early);
    assert_eq!(problems(&browser), [""; 0]);
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn where_the_first_store_is_blocked_the_second_one_keeps_the_game() {
    let (browser, address) = started(BLOCKED);
    begin(&browser, &[("Ada", "human")], "4");
    let mut players = Players::at(&browser);
    answer(&mut players, 8);
    is_kept(&browser);
    let said = lasting(&browser);
    assert_sentence(&said);
    assert!(said.contains("blocks") && said.contains("Nothing is lost"), "{said}");
    let (question, count) = (players.next().question().map(str::to_owned), answers(&browser));
    browser.open(&address);
    assert_eq!(players.next().question().map(str::to_owned), question);
    assert_eq!(answers(&browser), count);
    browser.click_on("#leave");
    assert_sentence(&browser.text(&browser.find("#unkept")));
    assert_eq!(browser.find_all("[data-game]").len(), 1);
    assert_eq!(browser.errors(), [""; 0]);
}

/// Neither store takes the game: the page says that it alone has it, and gives it as text.
#[test]
fn where_no_store_takes_the_game_the_page_says_so_at_once_or_when_it_knows() {
    for disk in [SILENT_DISK, FULL_DISK] {
        let (browser, _) = started(disk);
        begin(&browser, &[("Ada", "human")], "4");
        let mut players = Players::at(&browser);
        answer(&mut players, 4);
        browser.script(FILL);
        answer(&mut players, 4);
        browser.until(
            "the sentence",
            "return document.querySelector('#lasting p')?.textContent.includes('when you close the page')",
        );
        let said = lasting(&browser);
        assert_sentence(&said);
        assert!(said.contains("full"), "{said}");
        assert_eq!(mark(&browser), "Not saved on this device");
        browser.find("#lasting .copy");
        // Left and opened again it is as it was.
        let (question, count) = (players.next().question().map(str::to_owned), answers(&browser));
        browser.click_on("#leave");
        let words = browser.text(&browser.find("#unkept"));
        assert_sentence(&words);
        assert!(words.contains("when you close the page"), "{words}");
        browser.click_on("[data-game=\"1\"] .open");
        assert_eq!(players.next().question().map(str::to_owned), question);
        assert_eq!(answers(&browser), count);
        assert_eq!(browser.errors(), [""; 0]);
    }
}

/// What bots do is paced, and no clock of the day has a say in that.
#[test]
fn with_a_silent_disk_and_a_clock_that_goes_back_the_game_goes_on_and_is_kept() {
    let (browser, address) = started(&format!("{SILENT_DISK}{CLOCK}"));
    begin(&browser, &[("Ada", "human"), ("Rosa", "random"), ("Greta", "greedy")], "4");
    let mut players = Players::at(&browser);
    answer(&mut players, 20);
    assert!(mark(&browser).contains("last few answers"), "{}", mark(&browser));
    let question = players.next().question().map(str::to_owned);
    browser.open(&address);
    assert_eq!(players.next().question().map(str::to_owned), question);
    answer(&mut players, 4);
    assert_eq!(lasting(&browser), "");
    assert_eq!(browser.errors(), [""; 0]);
}

/// The first store went on without the second one, which had more: both are in the list.
#[test]
fn of_two_copies_that_parted_both_are_there() {
    let (browser, address) = started("");
    begin(&browser, &[("Ada", "human")], "4");
    let mut players = Players::at(&browser);
    answer(&mut players, 4);
    browser.script(FILL);
    answer(&mut players, 9);
    is_kept(&browser);
    let full = answers(&browser);
    browser.script(EMPTY);
    // A visit at which the second store does not answer, and the clock was set back.
    browser.change_tabs();
    browser.resize(1280, 720);
    browser.before_each_page(&format!("if (sessionStorage.silent !== 'no') {{ {SILENT_DISK}{CLOCK} }}"));
    browser.open(&address);
    let early = answers(&browser);
    assert!(early < full, "{early} and {full}");
    // Another answer than the one that was given before.
    let mut other = Players::at(&browser);
    assert_eq!(other.next().shape(), Some("turn"));
    browser.click_on("#table [data-kind=pass][data-choice]");
    if !browser.find_all("#confirm").is_empty() {
        browser.click_on("#confirm");
    }
    other.until("a generation later", |sight| sight.shape() != Some("turn"));
    answer(&mut other, 1);
    let late = answers(&browser);
    browser.script("sessionStorage.silent = 'no'");
    browser.open(&address);
    is_kept(&browser);
    browser.click_on("#leave");
    browser.find("#new-game");
    let there: Vec<u64> = [1, 2]
        .map(|game| {
            browser.click_on(&format!("[data-game=\"{game}\"] .open"));
            let there = answers(&browser);
            browser.click_on("#leave");
            browser.find("#new-game");
            there
        })
        .into();
    assert!(there.contains(&full) && there.contains(&late), "{there:?}: {full} and {late}");
    assert_eq!(browser.errors(), [""; 0]);
}
