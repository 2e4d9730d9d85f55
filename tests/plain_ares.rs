//! The plain values of Ares Expedition for programs, over games of chance of every mode.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use viriditas::kit::{Rng, Seed};
use viriditas::plain::{
    self, AnyGame, AresEvent, AresGame, AresSetUp, AresStage, AresWish, Code, Fault, Game, SetUp, Want,
    WhyRefused,
};

/// A set-up of every mode and number of players, with each option.
fn set_ups() -> [Value; 8] {
    [
        json!({ "players": [{}, {}] }),
        json!({ "players": [{}, {}, {}], "options": ["first-game"] }),
        json!({ "players": [{}, {}, {}, {}], "options": ["promotional", "mulligan"] }),
        json!({ "players": [{}] }),
        json!({ "players": [{}], "mode": "solo-beginner", "options": ["mulligan"] }),
        json!({ "players": [{}], "mode": "solo-expert" }),
        json!({ "players": [{}, {}], "mode": "cooperative" }),
        json!({ "players": [{}, {}], "options": ["promotional"] }),
    ]
}

fn begun(set_up: &Value, seed: u64) -> AresGame {
    let mut set_up = set_up.clone();
    set_up["seed"] = seed.to_string().into();
    let set_up = AresSetUp::of("setUp", set_up).expect("a set-up");
    AresGame::set_up(&set_up).expect("it can be played")
}

fn plain_value(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("a plain value")
}

fn kind(value: &Value) -> String {
    value["kind"].as_str().expect("a kind").to_owned()
}

/// An answer by lot, seldom a sale: a seat that is asked, and a place among its offers.
fn by_lot(game: &AresGame, rng: &mut Rng) -> (u8, u16) {
    let asked = game.asked();
    let seat = asked[rng.below(asked.len() as u32) as usize];
    let want = Want { outcomes: false, refused: false, words: false };
    let question = game.question(seat, want).expect("a seat").expect("it is asked");
    let places = || (0..).zip(&question.offers);
    let is_sale = |choice: &plain::AresChoice| matches!(choice, plain::AresChoice::Sell { .. });
    let kept: Vec<u16> =
        places().filter(|(_, offer)| !is_sale(&offer.choice)).map(|(place, _)| place).collect();
    let all: Vec<u16> = places().map(|(place, _)| place).collect();
    let from = if kept.is_empty() || rng.below(12) == 0 { &all } else { &kept };
    (seat, from[rng.below(from.len() as u32) as usize])
}

/// Plays games of chance of every mode, some of each; before each answer the law looks at the game.
fn each_game(games: u64, mut law: impl FnMut(&AresGame, u8, u16, &mut Rng)) -> Vec<AresGame> {
    let mut over = Vec::new();
    for set_up in set_ups() {
        for seed in 0..games {
            let mut game = begun(&set_up, seed);
            let mut rng = Rng::new(Seed(seed));
            while !game.asked().is_empty() {
                let (seat, place) = by_lot(&game, &mut rng);
                law(&game, seat, place, &mut rng);
                game.play_at(seat, place).expect("an offer is accepted");
                assert!(game.answers() < 20_000, "the game does not end");
            }
            over.push(game);
        }
    }
    over
}

/// The kinds that a type has in `static/module/types.d.ts`.
fn declared(name: &str) -> BTreeSet<String> {
    let types = include_str!("../static/module/types.d.ts");
    let (_, from) = types.split_once(&format!("export type {name} =")).expect("a type");
    let (declared, _) = from.split_once("\n\n").expect("an end of it");
    let kinds = declared.split("\"kind\": \"").skip(1).filter_map(|rest| rest.split('"').next());
    kinds.map(str::to_owned).collect()
}

/// What games of chance come to of all kinds that are declared, but for those that no such game comes to.
fn assert_seen(name: &str, seen: &BTreeSet<String>, rare: &[&str]) {
    let declared = declared(name);
    let unseen: Vec<&String> =
        declared.difference(seen).filter(|kind| !rare.contains(&kind.as_str())).collect();
    let undeclared: Vec<&String> = seen.difference(&declared).collect();
    assert!(
        unseen.is_empty() && undeclared.is_empty(),
        "{name}: {unseen:?} unseen, {undeclared:?} undeclared"
    );
}

