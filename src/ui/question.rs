//! The question that the seat that looks is asked, and every answer to it.

use super::names::Names;
use super::say;
use super::seen::Seen;
use crate::cards::StandardProject;
use crate::kit::Seat;
use crate::mars::Choice;
use yew::{Callback, Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    pub(crate) seat: Seat,
    pub(crate) choose: Callback<u16>,
}

/// All offers as buttons in their own order, and below them what is refused and why.
#[component]
pub(crate) fn Asked(props: &Props) -> Html {
    let (view, seat) = (&props.view, props.seat);
    let Some(question) = view.question(seat) else { return Html::default() };
    let offer = |(index, choice): (usize, Choice)| {
        let index = index as u16;
        html! {
            <li key={index}>
                <button type="button" data-choice={index.to_string()} data-kind={kind(choice)}
                    onclick={props.choose.reform(move |_| index)}>
                    { say::choice(view, &props.names, seat, choice) }
                </button>
            </li>
        }
    };
    html! {
        <section id="question" data-seat={seat.number().to_string()} data-shape={say::shape(question.shape)}>
            <h2 tabindex="-1" class="focus-here">{ say::question(view, &props.names, seat, question) }</h2>
            <ul class="choices">{ for view.choices(seat).enumerate().map(offer) }</ul>
            <Refused view={view.clone()} names={props.names.clone()} {seat} />
        </section>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct RefusedProps {
    view: Seen,
    names: Names,
    seat: Seat,
}

/// What could be thought of and is not offered, with reasons.
#[component]
fn Refused(props: &RefusedProps) -> Html {
    let (view, seat) = (&props.view, props.seat);
    let refused: Vec<_> = view.blanked().refused(seat).collect();
    if refused.is_empty() {
        return Html::default();
    }
    html! {
        <details id="refused">
            <summary>{ format!("Not possible now ({})", refused.len()) }</summary>
            <ul>{ for refused.into_iter().map(|(choice, refusal)| html! {
                <li>{ say::choice(view, &props.names, seat, choice) }{ ": " }
                    { say::refusal(view, &props.names, refusal) }</li>
            }) }</ul>
        </details>
    }
}

/// A name for scripts and styles that is the same in every language.
const fn kind(choice: Choice) -> &'static str {
    match choice {
        Choice::Play(_) => "play",
        Choice::Project(StandardProject::SellPatents) => "sell",
        Choice::Project(_) => "project",
        Choice::Claim(_) => "claim",
        Choice::Fund(_) => "fund",
        Choice::Act { .. } => "act",
        Choice::Convert(_) => "convert",
        Choice::FirstAction => "first-action",
        Choice::EndTurn => "end-turn",
        Choice::Pass => "pass",
        Choice::Card(_) => "card",
        Choice::Holder(_) => "holder",
        Choice::Space(_) => "space",
        Choice::Seat(_) => "seat",
        Choice::Neutral => "neutral",
        Choice::Amount(_) => "amount",
        Choice::Option(_) => "option",
        Choice::First(_) => "first",
        Choice::Done => "done",
        Choice::Reopen => "reopen",
    }
}
