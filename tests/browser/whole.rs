//! A choice is whole wherever it is made: what is asked, what each answer brings, what it costs and what settles it.

use crate::hand::hoarded;
use crate::moments::{begun, generation, sit_down, until};
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::mem::{Discriminant, discriminant};
use viriditas::games::MarsTable;
use viriditas::kit::Seat;
use viriditas::mars::{CardZone, Choice, Question, Setup, Shape, Switch, Why};
use viriditas::table::Controller;

const BOXES: [Switch; 4] = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];

/// Three desktops, on which nothing scrolls, a tablet and a phone.
const SIZES: [(u16, u16); 5] = [(1280, 720), (1366, 768), (1920, 1080), (768, 1024), (360, 800)];

/// Of so many games with every box, each kind of question is looked at where it has the most answers.
const GAMES: u64 = 30;

/// Shapes whose answers do not lie on a screen of cards, by their names on the page.
const SHAPES: [&str; 10] =
    ["amount", "award", "conversion", "holder", "option", "order", "payment", "player", "space", "turn"];

/// What tells questions apart: of turns, whether a delegate can be sent and a milestone claimed.
type Kind = (Discriminant<Shape>, Discriminant<Why>, bool);

fn kind(question: &Question, offers: &[Choice]) -> Kind {
    let [sends, claims] = [
        offers.iter().any(|offer| matches!(offer, Choice::Lobby(_))),
        offers.iter().any(|offer| matches!(offer, Choice::Claim(_))),
    ];
    (discriminant(&question.shape), discriminant(&question.why), sends && claims)
}

/// The moment of each kind of question with the most answers; turns, when there is something on the table.
fn fullest(players: u8) -> Vec<(MarsTable, Seat)> {
    let setup = BOXES.into_iter().fold(Setup::new(players), Setup::with);
    let mut found: Vec<(Kind, usize, MarsTable, Seat)> = Vec::new();
    for seed in 0..GAMES {
        until(&mut begun(setup, seed, &[Controller::Human; 5]), |table, seat| {
            let question = table.view(Some(seat)).question(seat).expect("somebody is asked");
            let is_early = matches!(question.shape, Shape::Turn) && generation(table) < 4;
            if is_early || matches!(question.shape, Shape::Card { .. } | Shape::Cards { .. }) {
                return false;
            }
            let (kind, answers) = (kind(&question, table.offers(seat)), table.offers(seat).len());
            match found.iter_mut().find(|(known, ..)| *known == kind) {
                Some((_, most, kept, of)) if *most < answers => {
                    (*most, *kept, *of) = (answers, table.clone(), seat);
                }
                Some(_) => {}
                None => found.push((kind, answers, table.clone(), seat)),
            }
            false
        });
    }
    found.into_iter().map(|(.., table, seat)| (table, seat)).collect()
}