/// Every question, answer, refusal and event has its plain value, and an answer that is read back is that answer.
#[test]
fn everything_that_can_be_asked_answered_or_told_has_its_plain_value() {
    let [mut shapes, mut choices, mut refusals, mut events] = [(); 4].map(|()| BTreeSet::new());
    let over = each_game(12, |game, seat, _, rng| {
        let want = Want { outcomes: rng.below(6) == 0, ..Want::default() };
        let question = game.question(seat, want).expect("a seat").expect("it is asked");
        let said = plain_value(&question);
        assert!(!question.text.is_empty() && question.offers.len() == usize::from(game.offers(seat)));
        shapes.insert(kind(&said["shape"]));
        for (place, offer) in (0..).zip(said["offers"].as_array().expect("a list")) {
            choices.insert(kind(&offer["choice"]));
            let wish: AresWish = plain::read("choice", &offer["choice"]).expect("it is one");
            assert_eq!(game.place(seat, &wish), Ok(place), "{offer}");
            assert!(!offer["text"].as_str().unwrap_or_default().is_empty(), "{offer}");
            assert_eq!(offer["outcome"].is_object(), want.outcomes);
            let asks = &offer["outcome"]["asks"];
            assert!(!asks.is_object() || !asks["text"].as_str().unwrap_or_default().is_empty(), "{offer}");
        }
        for (refused, said) in question.refused.iter().zip(said["refused"].as_array().expect("a list")) {
            refusals.insert(kind(&said["refusal"]));
            let wish: AresWish = plain::read("choice", &said["choice"]).expect("it is one");
            let fault = game.outcome(seat, &wish).expect_err("it is refused");
            assert_eq!((fault.code, fault.argument.as_str()), (Code::Refused, "choice"));
            assert_eq!(fault.refusal, Some(WhyRefused::Ares(refused.refusal)));
            assert_eq!(fault.message, refused.why);
        }
    });
    for game in &over {
        let told = plain_value(game.events(0, Some(0)).expect("a seat"));
        events.extend(told.as_array().expect("a list").iter().map(kind));
        assert_eq!(
            game.story(0, None).expect("everyone may").len(),
            game.events(0, None).expect("everyone may").len()
        );
        assert!(game.state(None).expect("everyone may").result.is_some());
    }
    assert_seen("AresShape", &shapes, &["finished"]);
    assert_seen("AresChoice", &choices, &["reopen"]);
    assert_seen("AresEvent", &events, &[]);
    // What is no answer is not listed, and the rest is refused where no question lists it.
    let unlisted = ["not-asked", "not-an-answer", "not-in-hand", "no-action", "out-of-bounds"];
    assert_seen("AresRefusal", &refusals, &unlisted);
}

/// Who has finished a phase is asked nothing, may take it back, and hears nothing of the others until the phase is over.
#[test]
fn what_others_do_in_a_running_phase_is_neither_seen_nor_told() {
    let mut looks = 0;
    each_game(2, |game, seat, place, _| {
        let listeners = || (0..game.players()).filter(|&it| it != seat).map(Some).chain([None]);
        let heard = |game: &AresGame| -> Vec<_> {
            listeners().map(|who| (game.state(who), game.events(0, who))).collect()
        };
        let mut after = game.clone();
        after.play_at(seat, place).expect("an offer is accepted");
        let is_together = game.asked().len() > 1;
        if is_together {
            let asked = |states: Vec<_>| -> Vec<_> {
                states
                    .into_iter()
                    .map(|(state, events): (Result<plain::AresState, _>, Result<Vec<AresEvent>, _>)| {
                        // That a seat has finished may be seen.
                        (state.map(|state| plain::AresState { asked: Vec::new(), ..state }), events)
                    })
                    .collect()
            };
            assert_eq!(asked(heard(game)), asked(heard(&after)), "seat {seat}, place {place}");
            looks += 1;
        }
        for who in listeners() {
            let state = plain_value(game.state(who).expect("a seat"));
            for player in state["players"].as_array().expect("a list") {
                if player["seat"].as_u64().map(|seat| seat as u8) != who {
                    for cards in ["hand", "looked", "corporations", "playing"] {
                        assert_eq!(player[cards], json!([]), "{cards}");
                    }
                }
            }
        }
    });
    assert!(looks > 1_000, "{looks}");
}

