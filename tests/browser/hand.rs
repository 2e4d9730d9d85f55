//! A hand of many cards and many cards on the table: legible at every size, found, sorted, and played from the keyboard.

use crate::moments::{begun, shape, sit_down};
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use crate::{page, screen};
use viriditas::kit::Seat;
use viriditas::mars::{Choice, Setup, Shape, Switch};
use viriditas::table::{Controller, Table};

const SIZES: [(u16, u16); 4] = [(1280, 720), (1920, 1080), (768, 1024), (360, 800)];

/// What is cut of the cards in a list, and what lies over the name of another.
const CUT: &str = "
    const list = document.querySelector(LIST);
    const cut = [];
    const box = (element) => element.getBoundingClientRect();
    const is_in = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
        && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    const meets = (one, other) => one.left < other.right - 0.5 && other.left < one.right - 0.5
        && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5;
    const cards = [...list.querySelectorAll('.card')];
    const letters = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
    };
    const shown = (element) => element.getClientRects().length > 0;
    for (const card of cards) {
        const name = card.querySelector('.nm');
        const told = name.textContent;
        const parts = [...card.querySelectorAll('.cost, .tg .i, .vpb, .holds')].filter(shown);
        if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1) cut.push(`${told}: name`);
        if (!is_in(letters(name), box(card))) cut.push(`${told}: name leaves the card`);
        for (const part of parts) {
            const what = part.getAttribute('class');
            if (!is_in(box(part), box(card))) cut.push(`${told}: ${what} leaves the card`);
            if (meets(box(part), letters(name))) cut.push(`${told}: ${what} lies on the name`);
            for (const other of parts) {
                if (other !== part && !part.contains(other) && !other.contains(part) && meets(box(part), box(other)))
                    cut.push(`${told}: ${what} lies on ${other.getAttribute('class')}`);
            }
        }
    }
    const boxes = cards.map(box);
    boxes.forEach((one, place) => boxes.forEach((other, later) => {
        if (later > place && meets(one, other)) cut.push(`${place} lies on ${later}`);
    }));
    return [cards.length, cut];";

/// What is cut of the cards in a list, of which there must be so many.
fn cut(browser: &Browser, list: &str, least: u64) -> Vec<String> {
    let told = browser.script(&CUT.replace("LIST", &format!("'{list}'")));
    assert!(told[0].as_u64() >= Some(least), "{} cards of {least}", told[0]);
    let all = told[1].as_array().into_iter().flatten();
    all.filter_map(|it| it.as_str()).map(str::to_owned).collect()
}

/// Everyone buys every card and plays none, until a hand has so many.
fn hoarded(cards: usize) -> (Table, Seat) {
    let mut table = begun(Setup::new(2), 11, &[Controller::Human; 2]);
    while let Some(seat) = table.asked().iter().next() {
        let offers = table.offers(seat);
        let is_turn = shape(&table, seat) == Some(Shape::Turn);
        if is_turn && usize::from(table.view(Some(seat)).facts().players[seat].hand_size) >= cards {
            return (table, seat);
        }
        let wanted = offers.iter().find(|it| matches!(it, Choice::Pass | Choice::Card(_)));
        let choice = *wanted.or_else(|| offers.first()).expect("an offer");
        table.play(seat, choice).expect("an offer is accepted");
    }
    panic!("the game ended");
}

