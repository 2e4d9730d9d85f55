//! The table and cards to choose from at every size, and where there is little room or little colour: a window as wide as a finger is long, letters twice
//! as large, names as long as they may be, colours that the system chooses.

use crate::fonts::FAMILIES;
use crate::hand::{SIZES, crowded, cut, hoarded};
use crate::moments::{PEOPLE, begun, generation, shape, sit_down, until};
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::{Value, json};
use viriditas::games::MarsTable;
use viriditas::kit::Seat;
use viriditas::mars::cards::{StandardProject, card};
use viriditas::mars::{Choice, Setup, Shape, Switch, Why};
use viriditas::table::{Bot, Controller, Name};

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";

/// What lies beyond the sides of the window, where nobody gets to it.
pub(crate) const BEYOND: &str = "
    const found = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`the page is ${over} too wide`);
    const screen = document.querySelector('.screen');
    if (screen && screen.scrollWidth > screen.clientWidth) {
        const end = screen.getBoundingClientRect().left + screen.clientWidth;
        const wide = [...screen.querySelectorAll('*')].filter((it) => it.getBoundingClientRect().right > end + 1);
        found.push(`the screen is too wide: ${wide[0]?.outerHTML.slice(0, 120)}`);
    }
    const slides = (element) => {
        for (let up = element.parentElement; up; up = up.parentElement) {
            if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth + 1) return true;
        }
        return false;
    };
    for (const element of document.querySelectorAll('button, input, select, summary, h1, h2, h3, .nm, .reason')) {
        if (!element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })) continue;
        const { left, right, width } = element.getBoundingClientRect();
        if (width > 1 && (left < -1 || right > innerWidth + 1) && !slides(element))
            found.push(`${element.outerHTML.slice(0, 80)}: ${Math.round(left)} to ${Math.round(right)}`);
    }
    // Figures of stock, purse and planet are whole.
    const within = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
    for (const figure of document.querySelectorAll('.stk b, .cell b, .param b, #generation')) {
        const frame = figure.closest('.stk > span, .cell, .param, .top');
        const panel = frame.closest('.seat, .mine, .params, .top, .a-board, .a-all');
        if (!figure.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })) continue;
        const letters = document.createRange();
        letters.selectNodeContents(figure);
        const box = letters.getBoundingClientRect();
        if (box.width <= 1) continue;
        if (!within(box, frame.getBoundingClientRect()) || !within(box, panel.getBoundingClientRect()) || figure.scrollWidth > figure.clientWidth + 1 && getComputedStyle(figure).overflowX !== 'visible')
            found.push(`${panel.className}: ${figure.textContent} is cut`);
    }
    return found.slice(0, 5);";

/// What axe says about the sizes of targets.
const TARGETS: &str = "
    const done = arguments[arguments.length - 1];
    // What lies half below a bar that stays is scrolled to.
    const bars = [...document.querySelectorAll('#question .buttons')];
    for (const bar of bars) bar.style.position = 'static';
    const tell = (found) => {
        for (const bar of bars) bar.style.position = '';
        done(found);
    };
    axe.run(document, { runOnly: ['target-size'] }).then(
        ({ violations }) => tell(violations.flatMap(({ nodes }) => nodes.slice(0, 4).map(({ html }) => `a small target: ${html.slice(0, 120)}`))),
        (error) => tell([String(error)]));";

/// What settles the choice is in sight, however many cards there are.
const SETTLED: &str = "
    const { bottom } = document.querySelector('#confirm').getBoundingClientRect();
    const edge = Math.min(innerHeight, document.querySelector('.screen').getBoundingClientRect().bottom);
    return bottom > edge + 1 ? [`what settles it ends at ${bottom}, below ${edge}`] : [];";

/// [`BEYOND`] in each of the fonts.
pub(crate) fn beyond(browser: &Browser) -> Vec<String> {
    let mut found = Vec::new();
    for family in FAMILIES {
        let name = browser.write_in(family);
        found.extend(told(&browser.script(BEYOND)).map(|it| format!("{it} in {name}")));
    }
    found
}

pub(crate) fn told(found: &Value) -> impl Iterator<Item = &str> {
    found.as_array().into_iter().flatten().filter_map(Value::as_str)
}

