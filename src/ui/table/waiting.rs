//! While others are asked.

use super::log::latest_news;
use crate::mars::Event;
use crate::ui::names::Names;
use crate::ui::pace::PaceChoice;
use crate::ui::picture::icon;
use crate::ui::seen::Seen;
use std::rc::Rc;
use yew::{Callback, Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    /// In the order in which they happened.
    pub(crate) events: Rc<[Event]>,
    /// Lets bots answer at once until a person is asked.
    pub(crate) hurry: Callback<()>,
}

/// Who is waited for, and how to wait less.
#[component]
pub(crate) fn Waiting(props: &Props) -> Html {
    let Props { view, names, events, hurry } = props;
    let who: Vec<_> = view.asked().iter().map(|seat| names.of(seat)).collect();
    let news = latest_news(events.iter().copied(), view.facts(), names);
    html! {
        <section id="waiting" class="panel turn" aria-label="Waiting">
            // The top of the page says it aloud.
            <p class="latest" aria-hidden="true">{ for news }</p>
            <p role="status">{ format!("Waiting for {}.", who.join(", ")) }</p>
            <p class="buttons">
                <button id="hurry" type="button" class="btn" onclick={hurry.reform(|_| ())}>{ icon("play") }{ "To my next decision" }</button>
                <PaceChoice />
            </p>
        </section>
    }
}
