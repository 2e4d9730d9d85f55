//! The committee beside the table: who rules, where delegates go, and what the global events would do.

use crate::moments::{self, begun, sit_down};
use crate::page;
use crate::player::Players;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use viriditas::games::MarsTable;
use viriditas::kit::Seat;
use viriditas::mars::{Choice, Setup, Switch};
use viriditas::table::{Bot, Controller};

/// A turn in this generation in which a delegate can be sent.
fn turn(setup: Setup, generation: u8) -> (MarsTable, Seat) {
    let mut table = begun(setup.with(Switch::Turmoil), 11, &[Controller::Human; 5]);
    let sends = |table: &MarsTable, seat: Seat| {
        let facts = table.view(Some(seat)).facts().clone();
        facts.generation >= generation
            && table.offers(seat).iter().any(|offer| matches!(offer, Choice::Lobby(_)))
    };
    let seat = moments::until(&mut table, sends).expect("it goes on");
    (table, seat)
}

/// TURM-LOBBY-02, TURM-EVENT-01: a press on a party shows what a delegate there changes, and the events say what they would do.
#[test]
fn a_delegate_is_sent_and_what_the_events_would_do_is_shown() {
    let (browser, axe) = (Browser::start(), axe());
    let (table, seat) = turn(Setup::new(4).with(Switch::Prelude), 5);
    sit_down(&browser, &page(), &table, Some(seat));
    browser.find("#committee");
    assert_eq!(browser.find_all("#committee .party").len(), 6);
    assert_eq!(browser.find_all("#committee .ev").len(), 3, "one is due now, one next, one later");
    let mut found = look_over_all(&browser, &axe, "committee");
    browser.click_on("#committee [data-party=unity]");
    browser.find("#confirm");
    found.extend(look_over_all(&browser, &axe, "lobby"));
    let all = "return document.querySelector('#committee [data-party=unity] bdi').textContent";
    let before: u8 = browser.script(all).as_str().and_then(|it| it.parse().ok()).expect("a number");
    browser.click_on("#confirm");
    browser.until("the delegate is there", &format!("{all} === '{}'", before + 1));
    browser.click_on("#committee .ev.now");
    browser.find("dialog[open] .of-row");
    found.extend(look_over_all(&browser, &axe, "event"));
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// TURM-LOBBY-01, TURM-INFL-01: the committee's screen says who sits where, what a delegate there would change for everyone and what
/// the end of the generation would bring, and sends one, by keyboard too.
#[test]
fn the_committee_has_a_screen_of_its_own() {
    let (browser, axe) = (Browser::start(), axe());
    let (table, seat) = turn(Setup::new(4).with(Switch::Prelude), 6);
    sit_down(&browser, &page(), &table, Some(seat));
    browser.resize(1280, 720);
    browser.click_on("#committee .rule");
    browser.find("dialog[open] .chamber");
    assert_eq!(browser.find_all("dialog .wedge").len(), 6);
    assert_eq!(browser.find_all("dialog .said li").len(), 3, "who rules, who will, who will be chairman");
    assert_eq!(browser.find_all("dialog .events .event").len(), 3);
    let mut found = look_over_all(&browser, &axe, "committee-screen");
    browser.script("document.querySelector('dialog [data-of=scientists]').focus()");
    browser.press("\u{E007}");
    browser.until("what changes is told", "return document.querySelector('dialog .change thead') !== null");
    found.extend(look_over_all(&browser, &axe, "committee-sending"));
    let all = "return document.querySelector('dialog tr:has([data-of=scientists]) .all').textContent";
    let before: u8 = browser.script(all).as_str().and_then(|it| it.parse().ok()).expect("a number");
    browser.until("the button has the focus", "return document.activeElement.id === 'confirm'");
    browser.press("\u{E007}");
    browser.until("the delegate is there", &format!("{all} === '{}'", before + 1));
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// TURM-PHASE-09: the Turmoil step is told stage by stage before the next generation.
#[test]
fn the_turmoil_step_is_told_stage_by_stage() {
    let (browser, axe) = (Browser::start(), axe());
    let mut table = begun(Setup::new(1).with(Switch::Turmoil), 11, &[Controller::Human; 1]);
    let may_pass = |table: &MarsTable, seat: Seat| {
        table.view(Some(seat)).facts().generation >= 3 && table.offers(seat).contains(&Choice::Pass)
    };
    let seat = moments::until(&mut table, may_pass).expect("it goes on");
    sit_down(&browser, &page(), &table, Some(seat));
    browser.script("localStorage.setItem('viriditas.pace', 'normal')");
    browser.resize(1280, 720);
    browser.click_on("#table [data-kind=pass][data-choice]");
    browser.click_on("#confirm");
    browser.find("dialog[open] .solar");
    assert_eq!(browser.find_all(".solar > li").len(), 4, "rating, event, government, changing times");
    let found = look_over_all(&browser, &axe, "turmoil-step");
    browser.click_on("#go-on");
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// Whole games with Turmoil, clicked through to their end: alone, two on Tharsis, four on Hellas with Prelude, of which one goes on
/// from its link. `cargo test --features synthetic --test browser -- --ignored whole_games` plays them.
#[test]
#[ignore = "three whole games take minutes"]
fn whole_games_with_turmoil_are_played_to_their_end() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let bot = Controller::Bot(Bot::Greedy);
    let games = [
        (Setup::new(1), vec![Controller::Human]),
        (Setup::new(2), vec![Controller::Human, bot]),
        (Setup { map: 1, ..Setup::new(4) }.with(Switch::Prelude), vec![Controller::Human, bot, bot, bot]),
    ];
    for (setup, players) in games {
        let table = begun(setup.with(Switch::Turmoil), 23, &players);
        let person = (0..4)
            .filter_map(Seat::new)
            .find(|&seat| table.offers(seat).len() > 1)
            .expect("somebody is asked");
        sit_down(&browser, &address, &table, Some(person));
        browser.script("localStorage.setItem('viriditas.pace', 'at-once')");
        let mut play = Players::at(&browser);
        let mut sent = 0;
        let scores = play.finish(|play| {
            if play.answers == 40 && setup.map == 1 {
                play.reload(&address);
            }
            if play.answers % 25 == 24 && browser.find_all("#committee .rule").len() == 1 {
                browser.script("document.querySelector('#committee .rule').click()");
                browser.find("dialog[open] .chamber");
                // A delegate is sent where one can be.
                browser.script("document.querySelector('dialog[open] [data-of=unity]').click()");
                browser.frames(6);
                sent += u32::from(browser.script("const it = document.querySelector('dialog[open] #confirm'); it?.click(); return it !== null") == true);
                browser.frames(6);
                browser.script("document.querySelector('dialog[open] header button')?.click()");
            }
        });
        play.picture("turmoil-scores");
        assert_eq!(scores.len(), players.len());
        println!(
            "{} seats: {} answers, {} solar phases told, {sent} delegates sent, {scores:?}",
            players.len(),
            play.answers,
            play.told
        );
        assert_eq!(browser.errors(), [""; 0]);
        browser.click_on("#leave");
        browser.find("#new-game");
    }
}
