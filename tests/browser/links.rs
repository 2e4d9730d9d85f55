//! Games that travel as links, from device to device and back; and games that are looked at again.

use crate::games::begin;
use crate::moments::{self, PEOPLE};
use crate::pictures::DRAWN;
use crate::player::{Players, Sight};
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::Value;
use std::env;
use viriditas::games::MarsTable;
use viriditas::mars::Setup;
use viriditas::table::Linked;

const SIZES: [(u16, u16); 3] = [(1280, 720), (768, 1024), (360, 800)];

/// Opens what shares the game, and takes the link for whoever is chosen there at first.
pub(crate) fn link(browser: &Browser) -> String {
    browser.click(&browser.find(".share"));
    browser.find("dialog .link textarea");
    let link = browser.script("return document.querySelector('dialog .link textarea').value");
    browser.press("\u{e00c}");
    link.as_str().expect("a link").to_owned()
}

/// The numbers of the games that are kept.
pub(crate) fn kept(browser: &Browser) -> Vec<String> {
    let keys = browser
        .script("return Object.keys(localStorage).filter((key) => key.startsWith('viriditas.game.')).sort()");
    keys.as_array().into_iter().flatten().filter_map(|key| Some(key.as_str()?.to_owned())).collect()
}

fn kept_table(browser: &Browser, key: &str) -> MarsTable {
    let text = browser.script(&format!("return localStorage.getItem('{key}')"));
    MarsTable::from_text(text.as_str().expect("a kept game")).expect("it is whole")
}

pub(crate) fn divergence(browser: &Browser) -> String {
    browser.find("#invitation");
    let course = browser
        .script("return document.querySelector('#invitation .divergence')?.dataset.divergence ?? 'none'");
    course.as_str().unwrap_or_default().to_owned()
}

pub(crate) fn take(browser: &Browser, way: &str) {
    browser.click_on(&format!("#invitation [data-way={way}]"));
}

/// Answers until somebody else is asked.
fn play(browser: &Browser) {
    let mut players = Players::at(browser);
    while browser.find_all("#elsewhere").is_empty() {
        let sight = Sight::of(browser);
        if sight.question().is_some() {
            players.answer(&sight);
        }
    }
}

fn pictures(browser: &Browser, name: &str) {
    for (width, height) in SIZES {
        browser.resize(width, height);
        let across = browser.script("return document.documentElement.scrollWidth - innerWidth");
        assert!(across.as_i64() <= Some(0), "{name} is {across} pixels too wide for {width}");
        browser.screenshot(&screen(&format!("{name}-{width}x{height}")));
    }
    browser.resize(1280, 720);
}

/// A game that is over, at a table with people.
fn finished() -> MarsTable {
    moments::finished(Setup::new(2), 5, &PEOPLE)
}

#[test]
fn two_people_play_at_two_devices_by_link() {
    let (ada, blaise, address) = (Browser::start(), Browser::start(), page());
    for browser in [&ada, &blaise] {
        browser.resize(1280, 720);
    }
    ada.open(&address);
    begin(&ada, &[("Ada", "human"), ("Blaise", "human")], "7");
    let mut players = Players::at(&ada);
    // Ada chooses her corporation and cards; then the device would go to Blaise.
    while Sight::of(&ada).hand_over() != Some("1") {
        if Sight::of(&ada).hand_over() == Some("0") {
            players.next();
        }
        let sight = Sight::of(&ada);
        if sight.question().is_some() {
            players.answer(&sight);
        }
    }
    ada.click(&ada.find("#hand-over .share"));
    ada.find("dialog .qr svg");
    pictures(&ada, "share");
    ada.press("\u{e00c}");
    let to_blaise = link(&ada);
    assert!(to_blaise.starts_with(&format!("{address}#2.V1.")), "{to_blaise}");

    // Nothing is kept at Blaise's before he says so, and a reload asks again.
    blaise.open(&to_blaise);
    assert_eq!(divergence(&blaise), "none");
    pictures(&blaise, "invitation");
    blaise.open(&to_blaise);
    assert_eq!((kept(&blaise).len(), divergence(&blaise).as_str()), (0, "none"));
    take(&blaise, "join");
    blaise.find("#question[data-seat='1']");
    assert_eq!(blaise.script("return location.hash"), "");
    assert_eq!(kept(&blaise), ["viriditas.game.1"]);
    play(&blaise);
    blaise.screenshot(&screen("elsewhere-1280x720"));
    let hand = blaise.script("return document.querySelector('#table').dataset.looking");
    assert_eq!(hand, "1", "he sees his own cards while he waits");

    // The game goes back and forth; each device keeps one game.
    let mut to_ada = link(&blaise);
    for round in 0..2 {
        assert!(to_ada.starts_with(&format!("{address}#1.V1.")), "{to_ada}");
        ada.open(&to_ada);
        assert!(divergence(&ada).starts_with("Further"), "round {round}: {}", divergence(&ada));
        take(&ada, "join");
        ada.find("#question[data-seat='0']");
        play(&ada);
        let to_blaise = link(&ada);
        blaise.open(&to_blaise);
        assert!(divergence(&blaise).starts_with("Further"), "round {round}: {}", divergence(&blaise));
        take(&blaise, "join");
        blaise.find("#question[data-seat='1']");
        play(&blaise);
        to_ada = link(&blaise);
    }
    assert_eq!(
        (kept(&ada), kept(&blaise)),
        (vec!["viriditas.game.1".to_owned()], vec!["viriditas.game.1".to_owned()])
    );

    // Loaded again, it is still his seat that is before him.
    blaise.open(&address);
    blaise.find("#elsewhere");

    // Two answers to one turn reach him: he sees both, and neither is lost.
    let base = kept_table(&blaise, "viriditas.game.1");
    let seat = base.asked().iter().next().expect("somebody is asked");
    let (first, last) = (base.offers(seat)[0], base.offers(seat)[base.offers(seat).len() - 1]);
    let [once, twice] = [first, last].map(|choice| {
        let mut table = base.clone();
        table.play(seat, choice).expect("an offer is accepted");
        table
    });
    for (table, says) in [(&once, "Further(1)"), (&base, "Behind(1)"), (&twice, "Apart")] {
        blaise.open(&format!("{address}#{}", table.to_link(None)));
        assert!(divergence(&blaise).starts_with(says), "{}", divergence(&blaise));
        if says == "Apart" {
            pictures(&blaise, "two-answers");
        }
        take(&blaise, if says.starts_with("Behind") { "kept" } else { "join" });
        blaise.find("#table");
    }
    let kept_texts = kept(&blaise).iter().map(|key| kept_table(&blaise, key).to_text()).collect::<Vec<_>>();
    assert_eq!(kept_texts, [once.to_text(), twice.to_text()]);
    for browser in [&ada, &blaise] {
        assert_eq!(browser.errors(), [""; 0]);
    }
}