/// Makes each of the choices that the question leaves open (in a turn two of each kind) and tells what of it is not whole.
const LOOK: &str = "
    const done = arguments[arguments.length - 1];
    const found = new Set();
    const frames = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))));
    const box = (it) => it.getBoundingClientRect();
    const one = (selector) => document.querySelector(selector);
    const told = (it) => `${it.tagName.toLowerCase()} “${it.textContent.trim().slice(0, 40)}”`;
    const is_shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && box(it).width > 1 && !it.closest('.vh') && (it.closest('summary') || !it.closest('details:not([open])'));
    const middle = (it, y) => document.elementFromPoint((box(it).left + box(it).right) / 2, y);
    const scrolls = innerWidth < 1152;
    const whole = (what) => {
        const panel = one('#question');
        const frame = box(panel);
        let [top, bottom] = [Math.max(frame.top, 0), Math.min(frame.bottom, innerHeight)];
        for (let up = panel.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflowY === 'visible') continue;
            [top, bottom] = [Math.max(top, box(up).top), Math.min(bottom, box(up).bottom)];
        }
        if (frame.top < top - 1 || frame.bottom > bottom + 1) found.add(`${what}: the question is cut`);
        if (!scrolls && panel.scrollHeight > panel.clientHeight + 1) found.add(`${what}: the question scrolls`);
        const bar = panel.querySelector('.turn-body > .buttons:has(> #confirm)');
        const parts = 'h2, h3, p, .out > li, .stepper, .rest, .offer, button, .of-tile li, summary, input';
        for (const part of [...panel.querySelectorAll(parts)].filter(is_shown)) {
            if (scrolls) panel.scrollTop += box(part).top - top - 4;
            else if (part.closest('.long')) part.scrollIntoView({ block: 'nearest' });
            const at = box(part);
            if (at.top < top - 1 || at.bottom > bottom + 1 || at.left < frame.left - 1 || at.right > frame.right + 1) {
                found.add(`${what}: ${told(part)} is out of sight`);
                continue;
            }
            for (const hit of [middle(part, at.top + 2), middle(part, at.bottom - 2)]) {
                if (!panel.contains(hit)) found.add(`${what}: ${told(part)} is covered`);
                else if (bar && bar.contains(hit) && !bar.contains(part)) found.add(`${what}: ${told(part)} lies under the button`);
            }
        }
        panel.scrollTop = 0;
        const is_seen = (it) => is_shown(it) && it.contains(middle(it, (box(it).top + box(it).bottom) / 2));
        for (const place of ['committee', 'colonies']) {
            const ways = [...document.querySelectorAll(`#${place} .rule, .doors [data-to=${place}]`)];
            if (!ways.some(is_seen)) found.add(`${what}: the ${place} are more than a press away`);
        }
    };
    const shape = () => one('#question')?.dataset.shape;
    // Back to where nothing is chosen; what led to the map is taken back.
    const back = async () => {
        one('#back')?.click();
        await frames();
    };
    const press = async (what, it) => {
        it.click();
        await frames();
        whole(what);
    };
    (async () => {
        await frames();
        whole('nothing chosen');
        if (shape() === 'space') {
            one('#map [data-answer]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
            await frames();
            if (!one('#confirm')) found.add('no area is pointed at');
            whole('an area');
        }
        const met = new Map();
        const choices = () => [...document.querySelectorAll('#table [data-kind]:not(#question *)')];
        for (let place = 0; shape() === 'turn' && place < choices().length; place += 1) {
            const it = choices()[place];
            const kind = `${it.dataset.kind}${it.ariaDisabled === 'true' ? ', refused' : ''}`;
            met.set(kind, (met.get(kind) ?? 0) + 1);
            if (met.get(kind) > 2 || (kind === 'sell' && scrolls)) continue;
            await press(`${kind} ${it.textContent.trim().slice(0, 30)}`, it);
            await back();
        }
        if (shape() === 'turn' && one('#card-actions[aria-disabled=false]')) {
            met.set('card actions', 1);
            await press('card actions', one('#card-actions'));
            await back();
        }
        done([[...found], shape(), [...met.keys()]]);
    })().catch((error) => done([[String(error)], '', []]));";

fn strings(told: &Value) -> impl Iterator<Item = &str> {
    told.as_array().into_iter().flatten().filter_map(Value::as_str)
}

#[test]
fn every_choice_is_whole_with_every_box_and_the_committee_and_the_colonies_are_a_press_away() {
    let (browser, address) = (Browser::start(), page());
    let (mut found, mut shapes, mut kinds) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for players in [2, 5] {
        for (table, seat) in fullest(players) {
            browser.resize(1280, 720);
            sit_down(&browser, &address, &table, Some(seat));
            for (width, height) in SIZES {
                browser.resize(width, height);
                let looked = browser.later(LOOK);
                let shape = looked[1].as_str().unwrap_or_default().to_owned();
                let at = |it: &str| format!("{players} seats, {shape} at {width}: {it}");
                let missing: Vec<String> = strings(&looked[0]).map(at).collect();
                if !missing.is_empty() {
                    browser.screenshot(&screen(&format!("whole-{players}-{shape}-{width}x{height}")));
                }
                found.extend(missing);
                kinds.extend(strings(&looked[2]).map(str::to_owned));
                shapes.insert(shape);
            }
        }
    }
    assert_eq!(found, [""; 0]);
    assert_eq!(shapes.iter().map(String::as_str).collect::<Vec<_>>(), SHAPES);
    for kind in ["play", "project", "convert", "trade", "lobby", "card actions", "claim", "fund", "pass"] {
        assert!(kinds.contains(kind), "{kind} is not among {}", json!(kinds));
    }
    assert_eq!(browser.errors(), [""; 0]);
}

/// Each card of the hand: its number, whether something of it lies beside its face unseen, and whether a sign on it says so.
const LEFT_OUT: &str = "
    return [...document.querySelectorAll('#hand .held .card')].map((card) => {
        const parts = [...card.querySelectorAll(':scope > :is(.req, .fx)')].filter((it) => it.checkVisibility());
        const beside = parts.filter((it) => it.offsetLeft >= card.clientWidth / 2);
        const is_signed = (part) => {
            const sign = getComputedStyle(part, '::before');
            const left = part.offsetLeft + parseFloat(sign.left);
            const top = part.offsetTop + parseFloat(sign.top);
            return sign.content !== 'none' && left >= 0 && left + parseFloat(sign.width) <= card.clientWidth + 1
                && top >= 0 && top + parseFloat(sign.height) <= card.clientHeight + 2;
        };
        return [card.dataset.card, beside.length > 0, parts.some(is_signed)];
    });";

#[test]
fn ten_cards_in_hand_show_all_that_they_do_and_where_more_leave_something_out_a_sign_says_so() {
    let (browser, address) = (Browser::start(), page());
    for (cards, sizes) in [(10, &SIZES[..3]), (25, &SIZES[..4])] {
        let (table, seat) = hoarded(cards);
        browser.resize(1280, 720);
        sit_down(&browser, &address, &table, Some(seat));
        for &(width, height) in sizes {
            browser.resize(width, height);
            browser.later("const [then] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)))");
            let told = browser.script(LEFT_OUT);
            let told = told.as_array().expect("the cards of the hand");
            assert!(told.len() >= cards, "{} cards at {width}", told.len());
            let left_out: Vec<&Value> = told.iter().filter(|card| card[1] == true).collect();
            assert!(left_out.is_empty() || cards > 10, "{} of {cards} at {width}", json!(left_out));
            let unsigned: Vec<&Value> = told.iter().filter(|card| card[1] != card[2]).collect();
            assert!(unsigned.is_empty(), "at {width} signs are wrong: {}", json!(unsigned));
            let Some(number) = left_out.first().and_then(|card| card[0].as_str()) else { continue };
            // Pointed at, the whole of it stands beside the others, within the window.
            let over = |name: &str| {
                browser.script(&format!(
                    "document.querySelector('#hand .held:has([data-card=\"{number}\"])')
                        .dispatchEvent(new PointerEvent('{name}', {{ bubbles: true }}))"
                ));
            };
            over("pointerover");
            browser.until(
                "the whole face",
                &format!("return document.querySelector('.whole')?.dataset.whole === '{number}'"),
            );
            let within = browser.script(
                "const { left, right, top, bottom } = document.querySelector('.whole .card.lg').getBoundingClientRect();
                return left >= -1 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight;",
            );
            assert_eq!(within, true, "the whole face at {width}");
            browser.screenshot(&screen(&format!("whole-face-{width}x{height}")));
            browser.script("document.querySelector('#hand').dispatchEvent(new PointerEvent('pointerleave'))");
            browser.until("it goes with the pointer", "return document.querySelector('.whole') === null");
            browser.script(&format!(
                "document.querySelector('#hand .held:has([data-card=\"{number}\"])')
                    .dispatchEvent(new FocusEvent('focusin', {{ bubbles: true }}))"
            ));
            browser.until("the focus shows it", "return document.querySelector('.whole') !== null");
            over("click");
            browser.until("a press puts it away", "return document.querySelector('.whole') === null");
        }
    }
    assert_eq!(browser.errors(), [""; 0]);
}

/// Shows each card of a list large, and tells which of them does not fit into the screen.
const LARGE: &str = "
    const done = arguments[arguments.length - 1];
    const found = [];
    (async () => {
        for (const held of document.querySelectorAll('.fan .held')) {
            held.click();
            await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))));
            const near = document.querySelector('.near .card.lg');
            const { top, bottom } = near.getBoundingClientRect();
            const screen = document.querySelector('.screen').getBoundingClientRect();
            if (near.dataset.card !== held.dataset.pick) found.push('another card stands large');
            if (top < screen.top || bottom > screen.bottom) found.push(`${near.querySelector('.nm').textContent} ends at ${bottom} of ${screen.bottom}`);
        }
        done(found);
    })().catch((error) => done([String(error)]));";

