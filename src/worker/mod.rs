//! Bots in a web worker, so that the page stays smooth however long they think.
//!
//! The page sends a [`Request`] as text: the record of the game, the seat and the kind of its bot. [`Request::answered`]
//! replays the record to the question, shows the bot what its seat sees, and makes the [`BotAnswer`], which comes back as
//! text. An [`AdviceRequest`] asks the coach likewise, part by part, so that no bot waits for it for long and nothing need be called
//! off: who wants no more of it asks no more; and so does an [`AnalysisRequest`] with a game that is looked at afterwards.
//!
//! The worker runs the WebAssembly module of the page: its script imports the glue and receives the compiled module, whose `main` serves
//! answers there in place of drawing a page. A worker that dies, is silent for ten seconds or gives an answer that the game refuses has
//! failed, and another one gets its request. Where no worker starts, or a second one has failed, the page calls [`Request::answered`]
//! itself; after some answers a failure is forgotten ([`Staff`]).

mod advice;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
mod browser;
mod game_analysis;
mod message;
mod staff;

pub use advice::{AdviceRequest, CoachAnswer};
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub use browser::{BotClient, PendingAnswer, PendingQuestion, is_worker, serve};
pub use game_analysis::{AnalysedPart, AnalysisAnswer, AnalysisRequest};
pub use message::{BotAnswer, MessageError, READY, Request};
pub use staff::{Patience, Staff};
