//! Where bots think: in a worker beside the page, and in the page where there is none.

use crate::games::{begin, choose};
use crate::player::{Players, Sight};
use crate::webdriver::Browser;
use crate::{copy, dist, page, screen, served};
use serde_json::Value;
use std::{env, fs, path::Path};
use viriditas::table::Bot;

/// Counts the workers that are hired and what they answer, and measures how smooth the page stays.
pub(crate) const WATCH: &str = "
    window.seen = { hired: 0, answers: 0, long: [], paints: [] };
    const Hired = window.Worker;
    window.Worker = class extends Hired {
        constructor(...orders) {
            super(...orders);
            seen.hired += 1;
            this.addEventListener('message', ({ data }) => { seen.answers += data === '1 ready' ? 0 : 1; });
        }
    };
    addEventListener('TrunkApplicationStarted', ({ detail }) => { seen.memory = detail.wasm.memory; });
    let clicked = -Infinity;
    new PerformanceObserver((list) => list.getEntries().forEach((task) => {
        // A task that began before a click or handles it is the person's own.
        const own = clicked >= task.startTime && clicked <= task.startTime + task.duration;
        // Nor is the opening of the page a bot's.
        const opening = seen.answers === 0;
        seen.long.push([Math.round(task.duration), Math.round(task.startTime), own || opening]);
    })).observe({ type: 'longtask' });
    addEventListener('click', ({ timeStamp, target }) => {
        clicked = performance.now();
        if (!target.closest('[data-choice], [data-answer], #confirm')) return;
        requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => seen.paints.push(performance.now() - timeStamp);
            painted.port2.postMessage(0);
        });
    }, true);";

/// Workers that do not start, as where a page's policy or its address forbids them.
pub(crate) const NO_WORKERS: &str = "
    window.Worker = class { constructor() { throw new DOMException('not here', 'SecurityError'); } };";

/// Workers that die at their tenth answer.
const MORTAL: &str = "
    const Immortal = window.Worker;
    window.Worker = class extends Immortal {
        constructor(...orders) {
            super(...orders);
            let left = 10;
            this.addEventListener('message', (event) => {
                left -= 1;
                if (left > 0) return;
                event.stopImmediatePropagation();
                this.terminate();
                this.dispatchEvent(new ErrorEvent('error', { message: 'died', cancelable: true }));
            });
        }
    };";

/// Workers whose every answer names a place that is not offered.
const LIARS: &str = "
    const Honest = window.Worker;
    window.Worker = class extends Honest {
        constructor(...orders) {
            super(...orders);
            this.addEventListener('message', (event) => {
                if (event.data === '1 ready' || event.isLie) return;
                event.stopImmediatePropagation();
                const lie = new MessageEvent('message', { data: `${event.data.split(' ', 2).join(' ')} 65535 only` });
                lie.isLie = true;
                this.dispatchEvent(lie);
            });
        }
    };";

const SEATS: [(&str, &str); 3] = [("Ada", "human"), ("Rosa", "random"), ("Greta", "greedy")];

fn seen(browser: &Browser, what: &str) -> u64 {
    browser.script(&format!("return window.seen.{what}")).as_u64().expect("a count")
}

/// Plays so many answers of the person, and tells what was asked last.
fn play(browser: &Browser, answers: usize) -> Option<String> {
    let mut players = Players::at(browser);
    for _ in 0..answers {
        let sight = players.next();
        players.answer(&sight);
    }
    players.next().question().map(str::to_owned)
}

#[test]
fn bots_answer_alike_in_a_worker_in_the_page_and_after_a_worker_has_failed() {
    let workers = [(&[][..], 1, 1), (&[NO_WORKERS], 0, 0), (&[MORTAL], 2, 1), (&[LIARS], 2, 2)];
    let asked = workers.map(|(scripts, hired, least)| {
        let browser = Browser::start();
        browser.resize(1280, 720);
        for script in scripts {
            browser.before_each_page(script);
        }
        browser.before_each_page(WATCH);
        browser.open(&page());
        begin(&browser, &SEATS, "5");
        let question = play(&browser, 14);
        // Where all answer together a bot may not have answered yet.
        let choosing =
            "[...document.querySelectorAll('.seats .status')].filter((status) => status.textContent === 'choosing')";
        browser.until("the person alone is asked", &format!("return {choosing}.length <= 1"));
        // Some answers after the second failure a worker is tried once more.
        let (seen_hired, is_failing) = (seen(&browser, "hired"), hired == 2);
        assert!(seen_hired == hired || is_failing && seen_hired == hired + 1, "{seen_hired} of {hired}");
        assert!(seen(&browser, "answers") >= least);
        assert!(browser.find_all("#problem").is_empty());
        assert_eq!(browser.errors(), [""; 0]);
        (question, browser.script("return document.querySelector('#table').textContent"))
    });
    for other in &asked[1..] {
        assert_eq!(&asked[0], other);
    }
}

