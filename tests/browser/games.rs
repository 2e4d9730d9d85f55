//! Whole games, clicked through.

use crate::moments::{PEOPLE, before_the_end, finished, sit_down};
use crate::patience::tried;
use crate::player::Players;
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::{Value, json};
use viriditas::mars::Setup;

/// Fills in the form, as much at once as it takes. Each seat: name and kind of player.
pub(crate) fn begin(browser: &Browser, seats: &[(&str, &str)], seed: &str) {
    let fill = format!(
        "const [seats, seed] = {};
        const fill = (name, value) => {{
            const field = document.querySelector(name);
            if (!field || field.disabled) return false;
            if (field.value !== value) {{
                field.value = value;
                const told = field.tagName === 'SELECT' ? 'change' : 'input';
                field.dispatchEvent(new Event(told, {{ bubbles: true }}));
            }}
            return field.value === value;
        }};
        const steps = [['#players', String(seats.length)], ...seats.flatMap(([name, player], place) =>
            [[`#name-${{place}}`, name], [`#player-${{place}}`, player]]), ['#seed', seed]];
        return steps.find((step) => !fill(...step)) ?? null;",
        json!([seats, seed])
    );
    let mut missing = Value::Null;
    let filled = tried(|| {
        missing = browser.script(&fill);
        missing.is_null().then_some(())
    });
    assert!(filled.is_some(), "the form does not take {missing}");
    browser.click_on("#begin");
}

/// Fills in the form as a person does, key by key.
fn begin_by_hand(browser: &Browser, seats: &[(&str, &str)], seed: &str) {
    choose(browser, "players", &seats.len().to_string());
    for (place, (name, player)) in seats.iter().enumerate() {
        browser.fill(&browser.find(&format!("#name-{place}")), name);
        choose(browser, &format!("player-{place}"), player);
    }
    browser.fill(&browser.find("#seed"), seed);
    browser.click(&browser.find("#begin"));
}

pub(crate) fn choose(browser: &Browser, list: &str, value: &str) {
    browser.click(&browser.find(&format!("#{list} option[value=\"{value}\"]")));
}

/// From the form on, and from its last generation to its end.
#[test]
fn two_people_play_a_game_at_one_device() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    begin_by_hand(&browser, &[("Ada", "human"), ("Blaise", "human")], "7");
    let mut players = Players::at(&browser);
    let mut pictures = vec!["turn", "card"];
    while players.answers < 20 {
        if players.answers == 10 {
            players.reload(&address);
        }
        let sight = players.next();
        if let Some(place) = pictures.iter().position(|shape| sight.shape() == Some(*shape)) {
            players.picture(pictures.remove(place));
        }
        players.answer(&sight);
    }
    assert!(players.hand_overs > 4, "{} hand-overs", players.hand_overs);
    browser.click_on("#leave");

    let late = before_the_end(&finished(Setup::new(2), 5, &PEOPLE), 4);
    sit_down(&browser, &address, &late, None);
    let mut players = Players::at(&browser);
    let scores = players.finish(|players| {
        if players.answers == 2 {
            players.reload(&address);
        }
    });
    players.picture("scores");
    assert_eq!(scores.len(), 2);
    assert!(scores.iter().all(|&points| points > 20), "{scores:?}");
    println!("two people: {} answers, {} hand-overs, {scores:?}", players.answers, players.hand_overs);

    // It stays in the list, and the way to it leads back to the score.
    browser.click_on("#leave");
    browser.find("#new-game");
    players.picture("start");
    browser.click_on("#latest .open");
    browser.find("#scores");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Everyone's production is told before the last one passes, a line for each other player, and no heading for nothing.
