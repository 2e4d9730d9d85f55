//! Each screen of Ares Expedition at each size, in both themes, for people who do not see it, have no mouse, need large letters
//! or few colours; and hands of many cards.

use super::moments::{PEOPLE, finished, hoarded, round, until};
use crate::hand::cut;
use crate::legible::{beyond, told};
use crate::moments::{dealt, sit_down};
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::json;
use viriditas::ares::cards::Phase;
use viriditas::ares::{Choice, Level, Mode, Question, Setup, Stage};
use viriditas::games::AresTable;
use viriditas::kit::Seat;
use viriditas::table::{Controller, Name};

const SIZES: [(u16, u16); 3] = [(1280, 720), (768, 1024), (360, 800)];

/// The first moment of a game of so many people at which it is so.
fn first(setup: Setup, seed: u64, is_so: impl FnMut(&AresTable, Seat) -> bool) -> Option<(AresTable, Seat)> {
    let mut table = dealt(setup, seed, &PEOPLE[..setup.players.into()]);
    let seat = until(&mut table, seed, is_so)?;
    Some((table, seat))
}

fn question(table: &AresTable, seat: Seat) -> Option<Question> {
    table.view(Some(seat)).question(seat)
}

/// A late action phase in which a card and a standard action can be used.
fn acting() -> (AresTable, Seat) {
    let found = first(Setup::new(4), 6, |table, seat| {
        let stage = table.view(None).facts().stage;
        let acts = table.offers(seat).iter().filter(|offer| matches!(offer, Choice::Act { .. })).count();
        let standard = table.offers(seat).iter().any(|offer| matches!(offer, Choice::Standard(_)));
        round(table) >= 6 && stage == Stage::Resolving(Phase::Action) && acts >= 2 && standard
    });
    found.expect("an action phase")
}

/// A planning in a late round.
fn planning(setup: Setup) -> (AresTable, Seat) {
    first(setup, 8, |table, seat| round(table) >= 7 && question(table, seat) == Some(Question::Plan))
        .expect("a planning")
}

/// Looks a screen over at all sizes; on a desktop the page itself does not scroll.
fn look_over(browser: &Browser, axe: &str, name: &str) -> Vec<String> {
    let mut found = look_over_all(browser, axe, name);
    browser.frames(2);
    let scrolls = browser.script(
        "const parts = '.a-ask, #question, .a-seats, .a-hand, .recap > ol, .a-log .scroll, dialog, dialog *';
        const scrolls = (it) => it.scrollHeight > it.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(it).overflowY);
        return [...document.querySelectorAll('*')].filter((it) => scrolls(it) && !it.matches(parts)).map((it) => it.outerHTML.slice(0, 80));",
    );
    let covered = browser.script(
        "const found = [];
        const planet = document.querySelector('#planet');
        const end = planet?.getBoundingClientRect().bottom;
        if (planet && [...planet.children].some((it) => it.getBoundingClientRect().bottom > end + 1)) found.push('Mars is cut');
        const panels = [...document.querySelectorAll('#ares .panel:not(.picked)')].map((it) => [it, it.getBoundingClientRect()]);
        for (const [one, a] of panels) for (const [other, b] of panels) {
            if (one === other || one.parentElement !== other.parentElement) continue;
            if (a.top < b.bottom - 1 && b.top < a.bottom - 1 && a.left < b.right - 1 && b.left < a.right - 1) found.push(`${one.id || one.className} lies on ${other.id || other.className}`);
        }
        return found;",
    );
    found.extend(told(&covered).map(|it| format!("{name}: {it}")));
    found.extend(told(&scrolls).map(|it| format!("{name} scrolls: {it}")));
    found
}

/// Opens the closer look at a seat.
fn dialog(browser: &Browser) {
    browser.click_on(".a-seats .who");
    browser.find("dialog[open] .a-all");
}

