//! What a page may find in its store or be told: each ends in one clear sentence, and what is kept stays kept.

use crate::ares::moments::finished;
use crate::games::{begin, choose};
use crate::letters::of_revision;
use crate::page;
use crate::player::Players;
use crate::webdriver::Browser;
use serde_json::{Value, json};
use viriditas::ares;
use viriditas::games::MarsTable;
use viriditas::mars::RULES_REVISION;
use viriditas::table::Controller;

/// A page with one whole game of two people in its store, and the text of that game.
fn with_a_game() -> (Browser, String, String) {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    begin(&browser, &[("Ada", "human"), ("Blaise", "human")], "7");
    let mut players = Players::at(&browser);
    for _ in 0..6 {
        let sight = players.next();
        players.answer(&sight);
    }
    let text = kept(&browser, "viriditas.game.1").expect("the game is kept");
    (browser, address, text)
}

pub(crate) fn kept(browser: &Browser, key: &str) -> Option<String> {
    browser.script(&format!("return localStorage.getItem({})", json!(key))).as_str().map(str::to_owned)
}

pub(crate) fn keep(browser: &Browser, key: &str, text: &str) {
    browser.script(&format!("localStorage.setItem({}, {})", json!(key), json!(text)));
}

/// A sentence for a person, with what to do in another one at most, and nothing of the program's own.
pub(crate) fn assert_sentence(words: &str) {
    assert!(words.ends_with('.') && words.len() < 200, "{words}");
    assert!(words.matches(". ").count() < 2, "{words}");
    for inside in ["panick", "Error", "JsValue", "undefined", "{", "::"] {
        assert!(!words.contains(inside), "{words}");
    }
}

pub(crate) fn assert_sentences(said: &[String]) {
    for words in said {
        assert_sentence(words);
    }
}

/// What the page says about how long the game on it lasts.
pub(crate) fn lasting(browser: &Browser) -> String {
    browser.find_all("#lasting p").iter().map(|element| browser.text(element)).collect()
}

/// All that is wrong on the page, in its own words.
pub(crate) fn problems(browser: &Browser) -> Vec<String> {
    let found = browser.find_all("[role=alert]");
    found.iter().map(|element| browser.text(element)).filter(|words| !words.is_empty()).collect()
}

/// A text with another letter at a place behind its version.
fn damaged_at(whole: &str, place: usize) -> String {
    let at = "V1.".len() + place;
    let other = if whole.as_bytes()[at] == b'A' { "B" } else { "A" };
    format!("{}{other}{}", &whole[..at], &whole[at + 1..])
}