/// What is discarded need not be playable, and each card can be read before it goes.
#[test]
fn all_cards_are_there_to_be_discarded_or_sold_and_each_is_shown_whole() {
    let (browser, address) = (Browser::start(), page());
    let boxes = BOXES.into_iter().fold(Setup::new(5), Setup::with);
    let discards = |table: &MarsTable, seat: Seat| {
        let question = table.view(Some(seat)).question(seat);
        question.is_some_and(|question| matches!(question.shape, Shape::Card { from: CardZone::Hand }))
            && table.offers(seat).len() > 12
    };
    let found = (0..GAMES).find_map(|seed| {
        let mut table = begun(boxes, seed, &[Controller::Human; 5]);
        let seat = until(&mut table, discards)?;
        Some((table, seat))
    });
    let (table, seat) = found.expect("somebody discards");
    browser.resize(1280, 720);
    sit_down(&browser, &address, &table, Some(seat));
    browser.find(".fan .held");
    for (width, height) in &SIZES[..3] {
        browser.resize(*width, *height);
        assert_eq!(browser.later(LARGE), json!([]), "at {width}");
    }
    assert!(browser.find_all(".picker .tools .chip").is_empty(), "no filter where nothing is played");
    // In a turn the filter holds, and says how many it leaves out; of what is sold it leaves nothing out.
    let (table, seat) = hoarded(12);
    browser.resize(1280, 720);
    sit_down(&browser, &address, &table, Some(seat));
    let all = browser.find_all("#hand .held").len();
    browser.click_on("#hand .tools .chip");
    browser.until("some are left out", "return document.querySelector('#hand h2 .left') !== null");
    assert!(browser.find_all("#hand .held").len() < all);
    browser.click_on("#actions [data-kind=sell], #actions [data-kind=project]");
    browser
        .until("all are there", &format!("return document.querySelectorAll('#hand .held').length === {all}"));
    assert!(browser.find_all("#hand h2 .left").is_empty());
    assert_eq!(browser.errors(), [""; 0]);
}

