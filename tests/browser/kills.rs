//! Browsers and tabs that die in the midst of a game: no answer that the page had marked kept is lost.
//!
//! `cargo xtask kills --times 1000 --seed 1` does it as often as one likes, and counts.

use crate::ares::player::CHOOSE;
use crate::games::begin;
use crate::page;
use crate::patience::tried;
use crate::webdriver::Browser;
use serde_json::Value;
use std::collections::BTreeMap;
use std::env;
use viriditas::games::{Game, GameSummary};
use viriditas::kit::{Rng, Seed};

/// How often something dies unless `VIRIDITAS_KILLS` says otherwise.
const KILLS: u32 = 10;

/// After how many answers it does, at most.
const LONGEST_LIFE: u32 = 24;

/// A person who answers by herself as soon as she is told to, without waiting for anything; and what the mark said: when an
/// answer was shown, and when it was marked kept.
pub(crate) fn player() -> String {
    PLAYER.replace("CHOOSE_IN_ARES", CHOOSE)
}

const PLAYER: &str = "
    const one = (selector) => document.querySelector(selector);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const any = (found) => found[Math.floor(Math.random() * found.length)];
    const press = (element) => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) !== undefined;
    CHOOSE_IN_ARES
    const choose = () => {
        if (one('#ares')) return choose_in_ares();
        const of = (kind) => all(`#table [data-kind=${kind}][data-choice]`);
        if (one('.picker')) {
            all('#question [data-kind=card][data-choice]').slice(0, 2).forEach(press);
        } else if (one('#question')?.dataset.shape === 'turn') {
            const wanted = ['first-action', 'claim', 'convert', 'play', 'project', 'end-turn', 'pass'].map(of);
            press(any(wanted.find((found) => found.length > 0) ?? []));
        } else {
            press(any(all('#map [data-answer]'))) || press(any(all('#question [data-choice]:not([data-kind=reopen])')));
        }
    };
    const once = (then) => {
        press(one('#hand-over [data-look]'));
        choose();
        requestAnimationFrame(() => setTimeout(() => { press(one('#confirm')); then?.(); }));
    };
    const answer = () => once(() => setTimeout(answer, 30 * Math.random()));
    const shown = [];
    window.first = null;
    window.delays = [];
    new MutationObserver(() => {
        const mark = one('#kept')?.dataset;
        if (!mark) return;
        const [answers, kept, now] = [Number(mark.answers), Number(mark.keptAnswers), performance.now()];
        if (mark.kept === 'true') window.first ??= answers;
        if (window.first === null) return;
        if (answers > (shown.at(-1)?.answers ?? window.first)) shown.push({ answers, now });
        while (shown.length > 0 && shown[0].answers <= kept) window.delays.push(now - shown.shift().now);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-kept', 'data-answers', 'data-kept-answers'] });
    window.play = answer;";

/// What the mark says, and how long it took to say it.
const SEEN: &str = "
    const mark = document.querySelector('#kept')?.dataset;
    return mark ? [Number(localStorage['viriditas.last']), Number(mark.answers), Number(mark.keptAnswers), mark.kept, delays.splice(0)] : null;";

/// A game as the page told of it.
#[derive(Clone, Copy, Default, Debug)]
struct Told {
    answers: u64,
    /// How many of them it had marked kept; nothing before it had marked the game itself.
    kept: Option<u64>,
}

/// What came of all deaths.
#[derive(Default)]
struct Count {
    kills: u32,
    marked_lost: u64,
    unmarked_lost: u64,
    /// How many answers were seen on the page.
    seen: u64,
    lost: Vec<String>,
    delays: Vec<f64>,
}

fn number(name: &str, otherwise: u32) -> u32 {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Looks at the mark until so many answers were given since, or the game is over.
fn watch(browser: &Browser, games: &mut BTreeMap<u64, Told>, count: &mut Count, life: u64) {
    let mut first = None;
    let mut lived = 0;
    let over = tried(|| {
        let seen = browser.script(SEEN);
        if let (Some(game), Some(answers), Some(kept)) =
            (seen[0].as_u64(), seen[1].as_u64(), seen[2].as_u64())
        {
            let told = games.entry(game).or_default();
            let first = *first.get_or_insert(answers);
            told.answers = answers;
            lived = answers.saturating_sub(first);
            if seen[3] == "true" || told.kept.is_some() {
                told.kept = Some(kept.max(told.kept.unwrap_or(0)));
            }
            count.delays.extend(seen[4].as_array().into_iter().flatten().filter_map(Value::as_f64));
        }
        (lived >= life || !browser.find_all("#scores").is_empty()).then_some(())
    });
    assert!(over.is_some(), "after {lived} answers of {life} nobody answers");
    count.seen += lived;
}

/// Waits until the page knows what is on the disk: on a busy machine it may have opened before.
fn settled(browser: &Browser) {
    browser.until(
        "the game is kept",
        "return document.querySelector('#begin') !== null || document.querySelector('#kept')?.dataset.kept === 'true'",
    );
}

/// How many answers a kept game has.
fn answers(text: &str) -> u32 {
    match Game::summary(text).expect("it is whole") {
        GameSummary::Mars(summary) => summary.answers,
        GameSummary::Ares(summary) => summary.answers,
    }
}

/// Holds what is there against what was told.
fn compare(browser: &Browser, games: &mut BTreeMap<u64, Told>, count: &mut Count, how: &str) {
    let there = browser.script(
        "return Object.entries(localStorage).filter(([key]) => key.startsWith('viriditas.game.'))
            .map(([key, text]) => [Number(key.slice(15)), text]);",
    );
    let there = there.as_array().expect("a list of games").iter().map(|game| {
        let text = game[1].as_str().expect("a text");
        (game[0].as_u64().expect("a number"), u64::from(answers(text)))
    });
    let mut there: BTreeMap<u64, u64> = there.collect();
    // Bots may have played on since the page opened.
    let shown = browser.script("return [Number(localStorage['viriditas.last']), first]");
    if let (Some(game), Some(answers)) = (shown[0].as_u64(), shown[1].as_u64()) {
        there.insert(game, answers);
    }
    for (game, told) in games.iter() {
        let found = there.get(game).copied();
        let lost = told.kept.map_or(0, |kept| found.map_or(kept + 1, |found| kept.saturating_sub(found)));
        count.marked_lost += lost;
        count.unmarked_lost += told.answers.saturating_sub(found.unwrap_or(0)).saturating_sub(lost);
        if lost > 0 {
            count
                .lost
                .push(format!("kill {}, {how}: game {game}: told {told:?}, found {found:?}", count.kills));
        }
    }
    *games = there
        .iter()
        .map(|(&game, &answers)| (game, Told { answers, kept: games.get(&game).and_then(|told| told.kept) }))
        .collect();
    for told in games.values_mut() {
        told.kept = told.kept.map(|kept| kept.min(told.answers));
    }
}

fn percentile(sorted: &[f64], of_a_hundred: usize) -> f64 {
    sorted.get(sorted.len() * of_a_hundred / 100).copied().unwrap_or(f64::NAN)
}

#[test]
fn no_answer_that_was_marked_kept_is_lost_by_any_death() {
    let (times, seed) = (number("VIRIDITAS_KILLS", KILLS), number("VIRIDITAS_SEED", 1));
    let mut rng = Rng::new(Seed(seed.into()));
    let (browser, address) = (Browser::alone(), page());
    let mut games = BTreeMap::new();
    let mut count = Count::default();
    browser.before_each_page(&player());
    browser.open(&address);
    while count.kills < times {
        browser.find("#kept, #begin");
        // The second half is played with the second game.
        let is_over = !browser.find_all("#scores").is_empty() || count.kills == times / 2;
        if is_over || browser.find_all("#begin").is_empty() && rng.below(8) == 0 {
            browser.script("document.querySelector('#leave').click()");
            browser.find("#begin");
        }
        if !browser.find_all("#begin").is_empty() {
            let seats = [("Ada", "human"), ("Rosa", "random"), ("Greta", "greedy")];
            browser.click_on(if count.kills * 2 < times { "#game-mars" } else { "#game-ares" });
            begin(&browser, &seats, &count.kills.to_string());
            browser.find("#kept");
        }
        settled(&browser);
        browser.script("play()");
        let life = rng.below(LONGEST_LIFE);
        watch(&browser, &mut games, &mut count, life.into());
        count.kills += 1;
        let how = if rng.below(2) == 0 {
            browser.kill();
            "the browser"
        } else {
            browser.kill_tab();
            "a tab"
        };
        browser.before_each_page(&player());
        browser.open(&address);
        settled(&browser);
        compare(&browser, &mut games, &mut count, how);
    }
    count.delays.sort_unstable_by(f64::total_cmp);
    println!(
        "{} kills, {} games, {} answers: {} lost that were marked kept, {} that were not; \
         {} marked after {:.0} ms (median), {:.0} ms (95 of 100), {:.0} ms (at most)",
        count.kills,
        games.len(),
        count.seen,
        count.marked_lost,
        count.unmarked_lost,
        count.delays.len(),
        percentile(&count.delays, 50),
        percentile(&count.delays, 95),
        count.delays.last().copied().unwrap_or(f64::NAN),
    );
    assert_eq!(count.lost, [""; 0]);
}
