//! Between two people at one device.

use crate::kit::Seat;
use crate::ui::names::Names;
use yew::{Callback, Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) names: Names,
    /// Who may look next: all whose answer is owed.
    pub(crate) awaited: Vec<Seat>,
    /// Who has answered and may come back while others still owe.
    pub(crate) answered: Vec<Seat>,
    pub(crate) look: Callback<Seat>,
}

/// Asks for the next person before anything of theirs is shown.
#[component]
pub(crate) fn HandOver(props: &Props) -> Html {
    let name = |seat: Seat| props.names.of(seat);
    let button = |seat: Seat, words: String, class: &'static str| {
        let onclick = props.look.reform(move |_| seat);
        html! {
            <button type="button" class={classes!("btn", class, props.names.colour(seat))} data-look={seat.number().to_string()} {onclick}>
                { props.names.mark(seat) }<span>{ words }<span class="vh">{ format!(", {}", props.names.outline(seat)) }</span></span></button>
        }
    };
    let awaited: Vec<_> = props.awaited.iter().map(|&seat| name(seat)).collect();
    html! {
        <section id="hand-over" class="panel">
            <h2 tabindex="-1" class="focus-here">{ format!("Pass the device to {}", awaited.join(" or ")) }</h2>
            <p>{ "Nobody’s hidden cards are shown on this page." }</p>
            <p class="choices">
                { for props.awaited.iter().map(|&seat| button(seat, format!("I am {}", name(seat)), "primary")) }
                { for props.answered.iter().map(|&seat| {
                    button(seat, format!("I am {}, and have answered", name(seat)), "")
                }) }
            </p>
        </section>
    }
}
