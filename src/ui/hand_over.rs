//! Between two people at one device.

use super::names::Names;
use crate::kit::Seat;
use yew::{Callback, Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) names: Names,
    /// Who is to look next.
    pub(crate) next: Seat,
    /// Who has answered and may come back while others still owe.
    pub(crate) answered: Vec<Seat>,
    pub(crate) look: Callback<Seat>,
}

/// Asks for the next person before anything of theirs is shown.
#[component]
pub(crate) fn HandOver(props: &Props) -> Html {
    let look = |seat: Seat| props.look.reform(move |_| seat);
    let name = props.names.of(props.next);
    html! {
        <section id="hand-over" data-seat={props.next.number().to_string()}>
            <h2 tabindex="-1" class="focus-here">{ format!("Pass the device to {name}") }</h2>
            <p>{ "Nobody's hidden cards are shown on this page." }</p>
            <button id="look" type="button" onclick={look(props.next)}>{ format!("I am {name}") }</button>
            { for props.answered.iter().map(|&seat| html! {
                <button type="button" data-back={seat.number().to_string()} onclick={look(seat)}>
                    { format!("Back to {}, who has answered", props.names.of(seat)) }
                </button>
            }) }
        </section>
    }
}
