//! The page: receives questions, displays them, emits choices; computes no rule.
//!
//! Its rooms, each of which may name those before it in this list: `look` knows no game, `state` is what the page holds and everything
//! that can change it, `parts` what several screens show, `mars` the screens of the board game, `tables` how the tables of the games come, `games` the
//! screens of each game, `home` the page without an open game, `page` all of it.
//!
//! The page is a tree of Yew components over one reducer (`state/app.rs`). The reducer plays an answer on a copy of the table and
//! saves it before anything is drawn, for the page may be gone after any paint. Components never see the game: they get the view of the
//! person before the page (`PlayerView`) and the events as that seat was told them (`Story`). What could be done, what it costs and brings,
//! and why it cannot be done are readings that the rules offer on the view (`mars/seen.rs`).
//!
//! A component stands in its parent as `part!(…)` (`look/part.rs`), not as a tag. What may be there or not is `if let` in a list of
//! children: an iterator of an `Option` has no place of its own while it is empty, and Yew then makes its neighbours anew. What a press
//! cannot be meant for is drawn in the next frame (`look/paint.rs`); what can be pressed is never a frame behind. A style sheet does not
//! ask what lies deep within the table (`#table:has(…)`), which a browser would compute anew with every element that comes or goes:
//! the components set a class.

mod ares;
mod games;
mod home;
mod look;
mod mars;
mod page;
mod parts;
mod state;
mod tables;

use js_sys::Promise;
use look::part::{Component, Part};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Shows the page in the document's body.
///
/// # Errors
/// If no language of the page could be fetched.
#[wasm_bindgen(js_name = startPage)]
pub async fn start() -> Result<(), JsError> {
    // A panic would otherwise show as `unreachable` and nothing else.
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    // Both come at the same time.
    let disk = Promise::new(&mut |resolve, _| {
        state::disk::begin(move || drop(resolve.call0(&JsValue::UNDEFINED)));
    });
    if !look::texts::fetch_first().await {
        return Err(JsError::new("no language could be fetched"));
    }
    // Nothing rejects it.
    let _ = JsFuture::from(disk).await;
    let root = Component::of::<page::Root>(());
    drop(yew::Renderer::<Part>::with_props(root).render());
    Ok(())
}
