//! The plain values for programs: mistakes in plain words, and what a bot needs without reading sentences.

use serde_json::{Value, json};
use viriditas::mars::maps::MAPS;
use viriditas::mars::{SWITCHES, SwitchState};
use viriditas::plain::{
    self, AresGame, AresSetUp, Code, Fault, Game, Lasting, Much, Position, SetUp, Step, Want, Wish,
};

/// Reads a value for an argument, and what it says.
fn told<T: serde::de::DeserializeOwned>(
    argument: &str,
    value: &Value,
    more: impl Fn(&T) -> Option<Fault>,
) -> Option<Fault> {
    match plain::read::<T, _>(argument, value.clone()) {
        Ok(read) => more(&read),
        Err(fault) => Some(fault),
    }
}

/// Every place in a value, as a pointer.
fn places(value: &Value, before: &str, found: &mut Vec<String>) {
    found.push(before.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| places(field, &format!("{before}/{name}"), found));
        }
        Value::Array(list) => {
            let entries = list.iter().enumerate();
            entries.for_each(|(place, entry)| places(entry, &format!("{before}/{place}"), found));
        }
        _ => {}
    }
}

/// What no error may say: words of the program's inside.
const INSIDE: &[&str] = &[
    "expected",
    "struct",
    "u8",
    "u16",
    "i8",
    "i16",
    "i32",
    "u64",
    "invalid",
    "variant",
    "sequence",
    "unit",
    "visitor",
    "Wish",
    "SetUp",
    "Sitting",
    "Option",
    "Some(",
    "None",
    "enum",
    "newtype",
    "integer `",
    "string \"",
];

/// Every field of everything that programs send, with a value of every wrong kind in its place, and a field that is none.
#[test]
fn errors_have_no_words_of_the_inside() {
    let set_up = json!({
        "players": [{ "name": "Ada", "player": "person", "beginner": true }, {}], "boxes": ["draft"], "map": "Hellas",
        "first": 1, "banned": ["Birds"], "seed": "7",
    });
    let position = json!({
        "setUp": set_up, "generation": 3, "turn": 0, "levels": { "oxygen": 3 },
        "tiles": [{ "space": 3, "tile": "city", "owner": 1 }],
        "colonies": [{ "card": "Luna", "marker": 2, "colonies": [0], "fleet": 1 }],
        "seats": [{
            "corporation": "Credicor", "rating": 20, "stock": { "heat": 3 }, "production": { "heat": 3 }, "hand": ["Birds"],
            "played": ["Fish"], "stored": { "Fish": 2 }, "used": ["Fish"], "moreFleets": 1, "milestones": [0], "awards": [0],
            "passed": false,
        }],
        "deck": ["Ants"],
    });
    let wish = json!({
        "kind": "act", "card": "Birds", "which": 0, "project": "asteroid", "milestone": 0, "award": 0, "conversion": "heat",
        "resource": "heat", "space": 3, "seat": 0, "amount": 3, "option": 0, "first": 0, "party": "reds",
    });
    let want = json!({ "outcomes": true, "refused": true, "words": true });
    let wrongs = [
        json!(true),
        json!(-1),
        json!(300),
        json!(1e9),
        json!(1.5),
        json!("x"),
        json!([]),
        json!(["x"]),
        json!({}),
        json!({ "x": 1 }),
    ];
    let (mut read, mut mistakes) = (0, 0);
    for (argument, whole) in [("setUp", &set_up), ("position", &position), ("choice", &wish), ("want", &want)]
    {
        let mut all = Vec::new();
        places(whole, "", &mut all);
        for place in all {
            let mut broken: Vec<Value> = wrongs
                .iter()
                .map(|wrong| {
                    let mut broken = whole.clone();
                    *broken.pointer_mut(&place).expect("a place in it") = wrong.clone();
                    broken
                })
                .collect();
            let mut more = whole.clone();
            if let Some(Value::Object(fields)) = more.pointer_mut(&place) {
                fields.insert("nonsense".to_owned(), json!(1));
                broken.push(more);
            }
            for broken in &broken {
                read += 1;
                let fault = match argument {
                    "setUp" => told(argument, broken, |it: &SetUp| Game::set_up(it).err()),
                    "position" => told(argument, broken, |it: &Position| Game::position(it).err()),
                    "choice" => told(argument, broken, |it: &Wish| it.read(argument).err()),
                    _ => told(argument, broken, |_: &Want| None),
                };
                let Some(fault) = fault else { continue };
                mistakes += 1;
                assert!(fault.argument.starts_with(argument), "{broken}: {fault:?}");
                assert!(fault.message.ends_with(['.', '?']) && fault.message.len() < 500, "{fault:?}");
                // Names of places and cards are quoted as they are.
                let own = fault.message.split('`').step_by(2).collect::<Vec<_>>().join(" ");
                let inside = INSIDE.iter().find(|word| {
                    own.split(|letter: char| !letter.is_alphanumeric()).any(|said| said == **word)
                        || word.contains(['`', '"', '(']) && fault.message.contains(**word)
                });
                assert_eq!(inside, None, "{broken}: {}", fault.message);
            }
        }
    }
    assert!(read > 500 && mistakes > 400, "{mistakes} of {read}");
}

