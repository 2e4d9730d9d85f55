//! The table from the keyboard alone.

use crate::ares::moments as ares;
use crate::embed::{enter, put, site};
use crate::games::begin;
use crate::hand::{crowded, hoarded};
use crate::moments::sit_down;
use crate::page;
use crate::patience::tried;
use crate::player::{Players, Sight};
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use serde_json::json;

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const UP: &str = "\u{e013}";
const RIGHT: &str = "\u{e014}";

/// Somebody without a mouse.
struct Typist<'a> {
    browser: &'a Browser,
    presses: usize,
}

impl Typist<'_> {
    /// Each key when the page has drawn what the one before it did.
    fn press(&mut self, keys: &[&str]) {
        for key in keys {
            self.browser.press(key);
            self.presses += 1;
            self.browser.later("requestAnimationFrame(() => setTimeout(() => setTimeout(arguments[0])))");
        }
    }

    /// Whether what a selector names has the focus.
    fn is_at(&self, selector: &str) -> bool {
        let at = format!("return document.activeElement?.matches({}) === true", json!(selector));
        self.browser.script(&at) == true
    }

    /// Goes on with the Tab key until what a selector names has the focus.
    fn tab_to(&mut self, selector: &str) {
        for _ in 0..120 {
            if self.is_at(selector) {
                return;
            }
            self.press(&[TAB]);
        }
        panic!("the Tab key does not lead to {selector}");
    }

    /// Presses a key, and waits until what a selector names has the focus.
    fn lead(&mut self, key: &str, selector: &str) {
        self.press(&[key]);
        assert!(tried(|| self.is_at(selector).then_some(())).is_some(), "{key} does not lead to {selector}");
    }

    /// The next question, or the end.
    fn sight(&self) -> Sight {
        let sight = tried(|| {
            let sight = Sight::of(self.browser);
            (sight.question().is_some() || !sight.scores().is_empty()).then_some(sight)
        });
        sight.unwrap_or_else(|| panic!("nobody is asked; {:?}", self.browser.errors()))
    }

    fn count(&self, script: &str) -> usize {
        self.browser.script(script).as_i64().map_or(0, |count| count.max(0) as usize)
    }

    /// As many cards as are wanted and can be chosen, and at least as many as must be.
    fn choose(&mut self, wanted: usize) {
        const CHOSEN: &str = "return document.querySelectorAll('#question .held[aria-pressed=true]').length";
        self.press(&["q"]);
        for chosen in 0.. {
            self.press(&[ENTER]);
            let is_enough =
                self.count("return Number(document.querySelector('#confirm').ariaDisabled !== 'true')") == 1;
            if self.count(CHOSEN) == chosen || is_enough && chosen + 1 >= wanted {
                break;
            }
            self.press(&[RIGHT]);
        }
        self.press(&["q", ENTER]);
    }

    /// What the corporation begins with, the first card that can be played, or the pass.
    fn take_turn(&mut self) {
        const FIRST: &str =
            "return [...document.querySelectorAll('#hand .held')].findIndex((it) => it.dataset.choice)";
        if !self.browser.find_all("#actions [data-kind=first-action]").is_empty() {
            self.press(&["a"]);
        } else if self.browser.script(FIRST) == -1 {
            self.lead("x", "#confirm");
            return self.press(&[ENTER]);
        } else {
            let place = self.count(FIRST);
            self.press(&["h"]);
            self.press(&vec![RIGHT; place]);
        }
        self.press(&[ENTER, ENTER]);
    }
}