#[test]
fn an_answer_to_a_game_that_was_left_is_dropped() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    // Answers are held back, until the game was left.
    browser.before_each_page(
        "const Prompt = window.Worker;
        window.late = 0;
        window.held = [];
        window.asked = 0;
        window.Worker = class extends Prompt {
            postMessage(...order) {
                if (typeof order[0] === 'string') window.asked += 1;
                super.postMessage(...order);
            }
            constructor(...orders) {
                super(...orders);
                this.addEventListener('message', (event) => {
                    if (event.data === '1 ready' || event.late) return;
                    event.stopImmediatePropagation();
                    const again = new MessageEvent('message', { data: event.data });
                    again.late = true;
                    window.held.push(() => { window.late += 1; this.dispatchEvent(again); });
                });
            }
        };",
    );
    browser.open(&page());
    begin(&browser, &[("Ada", "random"), ("Rosa", "random")], "1");
    browser.find("#waiting");
    browser.until("a bot has answered", "return window.asked > 0 && window.held.length > 0");
    browser.click_on("#leave");
    begin(&browser, &[("Ada", "human"), ("Blaise", "human")], "2");
    browser.find("#hand-over");
    let kept = "return localStorage.getItem('viriditas.game.2')";
    let before = browser.script(kept);
    browser.script("for (const late of window.held) late();");
    browser.frames(8);
    assert!(browser.script("return window.late").as_u64() > Some(0));
    browser.find("#hand-over");
    assert_eq!(browser.script(kept), before);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_person_plays_a_whole_game_against_a_bot_of_each_level() {
    for level in Bot::ALL {
        let browser = Browser::start();
        browser.resize(1280, 720);
        browser.before_each_page(WATCH);
        browser.open(&page());
        begin(&browser, &[("Ada", "human"), ("Blaise", level.key())], "5");
        let mut players = Players::at(&browser);
        let scores = players.finish(|_| {});
        assert_eq!(scores.len(), 2);
        let answers = seen(&browser, "answers");
        println!(
            "{}: {scores:?} after {} answers of the person and {answers} of the bot",
            level.key(),
            players.answers
        );
        assert_eq!(browser.errors(), [""; 0]);
    }
}

/// Copies the built page into a folder of a site, and mends its first file.
fn moved(name: &str, mend: impl FnOnce(String) -> String) -> String {
    let site = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left there is another build's.
    let _ = fs::remove_dir_all(&site);
    let folder = site.join("games/mars");
    copy(&dist(), &folder);
    let first = folder.join("index.html");
    let text = fs::read_to_string(&first).expect("the page");
    fs::write(first, mend(text)).expect("the page again");
    format!("{}games/mars/", served(site))
}

#[test]
fn a_page_in_a_folder_has_its_worker_and_goes_on_without_a_server() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.before_each_page(WATCH);
    browser.open(&moved("folder", |text| text));
    begin(&browser, &SEATS, "5");
    play(&browser, 5);
    assert_eq!(seen(&browser, "hired"), 1);
    browser.devtools("Network.enable", &serde_json::json!({}));
    browser.go_offline();
    let before = seen(&browser, "answers");
    play(&browser, 8);
    assert!(seen(&browser, "answers") > before);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_page_whose_policy_forbids_workers_answers_itself() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.before_each_page(WATCH);
    let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"worker-src 'none'\"><title>";
    browser.open(&moved("policy", |text| text.replacen("<title>", policy, 1)));
    begin(&browser, &SEATS, "5");
    play(&browser, 5);
    assert_eq!(seen(&browser, "answers"), 0);
    assert!(browser.find_all("#problem").is_empty());
}

