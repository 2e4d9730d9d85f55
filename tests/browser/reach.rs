//! What axe-core says about each kind of screen, for people who do not see it or have no mouse.

use crate::fonts::FAMILIES;
use crate::games::begin;
use crate::moments::{PEOPLE, finished, of_every_kind, shape, sit_down};
use crate::page;
use crate::player::{Players, Sight};
use crate::tour::beside_the_table;
use crate::webdriver::{Browser, Pixels};
use serde_json::Value;
use std::{env, fs};
use viriditas::mars::{Setup, Shape};

/// The tool itself, which `cargo xtask test` brings and names.
pub(crate) fn axe() -> String {
    let file = env::var_os("VIRIDITAS_AXE").expect("`cargo xtask browser` says where axe-core is");
    fs::read_to_string(file).expect("axe-core can be read")
}

/// A desktop, a tablet and a phone.
const SIZES: [(u16, u16); 3] = [(1280, 720), (768, 1024), (360, 800)];

/// Looks a screen over at all sizes, and leaves a picture of each; in no font may one be wider than its window, nor, with room for
/// a table, higher.
pub(crate) fn look_over_all(browser: &Browser, axe: &str, screen: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (width, height) in SIZES {
        browser.resize(width, height);
        found.extend(look_over(browser, axe, &format!("{screen} at {width}")));
        browser.screenshot(&crate::screen(&format!("{screen}-{width}x{height}")));
        for family in FAMILIES {
            let font = browser.write_in(family);
            let over = browser.script(
                "const page = document.documentElement;
                return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];",
            );
            let is_too_high = width >= 768 && over[1].as_i64() > Some(0);
            if over[0].as_i64() > Some(0) || is_too_high {
                found.push(format!("{screen} at {width} in {font}: too large by {over}"));
            }
        }
    }
    let (width, height) = SIZES[0];
    browser.resize(width, height);
    found
}

/// Turns to the other theme, and tells which that is.
const OTHER_THEME: &str = "
    const { dataset } = document.documentElement;
    return dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';";

