//! The functions that JavaScript calls: [`crate::plain`] through wasm-bindgen, for `static/module/viriditas.js` alone, which is the file that
//! others import. `cargo xtask package` builds the binary `module` with the feature of that name, without the page.
//!
//! `viriditas.js` copies and bounds every argument, so that what arrives here are plain values of bounded size. It remembers of each
//! game how it was made and what was played since: after a trap a new instance of the module takes up every game where it stood.
//!
//! A game of either kind is held here under a number. Arguments are copied before a game is touched, and values are handed over
//! after that, so that an exception on the way leaves nothing half done.
#![expect(clippy::missing_errors_doc, reason = "each throws what `plain` says is wrong")]

use crate::plain::{self, AnyGame, AresGame, AresSetUp, Fault, Game, Held, Position, SetUp, Spoken, Want};
use crate::table::HeardSoFar;
use crate::text::Language;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_wasm_bindgen::Serializer;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static GAMES: RefCell<Vec<Option<AnyGame>>> = const { RefCell::new(Vec::new()) };
}

/// Says in the console what went wrong, should the module ever trap.
pub fn begin() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}

type Thrown<T = JsValue> = Result<T, JsValue>;

/// A fault as a value that JavaScript throws.
fn thrown(fault: &Fault) -> JsValue {
    to_js(fault).unwrap_or_else(|error| error)
}

fn to_js<T: Serialize>(value: &T) -> Thrown {
    let plain = Serializer::new().serialize_maps_as_objects(true).serialize_missing_as_null(true);
    Ok(value.serialize(&plain)?)
}

/// A copy of an argument.
fn copied(argument: &str, value: &JsValue) -> Thrown<Value> {
    plain::browser::plain(argument, value).map_err(|fault| thrown(&fault))
}

fn read<T: DeserializeOwned>(argument: &str, value: &JsValue) -> Thrown<T> {
    plain::read(argument, copied(argument, value)?).map_err(|fault| thrown(&fault))
}

/// Reads an argument, or takes the default where it is left out.
fn read_or_default<T: DeserializeOwned + Default>(argument: &str, value: &JsValue) -> Thrown<T> {
    if value.is_undefined() { Ok(T::default()) } else { read(argument, value) }
}

fn hold(game: Result<AnyGame, Fault>) -> Thrown<u32> {
    let game = game.map_err(|fault| thrown(&fault))?;
    GAMES.with_borrow_mut(|games| {
        let place = games.iter().position(Option::is_none).unwrap_or(games.len());
        if place == games.len() {
            games.push(None);
        }
        games[place] = Some(game);
        Ok(place as u32)
    })
}

fn with<T>(game: u32, ask: impl FnOnce(&mut AnyGame) -> Result<T, Fault>) -> Thrown<T> {
    GAMES.with_borrow_mut(|games| match games.get_mut(game as usize).and_then(Option::as_mut) {
        Some(game) => ask(game).map_err(|fault| thrown(&fault)),
        None => Err(thrown(&Fault::argument("game", "The game was freed."))),
    })
}

/// A value of the one game or of the other.
#[derive(Serialize)]
#[serde(untagged)]
enum Either<M, A> {
    Mars(M),
    Ares(A),
}

/// Asks a game for what both kinds have in one form.
macro_rules! ask {
    ($game:expr, $it:ident => $asked:expr) => {
        with($game, |game| match game {
            AnyGame::Mars($it) => $asked,
            AnyGame::Ares($it) => $asked,
        })
    };
}

/// Asks a game for a value of its own.
macro_rules! value {
    ($game:expr, $it:ident => $asked:expr) => {
        to_js(&with($game, |game| {
            Ok(match game {
                AnyGame::Mars($it) => Either::Mars($asked?),
                AnyGame::Ares($it) => Either::Ares($asked?),
            })
        })?)
    };
}

/// A choice as the game has it.
fn wished<G: Spoken>(_: &Held<G>, choice: Value) -> Result<G::Wish, Fault> {
    plain::read("choice", choice)
}

/// The revision of the rules.
#[wasm_bindgen]
pub fn rules() -> u16 {
    plain::rules()
}

