//! Boxes on the screen: text lies inside its box and its window, figures are nearer to their own picture than to the next one, nothing
//! lies over another, and what a player decides with is whole.

use crate::ares::moments::{hoarded, until as ares_until};
use crate::moments::{begun, come_back, dealt, finished, generation, of_every_kind, shape, until};
use crate::reach::{axe, look_over};
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;
use std::{env, thread};
use viriditas::ares::{self, Ares, Level, Mode};
use viriditas::games::{AresTable, MarsTable};
use viriditas::kit::{Seat, Seated};
use viriditas::mars::{Mars, Phase, Setup, Shape, Switch};
use viriditas::table::{Bot, Controller, Name, Table};
use viriditas::text::Language;

const BOXES: [Switch; 4] = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];

/// Widths and heights: three desktops, a tablet, and a phone.
const SIZES: [(u16, u16); 5] = [(1280, 720), (1366, 768), (1920, 1080), (768, 1024), (360, 800)];

/// What is wrong on the screen, a line each. Letters are measured by what is drawn of them, not by the height of their line.
const LOOK: &str = r#"
    const found = new Set();
    const EDGE = 1.5;
    // What may lie over another: a dialog and what it holds, a notice, the enlarged card of the hand, the latest move of another
    // player, a screen of cards on a phone, bars that stay at the foot, and the sheets and the bar of a phone.
    const OVER = 'dialog, .notice, .whole, .flown, .screen, #confirm, .nav, .tip, .doors, .guide' + (innerWidth < 768 ? ', .turn, .recap, .log, .hand, .seats, .side' : '') + (innerWidth < 1152 ? ', .a-ask' : '');
    // What may end in “…”: names of persons, the news at the top, which a press tells in full, what a card that may be kept lacks,
    // which stands on its face, and what a strip of sixteen cards or more brings, of which a press shows the face.
    const SHORTENED = '#scores th, .who, .ticker, .late';
    const style = new CSSStyleSheet();
    style.replaceSync('* { pointer-events: auto !important; animation: none !important; transition: none !important; }');
    document.adoptedStyleSheets.push(style);
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    const styles = new Map();
    const look = (it) => {
        if (!styles.has(it)) styles.set(it, getComputedStyle(it));
        return styles.get(it);
    };
    const painted = (colour) => !/^rgba\(.*, 0(\.[0-3]\d*)?\)$|^transparent$|\/ 0(\.[0-3]\d*)?\)$/.test(colour);
    const is_hidden = (it) => {
        for (let up = it; up; up = up.parentElement) {
            // What is in a drawing is said to be visible even where a part around it is not displayed.
            if (/inset\(50%/.test(look(up).clipPath) || look(up).display === 'none') return true;
            if (up.matches('details:not([open])') && !it.closest('summary')) return true;
        }
        return !it.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true });
    };
    const named = (it) => {
        const part = it.closest('[id], section, dialog, li');
        const way = part && part !== it ? `${part.id ? '#' + part.id : part.tagName.toLowerCase() + '.' + (part.getAttribute('class') ?? '')} ` : '';
        return `${way}${it.tagName.toLowerCase()}.${it.getAttribute('class') ?? ''}`;
    };
    const quoted = (text) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
    const meets = (one, other, by) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > by
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;
    // Each line of each text: where its letters are drawn, and what of that is within the boxes that cut it.
    const inks = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || /^(SCRIPT|STYLE|TITLE|OPTION)$/i.test(element.tagName) || is_hidden(element)) continue;
        const { fontStyle, fontWeight, fontSize, fontFamily } = look(element);
        pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        const size = pen.measureText(node.data.trim());
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
            if (line.width < 2 || line.height < 2) continue;
            const scale = element instanceof SVGElement ? 1 : line.height / (size.fontBoundingBoxAscent + size.fontBoundingBoxDescent);
            const base = line.top + size.fontBoundingBoxAscent * scale;
            const ink = element instanceof SVGElement ? { left: line.left, right: line.right, top: line.top + line.height * 0.2, bottom: line.bottom - line.height * 0.2 }
                : { left: line.left, right: line.right, top: base - size.actualBoundingBoxAscent * scale, bottom: base + size.actualBoundingBoxDescent * scale };
            const seen = { ...ink };
            let framed = false, is_gone = false;
            for (let up = element; up && !is_gone; up = up.parentElement) {
                const { overflowX, overflowY, textOverflow, webkitLineClamp, position, backgroundColor, borderTopColor, borderTopWidth, borderTopStyle } = look(up);
                const at = up.getBoundingClientRect();
                if (position === 'absolute') framed = true;
                if (!framed && up !== document.body && !(up instanceof SVGElement) && look(up).display !== 'inline'
                    && (painted(backgroundColor) || (parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none' && painted(borderTopColor)))) {
                    framed = true;
                    const is_open = overflowX === 'visible' && overflowY === 'visible';
                    if (is_open && (seen.left < at.left - EDGE || seen.right > at.right + EDGE || seen.top < at.top - EDGE || seen.bottom > at.bottom + EDGE))
                        found.add(`leaves its box: ${quoted(node.data)} of ${named(up)}`);
                }
                const axes = [['y', 'top', 'bottom', overflowY], ['x', 'left', 'right', overflowX]].filter(([,,, overflow]) => overflow !== 'visible' && up !== document.documentElement);
                is_gone = axes.some(([, low, high]) => seen[high] <= at[low] || seen[low] >= at[high]);
                for (const [axis, low, high, overflow] of is_gone ? [] : axes) {
                    const is_x = axis === 'x';
                    const slides = /auto|scroll/.test(overflow) && (is_x ? up.scrollWidth > up.clientWidth + 1 : up.scrollHeight > up.clientHeight + 1);
                    const over = Math.max(at[low] - seen[low], seen[high] - at[high]);
                    if (over > EDGE && !slides && !/auto|scroll/.test(overflow)) {
                        const is_meant = (is_x && textOverflow === 'ellipsis') || (webkitLineClamp !== 'none');
                        if (!is_meant || !up.closest(SHORTENED)) found.add(`${is_meant ? 'shortened' : 'cut'} (${axis}): ${quoted(node.data)} of ${named(element)}`);
                    }
                    seen[low] = Math.max(seen[low], at[low]);
                    seen[high] = Math.min(seen[high], at[high]);
                }
                if (position === 'fixed' || up.matches('dialog')) break;
            }
            if (is_gone || seen.right - seen.left < 1 || seen.bottom - seen.top < 1) continue;
            if (seen.left < -EDGE || seen.right > innerWidth + EDGE) found.add(`beyond the window: ${quoted(node.data)} of ${named(element)}`);
            if (seen.bottom > innerHeight || seen.top < 0) continue;
            inks.push({ element, text: node.data, seen });
        }
    }
    // The highest box with a ground of its own between a point and a text, which does not hold the text.
    const cover = (element, x, y) => {
        const hit = document.elementFromPoint(x, y);
        if (!hit || hit.contains(element) || element.contains(hit)) return null;
        for (let up = hit; up && !up.contains(element); up = up.parentElement) {
            if (!(up instanceof SVGElement) && painted(look(up).backgroundColor)) return up;
        }
        return null;
    };
    const covered = new Set();
    for (const ink of inks) {
        const { left, right, top, bottom } = ink.seen;
        const points = [left + 1.5, (left + right) / 2, right - 1.5].flatMap((x) => [0.2, 0.5, 0.8].map((part) => [x, top + (bottom - top) * part]));
        for (const [x, y] of points) {
            const by = cover(ink.element, x, y);
            if (!by) continue;
            covered.add(ink);
            if (!by.closest(OVER)) found.add(`covered: ${quoted(ink.text)} of ${named(ink.element)} by ${named(by)}`);
        }
    }
    for (const [place, one] of inks.entries()) {
        if (covered.has(one)) continue;
        for (const other of inks.slice(place + 1)) {
            if (covered.has(other) || one.element === other.element || !meets(one.seen, other.seen, EDGE)) continue;
            // One of them lies in a box of its own over the other.
            const x = (Math.max(one.seen.left, other.seen.left) + Math.min(one.seen.right, other.seen.right)) / 2;
            const y = (Math.max(one.seen.top, other.seen.top) + Math.min(one.seen.bottom, other.seen.bottom)) / 2;
            if (cover(one.element, x, y) || cover(other.element, x, y)) continue;
            found.add(`one over the other: ${quoted(one.text)} of ${named(one.element)} and ${quoted(other.text)} of ${named(other.element)}`);
        }
    }
    // A figure belongs to the picture that is nearest, of those that are not scrolled away and lie under nothing.
    const is_away = ([it, at]) => {
        if (cover(it, (at.left + at.right) / 2, (at.top + at.bottom) / 2)) return true;
        for (let up = it.parentElement; up; up = up.parentElement) {
            if (look(up).overflowY === 'visible') continue;
            const box = up.getBoundingClientRect();
            if (at.bottom <= box.top + 1 || at.top >= box.bottom - 1) return true;
        }
        return false;
    };
    const pictures = [...document.querySelectorAll('svg.i')].filter((it) => !is_hidden(it)).map((it) => [it, it.getBoundingClientRect()])
        .filter(([, { width }]) => width > 2).filter((picture) => !is_away(picture));
    for (const { element, text, seen } of inks) {
        if (!/^[−+]?\d+$/.test(text.trim()) || element instanceof SVGElement || element.closest('.was, s, table, .cost, .chart')) continue;
        // One in a frame of its own, such as a coin, needs no picture; one behind an arrow belongs to what stands before it.
        if (/\d\//.test(element.parentElement.textContent)) continue;
        let frame = element;
        while (frame.textContent.trim() === text.trim() && !painted(look(frame).backgroundColor)) frame = frame.parentElement;
        if (frame.textContent.trim() === text.trim()) continue;
        const small = element.closest('small')?.previousElementSibling;
        // What was, struck out, stands between the figure and its picture.
        const was = (element.closest('span, li, div')?.querySelector('s') ?? small)?.getBoundingClientRect() ?? seen;
        const is_rtl = document.documentElement.dir === 'rtl';
        const [start, end] = [is_rtl ? seen.left : Math.min(was.left, seen.left), is_rtl ? Math.max(was.right, seen.right) : seen.right];
        let group = element;
        while (group && !group.querySelector('svg.i:not(.arrow *)')) group = group.parentElement;
        const panel = element.closest('section, dialog, header, li');
        if (!group || !panel || !panel.contains(group)) continue;
        const height = seen.bottom - seen.top;
        const far = ([, at]) => at.bottom < seen.top + height / 3 || at.top > seen.bottom - height / 3 ? Infinity : Math.max(0, at.left - end, start - at.right);
        const own = Math.min(...pictures.filter(([it]) => group.contains(it)).map(far));
        const next = Math.min(...pictures.filter(([it]) => panel.contains(it) && !group.contains(it)).map(far));
        if (own !== Infinity && next < own - 0.5) found.add(`nearer to another picture: ${quoted(text)} in ${quoted(group.textContent)} of ${named(group)}: ${Math.round(own)} and ${Math.round(next)}`);
    }
    // What is asked, and what settles it, is whole; with room for a table nothing scrolls but lists, and the log has four lines.
    const whole = (it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
        for (let up = it.parentElement; up; up = up.parentElement) {
            if (look(up).overflowY === 'visible') continue;
            const at = up.getBoundingClientRect();
            if (top < at.top - 1 || bottom > at.bottom + 1) return false;
        }
        return true;
    };
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((it) => !is_hidden(it) && it.getBoundingClientRect().width > 1);
    const is_free = !document.querySelector('dialog[open]');
    for (const it of is_free ? shown('#confirm') : []) if (!whole(it)) found.add('the button that settles it is not whole');
    if (innerWidth >= 768 && is_free) {
        for (const it of innerWidth < 1152 ? [] : shown('.a-ask:has(#question)')) if (it.scrollHeight > it.clientHeight + 1) found.add(`the question scrolls by ${it.scrollHeight - it.clientHeight}`);
        for (const it of shown('#question > h2, #waiting p, #waiting button')) if (!whole(it)) found.add(`not whole: ${named(it)} ${quoted(it.textContent)}`);
        for (const it of shown('.screen .fan .card, .screen .fan .reason')) if (!whole(it)) found.add(`not whole: ${named(it)} ${quoted(it.textContent)}`);
    }
    for (const it of innerWidth >= 1152 && is_free ? shown('main:has(> #table:not([data-over="true"]))') : []) {
        if (it.scrollHeight > it.clientHeight + 1) found.add(`the table scrolls by ${it.scrollHeight - it.clientHeight}`);
    }
    if (innerWidth >= 1152 && is_free && !document.querySelector('#table[data-covered], #table[data-over="true"]')) {
        for (const it of shown('#question, .below, .below > *')) if (it.scrollHeight > it.clientHeight + 1 && look(it).overflowY !== 'visible') found.add(`scrolls: ${named(it)} by ${it.scrollHeight - it.clientHeight}`);
        const list = document.querySelector('#log .scroll');
        if (list && look(list).visibility === 'visible' && document.querySelectorAll('#log .group').length > 3) {
            const at = list.getBoundingClientRect();
            const lines = new Set(inks.filter(({ element, seen }) => list.contains(element) && !covered.has(element) && seen.top >= at.top - 1 && seen.bottom <= at.bottom + 1)
                .map(({ seen }) => Math.round((seen.top + seen.bottom) / 12)));
            if (lines.size < 4) found.add(`the log has ${lines.size} lines`);
        } else if (!list) found.add('there is no log');
    }
    document.adoptedStyleSheets.pop();
    return [...found];"#;

/// How a moment is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// By the seat that is asked, once it has read what happened.
    Asked,
    /// By the seat that is asked, with what happened since its last turn.
    Recap,
    /// By a seat that waits for bots.
    Waiting,
    /// By the seat that is asked, with the solar phase told.
    Solar,
    /// From the end, in a replay.
    Replay,
    /// By everyone at the end.
    End,
}