/// What axe finds wrong. Texts whose contrast it cannot tell are left in `unread`, two of each look: in a long list those are
/// many that differ in their letters alone.
const AXE: &str = "
    const done = arguments[arguments.length - 1];
    const told = ({ html }) => html.slice(0, 160);
    axe.run(document, { elementRef: true, selectors: false, resultTypes: ['violations', 'incomplete'] }).then(
        ({ violations, incomplete }) => {
            const contrasts = incomplete.filter(({ id }) => id === 'color-contrast');
            const look = (element) => element === null ? ''
                : `${element.tagName}|${element.getAttribute('class')}|${element.getAttribute('style')}/${look(element.parentElement)}`;
            const met = new Map();
            window.unread = contrasts.flatMap(({ nodes }) => nodes.map(({ element }) => element)).filter((element) => {
                const times = met.get(look(element)) ?? 0;
                met.set(look(element), times + 1);
                return times < 2;
            });
            done(violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(told).join(' | ')}`));
        },
        (error) => done([String(error)]));";

/// Gives the letters back, forgets the texts that were `read`, and brings the first of those left in `unread` into sight;
/// what is covered or cut off even then nobody sees. Each of the rest: what it is, its colour, and where it is seen.
const TEXTS: &str = "
    document.adoptedStyleSheets = [];
    window.unread = unread.filter((_, place) => !read.includes(place));
    if (!unread.length) return [];
    const style = new CSSStyleSheet();
    style.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(style);
    // An ellipsis stands in the place of what its line has no room for.
    const isLeftOut = (element, left, right) => {
        const line = element.closest('.many .fx, .ticker, .late, .who');
        const edges = line && getComputedStyle(line).textOverflow === 'ellipsis' && line.getBoundingClientRect();
        return Boolean(edges) && (left < edges.left - 1 || right > edges.right - 12);
    };
    const seen = (element, places = [0.5]) => {
        const range = document.createRange();
        const letters = [...element.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
        const rects = letters.flatMap((child) => {
            range.selectNodeContents(child);
            return [...range.getClientRects()];
        });
        // Marks of direction have no width.
        return rects.filter(({ left, top, right, width, height }) => width > 0 && !isLeftOut(element, left, right) && places.every((place) => {
            const highest = document.elementFromPoint(left + width / 2, top + height * place);
            return highest && element.contains(highest);
        }));
    };
    while (unread.length) {
        unread[0].scrollIntoView({ block: 'center' });
        if (seen(unread[0]).length) break;
        unread.shift();
    }
    const swatch = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgba = (colour) => {
        swatch.clearRect(0, 0, 1, 1);
        swatch.fillStyle = colour;
        swatch.fillRect(0, 0, 1, 1);
        return [...swatch.getImageData(0, 0, 1, 1).data];
    };
    // One that something lies over in part is looked at when it is brought into sight itself.
    const texts = unread.map((element, place) => {
        const { color, fill } = getComputedStyle(element);
        let alpha = 1;
        for (let up = element; up; up = up.parentElement) alpha *= Number(getComputedStyle(up).opacity);
        return [
            element.outerHTML.slice(0, 160), rgba(element instanceof SVGElement ? fill : color), alpha,
            seen(element, place ? [0.1, 0.5, 0.9] : [0.5]).map(({ left, top, right, bottom }) => [left, top, right, bottom]),
        ];
    });
    document.adoptedStyleSheets.pop();
    return texts;";

/// Takes all letters from the page.
const LETTERLESS: &str = "
    const style = new CSSStyleSheet();
    style.replaceSync('* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; }'
        + 'svg text { fill: transparent !important; }');
    document.adoptedStyleSheets.push(style);";

/// A text that axe could not tell the contrast of: what it is, its colour, how opaque all around it is, and the left, upper,
/// right and lower edges of where it is seen.
type Text = (String, [u8; 4], f64, Vec<[f64; 4]>);

/// How light a colour is, as the guidelines measure it.
fn light(colour: [f64; 3]) -> f64 {
    let straight = |part: f64| {
        let part = part / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = colour.map(straight);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// How much of a pixel a letter must cover, of what the text covers most of any pixel, for the pixel to be a part of the letter. Less
/// is the edge that a rasteriser smooths, and each smooths it in its own way.
const COVERED: f64 = 0.5;

/// How far a part of a colour may be from what the letter and its ground make, of 255: more is a letter of another text.
const ROUNDED: f64 = 24.0;

/// How far a text stands out where its letters stand out the least: in the colour that the page asks for, on what `blank`, the page
/// without its letters, shows below them. Nothing where no letter is drawn.
fn contrast(
    &(_, [red, green, blue, opaque], alpha, ref edges): &Text,
    page: &Pixels,
    blank: &Pixels,
) -> Option<f64> {
    let share = alpha * f64::from(opaque) / 255.0;
    let within =
        |from: f64, to: f64, end: usize| from.max(0.0) as usize..(to.max(0.0).ceil() as usize).min(end);
    let all = edges.iter().flat_map(|&[left, top, right, bottom]| {
        let across = within(left, right, page.width);
        within(top, bottom, page.height()).flat_map(move |y| across.clone().map(move |x| y * page.width + x))
    });
    // Each pixel that differs: how much of it is covered, whether that explains what is shown, and the contrast of letter and ground.
    let drawn = all.filter(|&place| page.colours[place] != blank.colours[place]).map(|place| {
        let (ground, shown) = (blank.colours[place].map(f64::from), page.colours[place].map(f64::from));
        let letter = [red, green, blue].map(f64::from);
        let letter = [0, 1, 2].map(|part| letter[part] * share + ground[part] * (1.0 - share));
        let product = |one: [f64; 3], other: [f64; 3]| -> f64 {
            (0..3).map(|part| (one[part] - ground[part]) * (other[part] - ground[part])).sum()
        };
        let whole = product(letter, letter);
        let covered = if whole > 0.0 { (product(shown, letter) / whole).clamp(0.0, 1.0) } else { 1.0 };
        let is_own = (0..3).all(|part| {
            let mixed = ground[part] + (letter[part] - ground[part]) * covered;
            (shown[part] - mixed).abs() <= ROUNDED
        });
        let (one, other) = (light(letter), light(ground));
        (covered, is_own, (one.max(other) + 0.05) / (one.min(other) + 0.05))
    });
    let (own, others): (Vec<_>, Vec<_>) = drawn.partition(|(_, is_own, _)| *is_own);
    // Where a filter changes the colour, no pixel is explained.
    let drawn = if own.is_empty() { others } else { own };
    let most = drawn.iter().map(|(covered, ..)| *covered).max_by(f64::total_cmp)?;
    let core = drawn.iter().filter(|(covered, ..)| *covered >= most * COVERED);
    core.map(|(.., contrast)| *contrast).min_by(f64::total_cmp)
}

/// Asks for everything that is wrong on the screen that is shown; where axe cannot tell how well a text stands out, the
/// pixels do.
pub(crate) fn look_over(browser: &Browser, axe: &str, screen: &str) -> Vec<String> {
    // Dark and light by turns, so that both are met at every size.
    let theme = browser.script(OTHER_THEME);
    let screen = format!("{screen}, {}", theme.as_str().unwrap_or_default());
    if browser.script("return window.axe === undefined") == true {
        browser.script(&format!("{axe}; window.axe = axe;"));
    }
    let told = browser.later(AXE);
    let words = told.as_array().into_iter().flatten().filter_map(Value::as_str);
    let mut found: Vec<String> = words.map(|words| format!("{screen}: {words}")).collect();
    let mut read: Vec<usize> = Vec::new();
    loop {
        let texts = browser.script(&format!("const read = {read:?};{TEXTS}"));
        let texts: Vec<Text> = serde_json::from_value(texts).expect("texts");
        let Some((first, ..)) = texts.first() else { return found };
        let page = Pixels::of(&browser.picture());
        browser.script(LETTERLESS);
        let blank = Pixels::of(&browser.picture());
        read.clear();
        for (place, text) in texts.iter().enumerate() {
            let Some(contrast) = contrast(text, &page, &blank) else { continue };
            read.push(place);
            if contrast < 4.5 {
                found.push(format!("{screen}: contrast {contrast:.2}: {}", text.0));
            }
        }
        if read.is_empty() {
            browser.script("document.adoptedStyleSheets = []");
            found.push(format!("{screen}: nobody can read {first}"));
            return found;
        }
    }
}

/// A browser, and the tool.
fn at_hand() -> (Browser, String) {
    let browser = Browser::start();
    browser.resize(1280, 720);
    (browser, axe())
}

#[test]
fn texts_stand_out_as_the_guidelines_measure_it() {
    let pixels =
        |colours: &[u8]| Pixels { width: 2, colours: colours.iter().map(|&grey| [grey; 3]).collect() };
    let blank = pixels(&[255, 255, 0, 255]);
    let text = |grey: u8, alpha, edges| ("text".to_owned(), [grey, grey, grey, 255], alpha, vec![edges]);
    let measured = |text: &Text, page: &[u8]| {
        contrast(text, &pixels(page), &blank).map(|contrast| (contrast * 100.0).round() as u32)
    };
    let all = [-1.0, 0.0, 9.0, 9.0];
    // A letter in the upper left corner, on white.
    let page = [0, 255, 0, 255];
    assert_eq!(measured(&text(0, 1.0, all), &page), Some(2100));
    assert_eq!(measured(&text(119, 1.0, all), &page), Some(448));
    assert_eq!(measured(&text(0, 0.0, all), &page), Some(100));
    // One on black as well counts for the worse, if it belongs to the text.
    let page = [0, 255, 10, 255];
    assert_eq!(measured(&text(0, 1.0, all), &page), Some(100));
    assert_eq!(measured(&text(0, 1.0, [0.0, 0.0, 2.0, 1.0]), &page), Some(2100));
    assert_eq!(measured(&text(0, 1.0, [1.0, 0.0, 2.0, 2.0]), &page), None);
    // The smoothed edge of a letter is no part of it, wherever it lies.
    let ground = pixels(&[255, 255, 120, 255]);
    let edged = |grey: u8| contrast(&text(0, 1.0, all), &pixels(&[0, 255, grey, 255]), &ground);
    assert_eq!(edged(80).map(f64::round), Some(21.0));
    assert_eq!(edged(20).map(f64::round), Some(5.0));
    // Nor is a letter of another text that reaches into its box.
    let ground = pixels(&[255, 255, 10, 255]);
    let beside = |grey: u8| contrast(&text(20, 1.0, all), &pixels(&[20, 255, grey, 255]), &ground);
    assert_eq!(beside(240).map(f64::round), Some(18.0));
    assert_eq!(beside(20).map(f64::round), Some(1.0));
}

/// Looks over every second kind of question, from this one on: all of them would take longer than the rest of a test run.
fn look_over_every_second(first: usize) {
    let ((browser, axe), address) = (at_hand(), page());
    let moments = of_every_kind(Setup::new(2), 7, &PEOPLE);
    let shapes: Vec<Shape> = moments.iter().filter_map(|(table, seat)| shape(table, *seat)).collect();
    let has = |is_asked: fn(&Shape) -> bool| shapes.iter().any(is_asked);
    let asks = [
        has(|shape| matches!(shape, Shape::Card { .. })),
        has(|shape| matches!(shape, Shape::Turn)),
        has(|shape| matches!(shape, Shape::Space { .. })),
    ];
    assert_eq!(asks, [true; 3], "no whole game is without these: {shapes:?}");
    let mut found = Vec::new();
    for (table, seat) in moments.iter().skip(first).step_by(2) {
        sit_down(&browser, &address, table, Some(*seat));
        let shape = Sight::of(&browser).shape().expect("a question").to_owned();
        found.extend(look_over_all(&browser, &axe, &shape));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn nothing_in_any_kind_of_question_is_a_barrier() {
    look_over_every_second(0);
}

#[test]
fn nothing_in_any_other_kind_of_question_is_a_barrier() {
    look_over_every_second(1);
}

#[test]
fn nothing_on_any_screen_beside_the_questions_is_a_barrier() {
    let ((browser, axe), address) = (at_hand(), page());
    browser.open(&address);
    browser.find("#new-game");
    let mut found = look_over(&browser, &axe, "start");
    begin(&browser, &[("Ada", "human"), ("Blaise", "human")], "7");
    browser.find("#hand-over");
    found.extend(look_over(&browser, &axe, "hand-over"));
    browser.click_on("#leave");
    sit_down(&browser, &address, &finished(Setup::new(2), 7, &PEOPLE), None);
    browser.find("#scores");
    found.extend(look_over_all(&browser, &axe, "scores"));
    browser.resize(360, 800);
    let cut = "const sums = document.querySelector('.sums'); return sums.scrollHeight - sums.clientHeight";
    assert_eq!(browser.script(cut), 0, "the table of points is whole on a phone");
    browser.resize(1280, 720);
    browser.click_on("#peek");
    found.extend(look_over_all(&browser, &axe, "the final table"));
    browser.click_on("#peek");
    let mut sizes = SIZES.iter().cycle();
    beside_the_table(&browser, &address, |screen, _| {
        let &(width, height) = sizes.next().unwrap_or(&SIZES[0]);
        browser.resize(width, height);
        found.extend(look_over(&browser, &axe, &format!("{screen} at {width}")));
        browser.resize(1280, 720);
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn arrow_keys_walk_along_a_row_of_cards_in_reading_direction() {
    const AT: &str = "return [...document.querySelectorAll('.fan .held')].indexOf(document.activeElement)";
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.open(&page());
    begin(&browser, &[("Ada", "human")], "7");
    let mut players = Players::at(&browser);
    let corporation = players.next();
    players.answer(&corporation);
    browser.find(".small > .fan");
    let cards = browser.find_all(".fan .held").len();
    assert_eq!(cards, 10, "ten cards to buy from");
    // The pointer rests on no card.
    browser.click_on("#question h2");
    browser.script("document.querySelector('.fan .held').focus()");
    let (left, right, home, end) = ("\u{e012}", "\u{e014}", "\u{e011}", "\u{e010}");
    for (key, at) in [(right, 1), (right, 2), (left, 1), (end, 9), (right, 9), (home, 0)] {
        browser.press(key);
        assert_eq!(browser.script(AT), at);
    }
    browser.script("document.documentElement.dir = 'rtl'");
    browser.press(left);
    assert_eq!(browser.script(AT), 1);
    // The card with the focus stands large beside the others, once the page has drawn it.
    players.next();
    let near = "return document.querySelector('.near [data-card]').dataset.card
        === document.activeElement.dataset.pick";
    browser.until("the card with the focus stands large", near);
    assert_eq!(browser.errors(), [""; 0]);
}
