//! Bots in a web worker, so that the page stays smooth however long they think.
//!
//! The page sends a [`Request`] as text: the record of the game, the seat and the kind of its bot. [`Request::answered`]
//! replays the record to the question, shows the bot what its seat sees, and makes the [`BotAnswer`], which comes back as
//! text.
//!
//! The worker runs the WebAssembly module of the page: its script imports the glue and receives the compiled module, whose `main` serves
//! answers there in place of drawing a page. Where no worker starts, or a second one has died or been silent for ten seconds, the page
//! calls [`Request::answered`] itself.

#[cfg(all(target_arch = "wasm32", feature = "page"))]
mod browser;
mod message;

#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub use browser::{BotClient, PendingAnswer, is_worker, serve};
pub use message::{BotAnswer, READY, Request, Unread};