/// Moments at which cards are chosen, each with its name.
fn moments() -> Vec<(&'static str, MarsTable, Seat)> {
    let all = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil, Switch::Draft];
    let setup = all.into_iter().fold(Setup::new(2), Setup::with);
    let mut table = begun(setup, 5, &PEOPLE);
    let mut moments = Vec::new();
    for name in ["corporation", "preludes", "first cards"] {
        let seat = Seat::ALL[0];
        moments.push((name, table.clone(), seat));
        let many = if name == "preludes" { 2 } else { 1 };
        for _ in 0..many {
            let offer = *table.offers(seat).first().expect("an offer");
            table.play(seat, offer).expect("an offer is accepted");
        }
    }
    for (name, is_so) in [
        ("draft", (|shape| matches!(shape, Shape::Card { .. })) as fn(Shape) -> bool),
        ("research", |shape| matches!(shape, Shape::Cards { .. })),
    ] {
        let seat =
            until(&mut table, |table, seat| generation(table) > 3 && shape(table, seat).is_some_and(is_so));
        moments.push((name, table.clone(), seat.expect("a question")));
    }
    let (mut table, seat) = hoarded(25);
    table.play(seat, Choice::Project(StandardProject::SellPatents)).expect("patents can be sold");
    moments.push(("hand", table, seat));
    moments
}

/// All that lies beside the table, the hand, the tableau, and cards to choose from, by players with names as long as the form lets
/// through.
fn all() -> Vec<(&'static str, MarsTable, Seat)> {
    let (table, seat) = crowded(2, 25, 64);
    let mut all = moments();
    all.push(("table", table, seat));
    for (_, table, _) in &mut all {
        for (seat, letters) in Seat::ALL.into_iter().zip(["W", "m\u{300}"]) {
            table.seat(seat, Controller::Human, Name::new(&letters.repeat(10_000)));
        }
    }
    all
}

