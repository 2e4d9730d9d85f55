//! The page without a network: everything that it was opened with is kept on the device.

use crate::ares::modes::begin_expedition;
use crate::ares::player as expedition;
use crate::games::begin;
use crate::letters::of_revision;
use crate::moments::{self, PEOPLE, before_the_end, sit_down};
use crate::patience::tried;
use crate::player::{Players, Sight};
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use crate::{copy, dist, precache, serve};
use serde_json::json;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::{fs, thread};
use viriditas::games::MarsTable;
use viriditas::kit::Seed;
use viriditas::mars::{Choice, RULES_REVISION, Setup, Switch, Switches};
use viriditas::table::Seating;

/// A server of a folder that can be ended and started again at the same address, or cut off at one file.
pub(crate) struct Server {
    address: String,
    is_up: Arc<AtomicBool>,
    /// What is asked for in vain.
    cut: Arc<Mutex<Option<&'static str>>>,
}

impl Server {
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn of(folder: PathBuf) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = format!("http://{}/", listener.local_addr().expect("the address of a listener"));
        let server = Self { address, is_up: Arc::new(AtomicBool::new(true)), cut: Arc::default() };
        let (up, cut) = (server.is_up.clone(), server.cut.clone());
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if up.load(Ordering::Relaxed) {
                    let (folder, cut, up) = (folder.clone(), cut.clone(), up.clone());
                    thread::spawn(move || {
                        // Browsers open connections before they ask for anything.
                        let request = first_line(&stream);
                        let file = *cut.lock().expect("a name");
                        let is_up = up.load(Ordering::Relaxed);
                        if is_up && file.is_none_or(|file| !request.contains(file)) {
                            let _ = serve::answer(stream, &folder, None);
                        }
                    });
                }
            }
        });
        server
    }

    pub(crate) fn end(&self) {
        self.is_up.store(false, Ordering::Relaxed);
    }

    fn start(&self) {
        self.is_up.store(true, Ordering::Relaxed);
    }

    fn cut_at(&self, file: Option<&'static str>) {
        *self.cut.lock().expect("a name") = file;
    }
}

/// The first line of a request, as soon as it comes; it stays to be read.
fn first_line(stream: &TcpStream) -> String {
    let mut start = [0; 512];
    let length = stream.peek(&mut start).unwrap_or(0);
    String::from_utf8_lossy(&start[..length]).lines().next().unwrap_or_default().to_owned()
}

/// A copy of the page for a test of this name, to be changed.
fn site(name: &str) -> PathBuf {
    let site = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("offline-{name}"));
    // What an earlier run left there is another build's.
    let _ = fs::remove_dir_all(&site);
    copy(&dist(), &site);
    site
}

/// The name of the glue in a release that [`renew`] makes.
const NEW_GLUE: &str = "app-new.js";

/// The text of a game that somebody has played alone to its end, passing wherever that is possible.
fn finished() -> String {
    let setup = Setup { on: Switches::NONE.with(Switch::CorporateEra), ..Setup::new(1) };
    let mut table = MarsTable::new(setup, Seed(1), Seating::default()).expect("a possible set-up");
    while let Some(seat) = table.asked().iter().next() {
        let offers = table.offers(seat);
        let pass = offers.iter().find(|&&offer| offer == Choice::Pass).or(offers.first());
        let choice = *pass.expect("an offer");
        table.play(seat, choice).expect("an offer is accepted");
    }
    table.to_text()
}

/// Makes a release of a site in which some files have other names and others have other contents.
fn renew(site: &Path) {
    let names = |start: &str, end: &str| {
        let names = fs::read_dir(site).expect("a folder").flatten();
        let mut names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
        names.find(|name| name.starts_with(start) && name.ends_with(end)).expect("a file")
    };
    let glue = names("app-", ".js");
    fs::rename(site.join(&glue), site.join(NEW_GLUE)).expect("another name");
    let parts = site.join(glue.trim_end_matches(".js"));
    mend(&parts, "parts.js", |text| text.replace(&glue, NEW_GLUE));
    mend(site, &names("tokens-", ".css"), |text| format!("{text}\n:root {{ --release: new; }}\n"));
    mend(site, "index.html", |text| {
        text.replace(&glue, NEW_GLUE).replace("<title>", "<meta name=\"release\" content=\"new\"><title>")
    });
    precache::list(site).expect("a list");
}