#[test]
fn what_is_no_game_is_named_and_kept_and_the_others_are_played() {
    let (browser, address, whole) = with_a_game();
    // Where a letter ends with its byte.
    let middle = "V1.".len() + 24;
    let ares = finished(ares::Setup::new(2), 1, &[Controller::Human; 2]).to_text();
    let hostile = [
        (damaged_at(&whole, 24), "is damaged"),
        (whole[..middle].to_owned(), "cut off"),
        ("<script>document.title = 'foreign'</script>".to_owned(), "not a saved game"),
        ("{\"players\":[{\"name\":\"Ada\"}]}".to_owned(), "not a saved game"),
        (whole.replacen("V1.", "V2.", 1), "newer version"),
        (format!("V1.{}", "A".repeat(300_000)), "too long"),
        (include_str!("../saves/trial-1.txt").to_owned(), "trial version"),
        (include_str!("../saves/trial-4-kept.txt").to_owned(), "trial version"),
        (of_revision(&whole, RULES_REVISION - 1), "of the rules"),
        (damaged_at(&ares, 24), "is damaged"),
        (ares.replacen("V1.", "V2.", 1), "newer version"),
        (of_revision(&ares, ares::RULES_REVISION + 1), "of the rules"),
        (String::new(), "no saved game"),
        ("\u{0}\u{202e}𝕍1.🚀".to_owned(), "not a saved game"),
    ];
    for (place, (text, _)) in hostile.iter().enumerate() {
        keep(&browser, &format!("viriditas.game.{}", place + 2), text);
    }
    browser.click_on("#leave");
    browser.find("#new-game");
    browser.open(&address);
    browser.click_on("#more-games");
    for (place, (text, word)) in hostile.iter().enumerate() {
        let line = format!("[data-game=\"{}\"]", place + 2);
        let words = browser.text(&browser.find(&line));
        assert!(words.contains(word), "{words}");
        let said = words.split_inclusive(". ").find(|part| part.contains(word)).unwrap_or_default();
        assert_sentence(
            said.lines().next().unwrap_or_default().split_inclusive('.').next().unwrap_or_default(),
        );
        assert!(browser.find_all(&format!("{line} .open")).is_empty());
        assert_eq!(kept(&browser, &format!("viriditas.game.{}", place + 2)).as_ref(), Some(text));
    }
    assert_eq!(browser.script("return document.title"), "Viriditas");

    // The page showed one of them last: it says so, and begins with the list.
    for (place, (_, word)) in hostile.iter().enumerate() {
        keep(&browser, "viriditas.last", &(place + 2).to_string());
        browser.script("sessionStorage.clear()");
        browser.open(&address);
        browser.find("#new-game");
        let said = problems(&browser);
        assert_eq!(said.len(), 1, "{said:?}");
        assert_sentence(&said[0]);
        assert!(said[0].contains(word), "{said:?}");
    }
    for odd in ["-1", "99", "one", "", "99999999999999999999"] {
        keep(&browser, "viriditas.last", odd);
        browser.script("sessionStorage.clear()");
        browser.open(&address);
        browser.find("#new-game");
        assert_sentences(&problems(&browser));
    }
    browser.click_on("[data-game=\"1\"] .open");
    browser.find("#table");
    assert_eq!(kept(&browser, "viriditas.game.1").as_ref(), Some(&whole));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_full_store_is_told_and_the_game_goes_on() {
    let (browser, address, whole) = with_a_game();
    // First large pieces, then letter by letter.
    browser.script(
        "for (let size = 1 << 20, piece = 0; size >= 1;) {
            try { localStorage.setItem(`else.${piece}`, 'x'.repeat(size)); piece += 1; } catch { size >>= 1; }
        }",
    );
    let mut players = Players::at(&browser);
    for _ in 0..6 {
        let sight = players.next();
        players.answer(&sight);
    }
    players.next();
    assert_sentence(&lasting(&browser));
    assert!(lasting(&browser).contains("full"), "{}", lasting(&browser));
    let before = kept(&browser, "viriditas.game.1").expect("the game is kept");
    let answers = |text: &str| MarsTable::from_text(text).expect("it is whole").answers();
    assert!(answers(&before) >= answers(&whole));

    // A new game finds no room, and is played all the same; the others stay.
    browser.click_on("#leave");
    browser.open(&address);
    begin(&browser, &[("Ada", "human")], "8");
    let mut alone = Players::at(&browser);
    for _ in 0..4 {
        let sight = alone.next();
        alone.answer(&sight);
    }
    alone.next();
    assert_sentence(&lasting(&browser));
    let after = kept(&browser, "viriditas.game.1").expect("the game is kept");
    assert!(answers(&after) >= answers(&before));
    assert_eq!(kept(&browser, "viriditas.game.2"), None);

    // With room again, it is kept, and nothing more is said.
    browser.script(
        "Object.keys(localStorage).filter((key) => key.startsWith('else.'))
            .forEach((key) => localStorage.removeItem(key));",
    );
    let sight = alone.next();
    alone.answer(&sight);
    let sight = alone.next();
    assert_eq!(lasting(&browser), "");
    browser.open(&address);
    browser.find("#table");
    assert_eq!(alone.next().question(), sight.question());
    assert_eq!(problems(&browser), [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// What is copied, and what could not be.
const CLIPBOARD: &str = "
    Clipboard.prototype.writeText = (text) => { window.copied = text; return Promise.resolve(); };";

#[test]
fn without_a_store_a_game_is_played_left_resumed_and_taken_along_as_text() {
    for script in [
        "Object.defineProperty(window, 'localStorage',
            { get() { throw new DOMException('not allowed', 'SecurityError'); } });",
        "Object.defineProperty(window, 'localStorage', { value: null });",
        "for (const name of ['getItem', 'setItem', 'removeItem', 'key'])
            Storage.prototype[name] = () => { throw new DOMException('not allowed', 'SecurityError'); };",
    ] {
        let (browser, address) = (Browser::start(), page());
        browser.resize(1280, 720);
        browser.before_each_page(script);
        browser.before_each_page("Object.defineProperty(window, 'indexedDB', { value: undefined });");
        browser.before_each_page(CLIPBOARD);
        browser.open(&address);
        begin(&browser, &[("Ada", "human")], "7");
        let mut players = Players::at(&browser);
        for _ in 0..5 {
            let sight = players.next();
            players.answer(&sight);
        }
        let before = players.next();
        let said = lasting(&browser);
        assert_sentence(&said);
        assert!(said.contains("does not let the page save games"), "{said}");
        let is_scrolled = browser.script("return document.documentElement.scrollHeight > innerHeight");
        assert_eq!(is_scrolled, false, "the sentence leaves the table room");

        // Left for the list, it is still there.
        browser.click_on("#leave");
        browser.find("#new-game");
        browser.click_on(".aside .open");
        assert_eq!(players.next().question(), before.question());
        assert_eq!(lasting(&browser), said);

        // As text it outlasts the page.
        browser.click(&browser.find("#lasting .copy"));
        browser.find("#lasting .copying [role=status] *");
        let text = browser.script("return window.copied");
        browser.open(&address);
        assert!(browser.find_all(".aside").is_empty());
        browser.click_on(".paste summary");
        browser.fill(&browser.find("#pasted"), text.as_str().expect("a text"));
        browser.click_on("#open-text");
        assert_eq!(players.next().question(), before.question());
        assert_eq!(problems(&browser), [""; 0]);
        assert_eq!(browser.errors(), [""; 0]);
    }
}

#[test]
fn where_nothing_may_be_copied_the_text_itself_is_shown() {
    for script in [
        "Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));",
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });",
    ] {
        let browser = Browser::start();
        browser.resize(1280, 720);
        browser.before_each_page(script);
        browser.open(&page());
        begin(&browser, &[("Ada", "human")], "7");
        browser.find("#question");
        browser.click(&browser.find("nav .share"));
        browser.click(&browser.find("dialog[open] .copy"));
        browser.find("dialog .copying textarea");
        let shown = browser.script("return document.querySelector('dialog .copying textarea').value");
        assert_eq!(shown.as_str().map(str::to_owned), kept(&browser, "viriditas.game.1"));
        browser.click(&browser.find("dialog[open] .copying .text .btn"));
        assert!(browser.find_all("dialog .copying textarea").is_empty());
        assert_eq!(browser.errors(), [""; 0]);
    }
}

