//! The question that the seat that looks is asked, and every answer to it.

use super::marks;
use super::names::Names;
use super::say::speak;
use super::seen::Seen;
use crate::kit::Seat;
use crate::mars::{Choice, Question, Refusal};
use crate::text::Speaker;
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
    let Props { view, names, seat, choose } = props;
    let Some(question) = view.question(*seat) else { return Html::default() };
    let offer = |speaker: &Speaker<'_>, index: u16, choice: Choice| {
        html! {
            <li key={index}>
                <button type="button" data-choice={index.to_string()} data-kind={marks::kind(choice)}
                    onclick={choose.reform(move |_| index)}>
                    { speaker.choice(*seat, &question, choice) }
                </button>
            </li>
        }
    };
    speak(view.facts(), names, |speaker| {
        let offers = (0..).zip(view.choices(*seat)).map(|(index, choice)| offer(speaker, index, choice));
        html! {
            <section id="question" data-seat={seat.number().to_string()} data-shape={marks::shape(question.shape)}>
                <h2 tabindex="-1" class="focus-here">{ speaker.question(&question) }</h2>
                <ul class="choices">{ for offers }</ul>
                { refused(speaker, view, *seat, &question) }
            </section>
        }
    })
}

/// What could be thought of and is not offered, with reasons.
fn refused(speaker: &Speaker<'_>, view: &Seen, seat: Seat, question: &Question) -> Html {
    let refused: Vec<_> = view.blanked().refused(seat).collect();
    if refused.is_empty() {
        return Html::default();
    }
    let line = |(choice, refusal): &(Choice, Refusal)| {
        html! {
            <li>{ speaker.choice(seat, question, *choice) }{ ": " }{ speaker.refusal(*refusal) }</li>
        }
    };
    html! {
        <details id="refused">
            <summary>{ format!("Not possible now ({})", refused.len()) }</summary>
            <ul>{ for refused.iter().map(line) }</ul>
        </details>
    }
}
