//! What happened, as the seat that looks was told it.

use super::names::Names;
use super::say;
use super::seen::Seen;
use crate::mars::Event;
use std::rc::Rc;
use yew::{Html, Properties, component, html, use_state};

/// How many events are shown at first.
const LATEST: usize = 40;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    /// In the order in which they happened.
    pub(crate) events: Rc<[Event]>,
}

/// The latest events, newest first, and all of them on demand.
#[component]
pub(crate) fn Log(props: &Props) -> Html {
    let all = use_state(|| false);
    let lines: Vec<_> = props
        .events
        .iter()
        .enumerate()
        .rev()
        .filter_map(|(place, &event)| Some((place, say::event(props.view.facts(), &props.names, event)?)))
        .take(if *all { usize::MAX } else { LATEST })
        .collect();
    let more = (!*all).then(|| {
        let onclick = {
            let all = all.clone();
            move |_| all.set(true)
        };
        html! { <button id="whole-log" type="button" {onclick}>{ "Show the whole log" }</button> }
    });
    html! {
        <section id="log" aria-label="Log">
            <h2>{ "Log" }</h2>
            <ol reversed=true>{ for lines.into_iter().map(|(place, words)| html! { <li key={place}>{ words }</li> }) }</ol>
            { more }
        </section>
    }
}