/// With four cards bought at first and two in each generation.
#[test]
fn three_generations_are_played_in_few_presses_of_keys() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.open(&page());
    begin(&browser, &[("Ada", "human"), ("Bo", "greedy")], "33");
    let mut players = Players::at(&browser);
    let mut typist = Typist { browser: &browser, presses: 0 };
    let (mut answers, mut played) = (0, 0);
    loop {
        let sight = players.next();
        if sight.generation() == 4 {
            break;
        }
        let before = browser.script("return document.querySelectorAll('#hand .held').length");
        match sight.shape() {
            Some("card") if answers == 0 => typist.choose(1),
            Some("card") => typist.choose(if answers == 1 { 4 } else { 2 }),
            Some("turn") => typist.take_turn(),
            Some("space") => typist.press(&["m", ENTER]),
            _ => typist.press(&["q", ENTER]),
        }
        let after = players.next();
        played += usize::from(
            sight.shape() == Some("turn")
                && browser.script("return document.querySelectorAll('#hand .held').length") != before,
        );
        answers += 1;
        let is_same = (sight.shape(), sight.choices().len(), sight.question())
            == (after.shape(), after.choices().len(), after.question());
        assert!(answers < 60, "{:?} is not answered: {is_same}", sight.question());
    }
    println!(
        "three generations: {} key presses for {answers} answers, {played} cards played",
        typist.presses
    );
    assert!(played >= 4, "{played} cards");
    assert!(typist.presses <= 130, "{} key presses", typist.presses);
    assert_eq!(browser.errors(), [""; 0]);
}

/// What can be told of a turn: the question, how many answers there are, and in which generation.
fn turn(sight: &Sight) -> (Option<String>, usize, u64) {
    (sight.question().map(str::to_owned), sight.choices().len(), sight.generation())
}

/// From the page's address to the last of 14 generations, with Turmoil: the form, all answers, an undo, the log and the committee.
#[test]
fn a_whole_solo_game_is_played_with_keys_alone() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.open(&page());
    browser.find("#begin");
    let mut typist = Typist { browser: &browser, presses: 0 };
    typist.tab_to("#players");
    for _ in 0..5 {
        typist.press(&[UP]);
    }
    for (field, key) in [("#turmoil", " "), ("#seed", "5")] {
        typist.tab_to(field);
        typist.press(&[key]);
    }
    assert_eq!(browser.script("return document.querySelector('#players').value"), "1");
    assert_eq!(browser.script("return document.querySelector('#turmoil').checked"), true);
    assert_eq!(browser.script("return document.querySelector('#seed').value"), "5");
    // Enter in a field begins the game, as the button above the fields does.
    typist.press(&[ENTER]);
    let (mut answers, mut played, mut undone, mut told) = (0, 0, 0, 0_u64);
    loop {
        let sight = typist.sight();
        if !sight.scores().is_empty() {
            break;
        }
        let before = turn(&sight);
        if sight.shape() == Some("turn") && sight.generation() > told {
            told += 1;
            typist.lead("l", "#log .log-list");
            typist.press(&["c"]);
            typist.browser.find("dialog[open] .cmt");
            typist.press(&[ESCAPE]);
            typist.lead("q", "#question :is(h2, button)");
        }
        match sight.shape() {
            Some("card") if answers == 0 => typist.choose(1),
            Some("card") => typist.choose(if answers == 1 { 4 } else { 2 }),
            Some("turn") => typist.take_turn(),
            Some("space") => typist.press(&["m", ENTER]),
            _ => typist.press(&["q", ENTER]),
        }
        answers += 1;
        let after = typist.sight();
        let is_played = sight.shape() == Some("turn") && after.generation() == sight.generation();
        played += usize::from(is_played);
        // Every third action is taken back once, and done again.
        if is_played && played % 3 == 0 && undone < 5 && after.shape() == Some("turn") {
            typist.lead("u", "#undo");
            if typist.is_at("[aria-disabled=false]") {
                typist.press(&[ENTER]);
                assert_eq!(turn(&typist.sight()), before, "the last choice is taken back");
                undone += 1;
            }
        }
        assert!(answers < 600, "{:?} is not answered", sight.question());
        assert!(
            turn(&after) != before || sight.shape() != Some("turn"),
            "{:?} is not answered",
            sight.question()
        );
    }
    println!(
        "a solo game: {} key presses for {answers} answers, {played} actions, {undone} taken back",
        typist.presses
    );
    assert_eq!(browser.script("return document.querySelector('#generation').dataset.generation"), "14");
    assert!(undone > 0 && told == 14 && played > 10, "{undone} undone, {told} generations, {played} actions");
    assert_eq!(browser.errors(), [""; 0]);
}

