//! Calls in any order with any plain values: no panic. Calls of more than 50 ms are told, and fail where `VIRIDITAS_TIMES` says that
//! the machine does nothing else.
//!
//! `cargo run --profile test --features scenario --example calls -- --calls 2000000 --seed 1` makes them natively, with what a
//! release leaves out counted and asserted; `tests/module/hostile.mjs` calls the built module.

use serde_json::{Map, Value, json};
use std::time::{Duration, Instant};
use viriditas::ares;
use viriditas::kit::{Rng, Seed};
use viriditas::mars::cards;
use viriditas::plain::{
    self, AnyGame, AresGame, AresSetUp, Code, Fault, Game, Held, Position, SetUp, Spoken, Want,
};

const USAGE: &str = "calls --calls N --seed S";

/// What a call may take.
const MOST: Duration = Duration::from_millis(50);

/// How many games are held at a time.
const GAMES: usize = 12;

const KINDS: &[&str] = &[
    "play",
    "project",
    "claim",
    "fund",
    "act",
    "convert",
    "first-action",
    "end-turn",
    "pass",
    "card",
    "holder",
    "space",
    "seat",
    "neutral",
    "amount",
    "option",
    "first",
    "done",
    "reopen",
    "dance",
];
/// What only choices of Ares Expedition are.
const ARES_KINDS: &[&str] = &[
    "phase",
    "card",
    "play",
    "act",
    "standard",
    "draw-bonus",
    "buy-rating",
    "sell",
    "option",
    "amount",
    "track",
    "money-cube",
    "swap-cube",
    "decline",
    "done",
    "reopen",
    "pass",
];
const RESOURCES: &[&str] = &["mega-credits", "steel", "titanium", "plants", "energy", "heat", "gold"];
const PARAMETERS: &[&str] = &["temperature", "oxygen", "oceans", "venus", "gravity"];
const TILES: &[&str] = &["ocean", "greenery", "city", "capital", "mohole-area", "lava-flows", "sea"];
const FIELDS: &[&str] = &["players", "name", "kind", "card", "stock", "setUp", "levels", "first", "seed"];

/// A field and what makes its value.
type Field<'a> = (&'a str, &'a dyn Fn(&mut Caller) -> Value);

/// One who calls.
struct Caller {
    rng: Rng,
    names: Vec<&'static str>,
    ares_names: Vec<&'static str>,
    games: Vec<AnyGame>,
    texts: Vec<String>,
}

impl Caller {
    fn below(&mut self, bound: u32) -> u32 {
        self.rng.below(bound)
    }

    fn of<T: Copy>(&mut self, row: &[T]) -> T {
        row[self.below(row.len() as u32) as usize]
    }

    fn card(&mut self) -> Value {
        let place = self.below(self.names.len() as u32) as usize;
        self.names[place].into()
    }

    /// Something that nobody would send.
    fn odd(&mut self, depth: u32) -> Value {
        match self.below(12) {
            0 => Value::Null,
            1 => json!(self.of(&[-1, 255, 256, 65_535, 65_536, i64::MAX, i64::MIN, -129, 1 << 40])),
            2 => json!(self.of(&[0.5, -0.0, 1e300, 1e-300])),
            3 => Value::Bool(self.below(2) == 0),
            4 => "\u{1F600}\0".repeat(self.below(90) as usize).into(),
            5 => "x".repeat(self.below(3_000) as usize).into(),
            6 => self.card(),
            7 => self.of(KINDS).into(),
            8 if depth < 6 => (0..self.below(5)).map(|_| self.odd(depth + 1)).collect(),
            9 if depth < 6 => {
                let count = self.below(5);
                let fields = (0..count).map(|_| (self.of(FIELDS).to_owned(), self.odd(depth + 1)));
                Value::Object(fields.collect())
            }
            _ => self.below(400).into(),
        }
    }

