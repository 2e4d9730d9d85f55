//! Cards on the table, one below the other, in words.

use super::faces;
use super::say::LANGUAGE;
use super::seen::Seen;
use crate::cards::{CardId, card};
use crate::text;
use yew::{Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) cards: Vec<CardId>,
}

/// What each is, holds and does.
#[component]
pub(crate) fn CardList(props: &Props) -> Html {
    let line = |&id: &CardId| {
        let words = text::card_text(LANGUAGE, card(id)).into_iter().map(|line| line.words);
        html! {
            <li key={id.number()} data-card={id.number().to_string()}>
                { faces::strip(&props.view, id) }
                <p class="what">{ words.collect::<Vec<_>>().join(" ") }</p>
            </li>
        }
    };
    html! { <ul class="cards">{ for props.cards.iter().map(line) }</ul> }
}
