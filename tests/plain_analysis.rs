//! A game looked at afterwards, for programs: natively as in WebAssembly.

use serde_json::{Value, json};
use viriditas::plain::{AresGame, AresSetUp, Game, SetUp};

/// What the tests of the module expect, too (`tests/module/module.test.mjs`).
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/module/analysed.json");

/// The analysis of a game of this many answers, each at a place that its number tells.
macro_rules! analysed {
    ($game:expr, $answers:expr) => {{
        let mut game = $game;
        while game.answers() < $answers
            && let Some((seat, offers)) = game.next()
        {
            let place = (game.answers() * 7) as u16 % offers;
            game.play_at(seat, place).expect("it is offered");
        }
        let mut parts: Vec<Value> = Vec::new();
        let mut from = 0;
        loop {
            let part = game.analyse(from, Some(vec![0])).expect("it began with a set-up");
            if part.answers.is_empty() {
                break parts;
            }
            from += part.answers.len();
            parts.push(serde_json::to_value(part).expect("a plain value"));
        }
    }};
}

#[test]
fn a_game_is_analysed_as_the_module_does() {
    let set_up = SetUp::of("setUp", json!({ "seed": "7" })).expect("a set-up");
    let mars = analysed!(Game::set_up(&set_up).expect("it can be played"), 24);
    let set_up = AresSetUp::of("setUp", json!({ "seed": "7" })).expect("a set-up");
    let ares = analysed!(AresGame::set_up(&set_up).expect("it can be played"), 24);
    let now = format!("{}\n", json!({ "mars": mars, "ares": ares }));
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::write(GOLDEN, &now).expect("the golden can be written");
    }
    let kept = std::fs::read_to_string(GOLDEN).expect("the golden is there");
    assert!(kept == now, "UPDATE_GOLDENS=1 writes tests/module/analysed.json anew");
}

#[test]
fn who_is_no_player_is_not_judged() {
    let game = AresGame::set_up(&AresSetUp::default()).expect("two people can play");
    assert_eq!(game.analyse(0, Some(vec![0, 2])).expect_err("there are two players").argument, "seat");
    assert!(game.analyse(0, None).expect("it began with a set-up").answers.is_empty());
}