#[test]
fn the_pass_that_ends_a_generation_shows_what_each_player_produces() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.open(&page());
    begin(&browser, &[("Ada", "human"), ("Blaise", "human"), ("Cleo", "human")], "7");
    let mut players = Players::at(&browser);
    let mut passed = 0;
    while passed < 3 {
        let sight = players.next();
        if sight.shape() == Some("turn") {
            passed += 1;
            browser.click_on("#table [data-kind=pass][data-choice]");
            if passed < 3 {
                browser.click_on("#confirm");
            }
        } else {
            players.answer(&sight);
        }
    }
    browser.find("#question .out .whose");
    let lines = browser.script(
        "const all = (selector) => [...document.querySelectorAll(`#question .out ${selector}`)];
        return [all('.whose').length, all('li:not(.wide)').length > 0, all('.wide:not(.whose)').map((line) => line.textContent)];",
    );
    let told =
        ["The production phase begins.", "The research phase begins.", "Reveals cards: can’t be undone."];
    assert_eq!(lines, serde_json::json!([2, true, told]));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_person_plays_against_bots_and_comes_back_the_next_day() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    begin(&browser, &[("Ada", "human"), ("Rosa", "random"), ("Greta", "greedy")], "3");
    let mut players = Players::at(&browser);
    for _ in 0..15 {
        let sight = players.next();
        players.answer(&sight);
    }
    // The keyboard goes on at the heading of the new question, or stays at the area that was chosen.
    players.next();
    let goes_on = "return document.activeElement.matches('h2, .area.built')";
    browser.until("the heading has the focus", goes_on);
    players.reload(&address);
    assert_eq!(players.hand_overs, 0, "there is nobody to hide anything from");
    players.picture("three-seats");

    // A second game leaves the first one as it is.
    let first = players.next();
    browser.click_on("#leave");
    begin(&browser, &[("Ada", "human")], "4");
    let mut alone = Players::at(&browser);
    let sight = alone.next();
    alone.answer(&sight);
    browser.click_on("#leave");
    assert_eq!(browser.find_all("[data-game]").len(), 2);
    browser.click_on("[data-game=\"1\"] .open");
    assert_eq!(players.next().question(), first.question());
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_new_game_tells_all_faults_at_once() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.open(&page());
    choose(&browser, "players", "1");
    // Alone, this cannot be turned off, and that makes no difference; the form says why.
    for (switch, reason) in [("corporate-era", "always uses"), ("draft", "Not in solo games.")] {
        let field = browser.find(&format!("#new-game label:has(#{switch}:disabled)"));
        assert!(browser.text(&field).contains(reason));
    }
    assert_eq!(browser.find_all("#corporate-era:checked").len(), 1);
    choose(&browser, "players", "3");
    browser.fill(&browser.find("#name-0"), " ");
    browser.fill(&browser.find("#name-1"), "Ada");
    browser.fill(&browser.find("#name-2"), "Ada");
    // A seed may be a number or any other words.
    browser.fill(&browser.find("#seed"), "seven");
    browser.click_on("#begin");
    browser.find("#faults");
    assert_eq!(browser.find_all("#faults li").len(), 2);
    browser.screenshot(&screen("faults-1280x720"));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_game_travels_as_text_and_a_bad_text_is_told_in_a_sentence() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.open(&page());
    begin(
        &browser,
        &[("<b>Ada</b>", "human"), (&"Wolfeschlegelsteinhausenbergerdorff".repeat(2), "greedy")],
        "5",
    );
    let mut players = Players::at(&browser);
    for _ in 0..8 {
        let sight = players.next();
        players.answer(&sight);
    }
    let before = players.next();
    players.picture("long-names");
    let text = browser.script("return localStorage.getItem('viriditas.game.1')");
    browser.click_on("#leave");
    browser.click_on(".paste summary");
    for (bad, says) in [("nonsense", "not a saved game"), ("", "no saved game")] {
        browser.fill(&browser.find("#pasted"), bad);
        browser.click_on("#open-text");
        let told = browser.text(&browser.find("#broken"));
        assert!(told.contains(says), "{told}");
    }
    browser.fill(&browser.find("#pasted"), text.as_str().expect("the text of the game"));
    browser.click_on("#open-text");
    assert_eq!(players.next().question(), before.question());
    // The first one is still there, and what was opened is a game of its own.
    browser.click_on("#leave");
    browser.find("#games");
    assert_eq!(browser.find_all("[data-game]").len(), 2);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn the_keyboard_alone_plays_and_takes_back() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.open(&page());
    begin(&browser, &[("Ada", "human")], "6");
    let mut players = Players::at(&browser);
    while players.next().shape() != Some("turn") {
        let sight = players.next();
        players.answer(&sight);
    }
    let before = players.next();
    // Choosing puts the focus on the button that confirms, with the next frame; Escape steps back.
    let choose = || {
        browser.script("document.querySelector('[data-kind=project]').focus()");
        browser.press("\u{e007}");
        browser.until(
            "the button that confirms has the focus",
            "return document.activeElement.id === 'confirm'",
        );
    };
    choose();
    browser.press("\u{e00c}");
    browser.until(
        "the heading of the question has the focus",
        "return !document.querySelector('#confirm') && document.activeElement.tagName === 'H2'",
    );
    choose();
    browser.press("\u{e007}");
    players.until("the card is played", |sight| sight.question() != before.question());
    browser.script("document.querySelector('#undo').focus()");
    browser.press("\u{e007}");
    players.until("it is taken back", |sight| sight.question() == before.question());
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_colour_chosen_for_a_seat_is_the_seats_in_the_whole_game() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    // The first seat takes the colour of the second one, which takes the first one's.
    choose(&browser, "colour-0", "violet");
    let of = |place: u8| {
        browser
            .script(&format!("return document.querySelector('#colour-{place}').value"))
            .as_str()
            .map(str::to_owned)
    };
    assert_eq!((of(0).as_deref(), of(1).as_deref()), (Some("violet"), Some("sky")));
    choose(&browser, "colour-1", "amber");
    begin(&browser, &[("Ada", "human"), ("Blaise", "human")], "7");
    for _ in 0..2 {
        let marks = "return [...document.querySelectorAll('.seats > [data-seat]')].map((seat) =>
            [seat.classList.contains('violet'), seat.classList.contains('amber'), seat.querySelector('use').getAttribute('href')])";
        browser.find("#hand-over");
        assert_eq!(
            browser.script(marks),
            serde_json::json!([[true, false, "#i-s-diamond"], [false, true, "#i-s-square"]])
        );
        // It is kept with the game.
        browser.open(&address);
    }
    assert_eq!(browser.errors(), [""; 0]);
}