/// Another window goes on with the kept copy while the link is looked at; and the store names a player who is not there.
#[test]
fn what_is_kept_meanwhile_is_not_overwritten() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let whole = finished();
    let base = whole.after(whole.moves()[30]);
    let seat = base.asked().iter().next().expect("somebody is asked");
    let offers = base.offers(seat).to_vec();
    let [once, twice] = [offers[0], offers[offers.len() - 1]].map(|choice| {
        let mut table = base.clone();
        table.play(seat, choice).expect("an offer is accepted");
        table
    });
    browser.open(&format!("{address}#{}", base.to_link(None)));
    take(&browser, "join");
    browser.find("#table");
    browser.open(&format!("{address}#{}", once.to_link(None)));
    assert_eq!(divergence(&browser), "Further(1)");
    browser.script(&format!("localStorage.setItem('viriditas.game.1', '{}')", twice.to_text()));
    take(&browser, "join");
    browser.find("#table");
    let texts = kept(&browser).iter().map(|key| kept_table(&browser, key).to_text()).collect::<Vec<_>>();
    assert_eq!(texts, [twice.to_text(), once.to_text()]);
    for wrong in ["4", "2", "77", "Ada"] {
        browser.script(&format!("localStorage.setItem('viriditas.here.2', '{wrong}')"));
        browser.open(&address);
        browser.find("#hand-over");
    }
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_damaged_link_is_told_and_the_game_goes_on() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    begin(&browser, &[("Ada", "human")], "7");
    let before = Players::at(&browser).next();
    let whole = finished().to_link(None);
    let hostile = [
        "V1.",
        "nothing",
        "2.V1.AAAA",
        "%3Cimg%20src=x%20onerror=alert(1)%3E",
        "7.V1.A",
        &whole[..whole.len() / 2],
    ];
    for link in hostile {
        browser.open(&format!("{address}#{link}"));
        browser.find("#problem");
        assert!(browser.find_all("#invitation").is_empty());
        assert_eq!(Sight::of(&browser).question(), before.question(), "{link}");
        assert_eq!(browser.script("return location.hash"), "", "it is told once");
        browser.open("about:blank");
        browser.open(&format!("{address}#{link}"));
        browser.find("#problem");
        assert_eq!(Sight::of(&browser).question(), before.question(), "{link}, as the first thing");
    }
    assert_eq!(kept(&browser).len(), 1);
    assert_eq!(browser.errors(), [""; 0]);
}

/// Slides to forty moves far apart, as a person does who looks for one, and tells how long each took to be painted.
const SCRUB: &str = "
    const done = arguments[0];
    const slider = document.querySelector('#moves');
    const last = Number(slider.max);
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(0);
    }));
    (async () => {
        const times = [];
        for (let turn = 1; turn <= 40; turn += 1) {
            await painted();
            const begun = performance.now();
            slider.value = Math.round((turn * 0.618 % 1) * last);
            slider.dispatchEvent(new Event('input', { bubbles: true }));
            await painted();
            times.push(performance.now() - begun);
        }
        times.sort((one, other) => one - other);
        done([times[20], times[39]].map(Math.round));
    })();";

