//! The page without a network: everything that it was opened with is kept on the device.

use crate::games::begin;
use crate::player::Players;
use crate::webdriver::Browser;
use crate::{copy, dist, precache, serve};
use serde_json::{Value, json};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{fs, thread};

/// A server of a folder that can be ended and started again at the same address.
struct Server {
    address: String,
    is_up: Arc<AtomicBool>,
}

impl Server {
    fn of(folder: PathBuf) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = format!("http://{}/", listener.local_addr().expect("the address of a listener"));
        let is_up = Arc::new(AtomicBool::new(true));
        let up = is_up.clone();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if up.load(Ordering::Relaxed) {
                    let folder = folder.clone();
                    thread::spawn(move || serve::answer(stream, &folder));
                }
            }
        });
        Self { address, is_up }
    }

    fn end(&self) {
        self.is_up.store(false, Ordering::Relaxed);
    }

    fn start(&self) {
        self.is_up.store(true, Ordering::Relaxed);
    }
}

/// Waits until the page is kept on the device.
fn kept(browser: &Browser) {
    browser.until("the page is kept", "return navigator.serviceWorker.controller?.state === 'activated'");
}

#[test]
fn after_the_first_visit_nothing_needs_the_network() {
    let (browser, server) = (Browser::start(), Server::of(dist()));
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
    browser.before_each_page(
        "window.hired = 0;
        const Hired = window.Worker;
        window.Worker = class extends Hired {
            constructor(...orders) {
                super(...orders);
                this.addEventListener('message', () => { window.hired += 1; });
            }
        };",
    );
    browser.open(&format!("{}?again#there", server.address));
    begin(&browser, &[("Ada", "human"), ("Rosa", "random"), ("Greta", "greedy")], "5");
    let mut players = Players::at(&browser);
    for _ in 0..15 {
        let sight = players.next();
        players.answer(&sight);
    }
    assert!(browser.script("return window.hired").as_u64() > Some(5), "bots think in a worker");
    players.reload(&server.address);
    // And a whole game, to its score and back to it.
    browser.click(&browser.find("#leave"));
    begin(&browser, &[("Ada", "human")], "7");
    let mut players = Players::at(&browser);
    let scores = loop {
        let sight = players.next();
        if !sight.scores().is_empty() {
            break sight.scores();
        }
        players.answer(&sight);
    };
    browser.restart();
    browser.resize(1280, 720);
    browser.open(&server.address);
    assert_eq!(Players::at(&browser).next().scores(), scores);
}

/// Mends a file of a site.
fn mend(site: &Path, file: &str, mend: impl FnOnce(String) -> String) {
    let path = site.join(file);
    fs::write(&path, mend(fs::read_to_string(&path).expect("a file"))).expect("the file again");
}

#[test]
fn a_file_that_is_not_the_one_that_was_listed_is_not_kept() {
    let site = Path::new(env!("CARGO_TARGET_TMPDIR")).join("offline-wrong");
    // What an earlier run left there is another build's.
    let _ = fs::remove_dir_all(&site);
    copy(&dist(), &site);
    mend(&site, "begin.js", |text| format!("{text}// Changed on the way.\n"));
    let (browser, server) = (Browser::start(), Server::of(site));
    browser.resize(1280, 720);
    browser.open(&server.address);
    begin(&browser, &[("Ada", "human")], "5");
    let question = Players::at(&browser).next().question().map(str::to_owned);
    let kept = browser.later(
        "const done = arguments[arguments.length - 1];
        const settled = async () => {
            const found = await navigator.serviceWorker.getRegistration();
            const state = found && (found.installing ?? found.waiting ?? found.active)?.state;
            if (state === 'installing') return setTimeout(settled, 50);
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
    const RELEASE: &str = "return document.querySelector('meta[name=release]')?.content ?? null";
    let site = Path::new(env!("CARGO_TARGET_TMPDIR")).join("offline-update");
    let _ = fs::remove_dir_all(&site);
    copy(&dist(), &site);
    let (browser, server) = (Browser::start(), Server::of(site.clone()));
    browser.resize(1280, 720);
    browser.open(&server.address);
    kept(&browser);
    begin(&browser, &[("Ada", "human"), ("Greta", "greedy")], "5");
    let mut players = Players::at(&browser);
    for _ in 0..5 {
        let sight = players.next();
        players.answer(&sight);
    }
    // A release with other files at other names.
    let glue = fs::read_dir(&site).expect("a folder").flatten().find_map(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        (name.starts_with("app-") && name.contains(".js")).then_some(name)
    });
    let glue = glue.expect("the glue");
    fs::rename(site.join(&glue), site.join("app-new.js")).expect("another name");
    mend(&site, "index.html", |text| {
        text.replace(&glue, "app-new.js").replace("<title>", "<meta name=\"release\" content=\"new\"><title>")
    });
    precache::list(&site).expect("a list");
    browser.script("navigator.serviceWorker.getRegistration().then((found) => found.update())");
    browser.until(
        "the new release waits",
        "return (async () => (await navigator.serviceWorker.getRegistration()).waiting !== null)()",
    );
    // The game goes on, with its worker, and a reload of the only tab changes nothing of it.
    for _ in 0..5 {
        let sight = players.next();
        players.answer(&sight);
    }
    let before = players.next().question().map(str::to_owned);
    assert_eq!(browser.script(RELEASE), Value::Null);
    server.end();
    // Every tab is closed, and the page opened anew.
    browser.restart();
    browser.resize(1280, 720);
    browser.open(&server.address);
    assert_eq!(browser.script(RELEASE), "new");
    assert_eq!(Players::at(&browser).next().question().map(str::to_owned), before);
    server.start();
}