/// A moment of a game of either kind.
struct Moment<G: Seated = Mars> {
    name: String,
    table: Table<G>,
    seat: Option<Seat>,
    look: Look,
}

/// Each kind of question in each phase of a game of Ares Expedition, where it can be after some rounds, and its end.
fn moments_of_ares(title: &str, setup: ares::Setup) -> Vec<Moment<Ares>> {
    /// Rounds after which there is something on the table.
    const LATE: u8 = 5;
    let mut found: BTreeMap<String, (u8, AresTable, Seat)> = BTreeMap::new();
    for seed in [8, 9] {
        let mut table = dealt(setup, seed, &[Controller::Human; 4][..setup.players.into()]);
        ares_until(&mut table, seed, |table, seat| {
            let view = table.view(Some(seat));
            let (facts, question) = (view.facts(), view.question(seat).expect("somebody is asked"));
            let name = |debug: String| debug.split([' ', '(', '{']).next().unwrap_or_default().to_lowercase();
            let phase = match facts.stage {
                ares::Stage::Resolving(phase) => format!("{phase:?}").to_lowercase(),
                stage => name(format!("{stage:?}")),
            };
            let kind = format!("{}-{phase}", name(format!("{question:?}")));
            let round = facts.round.min(LATE);
            if found.get(&kind).is_none_or(|&(known, ..)| known < round) {
                found.insert(kind, (round, table.clone(), seat));
            }
            false
        });
    }
    let asked = found.into_iter().map(|(kind, (_, table, seat))| Moment {
        name: format!("ares-{title}-{kind}"),
        table,
        seat: Some(seat),
        look: Look::Asked,
    });
    let mut moments: Vec<Moment<Ares>> = asked.collect();
    let (table, seat) = hoarded(20);
    if setup.players == 4 {
        moments.push(Moment {
            name: format!("ares-{title}-hand"),
            table,
            seat: Some(seat),
            look: Look::Asked,
        });
    }
    let mut whole = dealt(setup, 8, &[Controller::Human; 4][..setup.players.into()]);
    ares_until(&mut whole, 8, |_, _| false);
    moments.push(Moment { name: format!("ares-{title}-end"), table: whole, seat: None, look: Look::End });
    moments
}

