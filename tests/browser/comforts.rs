//! What the page does for somebody as they wish: metals that are kept, passes said beforehand, turns that end by themselves, and a look
//! at the table before the last choice.

use crate::ares::moments as ares;
use crate::hand::crowded;
use crate::moments::{begun, sit_down, until};
use crate::page;
use crate::patience::tried;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use serde_json::json;
use viriditas::games::{Game, MarsTable, answer};
use viriditas::kit::Seat;
use viriditas::mars::cards::{Resource, StandardProject};
use viriditas::mars::{Choice, KeptMetals, Payer, Phase, Setup, Shape};
use viriditas::table::{Bot, Controller};

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const ALONE: [Controller; 2] = [Controller::Human, Controller::Bot(Bot::Greedy)];

/// The first moment at which the first seat is asked its turn and it is as wanted, with the place of an answer.
fn turn(is_so: impl Fn(&MarsTable, Seat) -> Option<u16>) -> (MarsTable, Seat, u16) {
    let found = (0..40).find_map(|seed| {
        let mut table = begun(Setup::new(2), seed, &ALONE);
        let mut place = None;
        let seat = until(&mut table, |table, seat| {
            let question = table.view(Some(seat)).question(seat);
            let is_turn = question.is_some_and(|question| question.shape == Shape::Turn);
            place = is_so(table, seat).filter(|_| is_turn && seat == Seat::ALL[0]);
            place.is_some()
        });
        Some((table, seat?, place?))
    });
    found.expect("a turn like that")
}

fn place(table: &MarsTable, seat: Seat, choice: Choice) -> Option<u16> {
    table.offers(seat).iter().position(|&offer| offer == choice).map(|place| place as u16)
}

/// Turns a setting on or off, on the sheet at the top of the page.
fn set(browser: &Browser, setting: &str) {
    browser.click_on("#settings");
    browser.click_on(&format!("dialog[open] #{setting}"));
    browser.press(ESCAPE);
    browser.until("the sheet is closed", "return document.querySelector('dialog[open]') === null");
}

/// Larger letters are larger on every screen: at home and at the tables of both games.
#[test]
fn larger_letters_are_larger_at_home_and_at_both_tables() {
    let (browser, address) = (Browser::alone(), &page());
    let size = |browser: &Browser, what: &str| -> f64 {
        let script =
            format!("return parseFloat(getComputedStyle(document.querySelector('{what}')).fontSize)");
        browser.script(&script).as_f64().expect("a size in pixels")
    };
    let check = |part: &str| {
        let before = size(&browser, part);
        set(&browser, "larger-text");
        let larger = size(&browser, part);
        assert!(larger > 1.1 * before, "{part}: {before} px, then {larger} px");
        set(&browser, "larger-text");
        assert!((size(&browser, part) - before).abs() < 0.01, "and back again");
    };
    browser.open(address);
    check(".btn.primary");
    let (table, seat, _) = acted();
    sit_down(&browser, address, &table, Some(seat));
    check("#question h2");
    let (table, seat) = ares::hoarded(6);
    sit_down(&browser, address, &table, Some(seat));
    check("#question h2");
}

/// Building cards are paid with steel, or with M€ alone where steel is kept; what an earlier or a later version has kept stays.
#[test]
fn a_metal_that_is_kept_pays_no_more_than_must_be_and_settings_outlast_other_versions() {
    let (browser, address) = (Browser::alone(), page());
    let steel = Payer::Stock(Resource::Steel);
    let kept = KeptMetals { steel: true, titanium: false };
    let (table, seat, place) = turn(|table, seat| {
        let view = table.view(Some(seat));
        let saves = |choice: &Choice| {
            let payment = view.payment(seat, Some(*choice)).filter(|_| matches!(choice, Choice::Play(_)));
            payment.is_some_and(|it| it.usual().of(steel) > 0 && it.usual_keeping(kept).of(steel) == 0)
        };
        table.offers(seat).iter().position(saves).map(|place| place as u16)
    });
    browser.resize(1280, 720);
    sit_down(&browser, &address, &table, Some(seat));
    let card = format!("#hand [data-choice='{place}']");
    let paid = "return Number(document.querySelector('.payment output b').textContent)";
    browser.click_on(&card);
    browser.until("steel pays", &format!("{paid} > 0"));
    set(&browser, "keep-steel");
    browser.until(
        "steel is kept",
        &format!("{paid} === 0 && document.querySelector('.payment .spared') !== null"),
    );
    assert_eq!(browser.script("return localStorage['viriditas.settings']"), "keep-steel");
    browser
        .script("localStorage['viriditas.settings'] = '\\u0000{\"keep\" later-thing  keep-titanium 1e999'");
    browser.open(&address);
    browser.click_on(&card);
    browser.until("steel pays again", &format!("{paid} > 0"));
    set(&browser, "keep-steel");
    let names = browser.script("return localStorage['viriditas.settings']");
    assert_eq!(names, "\u{0}{\"keep\" later-thing keep-titanium 1e999 keep-steel");
    browser.open(&address);
    browser.click_on(&card);
    browser.until("steel is kept", &format!("{paid} === 0"));
    let steel_before = browser.script(STEEL);
    browser.click_on("#confirm");
    browser.until("it is paid", "return document.querySelector('#table').dataset.pending === 'nothing'");
    assert_eq!(browser.script(STEEL), steel_before, "no steel is paid");
    assert_eq!(browser.errors(), [""; 0]);
}

