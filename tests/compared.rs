//! Games that bots play here, left for the built module to play again: whatever a processor, a width of numbers or an order
//! of memory decided would show. `tests/module/compare.mjs` plays them.

use serde_json::{Value, json};
use std::path::Path;
use std::{env, fs};
use viriditas::plain::{AresGame, AresSetUp, Game, SetUp, read};

/// How many games of each kind are compared unless `VIRIDITAS_COMPARED` says otherwise.
const COMPARED: u64 = 12;

#[test]
fn games_of_every_kind_are_left_to_be_played_again_by_the_module() {
    let compared = env::var("VIRIDITAS_COMPARED").ok().and_then(|text| text.parse().ok()).unwrap_or(COMPARED);
    let kinds: Vec<Value> = serde_json::from_str(include_str!("module/kinds.json")).expect("a list of kinds");
    let games: Vec<Value> =
        kinds.iter().flat_map(|kind| (0..compared).map(move |seed| played(kind, seed))).collect();
    assert!(!games.is_empty());
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("compared.json");
    fs::write(file, Value::from(games).to_string()).expect("a file for the module");
}

/// A game of this kind: its set-up, who answers for each seat, and what it is at its end.
fn played(kind: &Value, seed: u64) -> Value {
    let bots: Vec<&str> =
        kind["players"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let players: Vec<Value> =
        (0..bots.len()).map(|seat| json!({ "beginner": kind["beginner"] == seat })).collect();
    if let Some(mode) = kind.get("mode") {
        let players = vec![json!({}); bots.len()];
        let wish =
            json!({ "players": players, "mode": mode, "options": kind["options"], "seed": seed.to_string() });
        let set_up = AresSetUp::of("setUp", &wish).expect("a set-up");
        let mut game = AresGame::set_up(&set_up).expect("it can be played");
        while let Some((seat, _)) = game.next() {
            let advice = game.advice(seat, bots[usize::from(seat)]).expect("the seat is asked");
            game.play_at(seat, advice.place).expect("an offer is accepted");
        }
        let save = game.save().expect("a game that was begun");
        return json!({ "game": "ares", "setUp": wish, "bots": bots, "save": save, "told": game.told() });
    }
    let wish =
        json!({ "players": players, "boxes": kind["boxes"], "map": kind["map"], "seed": seed.to_string() });
    let set_up: SetUp = read("setUp", &wish).expect("a set-up");
    let mut game = Game::set_up(&set_up).expect("it can be played");
    while let Some((seat, _)) = game.next() {
        let advice = game.advice(seat, bots[usize::from(seat)]).expect("the seat is asked");
        game.play_at(seat, advice.place).expect("an offer is accepted");
    }
    json!({ "setUp": wish, "bots": bots, "save": game.save().expect("a game that was begun"), "told": game.told() })
}
