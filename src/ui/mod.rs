//! The page: receives questions, displays them, emits choices; computes no rule.
//!
//! One reducer (`app`) holds the table; what lasts (`keeping`) and who thinks (`bots`) are effects beside it.
//! Components look at a `Seen`, which is the view of whoever sits before the page, and never at the game.

mod actions;
mod app;
mod bar;
mod board;
mod bots;
mod cards;
mod copying;
mod detail;
mod face;
mod faces;
mod focus;
mod gallery;
mod games;
mod goals;
mod hand;
mod hand_over;
mod icons;
mod keeping;
mod log;
mod map;
mod marks;
mod moves;
mod names;
mod nav;
mod new_game;
mod noise;
mod number;
mod outcome;
mod page;
mod paste;
mod payment;
mod pending;
mod picker;
mod picture;
mod plan;
mod question;
mod say;
mod scores;
mod seen;
mod sheet;
mod start;
mod table;
mod theme;
mod tracks;
mod turn;

/// Shows the page in the document's body.
pub fn start() {
    // A panic would otherwise show as `unreachable` and nothing else.
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    yew::Renderer::<gallery::Root>::new().render();
}
