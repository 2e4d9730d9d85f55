//! The page: receives questions, displays them, emits choices; computes no rule.
//!
//! Its rooms, each knowing those above it and none below: `look` what is drawn and heard without knowing the game, `state`
//! what the page holds and everything that can change it, `parts` what several screens show, `mars` the screens of the board
//! game, `home` where no game is open, `page` all of it. Components look at a `Seen`, which is the view of whoever sits before the page, and never
//! at the game.

mod games;
mod home;
mod look;
mod mars;
mod page;
mod parts;
mod state;

use look::part::{Component, Part};

/// Shows the page in the document's body.
pub fn start() {
    // A panic would otherwise show as `unreachable` and nothing else.
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    state::disk::begin(|| {
        let root = Component::of::<page::Root>(());
        drop(yew::Renderer::<Part>::with_props(root).render());
    });
}
