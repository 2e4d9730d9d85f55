//! The page leaves the thought of bots to the worker.

use super::files;
use std::fs;

/// What searches or lets a bot answer, and the only files of page and worker that may say it.
const SEARCHES: &[(&str, &[&str])] = &[
    ("look_ahead(", &["kit/lookahead.rs", "mars/bot/planner.rs", "ares/bot/planner.rs"]),
    (".answered()", &["worker/browser/bot_client.rs"]),
    (".answered_after(", &["worker/browser/serve.rs", "worker/message.rs"]),
    ("Analysis::of(", &["games/advice.rs"]),
    (
        "GameAnalyst",
        &[
            "games.rs",
            "games/analysis_walk.rs",
            "plain/game.rs",
            "worker/browser/serve.rs",
            "worker/game_analysis.rs",
        ],
    ),
    ("whole_advice(", &["games/advice.rs", "plain/game.rs"]),
    ("mars_answer(", &["games/bot_answers.rs", "plain/mars.rs"]),
    ("ares_answer(", &["games/bot_answers.rs", "plain/ares/game.rs"]),
    ("games::answer(", &[]),
    (
        "KeptGame",
        &[
            "games.rs",
            "games/advice.rs",
            "games/bot_answers.rs",
            "worker/browser/serve.rs",
            "worker/message.rs",
        ],
    ),
];

/// In its own thread the page lets a bot answer in one place alone, where no worker can be had, and with a small share of its thought.
#[test]
fn the_page_searches_only_where_no_worker_can_be_had() {
    for file in files() {
        let text = fs::read_to_string(&file).expect("a readable source");
        let path = file.to_string_lossy().replace('\\', "/");
        for (word, may) in SEARCHES {
            let says = text.lines().any(|line| line.contains(word) && !line.trim_start().starts_with("//"));
            assert!(!says || may.iter().any(|end| path.ends_with(end)), "{path} says `{word}`");
        }
    }
    let client = files().into_iter().find(|file| file.ends_with("bot_client.rs")).expect("the page's end");
    let client = fs::read_to_string(client).expect("a readable source");
    assert_eq!(client.matches(".answered()").count(), 1);
    assert!(client.contains("Request { share: SHARE_HERE, ..open.request.clone() }.answered()"));
}
