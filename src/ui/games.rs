//! The games that are kept.

use super::keeping::{self, Kept};
use super::picture::{icon, mark};
use crate::mars::Phase;
use crate::store::GameId;
use gloo::utils::window;
use wasm_bindgen_futures::JsFuture;
use yew::{
    AttrValue, Callback, Html, Properties, classes, component, html, platform::spawn_local, use_state,
};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) games: Vec<Kept>,
    pub(crate) open: Callback<GameId>,
    pub(crate) forget: Callback<GameId>,
}

/// Every game with a way back to it, the latest one large.
#[component]
pub(crate) fn Games(props: &Props) -> Html {
    // A press asks, a second one deletes.
    let sure = use_state(|| None::<GameId>);
    let copied = use_state(|| None::<(GameId, AttrValue)>);
    if props.games.is_empty() {
        return html! { <p class="empty">{ "Games you play appear here. They stay on this device." }</p> };
    }
    let line = |(place, kept): (usize, &Kept)| {
        let id = kept.id;
        let is_first = place == 0 && kept.table.is_ok();
        let is_sure = *sure == Some(id);
        let forget = {
            let (sure, forget) = (sure.clone(), props.forget.clone());
            move |_| if is_sure { forget.emit(id) } else { sure.set(Some(id)) }
        };
        let copy = {
            let copied = copied.clone();
            move |_| copy(id, copied.clone())
        };
        let told = copied.as_ref().filter(|(of, _)| *of == id).map(|(_, words)| words.clone());
        html! {
            <li key={id.number()} class={classes!("kept", is_first.then_some("first"))} data-game={id.number().to_string()}>
                { about(kept) }
                <span class="doing">
                    if kept.table.is_ok() {
                        <button type="button" class={classes!("btn", "open", is_first.then_some("primary"))} onclick={props.open.reform(move |_| id)}>{ icon("play") }{ "Continue" }</button>
                    }
                    <button type="button" class="btn copy" onclick={copy}>{ icon("link") }{ "Copy as text" }</button>
                    <button type="button" class="btn forget" onclick={forget}>{ if is_sure { "Delete for good" } else { "Delete" } }</button>
                </span>
                if let Some(told) = told { <p class="told" role="status">{ told }</p> }
            </li>
        }
    };
    html! {
        <section id="games" aria-label="Kept games">
            <h2>{ "Your games" }</h2>
            <ul class="games">{ for props.games.iter().enumerate().map(line) }</ul>
        </section>
    }
}

/// Who plays and how far it is; of a game that cannot be opened, why.
fn about(kept: &Kept) -> Html {
    let table = match &kept.table {
        Ok(table) => table,
        Err(broken) => return html! { <p class="faults grow">{ broken }</p> },
    };
    let view = table.view(None);
    let facts = view.facts();
    let state = match facts.phase {
        Phase::Over => "over".to_owned(),
        _ => format!("generation {}", facts.generation),
    };
    let who = table.seats().iter().map(
        |seat| html! { <span class="who">{ mark(table.colours().of(seat)) }<span>{ table.name(seat).to_owned() }</span></span> },
    );
    html! { <p class="grow"><b>{ for who }</b><small>{ facts.map().name }{ ", " }{ state }</small></p> }
}

/// Puts the text of a game where it can be pasted from.
fn copy(id: GameId, told: yew::UseStateHandle<Option<(GameId, AttrValue)>>) {
    match keeping::text(id) {
        Err(problem) => told.set(Some((id, problem))),
        Ok(text) => spawn_local(async move {
            let written = JsFuture::from(window().navigator().clipboard().write_text(&text)).await;
            let words = match written {
                Ok(_) => "Copied. Paste it where you want to play on.".into(),
                // Without the right to copy, the text itself is there to be taken.
                Err(_) => text.into(),
            };
            told.set(Some((id, words)));
        }),
    }
}
