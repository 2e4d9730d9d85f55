//! The second store of each game, on the disk: what it alone has comes back, and whatever else is in it harms nothing.

use crate::games::begin;
use crate::page;
use crate::patience::tried;
use crate::player::Players;
use crate::webdriver::Browser;
use serde_json::{Value, json};

/// Hands a page's database to a piece of script, or what went wrong.
fn with_database(browser: &Browser, script: &str) -> Value {
    browser.later(&format!(
        "const done = arguments[arguments.length - 1];
        const request = indexedDB.open('viriditas');
        request.onerror = () => done(String(request.error));
        request.onsuccess = () => {{
            const database = request.result;
            const transaction = database.transaction('games', 'readwrite');
            const games = transaction.objectStore('games');
            let told = null;
            {script}
            transaction.oncomplete = () => {{ database.close(); done(told); }};
        }};"
    ))
}

fn is_kept(browser: &Browser) {
    let found = tried(|| {
        (browser.script("return document.querySelector('#kept')?.dataset.kept") == "true").then_some(())
    });
    assert!(found.is_some(), "the mark says {:?}; the console {:?}", mark(browser), browser.errors());
}

/// Waits until no game is listed: what the first store has of a deleted one goes when the disk has answered.
fn has_no_games(browser: &Browser) {
    browser.find("#new-game");
    browser.until("no games", "return document.querySelector('[data-game]') === null");
}

/// What the mark says.
pub(crate) fn mark(browser: &Browser) -> String {
    browser.find("#kept");
    browser.script("return document.querySelector('#kept').title").as_str().unwrap_or_default().to_owned()
}

/// How many answers the game on the page has.
pub(crate) fn answers(browser: &Browser) -> u64 {
    browser.find("#kept");
    browser
        .script("return Number(document.querySelector('#kept').dataset.answers)")
        .as_u64()
        .expect("a number")
}

pub(crate) fn answer(players: &mut Players, answers: usize) {
    for _ in 0..answers {
        let sight = players.next();
        players.answer(&sight);
    }
    players.next();
}

/// A page with a game of one person in which some answers were given and are on the disk.
fn with_a_game() -> (Browser, String) {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    begin(&browser, &[("Ada", "human")], "4");
    answer(&mut Players::at(&browser), 5);
    is_kept(&browser);
    (browser, address)
}