/// Each shape of question, waiting, the recap, the solar phase, a replay, and the end of a game of this size.
fn moments(players: u8, boxes: &[Switch]) -> Vec<Moment> {
    let setup = boxes.iter().copied().fold(Setup::new(players), Setup::with);
    let setup = if boxes.is_empty() || players == 1 { setup } else { setup.with(Switch::Draft) };
    let people = &[Controller::Human; 5][..players.into()];
    let title = |what: &str| format!("{players}{}-{what}", if boxes.is_empty() { "" } else { "-all" });
    let mut moments: Vec<Moment> = Vec::new();
    for (table, seat) in of_every_kind(setup, 7, people) {
        let kind = format!("{:?}", shape(&table, seat).expect("somebody is asked"));
        let kind = kind.split([' ', '(', '{']).next().unwrap_or_default().to_lowercase();
        let phase = format!("{:?}", table.view(None).facts().phase).to_lowercase();
        let name = title(&format!("{kind}-{phase}-{}", generation(&table)));
        moments.push(Moment { name, table, seat: Some(seat), look: Look::Asked });
    }
    let mut table = begun(setup, 9, people);
    let is_turn = |table: &MarsTable, seat: Seat| shape(table, seat) == Some(Shape::Turn);
    let seat = until(&mut table, |table, seat| generation(table) > 5 && is_turn(table, seat));
    if players > 1 {
        moments.push(Moment { name: title("recap"), table: table.clone(), seat, look: Look::Recap });
        let seat = until(&mut table, |table, seat| {
            generation(table) > 6 && is_turn(table, seat) && seat.number() != 0
        });
        if seat.is_some() {
            for other in Seat::ALL.into_iter().skip(1).take(usize::from(players) - 1) {
                table.seat(other, Controller::Bot(Bot::Greedy), Name::new("Rosalind"));
            }
            let seat = Some(Seat::ALL[0]);
            moments.push(Moment { name: title("waiting"), table, seat, look: Look::Waiting });
        }
    }
    if boxes.contains(&Switch::Colonies) {
        let mut table = begun(setup, 11, people);
        let seat = until(&mut table, |table, _| {
            let facts = table.view(None).facts().clone();
            facts.phase == Phase::Solar && facts.generation >= 4
        });
        if seat.is_some() {
            moments.push(Moment { name: title("solar"), table, seat, look: Look::Solar });
        }
    }
    let whole = finished(setup, 7, people);
    moments.push(Moment { name: title("replay"), table: whole.clone(), seat: None, look: Look::Replay });
    moments.push(Moment { name: title("end"), table: whole, seat: None, look: Look::End });
    moments
}

