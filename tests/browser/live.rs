//! One game in two browsers: they meet, play, lose each other and come back.

use crate::ares::player as ares;
use crate::moments::{PEOPLE, come_back, dealt};
use crate::page;
use crate::patience::tried;
use crate::player::Players;
use crate::webdriver::Browser;
use serde_json::json;
use std::{thread, time::Duration};
use viriditas::ares::Ares;
use viriditas::kit::{Seat, Seated};
use viriditas::mars::Mars;

/// The game that is kept in a browser, as its text.
const KEPT: &str = "return Object.entries(localStorage).find(([key]) => /^viriditas[.]game[.][0-9]+$/.test(key))?.[1] ?? null";

/// Closes all dialogs, the front one first.
const CLOSE: &str =
    "for (const it of [...document.querySelectorAll('dialog[open] > header button')].reverse()) it.click()";

/// Counts the connection objects that a page makes.
const COUNT: &str = "
    window.made = 0;
    window.lines = [];
    const Made = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Made { constructor(...all) { super(...all); window.made += 1; lines.push(this); } };";

/// Two browsers that can find each other on one machine.
fn both() -> (Browser, Browser) {
    const FLAGS: &[&str] =
        &["--disable-features=WebRtcHideLocalIpsWithMdns", "--allow-loopback-in-peer-connection"];
    (Browser::with(FLAGS), Browser::with(FLAGS))
}

/// Types a text into a field as a person pastes it.
fn paste(browser: &Browser, selector: &str, text: &str) {
    let field = browser.find(selector);
    browser.script(&format!(
        "const field = document.querySelector('{selector}'); field.value = {}; field.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));",
        json!(text)
    ));
    drop(field);
}

fn value(browser: &Browser, selector: &str) -> String {
    browser.find(selector);
    let value = browser.script(&format!("return document.querySelector('{selector}').value"));
    value.as_str().expect("a text").to_owned()
}

/// Invites the second browser to a seat, in a page that is opened anew, and connects both; its answer is pasted, or opened as a link in
/// another tab.
fn meet(host: &Browser, guest: &Browser, seat: Seat, by_link: bool) {
    let invitation = invite(host, seat);
    guest.open("about:blank");
    guest.open(&invitation);
    join(host, guest, by_link);
}

/// Makes an invitation to a seat.
fn invite(host: &Browser, seat: Seat) -> String {
    if host.find_all("#live").is_empty() {
        host.click_on("nav .share");
        host.click_on("#go-live");
    } else {
        host.click_on("#live");
    }
    host.click_on(&format!("[data-invite=\"{}\"]", seat.number()));
    host.click_on("#live-invite");
    let invitation = value(host, "#live-invitation");
    let letters = invitation.split_once('#').map_or(0, |(_, text)| text.len());
    assert!((100..=240).contains(&letters), "{letters} letters");
    invitation
}

/// Accepts an invitation that the guest's page shows, and connects both.
fn join(host: &Browser, guest: &Browser, by_link: bool) {
    paste(guest, "#live-name", "Bob");
    guest.click_on("#live-accept");
    let answer = value(guest, "#live-answered");
    if by_link {
        // Opened as a link in another tab the answer finds the one that waits.
        let (first, second) = (host.window(), host.second_window());
        host.turn_to(&second);
        host.open(&answer);
        host.until("it is handed over", "return document.querySelector('#meeting [role=status]') !== null");
        host.close_window();
        host.turn_to(&first);
    } else {
        paste(host, "#live-answer", &answer);
        host.click_on("#live-connect");
    }
    guest.until("the game has come", "return document.querySelector('#live') !== null");
    host.until("the guest has come", "return document.querySelector('#live')?.dataset.live === 'open'");
    host.script(CLOSE);
    assert!(host.find_all("dialog[open]").is_empty());
}

/// Takes a device away, whose page is gone with its connection; the other one sees it.
fn lose(gone: &Browser, left: &Browser) {
    gone.open("about:blank");
    left.until_at_length(
        "the other device is away",
        "return document.querySelector('#live')?.dataset.live === 'away'",
    );
}

/// Takes the host away: the guest goes on in its place.
fn go_on_without(host: &Browser, guest: &Browser) {
    lose(host, guest);
    guest.click_on("#live");
    guest.click_on("#live-go-on");
}

/// Whether both browsers keep one game, and which.
fn agree(host: &Browser, guest: &Browser) -> String {
    let kept = tried(|| {
        let (one, other) = (host.script(KEPT), guest.script(KEPT));
        (one == other).then_some(one).filter(serde_json::Value::is_string)
    });
    let kept = kept.unwrap_or_else(|| panic!("{} and {}", host.script(KEPT), guest.script(KEPT)));
    kept.as_str().expect("a text").to_owned()
}

