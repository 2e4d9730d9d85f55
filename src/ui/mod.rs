//! The page: receives questions, displays them, emits choices; computes no rule.
//!
//! One reducer (`app`) holds the table; what lasts (`keeping`) and who thinks (`bots`) are effects beside it.
//! Components look at a `Seen`, which is the view of whoever sits before the page, and never at the game.

mod app;
mod ask;
mod bar;
mod bots;
mod cards;
mod copying;
mod face;
mod faces;
mod focus;
mod gallery;
mod home;
mod icons;
mod keeping;
mod map;
mod marks;
mod names;
mod noise;
mod pace;
mod page;
mod picture;
mod say;
mod seen;
mod table;
mod theme;
mod walk;

/// Shows the page in the document's body.
pub fn start() {
    // A panic would otherwise show as `unreachable` and nothing else.
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    yew::Renderer::<gallery::Root>::new().render();
}
