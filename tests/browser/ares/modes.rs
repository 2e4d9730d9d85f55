//! Each mode from the form to the end: left, resumed, taken back, sent, carried on in another browser, and looked at again.

use super::moments::{finished, last_round, round};
use super::player::{Players, Sight};
use crate::games::{begin, choose};
use crate::links::{kept, link, take};
use crate::moments::sit_down;
use crate::page;
use crate::webdriver::Browser;
use viriditas::ares::{Level, Mode, Setup};
use viriditas::kit::Seat;
use viriditas::table::{Bot, Controller};

/// A mode as a person begins it in the form.
struct Begun {
    mode: &'static str,
    seats: &'static [(&'static str, &'static str)],
    setup: Setup,
    players: &'static [Controller],
    seed: u64,
}

/// Begins the game in the form.
pub(crate) fn begin_expedition(browser: &Browser, mode: &str, seats: &[(&str, &str)], seed: &str) {
    browser.click_on("#game-ares");
    browser.find("#new-game[data-game=ares]");
    choose(browser, "players", &seats.len().to_string());
    browser.find(&format!("#mode option[value={mode}]"));
    choose(browser, "mode", mode);
    begin(browser, seats, seed);
    browser.find("#ares");
}

/// Left for the list of games and opened from there, and loaded anew, the game is where it was.
fn leave_and_resume(browser: &Browser, address: &str, before: &Sight) {
    browser.click_on("#leave");
    browser.find("#latest");
    browser.click_on("#latest .open");
    let mut players = Players::at(browser);
    let resumed = players.next();
    assert_eq!(resumed.heading(), before.heading());
    assert!(resumed.answers() >= before.answers());
    browser.open(address);
    let loaded = players.next();
    assert_eq!(loaded.heading(), before.heading());
    assert!(loaded.answers() >= resumed.answers());
}

