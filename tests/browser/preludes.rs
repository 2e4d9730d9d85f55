//! Preludes: chosen with the corporation and the first cards, played before the first turn, and a solo game for the rating.

use crate::games::begin;
use crate::moments::{PEOPLE, begun, generation, sit_down, until};
use crate::player::Players;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use crate::{page, screen};
use viriditas::mars::{Setup, Switch};

/// What stands there, at three sizes.
fn pictures(browser: &Browser, name: &str) {
    for (width, height) in [(360, 800), (768, 1024), (1280, 720)] {
        browser.resize(width, height);
        browser.screenshot(&screen(&format!("{name}-{width}x{height}")));
    }
}

fn turn_on(browser: &Browser, switch: &str) {
    browser.click_on(&format!("#{switch}"));
}

/// Two people choose, and each screen of it is within reach.
#[test]
fn corporation_preludes_and_cards_are_chosen_and_then_preludes_are_played() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    turn_on(&browser, "prelude");
    begin(&browser, &[("Ada", "human"), ("Blaise", "human")], "5");
    let axe = axe();
    browser.find("#hand-over");
    let mut players = Players::at(&browser);
    let mut found = Vec::new();
    for name in ["corporation", "preludes", "cards"] {
        let sight = players.next();
        assert_eq!(sight.shape(), Some("card"), "{name}");
        found.extend(look_over_all(&browser, &axe, &format!("deal-{name}")));
        if name == "cards" {
            // What comes of it, for either order where it matters.
            let chains = browser.script(
                "return [...document.querySelectorAll('.chain')].map((chain) =>
                    [...chain.querySelectorAll('.coin')].map((coin) => Number(coin.textContent)))",
            );
            assert!(chains[0].as_array().is_some_and(|links| links.len() == 3), "{chains}");
            browser.click_on("#question .fan .held");
            browser.until(
                "the card is in the chain",
                "return document.querySelectorAll('.chain .coin').length >= 4",
            );
            browser.click_on("#question .fan .held");
        }
        if name == "preludes" {
            assert_eq!(sight.question(), Some("Which 2 preludes do you keep?"));
            browser.click_on("#question .fan .held");
            let confirm = browser.find("#confirm[aria-disabled=\"true\"]");
            assert_eq!(browser.text(&confirm), "Keep 1 of 2");
            // Chosen with another one, below.
            browser.click_on("#question .fan .held");
        }
        players.answer(&sight);
    }
    // The other one chooses, and the first prelude is asked for.
    for _ in 0..3 {
        let sight = players.next();
        players.answer(&sight);
    }
    let sight = players.next();
    assert_eq!(sight.question(), Some("Which prelude do you play first?"));
    found.extend(look_over_all(&browser, &axe, "prelude"));
    players.reload(&address);
    while players.next().shape() != Some("turn") {
        let sight = players.next();
        players.answer(&sight);
    }
    pictures(&browser, "after-preludes");
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// Twelve generations with everything, and the standard project of this goal: its form, its first answers and its end.
#[test]
fn a_solo_game_is_played_for_a_rating_of_63() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    crate::games::choose(&browser, "players", "1");
    for switch in ["prelude", "tr63", "venus", "colonies"] {
        turn_on(&browser, switch);
    }
    begin(&browser, &[("Ada", "human")], "8");
    let mut players = Players::at(&browser);
    for _ in 0..6 {
        let sight = players.next();
        players.answer(&sight);
    }
    players.reload(&address);
    browser.click_on("#leave");

    let everything = [Switch::Prelude, Switch::Tr63, Switch::Venus, Switch::Colonies];
    let setup = everything.into_iter().fold(Setup::new(1), Setup::with);
    let mut late = begun(setup, 8, &PEOPLE[..1]);
    until(&mut late, |table, _| generation(table) == 12);
    sit_down(&browser, &address, &late, None);
    let mut players = Players::at(&browser);
    let mut has_gas = false;
    let scores = players.finish(|players| {
        let sight = players.next();
        has_gas |=
            sight.choices().iter().any(|(kind, words, _)| *kind == "project" && words.contains("Buffer gas"));
    });
    let last = players.next().generation();
    pictures(&browser, "scores-tr63");
    assert_eq!((last, scores.len(), has_gas), (12, 1, true));
    assert_eq!(browser.errors(), [""; 0]);
}
