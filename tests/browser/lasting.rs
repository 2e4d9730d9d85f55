//! Games that go on when the page goes away, and one that is played alone to its end.

use crate::games::begin;
use crate::moments::{PEOPLE, begun, generation, sit_down, until};
use crate::player::{Players, Sight};
use crate::webdriver::Browser;
use crate::{page, screen};
use viriditas::mars::Setup;

const SEATS: [(&str, &str); 3] = [("Ada", "human"), ("Rosa", "random"), ("Greta", "greedy")];

#[test]
fn a_game_goes_on_in_another_tab_and_after_the_browser_was_closed() {
    let (browser, address) = (Browser::alone(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    begin(&browser, &SEATS, "3");
    for restart in [false, true] {
        let mut players = Players::at(&browser);
        for _ in 0..10 {
            let sight = players.next();
            players.answer(&sight);
        }
        let before = players.next();
        if restart {
            browser.restart();
        } else {
            browser.change_tabs();
        }
        browser.resize(1280, 720);
        browser.open(&address);
        browser.find("#table");
        let after = players.next();
        assert_eq!(before.question(), after.question());
        assert_eq!(before.choices(), after.choices());
        assert_eq!(before.generation(), after.generation());
    }
    assert_eq!(browser.errors(), [""; 0]);
}

/// Two windows with one game: whoever comes second keeps a game of their own, and nothing is lost.
#[test]
fn where_windows_cannot_hear_each_other_a_second_one_with_the_same_game_overwrites_nothing() {
    let (browser, address) = (Browser::start(), page());
    let deaf = "delete window.BroadcastChannel;";
    browser.before_each_page(deaf);
    let kept =
        |number: u32| browser.script(&format!("return localStorage.getItem('viriditas.game.{number}')"));
    let told = || browser.find_all("#lasting p").iter().map(|it| browser.text(it)).collect::<String>();
    browser.resize(1280, 720);
    browser.open(&address);
    begin(&browser, &[("Ada", "human")], "4");
    let mut players = Players::at(&browser);
    let mut answer = |answers: usize| {
        for _ in 0..answers {
            let sight = players.next();
            players.answer(&sight);
        }
        players.next();
    };
    answer(6);
    let first = browser.window();
    let second = browser.second_window();
    browser.before_each_page(deaf);
    browser.resize(1280, 720);
    browser.open(&address);
    browser.find("#table");
    answer(4);
    assert_eq!(told(), "");
    let theirs = kept(1);

    browser.turn_to(&first);
    answer(1);
    assert!(told().contains("Another window"), "{}", told());
    assert_eq!(kept(1), theirs, "what the second window played is there");
    assert!(kept(2).is_string());
    // It stays told until it is read; from then on each window has its own.
    answer(1);
    browser.click_on("#lasting button");
    answer(1);
    assert_eq!(told(), "");
    let ours = kept(2);
    browser.turn_to(&second);
    answer(2);
    assert_eq!(told(), "");
    assert_ne!(kept(1), theirs);
    assert_eq!((kept(2), kept(3).is_null()), (ours, true));
    assert_eq!(browser.errors(), [""; 0]);
}

/// The end of it, from its last generation on.
#[test]
fn a_person_plays_alone_against_time() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let mut late = begun(Setup::new(1), 4, &PEOPLE[..1]);
    until(&mut late, |table, _| generation(table) == 14);
    sit_down(&browser, &address, &late, None);
    let mut players = Players::at(&browser);
    players.finish(|_| {});
    let last = players.next();
    assert_eq!(last.scores().len(), 1);
    assert_eq!(last.generation(), 14, "a solo game has fourteen generations");
    assert_eq!(players.hand_overs, 0);
    let outcome = browser.text(&browser.find("#scores h2"));
    println!("alone: {} answers, {:?}: {outcome}", players.answers, last.scores());
    assert!(!outcome.is_empty());
    players.picture("solo-scores");
    // The end is kept, too.
    browser.open(&address);
    browser.find("#scores");
    assert_eq!(Sight::of(&browser).scores(), last.scores());
    browser.screenshot(&screen("solo-again"));
    assert_eq!(browser.errors(), [""; 0]);
}