/// The clock of the page stands still, so that an action of a bot is always held back for as long as its pace says; what the
/// page asks its timer for is counted, and the line of the last news when it changes.
#[test]
fn bots_play_at_a_pace_that_eyes_can_follow_until_they_are_hurried() {
    const NEWS: &str = "
        window.seen = { news: 0, pauses: 0 };
        const now = performance.now();
        performance.now = () => now;
        const later = window.setTimeout;
        window.setTimeout = (then, time, ...more) => {
            if (time === 700) seen.pauses += 1;
            return later(then, time, ...more);
        };
        addEventListener('TrunkApplicationStarted', () => {
            let last = '';
            new MutationObserver(() => {
                const text = document.querySelector('.ticker')?.textContent ?? '';
                if (text !== last && document.querySelector('#waiting')) seen.news += 1;
                last = text;
            }).observe(document.body, { subtree: true, childList: true, characterData: true });
        });
        addEventListener('click', ({ target }) => { if (target.closest('#hurry')) seen.pressed = seen.pauses; }, true);
        localStorage['viriditas.pace'] = 'normal';";
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.before_each_page(NEWS);
    browser.open(&page());
    begin(&browser, &[("Ada", "human"), ("Bo", "greedy"), ("Cy", "greedy")], "3");
    let mut players = Players::at(&browser);
    let next = |players: &mut Players<'_>| {
        let sight = players.next();
        assert!(sight.scores().is_empty(), "the game is over, and what it was played for has not been seen");
        players.answer(&sight);
    };
    while seen(&browser, "news") < 6 {
        next(&mut players);
    }
    let (news, pauses) = (seen(&browser, "news"), seen(&browser, "pauses"));
    assert!(pauses + 1 >= news, "{news} news with {pauses} pauses");
    browser.screenshot(&screen("waiting-1280x720"));
    // One press, and the rest of the round is played at once.
    loop {
        next(&mut players);
        // The answer has been painted by then.
        Sight::of(&browser);
        if !browser.find_all("#hurry").is_empty() {
            break;
        }
    }
    let hurry = browser.find("#hurry");
    browser.click(&hurry);
    players.next();
    assert_eq!(
        seen(&browser, "pauses"),
        seen(&browser, "pressed"),
        "no turn of the round is held back any more"
    );
    assert_eq!(browser.errors(), [""; 0]);
}

/// How much linear memory the module has.
fn bytes_held(browser: &Browser) -> u64 {
    browser.script("return window.seen.memory.buffer.byteLength").as_u64().expect("a length")
}

/// The map with the most areas, with preludes; where times are held, the four others too.
#[test]
fn the_page_stays_smooth_with_bots() {
    let maps: &[u8] = if env::var_os("VIRIDITAS_TIMES").is_some() { &[0, 1, 2, 3, 4] } else { &[4] };
    for &map in maps {
        stays_smooth(map);
    }
}

/// A game with four bots, on other maps than the first with preludes: two hundred answers of theirs, and all of them where
/// times are held. The machine's own speed is told beside the figures.
fn stays_smooth(map: u8) {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.before_each_page(WATCH);
    browser.open(&page());
    if map != 0 {
        choose(&browser, "map-choice", &map.to_string());
        browser.click_on("#prelude");
    }
    let bots = [("Ada", "human"), ("Bo", "greedy"), ("Cy", "greedy"), ("Di", "greedy"), ("Ed", "random")];
    begin(&browser, &bots, "11");
    let mut players = Players::at(&browser);
    players.next();
    let at_first = bytes_held(&browser);
    loop {
        let sight = players.next();
        let is_enough = env::var_os("VIRIDITAS_TIMES").is_none() && seen(&browser, "answers") > 200;
        if is_enough || !sight.scores().is_empty() {
            break;
        }
        players.answer(&sight);
    }
    let measured = browser.script(
        "const begun = performance.now();
        let sum = 0;
        for (let i = 0; i < 3e7; i += 1) sum = (sum * 31 + i) | 0;
        const { long, paints, answers } = window.seen;
        const third = Math.floor(paints.length / 3);
        const middle = (times) => Math.round(times.toSorted((one, other) => one - other)[times.length >> 1] * 10) / 10;
        const [early, late] = [paints.slice(0, third), paints.slice(-third)].map(middle);
        paints.sort((one, other) => one - other);
        const at = (share) => Math.round(paints[Math.floor(paints.length * share)] * 10) / 10;
        return { answers, clicks: paints.length, p50: at(.5), p95: at(.95), most: at(.9999), early, late, long,
            calibration: Math.round(performance.now() - begun), sum };",
    );
    println!("five seats on map {map}: {measured}");
    let grown = bytes_held(&browser) - at_first;
    println!("linear memory: {at_first} bytes when the table was shown, {grown} more at the end");
    assert!(grown <= 1_000_000, "{grown} bytes more");
    let tasks = measured["long"].as_array().expect("a list");
    let while_thinking: Vec<&Value> = tasks.iter().filter(|task| task[2] == false).collect();
    println!("tasks over 50 ms: {} in all, {while_thinking:?} while bots think", tasks.len());
    let answers = measured["answers"].as_u64().expect("a count");
    assert!(answers > 200, "{answers} answers");
    // Times are the machine's as much as the page's: they are told, and held to the bars where it is known to be free.
    if env::var_os("VIRIDITAS_TIMES").is_some() {
        assert!(while_thinking.is_empty(), "{measured}");
        assert!(measured["p95"].as_f64() <= Some(60.0), "from a choice to the paint: {measured}");
    }
    assert_eq!(browser.errors(), [""; 0]);
}