#[test]
fn what_only_the_disk_has_is_there_again_and_what_was_deleted_is_not() {
    let (browser, address) = with_a_game();
    let mut players = Players::at(&browser);
    let early = browser.script("return JSON.stringify(localStorage)");
    answer(&mut players, 4);
    is_kept(&browser);
    let question = players.next().question().map(str::to_owned);
    let forget = |early: &Value| {
        browser.script(&format!(
            "localStorage.clear(); Object.assign(localStorage, JSON.parse({}));",
            json!(early.as_str().unwrap_or("{}"))
        ));
        browser.open(&address);
    };
    // As it was some answers ago; and as if it had never been.
    for early in [&early, &Value::Null] {
        forget(early);
        is_kept(&browser);
        assert_eq!(players.next().question(), question.as_deref());
    }
    browser.click_on("#leave");
    let all = browser.script("return JSON.stringify(localStorage)");
    browser.click_on("#latest .forget");
    browser.find("#restore");
    browser.until(
        "the disk knows",
        "return !Object.keys(localStorage).some((key) => key.startsWith('viriditas.gone.'))",
    );
    for early in [&all, &early, &Value::Null] {
        forget(early);
        has_no_games(&browser);
    }
    // And where the disk did not hear of it.
    begin(&browser, &[("Ada", "human")], "4");
    is_kept(&browser);
    browser.click_on("#leave");
    browser.find("#latest");
    let grave = browser.script(
        "const [saves, begun] = localStorage['viriditas.note.1'].split(' ').slice(-2);
        return [`viriditas.gone.${begun}`, String(Number(saves) + 1)];",
    );
    browser.script(&format!("localStorage.clear(); localStorage[{}] = {}", grave[0], grave[1]));
    browser.open(&address);
    has_no_games(&browser);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_slow_disk_delays_nothing_and_is_heard_when_it_answers() {
    let (browser, address) = with_a_game();
    let mut players = Players::at(&browser);
    let early = browser.script("return JSON.stringify(localStorage)");
    let before = answers(&browser);
    answer(&mut players, 3);
    is_kept(&browser);
    let after = answers(&browser);
    assert!(before < after);
    browser.before_each_page(
        "let held = [];
        window.answer = () => {
            const all = held;
            held = null;
            for (const go of all) go();
        };
        Object.defineProperty(IDBRequest.prototype, 'onsuccess', { set(then) {
            this.addEventListener('success', (event) => held ? held.push(() => then(event)) : then(event));
        } });",
    );
    let forget = format!("localStorage.clear(); Object.assign(localStorage, JSON.parse({early}));");
    browser.script(&forget);
    browser.open(&address);
    assert!(mark(&browser).contains("last few answers"), "{}", mark(&browser));
    assert_eq!(answers(&browser), before);
    browser.script("answer()");
    is_kept(&browser);
    assert_eq!(answers(&browser), after);
    // Whoever has played on by then goes on, and the newer game is there beside.
    browser.script(&forget);
    browser.open(&address);
    answer(&mut players, 1);
    let on = answers(&browser);
    browser.script("answer()");
    is_kept(&browser);
    assert_eq!(answers(&browser), on);
    browser.click_on("#leave");
    browser.click_on("[data-game=\"2\"] .open");
    assert_eq!(answers(&browser), after);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn whatever_stands_on_the_disk_harms_nothing() {
    let (browser, address) = with_a_game();
    let mut players = Players::at(&browser);
    let question = players.next().question().map(str::to_owned);
    with_database(
        &browser,
        "const odd = [null, 7, {}, [], new Date(), new Blob(['x']), '', 'gone', '1:\\n', '<script>', '1:9 999 1\\nV1.AAAA', '\\u0000\\u202e'];
        odd.forEach((value, place) => { games.put(value, place); games.put(value, `${place}`); games.put(value, [place]); });
        games.getAllKeys().onsuccess = ({ target }) => {
            const ours = target.result.find((key) => String(key).length === 13);
            games.put({ toString: null }, ours);
        };",
    );
    browser.open(&address);
    is_kept(&browser);
    assert_eq!(players.next().question(), question.as_deref());
    browser.click_on("#leave");
    browser.find("#latest");
    assert_eq!(browser.find_all("[data-game]").len(), 1);
    browser.click_on("#latest .open");
    is_kept(&browser);

    // Another page wants the database gone: this one gives way, and makes it anew.
    let deleted = browser.later(
        "const done = arguments[arguments.length - 1];
        const request = indexedDB.deleteDatabase('viriditas');
        request.onsuccess = () => done('deleted');
        request.onblocked = () => done('blocked');",
    );
    assert_eq!(deleted, "deleted");
    answer(&mut players, 1);
    is_kept(&browser);

    // A later release made it otherwise, or something else did: it is left alone.
    for (version, room) in [(1, "other"), (7, "games")] {
        let question = players.next().question().map(str::to_owned);
        let made = browser.later(&format!(
            "const done = arguments[arguments.length - 1];
            indexedDB.deleteDatabase('viriditas').onsuccess = () => {{
                const request = indexedDB.open('viriditas', {version});
                request.onupgradeneeded = () => request.result.createObjectStore('{room}').put('theirs', 'key');
                request.onsuccess = () => {{ request.result.close(); done('made'); }};
            }};"
        ));
        assert_eq!(made, "made");
        browser.open(&address);
        assert_eq!(players.next().question(), question.as_deref());
        answer(&mut players, 1);
        assert!(mark(&browser).contains("last few answers"), "{}", mark(&browser));
        let theirs = browser.later(&format!(
            "const done = arguments[arguments.length - 1];
            indexedDB.open('viriditas').onsuccess = ({{ target: {{ result: database }} }}) => {{
                database.transaction('{room}').objectStore('{room}').getAll().onsuccess = ({{ target }}) => {{ database.close(); done(target.result); }};
            }};"
        ));
        assert_eq!(theirs, json!(["theirs"]));
    }
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn without_a_disk_the_page_says_what_is_true_then() {
    for script in [
        "delete IDBFactory.prototype.open;",
        "Object.defineProperty(window, 'indexedDB', { value: undefined });",
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
        "IDBFactory.prototype.open = () => new EventTarget();",
        "IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError'); };",
    ] {
        let (browser, address) = (Browser::start(), page());
        browser.resize(1280, 720);
        browser.before_each_page(script);
        browser.open(&address);
        begin(&browser, &[("Ada", "human")], "4");
        let mut players = Players::at(&browser);
        answer(&mut players, 3);
        assert!(mark(&browser).contains("last few answers"), "{script}: {}", mark(&browser));
        assert_eq!(browser.script("return document.querySelector('#kept').dataset.kept"), "false");
        let question = players.next().question().map(str::to_owned);
        browser.open(&address);
        assert_eq!(players.next().question(), question.as_deref());
        assert_eq!(browser.errors(), [""; 0], "{script}");
    }
}

#[test]
fn what_cannot_be_promised_is_said_where_the_games_are() {
    let (browser, _) = with_a_game();
    browser.click_on("#leave");
    browser.click_on("#how-kept summary");
    let said = browser.text(&browser.find("#how-kept"));
    for part in
        ["power cut", "Safari", "seven days", "another web site", "copy a game as text", "This browser"]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    for (width, height) in [(1280, 720), (360, 800)] {
        browser.resize(width, height);
        browser.screenshot(&crate::screen(&format!("how-kept-{width}x{height}")));
    }
    assert_eq!(browser.errors(), [""; 0]);
}