#[test]
fn cards_to_choose_from_are_whole_at_every_size_with_large_letters_and_without_colours() {
    let (browser, axe, address) = (Browser::start(), axe(), page());
    let mut found = Vec::new();
    for (name, table, seat) in all() {
        browser.resize(360, 800);
        sit_down(&browser, &address, &table, Some(seat));
        browser.script(&format!("{axe}; window.axe = axe;"));
        let list = if name == "table" { "#hand .packed" } else { ".fan" };
        for (width, height, letters) in [(200, 700, 100), (320, 640, 200)] {
            browser.resize(width, height);
            browser.script(&format!("document.documentElement.style.fontSize = '{letters}%'"));
            let panes: &[&str] = if name == "table" && width < 768 {
                &["hand", "actions", "seats", "log", "mars"]
            } else {
                &["mars"]
            };
            for pane in panes {
                if width < 768
                    && browser
                        .script(&format!("return document.querySelector('#table').dataset.pane !== '{pane}'"))
                        == true
                {
                    browser.click_on(&format!("#panes [data-to={pane}]"));
                }
                let at = |it: &str| format!("{name}, {pane} at {width} and {letters} %: {it}");
                found.extend(beyond(&browser).iter().map(|it| at(it)));
                if *pane == "hand" || name != "table" {
                    found.extend(cut(&browser, list, 2).iter().map(|it| at(it)));
                }
                browser.screenshot(&screen(&format!("narrow-{name}-{pane}-{width}-{letters}")));
            }
        }
        browser.script("document.documentElement.style.fontSize = ''");
        if name != "table" {
            browser.click_on(".fan .held");
            browser.find(".fan .tick");
        }
        for (width, height) in SIZES {
            browser.resize(width, height);
            if name == "table" && width < 768 {
                browser.click_on("#panes [data-to=hand]");
            } else if name != "table" {
                let settled = browser.script(SETTLED);
                found.extend(told(&settled).map(|it| format!("{name} at {width}: {it}")));
                found.extend(cut(&browser, ".fan", 2).iter().map(|it| format!("{name} at {width}: {it}")));
                browser.screenshot(&screen(&format!("pick-{name}-{width}x{height}")));
            }
            found.extend(told(&browser.later(TARGETS)).map(|it| format!("{name} at {width}: {it}")));
        }
        if name != "table" {
            found.extend(without_colours(&browser, name));
            looked_at(&browser);
        }
    }
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// What is chosen has a mark and an outline, and each card a border.
fn without_colours(browser: &Browser, name: &str) -> Vec<String> {
    let forced = |value: &str| {
        let features = json!({ "features": [{ "name": "forced-colors", "value": value }] });
        browser.devtools("Emulation.setEmulatedMedia", &features);
    };
    browser.resize(1280, 720);
    forced("active");
    let said = browser.script(
        "const found = [];
        const [card, tick] = [document.querySelector('.fan .up .card'), document.querySelector('.fan .tick')];
        const { width } = tick.getBoundingClientRect();
        if (!matchMedia('(forced-colors: active)').matches) found.push('colours are not forced');
        if (width < 16 || !tick.checkVisibility()) found.push('the mark is not seen');
        const drawn = getComputedStyle(tick);
        if (drawn.backgroundColor === drawn.color) found.push('the mark has one colour');
        if (getComputedStyle(card).outlineStyle !== 'solid') found.push('no outline');
        for (const each of document.querySelectorAll('.fan .card')) {
            if (getComputedStyle(each).borderTopStyle === 'none') found.push('no border');
        }
        return found;",
    );
    browser.screenshot(&screen(&format!("forced-{name}")));
    forced("none");
    told(&said).map(|it| format!("{name} without colours: {it}")).collect()
}

/// A key or a press shows a card as large as it can be; what was chosen stays so.
fn looked_at(browser: &Browser) {
    browser.script("document.querySelector('.fan .held').focus()");
    browser.press("i");
    browser.find("dialog[open] .card.lg");
    browser.press("\u{e00c}");
    browser.until("it is put away", "return document.querySelector('dialog[open]') === null");
    browser.resize(360, 800);
    browser.click_on(".fan .closer");
    browser.find("dialog[open] .card.lg");
    // Put away and shown again before the next frame: nothing lies below it.
    browser.later(
        "const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
        document.querySelector('dialog[open]').dispatchEvent(escape);
        setTimeout(() => {
            document.querySelector('.fan .closer').click();
            arguments[0]();
        })",
    );
    browser.find("dialog[open] .card.lg");
    browser.press("\u{e00c}");
    browser.until("it is put away", "return document.querySelector('dialog[open]') === null");
    browser.find(".fan .tick");
    browser.resize(1280, 720);
}

/// Many cards are sought and sorted; what was chosen stays so, and the hand lies as it did.
#[test]
fn many_cards_to_choose_from_are_found_and_sorted() {
    let (browser, moments) = (Browser::start(), moments());
    let (_, table, seat) = moments.iter().find(|(name, ..)| *name == "hand").expect("it is there");
    browser.resize(1280, 720);
    sit_down(&browser, &page(), table, Some(*seat));
    browser.find(".fan .held");
    let names = |list: &str| {
        browser.script(&format!(
            "return [...document.querySelectorAll('{list} .nm')].map((it) => it.textContent)"
        ))
    };
    let (all, hand) = (names(".fan"), names("#hand"));
    browser.click_on(".fan .held");
    let last = all.as_array().and_then(|all| all.last()?.as_str()).expect("a name").to_owned();
    browser.fill(&browser.find("#find-offered"), &last);
    browser.until("it is found", "return document.querySelectorAll('.fan .held').length === 1");
    browser.press(ENTER);
    browser.until("it has the focus", "return document.activeElement?.matches('.fan .held') === true");
    browser.press(ENTER);
    browser.until("two are chosen", "return document.querySelector('#confirm').textContent.includes('2')");
    browser.fill(&browser.find("#find-offered"), "");
    browser.until("both are marked", "return document.querySelectorAll('.fan .tick').length === 2");
    browser.script("const order = document.querySelector('.picker select'); order.value = 'cost'; order.dispatchEvent(new Event('change', { bubbles: true }))");
    browser.until(
        "by cost",
        "const costs = [...document.querySelectorAll('.fan .cost > bdi')].map((it) => Number(it.textContent));
        return costs.every((cost, place) => place === 0 || costs[place - 1] <= cost)",
    );
    assert_eq!(names("#hand"), hand);
    assert_eq!(browser.script("return localStorage['viriditas.hand'] ?? null"), Value::Null);
    assert_eq!(browser.errors(), [""; 0]);
}

/// What leads to a question for a number: taking from oneself, and these cards.
fn leads_to_a_number(choice: Choice, seat: Seat) -> bool {
    match choice {
        Choice::Seat(from) => from == seat,
        Choice::Play(id) | Choice::Act { card: id, .. } => {
            ["Insulation", "Power Infrastructure"].contains(&card(id).name)
        }
        _ => false,
    }
}

/// A game in which a number is asked for as told.
fn asked_for_a_number(is_so: impl Fn(Why, Seat) -> bool) -> (MarsTable, Seat) {
    let leads = |table: &MarsTable, seat: Seat| {
        table.offers(seat).iter().copied().find(|&choice| leads_to_a_number(choice, seat))
    };
    for seed in 0..40 {
        let mut table = begun(Setup::new(2), seed, &PEOPLE);
        while let Some(seat) = until(&mut table, |table, seat| {
            let question = table.view(Some(seat)).question(seat);
            let is_asked = question
                .is_some_and(|it| matches!(it.shape, Shape::Amount { most: 2.., .. }) && is_so(it.why, seat));
            is_asked || leads(table, seat).is_some()
        }) {
            let Some(choice) = leads(&table, seat) else { return (table, seat) };
            table.play(seat, choice).expect("an offer is accepted");
        }
    }
    panic!("no number is asked for");
}

/// What is chosen stands on the button, figure by figure; and what only harms is not chosen for anybody.
#[test]
fn a_number_says_what_it_changes_and_harms_nobody_unasked() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    for (is_harm, what) in [(false, "a number"), (true, "what is one's own")] {
        let (table, seat) = asked_for_a_number(|why, seat| match why {
            Why::Effect { .. } => !is_harm,
            Why::Remove { from, .. } => is_harm && from == seat,
            _ => false,
        });
        sit_down(&browser, &page(), &table, Some(seat));
        browser.find("#question .stepper");
        let Some(Shape::Amount { least, most }) = shape(&table, seat) else { panic!("{what}") };
        let now = browser.text(&browser.find("#question output b"));
        assert_eq!(now, if is_harm { least } else { most }.to_string(), "{what}");
        let figures = "return [...document.querySelectorAll('#confirm .figure')].map((it) => [it.querySelector('s').textContent, it.querySelector('b').textContent])";
        let told = browser.script(figures);
        println!("{what}: {told}");
        assert!(told.as_array().is_some_and(|figures| !figures.is_empty()), "{what}");
        browser.click_on("#question .step:not([aria-disabled=true])");
        browser.until("other figures", &format!("return JSON.stringify([...document.querySelectorAll('#confirm .figure')].map((it) => [it.querySelector('s').textContent, it.querySelector('b').textContent])) !== {}", json!(told.to_string())));
        browser.screenshot(&screen(&format!("number-{is_harm}-1280x720")));
    }
    assert_eq!(browser.errors(), [""; 0]);
}