/// The name at the top of what is looked at.
fn looked_at(browser: &Browser) -> Option<String> {
    let name = browser.script("return document.querySelector('dialog[open] h2')?.textContent ?? null");
    name.as_str().map(str::to_owned)
}

/// In both games: the other players one after another and round again, put away with one key.
#[test]
fn keys_lead_to_the_pass_the_undo_the_log_the_committee_and_the_opponents() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    let (table, seat) = crowded(3, 4, 4);
    sit_down(&browser, &page(), &table, Some(seat));
    opponents(&browser, 2);
    let mut typist = Typist { browser: &browser, presses: 0 };
    typist.lead("l", "#log .log-list");
    typist.lead("u", "#undo");
    typist.press(&["c"]);
    browser.find("dialog[open] .cmt");
    // Another thing that is looked at keeps its place.
    typist.press(&["o"]);
    browser.find("dialog[open] .cmt");
    typist.press(&[ESCAPE]);
    typist.press(&["n"]);
    browser.find("dialog[open] .all-colonies");
    typist.press(&[ESCAPE]);
    // One key never passes: the next one does, and Escape puts it away.
    let moves = turn(&typist.sight());
    typist.lead("x", "#confirm");
    typist.press(&[ESCAPE]);
    browser
        .until("nothing is chosen", "return document.querySelector('#table').dataset.pending === 'nothing'");
    assert_eq!(turn(&typist.sight()), moves);
    typist.press(&["?"]);
    let listed = typist.count("return document.querySelectorAll('dialog[open] .keys li').length");
    typist.press(&[ESCAPE]);

    let (table, seat) = ares::hoarded(6);
    sit_down(&browser, &page(), &table, Some(seat));
    opponents(&browser, 3);
    typist.lead("l", "#log .log-list");
    typist.lead("u", "#undo");
    typist.lead("x", "#done");
    typist.press(&["?"]);
    let of_ares = typist.count("return document.querySelectorAll('dialog[open] .keys li').length");
    assert!((listed, of_ares) >= (17, 12), "{listed} and {of_ares} keys are listed");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Goes round all other players.
fn opponents(browser: &Browser, others: usize) {
    let mut typist = Typist { browser, presses: 0 };
    let mut names = Vec::new();
    for _ in 0..=others {
        typist.press(&["o"]);
        let name = tried(|| looked_at(browser).filter(|name| names.last() != Some(name)));
        names.push(name.unwrap_or_else(|| panic!("nobody else than {names:?} is looked at")));
    }
    assert_eq!(names.first(), names.last(), "it goes round the table: {names:?}");
    names.sort();
    names.dedup();
    assert_eq!(names.len(), others);
    typist.press(&[ESCAPE]);
    browser.until("the table", "return document.querySelector('dialog[open]') === null");
}

/// Beside a game in another page its keys are that page's; within it they are the game's.
#[test]
fn keys_of_a_page_around_the_game_are_its_own() {
    let browser = Browser::start();
    let (table, _) = hoarded(8);
    browser.resize(1280, 900);
    browser.open(&site("keys", &page()));
    browser.script("const field = document.createElement('input'); field.id = 'field'; document.body.append(field); window.heard = []; addEventListener('keydown', (event) => heard.push([event.key, event.defaultPrevented]))");
    put(&browser, &json!({ "record": table.to_text() }));
    browser.script("document.querySelector('#field').focus()");
    for key in ["h", "m", "?", "q"] {
        browser.press(key);
    }
    assert_eq!(browser.script("return document.querySelector('#field').value"), "hm?q");
    browser.script("document.activeElement.blur()");
    browser.press("h");
    let told = json!([["h", false], ["m", false], ["?", false], ["q", false], ["h", false]]);
    assert_eq!(browser.script("return heard"), told);
    enter(&browser);
    browser.click_on("#hand-over [data-look]");
    browser.find("#hand .held");
    assert!(browser.find_all("dialog").is_empty());
    // The page leads the focus to what it asks, a frame or two after.
    browser.until("the focus", "return document.activeElement !== document.body");
    browser.script("document.querySelector('#question h2').focus()");
    browser.press("h");
    browser.until("the hand", "return document.activeElement.matches('#hand .held')");
    browser.come_back();
    assert_eq!(browser.script("return heard.length"), 5, "the game's keys are not the page's");
}

