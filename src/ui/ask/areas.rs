//! An area that is asked for: what the one pointed at on the map brings, and the button that takes it.

use super::decision::Decision;
use super::outcome::Outcome;
use super::pointed::Pointed;
use super::question::{Offer, buttons};
use crate::cards::Tile;
use crate::kit::Seat;
use crate::mars::{Choice, Tender};
use crate::text::Term;
use crate::ui::names::Names;
use crate::ui::picture::icon;
use crate::ui::say;
use crate::ui::seen::Seen;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, window};
use yew::{Callback, Html, KeyboardEvent, Properties, TargetCast, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    pub(crate) seat: Seat,
    /// What is placed; nothing where land is claimed.
    pub(crate) tile: Option<Tile>,
    pub(crate) offers: Vec<Offer>,
    pub(crate) pointed: Pointed,
    pub(crate) point: Callback<Pointed>,
    pub(crate) answer: Callback<Decision>,
}

/// Areas are chosen on the map; the list is for whoever would rather read.
#[component]
pub(crate) fn Areas(props: &Props) -> Html {
    let Props { offers, pointed, point, answer, .. } = props;
    let (areas, others): (Vec<&Offer>, Vec<&Offer>) =
        offers.iter().partition(|(_, choice, _)| matches!(choice, Choice::Space(_)));
    let others: Vec<Offer> = others.into_iter().cloned().collect();
    let line = |&(place, choice, label): &&Offer| -> Html {
        let Choice::Space(space) = *choice else { return Html::default() };
        let show = point.reform(move |()| Pointed::at(space));
        let class = if pointed.aim == Some(space) { "offer sel" } else { "offer" };
        html! {
            <li key={*place}><button type="button" {class} data-choice={place.to_string()} data-kind="space"
                onmouseenter={show.reform(|_| ())} onfocus={show.reform(|_| ())}
                onclick={answer.reform(move |_| Decision::from(Choice::Space(space)))}>{ label }</button></li>
        }
    };
    html! {
        <div class="turn-body">
            <div class="foreseen" role="status">{ foreseen(props, areas.len()) }</div>
            if let Some(space) = pointed.aim {
                <p class="buttons"><button id="confirm" type="button" class="btn primary" onclick={answer.reform(move |_| Decision::from(Choice::Space(space)))}>
                    { icon("check") }{ here(props.tile) }</button></p>
            }
            if !others.is_empty() { { buttons(&others, answer) } }
            <details class="areas"><summary>{ "Areas as a list" }</summary><ul class="choices">{ for areas.iter().map(line) }</ul></details>
        </div>
    }
}

/// The area pointed at and what it brings, or what to do.
fn foreseen(props: &Props, count: usize) -> Html {
    let Props { view, names, seat, pointed, .. } = props;
    let Some(space) = pointed.aim else {
        let areas = if count == 1 { "One area is".to_owned() } else { format!("{count} areas are") };
        return html! { <p class="hint">{ format!("{areas} lit on the map: point at one to see what it brings.") }</p> };
    };
    html! {
        <>
            <p class="hint">{ say::speak(view.facts(), names, |speaker| capital(&speaker.space(space))) }</p>
            <Outcome view={view.clone()} names={names.clone()} seat={*seat} choice={Choice::Space(space)} paid={Tender::default()} />
        </>
    }
}

/// What the button does.
fn here(tile: Option<Tile>) -> String {
    let Some(tile) = tile else { return "Claim this area".to_owned() };
    let name = say::term(Term::Tile(tile));
    match tile {
        Tile::Ocean | Tile::Greenery | Tile::City => format!("Place {} here", name.to_lowercase()),
        _ => format!("Place {name} here"),
    }
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Arrows lead to the map, Escape puts the tile away. In the list they are left to the browser.
pub(crate) fn on_key(point: &Callback<Pointed>) -> Callback<KeyboardEvent> {
    let point = point.clone();
    Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
        "Escape" => point.emit(Pointed::default()),
        key if key.starts_with("Arrow") => {
            let is_in_list = |element: Element| element.closest("details").ok().flatten().is_some();
            if !event.target_dyn_into::<Element>().is_some_and(is_in_list) {
                event.prevent_default();
                to_the_map();
            }
        }
        _ => {}
    })
}

fn to_the_map() {
    let document = window().and_then(|window| window.document());
    let stop = document.and_then(|document| document.query_selector("#map [tabindex='0']").ok()?);
    if let Some(stop) = stop {
        // Parts of a drawing take the focus as other elements do; a refused one stays where it was.
        let _ = stop.unchecked_into::<HtmlElement>().focus();
    }
}