/// Takes an answer back, and waits until there are fewer than before, if only until the bots have answered again.
const UNDO: &str = "
    const [done] = arguments;
    const is_undone = () => Number(document.querySelector('#kept')?.dataset.answers) < HAD;
    new MutationObserver((_, observer) => {
        if (!is_undone()) return;
        observer.disconnect();
        done(true);
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-answers'] });
    document.querySelector('#undo').click();";

/// Plays on to an answer that can be taken back, and takes it back.
fn undo(browser: &Browser, players: &mut Players<'_>) {
    for _ in 0..40 {
        let before = players.next();
        let opens = ["plan", "phase"].contains(&before.asks().unwrap_or_default());
        players.answer();
        // What the bots answer then may reveal what nobody takes back.
        let after = players.settled();
        if !opens || !after.is("undo") {
            continue;
        }
        let undone = browser.later(&UNDO.replace("HAD", &after.answers().to_string()));
        assert_eq!(undone, true, "it is taken back");
        let now = players.see();
        assert_eq!(now.heading(), before.heading());
        // Bots whose answers fell with the end of the phase may not have answered again yet.
        let own = |sight: &Sight| {
            let seat = before.eyes().expect("somebody answers");
            sight.table().view(Some(seat)).facts().players[seat].clone()
        };
        assert_eq!(own(&now), own(&before));
        return;
    }
    panic!("nothing can be taken back");
}

/// The end as the page shows it is that of the kept game, and the game is looked at again from there.
fn look_again(browser: &Browser, end: &Sight) {
    let table = end.table();
    let view = table.view(None);
    let totals: Vec<(usize, i64)> =
        table.seats().iter().map(|seat| (seat.index(), view.facts().score(seat).total.into())).collect();
    assert_eq!(end.totals(), totals);
    assert!(!end.heading().is_empty(), "it says who won");
    browser.click_on("#again");
    let last = table.moves().len() - 1;
    let is_at = |at: usize| {
        let shown = format!(
            "const replay = document.querySelector('#replay'); return replay?.dataset.at === '{at}' && replay.dataset.last === '{last}'"
        );
        browser.until(&format!("move {at} of {last}"), &shown);
    };
    is_at(0);
    browser.click_on("#move-on");
    is_at(1);
    browser.click_on("#generation-on");
    browser.until(
        "the next round",
        "return Number(document.querySelector('#generation').dataset.generation) >= 1",
    );
    assert!(browser.find_all("#hand [data-card]").is_empty(), "nobody's hand");
    for place in [last / 2, last - 1] {
        browser.script(&format!(
            "const slider = document.querySelector('#moves'); slider.value = {place}; slider.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ));
        is_at(place);
        let earlier = table.after(table.moves()[place]);
        let shown = browser.script("return document.querySelector('#generation').dataset.generation");
        assert_eq!(shown, round(&earlier).to_string().as_str(), "move {place}");
        choose(browser, "see-as", "0");
        browser.until("Ada's hand", "return document.querySelector('#ares').dataset.looking === '0'");
        let hand = earlier.view(Some(Seat::ALL[0])).facts().players[Seat::ALL[0]].hand.len();
        let held = browser.script("return document.querySelector('#hand').dataset.size");
        assert_eq!(held, hand.to_string().as_str(), "move {place}");
    }
    browser.click_on("#end-replay");
    browser.find("#scores");
}

/// The whole way of a game of this mode.
fn all_the_way(begun: &Begun) {
    let (ada, other, address) = (Browser::start(), Browser::start(), page());
    for browser in [&ada, &other] {
        browser.resize(1280, 720);
        browser.open(&address);
    }
    begin_expedition(&ada, begun.mode, begun.seats, "7");
    let mut players = Players::at(&ada);
    let table = players.next().table();
    assert_eq!(*table.setup(), begun.setup);
    players.play(12);
    let before = players.settled();
    leave_and_resume(&ada, &address, &before);
    players.next();
    undo(&ada, &mut players);

    // By link to another browser, where it is carried on.
    players.next();
    let to_other = link(&ada);
    other.open(&to_other);
    other.find("#invitation");
    assert!(kept(&other).is_empty(), "nothing is kept before a person says so");
    take(&other, "join");
    let mut others = Players::at(&other);
    let here = others.next();
    let came = here.answers();
    let there = others.play(12);
    assert!(there.answers() > came);
    if there.is("elsewhere") {
        other.click_on("#together");
        assert!(others.play(2).answers() > there.answers());
    }

    // From its last round to its end.
    let whole = finished(begun.setup, begun.seed, begun.players);
    sit_down(&other, &address, &last_round(&whole), None);
    let end = others.play(400);
    assert!(end.is("over"), "{} in round {}", end.heading(), round(&end.table()));
    others.picture(&format!("ares-end-{}", begun.mode));
    look_again(&other, &end);
    println!(
        "{}: {} answers, {} hand-overs, {} hidden cards sought",
        begun.mode,
        players.answers + others.answers,
        players.hand_overs + others.hand_overs,
        players.sought + others.sought
    );
    let is_shared = begun.players.iter().filter(|&&player| player == Controller::Human).count() > 1;
    assert_eq!(is_shared, players.hand_overs > 0 && others.hand_overs > 0);
    assert_eq!(is_shared || begun.players.len() > 1, players.sought > 0 && others.sought > 0);
    for browser in [&ada, &other] {
        assert_eq!(browser.errors(), [""; 0]);
    }
}

/// Rules: ARES-SOLO-01, ARES-SOLO-05, ARES-SOLO-07.
#[test]
fn a_person_plays_ares_expedition_alone_from_the_form_to_the_end() {
    all_the_way(&Begun {
        mode: "solo-skilled",
        seats: &[("Ada", "human")],
        setup: Setup { mode: Mode::Solo(Level::Skilled), ..Setup::new(1) },
        players: &[Controller::Human],
        seed: 3,
    });
}

/// Between the two nothing of either is shown, and neither sees what the other does before the phase ends.
///
/// Rules: ARES-COOP-01, ARES-COOP-05; Q-ARES-05.
#[test]
fn two_people_play_ares_expedition_together_at_one_device_and_see_nothing_of_each_other() {
    all_the_way(&Begun {
        mode: "cooperative",
        seats: &[("Ada", "human"), ("Blaise", "human")],
        setup: Setup { mode: Mode::Cooperative, ..Setup::new(2) },
        players: &[Controller::Human; 2],
        seed: 5,
    });
}

#[test]
fn a_person_plays_ares_expedition_against_three_bots_from_the_form_to_the_end() {
    all_the_way(&Begun {
        mode: "competitive",
        seats: &[("Ada", "human"), ("Rosa", "random"), ("Greta", "greedy"), ("Gus", "greedy")],
        setup: Setup::new(4),
        players: &[
            Controller::Human,
            Controller::Bot(Bot::Random),
            Controller::Bot(Bot::Greedy),
            Controller::Bot(Bot::Greedy),
        ],
        seed: 4,
    });
}

/// A seat that has answered in a phase may open its answer again while others owe theirs, at a shared device too.
///
/// Rules: Q-ARES-05.
#[test]
fn who_has_chosen_a_phase_may_choose_again_while_others_still_choose() {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    begin_expedition(
        &browser,
        "competitive",
        &[("Ada", "human"), ("Blaise", "human"), ("Cleo", "human")],
        "3",
    );
    let mut players = Players::at(&browser);
    let mut sight = players.next();
    for _ in 0..60 {
        let is_plan = sight.asks() == Some("plan") && sight.eyes() == Some(Seat::ALL[0]);
        sight = players.answer();
        if is_plan {
            break;
        }
        if !sight.may_look(true).is_empty() {
            sight = players.next();
        }
    }
    let mut owed = sight.may_look(true);
    assert!(sight.may_look(false).contains(&"0".to_owned()), "Ada may come back");
    let chosen = sight.table();
    let sight = players.look("0");
    assert_eq!(sight.asks(), Some("finished"));
    browser.click_on("#question [data-choice=reopen]");
    browser.find("#question[data-question=plan]");
    let reopened = players.see().table();
    assert_eq!(reopened.asked().len(), owed.len() + 1);
    // The others choose first, and Ada last: the phases are revealed.
    browser.click_on("#rise");
    owed.push("0".to_owned());
    for seat in owed {
        browser.find("#hand-over");
        players.look(&seat);
        players.answer();
    }
    let after = players.next();
    assert!(after.answers() > chosen.answers() as u64);
    assert_ne!(after.stage(), "planning");
    assert_eq!(browser.errors(), [""; 0]);
}
