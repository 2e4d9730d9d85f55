//! Viriditas plays Terraforming Mars in a browser page that needs no server.
//!
//! The modules, in reading order; knowledge runs one way, from the top of this list to the bottom:
//!
//! - [`kit`] a generic turn-game engine: what a game is, who may see what, seeded chance, trails that share their past
//! - [`words`] the vocabulary of both rulebooks: resources, tags, parameters
//! - [`mars`] the board game: its cards, its rules, what a seat sees of it, what a card shows, and computer opponents
//! - [`ares`] Ares Expedition: its cards and its rules
//! - [`save`] games as records: bytes and text that every reader checks
//! - [`table`] a session: who sits where, the running game, what may be taken back
//! - [`store`] saved games in the browser's store, or in any other that keeps strings
//! - [`worker`] bots beside the page, asked and answered in text
//! - [`text`] everything that is read or heard, as sentences, one module a language
//! - [`plain`] the game in plain values, for programs
//! - `ui` the page (feature `page`), and `js` what JavaScript calls (feature `module`): for WebAssembly only
//!
//! A tour: [`mars::Mars`] is a game; `begin` it with a [`mars::Setup`], ask whose answer it waits for,
//! list the [`kit::Rules::choices`] of that seat, and `play` one.

pub mod ares;
pub mod games;
#[cfg(all(target_arch = "wasm32", feature = "module"))]
pub mod js;
pub mod kit;
pub mod mars;
pub mod plain;
pub mod save;
pub mod store;
pub mod table;
pub mod text;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub mod ui;
pub mod words;
pub mod worker;
