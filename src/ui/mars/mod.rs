//! The screens of the board game.
//!
//! Its rooms, each of which may name those before it in this list: `scene` is what the parts of a table look at and what they may do,
//! `face` draws cards, `map` draws Mars, `guide` teaches in a guided game, `form` fills in a new game, `ask` shows questions, `committee` the committee of Turmoil, `table` a
//! running game. Beside them, `bar` is the top of the page while a game is open, `page` puts bar and table together, and `gallery` shows
//! all cards to those who build the page.

pub(crate) mod ask;
pub(crate) mod bar;
pub(crate) mod coach;
pub(crate) mod committee;
pub(crate) mod face;
pub(crate) mod form;
#[cfg(debug_assertions)]
pub(crate) mod gallery;
pub(crate) mod guide;
pub(crate) mod map;
pub(crate) mod page;
pub(crate) mod scene;
pub(crate) mod table;