/// The browser's Back, until this is so.
fn back(browser: &Browser, what: &str, script: &str) {
    browser.script("history.back()");
    browser.until(what, script);
}

#[test]
fn back_closes_what_lies_on_top_and_never_the_game() {
    const NOTHING: &str = "return document.querySelector('#table').dataset.pending === 'nothing'";
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    begin(&browser, &[("Ada", "human")], "11");
    let mut players = Players::at(&browser);
    loop {
        let sight = players.next();
        if sight.shape() == Some("turn") {
            break;
        }
        players.answer(&sight);
    }
    let entries = browser.script("return history.length");
    browser.click_on("#mine button");
    browser.find("dialog[open]");
    back(&browser, "the closer look is closed", "return document.querySelector('dialog') === null");
    browser.click_on("#table [data-kind=project][data-choice]");
    browser.find("#confirm");
    back(&browser, "nothing is about to be done", NOTHING);
    browser.resize(360, 800);
    browser.click_on("#panes [data-to=log]");
    browser.find("#table[data-pane=log]");
    back(&browser, "the map", "return document.querySelector('#table').dataset.pane === 'mars'");
    // Where nothing lies on top, nothing happens, however often, and after a reload too.
    for _ in 0..3 {
        back(&browser, "the page's own entry", "return history.state === 'viriditas'");
        browser.find("#table");
    }
    browser.open(&address);
    browser.find("#question");
    back(&browser, "the page's own entry", "return history.state === 'viriditas'");
    assert_eq!(players.next().shape(), Some("turn"));
    browser.script("location.reload()");
    browser.find("#question");
    let length = |entries: &Value| entries.as_u64().expect("a number");
    let more = length(&browser.script("return history.length")) - length(&entries);
    // The address was opened once more, and that entry has one of the page's own above it.
    assert!(more <= 2, "{more} entries more in the history");
    assert_eq!(browser.errors(), [""; 0]);
}
