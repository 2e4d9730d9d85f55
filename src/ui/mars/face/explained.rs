//! The symbols of cards with what they mean (BASE-UX-04).

use super::glyph::alone;
use crate::mars::cards::Card;
use crate::mars::face::legend;
use crate::text::mars::FaceWords as Text;
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::texts::Texts;
use yew::{Html, html};

/// Every symbol of these cards.
pub(crate) fn explained(texts: Texts, cards: &[&Card]) -> Html {
    let line = |picture: Html, words: Text| {
        html! { <li><span aria-hidden="true">{ picture }</span>{ texts.face(words) }</li> }
    };
    let symbol = |glyph| line(alone(texts, glyph), Text::Symbol(glyph));
    html! {
        <ul class="symbols">
            if cards.iter().any(|card| !card.actions.is_empty()) { { line(silent(Icon::Action, "flip"), Text::Action) } }
            if cards.iter().any(|card| !card.triggers.is_empty() || !card.passives.is_empty()) { { line(silent(Icon::Effect, "flip"), Text::Effect) } }
            { for legend(cards).into_iter().map(symbol) }
        </ul>
    }
}
