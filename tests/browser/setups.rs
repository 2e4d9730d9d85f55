//! The form of a new game: set-ups by name, cards left out, and set-ups that travel as links.

use crate::games::{begin, choose};
use crate::player::Players;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use crate::{page, screen};
use viriditas::games::MarsRecord;
use viriditas::mars::cards::named;
use viriditas::mars::proposal::Proposal;
use viriditas::table::{Bot, Controller};

fn proposed(browser: &Browser) -> String {
    browser.click(&browser.find(".copy-setup"));
    browser.find(".copying textarea");
    let link = browser.script("return document.querySelector('.copying textarea').value");
    browser.click(&browser.find(".copying .text .btn"));
    link.as_str().expect("a link").to_owned()
}

fn proposal(link: &str) -> Proposal {
    let (_, text) = link.split_once('#').expect("it stands behind the address");
    Proposal::from_text(text).expect("it is whole")
}

fn preset(browser: &Browser, name: &str) {
    browser.click(&browser.find(&format!("[data-preset={name}]")));
    browser.find(&format!("[data-preset={name}][aria-pressed=true]"));
}

fn leave_out(browser: &Browser, name: &str) {
    browser.fill(&browser.find("#leave-out"), name);
    browser.press("\u{e007}");
}

#[test]
fn a_set_up_is_made_sent_taken_over_and_comes_back_next_time() {
    let (browser, address) = (Browser::start(), page());
    // Without the right to copy, the text is shown.
    browser.before_each_page("Object.defineProperty(navigator, 'clipboard', { value: undefined });");
    browser.resize(1280, 720);
    browser.open(&address);
    assert!(browser.find_all("[data-preset=last-time]").is_empty(), "no game was begun before");
    browser.find("[data-preset=base][aria-pressed=true]");
    preset(&browser, "first-game");
    let first = proposal(&proposed(&browser)).setup;
    assert_eq!((first.beginners.len(), first.on.bits(), first.map), (2, 0, 0));
    preset(&browser, "everything");
    choose(&browser, "map-choice", "1");
    browser.click(&browser.find(".left-out summary"));
    leave_out(&browser, "birds");
    leave_out(&browser, " Ecoline");
    leave_out(&browser, "Nothing at all");
    assert_eq!(browser.text(&browser.find("#no-such-card")), "No card is called “Nothing at all”.");
    browser.fill(&browser.find("#leave-out"), "Fish");
    browser.click(&browser.find("#leave-it-out"));
    let chips = "return [...document.querySelectorAll('.left-out .chip > span:first-child')].map((chip) => chip.textContent).join()";
    browser.until("three are left out", "return document.querySelectorAll('.left-out .chip').length === 3");
    assert_eq!(browser.script(chips), "Birds,Ecoline,Fish");
    let fish = named("Fish").expect("a card").id;
    browser.click(&browser.find(&format!(".left-out [data-card=\"{}\"]", fish.number())));
    browser.until("two are left out", "return document.querySelectorAll('.left-out .chip').length === 2");
    choose(&browser, "players", "3");
    browser.fill(&browser.find("#name-0"), "Ada");
    choose(&browser, "player-2", "random");
    browser.fill(&browser.find("#seed"), "9");
    let axe = axe();
    browser.script("document.querySelector('#new-game').scrollIntoView()");
    let mut found = look_over_all(&browser, &axe, "set-up");
    let link = proposed(&browser);
    let sent = proposal(&link);
    assert_eq!((sent.setup.players, sent.setup.map, sent.setup.banned.len(), &*sent.seed), (3, 1, 2, "9"));
    assert_eq!(sent.seating.players.0[2], Controller::Bot(Bot::Random));

    // Somebody else's device, in the midst of another game.
    let other = Browser::start();
    other.before_each_page("Object.defineProperty(navigator, 'clipboard', { value: undefined });");
    other.resize(1280, 720);
    other.open(&address);
    begin(&other, &[("Blaise", "human"), ("Carl", "human")], "5");
    other.find("#hand-over");
    other.script(&format!("location.href = '{link}'"));
    other.find("#proposed");
    other.until("it stands in the form", "return document.querySelector('#name-0').value === 'Ada'");
    other.until("it is asked once", "return location.hash === ''");
    assert_eq!(proposal(&proposed(&other)), sent);
    found.extend(look_over_all(&other, &axe, "set-up that came"));
    other.find("#latest");
    other.click(&other.find("#begin"));
    let mut players = Players::at(&other);
    let sight = players.next();
    players.answer(&sight);
    let kept = other.script("return localStorage.getItem('viriditas.game.2')");
    let record = MarsRecord::from_text(kept.as_str().expect("it is kept")).expect("it is whole");
    assert_eq!(*record.setup(), sent.setup);

    // Next time all is as it was, but for the cards that come.
    other.click(&other.find("#leave"));
    other.find("[data-preset=last-time][aria-pressed=false]");
    preset(&other, "last-time");
    assert_eq!(proposal(&proposed(&other)), Proposal { seed: String::new(), ..sent });
    assert_eq!(found, [""; 0]);
    assert_eq!((browser.errors(), other.errors()), (vec![], vec![]));
}

#[test]
fn a_set_up_that_cannot_be_read_says_why_and_one_that_cannot_be_played_too() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    for (text, part) in [
        ("setup=3&boxes=all", "This set-up was made with a newer version"),
        ("setup=1&with=corporate-era,venus-next", "with=corporate-era,venus-next"),
        ("setup=1&map=Olympus", "map=Olympus"),
        ("setup=1&seats=human%2Cgenius", "seats=human,genius"),
        ("setup=1&%3Cimg%20src=x%3E", "<img src=x>"),
    ] {
        browser.open(&format!("{address}#{text}"));
        let said = browser.text(&browser.find("#problem"));
        assert!(said.contains(part) && said.ends_with('.'), "{said}");
        browser.find("[data-preset=base][aria-pressed=true]");
        assert_eq!(browser.script("return location.hash"), "");
        browser.open("about:blank");
    }
    let corporations = viriditas::mars::cards::all().filter(|card| {
        card.kind == viriditas::mars::cards::Kind::Corporation
            && card.module != viriditas::mars::cards::Module::Synthetic
    });
    let without: Vec<String> = corporations.map(|card| card.name.replace(' ', "+")).collect();
    browser.open(&format!("{address}#setup=1&without={}", without.join("&without=")));
    browser.find("#proposed");
    browser.click(&browser.find("#begin"));
    let faults = browser.text(&browser.find("#faults"));
    assert_eq!(faults, "There are only 0 corporations left, and this game needs 4.");
    browser.screenshot(&screen("setup-faults"));
    preset(&browser, "base");
    browser.until("nothing is wrong", "return document.querySelector('#faults') === null");
    browser.click(&browser.find("#begin"));
    browser.find("#hand-over");
    assert_eq!(browser.errors(), [""; 0]);
}
