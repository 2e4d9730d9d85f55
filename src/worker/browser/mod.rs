//! The two ends in the browser: the page's [`BotClient`], and [`serve`] in the worker.

mod bot_client;
mod bot_worker;
mod serve;

pub use bot_client::{BotClient, PendingAnswer, PendingQuestion};
pub use serve::{is_worker, serve};