/// An action that shows a hidden card is confirmed, and says that no undo takes it back.
#[test]
fn what_cannot_be_undone_is_not_done_at_one_press() {
    let browser = Browser::start();
    let shows = |table: &MarsTable, seat: Seat| {
        let view = table.view(Some(seat));
        let acts = table.offers(seat).iter().filter(|offer| matches!(offer, Choice::Act { .. }));
        let is_free = |choice: &Choice| view.payment(seat, Some(*choice)).is_none();
        acts.copied()
            .find(|choice| is_free(choice) && view.forecast(seat, *choice, None).is_ok_and(|it| it.is_final))
    };
    let found = (0..GAMES).find_map(|seed| {
        let mut table = begun(Setup::new(2), seed, &[Controller::Human; 2]);
        let seat = until(&mut table, |table, seat| shows(table, seat).is_some())?;
        let place = table.offers(seat).iter().position(|offer| Some(*offer) == shows(&table, seat))?;
        Some((table, seat, place))
    });
    let (table, seat, place) = found.expect("a card that shows another");
    browser.resize(1280, 720);
    sit_down(&browser, &page(), &table, Some(seat));
    browser.click_on("#card-actions");
    browser.click_on(&format!("#question .does [data-choice='{place}']"));
    browser.find("#question .stays");
    browser.find("#confirm");
    assert_eq!(browser.errors(), [""; 0]);
}
