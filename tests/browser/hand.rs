//! A hand of many cards and many cards on the table: legible at every size, found, sorted, and played from the keyboard.

use crate::fonts::FAMILIES;
use crate::moments::{begun, shape, sit_down};
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use crate::{page, screen};
use std::{collections::HashSet, env};
use viriditas::games::MarsTable;
use viriditas::kit::Seat;
use viriditas::mars::{Choice, Setup, Shape, Switch};
use viriditas::table::Controller;

pub(crate) const SIZES: [(u16, u16); 4] = [(1280, 720), (1920, 1080), (768, 1024), (360, 800)];

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
    // Between the edges of its lines: what a font reserves above and below its letters differs by font, and nothing is drawn there.
    const letters = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { x, y, width, height } = range.getBoundingClientRect();
        const reserved = range.getClientRects()[0]?.height ?? 0;
        const over = Math.max(0, (reserved - parseFloat(getComputedStyle(element).lineHeight)) / 2 || 0);
        return new DOMRect(x, y + over, width, height - 2 * over);
    };
    const shown = (element) => element.getClientRects().length > 0;
    for (const card of cards) {
        const name = card.querySelector('.nm');
        const told = name.textContent;
        const parts = [...card.querySelectorAll('.cost, .tg .i, .vpb, .holds')].filter(shown);
        const reason = card.parentElement.querySelector(':scope > .reason');
        for (const part of reason && box(reason).width > 1 ? parts : []) {
            if (meets(box(part), letters(reason))) cut.push(`${told}: ${part.getAttribute('class')} lies on the reason`);
        }
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

/// What is cut of the cards in a list, of which there must be so many, in any of the fonts.
pub(crate) fn cut(browser: &Browser, list: &str, least: u64) -> Vec<String> {
    let script = CUT.replace("LIST", &format!("'{list}'"));
    let mut cut = Vec::new();
    for family in FAMILIES {
        let name = browser.write_in(family);
        let told = browser.script(&script);
        assert!(told[0].as_u64() >= Some(least), "{} cards of {least}", told[0]);
        let all = told[1].as_array().into_iter().flatten();
        cut.extend(all.filter_map(|it| it.as_str()).map(|it| format!("{it} in {name}")));
    }
    cut
}

/// Everyone buys every card and plays none, until a hand has so many.
pub(crate) fn hoarded(cards: usize) -> (MarsTable, Seat) {
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

/// The first seat keeps a full hand and plays what goes beyond it, in a game with every box; of more than two the others play all
/// that they can, and one alone passes. Until so many cards are in its hand, so many on all tables, and one of its own has an action.
pub(crate) fn crowded(players: u8, hand: usize, in_play: usize) -> (MarsTable, Seat) {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = boxes.into_iter().fold(Setup::new(players), Setup::with);
    let mut most = 0;
    for seed in 0..20 {
        let mut table = begun(setup, seed, &[Controller::Human; 5][..players.into()]);
        while let Some(seat) = table.asked().iter().next() {
            let offers = table.offers(seat);
            let view = table.view(Some(seat));
            let all = &view.facts().players;
            let held = usize::from(all[seat].hand_size);
            let open: usize = Seat::ALL.into_iter().map(|seat| all[seat].played.iter().count()).sum();
            most = most.max(open);
            let is_first = seat == Seat::ALL[0];
            let acts = || offers.iter().any(|it| matches!(it, Choice::Act { .. }));
            if is_first && held >= hand && open >= in_play && acts() {
                return (table, seat);
            }
            let plays = if is_first { held > hand || open >= in_play } else { players > 2 };
            let rank = |choice: &Choice| match choice {
                Choice::Play(_) if plays => 0,
                Choice::Card(_) => 2,
                Choice::Pass => 4,
                Choice::Play(_)
                | Choice::Act { .. }
                | Choice::Convert(_)
                | Choice::EndTurn
                | Choice::Project(_)
                | Choice::Claim(_)
                | Choice::Fund(_)
                | Choice::Lobby(_)
                | Choice::Trade { .. } => 9,
                _ => 3,
            };
            let choice = *offers.iter().min_by_key(|it| rank(it)).expect("an offer");
            table.play(seat, choice).expect("an offer is accepted");
        }
    }
    panic!("{most} of {in_play} cards are played at most");
}

/// With every box, 25 cards in hand and 60 on the table are legible at each size, the table's in groups with their actions; beside
/// Mars where there is room, and else behind a key.
#[test]
fn many_cards_in_hand_and_in_play_are_legible_and_their_actions_are_at_hand() {
    let (browser, axe) = (Browser::start(), axe());
    let (table, seat) = crowded(2, 25, 64);
    browser.resize(1280, 720);
    sit_down(&browser, &page(), &table, Some(seat));
    let mut found = Vec::new();
    for (width, height) in SIZES {
        let at = |it: String| format!("{width}: {it}");
        browser.resize(width, height);
        if width < 768 {
            browser.click_on("#panes [data-to=hand]");
        }
        browser.find("#hand .held");
        browser.screenshot(&screen(&format!("hand-25-{width}x{height}")));
        found.extend(cut(&browser, "#hand .packed", 25).into_iter().map(at));
        let is_docked = width >= 1600;
        browser.until(
            "the tableau",
            &format!("return (document.querySelector('#tableau') !== null) === {is_docked}"),
        );
        if is_docked {
            browser.script("document.querySelector('#tableau details')?.setAttribute('open', '')");
            found.extend(
                cut(&browser, "#tableau", 60).into_iter().map(|it| format!("docked at {width}: {it}")),
            );
            browser.press("t");
            browser
                .until("the key leads there", "return document.activeElement?.closest('#tableau') !== null");
            assert!(browser.find_all("dialog").is_empty());
        }
    }
    browser.resize(1280, 720);
    found.extend(look_over_all(&browser, &axe, "hand"));
    browser.script("document.activeElement.blur()");
    browser.press("t");
    browser.find("dialog[open] .tableau .held");
    browser.script("document.querySelector('dialog .tableau details')?.setAttribute('open', '')");
    for (width, height) in SIZES {
        browser.resize(width, height);
        browser.screenshot(&screen(&format!("tableau-60-{width}x{height}")));
        found.extend(cut(&browser, "dialog .tableau", 60).into_iter().map(|it| format!("{width}: {it}")));
    }
    browser.resize(1280, 720);
    found.extend(look_over_all(&browser, &axe, "tableau"));
    browser.click_on("dialog .tableau [data-acts]");
    browser.find("#question :is(#confirm, .does)");
    assert!(browser.find_all("dialog[open]").is_empty(), "the tableau is put away");
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// The numbers of the cards in hand, as they lie.
fn laid(browser: &Browser) -> Vec<String> {
    let numbers = browser.script("return [...document.querySelectorAll('#hand .packed > li [data-card]')].map((it) => it.dataset.card)");
    numbers.as_array().into_iter().flatten().filter_map(|it| it.as_str()).map(str::to_owned).collect()
}

/// By keys and by a pointer; it outlasts the page, and what is kept of it may be anything.
#[test]
fn a_hand_lies_as_its_player_has_laid_it() {
    let (browser, address) = (Browser::start(), page());
    let (table, seat) = hoarded(12);
    browser.resize(1280, 720);
    sit_down(&browser, &address, &table, Some(seat));
    let first = laid(&browser);
    assert!(first.len() >= 12);
    let lies = |order: &[String]| {
        let shown = "JSON.stringify([...document.querySelectorAll('#hand .packed > li [data-card]')].map((it) => it.dataset.card))";
        let wanted = serde_json::json!(serde_json::json!(order).to_string());
        browser.until("the order", &format!("return {shown} === {wanted}"));
    };
    let mut order = first.clone();
    // The first one goes two places on and one back, and keeps the focus.
    browser.press("h");
    browser.until("the hand", "return document.activeElement?.matches('#hand .held') === true");
    for (key, from, to) in [(".", 0, 1), (".", 1, 2), (",", 2, 1)] {
        browser.press(key);
        order.swap(from, to);
        lies(&order);
        let kept = format!(
            "return document.activeElement.querySelector('[data-card]')?.dataset.card === '{}'",
            first[0]
        );
        browser.until("the focus", &kept);
    }
    // The last one is drawn to the second place.
    let last = order.len() - 1;
    browser.script(&format!(
        "const items = document.querySelectorAll('#hand .packed > li');
        const tell = (item, name) => item.dispatchEvent(new DragEvent(name, {{ bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }}));
        tell(items[{last}], 'dragstart');
        if (tell(items[1], 'dragover')) throw new Error('it may not be dropped there');
        tell(items[1], 'drop');"
    ));
    let drawn = order.remove(last);
    order.insert(1, drawn);
    lies(&order);
    browser.open(&address);
    browser.find("#hand .held");
    lies(&order);
    // In another order nothing is lost, and one's own comes back.
    let choose = |order: &str| {
        browser.script(&format!(
            "const order = document.querySelector('#hand select');
            order.value = '{order}'; order.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ));
    };
    choose("cost");
    browser.until(
        "by cost",
        "const costs = [...document.querySelectorAll('#hand .cost > bdi')].map((it) => Number(it.textContent));
        return costs.every((cost, place) => place === 0 || costs[place - 1] <= cost)",
    );
    choose("own");
    lies(&order);
    // What another release or a broken store has kept.
    let same: HashSet<&String> = first.iter().collect();
    for (kept, how) in
        [("1,2,x,,99999999999,-3,1,1,1", "own"), ("\u{202e}{\"version\":2}", "newest"), ("", "")]
    {
        let both = serde_json::json!([kept, how]);
        browser.script(&format!("const [laid, order] = {both}; localStorage['viriditas.laid'] = laid; localStorage['viriditas.hand'] = order"));
        browser.open(&address);
        browser.find("#hand .held");
        let shown = laid(&browser);
        assert_eq!(
            (shown.len(), shown.iter().collect::<HashSet<_>>()),
            (first.len(), same.clone()),
            "{kept}"
        );
    }
    browser.script("localStorage['viriditas.laid'] = Array(200_000).fill('7').join(',')");
    browser.open(&address);
    browser.find("#hand .held");
    // Junk that is sought finds nothing and breaks nothing.
    for junk in [
        "\u{202e}\u{0}<img src=x onerror=document.title=1>",
        "((([[[\\",
        "\u{1f680}\u{fe0f}",
        "𝕍 \u{300}\u{300}",
    ] {
        let given = serde_json::json!(junk);
        browser.script(&format!("const find = document.querySelector('#find'); find.value = {given}.repeat(200); find.dispatchEvent(new Event('input', {{ bubbles: true }}))"));
        browser.until("nothing is found", "return document.querySelector('#hand .empty') !== null && !document.querySelector('#hand .held')");
    }
    browser.script("const find = document.querySelector('#find'); find.value = '  \t '; find.dispatchEvent(new Event('input', { bubbles: true }))");
    browser.until(
        "all are found",
        &format!("return document.querySelectorAll('#hand .held').length === {}", first.len()),
    );
    assert_eq!(browser.errors(), [""; 0]);
}

/// Looked at by the first of five seats: each card that can be played is chosen, played and taken back. The time from each press to
/// the paint, at p95, with the tableau beside Mars and without; and nothing that can be pressed then is another thing a moment later.
#[test]
fn a_crowded_table_is_painted_soon_after_each_choice() {
    let browser = Browser::start();
    browser.before_each_page(crate::bots::WATCH);
    browser.resize(1280, 720);
    let (table, seat) = crowded(5, 25, 200);
    sit_down(&browser, &page(), &table, Some(seat));
    for (width, height) in [(1280, 720), (1920, 1080)] {
        browser.resize(width, height);
        browser.frames(8);
        let counted = browser.script(
            "seen.paints = [];
            const cards = [...document.querySelectorAll('.tableau [data-card]')].length;
            return [document.querySelectorAll('#hand .held').length, cards];",
        );
        let times = browser.later(PLAY);
        println!("{width}: five seats, hand and tableau {counted}: from a choice to the paint {times}");
        assert!(times["presses"].as_u64() > Some(9), "{times}");
        assert_eq!(times["behind"], serde_json::json!([]), "{width}");
        if env::var_os("VIRIDITAS_TIMES").is_some() {
            assert!(times["p95"].as_f64() <= Some(60.0), "{width}: {times}");
        }
    }
    assert_eq!(browser.errors(), [""; 0]);
}

/// Presses what plays each card, up to twelve of them, and takes it back. The machine's own speed is told beside the figures.
const PLAY: &str = "
    const done = arguments[arguments.length - 1];
    const rest = async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    };
    const there = async (selector) => {
        while (!document.querySelector(selector)) await rest();
        return document.querySelector(selector);
    };
    const painted = () => new Promise((go) => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = go;
        channel.port2.postMessage(0);
    }));
    const pressed = '[data-choice], [data-acts], [data-answer], #actions button, .goal, #confirm';
    const pressable = () => [...document.querySelectorAll(pressed)].map((it) => [it.dataset.choice ?? it.dataset.acts, it.dataset.kind,
        it.getAttribute('aria-disabled'), it.querySelector('[data-card]')?.dataset.card ?? it.textContent].join());
    const behind = new Set();
    const play = async (card, whenConfirmed) => {
        document.querySelector(`#hand .held:has([data-card='${card}'])`).click();
        await rest();
        (await there('#confirm')).click();
        await whenConfirmed();
        await rest();
        await rest();
    };
    const takeBack = async (card) => {
        (await there('#undo:not([aria-disabled=true])')).click();
        await there(`#hand .held[data-choice]:has([data-card='${card}'])`);
        await rest();
    };
    (async () => {
        const open = [...document.querySelectorAll('#hand .held[data-kind=play][data-choice] [data-card]')].map((it) => it.dataset.card);
        for (const card of open.slice(0, 12)) {
            await play(card, () => null);
            await takeBack(card);
        }
        const paints = seen.paints.toSorted((one, other) => one - other);
        // Looking takes time of its own, so these are not counted.
        for (const card of open.slice(0, 4)) {
            let soon = [];
            await play(card, async () => {
                await painted();
                soon = pressable();
            });
            const settled = pressable();
            for (const it of soon) if (!settled.includes(it)) behind.add(it);
            await takeBack(card);
        }
        const at = (share) => Math.round(paints[Math.floor(paints.length * share)] * 10) / 10;
        const begun = performance.now();
        let sum = 0;
        for (let i = 0; i < 3e7; i += 1) sum = (sum * 31 + i) | 0;
        done({ behind: [...behind], calibration: Math.round(performance.now() - begun), sum, presses: paints.length, p50: at(0.5), p95: at(0.95), most: at(0.9999) });
    })().catch((error) => done(String(error)));";
