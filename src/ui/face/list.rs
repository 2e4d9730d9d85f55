//! Cards on the table, one below the other, in words.

use crate::cards::{CardId, card};
use crate::ui::face::faces;
use crate::ui::scene::use_scene;
use yew::{Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) cards: Vec<CardId>,
}

/// What each is, holds and does.
#[component]
pub(crate) fn CardList(props: &Props) -> Html {
    let scene = use_scene();
    let line = |&id: &CardId| {
        let words = scene.say.card_text(card(id)).into_iter().map(|line| line.words);
        html! {
            <li key={id.number()} data-card={id.number().to_string()}>
                { faces::strip(&scene, id) }
                <p class="what">{ words.collect::<Vec<_>>().join(" ") }</p>
            </li>
        }
    };
    html! { <ul class="cards">{ for props.cards.iter().map(line) }</ul> }
}