#[test]
fn a_finished_game_is_looked_at_again_and_played_on_from_any_move() {
    let (browser, address, whole) = (Browser::start(), page(), finished());
    browser.resize(1280, 720);
    browser.open(&format!("{address}#{}", whole.to_link(None)));
    browser.find("#invitation");
    browser.screenshot(&screen("invitation-finished-1280x720"));
    take(&browser, "watch");
    let at = |at: usize| {
        browser
            .until("the move", &format!("return document.querySelector('#replay')?.dataset.at === '{at}'"));
    };
    at(0);
    let last = whole.moves().len() - 1;
    let stated = browser.script("return document.querySelector('#replay').dataset.last");
    assert_eq!(stated, last.to_string().as_str());
    browser.click_on("#move-on");
    at(1);
    browser.click_on("#move-back");
    at(0);
    browser.click_on("#generation-on");
    browser.until("generation 2", "return document.querySelector('#generation').dataset.generation === '2'");
    // Nobody's hand is shown, until it is looked at through somebody's eyes.
    assert!(browser.find_all("#hand [data-card]").is_empty());
    crate::games::choose(&browser, "see-as", "1");
    browser.until("their hand", "return document.querySelector('#table').dataset.looking === '1'");
    pictures(&browser, "replay");
    let slide = |to: usize| {
        browser.script(&format!(
            "const slider = document.querySelector('#moves'); slider.value = {to}; slider.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ));
        at(to);
    };
    for place in [last, last / 2, 0, last / 3] {
        slide(place);
        let shown = browser.script("return document.querySelector('#generation').dataset.generation");
        let facts = whole.after(whole.moves()[place]);
        assert_eq!(shown, facts.view(None).facts().generation.to_string().as_str(), "move {place}");
    }
    let took = browser.later(SCRUB);
    println!("a scrub of the replay is painted after {took} ms (median and most of 40)");
    if env::var_os("VIRIDITAS_TIMES").is_some() {
        assert!(took[0].as_f64().is_some_and(|median| median <= 60.0), "{took}");
    }
    slide(last / 3);
    // It runs by itself, and stops where it is told to.
    browser.click_on("#run");
    at(last / 3 + 2);
    browser.click_on("#run");
    slide(last / 2);
    assert!(kept(&browser).is_empty(), "looking keeps nothing");
    browser.click_on("#branch");
    Players::at(&browser).next();
    let branch = kept_table(&browser, "viriditas.game.1");
    assert_eq!(branch.to_text(), whole.after(whole.moves()[last / 2]).to_text());

    // From its score a kept game is looked at again, and Back leads there.
    browser.open(&format!("{address}#{}", whole.to_link(None)));
    take(&browser, "watch");
    browser.click_on("#end-replay");
    browser.find("#question, #hand-over");
    assert_eq!(browser.errors(), [""; 0]);
}

/// What the picture of a link says, read from a screenshot.
fn read(browser: &Browser) -> String {
    let picture = browser.picture();
    let pixels = browser.later(&format!(
        "const done = arguments[arguments.length - 1];{DRAWN}
        drawn('{picture}').then(([width, height, pixels]) => done([width, height, Array.from(pixels, (it) => it & 255)]));"
    ));
    let side = |place: usize| pixels[place].as_u64().expect("a size") as usize;
    let grey: Vec<u8> =
        pixels[2].as_array().into_iter().flatten().filter_map(Value::as_u64).map(|it| it as u8).collect();
    let (width, height) = (side(0), side(1));
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| grey[y * width + x]);
    let grids = image.detect_grids();
    let (_, content) = grids.first().expect("a QR code").decode().expect("it can be read");
    content
}

#[test]
fn the_picture_of_a_link_is_read_from_the_screen_of_a_phone() {
    let (browser, address, whole) = (Browser::start(), page(), finished());
    browser.resize(360, 800);
    browser.open(&format!("{address}#{}", whole.to_link(None)));
    browser.find("#invitation");
    let Linked { table, .. } = MarsTable::from_link(&whole.to_link(None)).expect("it is whole");
    take(&browser, "join");
    browser.click(&browser.find("#scores .share"));
    browser.find("dialog .qr svg");
    browser.script("document.querySelector('dialog .qr').scrollIntoView({ block: 'center' })");
    browser.screenshot(&screen("qr-360x800"));
    assert_eq!(read(&browser), format!("{address}#{}", table.to_link(None)));
    for theme in ["dark", "light"] {
        browser.script(&format!("document.documentElement.dataset.theme = '{theme}'"));
        assert_eq!(read(&browser), format!("{address}#{}", table.to_link(None)), "{theme}");
    }
    assert_eq!(browser.errors(), [""; 0]);
}