/// Opens a moment in a new page, in a language.
fn open<G: Seated>(browser: &Browser, address: &str, moment: &Moment<G>, language: Language) {
    browser.script("localStorage.clear()");
    come_back(browser, address, &moment.table, moment.seat);
    browser.choose_language(language.tag());
    browser.until_spoken(language.tag());
    match moment.look {
        Look::Asked => {
            browser.script("document.querySelector('#recap-close')?.click()");
        }
        Look::Recap => {}
        Look::Waiting => {
            browser.find("#waiting");
        }
        Look::Solar => {
            browser.script("localStorage.setItem('viriditas.pace', 'normal')");
            browser.click_on("#question [data-choice='0']");
            browser.find("dialog[open] .solar");
        }
        Look::Replay => {
            browser.click_on("#again");
            browser.find("#replay");
            browser.script("document.querySelector('[data-to=middle]')?.click()");
        }
        Look::End => {
            browser.find("#scores");
        }
    }
    browser.frames(4);
}

/// What is wrong in a language at this size.
fn wrong<G: Seated>(
    browser: &Browser,
    moment: &Moment<G>,
    language: Language,
    (width, height): (u16, u16),
) -> Vec<String> {
    browser.resize(width, height);
    browser.frames(3);
    let found = browser.script(LOOK);
    let lines = found.as_array().expect("a list").iter().filter_map(|it| it.as_str());
    // Names that a person gives, and lists of many cards, end in "…" where they have no room.
    lines.map(|it| format!("{} at {width}: {it}", named(&moment.name, language))).collect()
}