/// ARES-CARD-01 and the hands: which cards were drawn, kept, given or laid aside only their owner hears.
#[test]
fn cards_that_are_a_secret_are_told_to_their_owner_alone() {
    const SECRET: &[&str] = &["drawn", "looked", "kept", "passed-up", "sold", "discarded", "given"];
    let mut secrets = 0;
    for game in each_game(1, |_, _, _, _| {}) {
        for who in (0..game.players()).map(Some).chain([None]) {
            for event in plain_value(game.events(0, who).expect("a seat")).as_array().expect("a list") {
                if !SECRET.contains(&kind(event).as_str()) {
                    assert!(event.get("card").is_none_or(Value::is_string), "{event}");
                    continue;
                }
                let seats = ["seat", "from", "to"].map(|name| event[name].as_u64().map(|seat| seat as u8));
                let is_own = who.is_some_and(|who| seats.contains(&Some(who)));
                assert_eq!(event["card"].is_string(), is_own, "{who:?}: {event}");
                secrets += 1;
            }
        }
    }
    assert!(secrets > 1_000, "{secrets}");
}

/// What is told after each answer is in the end all that was told, each event once, to seats and to everyone.
#[test]
fn each_listener_hears_each_event_once() {
    let sorted = |events: Vec<AresEvent>| {
        let mut told: Vec<String> = events.iter().map(|event| plain_value(event).to_string()).collect();
        told.sort_unstable();
        told
    };
    for set_up in set_ups() {
        for seed in 10..13 {
            let mut game = begun(&set_up, seed);
            let mut rng = Rng::new(Seed(seed));
            let listeners: Vec<Option<u8>> = (0..game.players()).map(Some).chain([None]).collect();
            let mut heard: Vec<Vec<AresEvent>> =
                listeners.iter().map(|&who| game.events(0, who).expect("a seat")).collect();
            let mut told = game.told();
            let mut by_count = game.events(0, None).expect("everyone may");
            while !game.asked().is_empty() {
                let so_far: Vec<_> = listeners.iter().map(|&who| game.heard(who).expect("a seat")).collect();
                let (seat, place) = by_lot(&game, &mut rng);
                let want = Want { outcomes: false, refused: false, words: false };
                let question = game.question(seat, want).expect("a seat").expect("it is asked");
                let choice = plain_value(question.offers[usize::from(place)].choice);
                let wish: AresWish = plain::read("choice", choice).expect("it is one");
                let own = game.play(seat, &wish).expect("it is offered");
                for ((&who, so_far), heard) in listeners.iter().zip(so_far).zip(&mut heard) {
                    let news = game.news(so_far, who).expect("a seat");
                    assert!(who != Some(seat) || news == own, "{news:?}");
                    heard.extend(news);
                }
                by_count.extend(game.events(told, None).expect("everyone may"));
                told = game.told();
            }
            for (who, heard) in listeners.into_iter().zip(heard) {
                assert_eq!(sorted(heard), sorted(game.events(0, who).expect("a seat")), "{who:?}");
            }
            assert_eq!(by_count, game.events(0, None).expect("everyone may"));
        }
    }
}

#[test]
fn a_finished_phase_is_gone_on_with_and_an_answer_is_taken_back() {
    let mut game = begun(&json!({ "players": [{}, {}] }), 7);
    let reopen = AresWish { kind: "reopen".to_owned(), ..AresWish::default() };
    let fault = game.play(0, &reopen).expect_err("nothing is answered");
    assert_eq!((fault.code, fault.argument.as_str()), (Code::Refused, "choice"));
    let stage = |game: &AresGame| game.state(None).expect("everyone may").stage;
    while stage(&game) == AresStage::SetUp {
        let (seat, _) = game.next().expect("somebody is asked");
        game.play_at(seat, 0).expect("an offer is accepted");
    }
    assert_eq!((stage(&game), game.asked()), (AresStage::Planning, vec![0, 1]));
    let kept = game.save();
    let phase =
        AresWish { kind: "phase".to_owned(), phase: Some("development".to_owned()), ..AresWish::default() };
    game.play(0, &phase).expect("no phase was chosen before");
    assert_eq!((game.asked(), game.question(0, Want::default())), (vec![1], Ok(None)));
    game.play(0, &reopen).expect("not all have answered");
    assert_eq!((game.asked(), game.save()), (vec![0, 1], kept.clone()));
    game.play(0, &phase).expect("it is offered again");
    game.undo(0).expect("nobody has seen it");
    assert_eq!(game.save(), kept);
}

