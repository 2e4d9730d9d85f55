//! The games that are kept.

use super::keeping::Kept;
use crate::mars::Phase;
use crate::store::GameId;
use yew::{Callback, Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) games: Vec<Kept>,
    pub(crate) open: Callback<GameId>,
    pub(crate) forget: Callback<GameId>,
}

/// Every game with a way back to it.
#[component]
pub(crate) fn Games(props: &Props) -> Html {
    if props.games.is_empty() {
        return Html::default();
    }
    let line = |kept: &Kept| {
        let id = kept.id;
        let words = match &kept.table {
            Ok(table) => {
                let names: Vec<_> = table.seats().iter().map(|seat| table.name(seat).to_owned()).collect();
                let view = table.view(None);
                let facts = view.facts();
                let end = if facts.phase == Phase::Over { ", over" } else { "" };
                format!("{}: generation {}{end}", names.join(", "), facts.generation)
            }
            Err(broken) => broken.to_string(),
        };
        html! {
            <li key={id.number()} data-game={id.number().to_string()}>
                { words }{ " " }
                if kept.table.is_ok() {
                    <button type="button" class="open" onclick={props.open.reform(move |_| id)}>{ "Continue" }</button>
                }
                <button type="button" class="forget" onclick={props.forget.reform(move |_| id)}>{ "Delete" }</button>
            </li>
        }
    };
    html! {
        <section id="games" aria-label="Kept games">
            <h2>{ "Kept games" }</h2>
            <ul class="games">{ for props.games.iter().map(line) }</ul>
        </section>
    }
}
