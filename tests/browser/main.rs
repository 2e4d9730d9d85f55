//! The page in a real browser, as a person meets it. `cargo xtask test` builds the page and then runs this.
//!
//! Screenshots are left in `target/screens`.

mod ares;
mod bots;
mod boxes;
mod coach;
mod comforts;
mod committee;
mod directions;
mod disk;
mod embed;
mod ending;
mod explain;
mod fonts;
mod forms;
mod full;
mod games;
mod guide;
mod hand;
mod hostile;
mod hosts;
mod keyboard;
mod kills;
mod lasting;
mod layout;
mod legible;
#[path = "../saves/letters.rs"]
#[expect(dead_code, reason = "tests of saves forge more than these")]
mod letters;
mod library;
mod links;
mod live;
mod log;
mod low;
mod map;
mod moments;
mod moves;
mod notices;
mod offline;
mod patience;
mod pictures;
mod player;
#[path = "../../xtask/src/precache.rs"]
mod precache;
mod preludes;
mod reach;
mod renders;
#[path = "../../xtask/src/serve.rs"]
mod serve;
mod setups;
mod standings;
mod starting;
mod told;
mod tongue;
mod tour;
mod webdriver;
mod whole;
mod windows;

use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    thread,
};
use webdriver::Browser;

/// The folder of the built page.
fn dist() -> PathBuf {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
    assert!(
        dist.join("index.html").is_file(),
        "There is no page in dist: run `cargo xtask test`, which builds it."
    );
    dist
}

/// Serves the built page to this process's browsers and returns its address.
fn page() -> String {
    served(dist())
}

/// Serves a folder to this process's browsers and returns its address.
fn served(folder: PathBuf) -> String {
    served_under(folder, None)
}

/// Serves a folder under another policy than ours.
fn served_under(folder: PathBuf, policy: Option<String>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("the address of a listener");
    thread::spawn(move || serve::forever(&listener, &folder, policy.as_deref()));
    format!("http://{address}/")
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let place = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &place);
        } else {
            fs::copy(&path, &place).expect("a copy");
        }
    }
}

fn screen(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screens").join(format!("{name}.png"))
}

#[test]
fn the_page_opens() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.open(&page());
    browser.find("#new-game");
    let title = browser.find("h1");
    assert_eq!(browser.text(&title), "Viriditas");
    assert_eq!(browser.script("return document.title"), "Viriditas");
    browser.click(&title);
    browser.screenshot(&screen("opening-1280x720"));
    browser.resize(360, 800);
    assert_eq!(browser.script("return innerWidth"), 360);
    browser.screenshot(&screen("opening-360x800"));
    assert_eq!(browser.errors(), [""; 0]);
}