#[test]
fn a_mistake_says_what_would_be_right() {
    let said = |value: Value| {
        told("setUp", &value, |it: &SetUp| Game::set_up(it).err())
            .map(|fault| (fault.argument, fault.message))
    };
    let fault = |argument: &str, message: &str| Some((argument.to_owned(), message.to_owned()));
    assert_eq!(said(json!(7)), fault("setUp", "`setUp` must be an object with names and values."));
    assert_eq!(
        said(json!({ "first": "one" })),
        fault("setUp.first", "`setUp.first` must be a whole number from 0 to 255.")
    );
    assert_eq!(
        said(json!({ "first": 2 })),
        fault("setUp.first", "`setUp.first` must be a whole number from 0 to 1.")
    );
    assert_eq!(said(json!({ "players": {} })), fault("setUp.players", "`setUp.players` must be a list."));
    assert_eq!(
        said(json!({ "players": [{ "player": "clever" }, {}] })),
        fault(
            "setUp.players[0].player",
            "`setUp.players[0].player` is unknown: there is no “clever”. There are: person, random, friendly, greedy, strong, expert."
        )
    );
    assert_eq!(
        said(json!({ "players": [{}, { "player": "" }] })),
        fault(
            "setUp.players[1].player",
            "`setUp.players[1].player` is empty. There are: person, random, friendly, greedy, strong, expert."
        )
    );
    let (argument, message) = said(json!({ "player": [] })).expect("there is no such field");
    assert_eq!(argument, "setUp.player");
    assert!(
        message.contains("nothing is called “player” there. There are: players, boxes, map, "),
        "{message}"
    );
}

#[test]
fn near_names_of_cards_are_offered() {
    for (name, offered) in [
        ("Brids", "Did you mean “Birds”"),
        ("Bird", "“Birds”"),
        ("aquifer pumpings", "“Aquifer Pumping”?"),
        ("Ganymed", "“Ganymede”?"),
        ("Media  Group", "“Media Group”?"),
        ("Xyzzyqwv", "there is no “Xyzzyqwv”."),
        ("", "`name` is empty."),
    ] {
        let fault = plain::card(name, "en").expect_err("there is no such card");
        assert!(fault.message.contains(offered), "{name}: {}", fault.message);
        assert!(!fault.message.contains("Synthetic"), "{}", fault.message);
    }
    assert!(plain::card(&"Birds ".repeat(1_000), "en").is_err_and(|fault| fault.message.len() < 200));
}

/// `tr63` with two players, `draft` alone: what the rules would pass over is a mistake of whoever asks for it.
#[test]
fn an_option_that_would_do_nothing_is_a_fault() {
    let mut idle = Vec::new();
    for players in 1..=5 {
        for row in
            SWITCHES.iter().filter(|row| row.key != "synthetic" && row.stand(players) == SwitchState::Idle)
        {
            let needed = SWITCHES.iter().find(|other| row.needs.contains(&other.switch));
            let boxes: Vec<&str> = needed.map(|row| row.key).into_iter().chain([row.key]).collect();
            let wish: SetUp =
                plain::read("setUp", json!({ "players": vec![json!({}); players.into()], "boxes": boxes }))
                    .expect("it is one");
            let fault = Game::set_up(&wish).expect_err("it does nothing");
            assert_eq!(
                (fault.code, fault.argument),
                (Code::Impossible, format!("setUp.boxes[{}]", boxes.len() - 1))
            );
            idle.push((row.key, players));
        }
    }
    assert!(idle.contains(&("tr63", 2)) && idle.contains(&("draft", 1)), "{idle:?}");
    let alone = json!({ "players": [{}], "boxes": ["corporate-era", "prelude", "tr63"] });
    assert!(Game::set_up(&plain::read("setUp", alone).expect("it is one")).is_ok());
}

fn card(name: &str) -> plain::CardFacts {
    plain::card(name, "en").expect("there is such a card")
}