/// The name of a moment in a language.
fn named(moment: &str, language: Language) -> String {
    if language == Language::English { moment.to_owned() } else { format!("{moment}-{}", language.tag()) }
}

/// Games of Ares Expedition: against others, together and alone.
fn modes() -> [(&'static str, ares::Setup); 3] {
    [
        ("4", ares::Setup::new(4)),
        ("together", ares::Setup { mode: Mode::Cooperative, ..ares::Setup::new(2) }),
        ("solo", ares::Setup { mode: Mode::Solo(Level::Beginner), ..ares::Setup::new(1) }),
    ]
}

/// One of the browsers that look at all moments, each at its share of them.
struct Looker<'a> {
    browser: Browser,
    address: &'a str,
    axe: &'a str,
    /// What the names of the moments have to contain.
    words: &'a str,
    /// Which of the browsers it is, and of how many.
    part: (usize, usize),
    moments: usize,
    lines: BTreeSet<String>,
}

impl Looker<'_> {
    /// Looks at every moment of both games that is its share.
    fn look_at_all(&mut self) {
        for players in [5, 2, 1] {
            for boxes in [&BOXES[..], &[]] {
                for moment in moments(players, boxes) {
                    self.look_at(&moment);
                }
            }
        }
        for (title, setup) in modes() {
            for moment in moments_of_ares(title, setup) {
                self.look_at(&moment);
            }
        }
    }

    /// Looks at a moment in each language whose name for it has the words.
    fn look_at<G: Seated>(&mut self, moment: &Moment<G>) {
        for &language in Language::ALL {
            let name = named(&moment.name, language);
            if self.words.split(' ').all(|word| name.contains(word)) {
                self.moments += 1;
                if self.moments % self.part.1 == self.part.0 {
                    self.look_at_in(moment, language);
                }
            }
        }
    }

    /// Opens a moment in a language, tells what is wrong at each size, and what axe finds in both themes at one of the sizes by turns;
    /// leaves a picture of each size, and one in the other theme.
    fn look_at_in<G: Seated>(&mut self, moment: &Moment<G>, language: Language) {
        let browser = &self.browser;
        open(browser, self.address, moment, language);
        let name = named(&moment.name, language);
        let turn = SIZES[self.moments % SIZES.len()];
        for size in SIZES {
            let mut lines = wrong(browser, moment, language, size);
            browser.screenshot(&screen(&format!("boxes/{name}-{}", size.0)));
            if size == turn {
                let at = format!("{name} at {}", size.0);
                lines.extend(look_over(browser, self.axe, &at));
                browser.screenshot(&screen(&format!("boxes/{name}-{}-other-theme", size.0)));
                lines.extend(look_over(browser, self.axe, &at));
            }
            for line in lines {
                println!("{line}");
                self.lines.insert(line);
            }
        }
        browser.resize(1280, 720);
    }
}