/// Whether the page runs a release that [`renew`] has made, by its document and by its style.
fn is_new(browser: &Browser) -> bool {
    let found = browser.script(
        "return [document.querySelector('meta[name=release]')?.content ?? '',
            getComputedStyle(document.documentElement).getPropertyValue('--release').trim()];",
    );
    assert_eq!(found[0], found[1], "a page of two releases");
    found[0] == "new"
}

/// Has the browser look for a newer release; whether one waits in the end.
fn update(browser: &Browser) -> bool {
    let waits = browser.later(
        "const done = arguments[arguments.length - 1];
        const settled = async () => {
            const found = await navigator.serviceWorker.getRegistration();
            if (!found.installing) return done(found.waiting !== null);
            found.installing.addEventListener('statechange', settled, { once: true });
        };
        navigator.serviceWorker.getRegistration().then((found) => found.update()).then(settled, settled);",
    );
    waits == true
}

/// The line of a newer release says this, with its buttons.
fn is_told(browser: &Browser, words: &str) {
    let said = tried(|| browser.text(&browser.find("#newer")).contains(words).then_some(()));
    assert!(said.is_some(), "{words}: {}", browser.text(&browser.find("#newer")));
}

/// Nothing is said of a newer release, after as many frames as the page takes to say it.
fn nothing_is_told(browser: &Browser) {
    browser.frames(8);
    let said = tried(|| browser.text(&browser.find("#newer")).is_empty().then_some(()));
    assert!(said.is_some(), "{}", browser.text(&browser.find("#newer")));
}

/// Uses the newer release, and waits until the page is opened with it.
fn use_it(browser: &Browser) {
    browser.click(&browser.find("#newer .btn"));
    browser.until("the newer release runs", "return document.querySelector('meta[name=release]') !== null && document.querySelector('h1.mark') !== null");
    browser.until_drawn();
}

/// How many releases are kept on the device.
const RELEASES: &str = "return (async () => (await caches.keys()).length)()";

/// Waits until the page is kept on the device.
fn kept(browser: &Browser) {
    browser.until("the page is kept", "return navigator.serviceWorker.controller?.state === 'activated'");
}

#[test]
fn after_the_first_visit_nothing_needs_the_network() {
    let (browser, server) = (Browser::alone(), Server::of(dist()));
    browser.resize(1280, 720);
    browser.open(&server.address);
    browser.find("#new-game");
    kept(&browser);
    server.end();
    let reached = browser.later(
        "const done = arguments[arguments.length - 1];
        fetch('nothing-like-that').then(() => done(true), () => done(false));",
    );
    assert_eq!(reached, false, "the server has ended");
    // Another tab, a new game with bots in a worker, as far as it goes in a few answers.
    browser.change_tabs();
    browser.resize(1280, 720);
    browser.before_each_page(HIRED);
    browser.open(&format!("{}?again#there", server.address));
    begin(&browser, &[("Ada", "human"), ("Rosa", "random"), ("Greta", "greedy")], "5");
    let mut players = Players::at(&browser);
    for _ in 0..8 {
        let sight = players.next();
        players.answer(&sight);
    }
    assert!(browser.script("return window.hired").as_u64() > Some(5), "bots think in a worker");
    players.reload(&server.address);
    // And the end of one, to its score and back to it.
    browser.click_on("#leave");
    let late = before_the_end(&moments::finished(Setup::new(1), 7, &PEOPLE[..1]), 6);
    sit_down(&browser, &server.address, &late, None);
    let scores = Players::at(&browser).finish(|_| {});
    assert_eq!(scores.len(), 1);
    browser.restart();
    browser.resize(1280, 720);
    browser.open(&server.address);
    assert_eq!(Players::at(&browser).next().scores(), scores);
    // The second game is whole without the network, too.
    browser.click_on("#scores .primary");
    begin_expedition(&browser, "competitive", &[("Ada", "human"), ("Rosa", "random")], "5");
    let mut players = expedition::Players::at(&browser);
    let sight = players.play(6);
    browser.open(&server.address);
    assert_eq!(players.next().answers(), sight.answers());
    assert_eq!(browser.errors(), [""; 0]);
}

