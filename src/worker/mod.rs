//! Bots beside the page: a worker on the same WebAssembly module answers for them, so that the page stays smooth however
//! long they think.
//!
//! The page sends a [`Request`] as text: the record of the game, the seat and the kind of its bot. [`Request::answered`]
//! replays the record to the question, shows the bot what its seat sees, and makes the [`BotAnswer`], which comes back as
//! text. Where no worker can be had, the page calls the same function itself.

#[cfg(all(target_arch = "wasm32", feature = "page"))]
mod browser;
mod message;

#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub use browser::{BotClient, PendingAnswer, is_worker, serve};
pub use message::{BotAnswer, READY, Request, Unread};
