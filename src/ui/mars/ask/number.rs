//! A number to choose.

use crate::kit::Seat;
use crate::mars::Choice;
use crate::mars::view::is_harm;
use crate::text::mars::AskWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::mars::ask::offer::Offer;
use crate::ui::mars::ask::outcome::{OutcomePreview, coming, listed};
use crate::ui::mars::ask::payment::Stepper;
use crate::ui::mars::scene::decision::Decision;
use crate::ui::mars::scene::{use_table_actions, use_table_context};
use yew::{Callback, Html, Properties, component, html, use_state};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
    pub(crate) least: u16,
    pub(crate) most: u16,
    pub(crate) offers: Vec<Offer>,
}

/// What confirms says what changes. From the most downwards, for that is what most people want; but nobody is led to harm themselves.
#[component]
pub(crate) fn Number(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let now = use_state(|| {
        let forecast = context.view.forecast(props.seat, Choice::Amount(props.most), None);
        let is_harm = forecast.is_ok_and(|it| is_harm(context.facts(), &it, props.seat));
        if is_harm { props.least } else { props.most }
    });
    let change = {
        let now = now.clone();
        Callback::from(move |number| now.set(number))
    };
    let choice = Choice::Amount(*now);
    let label = props.offers.iter().find(|(_, offer, _)| *offer == choice).map(|(_, _, label)| label.clone());
    let onclick = actions.answer.reform(move |_| Decision::from(choice));
    let OutcomePreview { figures, rest, final_note } = coming(&context, props.seat, choice, None, false);
    let figures = figures.into_iter().map(|(_, figure)| html! { <span class="figure">{ figure }</span> });
    html! {
        <>
            { part!(Stepper { name: context.texts.ask(AskWords::Number), less: context.texts.ask(AskWords::LowerNumber), more: context.texts.ask(AskWords::HigherNumber), now: *now, least: props.least, most: props.most, change }) }
            { listed(context.texts, rest.into_iter().chain(final_note).collect()) }
            <p class="buttons"><button id="confirm" type="button" class="btn primary becomes" {onclick}>
                { icon(Icon::Check) }<span>{ for label }</span>{ for figures }</button></p>
        </>
    }
}
