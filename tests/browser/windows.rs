//! Several windows with the same game: one plays it, the others say so.

use crate::games::begin;
use crate::kills::player;
use crate::patience::tried;
use crate::player::Players;
use crate::webdriver::Browser;
use crate::{page, screen};
use std::env;

/// How often two windows take the game from each other unless `VIRIDITAS_SWITCHES` says otherwise.
const SWITCHES: usize = 8;

fn is_played(browser: &Browser) {
    browser.until(
        "the table",
        "return document.querySelector(':is(#table, #ares) #question, #scores, #hand-over') !== null",
    );
}

fn waits(browser: &Browser) {
    browser.until("another window plays", "return document.querySelector('#play-here') !== null");
}

/// How many answers the game on the page has.
fn answers(browser: &Browser) -> u64 {
    browser.find("#kept");
    let answers = browser.script("return Number(document.querySelector('#kept').dataset.answers)");
    answers.as_u64().expect("a number")
}

fn games(browser: &Browser) -> usize {
    let keys =
        browser.script("return Object.keys(localStorage).filter((key) => key.startsWith('viriditas.game.'))");
    keys.as_array().map_or(0, Vec::len)
}

/// A game that two windows have open, of which the second one plays; the names of both.
fn twice(game: &str, seats: &[(&str, &str)]) -> (Browser, [String; 2]) {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    browser.click_on(&format!("#game-{game}"));
    begin(&browser, seats, "4");
    is_played(&browser);
    let first = browser.window();
    let second = browser.second_window();
    browser.resize(1280, 720);
    browser.open(&address);
    is_played(&browser);
    (browser, [first, second])
}

/// Answers once, whichever game is on the page.
fn answer(browser: &Browser, had: u64) {
    let once = format!("{} once(arguments[0]);", player());
    let answered = tried(|| {
        browser.later(&once);
        browser.frames(2);
        (answers(browser) > had).then_some(())
    });
    assert!(answered.is_some(), "nothing is answered");
}

#[test]
fn two_windows_take_one_game_from_each_other_and_no_answer_is_lost() {
    let switches = env::var("VIRIDITAS_SWITCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(SWITCHES);
    for game in ["mars", "ares"] {
        let (browser, windows) = twice(game, &[("Ada", "human"), ("Rosa", "random")]);
        let mut had = 0;
        for turn in 0..switches / 2 {
            browser.turn_to(&windows[turn % 2]);
            waits(&browser);
            if turn == 0 && game == "mars" {
                for (width, height) in [(360, 800), (768, 1024), (1280, 720)] {
                    browser.resize(width, height);
                    browser.screenshot(&screen(&format!("another-window-{width}x{height}")));
                }
            }
            browser.click_on("#play-here");
            is_played(&browser);
            // What the other window had comes a moment after the press.
            let caught_up =
                format!("return Number(document.querySelector('#kept')?.dataset.answers) >= {had}");
            browser.until(&format!("{had} answers in turn {turn}"), &caught_up);
            let has = answers(&browser);
            if !browser.find_all("#scores").is_empty() {
                break;
            }
            answer(&browser, has);
            // The bot may go on; what it has answered by now is not lost either.
            let now = answers(&browser);
            assert!(now > has);
            had = now;
        }
        println!("{game}: {switches} switches, {had} answers");
        assert_eq!(games(&browser), 1);
        assert_eq!(browser.errors(), [""; 0]);
    }
}

#[test]
fn a_window_goes_on_when_the_other_leaves_the_game_or_is_closed() {
    let (browser, [first, second]) = twice("mars", &[("Ada", "human")]);
    let mut players = Players::at(&browser);
    let sight = players.next();
    players.answer(&sight);
    players.next();
    let had = answers(&browser);
    // To the list of games: the first one has it.
    browser.click_on("#leave");
    browser.turn_to(&first);
    is_played(&browser);
    assert_eq!(answers(&browser), had);
    // It is opened from the list again.
    browser.turn_to(&second);
    browser.click_on("#latest .open");
    is_played(&browser);
    browser.turn_to(&first);
    waits(&browser);
    // The second one is loaded anew, and then closed.
    browser.turn_to(&second);
    browser.open(&page_of(&browser));
    is_played(&browser);
    let sight = players.next();
    players.answer(&sight);
    players.next();
    let had = answers(&browser);
    browser.turn_to(&first);
    waits(&browser);
    browser.turn_to(&second);
    browser.close_window();
    browser.turn_to(&first);
    is_played(&browser);
    assert_eq!(answers(&browser), had);
    assert_eq!(games(&browser), 1);
    assert_eq!(browser.errors(), [""; 0]);
}

/// Two tabs, a game begun in each: loaded again, each has its own, and a third one opens the game that was shown last.
#[test]
fn a_tab_that_is_loaded_again_has_its_own_game_and_takes_none_from_another_tab() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    begin(&browser, &[("Ada", "human")], "1");
    is_played(&browser);
    let first = browser.window();
    let second = browser.second_window();
    browser.open(&address);
    browser.click_on("#leave");
    browser.click_on("#game-ares");
    begin(&browser, &[("Bea", "human")], "2");
    is_played(&browser);
    let shown = "return document.querySelector('#table, #ares').id";
    for (tab, game) in [(&first, "table"), (&second, "ares"), (&first, "table")] {
        browser.turn_to(tab);
        browser.open(&page_of(&browser));
        is_played(&browser);
        assert_eq!(browser.script(shown), game);
    }
    browser.turn_to(&second);
    is_played(&browser);
    browser.second_window();
    browser.open(&address);
    is_played(&browser);
    assert_eq!(browser.script(shown), "table", "a new tab opens what was shown last");
    assert_eq!(games(&browser), 2);
    assert_eq!(browser.errors(), [""; 0]);
}

fn page_of(browser: &Browser) -> String {
    browser.script("return location.href").as_str().expect("an address").to_owned()
}

#[test]
fn whatever_is_said_on_the_channel_harms_nothing() {
    let (browser, [first, second]) = twice("mars", &[("Ada", "human")]);
    let mut players = Players::at(&browser);
    let question = players.next().question().map(str::to_owned);
    browser.script(
        "const channel = new BroadcastChannel('viriditas');
        const begun = localStorage['viriditas.note.1'].split(' ').at(-1);
        const note = localStorage['viriditas.note.1'];
        for (const odd of [null, 7, {}, [], new Date(), new Blob(['x']), '', '1', '1 takes', '1 takes 1 1 ' + begun,
            '1 yields ' + begun + ' 1:' + note + '\\nV9.AAAA', '1 leaves ' + begun + ' 1:' + note + '\\n<img src=x onerror=alert(1)>',
            '1 yields ' + begun + ' 1:9 999999 ' + begun + '\\n' + localStorage['viriditas.game.1'].slice(0, -3),
            '\\u0000\\u202e', 'x'.repeat(1e6)]) channel.postMessage(odd);",
    );
    assert_eq!(players.next().question(), question.as_deref());
    // Somebody who claims the game for ever is believed once; one press has it back.
    browser.script(
        "const begun = localStorage['viriditas.note.1'].split(' ').at(-1);
        new BroadcastChannel('viriditas').postMessage(`1 takes 18446744073709551615 1 ${begun}`);",
    );
    waits(&browser);
    browser.click_on("#play-here");
    is_played(&browser);
    assert_eq!(players.next().question(), question.as_deref());
    browser.turn_to(&first);
    waits(&browser);
    browser.turn_to(&second);
    assert_eq!(browser.errors(), [""; 0]);
}