/// The BCP 47 tags of the languages that it speaks.
#[wasm_bindgen]
pub fn languages() -> Vec<String> {
    Language::ALL.iter().map(|language| language.tag().to_owned()).collect()
}

/// See [`Game::set_up`]; the other side names the seed.
#[wasm_bindgen]
pub fn begin_game(wish: &JsValue) -> Thrown<u32> {
    let wish = SetUp::of("setUp", copied("setUp", wish)?);
    hold(wish.and_then(|wish| Game::set_up(&wish)).map(AnyGame::from))
}

/// See [`AresGame::set_up`]; the other side names the seed.
#[wasm_bindgen]
pub fn begin_ares(wish: &JsValue) -> Thrown<u32> {
    let wish = AresSetUp::of("setUp", copied("setUp", wish)?);
    hold(wish.and_then(|wish| AresGame::set_up(&wish)).map(AnyGame::from))
}

/// See [`AnyGame::load`].
#[wasm_bindgen]
pub fn load(text: &str) -> Thrown<u32> {
    hold(AnyGame::load(text))
}

/// See [`AnyGame::kind`].
#[wasm_bindgen]
pub fn kind(game: u32) -> Thrown<String> {
    with(game, |game| Ok(game.kind().to_owned()))
}

/// See [`Game::position`].
#[wasm_bindgen]
pub fn position(wish: &JsValue) -> Thrown<u32> {
    let wish: Position = read_or_default("position", wish)?;
    hold(Game::position(&wish).map(AnyGame::from))
}

/// Lets go of a game.
#[wasm_bindgen]
pub fn free(game: u32) {
    GAMES.with_borrow_mut(|games| {
        if let Some(place) = games.get_mut(game as usize) {
            *place = None;
        }
    });
}

/// How many games are held.
#[wasm_bindgen]
pub fn held() -> u32 {
    GAMES.with_borrow(|games| games.iter().flatten().count() as u32)
}

/// See [`Held::speak`].
#[wasm_bindgen]
pub fn speak(game: u32, tag: &str) -> Thrown<()> {
    ask!(game, it => it.speak(tag))
}

/// See [`Held::players`].
#[wasm_bindgen]
pub fn players(game: u32) -> Thrown<u8> {
    ask!(game, it => Ok(it.players()))
}

/// See [`Held::asked`].
#[wasm_bindgen]
pub fn asked(game: u32) -> Thrown<Vec<u8>> {
    ask!(game, it => Ok(it.asked()))
}

/// See [`Held::answers`].
#[wasm_bindgen]
pub fn answers(game: u32) -> Thrown<u32> {
    ask!(game, it => Ok(it.answers() as u32))
}

/// See [`Held::question`].
#[wasm_bindgen]
pub fn question(game: u32, seat: u8, want: &JsValue) -> Thrown {
    let want: Want = read_or_default("want", want)?;
    value!(game, it => it.question(seat, want))
}

/// See [`Held::outcome`].
#[wasm_bindgen]
pub fn outcome(game: u32, seat: u8, choice: &JsValue) -> Thrown {
    let choice = copied("choice", choice)?;
    value!(game, it => wished(it, choice).and_then(|wish| it.outcome(seat, &wish)))
}

/// Whom the game asks first, and how many answers are open: the seat times 65,536, and so many. 0: the game is over.
#[wasm_bindgen]
pub fn next(game: u32) -> Thrown<u32> {
    ask!(game, it => Ok(packed(it.next())))
}

fn packed(next: Option<(u8, u16)>) -> u32 {
    next.map_or(0, |(seat, offers)| u32::from(seat) << 16 | u32::from(offers))
}

/// See [`Held::play`].
#[wasm_bindgen]
pub fn play(game: u32, seat: u8, choice: &JsValue) -> Thrown {
    let choice = copied("choice", choice)?;
    value!(game, it => wished(it, choice).and_then(|wish| it.play(seat, &wish)))
}

/// See [`Held::play_at`]; what [`next`] says then.
#[wasm_bindgen]
pub fn play_at(game: u32, seat: u8, place: u16) -> Thrown<u32> {
    ask!(game, it => it.play_at(seat, place).map(|()| packed(it.next())))
}

