//! The arrow from one thing to the next, which turns with the direction in which the page is read.

use yew::{Html, html};

/// An arrow between what stands beside it.
pub(crate) fn arrow(sign: &'static str) -> Html {
    html! { <span class="arrow flip">{ sign }</span> }
}

/// What was, an arrow and what will be. Each figure is isolated, so that the three stand in order in every language.
pub(crate) fn from_to(from: Html, to: Html) -> Html {
    html! { <span><bdi>{ from }</bdi>{ " " }{ arrow("→") }{ " " }<bdi>{ to }</bdi></span> }
}