/// A program that loads an unknown text gets the game that the text holds.
#[test]
fn a_text_says_which_game_it_holds() {
    for game in each_game(1, |_, _, _, _| {}) {
        let text = game.save().expect("it began with a set-up");
        for text in [text.clone(), format!("https://example.org/viriditas/#{text}")] {
            let loaded = AnyGame::load(&text).expect("what was saved can be loaded");
            assert_eq!(loaded.kind(), "ares");
            let AnyGame::Ares(again) = loaded else { panic!("it is Ares Expedition") };
            assert_eq!((again.save(), again.state(Some(0))), (game.save(), game.state(Some(0))));
            assert_eq!(Game::load(&text).map(|_| ()).map_err(|fault| fault.code), Err(Code::Broken));
        }
    }
    let text = Game::set_up(&SetUp::default()).and_then(|game| game.save()).expect("it began with a set-up");
    assert_eq!(AnyGame::load(&text).map(|game| game.kind()), Ok("mars"));
    assert_eq!(AresGame::load(&text).map(|_| ()).map_err(|fault| fault.code), Err(Code::Broken));
    assert_eq!(AnyGame::load("nonsense").map(|_| ()).map_err(|fault| fault.argument), Err("text".to_owned()));
}

#[test]
fn a_mistake_in_a_set_up_of_ares_expedition_says_what_would_be_right() {
    let said = |value: Value| -> (String, String) {
        let game = AresSetUp::of("setUp", value).and_then(|wish| AresGame::set_up(&wish));
        let Fault { argument, message, .. } = game.map(|_| ()).expect_err("it cannot be");
        (argument, message)
    };
    let fault = |argument: &str, message: &str| (argument.to_owned(), message.to_owned());
    for name in ["map", "boxes", "first", "banned"] {
        let (argument, message) = said(json!({ name: "Hellas" }));
        assert_eq!(argument, format!("setUp.{name}"));
        assert!(message.contains("is of the board game only"), "{message}");
    }
    assert_eq!(
        said(json!({ "mode": "solo" })),
        fault(
            "setUp.mode",
            "`setUp.mode` is unknown: there is no “solo”. There are: competitive, solo-beginner, solo-skilled, solo-expert, cooperative."
        )
    );
    assert_eq!(
        said(json!({ "options": ["mulligan", "draft"] })),
        fault(
            "setUp.options[1]",
            "`setUp.options[1]` is unknown: there is no “draft”. There are: first-game, mulligan, promotional."
        )
    );
    assert_eq!(said(json!({ "players": [{ "player": "clever" }] })).0, "setUp.players[0].player");
    assert_eq!(said(json!({ "players": [{}, { "beginner": true }] })).0, "setUp.players[1].beginner");
    assert_eq!(said(json!({ "mode": 7 })), fault("setUp.mode", "`setUp.mode` must be a text."));
    let two = json!([{}, {}]);
    for impossible in [
        json!({ "players": [] }),
        json!({ "players": [{}, {}, {}, {}, {}] }),
        json!({ "players": two, "mode": "solo-expert" }),
        json!({ "players": two, "options": ["first-game", "mulligan"] }),
    ] {
        let (argument, message) = said(impossible);
        assert_eq!(argument, "setUp");
        assert!(message.ends_with('.'), "{message}");
    }
}

#[test]
fn cards_of_ares_expedition_are_told_by_their_names() {
    let cards = plain::ares::all_cards("en").expect("a language");
    let of = |form: &str| cards.iter().filter(|card| card.form == form).count();
    assert_eq!([of("project"), of("corporation"), of("promotional-corporation")], [208, 12, 6]);
    for card in &cards {
        assert_eq!(plain::ares::card(&card.card.to_uppercase(), "en").as_ref(), Ok(card));
        assert_eq!(card.colour.is_some(), card.form == "project");
        assert!(!card.words.is_empty(), "{}", card.card);
    }
    let fault = plain::ares::card("Brids", "en").expect_err("there is no such card");
    assert!(fault.argument == "name" && fault.message.contains("Did you mean “Birds”"), "{}", fault.message);
    assert_eq!(plain::ares::card("Birds", "xx").map_err(|fault| fault.argument), Err("language".to_owned()));
}

#[test]
fn what_a_bot_advises_is_offered() {
    let mut game = begun(&set_ups()[6], 3);
    for kind in ["random", "greedy"].into_iter().cycle().take(200) {
        let Some((seat, offers)) = game.next() else { break };
        let advice = game.advice(seat, kind).expect("it is asked");
        assert!(advice.place < offers);
        let wish: AresWish = plain::read("choice", plain_value(advice.choice)).expect("it is one");
        assert_eq!(game.place(seat, &wish), Ok(advice.place));
        game.play_at(seat, advice.place).expect("it is offered");
    }
    assert_eq!(game.advice(7, "greedy").map_err(|fault| fault.argument), Err("seat".to_owned()));
    assert_eq!(game.advice(0, "genius").map_err(|fault| fault.argument), Err("kind".to_owned()));
}