/// See [`Held::place`].
#[wasm_bindgen]
pub fn place(game: u32, seat: u8, choice: &JsValue) -> Thrown<u16> {
    let choice = copied("choice", choice)?;
    ask!(game, it => wished(it, choice).and_then(|wish| it.place(seat, &wish)))
}

/// See [`Held::undo`].
#[wasm_bindgen]
pub fn undo(game: u32, seat: u8) -> Thrown<()> {
    ask!(game, it => it.undo(seat))
}

/// See [`Held::told`].
#[wasm_bindgen]
pub fn told(game: u32) -> Thrown<u32> {
    ask!(game, it => Ok(it.told() as u32))
}

/// See [`Held::heard`]; the numbers are for [`news`] alone.
#[wasm_bindgen]
pub fn heard(game: u32, seat: Option<u8>) -> Thrown<Vec<u32>> {
    let HeardSoFar { answers, told, own } = ask!(game, it => it.heard(seat))?;
    Ok([answers, told, own].map(|number| number as u32).to_vec())
}

/// See [`Held::news`].
#[wasm_bindgen]
pub fn news(game: u32, answers: u32, told: u32, own: u32, seat: Option<u8>) -> Thrown {
    let so_far = HeardSoFar { answers: answers as usize, told: told as usize, own: own as usize };
    value!(game, it => it.news(so_far, seat))
}

/// See [`Held::events`].
#[wasm_bindgen]
pub fn events(game: u32, since: u32, seat: Option<u8>) -> Thrown {
    value!(game, it => it.events(since as usize, seat))
}

/// See [`Held::story`].
#[wasm_bindgen]
pub fn story(game: u32, since: u32, seat: Option<u8>) -> Thrown<Vec<String>> {
    ask!(game, it => it.story(since as usize, seat))
}

/// See [`Held::state`].
#[wasm_bindgen]
pub fn state(game: u32, seat: Option<u8>) -> Thrown {
    value!(game, it => it.state(seat))
}

/// See [`Held::scores`].
#[wasm_bindgen]
pub fn scores(game: u32) -> Thrown {
    value!(game, it => Ok(it.scores()))
}

/// See [`Held::advice`].
#[wasm_bindgen]
pub fn advice(game: u32, seat: u8, kind: &str) -> Thrown {
    value!(game, it => it.advice(seat, kind))
}

/// See [`Held::candidates`].
#[wasm_bindgen]
pub fn candidates(game: u32, seat: u8) -> Thrown {
    value!(game, it => it.candidates(seat))
}

/// See [`Held::analyse`].
#[wasm_bindgen]
pub fn analyse(game: u32, from: u32, seats: Option<Vec<u8>>) -> Thrown {
    value!(game, it => it.analyse(from as usize, seats))
}

/// See [`Held::save`].
#[wasm_bindgen]
pub fn save(game: u32) -> Thrown<String> {
    ask!(game, it => it.save())
}

/// See [`plain::all_cards`].
#[wasm_bindgen]
pub fn cards(language: &str) -> Thrown {
    to_js(&plain::all_cards(language).map_err(|fault| thrown(&fault))?)
}

/// See [`plain::card`].
#[wasm_bindgen]
pub fn card(name: &str, language: &str) -> Thrown {
    to_js(&plain::card(name, language).map_err(|fault| thrown(&fault))?)
}

/// See [`plain::all_maps`].
#[wasm_bindgen]
pub fn maps(language: &str) -> Thrown {
    to_js(&plain::all_maps(language).map_err(|fault| thrown(&fault))?)
}

/// See [`plain::ares::rules`].
#[wasm_bindgen]
pub fn ares_rules() -> u16 {
    plain::ares::rules()
}

/// See [`plain::ares::all_cards`].
#[wasm_bindgen]
pub fn ares_cards(language: &str) -> Thrown {
    to_js(&plain::ares::all_cards(language).map_err(|fault| thrown(&fault))?)
}

/// See [`plain::ares::card`].
#[wasm_bindgen]
pub fn ares_card(name: &str, language: &str) -> Thrown {
    to_js(&plain::ares::card(name, language).map_err(|fault| thrown(&fault))?)
}