/// What a step does, of what, and how much, where that is a number.
fn said(step: &Step) -> (&str, Vec<&str>, Option<i16>) {
    let number = match step.amount {
        Some(Much::Number(number)) => Some(number),
        Some(Much::Counted(_)) | None => None,
    };
    (step.step, step.of.clone(), number)
}

/// COL-03, COL-08, COL-13: what a trade with Luna brings at each marker, what a colony there brings, and its owner.
#[test]
fn what_a_colony_tile_brings_is_a_value() {
    let luna = card("Luna");
    let colony = luna.colony.expect("it is a colony tile");
    let income: Vec<_> =
        colony.income.iter().map(|steps| steps.iter().map(said).collect::<Vec<_>>()).collect();
    assert_eq!(
        income,
        [1, 2, 4, 7, 10, 13, 17].map(|money| vec![("gain", vec!["mega-credits"], Some(money))])
    );
    assert_eq!(said(&colony.bonus[0]), ("gain", vec!["mega-credits"], Some(2)));
    assert_eq!(said(&luna.play[0]), ("produce", vec!["mega-credits"], Some(2)));
    assert_eq!(card("Titan").colony.and_then(|colony| colony.opened_by), Some("floater"));
    assert!(card("Birds").colony.is_none());
}

/// TURM-PARTY, TURM-EVENT-02, TURM-EVENT-03: bonus and policy of a party; what an event does and where it sends delegates.
#[test]
fn what_a_party_and_an_event_bring_are_values() {
    let greens = card("Greens");
    assert_eq!(greens.play.iter().map(|step| step.step).collect::<Vec<_>>(), ["gain"; 3]);
    assert!(matches!(&greens.lasting[..], [Lasting::When { when: "places", of, anyone: false, steps, .. }]
        if *of == ["greenery"] && said(&steps[0]) == ("gain", vec!["mega-credits"], Some(4))));
    assert!(matches!(&card("Reds").lasting[..], [Lasting::Rule { rule: "rating-toll", amount: 3, .. }]));
    assert!(card("Kelvinists").actions[0].is_unlimited && !card("Scientists").actions[0].is_unlimited);
    let strike = card("Miners On Strike");
    let event = strike.event.expect("it is a global event");
    assert_eq!((event.revealed, event.current), ("mars-first", "greens"));
    let Some(Much::Counted(lost)) = &strike.play[0].amount else { panic!("{:?}", strike.play) };
    assert_eq!((lost.each, lost.most, lost.influence), (1, Some(5), -1));
    assert_eq!(
        lost.count.as_ref().map(|count| (count.count, &count.of[..])),
        Some(("tags", &["jovian"][..]))
    );
    let snow = card("Snow Cover").event.expect("it is a global event");
    assert_eq!(said(&snow.planet[0]), ("lower", vec!["temperature"], Some(2)));
}

/// Every card with a number does something, if it is only that its tags count; and each step of each has a name.
#[test]
fn every_card_says_what_it_does_in_values() {
    fn names(steps: &[Step]) {
        for step in steps {
            assert!(!step.step.is_empty());
            step.lists.iter().for_each(|list| names(list));
        }
    }
    for card in plain::all_cards("en").expect("a language") {
        names(&card.play);
        names(&card.first_action);
        let lies = card.lasting.len() + card.actions.len() + card.tags.len();
        let brings = !card.play.is_empty() || !card.first_action.is_empty() || card.points.is_some();
        let is_bare = card.card == "Beginner Corporation" || card.module == "synthetic";
        assert!(lies > 0 || brings || card.event.is_some() || is_bare, "{} does nothing", card.card);
    }
}