#[test]
fn the_page_runs_nothing_that_is_not_its_own() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    browser.find("#new-game");
    // The document says the same as the server, word for word, but for the frames of another page.
    let said = browser.script("return document.querySelector('meta[http-equiv]').content");
    assert_eq!(said, crate::serve::POLICY.replace(" frame-src 'self';", ""));
    let ran = browser.later(
        "const done = arguments[arguments.length - 1];
        const refused = new Set();
        const all = () => done([window.ran ?? false, getComputedStyle(document.body).display !== 'none', [...refused].sort()]);
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            if (refused.size < 6 && refused.add(effectiveDirective).size === 6) setTimeout(all);
        });
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        const foreign = document.createElement('script');
        foreign.src = 'https://example.org/script.js';
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        const image = new Image();
        image.src = 'https://example.org/picture.png';
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.ran = true');
        const frame = document.createElement('iframe');
        frame.src = 'https://example.org/';
        document.body.append(script, foreign, style, image, button, frame);
        button.click();
        fetch('https://example.org/').catch(() => {});",
    );
    let refused =
        ["connect-src", "frame-src", "img-src", "script-src-attr", "script-src-elem", "style-src-elem"];
    assert_eq!(ran, json!([false, true, refused]));
}

#[test]
fn a_deleted_game_comes_back_until_one_leaves_and_no_other_is_touched() {
    let (browser, address, whole) = with_a_game();
    browser.click_on("#leave");
    begin(&browser, &[("Cleo", "human")], "9");
    browser.find("#question");
    browser.click_on("#leave");
    let other = kept(&browser, "viriditas.game.2");
    let delete = "[data-game=\"2\"] .forget";
    browser.click(&browser.find(delete));
    browser.find("#latest[data-game=\"1\"]");
    assert_eq!(kept(&browser, "viriditas.game.2"), None);
    // The keyboard is where it can be taken back.
    browser.until("the focus", "return document.activeElement.id === 'restore'");
    browser.click_on("#restore");
    browser.find("#latest[data-game=\"2\"]");
    assert_eq!(kept(&browser, "viriditas.game.2"), other);
    browser.click(&browser.find(delete));
    browser.find("#latest[data-game=\"1\"]");
    browser.open(&address);
    browser.find("#latest");
    assert_eq!(browser.find_all("[data-game]").len(), 1);
    assert!(browser.find_all("#restore").is_empty());
    assert_eq!(kept(&browser, "viriditas.note.2"), None);
    assert_eq!(kept(&browser, "viriditas.game.1"), Some(whole));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_name_is_letters_however_many_and_whatever_they_say() {
    let names = [
        "ä".repeat(10_000),
        "<img src=x onerror=\"document.title='markup'\">".to_owned(),
        "\u{202e}</main><script>1</script>".to_owned(),
    ];
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    choose(&browser, "players", "3");
    for (place, name) in names.iter().enumerate() {
        browser.script(&format!(
            "const field = document.querySelector('#name-{place}');
            field.value = {};
            field.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));",
            json!(name)
        ));
        choose(&browser, &format!("player-{place}"), "human");
    }
    browser.fill(&browser.find("#seed"), "1");
    browser.click_on("#begin");
    browser.find("#hand-over");
    let shown = browser.script(
        "return [document.body.innerText, document.querySelectorAll('img[src=x], main script').length,
            document.title, document.documentElement.scrollWidth - innerWidth];",
    );
    let text = shown[0].as_str().expect("the text of the page");
    assert!(text.contains("<img src=x") && text.contains(&"ä".repeat(40)), "{text}");
    assert!(!text.contains(&"ä".repeat(41)));
    assert_eq!((&shown[1], &shown[2]), (&Value::from(0), &Value::from("Viriditas")));
    assert!(shown[3].as_i64() <= Some(0), "a long name makes the page {} pixels too wide", shown[3]);
    // They are kept as they were shown.
    browser.open(&address);
    browser.find("#hand-over");
    assert_eq!(browser.script("return document.body.innerText"), shown[0]);
    assert_eq!(browser.errors(), [""; 0]);
}