/// A game of two people of a kind, in the host's browser.
fn sit_down<G: Seated>(host: &Browser, address: &str, setup: G::Setup, seed: u64) {
    let table = dealt::<G>(setup, seed, &PEOPLE);
    come_back(host, address, &table, None);
    host.script("document.querySelector('#recap-close')?.click()");
}

/// Somebody at each device.
trait Plays {
    /// Answers if this one is asked; whether the game is over.
    fn play(&mut self) -> bool;
}

impl Plays for Players<'_> {
    fn play(&mut self) -> bool {
        match self.asked() {
            Some(sight) if !sight.scores().is_empty() => true,
            Some(sight) => {
                self.answer(&sight);
                false
            }
            None => false,
        }
    }
}

impl Plays for ares::Players<'_> {
    fn play(&mut self) -> bool {
        let sight = self.see();
        if !sight.totals().is_empty() {
            return true;
        }
        if sight.asks().is_some_and(|asks| asks != "reopen") {
            self.answer();
        }
        false
    }
}

/// Lets both play until either has answered so often, or the game is over; whether it is.
fn play_on(players: &mut [&mut dyn Plays; 2], rounds: usize) -> bool {
    let mut is_over = false;
    for _ in 0..rounds {
        let [one, other] = players;
        is_over = one.play() | other.play();
        if is_over {
            break;
        }
    }
    is_over
}

#[test]
fn two_devices_play_one_game_lose_each_other_and_come_back() {
    let (address, (host, guest)) = (page(), both());
    for browser in [&host, &guest] {
        browser.before_each_page(COUNT);
        browser.resize(1280, 720);
    }
    let second = Seat::ALL[1];
    sit_down::<Mars>(&host, &address, viriditas::mars::Setup::new(2), 3);
    host.click_on("nav .share");
    host.click_on("#go-live");
    host.find("[data-invite]");
    assert_eq!(host.script("return made"), 0, "no connection before a person asks");
    host.script(CLOSE);
    meet(&host, &guest, second, false);
    agree(&host, &guest);
    // The connection breaks and both pages stay: what the guest answers meanwhile waits for the host.
    host.script("for (const line of lines) line.close()");
    for browser in [&host, &guest] {
        browser.until_at_length(
            "the other device is away",
            "return document.querySelector('#live')?.dataset.live === 'away'",
        );
    }
    let kept = guest.script(KEPT);
    play_on(&mut [&mut Players::at(&host), &mut Players::at(&guest)], 3);
    assert_ne!(guest.script(KEPT), kept, "the guest has answered");
    let invitation = invite(&host, second);
    guest.script(&format!("location.hash = {}", json!(invitation.split_once('#').expect("a link").1)));
    join(&host, &guest, false);
    agree(&host, &guest);
    play_on(&mut [&mut Players::at(&host), &mut Players::at(&guest)], 6);
    let before = agree(&host, &guest);
    // The guest's page is opened anew: the host sees it, and a new pair of texts brings it back.
    lose(&guest, &host);
    meet(&host, &guest, second, true);
    assert_eq!(agree(&host, &guest), before);
    play_on(&mut [&mut Players::at(&host), &mut Players::at(&guest)], 4);
    let before = agree(&host, &guest);
    // The host is lost: the guest goes on as host, with all of the game.
    go_on_without(&host, &guest);
    guest.find(&format!("[data-invite=\"{}\"]", Seat::ALL[0].number()));
    assert_eq!(guest.script(KEPT), json!(before));
    // Nobody has pressed anything with a hand, so the browser does not ask before it closes a live page, and says that.
    let mut told = [host.errors(), guest.errors()].concat();
    told.retain(|error| !error.contains("beforeunload"));
    assert_eq!(told, [""; 0]);
}

/// A code is read where the browser can; a camera that is not there is told.
#[test]
fn the_camera_reads_an_answer() {
    let address = page();
    let camera = |opens: bool| {
        format!(
            "window.stopped = 0;
            const track = {{ stop() {{ window.stopped += 1; }} }};
            const stream = new MediaStream();
            stream.getTracks = () => [track];
            const opened = () => {opens} ? Promise.resolve(stream) : Promise.reject(new Error('no'));
            Object.defineProperty(navigator, 'mediaDevices', {{ value: {{ getUserMedia: opened }} }});
            window.seen = 0;
            window.BarcodeDetector = class {{
                async detect() {{
                    window.seen += 1;
                    if (window.seen === 1) throw new Error('no picture yet');
                    return window.seen < 3 ? [] : [{{ rawValue: 'https://example.org/#L1.AAAA' }}];
                }}
            }};"
        )
    };
    for opens in [true, false] {
        let browser = Browser::alone();
        browser.before_each_page(&camera(opens));
        browser.resize(360, 800);
        sit_down::<Mars>(&browser, &address, viriditas::mars::Setup::new(2), 3);
        browser.script("document.querySelector('[data-look]')?.click()");
        browser.click_on("nav .share");
        browser.click_on("#go-live");
        browser.click_on("[data-invite=\"1\"]");
        browser.click_on("#live-invite");
        browser.click_on("#live-scan");
        if opens {
            let text = "return document.querySelector('#live-answer').value.endsWith('#L1.AAAA')";
            browser.until("the code is read", text);
            browser.until(
                "the camera is off",
                "return stopped === 1 && document.querySelector('video') === null",
            );
        } else {
            browser.find("#live-seat .faults");
        }
        assert_eq!(browser.errors(), [""; 0]);
    }
}