/// Every kind of screen of the second game.
///
/// Rules: ARES-UX-02.
#[test]
fn the_screens_of_ares_expedition_are_whole_and_heard_at_every_size_in_both_themes() {
    let (browser, axe, address) = (Browser::start(), axe(), page());
    browser.resize(1280, 720);
    let mut found = Vec::new();
    let cooperative = Setup { mode: Mode::Cooperative, ..Setup::new(2) };
    for (name, (table, seat)) in [
        ("ares-plan", planning(Setup::new(4))),
        ("ares-plan-solo", planning(Setup { mode: Mode::Solo(Level::Beginner), ..Setup::new(1) })),
        ("ares-plan-together", planning(cooperative)),
    ] {
        sit_down(&browser, &address, &table, Some(seat));
        browser.find("#question[data-question=plan]");
        found.extend(look_over(&browser, &axe, name));
    }
    let (table, seat) = acting();
    sit_down(&browser, &address, &table, None);
    browser.find("#hand-over");
    found.extend(look_over(&browser, &axe, "ares-hand-over"));
    browser.click_on(&format!("#hand-over [data-look=\"{}\"]", seat.number()));
    browser.find("#question[data-question=phase]");
    found.extend(look_over(&browser, &axe, "ares-action"));
    browser.click_on("#acts .a-standard:not(.refused)");
    browser.find("#confirm");
    found.extend(look_over(&browser, &axe, "ares-action-picked"));
    browser.click_on("#back");
    dialog(&browser);
    found.extend(look_over(&browser, &axe, "ares-seat"));
    browser.press("\u{e00c}");
    browser.until("it is put away", "return document.querySelector('dialog') === null");
    sit_down(&browser, &address, &finished(Setup::new(4), 6, &PEOPLE), None);
    browser.find("#scores");
    found.extend(look_over(&browser, &axe, "ares-end"));
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// At a desktop's size all phases and three opponents are in sight, so are all cards drawn, and finishing is not what is lit while a card can be
/// played.
#[test]
fn what_is_chosen_from_is_whole_and_finishing_is_not_proposed_while_a_card_can_be_played() {
    const SEEN: &str = "
        const end = document.querySelector('.a-ask').getBoundingClientRect().bottom;
        const seats = document.querySelector('.a-seats');
        const all = [...document.querySelectorAll('.a-phase, .a-seal, .a-cards > li')].map((it) => it.getBoundingClientRect().bottom <= end + 1);
        return [all.length, all.every(Boolean), seats.scrollHeight <= seats.clientHeight + 1];";
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    let (table, seat) = planning(Setup::new(4));
    sit_down(&browser, &address, &table, Some(seat));
    assert_eq!(browser.script(SEEN), json!([6, true, true]), "the phases, and three opponents");
    let five = |table: &AresTable, seat: Seat| {
        let drawn = table.offers(seat).iter().filter(|it| matches!(it, Choice::Card(_))).count();
        matches!(question(table, seat), Some(Question::Keep { .. })) && drawn >= 5
    };
    let solo = Setup { mode: Mode::Solo(Level::Beginner), ..Setup::new(1) };
    let (table, seat) = first(solo, 8, five).expect("a research of five cards");
    sit_down(&browser, &address, &table, Some(seat));
    assert_eq!(browser.script(SEEN), json!([5, true, true]), "the cards drawn");
    let development = |table: &AresTable, seat: Seat| {
        table.view(None).facts().stage == Stage::Resolving(Phase::Development)
            && table.offers(seat).iter().any(|it| matches!(it, Choice::Play(_)))
    };
    let (table, seat) = first(Setup::new(4), 8, development).expect("a card to play");
    sit_down(&browser, &address, &table, Some(seat));
    let lit = "return document.querySelectorAll('#question .btn.primary').length";
    assert_eq!(browser.script(lit), 0, "nothing but a card is proposed");
    assert!(browser.text(&browser.find("#question")).contains("Press a card"));
    browser.resize(360, 800);
    browser.frames(2);
    let top =
        browser.script("return document.querySelector('#hand .a-face').getBoundingClientRect().top < 700");
    assert_eq!(top, true, "cards are in sight on a phone");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Names are as long as the form lets through, letters are twice as large or the system chooses the colours.
#[test]
fn many_cards_in_hand_are_whole_at_every_size_with_large_letters_and_without_colours() {
    let (browser, address) = (Browser::start(), page());
    let mut found = Vec::new();
    let named = |(mut table, seat): (AresTable, Seat)| {
        for (seat, letters) in Seat::ALL.into_iter().zip(["W", "m\u{300}", "i", "ä"]).take(4) {
            table.seat(seat, Controller::Human, Name::new(&letters.repeat(10_000)));
        }
        (table, seat)
    };
    for (name, least, (table, seat)) in [
        ("hand", 25, named(hoarded(25))),
        ("plan", 4, named(planning(Setup::new(4)))),
        ("act", 1, named(acting())),
    ] {
        browser.resize(1280, 720);
        sit_down(&browser, &address, &table, Some(seat));
        browser.find("#question");
        for (width, height, letters) in [(200, 700, 100), (320, 640, 200), (1280, 720, 200)]
            .into_iter()
            .chain(SIZES.map(|(width, height)| (width, height, 100)))
        {
            browser.resize(width, height);
            browser.script(&format!("document.documentElement.style.fontSize = '{letters}%'"));
            browser.frames(2);
            let at = |it: &str| format!("{name} at {width} and {letters} %: {it}");
            found.extend(beyond(&browser).iter().map(|it| at(it)));
            found.extend(cut(&browser, "#hand", least).iter().map(|it| at(it)));
            browser.screenshot(&screen(&format!("ares-{name}-{width}-{letters}")));
        }
        browser.script("document.documentElement.style.fontSize = ''");
        browser.resize(1280, 720);
        found.extend(without_colours(&browser, name));
    }
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// Where the system chooses the colours, cards, blocks of a track and what can be pressed have an outline, and what is chosen one
/// more.
fn without_colours(browser: &Browser, name: &str) -> Vec<String> {
    let forced = |value: &str| {
        let features = json!({ "features": [{ "name": "forced-colors", "value": value }] });
        browser.devtools("Emulation.setEmulatedMedia", &features);
    };
    forced("active");
    if name == "act" {
        browser.click_on("#acts .a-standard:not(.refused)");
        browser.find("#confirm");
    }
    let said = browser.script(
        "const found = [];
        const bare = (it) => getComputedStyle(it).borderTopStyle === 'none' && getComputedStyle(it).outlineStyle === 'none';
        if (!matchMedia('(forced-colors: active)').matches) found.push('colours are not forced');
        for (const it of document.querySelectorAll('#ares .card, .blk, .a-phase, .a-standard')) {
            if (it.checkVisibility() && bare(it)) found.push(`no border: ${it.outerHTML.slice(0, 80)}`);
        }
        const filled = getComputedStyle(document.querySelector('.blk.had')).backgroundColor;
        if (filled === getComputedStyle(document.querySelector('.blk:not(.had, .own)')).backgroundColor) found.push('steps look alike');
        const chosen = document.querySelector('.card.sel');
        if (chosen && getComputedStyle(chosen).outlineStyle === 'none' && getComputedStyle(chosen).borderTopWidth === getComputedStyle(document.querySelector('.card:not(.sel)')).borderTopWidth) found.push('nothing marks what is chosen');
        return found.slice(0, 5);",
    );
    browser.screenshot(&screen(&format!("ares-forced-{name}")));
    forced("none");
    told(&said).map(|it| format!("{name} without colours: {it}")).collect()
}

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";

/// Goes on with the Tab key until what a selector names has the focus.
fn tab_to(browser: &Browser, selector: &str) {
    for _ in 0..120 {
        let is_there =
            browser.script(&format!("return document.activeElement?.matches({}) === true", json!(selector)));
        if is_there == true {
            let seen = browser.script(
                "const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
                return outlineStyle !== 'none' && outlineWidth !== '0px' || boxShadow !== 'none';",
            );
            assert_eq!(seen, true, "{selector} shows that it has the focus");
            return;
        }
        browser.press(TAB);
    }
    panic!("the Tab key does not lead to {selector}");
}

/// From the choice of a phase to the next question, with Tab, Enter and Escape.
#[test]
fn a_phase_of_ares_expedition_is_chosen_and_played_with_tab_enter_and_escape() {
    let browser = Browser::start();
    let setup = Setup::new(1);
    let found = first(setup, 2, |table, seat| {
        let playable = || {
            let mut then = table.clone();
            let plan = Choice::Phase(Phase::Development);
            then.play(seat, plan).is_ok() && then.offers(seat).iter().any(|it| matches!(it, Choice::Play(_)))
        };
        round(table) > 1 && question(table, seat) == Some(Question::Plan) && playable()
    });
    let (table, seat) = found.expect("a planning before a phase in which a card can be played");
    browser.resize(1280, 720);
    sit_down(&browser, &page(), &table, Some(seat));
    browser.find("#question[data-question=plan]");
    // A press chooses, and the button seals; so do the number of a phase and the button.
    tab_to(&browser, ".a-phase[data-phase=construction] .held");
    browser.press(ENTER);
    browser.find("#question[data-question=plan] #confirm");
    browser.press("1");
    browser.until("what seals has the focus", "return document.activeElement.matches('#confirm')");
    browser.press(ENTER);
    browser.find("#ares[data-stage=development] #question[data-question=phase]");
    browser.until("the heading has the focus", "return document.activeElement.matches('#question h2')");
    let answers = "return document.querySelector('#kept').dataset.answers";
    let before = browser.script(answers);
    let size = browser.script("return Number(document.querySelector('#hand').dataset.size)");
    for escapes in [true, false] {
        tab_to(&browser, "#hand .a-face:has(.card.can)");
        browser.press(ENTER);
        browser.until(
            "what confirms has the focus",
            "return document.activeElement.closest('#question.picked') !== null",
        );
        if escapes {
            browser.press(ESCAPE);
            browser.until("it is put back", "return document.querySelector('#question.picked') === null");
            browser.until(
                "the keyboard is in the question or at the card",
                "return document.activeElement.closest('#question, #hand') !== null",
            );
            assert_eq!(browser.script(answers), before, "nothing is answered");
        } else {
            tab_to(&browser, "#confirm");
            browser.press(ENTER);
        }
    }
    browser.until(
        "the card is played",
        &format!(
            "return document.querySelector('#kept').dataset.answers !== '{}'",
            before.as_str().unwrap_or_default()
        ),
    );
    let now = browser.script("return Number(document.querySelector('#hand').dataset.size)");
    assert!(now.as_i64() < size.as_i64(), "{now} of {size} cards");
    assert_eq!(browser.errors(), [""; 0]);
}
