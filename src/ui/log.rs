//! What happened, as the seat that looks was told it.

use super::names::Names;
use super::say::speak;
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
    let shown = props.events.iter().enumerate().rev().take(if *all { usize::MAX } else { LATEST });
    let lines = speak(props.view.facts(), &props.names, |speaker| {
        shown.map(|(place, &event)| html! { <li key={place}>{ speaker.event(event) }</li> }).collect::<Html>()
    });
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
            // It scrolls, so it takes the focus: the keyboard reaches what has scrolled away.
            <ol reversed=true tabindex="0">{ lines }</ol>
            { more }
        </section>
    }
}