/// What cannot be used is told, and nothing is lost.
#[test]
fn invitations_that_cannot_be_used_say_why() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(360, 800);
    for text in ["L1.AAAA", "L9.AAAA", &format!("L1.{}", "A".repeat(600))] {
        browser.open("about:blank");
        browser.open(&format!("{address}#{text}"));
        browser.find("#meeting .faults");
        browser.click_on("#meeting [data-way=decline]");
        browser.find("#new-game");
    }
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_browser_without_webrtc_says_so_and_offers_links() {
    let (browser, address) = (Browser::alone(), page());
    browser.before_each_page("delete window.RTCPeerConnection; delete window.webkitRTCPeerConnection;");
    browser.resize(1280, 720);
    sit_down::<Ares>(&browser, &address, viriditas::ares::Setup::new(2), 3);
    browser.script("document.querySelector('[data-look]')?.click()");
    browser.click_on("nav .share");
    browser.click_on("#go-live");
    browser.find("#live-missing");
    browser.find(".sending textarea");
    assert_eq!(browser.errors(), [""; 0]);
}

/// A guest waits for the host however long that takes: here ten minutes.
#[test]
#[ignore = "ten minutes"]
fn an_answer_ten_minutes_old_connects() {
    let (address, (host, guest)) = (page(), both());
    for browser in [&host, &guest] {
        browser.resize(1280, 720);
    }
    sit_down::<Mars>(&host, &address, viriditas::mars::Setup::new(2), 3);
    host.click_on("nav .share");
    host.click_on("#go-live");
    host.click_on("[data-invite=\"1\"]");
    host.click_on("#live-invite");
    guest.open(&value(&host, "#live-invitation"));
    guest.click_on("#live-accept");
    let answer = value(&guest, "#live-answered");
    thread::sleep(Duration::from_mins(10));
    paste(&host, "#live-answer", &answer);
    host.click_on("#live-connect");
    guest.until("the game has come", "return document.querySelector('#live') !== null");
}

/// Two games, with six cuts and two lost hosts.
fn whole_games<G: Seated>(setup: &G::Setup, play: fn([&Browser; 2]) -> bool)
where
    G::Setup: Clone,
{
    let address = page();
    for seed in [3, 4] {
        let (first, second) = both();
        let mut pair = [(first, Seat::ALL[0]), (second, Seat::ALL[1])];
        for (browser, _) in &pair {
            browser.resize(1280, 720);
        }
        sit_down::<G>(&pair[0].0, &address, setup.clone(), seed);
        meet(&pair[0].0, &pair[1].0, pair[1].1, false);
        for part in 0.. {
            let (host, guest) = (&pair[0].0, &pair[1].0);
            let is_over = play([host, guest]);
            agree(host, guest);
            if is_over {
                println!("seed {seed}: over after {part} parts");
                break;
            }
            match part {
                // The guest's page is gone, and comes back.
                0 | 2 | 4 => {
                    lose(guest, host);
                    meet(host, guest, pair[1].1, false);
                }
                // The host's page is gone: the guest goes on, and the host comes back as a guest.
                1 => {
                    go_on_without(host, guest);
                    guest.script("document.querySelector('dialog[open] > header button')?.click()");
                    pair.swap(0, 1);
                    meet(&pair[0].0, &pair[1].0, pair[1].1, false);
                }
                _ => {}
            }
        }
    }
}

#[test]
#[ignore = "some minutes"]
fn whole_games_of_mars_come_through_cuts_and_lost_hosts() {
    whole_games::<Mars>(&viriditas::mars::Setup::new(2), |[host, guest]| {
        play_on(&mut [&mut Players::at(host), &mut Players::at(guest)], 20)
    });
}

#[test]
#[ignore = "some minutes"]
fn whole_games_of_ares_expedition_come_through_cuts_and_lost_hosts() {
    whole_games::<Ares>(&viriditas::ares::Setup::new(2), |[host, guest]| {
        play_on(&mut [&mut ares::Players::at(host), &mut ares::Players::at(guest)], 20)
    });
}
