//! No test fails because a machine is slow: what reads a clock is counted here, with the reason why it may.

use super::files_of;
use std::{fs, path::Path};

/// The folders of what tests, and of the chores.
const FOLDERS: &[&str] = &["tests", "xtask/src", "examples", "benches"];

/// Words that read a clock or wait by it, in Rust and in JavaScript. `setTimeout` without a time is a task and no wait.
const CLOCKS: &[&str] = &[
    "Instant",
    "SystemTime",
    "Duration",
    "elapsed",
    "sleep",
    "timeout(",
    "performance.now",
    "Date.now",
    "new Date()",
    "timeStamp",
    "cpuUsage",
    "hrtime",
    "setInterval",
];

/// The files in which a clock is named: how often, and why no verdict hangs on it.
const MAY: &[(&str, usize, &str)] = &[
    ("benches/engine.rs", 5, "figures of speed, printed"),
    ("examples/arena/report.rs", 3, "figures of speed, printed"),
    ("examples/calls.rs", 7, "late calls are printed, and fail where `VIRIDITAS_TIMES` asks for it"),
    ("examples/selfplay/main.rs", 2, "figures of speed, printed"),
    ("examples/soak.rs", 4, "how long it has run, printed"),
    ("tests/browser/ares/player.rs", 2, "the limit that ends what hangs"),
    (
        "tests/browser/bots.rs",
        8,
        "times to the paint, held only by `VIRIDITAS_TIMES`; a clock that the test stops",
    ),
    ("tests/browser/disk.rs", 1, "a date as an odd value"),
    ("tests/browser/embed.rs", 1, "a host that asks again until a question has come"),
    ("tests/browser/hand.rs", 2, "the machine's own speed, printed"),
    ("tests/browser/kills.rs", 2, "the delay of the mark, printed; a player who rests by lot"),
    ("tests/browser/layout.rs", 1, "a clock that the test stops"),
    ("tests/browser/links.rs", 2, "times to the paint, held only by `VIRIDITAS_TIMES`"),
    ("tests/browser/live.rs", 3, "an answer that is ten minutes old"),
    ("tests/browser/patience.rs", 8, "the one limit that ends what hangs"),
    (
        "tests/browser/webdriver.rs",
        2,
        "that limit for an answer of the driver; a browser that ends before its profile goes",
    ),
    ("tests/browser/windows.rs", 1, "a date as an odd value"),
    ("tests/module/hostile.mjs", 4, "late calls are printed, and fail where `VIRIDITAS_TIMES` asks for it"),
    ("tests/module/speed.mjs", 7, "figures of speed, held only by `VIRIDITAS_TIMES`"),
    (
        "tests/saves/forger/tally.rs",
        3,
        "late inputs are printed, and fail the example `hostile` where `VIRIDITAS_TIMES` asks for it",
    ),
    ("tests/saves/measure.rs", 8, "figures of speed, printed"),
    ("tests/saves/stores.rs", 4, "figures of speed, printed"),
    ("tests/saves/worker.rs", 7, "figures of speed, printed"),
    ("xtask/src/node.js", 1, "the clock of figures that are printed"),
    ("xtask/src/progress.rs", 11, "how long a step has taken, printed"),
    ("xtask/src/serve.rs", 4, "connections on which nothing comes are closed"),
];

/// How often a text names a clock. Lines of comments name nothing.
fn clocks(text: &str) -> usize {
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    let code = text.lines().filter(is_code).collect::<Vec<_>>().join("\n");
    let words: usize = CLOCKS.iter().map(|word| code.matches(word).count()).sum();
    words + code.split("setTimeout(").skip(1).filter(|rest| has_time(rest)).count()
}

/// Whether a call has a second argument; what stands behind its opening bracket.
fn has_time(arguments: &str) -> bool {
    let mut depth = 0;
    for letter in arguments.chars() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => return false,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => return true,
            _ => {}
        }
    }
    false
}

#[test]
fn clocks_are_read_in_the_few_places_that_have_a_reason() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    for file in FOLDERS.iter().flat_map(|folder| files_of(&root.join(folder), &["rs", "js", "mjs", "ts"])) {
        let place = file.strip_prefix(root).expect("a file of ours").to_string_lossy().replace('\\', "/");
        // This file names them all.
        if place == "tests/sources/clocks.rs" {
            continue;
        }
        let found = clocks(&fs::read_to_string(&file).expect("a readable source"));
        let may = MAY.iter().find(|(file, ..)| *file == place).map_or(0, |(_, times, _)| *times);
        if found != may {
            wrong.push(format!("{place} names a clock {found} times, and may {may} times"));
        }
    }
    wrong.extend(
        MAY.iter()
            .filter(|(file, ..)| !root.join(file).is_file())
            .map(|(file, ..)| format!("{file} is not there")),
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_clock_is_found_wherever_it_stands() {
    for source in [
        "let begun = std::time::Instant::now();",
        "setTimeout(() => { done(one, two); }, 300)",
        "setTimeout(\n    resolve,\n    5,\n)",
        "stream.set_read_timeout(None)",
    ] {
        assert!(clocks(source) > 0, "{source}");
    }
    for source in ["setTimeout(done)", "setTimeout(() => go(one, two))", "// Instant", "a timely word"] {
        assert_eq!(clocks(source), 0, "{source}");
    }
}