/// A browser whose bots never answer, for which the page waits however long a look takes.
fn browser() -> Browser {
    let browser = Browser::alone();
    browser.before_each_page(
        "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };
        performance.now = () => 0;",
    );
    browser.resize(1280, 720);
    browser.open(&page());
    browser.find("#new-game");
    browser
}

/// Some of them: each moment of five seats with every box at two of the sizes by turns, and others and those of Ares Expedition at one,
/// in each language by turns.
#[test]
fn text_lies_in_its_box_and_nothing_over_another() {
    let (browser, address) = (browser(), page());
    let (mut found, mut looked) = (Vec::new(), 0);
    for (players, boxes, every, sizes) in [(5, &BOXES[..], 1, 2), (2, &[], 2, 1), (1, &BOXES[..], 2, 1)] {
        for (place, moment) in moments(players, boxes).iter().enumerate().step_by(every) {
            let language = Language::ALL[looked % Language::ALL.len()];
            looked += 1;
            open(&browser, &address, moment, language);
            for size in SIZES.iter().cycle().skip(place).step_by(2).take(sizes) {
                found.extend(wrong(&browser, moment, language, *size));
            }
            browser.resize(1280, 720);
        }
    }
    for (place, moment) in moments_of_ares("4", ares::Setup::new(4)).iter().enumerate().step_by(2) {
        let language = Language::ALL[looked % Language::ALL.len()];
        looked += 1;
        open(&browser, &address, moment, language);
        found.extend(wrong(&browser, moment, language, SIZES[place / 2 % SIZES.len()]));
        browser.resize(1280, 720);
    }
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// With letters twice as large what is asked, the button that answers it and Mars are on the screen.
#[test]
fn at_twice_the_size_of_letters_the_question_and_mars_are_in_sight() {
    let (browser, address) = (browser(), page());
    let mut table = begun(Setup::new(2), 9, &[Controller::Human; 2]);
    let seat =
        until(&mut table, |table, seat| generation(table) > 2 && shape(table, seat) == Some(Shape::Turn));
    come_back(&browser, &address, &table, seat);
    browser.script(
        "document.querySelector('#recap-close')?.click(); document.documentElement.style.fontSize = '200%'",
    );
    browser.click_on("#actions [data-kind=pass]");
    browser.find("#confirm");
    browser.frames(2);
    let seen = browser.script(
        "return ['#question h2', '#confirm', '#map'].map((selector) => {
            const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
            const part = (Math.min(right, innerWidth) - Math.max(left, 0)) * (Math.min(bottom, innerHeight) - Math.max(top, 0));
            return Math.round(100 * part / ((right - left) * (bottom - top)));
        })",
    );
    let seen: Vec<i64> = seen.as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
    browser.screenshot(&screen("twice-1280x720"));
    assert!(seen[0] >= 99 && seen[1] >= 99 && seen[2] >= 60, "{seen:?} hundredths are in sight");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Every moment of games of one, two and five seats, with no box and with all of them, at each size and in each language:
/// `cargo xtask boxes`.
#[test]
#[ignore = "forty minutes"]
fn every_box_holds_its_text_in_every_moment() {
    let (address, axe) = (page(), axe());
    let words = env::var("VIRIDITAS_BOXES").unwrap_or_default();
    let parts = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let look = &|part| {
        let (moments, lines) = (0, BTreeSet::new());
        let (address, axe, words) = (&*address, &*axe, &*words);
        let mut looker =
            Looker { browser: browser(), address, axe, words, part: (part, parts), moments, lines };
        looker.look_at_all();
        (looker.lines, looker.browser.errors())
    };
    let found: Vec<_> = thread::scope(|scope| {
        let lookers: Vec<_> = (0..parts).map(|part| scope.spawn(move || look(part))).collect();
        lookers.into_iter().map(|looker| looker.join().expect("it looks at its share")).collect()
    });
    for (lines, errors) in found {
        assert!(lines.is_empty(), "{} lines", lines.len());
        assert_eq!(errors, [""; 0]);
    }
}
