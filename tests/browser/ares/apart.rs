//! Answers of one phase that people gave at their own devices go together on the page, in whichever order they come.

use super::moments::{PEOPLE, until};
use super::player::Players;
use crate::links::{divergence, kept, take};
use crate::moments::{dealt, sit_down};
use crate::page;
use crate::webdriver::Browser;
use viriditas::ares::{Setup, Stage};
use viriditas::games::AresTable;
use viriditas::kit::Seat;

/// The only game that a browser keeps.
fn only(browser: &Browser) -> AresTable {
    assert_eq!(kept(browser), ["viriditas.game.1"]);
    let text = browser.script("return localStorage['viriditas.game.1']");
    AresTable::from_text(text.as_str().expect("a game")).expect("it is whole")
}

/// Rules: Q-ARES-05.
#[test]
fn answers_to_one_phase_from_three_devices_merge_in_any_order_and_the_page_says_whose_came() {
    let mut base: AresTable = dealt(Setup::new(3), 9, &PEOPLE[..3]);
    until(&mut base, 9, |table, _| {
        let view = table.view(None);
        view.facts().stage == Stage::Planning && view.facts().round == 2
    });
    let names = ["Ada", "Blaise", "Chandra"];
    // Each at their own device, from the same link.
    let answered: Vec<AresTable> = Seat::ALL[..3]
        .iter()
        .map(|&seat| {
            let mut own = base.clone();
            let choice = own.offers(seat)[seat.index()];
            own.play(seat, choice).expect("an offer is accepted");
            own
        })
        .collect();
    let mut all = Vec::new();
    for order in [[0, 1, 2], [2, 1, 0]] {
        // Another address: its store is empty.
        let (browser, address) = (Browser::start(), page());
        browser.resize(1280, 720);
        sit_down(&browser, &address, &answered[order[0]], None);
        for (place, says) in [
            (order[1], format!("New answers: {}. Still to answer: {}.", names[order[1]], names[order[2]])),
            (order[2], format!("New answers: {}. Everyone has answered.", names[order[2]])),
        ] {
            browser.open(&format!("{address}#{}", answered[place].to_link(None)));
            assert!(divergence(&browser).starts_with("Together"), "{}", divergence(&browser));
            assert_eq!(browser.text(&browser.find("#came-in")), says);
            if place == 1 {
                browser.screenshot(&crate::screen("ares-came-in"));
                // Whose turn it is then stands below.
                let awaited = browser.text(&browser.find("#invitation .panel > p"));
                assert!(awaited.contains(&format!("{} to play", names[order[2]])), "{awaited}");
            }
            take(&browser, "join");
            browser.find("#hand-over");
        }
        let merged = only(&browser);
        let mut players = Players::at(&browser);
        assert_ne!(players.next().stage(), "planning", "all have chosen");
        all.push(merged.record().to_text());
        // What came before brings nothing more.
        browser.open(&format!("{address}#{}", answered[order[1]].to_link(None)));
        assert!(divergence(&browser).starts_with("Behind"), "{}", divergence(&browser));
        assert!(browser.find_all("#came-in").is_empty());
        assert_eq!(browser.errors(), [""; 0]);
    }
    assert_eq!(all[0], all[1], "one game in either order");
    let mut natively = base;
    for seat in &Seat::ALL[..3] {
        let choice = natively.offers(*seat)[seat.index()];
        natively.play(*seat, choice).expect("an offer is accepted");
    }
    assert_eq!(all[0], natively.record().to_text());
}