/// Counts the answers of workers.
const HIRED: &str = "
    window.hired = 0;
    const Hired = window.Worker;
    window.Worker = class extends Hired {
        constructor(...orders) {
            super(...orders);
            this.addEventListener('message', () => { window.hired += 1; });
        }
    };";

/// Mends a file of a site.
fn mend(site: &Path, file: &str, mend: impl FnOnce(String) -> String) {
    let path = site.join(file);
    fs::write(&path, mend(fs::read_to_string(&path).expect("a file"))).expect("the file again");
}

#[test]
fn a_file_that_is_not_the_one_that_was_listed_is_not_kept() {
    let site = site("wrong");
    mend(&site, "begin.js", |text| format!("{text}// Changed on the way.\n"));
    let (browser, server) = (Browser::alone(), Server::of(site));
    browser.resize(1280, 720);
    browser.open(&server.address);
    begin(&browser, &[("Ada", "human")], "5");
    let question = Players::at(&browser).next().question().map(str::to_owned);
    let kept = browser.later(
        "const done = arguments[arguments.length - 1];
        const settled = async () => {
            const found = await navigator.serviceWorker.getRegistration();
            const worker = found && (found.installing ?? found.waiting ?? found.active);
            const state = worker?.state;
            if (state === 'installing') return worker.addEventListener('statechange', settled, { once: true });
            done([state ?? 'none', navigator.serviceWorker.controller === null]);
        };
        settled();",
    );
    assert!([json!(["none", true]), json!(["redundant", true])].contains(&kept), "{kept}");
    // The page goes on as one that needs the network.
    browser.open(&server.address);
    assert_eq!(Players::at(&browser).next().question().map(str::to_owned), question);
}

#[test]
fn an_open_tab_stays_with_its_release_and_the_next_visit_has_the_new_one() {
    let site = site("update");
    let (browser, server) = (Browser::alone(), Server::of(site.clone()));
    browser.resize(1280, 720);
    browser.open(&server.address);
    kept(&browser);
    begin(&browser, &[("Ada", "human"), ("Greta", "greedy")], "5");
    let mut players = Players::at(&browser);
    for _ in 0..5 {
        let sight = players.next();
        players.answer(&sight);
    }
    renew(&site);
    assert!(update(&browser), "the new release waits");
    // The game goes on, with its worker, and a reload of the only tab changes nothing of it.
    for _ in 0..5 {
        let sight = players.next();
        players.answer(&sight);
    }
    players.reload(&server.address);
    let before = players.next().question().map(str::to_owned);
    assert!(!is_new(&browser));
    server.end();
    // Every tab is closed, and the page opened anew.
    browser.restart();
    browser.resize(1280, 720);
    browser.open(&server.address);
    assert!(is_new(&browser));
    nothing_is_told(&browser);
    assert_eq!(Players::at(&browser).next().question().map(str::to_owned), before);
}

