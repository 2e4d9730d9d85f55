//! Keeps strings between visits; knows nothing of games.

#[cfg(target_arch = "wasm32")]
mod browser;