/// COL-07, BASE-MS, BASE-AWARD: what a trade costs, and what goals count, seat by seat.
#[test]
fn costs_of_trades_and_values_of_goals_are_told_by_seat() {
    let position = json!({
        "setUp": { "players": [{}, {}, {}], "boxes": ["colonies"] },
        "seats": [{ "rating": 36, "stock": { "mega-credits": 20 }, "production": { "mega-credits": 3 } }, { "rating": 30 }, { "played": ["Rim Freighters"] }],
    });
    let position: Position = plain::read("position", position).expect("it is one");
    let mut game = Game::position(&position).expect("it can be");
    let state = game.state(None).expect("everyone may see it");
    let costs = |seat: usize| {
        state.players[seat].trade_costs.iter().map(|price| (price.unit, price.amount)).collect::<Vec<_>>()
    };
    assert_eq!(costs(0), [("mega-credits", 9), ("titanium", 3), ("energy", 3)]);
    assert_eq!(costs(2), [("mega-credits", 8), ("titanium", 2), ("energy", 2)], "COL-19: one less");
    let terraformer = &state.milestone_values[0];
    assert_eq!(
        (terraformer.name, terraformer.needs, &terraformer.values[..]),
        ("Terraformer", Some(35), &[36, 30, 20][..])
    );
    let banker = state.award_values.iter().find(|award| award.name == "Banker").expect("Tharsis has it");
    assert_eq!((&banker.values[..], &banker.points[..]), (&[3, 1, 1][..], &[5, 2, 2][..]));
    assert_eq!(state.award_values.len(), MAPS[0].awards.len());
    // Two actions a turn.
    let left = |game: &Game| {
        let question = game.question(0, Want::default()).expect("a seat");
        question.map(|question| question.actions_left)
    };
    assert_eq!(left(&game), Some(Some(2)));
    let wish: Wish =
        plain::read("choice", json!({ "kind": "project", "project": "power-plant" })).expect("it is one");
    game.play(0, &wish).expect("it can be paid for");
    assert_eq!(left(&game), Some(Some(1)));
}

/// What only one of the games has is refused for the other one in a sentence, and not as a word that nobody knows.
#[test]
fn the_set_up_of_ares_expedition_is_told_from_that_of_the_board_game() {
    for name in ["mode", "options"] {
        let fault = SetUp::of("setUp", json!({ name: [] })).expect_err("the board game has none");
        assert_eq!(fault.argument, format!("setUp.{name}"));
        let why =
            "is of Ares Expedition only: the board game has players, boxes, map, first, banned and seed.";
        assert_eq!(fault.message, format!("`setUp.{name}` {why}"));
    }
    let fault = SetUp::of("setUp", json!({ "colour": 1 })).expect_err("there is none");
    assert!(fault.message.contains("nothing is called “colour” there"), "{}", fault.message);
    assert!(SetUp::of("setUp", json!({ "map": "Hellas" })).is_ok());
}

/// A number out of its range is told with the range.
#[test]
fn a_number_out_of_its_range_is_told_with_its_range() {
    let of = |value: Value| Game::set_up(&SetUp::of("setUp", value).expect("a set-up"));
    let mut game = of(json!({ "players": [{}, {}, {}], "seed": "7" })).expect("a possible set-up");
    let seats = Fault::argument("seat", "`seat` must be a whole number from 0 to 2.");
    assert_eq!(game.state(Some(3)).err(), Some(seats.clone()));
    assert_eq!(game.play_at(3, 0).err(), Some(seats));
    let offers = game.question(0, Want::default()).expect("a seat").expect("it is asked").offers.len();
    let places = format!("`place` must be a whole number from 0 to {}.", offers - 1);
    assert_eq!(game.play_at(0, u16::MAX).err(), Some(Fault::argument("place", places)));
    let wish: Wish = serde_json::from_value(json!({ "kind": "seat", "seat": 9 })).expect("a choice");
    let seat = Fault::argument("choice.seat", "`choice.seat` must be a whole number from 0 to 4.");
    assert_eq!(game.play(0, &wish).err(), Some(seat));
    for (position, argument, message) in [
        (
            json!({ "tiles": [{ "tile": "city", "space": 200 }] }),
            "tiles[0].space",
            "must be a whole number from 0 to 60.",
        ),
        (json!({ "seats": [{}, {}, {}] }), "seats[2]", "`position.seats` may have 2 entries."),
    ] {
        let wish: Position = serde_json::from_value(position).expect("a position");
        let Err(fault) = Game::position(&wish) else { panic!("{argument} is no position") };
        assert_eq!(fault.argument, format!("position.{argument}"));
        assert!(fault.message.ends_with(message), "{}", fault.message);
    }
}

/// A name is taken whole or refused.
#[test]
fn a_name_that_is_too_long_is_refused_in_both_games() {
    let [longest, longer] = [40, 41].map(|letters| "ä".repeat(letters));
    for (name, is_taken) in [(&longest, true), (&longer, false)] {
        let players = json!({ "players": [{}, { "name": format!(" {name} ") }] });
        let mars = Game::set_up(&SetUp::of("setUp", players.clone()).expect("a set-up")).err();
        let ares = AresGame::set_up(&AresSetUp::of("setUp", players).expect("a set-up")).err();
        for fault in [mars, ares] {
            let expected = Fault::argument(
                "setUp.players[1].name",
                "`setUp.players[1].name` is too long: it may have 40 letters.",
            );
            assert_eq!(fault, (!is_taken).then_some(expected), "{name}");
        }
    }
}
