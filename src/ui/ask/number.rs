//! A number to choose.

use super::decision::Decision;
use super::payment::Stepper;
use super::question::Offer;
use crate::mars::Choice;
use crate::ui::picture::icon;
use yew::{Callback, Html, Properties, component, html, use_state};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) least: u16,
    pub(crate) most: u16,
    pub(crate) offers: Vec<Offer>,
    pub(crate) answer: Callback<Decision>,
}

/// From the most downwards, for that is what most people want.
#[component]
pub(crate) fn Number(props: &Props) -> Html {
    let now = use_state(|| props.most);
    let change = {
        let now = now.clone();
        Callback::from(move |number| now.set(number))
    };
    let choice = Choice::Amount(*now);
    let label = props.offers.iter().find(|(_, offer, _)| *offer == choice).map(|(_, _, label)| label.clone());
    let onclick = props.answer.reform(move |_| Decision::from(choice));
    html! {
        <>
            <Stepper name="number" now={*now} least={props.least} most={props.most} {change} />
            <p class="buttons"><button id="confirm" type="button" class="btn primary" {onclick}>{ icon("check") }{ for label }</button></p>
        </>
    }
}
