//! The functions that JavaScript calls: [`crate::plain`] through wasm-bindgen, for `static/module/viriditas.js` alone, which is the file that
//! others import. `cargo xtask package` builds the binary `module` with the feature of that name, without the page.
//!
//! `viriditas.js` copies and bounds every argument, so that what arrives here are plain values of bounded size. It remembers of each
//! game how it was made and what was played since: after a trap a new instance of the module takes up every game where it stood.
//!
//! A game is held here under a number. Arguments are read before a game is touched, so that an exception on the way leaves
//! nothing half done.
#![expect(clippy::missing_errors_doc, reason = "each throws what `plain` says is wrong")]

use crate::plain::{self, Fault, Game, Position, SetUp, Want, Wish};
use crate::text::Language;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static GAMES: RefCell<Vec<Option<Game>>> = const { RefCell::new(Vec::new()) };
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

fn read<T: DeserializeOwned>(argument: &str, value: &JsValue) -> Thrown<T> {
    let value = plain::browser::plain(argument, value).map_err(|fault| thrown(&fault))?;
    plain::read(argument, value).map_err(|fault| thrown(&fault))
}

/// Reads an argument, or takes the default where it is left out.
fn read_or_default<T: DeserializeOwned + Default>(argument: &str, value: &JsValue) -> Thrown<T> {
    if value.is_undefined() { Ok(T::default()) } else { read(argument, value) }
}

fn hold(game: Result<Game, Fault>) -> Thrown<u32> {
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

fn with<T>(game: u32, ask: impl FnOnce(&mut Game) -> Result<T, Fault>) -> Thrown<T> {
    GAMES.with_borrow_mut(|games| match games.get_mut(game as usize).and_then(Option::as_mut) {
        Some(game) => ask(game).map_err(|fault| thrown(&fault)),
        None => Err(thrown(&Fault::argument("game", "The game was freed."))),
    })
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
    let wish: SetUp = read_or_default("setUp", wish)?;
    hold(Game::set_up(&wish))
}

/// See [`Game::load`].
#[wasm_bindgen]
pub fn load(text: &str) -> Thrown<u32> {
    hold(Game::load(text))
}

/// See [`Game::position`].
#[wasm_bindgen]
pub fn position(wish: &JsValue) -> Thrown<u32> {
    let wish: Position = read_or_default("position", wish)?;
    hold(Game::position(&wish))
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

/// See [`Game::speak`].
#[wasm_bindgen]
pub fn speak(game: u32, tag: &str) -> Thrown<()> {
    with(game, |game| game.speak(tag))
}

/// See [`Game::players`].
#[wasm_bindgen]
pub fn players(game: u32) -> Thrown<u8> {
    with(game, |game| Ok(game.players()))
}

/// See [`Game::asked`].
#[wasm_bindgen]
pub fn asked(game: u32) -> Thrown<Vec<u8>> {
    with(game, |game| Ok(game.asked()))
}

/// See [`Game::answers`].
#[wasm_bindgen]
pub fn answers(game: u32) -> Thrown<u32> {
    with(game, |game| Ok(game.answers() as u32))
}

/// See [`Game::question`].
#[wasm_bindgen]
pub fn question(game: u32, seat: u8, want: &JsValue) -> Thrown {
    let want: Want = read_or_default("want", want)?;
    to_js(&with(game, |game| game.question(seat, want))?)
}

/// See [`Game::outcome`].
#[wasm_bindgen]
pub fn outcome(game: u32, seat: u8, choice: &JsValue) -> Thrown {
    let wish: Wish = read("choice", choice)?;
    to_js(&with(game, |game| game.outcome(seat, &wish))?)
}

/// Whom the game asks first, and how many answers are open: the seat times 65,536, and so many. 0: the game is over.
#[wasm_bindgen]
pub fn next(game: u32) -> Thrown<u32> {
    with(game, |game| Ok(packed(game.next())))
}

fn packed(next: Option<(u8, u16)>) -> u32 {
    next.map_or(0, |(seat, offers)| u32::from(seat) << 16 | u32::from(offers))
}

/// See [`Game::play`].
#[wasm_bindgen]
pub fn play(game: u32, seat: u8, choice: &JsValue) -> Thrown {
    let wish: Wish = read("choice", choice)?;
    to_js(&with(game, |game| game.play(seat, &wish))?)
}

/// See [`Game::play_at`]; what [`next`] says then.
#[wasm_bindgen]
pub fn play_at(game: u32, seat: u8, place: u16) -> Thrown<u32> {
    with(game, |game| game.play_at(seat, place).map(|()| packed(game.next())))
}

/// See [`Game::place`].
#[wasm_bindgen]
pub fn place(game: u32, seat: u8, choice: &JsValue) -> Thrown<u16> {
    let wish: Wish = read("choice", choice)?;
    with(game, |game| game.place(seat, &wish))
}

/// See [`Game::undo`].
#[wasm_bindgen]
pub fn undo(game: u32, seat: u8) -> Thrown<()> {
    with(game, |game| game.undo(seat))
}

/// See [`Game::told`].
#[wasm_bindgen]
pub fn told(game: u32) -> Thrown<u32> {
    with(game, |game| Ok(game.told() as u32))
}

/// See [`Game::events`].
#[wasm_bindgen]
pub fn events(game: u32, since: u32, seat: Option<u8>) -> Thrown {
    to_js(&with(game, |game| game.events(since as usize, seat))?)
}

/// See [`Game::story`].
#[wasm_bindgen]
pub fn story(game: u32, since: u32, seat: Option<u8>) -> Thrown<Vec<String>> {
    with(game, |game| game.story(since as usize, seat))
}

/// See [`Game::state`].
#[wasm_bindgen]
pub fn state(game: u32, seat: Option<u8>) -> Thrown {
    to_js(&with(game, |game| game.state(seat))?)
}

/// See [`Game::scores`].
#[wasm_bindgen]
pub fn scores(game: u32) -> Thrown {
    to_js(&with(game, |game| Ok(game.scores()))?)
}

/// See [`Game::advice`].
#[wasm_bindgen]
pub fn advice(game: u32, seat: u8, kind: &str) -> Thrown {
    to_js(&with(game, |game| game.advice(seat, kind))?)
}

/// See [`Game::save`].
#[wasm_bindgen]
pub fn save(game: u32) -> Thrown<String> {
    with(game, |game| game.save())
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