/// 25 cards are legible at each size; one is found, and it is played from the keyboard.
#[test]
fn a_hand_of_25_cards_is_legible_found_and_played() {
    let (browser, axe) = (Browser::start(), axe());
    let (table, seat) = hoarded(25);
    browser.resize(1280, 720);
    sit_down(&browser, &page(), &table, Some(seat));
    let mut found = Vec::new();
    for (width, height) in SIZES {
        browser.resize(width, height);
        if width < 768 {
            browser.click_on("#panes [data-to=hand]");
        }
        browser.find("#hand .held");
        browser.screenshot(&screen(&format!("hand-25-{width}x{height}")));
        found.extend(cut(&browser, "#hand .packed", 25).into_iter().map(|it| format!("{width}: {it}")));
    }
    browser.resize(1280, 720);
    found.extend(look_over_all(&browser, &axe, "hand"));
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// One seat plays every card that it can and the other only passes, until so many lie on its table and one has an action.
fn played(cards: usize) -> (Table, Seat) {
    let setup =
        [Switch::Prelude, Switch::Venus, Switch::Colonies].into_iter().fold(Setup::new(2), Setup::with);
    let mut most = 0;
    for seed in 0..20 {
        let mut table = begun(setup, seed, &[Controller::Human; 2]);
        while let Some(seat) = table.asked().iter().next() {
            let offers = table.offers(seat);
            let many = table.view(Some(seat)).facts().players[seat].played.iter().count();
            most = most.max(many);
            if many >= cards && offers.iter().any(|it| matches!(it, Choice::Act { .. })) {
                return (table, seat);
            }
            let rank = |choice: &Choice| match choice {
                Choice::Play(_) if seat == Seat::ALL[0] => 0,
                Choice::Card(_) => 2,
                Choice::Pass => 4,
                Choice::Play(_)
                | Choice::Act { .. }
                | Choice::Convert(_)
                | Choice::EndTurn
                | Choice::Project(_)
                | Choice::Claim(_)
                | Choice::Fund(_)
                | Choice::Trade { .. } => 9,
                _ => 3,
            };
            let choice = *offers.iter().min_by_key(|it| rank(it)).expect("an offer");
            table.play(seat, choice).expect("an offer is accepted");
        }
    }
    panic!("{most} of {cards} cards are played at most");
}

/// 60 cards in play are legible at each size, in groups, and an action is used from there.
#[test]
fn sixty_cards_in_play_are_legible_and_their_actions_are_at_hand() {
    let (browser, axe) = (Browser::start(), axe());
    let (table, seat) = played(60);
    browser.resize(1280, 720);
    sit_down(&browser, &page(), &table, Some(seat));
    let mut found = Vec::new();
    browser.press("t");
    browser.find("dialog[open] .tableau .held");
    browser.script("document.querySelector('.tableau details')?.setAttribute('open', '')");
    for (width, height) in SIZES {
        browser.resize(width, height);
        browser.screenshot(&screen(&format!("tableau-60-{width}x{height}")));
        found.extend(cut(&browser, ".tableau", 60).into_iter().map(|it| format!("{width}: {it}")));
    }
    browser.resize(1280, 720);
    found.extend(look_over_all(&browser, &axe, "tableau"));
    browser.click_on(".tableau [data-acts]");
    browser.find("#question :is(#confirm, .does)");
    assert!(browser.find_all("dialog[open]").is_empty(), "the tableau is put away");
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// A key each leads to the parts of the table, and none is heard where somebody writes.
#[test]
fn keys_lead_to_the_parts_of_the_table_and_play_a_card() {
    let (browser, axe) = (Browser::start(), axe());
    let (table, seat) = hoarded(12);
    browser.resize(1280, 720);
    sit_down(&browser, &page(), &table, Some(seat));
    let at = |selector: &str| {
        let there = format!("return document.activeElement?.matches('{selector}') === true");
        browser.until(selector, &there);
    };
    for (key, selector) in
        [("a", "#actions button"), ("m", "#map [tabindex]"), ("h", "#hand .held"), ("q", "#question h2")]
    {
        browser.press(key);
        at(selector);
    }
    browser.press("?");
    browser.find("dialog[open] .keys");
    let found = look_over_all(&browser, &axe, "keys");
    browser.script("document.querySelector('dialog[open]').close()");
    browser.until("the sheet is closed", "return document.querySelector('dialog[open]') === null");
    // Two letters find a card that can be played; with it in the hand three presses play it.
    let name = "return document.querySelector('#hand [data-choice] .nm').textContent";
    let name = browser.script(name).as_str().expect("a name").to_owned();
    browser.press("f");
    at("#find");
    browser.fill(&browser.find("#find"), &name[..2]);
    let finds = "return [...document.querySelectorAll('#hand .nm')].some((it) => it.textContent === NAME)";
    browser.until("it is found", &finds.replace("NAME", &serde_json::json!(name).to_string()));
    assert!(browser.find_all("#hand .held").len() < 12, "the others are put away");
    browser.script("document.querySelector('#find').value = ''; document.querySelector('#find').dispatchEvent(new Event('input', { bubbles: true }))");
    browser.script("document.querySelector('.tools button').click()");
    browser.until(
        "only playable ones",
        "return [...document.querySelectorAll('#hand .held')].every((it) => it.dataset.choice)",
    );
    browser.press("h");
    browser.script("document.activeElement.blur()");
    browser.press("h");
    at("#hand .held[data-choice]");
    browser.press("\u{E007}");
    at("#confirm");
    browser.press("\u{E007}");
    browser.until("the card is played", "return document.querySelectorAll('#question').length >= 0 && !document.querySelector('#table[data-pending=chosen]')");
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}