/// The steel of whoever looks.
const STEEL: &str = "return document.querySelector('#mine').querySelector('[href=\"#i-steel\"]').closest('.cell').querySelector('b').textContent";

/// A turn in which one action has been taken, of somebody whose opponent goes on acting behind their next pass.
fn acted() -> (MarsTable, Seat, u16) {
    turn(|table, seat| {
        let end = place(table, seat, Choice::EndTurn)?;
        let mut then = table.clone();
        then.play(seat, Choice::EndTurn).ok()?;
        bot_acts(&mut then, seat)?;
        then.play(seat, Choice::Pass).ok()?;
        bot_acts(&mut then, seat);
        let facts = then.view(None).facts().clone();
        let is_early = facts.generation == table.view(None).facts().generation && facts.generation > 1;
        Some(end).filter(|_| is_early && facts.phase == Phase::Action)
    })
}

/// Lets the bot answer until somebody else is asked, as it does on the page; nothing where it passes.
fn bot_acts(table: &mut MarsTable, seat: Seat) -> Option<()> {
    let mut steps = 0;
    while let Some(bot) = table.asked().iter().next().filter(|&asked| asked != seat) {
        let place = answer(&table.record().to_text(), bot, Bot::Greedy, 100).ok()?.choice;
        table.play_at(bot, place)?;
        steps += 1;
        // Behind the pass of the other it acts on alone.
        if table.view(None).facts().passed.contains(seat) && steps > 2 {
            return Some(());
        }
    }
    Some(()).filter(|()| table.view(None).facts().passed.is_empty())
}

/// Ends the own turn with keys, where one action has been taken.
fn end_turn(browser: &Browser) {
    browser.press("x");
    browser.until("the end", "return document.activeElement?.matches('#confirm') === true");
    browser.press(ENTER);
    browser.find("#waiting #pass-beforehand");
    browser.press("x");
    browser.until("the switch", "return document.activeElement?.matches('#pass-beforehand') === true");
    browser.press(ENTER);
    browser.until("it is on", "return document.querySelector('#pass-beforehand')?.ariaPressed === 'true'");
}

const OWN_TURN: &str = "return document.querySelector('#question')?.dataset.shape === 'turn'";
const TOLD: &str = "return document.querySelector('#for-you').textContent.length > 0";

