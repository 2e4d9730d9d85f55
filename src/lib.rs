//! Viriditas plays Terraforming Mars in a browser page that needs no server.
//!
//! The modules, in reading order; each may name those above it in this list and none below:
//!
//! - [`kit`] a generic engine for turn-based games: what a game is, who may see what, seeded chance
//! - [`save`] games as records: bytes and text that every reader checks
//! - [`table`] a session: who sits where, the running game, what may be taken back
//! - [`mars`] the board game: its cards, its rules, what a seat sees of it, what a card shows, and computer opponents
//! - [`ares`] Ares Expedition: its cards and its rules
//! - [`games`] the list of games: a table of any of them
//! - [`store`] saved games in the browser's store, or in any other that keeps strings
//! - [`worker`] bots in a web worker, asked and answered in text
//! - [`live`] one game on several devices that speak to each other without a server
//! - [`text`] everything that is read or heard, as sentences, one module for each language
//! - [`plain`] the game in plain values, for programs
//! - `ui` the page (feature `page`), and `js` what JavaScript calls (feature `module`): for WebAssembly only
//!
//! To play: [`mars::Mars`] is a game; `begin` it with a [`mars::Setup`], ask whose answer it waits for,
//! list the [`kit::Rules::choices`] of that seat, and `play` one.

pub mod ares;
pub mod games;
#[cfg(all(target_arch = "wasm32", feature = "module"))]
pub mod js;
pub mod kit;
pub mod live;
pub mod mars;
pub mod plain;
pub mod save;
pub mod store;
pub mod table;
pub mod text;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub mod ui;
pub mod worker;