/// What is missing of what the symbols mean: each has a picture or a sign, and words, and lies within its frame.
const UNEXPLAINED: &str = "
    const lines = [...document.querySelectorAll('dialog[open] .symbols li')].filter((it) => it.checkVisibility());
    const lacks = (it) => {
        const [sign] = it.children;
        const pictures = [...sign.querySelectorAll('use')].filter((use) => document.querySelector(use.getAttribute('href')));
        const { left, right } = sign.getBoundingClientRect();
        const within = [...sign.querySelectorAll('*')].every((part) => {
            const box = part.getBoundingClientRect();
            return box.left >= left - 1 && box.right <= right + 1;
        });
        return !within || pictures.length + sign.textContent.trim().length === 0 || it.lastChild.textContent.trim() === '';
    };
    return [lines.length, lines.filter(lacks).map((it) => it.outerHTML.slice(0, 160))];";

/// From a turn by a button or a key, and beside a card that is looked at closely; in the first generations with a hint.
///
/// Rules: BASE-UX-04, BASE-UX-08.
#[test]
fn what_the_symbols_mean_is_a_press_away_and_newcomers_get_a_hint() {
    let (browser, axe) = (Browser::start(), axe());
    let (table, seat) = hoarded(4);
    assert_eq!(table.view(None).facts().generation, 1);
    browser.resize(1280, 720);
    sit_down(&browser, &page(), &table, Some(seat));
    browser.click_on("#symbols");
    browser.find("dialog[open] .symbols");
    let explained = |least: u64| {
        let found = browser.script(UNEXPLAINED);
        assert!(found[0].as_u64() >= Some(least), "{} symbols of {least}", found[0]);
        assert_eq!(found[1], json!([]));
    };
    explained(50);
    let mut found = look_over_all(&browser, &axe, "symbols");
    browser.resize(320, 800);
    explained(50);
    found.extend(beyond(&browser));
    browser.resize(1280, 720);
    browser.press(ESCAPE);
    browser.until("the sheet is put away", "return document.querySelector('dialog') === null");
    browser.press("s");
    browser.find("dialog[open] .symbols");
    browser.press(ESCAPE);
    browser.until("the sheet is put away", "return document.querySelector('dialog') === null");
    browser.press("h");
    browser.until("a card has the focus", "return document.activeElement.closest('#hand') !== null");
    browser.press("i");
    browser.click_on("dialog[open] summary");
    explained(2);
    // Where cards are bought in the first generation, and at a turn of the next (BASE-UX-08).
    let mut table = begun(Setup::new(2), 7, &[Controller::Human, Controller::Bot(Bot::Greedy)]);
    let mut of = |shape: fn(Shape) -> bool, generation: u8| {
        let seat = until(&mut table, |table, seat| {
            let view = table.view(Some(seat));
            let is_so = view.question(seat).is_some_and(|question| shape(question.shape));
            is_so && seat == Seat::ALL[0] && view.facts().generation == generation
        });
        sit_down(&browser, &page(), &table, seat);
    };
    of(|shape| matches!(shape, Shape::Cards { .. }), 1);
    browser.until(
        "a hint about money",
        "return document.querySelector('#question .running small')?.textContent.includes('tight') === true",
    );
    of(|shape| shape == Shape::Turn, 2);
    browser.find("#question .at-rest + .hint");
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// Each figure of stock is nearer to its own picture than to the next one, and while a tile is to be placed all actions say so.
#[test]
fn a_figure_stands_beside_its_picture_and_actions_say_what_comes_first() {
    const FAR: &str = "
        const found = [];
        for (const list of document.querySelectorAll('.stk, .cells')) {
            const pictures = [...list.querySelectorAll('.i')].map((it) => it.getBoundingClientRect());
            for (const figure of list.querySelectorAll('b')) {
                if (!figure.checkVisibility()) continue;
                const letters = document.createRange();
                letters.selectNodeContents(figure);
                const at = letters.getBoundingClientRect();
                const own = figure.parentElement.querySelector('.i').getBoundingClientRect();
                const next = pictures.filter((it) => it.left > at.left && Math.abs(it.top - own.top) < 4).map((it) => it.left - at.right);
                if (next.some((gap) => gap < at.left - own.right)) found.push(`${figure.textContent} of ${list.className}`);
            }
        }
        return found.slice(0, 5);";
    let browser = Browser::start();
    let mut table = begun(Setup::new(2), 5, &PEOPLE);
    let seat = until(&mut table, |table, seat| {
        matches!(shape(table, seat), Some(Shape::Space { tile: Some(_) })) && generation(table) > 1
    });
    browser.resize(1280, 720);
    sit_down(&browser, &page(), &table, seat);
    let said = "return [...new Set([...document.querySelectorAll(':is(#actions, #goals) [data-reason]')].map((it) => it.dataset.reason))]";
    assert_eq!(browser.script(said), json!(["First place the tile."]));
    for (width, height) in SIZES {
        browser.resize(width, height);
        browser.frames(2);
        assert_eq!(browser.script(FAR), json!([]), "at {width}");
    }
    assert_eq!(browser.errors(), [""; 0]);
}
