//! The symbols of cards with what they mean (BASE-UX-04).

use super::glyph::alone;
use crate::mars::cards::Card;
use crate::mars::face::legend;
use crate::text::page::Face as Words;
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::say::Say;
use yew::{Html, html};

/// Every symbol of these cards.
pub(crate) fn explained(say: Say, cards: &[&Card]) -> Html {
    let line = |picture: Html, words: Words| {
        html! { <li><span aria-hidden="true">{ picture }</span>{ say.face(words) }</li> }
    };
    let symbol = |glyph| line(alone(say, glyph), Words::Symbol(glyph));
    html! {
        <ul class="symbols">
            if cards.iter().any(|card| !card.actions.is_empty()) { { line(silent(Icon::Action, "flip"), Words::Action) } }
            if cards.iter().any(|card| !card.triggers.is_empty() || !card.passives.is_empty()) { { line(silent(Icon::Effect, "flip"), Words::Effect) } }
            { for legend(cards).into_iter().map(symbol) }
        </ul>
    }
}