/// A key each leads to the parts of the table, and none is heard where somebody writes.
#[test]
fn keys_lead_to_the_parts_of_the_table_and_play_a_card() {
    let (browser, axe) = (Browser::start(), axe());
    let (table, seat) = hoarded(12);
    browser.resize(1280, 720);
    sit_down(&browser, &page(), &table, Some(seat));
    let at = |selector: &str| {
        let there = format!("return document.activeElement?.matches('{selector}') === true");
        browser.until(selector, &there);
    };
    for (key, selector) in
        [("a", "#actions button"), ("m", "#map [tabindex]"), ("h", "#hand .held"), ("q", "#question h2")]
    {
        browser.press(key);
        at(selector);
    }
    browser.press("?");
    browser.find("dialog[open] .keys");
    let found = look_over_all(&browser, &axe, "keys");
    browser.press("m");
    at("dialog *");
    // Its button leads back to where one was, as Escape does; a press beside it puts it away as well.
    browser.click_on("dialog[open] header button");
    browser.until("the sheet is closed", "return document.querySelector('dialog') === null");
    at("#question h2");
    browser.press("?");
    browser.find("dialog[open]");
    for (kind, held) in [("mousePressed", 1), ("mouseReleased", 0)] {
        let press =
            json!({ "type": kind, "x": 4, "y": 4, "button": "left", "buttons": held, "clickCount": 1 });
        browser.devtools("Input.dispatchMouseEvent", &press);
    }
    browser.until("the sheet is closed", "return document.querySelector('dialog') === null");
    // Two letters find a card that can be played; with it in the hand three presses play it.
    let name = "return document.querySelector('#hand [data-choice] .nm').textContent";
    let name = browser.script(name).as_str().expect("a name").to_owned();
    browser.press("f");
    at("#find");
    browser.fill(&browser.find("#find"), &name[..2]);
    let finds = "return [...document.querySelectorAll('#hand .nm')].some((it) => it.textContent === NAME)";
    browser.until("it is found", &finds.replace("NAME", &serde_json::json!(name).to_string()));
    assert!(browser.find_all("#hand .held").len() < 12, "the others are put away");
    // There its letters are letters; so they are in a list and on a sheet, and with another key held they are the browser's.
    browser.press("m");
    browser.until(
        "it is written",
        &format!("return document.querySelector('#find').value === '{}m'", &name[..2]),
    );
    at("#find");
    let heard = |on: &str, held: &str| {
        let told = browser.script(&format!(
            "const event = new KeyboardEvent('keydown', {{ key: 'm', bubbles: true, cancelable: true{held} }});
            return !document.querySelector('{on}').dispatchEvent(event)"
        ));
        told == true
    };
    let all = [
        heard("#hand select", ""),
        heard("#find", ""),
        heard("#hand h2", ", ctrlKey: true"),
        heard("#hand h2", ", altKey: true"),
        heard("#hand h2", ", metaKey: true"),
    ];
    assert_eq!(all, [false; 5]);
    at("#find");
    assert!(heard("#hand h2", ""), "it leads to Mars");
    at("#map [tabindex]");
    browser.script("document.querySelector('#find').value = ''; document.querySelector('#find').dispatchEvent(new Event('input', { bubbles: true }))");
    browser.script("document.querySelector('.tools button').click()");
    browser.until(
        "only playable ones",
        "const held = [...document.querySelectorAll('#hand .held')];
        const is_on = document.querySelector('.tools button').ariaPressed === 'true';
        return is_on && held.length > 0 && held.every((it) => it.dataset.choice)",
    );
    browser.press("h");
    at("#hand .held[data-choice]");
    browser.press("\u{E007}");
    at("#confirm");
    browser.press("\u{E007}");
    browser
        .until("the card is played", "return document.querySelector('#table[data-pending=chosen]') === null");
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}