/// The release before played by other rules: its game is not opened, that is said, and it stays as it was.
#[test]
fn an_update_to_other_rules_names_the_game_and_keeps_it() {
    let site = site("rules");
    let (browser, server) = (Browser::alone(), Server::of(site.clone()));
    browser.resize(1280, 720);
    browser.open(&server.address);
    kept(&browser);
    begin(&browser, &[("Ada", "human"), ("Greta", "greedy")], "5");
    let mut players = Players::at(&browser);
    for _ in 0..6 {
        let sight = players.next();
        players.answer(&sight);
    }
    players.next();
    let stored = || browser.script("return localStorage.getItem('viriditas.game.1')");
    let theirs = of_revision(stored().as_str().expect("a game"), RULES_REVISION - 1);
    browser.click(&browser.find("#leave"));
    browser.script(&format!("localStorage.setItem('viriditas.game.1', {})", json!(theirs)));
    renew(&site);
    assert!(update(&browser), "the new release waits");
    server.end();
    browser.restart();
    browser.resize(1280, 720);
    browser.open(&server.address);
    assert!(is_new(&browser));
    let words = browser.text(&browser.find("[data-game=\"1\"]"));
    assert!(words.contains(&format!("revision {} of the rules", RULES_REVISION - 1)), "{words}");
    assert!(browser.find_all("[data-game=\"1\"] .open").is_empty());
    assert_eq!(stored().as_str(), Some(theirs.as_str()));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_newer_release_is_used_when_a_person_says_so_and_the_game_is_where_it_was() {
    let site = site("use");
    let (browser, server) = (Browser::alone(), Server::of(site.clone()));
    let game = || browser.script("return localStorage.getItem('viriditas.game.1')");
    let opened = || browser.script("return Number(sessionStorage.opened)").as_u64();
    browser.resize(1280, 720);
    browser.before_each_page("sessionStorage.opened = 1 + Number(sessionStorage.opened ?? 0);");
    browser.open(&server.address);
    kept(&browser);
    begin(&browser, &[("Ada", "human"), ("Blaise", "human")], "5");
    let mut players = Players::at(&browser);
    for _ in 0..6 {
        let sight = players.next();
        players.answer(&sight);
    }
    let sight = players.next();
    renew(&site);
    assert!(update(&browser), "the new release waits");
    // Somebody is choosing.
    nothing_is_told(&browser);
    players.answer(&sight);
    while Sight::of(&browser).hand_over().is_none() {
        let sight = players.next();
        players.answer(&sight);
    }
    // Between two people nobody is.
    is_told(&browser, "newer version");
    players.picture("newer");
    browser.click(&browser.find("#theme"));
    players.picture("newer-light");
    let (seat, before) = (Sight::of(&browser).hand_over().map(str::to_owned), game());
    assert!(seat.is_some() && before.is_string());
    let openings = opened().map(|openings| openings + 1);
    server.end();
    use_it(&browser);
    assert!(is_new(&browser));
    assert_eq!(Sight::of(&browser).hand_over().map(str::to_owned), seat);
    assert_eq!(game(), before);
    nothing_is_told(&browser);
    for _ in 0..4 {
        let sight = players.next();
        players.answer(&sight);
    }
    assert_eq!(opened(), openings, "the page was opened anew once");
    browser.until("the older release is gone", "return (async () => (await caches.keys()).length === 1)()");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn another_tab_stays_with_its_release_until_it_is_opened_anew() {
    let site = site("tabs");
    let (browser, server) = (Browser::alone(), Server::of(site.clone()));
    browser.resize(1280, 720);
    browser.open(&server.address);
    kept(&browser);
    let first = browser.window();
    let second = browser.second_window();
    browser.resize(1280, 720);
    browser.before_each_page(HIRED);
    browser.open(&server.address);
    browser.script("window.stayed = true");
    browser.turn_to(&first);
    // What is written, where one writes and what lies under a finger stays.
    browser.fill(&browser.find("#seed"), "some words");
    let held = || {
        browser.script(
            "const { activeElement: { id, value } } = document;
        return [id, value, document.querySelector('#begin').getBoundingClientRect().top];",
        )
    };
    let before = held();
    renew(&site);
    assert!(update(&browser), "the new release waits");
    is_told(&browser, "newer version");
    assert_eq!((&before[0], &before[1]), (&json!("seed"), &json!("some words")));
    assert_eq!(held(), before);
    Players::at(&browser).picture("newer-start");
    // Nor does anybody choose when a game is over.
    browser.click(&browser.find(".paste summary"));
    browser.fill(&browser.find("#pasted"), &finished());
    browser.click(&browser.find("#open-text"));
    browser.find("#scores");
    is_told(&browser, "newer version");
    browser.click(&browser.find("#leave"));
    use_it(&browser);
    server.end();
    assert!(is_new(&browser));

    browser.turn_to(&second);
    assert_eq!(browser.script("return window.stayed"), true);
    assert!(!is_new(&browser));
    begin(&browser, &[("Ada", "human"), ("Greta", "greedy")], "5");
    let mut players = Players::at(&browser);
    for _ in 0..5 {
        let sight = players.next();
        players.answer(&sight);
    }
    assert!(
        browser.script("return window.hired").as_u64() > Some(1),
        "bots think in a worker of the older release"
    );
    assert!(!is_new(&browser));
    assert_eq!(browser.script(RELEASES), 2);
    players.reload(&server.address);
    assert!(is_new(&browser));
    browser.change_tabs();
    browser.turn_to(&first);
    browser.open(&server.address);
    browser.until("the older release is gone", "return (async () => (await caches.keys()).length === 1)()");
}

#[test]
fn a_newer_release_waits_as_long_as_a_person_wants_and_opens_at_no_loss() {
    let site = site("later");
    let (browser, server) = (Browser::alone(), Server::of(site.clone()));
    browser.resize(1280, 720);
    browser.open(&server.address);
    kept(&browser);
    begin(&browser, &[("Ada", "human")], "5");
    // Cards are chosen, and one of them is chosen already.
    browser.click(&browser.find("#question [data-choice]"));
    renew(&site);
    assert!(update(&browser), "the new release waits");
    nothing_is_told(&browser);
    browser.find("#question [data-choice][aria-pressed=true]");

    // Without a game it is told; put off, it is told again when the page is opened again, until the first answer.
    browser.click(&browser.find("#leave"));
    is_told(&browser, "Later");
    browser.click(&browser.find("#newer .quiet"));
    nothing_is_told(&browser);
    browser.click(&browser.find("#latest .open"));
    browser.click(&browser.find("#leave"));
    nothing_is_told(&browser);
    browser.open(&server.address);
    is_told(&browser, "Later");
    browser.click(&browser.find("#latest .open"));
    let mut players = Players::at(&browser);
    let sight = players.next();
    is_told(&browser, "Later");
    players.answer(&sight);
    players.next();
    nothing_is_told(&browser);

    // A service worker that says nothing.
    browser.open(&server.address);
    players.next();
    browser.script("ServiceWorker.prototype.postMessage = () => {}");
    browser.click(&browser.find("#newer .btn"));
    browser.until(
        "the silence is told",
        "return document.querySelector('#newer').textContent.includes('did not start')",
    );
    browser.click(&browser.find("#newer .btn"));
    nothing_is_told(&browser);
    assert!(!is_new(&browser));

    // A store that has failed since: the page is not opened without its game.
    browser.open(&server.address);
    let sight = players.next();
    browser.script(
        "Storage.prototype.getItem = () => { throw new DOMException('not allowed', 'SecurityError'); }",
    );
    browser.click(&browser.find("#newer .btn"));
    is_told(&browser, "Copy it as text first");
    browser.find("#newer .copy");
    browser.click(&browser.find("#newer .quiet"));
    nothing_is_told(&browser);
    assert!(!is_new(&browser));
    assert_eq!(players.next().question(), sight.question());

    // Nor while it lies beside the list.
    browser.open(&server.address);
    let sight = players.next();
    is_told(&browser, "Later");
    browser.script(
        "Storage.prototype.setItem = () => { throw new DOMException('not allowed', 'SecurityError'); };
        IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError'); };",
    );
    players.answer(&sight);
    players.next();
    browser.click(&browser.find("#leave"));
    browser.find("#unkept");
    nothing_is_told(&browser);
    assert_eq!(browser.errors(), [""; 0]);
}

/// Hands the page's cache to a piece of script, which may await.
fn with_cache(browser: &Browser, script: &str) {
    let done = browser.later(&format!(
        "const done = arguments[arguments.length - 1];
        (async () => {{
            const name = (await caches.keys()).find((name) => name.startsWith('viriditas '));
            const cache = await caches.open(name);
            const key = async (start, end) => (await cache.keys()).map(({{ url }}) => url)
                .find((url) => url.startsWith(new URL(start, location).href) && new URL(url).pathname.endsWith(end));
            {script}
        }})().then(() => done('done'), (error) => done(String(error)));"
    ));
    assert_eq!(done, "done");
}

/// A game on a page that is kept on the device; its question.
fn with_a_game(name: &str) -> (Browser, Server, PathBuf, Option<String>) {
    let site = site(name);
    // A page that was not published has no list.
    precache::list(&site).expect("a list");
    let (browser, server) = (Browser::alone(), Server::of(site.clone()));
    browser.resize(1280, 720);
    browser.open(&server.address);
    kept(&browser);
    begin(&browser, &[("Ada", "human")], "5");
    let mut players = Players::at(&browser);
    for _ in 0..3 {
        let sight = players.next();
        players.answer(&sight);
    }
    let question = players.next().question().map(str::to_owned);
    (browser, server, site, question)
}

/// The page that says that it has not started, with its button, where a person reads it.
fn is_unstarted(browser: &Browser) {
    browser.until(
        "the sentence",
        "const told = document.querySelector('#unstarted');
        return told !== null && (document.styleSheets.length === 0 || getComputedStyle(told).visibility === 'visible')",
    );
    let told = browser.text(&browser.find("#unstarted"));
    assert!(told.contains("damaged on this device") && told.contains("saved games stay"), "{told}");
}

/// Presses the button, and waits for another document.
fn fetch_anew(browser: &Browser) {
    browser.script("window.isBefore = true");
    browser.click(&browser.find("#unstarted a"));
    browser.until("another document", "return !window.isBefore && document.readyState === 'complete'");
}

/// The page runs, with the game that was on it.
fn goes_on(browser: &Browser, question: Option<&String>) {
    browser.find("h1.mark");
    assert_eq!(Players::at(browser).next().question(), question.map(String::as_str));
    assert!(browser.find_all("#unstarted").is_empty());
}

/// How a file in the cache is wrong: what becomes of the response under its key.
const WRONG: [(&str, &str); 4] = [
    (
        "other text",
        "await cache.put(it, new Response('nonsense', { headers: { 'content-type': 'text/javascript' } }));",
    ),
    ("nothing in it", "await cache.put(it, new Response(''));"),
    ("missing", "await cache.delete(it);"),
    (
        "of another kind",
        "await cache.put(it, new Response(await (await cache.match(it)).arrayBuffer(), { headers: { 'content-type': 'text/plain' } }));",
    ),
];

/// The files without which nothing is seen: the document, its script, the glue, the module, the language, a style.
const FILES: [(&str, &str); 6] = [
    ("index.html", "index.html"),
    ("begin.js", "begin.js"),
    ("app-", ".js"),
    ("app-", "_bg.wasm"),
    ("app-", "split_en.wasm"),
    ("tokens-", ".css"),
];

#[test]
fn a_damaged_or_missing_file_of_the_cache_is_fetched_anew_and_is_whole_without_the_network_then() {
    let (browser, server, _, question) = with_a_game("mended");
    for (start, end) in FILES {
        for (how, wrong) in WRONG {
            with_cache(&browser, &format!("const it = await key('{start}', '{end}'); {wrong}"));
            println!("{start}{end}: {how}");
            browser.open(&server.address);
            goes_on(&browser, question.as_ref());
            server.end();
            browser.open(&server.address);
            goes_on(&browser, question.as_ref());
            server.start();
        }
    }
}

#[test]
fn without_the_network_a_damaged_file_leaves_a_sentence_and_a_button_that_fetches_the_page_anew() {
    let (browser, server, _, question) = with_a_game("unstarted");
    let axe = axe();
    let mut found = Vec::new();
    for (start, end) in FILES {
        for (how, wrong) in &WRONG[..3] {
            println!("{start}{end}: {how}");
            let stored = browser.script("return JSON.stringify(localStorage)");
            server.end();
            with_cache(&browser, &format!("const it = await key('{start}', '{end}'); {wrong}"));
            // What the browser itself has loaded would do as well.
            browser.devtools("Network.clearBrowserCache", &json!({}));
            browser.open(&server.address);
            is_unstarted(&browser);
            // Without that style no colours are ours.
            if *how == "missing" && end != ".css" {
                found.extend(look_over_all(&browser, &axe, &format!("unstarted-without-{start}")));
            }
            // In vain as long as there is no network: nothing more is lost.
            fetch_anew(&browser);
            is_unstarted(&browser);
            server.start();
            fetch_anew(&browser);
            goes_on(&browser, question.as_ref());
            assert_eq!(browser.script("return location.search"), "");
            assert_eq!(browser.script("return JSON.stringify(localStorage)"), stored);
            kept(&browser);
        }
    }
    assert_eq!(found, [""; 0]);
}

#[test]
fn nothing_is_taken_from_another_cache_of_the_origin_nor_under_another_name() {
    let (browser, server, site, question) = with_a_game("foreign");
    // The same names as ours, in a cache that is somebody else's, and in one of ours under another digest.
    with_cache(
        &browser,
        "const theirs = await caches.open('another');
        for (const { url } of await cache.keys()) {
            for (const place of [url, url.split('?')[0]]) {
                await theirs.put(place, new Response('theirs'));
            }
            await cache.put(`${url.split('?')[0]}?${'0'.repeat(64)}`, new Response('theirs'));
            await cache.put(url.split('?')[0], new Response('theirs'));
        }
        await cache.put('foreign.js?0', new Response('theirs'));",
    );
    for is_up in [true, false] {
        browser.open(&server.address);
        goes_on(&browser, question.as_ref());
        let foreign = browser.later(
            "const done = arguments[arguments.length - 1];
            fetch('foreign.js').then(({ status }) => done(status), () => done('none'));",
        );
        assert_eq!(foreign, if is_up { json!(404) } else { json!("none") });
        server.end();
    }
    server.start();
    // The next release keeps its own files.
    renew(&site);
    assert!(update(&browser), "the new release waits");
    server.end();
    browser.restart();
    browser.resize(1280, 720);
    browser.open(&server.address);
    assert!(is_new(&browser));
    goes_on(&browser, question.as_ref());
}

#[test]
fn a_damaged_list_is_never_kept_and_a_kept_one_is_trusted_no_more() {
    let (browser, server, site, question) = with_a_game("list");
    let is_fine = |what: &str| {
        println!("{what}");
        server.end();
        browser.open(&server.address);
        goes_on(&browser, question.as_ref());
        server.start();
        browser.open(&server.address);
        goes_on(&browser, question.as_ref());
    };
    // A newer release whose list does not agree with itself, with the files, or with JavaScript.
    let worker = fs::read_to_string(site.join("offline.js")).expect("the worker");
    let glue =
        worker.split("\"app-").nth(1).and_then(|rest| rest.split('"').nth(2)).expect("a digest").to_owned();
    let other = if glue.starts_with('0') { "1" } else { "0" };
    let damaged = [
        worker.replace(&glue, &format!("{other}{}", &glue[1..])),
        worker.replacen("\"begin.js\"", "\"begun.js\"", 1),
        worker.replacen("const VERSION = \"", "const VERSION = \"0", 1),
        worker[..worker.len() / 2].to_owned(),
    ];
    for text in damaged {
        fs::write(site.join("offline.js"), &text).expect("the worker");
        assert!(!update(&browser), "a damaged list is kept");
        is_fine(text.lines().nth(3).unwrap_or_default());
        assert_eq!(browser.script(RELEASES), 1);
    }
    fs::write(site.join("offline.js"), &worker).expect("the worker");
    // The list beside the files of an earlier release, which an open tab may still need.
    with_cache(&browser, "await cache.put('files', new Response('begin.js 0\\n'));");
    is_fine("the list in the cache");
}

#[test]
fn an_update_that_breaks_off_changes_nothing_and_is_made_up_for_later() {
    let site = site("halfway");
    let (browser, server) = (Browser::alone(), Server::of(site.clone()));
    browser.resize(1280, 720);
    browser.open(&server.address);
    kept(&browser);
    let goes_on = |releases: u32| {
        assert_eq!(browser.script(RELEASES), releases, "all files of a release or none");
        server.end();
        browser.open(&server.address);
        browser.find("#new-game");
        assert!(!is_new(&browser));
        assert_eq!(browser.script(RELEASES), releases);
        server.start();
    };
    renew(&site);
    server.cut_at(Some(NEW_GLUE));
    assert!(!update(&browser), "the network is cut");
    goes_on(1);
    server.cut_at(None);
    mend(&site, NEW_GLUE, |text| format!("{text}// The next release.\n"));
    assert!(!update(&browser), "the server is in the middle of an update");
    goes_on(1);

    // What is no file of the page, well written or not, is the server's to answer.
    let statuses = browser.later(
        "const done = arguments[arguments.length - 1];
        const odd = ['%', '%E0%A4%A', 'a%2', 'constructor', '__proto__', 'toString', 'index.html%3F'];
        Promise.all(odd.map(async (path) => (await fetch(path)).status)).then(done, (error) => done(String(error)));",
    );
    assert_eq!(statuses, json!([404, 404, 404, 404, 404, 404, 404]));

    precache::list(&site).expect("a list");
    assert!(update(&browser), "a later attempt succeeds");
    // Its files stay, although only one tab is open, and that one does not need them.
    goes_on(2);
    browser.script("navigator.serviceWorker.controller.postMessage('tidy')");
    server.end();
    is_told(&browser, "newer version");
    use_it(&browser);
    assert!(is_new(&browser));
    browser.until("the older release is gone", "return (async () => (await caches.keys()).length === 1)()");
    browser.open(&server.address);
    begin(&browser, &[("Ada", "human")], "5");
    Players::at(&browser).next();
}
