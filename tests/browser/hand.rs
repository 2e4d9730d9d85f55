//! A hand of many cards and many cards on the table: legible at every size, found, sorted, and played from the keyboard.

use crate::moments::{begun, shape, sit_down};
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use crate::{page, screen};
use viriditas::kit::Seat;
use viriditas::mars::{Choice, Setup, Shape};
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