    /// Mostly this, and now and then anything.
    fn mostly(&mut self, value: impl FnOnce(&mut Self) -> Value) -> Value {
        if self.below(14) == 0 { self.odd(0) } else { value(self) }
    }

    fn number(&mut self, bound: u32) -> Value {
        self.mostly(|it| it.below(bound).into())
    }

    fn list(&mut self, most: u32, mut value: impl FnMut(&mut Self) -> Value) -> Value {
        self.mostly(|it| {
            let count = it.below(most + 1);
            (0..count).map(|_| value(it)).collect()
        })
    }

    fn numbers(&mut self, names: &[&str], least: i32, most: i32) -> Value {
        self.mostly(|it| {
            let count = it.below(4);
            let one = |it: &mut Self| {
                let number = least + it.below((most - least) as u32) as i32;
                (it.of(names).to_owned(), it.mostly(|_| number.into()))
            };
            Value::Object((0..count).map(|_| one(it)).collect())
        })
    }

    /// An object with each of these fields or without it.
    fn object(&mut self, fields: &[Field<'_>]) -> Value {
        self.mostly(|it| {
            let mut map = Map::new();
            for (name, value) in fields {
                if it.below(3) > 0 {
                    map.insert((*name).to_owned(), value(it));
                }
            }
            Value::Object(map)
        })
    }

    fn set_up(&mut self) -> Value {
        self.object(&[
            ("players", &|it| {
                it.list(6, |it| {
                    it.object(&[
                        ("name", &|it| it.mostly(|_| "Ada".into())),
                        ("player", &|it| {
                            it.mostly(|it| it.of(&["person", "random", "greedy", "genius"]).into())
                        }),
                        ("beginner", &|it| it.mostly(|it| (it.below(2) == 0).into())),
                    ])
                })
            }),
            ("boxes", &|it| it.list(3, |it| it.of(&["corporate-era", "draft", "venus"]).into())),
            ("map", &|it| it.mostly(|_| "Tharsis".into())),
            ("first", &|it| it.number(6)),
            ("seed", &|it| it.mostly(|it| it.below(1_000_000).to_string().into())),
        ])
    }

    fn position(&mut self) -> Value {
        let cards = |most| move |it: &mut Self| it.list(most, Self::card);
        self.object(&[
            ("setUp", &|it| if it.below(3) > 0 { json!({ "players": [{}, {}] }) } else { it.set_up() }),
            ("generation", &|it| it.number(30)),
            ("turn", &|it| it.number(4)),
            ("levels", &|it| it.numbers(PARAMETERS, -32, 20)),
            ("tiles", &|it| {
                it.list(5, |it| {
                    it.object(&[
                        ("space", &|it| it.number(100)),
                        ("tile", &|it| it.mostly(|it| it.of(TILES).into())),
                        ("owner", &|it| it.number(4)),
                    ])
                })
            }),
            ("seats", &|it| {
                it.list(3, |it| {
                    it.object(&[
                        ("corporation", &Self::card),
                        ("rating", &|it| it.number(90)),
                        ("stock", &|it| it.numbers(RESOURCES, -2, 70)),
                        ("production", &|it| it.numbers(RESOURCES, -7, 20)),
                        ("hand", &cards(6)),
                        ("played", &cards(8)),
                        ("stored", &|it| {
                            let name = it.card();
                            json!({ name.as_str().unwrap_or_default(): it.number(12) })
                        }),
                        ("used", &cards(2)),
                        ("milestones", &|it| it.list(2, |it| it.number(6))),
                        ("awards", &|it| it.list(2, |it| it.number(6))),
                        ("passed", &|it| it.mostly(|it| (it.below(4) == 0).into())),
                    ])
                })
            }),
            ("deck", &cards(3)),
        ])
    }

    fn choice(&mut self) -> Value {
        self.object(&[
            ("kind", &|it| it.mostly(|it| it.of(KINDS).into())),
            ("card", &Self::card),
            ("project", &|it| it.mostly(|it| it.of(&["city", "aquifer", "sell-patents", "none"]).into())),
            ("conversion", &|it| it.mostly(|it| it.of(&["plants", "heat", "none"]).into())),
            ("milestone", &|it| it.number(7)),
            ("award", &|it| it.number(7)),
            ("which", &|it| it.number(4)),
            ("space", &|it| it.number(120)),
            ("seat", &|it| it.number(6)),
            ("amount", &|it| it.number(70_000)),
            ("option", &|it| it.number(5)),
            ("first", &|it| it.number(5)),
        ])
    }

    fn ares_set_up(&mut self) -> Value {
        self.object(&[
            ("players", &|it| {
                it.list(5, |it| {
                    it.object(&[
                        ("name", &|it| it.mostly(|_| "Ada".into())),
                        ("player", &|it| it.mostly(|it| it.of(&["person", "greedy", "genius"]).into())),
                    ])
                })
            }),
            ("mode", &|it| {
                it.mostly(|it| it.of(&["competitive", "solo-skilled", "cooperative", "alone"]).into())
            }),
            ("options", &|it| {
                it.list(2, |it| it.of(&["first-game", "mulligan", "promotional", "draft"]).into())
            }),
            ("seed", &|it| it.mostly(|it| it.below(1_000_000).to_string().into())),
        ])
    }

    fn ares_choice(&mut self) -> Value {
        self.object(&[
            ("kind", &|it| it.mostly(|it| it.of(ARES_KINDS).into())),
            ("card", &|it| {
                let place = it.below(it.ares_names.len() as u32) as usize;
                it.ares_names[place].into()
            }),
            ("phase", &|it| it.mostly(|it| it.of(&["development", "action", "research", "none"]).into())),
            ("action", &|it| it.mostly(|it| it.of(&["buy-ocean", "plants-to-forest", "none"]).into())),
            ("track", &|it| it.mostly(|it| it.of(&["oxygen", "temperature", "venus"]).into())),
            ("which", &|it| it.number(4)),
            ("amount", &|it| it.number(70_000)),
            ("option", &|it| it.number(5)),
        ])
    }

    /// Makes a game, or tries to.
    fn begin(&mut self) -> Result<(), Fault> {
        let game = match self.below(6) {
            0 => {
                let wish: SetUp = plain::read("setUp", self.set_up())?;
                Game::set_up(&wish).map(AnyGame::from)
            }
            1 | 2 => {
                let wish: Position = plain::read("position", self.position())?;
                Game::position(&wish).map(AnyGame::from)
            }
            3 | 4 => {
                let wish = AresSetUp::of("setUp", self.ares_set_up())?;
                AresGame::set_up(&wish).map(AnyGame::from)
            }
            _ => {
                let place = self.below(self.texts.len() as u32) as usize;
                let mut text = self.texts[place].clone();
                if self.below(3) == 0 {
                    text.truncate(self.below(text.len() as u32 + 1) as usize);
                }
                AnyGame::load(&text)
            }
        }?;
        if self.games.len() == GAMES {
            let place = self.below(GAMES as u32) as usize;
            self.games.swap_remove(place);
        }
        self.games.push(game);
        Ok(())
    }

    fn call(&mut self) -> Result<(), Fault> {
        if self.games.is_empty() || self.below(12) == 0 {
            return self.begin();
        }
        let place = self.below(self.games.len() as u32) as usize;
        let mut game = self.games.swap_remove(place);
        let outcome = match &mut game {
            AnyGame::Mars(game) => self.ask(game, Self::choice),
            AnyGame::Ares(game) => self.ask(game, Self::ares_choice),
        };
        self.games.push(game);
        outcome
    }

    fn ask<G: Spoken>(&mut self, game: &mut Held<G>, choice: fn(&mut Self) -> Value) -> Result<(), Fault> {
        let seat = self.below(6) as u8;
        let who = (self.below(3) > 0).then_some(seat);
        match self.below(16) {
            0 => _ = game.question(seat, Want::default())?,
            1 => {
                let want = self.object(&[("words", &|it| it.mostly(|_| true.into()))]);
                game.question(seat, plain::read("want", want)?)?;
            }
            2 => {
                let wish: G::Wish = plain::read("choice", choice(self))?;
                game.outcome(seat, &wish)?;
            }
            3 | 4 => {
                let wish: G::Wish = plain::read("choice", choice(self))?;
                let place = game.place(seat, &wish);
                let played = game.play(seat, &wish);
                assert_eq!(place.is_ok(), played.is_ok(), "what has a place can be played");
                played?;
            }
            5 => game.play_at(seat, self.below(40) as u16)?,
            6 | 7 => {
                // Further on, where most of a game lies.
                for _ in 0..30 {
                    let Some((seat, offers)) = game.next() else { break };
                    game.play_at(seat, self.below(u32::from(offers)) as u16)?;
                }
            }
            8 => game.undo(seat)?,
            9 => _ = game.events(self.below(2_000) as usize, who)?,
            10 => _ = game.story(self.below(2_000) as usize, who)?,
            11 => _ = game.state(who)?,
            12 => _ = game.scores(),
            13 => _ = game.advice(seat, self.of(&["random", "greedy", "genius"]))?,
            14 => game.speak(self.of(&["en", "xx"]))?,
            _ => {
                let text = game.save()?;
                let again = Held::<G>::load(&text)?;
                assert_eq!(again.save()?, text, "what was saved can be loaded");
                let place = self.below(self.texts.len() as u32) as usize;
                if self.texts.len() < 40 { self.texts.push(text) } else { self.texts[place] = text }
            }
        }
        Ok(())
    }
}

/// The number behind a word of the arguments.
fn number(arguments: &[String], word: &str, usual: u64) -> u64 {
    let Some(place) = arguments.iter().position(|it| it == word) else { return usual };
    let number = arguments.get(place + 1).and_then(|number| number.parse().ok());
    number.unwrap_or_else(|| panic!("`{word}` wants a number. {USAGE}"))
}

/// Makes so many calls; which of them were late.
fn run(calls: u64, seed: u64) -> Vec<u64> {
    let mut caller = Caller {
        rng: Rng::new(Seed(seed)),
        names: cards::all().map(|card| card.name).collect(),
        ares_names: ares::cards::all().map(|card| card.name).collect(),
        games: Vec::new(),
        texts: Game::set_up(&SetUp::default()).and_then(|game| game.save()).into_iter().collect(),
    };
    let (mut done, mut refused, mut slowest, mut late) = (0_u64, [0_u64; 5], Duration::ZERO, Vec::new());
    for call in 0..calls {
        let begun = Instant::now();
        match caller.call() {
            Ok(()) => done += 1,
            Err(fault) => {
                assert!(!fault.message.is_empty(), "call {call}");
                assert!(fault.code != Code::Argument || !fault.argument.is_empty(), "call {call}: {fault:?}");
                refused[fault.code as usize] += 1;
            }
        }
        let took = begun.elapsed();
        slowest = slowest.max(took);
        if took > MOST {
            late.push(call);
        }
    }
    println!("{calls} calls, seed {seed}: {done} done, refused by kind {refused:?}; slowest {slowest:?}");
    late
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (calls, seed) = (number(&arguments, "--calls", 100_000), number(&arguments, "--seed", 1));
    // A call that is late by itself is late again; one that waited for another process is not.
    let mut late = run(calls, seed);
    for _ in 0..2 {
        if !late.is_empty() {
            let again = run(calls, seed);
            late.retain(|call| again.contains(call));
        }
    }
    if !late.is_empty() {
        println!("these calls took over {MOST:?}: {late:?}");
        assert!(std::env::var_os("VIRIDITAS_TIMES").is_none(), "calls took too long");
    }
}