/// The page tells of the pass, and an undo does not pass once more.
#[test]
fn somebody_passes_beforehand_and_takes_that_back() {
    let (table, seat, _) = acted();
    let begin = || {
        let browser = Browser::alone();
        browser.before_each_page("localStorage['viriditas.pace'] = 'slow';");
        browser.resize(1280, 720);
        sit_down(&browser, &page(), &table, Some(seat));
        end_turn(&browser);
        browser
    };
    let browser = begin();
    browser.screenshot(&crate::screen("pass-beforehand"));
    browser.until("it is told", TOLD);
    assert_eq!(browser.find_all("#question[data-shape=turn]").len(), 0, "it has passed");
    browser.press("u");
    browser
        .until("the undo", "return document.activeElement?.matches('#undo[aria-disabled=false]') === true");
    browser.press(ENTER);
    browser.until("the own turn", OWN_TURN);
    browser.frames(20);
    assert_eq!(browser.script(OWN_TURN), true, "what was taken back is not done again");
    assert_eq!(browser.script(TOLD), false);
    assert_eq!(browser.errors(), [""; 0]);
    drop(browser);

    let browser = begin();
    browser.press(ENTER);
    browser.until("it is off", "return document.querySelector('#pass-beforehand')?.ariaPressed === 'false'");
    browser.until("the own turn", OWN_TURN);
    browser.frames(20);
    assert_eq!(browser.script(OWN_TURN), true, "it does not pass");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Where it is wished, and not again where it was taken back.
#[test]
fn a_turn_in_which_nothing_is_left_ends_by_itself_and_is_taken_back() {
    let browser = Browser::alone();
    let (table, seat, place) = turn(|table, seat| {
        let acts = |choice: &&Choice| match choice {
            Choice::Project(project) => *project != StandardProject::SellPatents,
            choice => matches!(choice, Choice::Play(_)),
        };
        let is_last = |choice: &&Choice| {
            let mut then = table.clone();
            let is_whole = then.play(seat, **choice).is_ok() && then.opens_move(seat);
            is_whole
                && table
                    .view(Some(seat))
                    .payment(seat, Some(**choice))
                    .is_none_or(|it| it.parts(&it.usual()).is_empty())
                && Game::from(then).end_of_spent_turn(seat).is_some()
        };
        place(table, seat, Choice::Pass)?;
        let last = *table.offers(seat).iter().filter(acts).find(is_last)?;
        place(table, seat, last)
    });
    browser.resize(1280, 720);
    sit_down(&browser, &page(), &table, Some(seat));
    set(&browser, "end-turn");
    browser.click_on(&format!("#table [data-choice='{place}']"));
    browser.screenshot(&crate::screen("turn-to-end"));
    browser.click_on("#confirm");
    browser.frames(4);
    browser.screenshot(&crate::screen("turn-ending"));
    browser.until("it is told", TOLD);
    assert_eq!(browser.find_all("#question").len(), 0, "the turn has ended");
    browser.screenshot(&crate::screen("turn-ended"));
    browser.press("u");
    browser
        .until("the undo", "return document.activeElement?.matches('#undo[aria-disabled=false]') === true");
    browser.press(ENTER);
    let is_back = "return document.querySelector('#actions [data-kind=end-turn][data-choice]') !== null";
    browser.until("the own turn, in which one action is taken", is_back);
    browser.frames(20);
    assert_eq!(browser.script(is_back), true, "what was taken back is not done again");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Sends a key down or up.
fn hold(browser: &Browser, kind: &str, key: &str) {
    let event = json!({ "type": kind, "key": key, "text": if kind == "keyDown" { key } else { "" }, "windowsVirtualKeyCode": 66 });
    browser.devtools("Input.dispatchKeyEvent", &event);
}

/// Holds the key that shows the earlier table; like any key that is held, it is told again and again.
fn hold_until_shown(browser: &Browser) {
    let shown = tried(|| {
        hold(browser, "keyDown", "b");
        (browser.script(EARLIER) == true).then_some(())
    });
    assert!(shown.is_some(), "the earlier table: not yet; the console says {:?}", browser.errors());
}

const EARLIER: &str = "return document.querySelector('#look-back #looking-back') !== null";
const GONE: &str = "return document.querySelector('#look-back') === null";

/// While the key is held nothing can be pressed; letting go, and losing the window, lead back. What was about to be done is as it was.
#[test]
fn a_held_key_shows_the_table_before_the_last_choice_and_nothing_can_be_pressed() {
    let (browser, axe) = (Browser::start(), axe());
    let (table, seat, place) = turn(|table, seat| {
        place(table, seat, Choice::EndTurn)?;
        let plays = |choice: &Choice| matches!(choice, Choice::Project(StandardProject::Asteroid));
        table.offers(seat).iter().position(plays).map(|place| place as u16)
    });
    browser.resize(1280, 720);
    sit_down(&browser, &page(), &table, Some(seat));
    let earlier = table.before_last_of(seat).expect("it has acted");
    let money = |of: &MarsTable| of.view(Some(seat)).facts().players[seat].stock[Resource::MegaCredits];
    let own = |within: &str| {
        let text =
            browser.script(&format!("return document.querySelector('{within} #mine .cell b').textContent"));
        text.as_str().map(str::to_owned)
    };
    browser.click_on(&format!("#table [data-choice='{place}']"));
    browser.find("#confirm");
    let pending = "return document.querySelector('#table').dataset.pending";
    let before = browser.script(pending);
    hold_until_shown(&browser);
    assert_eq!(own("#look-back"), Some(money(&earlier).to_string()));
    assert_eq!(own("#table"), Some(money(&table).to_string()));
    // Of the table below nobody reads anything now.
    let mut found = look_over_all(&browser, &axe, "look-back");
    found.retain(|it| !it.contains("contrast") && !it.contains("nobody can read"));
    browser.press(ENTER);
    browser.press("x");
    browser.script("document.querySelector('#confirm').click()");
    assert_eq!(browser.script(EARLIER), true);
    hold(&browser, "keyUp", "b");
    browser.until("the table", GONE);
    assert_eq!(browser.script(pending), before, "nothing was pressed");
    browser.until("what had the focus has it", "return document.activeElement?.matches('#confirm') === true");
    hold_until_shown(&browser);
    browser.script("window.dispatchEvent(new Event('blur'))");
    browser.until("the table", GONE);
    hold(&browser, "keyUp", "b");
    // The button of the undo, held: that is no undo.
    let answers = browser
        .script("return localStorage.getItem(Object.keys(localStorage).find((key) => /game/.test(key)))");
    for (kind, held) in [("mousePressed", 1), ("mouseReleased", 0)] {
        let at = browser.script("const { x, y, width, height } = document.querySelector('#undo').getBoundingClientRect(); return [x + width / 2, y + height / 2]");
        let press = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "buttons": held, "clickCount": 1 });
        browser.devtools("Input.dispatchMouseEvent", &press);
        browser.until("it is shown or gone", if held == 1 { EARLIER } else { GONE });
    }
    browser.frames(4);
    let after = browser
        .script("return localStorage.getItem(Object.keys(localStorage).find((key) => /game/.test(key)))");
    assert_eq!(after, answers, "nothing was taken back");
    // In Ares Expedition too.
    let (table, seat) = ares::hoarded(6);
    sit_down(&browser, &page(), &table, Some(seat));
    hold_until_shown(&browser);
    browser.screenshot(&crate::screen("look-back-ares"));
    hold(&browser, "keyUp", "b");
    browser.until("the table", GONE);
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// The sheet of settings and the sheets of keys, in both themes and at all sizes.
#[test]
fn nothing_on_the_sheets_of_settings_and_keys_is_a_barrier() {
    let (browser, axe) = (Browser::start(), axe());
    let mut found = Vec::new();
    browser.open(&page());
    browser.click_on("#settings");
    browser.find("dialog[open] .settings");
    found.extend(look_over_all(&browser, &axe, "settings"));
    browser.press(ESCAPE);
    let (table, seat) = crowded(5, 20, 20);
    sit_down(&browser, &page(), &table, Some(seat));
    found.extend(look_over_all(&browser, &axe, "bar with settings"));
    browser.click_on("#settings");
    browser.find("dialog[open] .settings");
    found.extend(look_over_all(&browser, &axe, "settings at the table"));
    browser.press(ESCAPE);
    browser.press("?");
    browser.find("dialog[open] .keys");
    found.extend(look_over_all(&browser, &axe, "all keys"));
    let (table, seat) = ares::hoarded(6);
    sit_down(&browser, &page(), &table, Some(seat));
    browser.press("?");
    browser.find("dialog[open] .keys");
    found.extend(look_over_all(&browser, &axe, "all keys of Ares Expedition"));
    for (width, letters) in [(320, "100%"), (360, "200%"), (1280, "200%")] {
        browser.resize(width, 720);
        browser.script(&format!("document.documentElement.style.fontSize = '{letters}'"));
        browser.press(ESCAPE);
        browser.script("document.querySelector('#settings').click()");
        browser.find("dialog[open] .settings");
        let over = browser.script("return document.documentElement.scrollWidth - innerWidth");
        if over.as_i64() > Some(0) {
            found.push(format!("settings at {width} and {letters}: too wide by {over}"));
        }
        browser.screenshot(&crate::screen(&format!("settings-{width}-{letters}")));
    }
    assert_eq!(found, [""; 0], "{}", json!(found));
    assert_eq!(browser.errors(), [""; 0]);
}
