//! The question that the seat that looks is asked: one picker for each shape.

use super::areas::{self, Areas};
use super::decision::Decision;
use super::number::Number;
use super::payment::{PaymentPanel, called};
use super::pending::Pending;
use super::picker::Picker;
use super::pointed::Pointed;
use super::sheet::Sheet;
use super::turn::Turn;
use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::{Choice, Payment, Shape};
use crate::ui::marks;
use crate::ui::names::Names;
use crate::ui::picture::icon;
use crate::ui::say::{self, speak};
use crate::ui::seen::Seen;
use yew::{AttrValue, Callback, Html, Properties, component, html, use_state};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    pub(crate) seat: Seat,
    pub(crate) sheet: Sheet,
    pub(crate) pending: Pending,
    pub(crate) pend: Callback<Pending>,
    pub(crate) pointed: Pointed,
    pub(crate) point: Callback<Pointed>,
    pub(crate) answer: Callback<Decision>,
    /// Looks closely at a card.
    pub(crate) look: Callback<CardId>,
}

/// An answer that is offered: its place among the offers, itself, its label.
pub(crate) type Offer = (u16, Choice, AttrValue);

/// The question and its picker.
#[component]
pub(crate) fn Asked(props: &Props) -> Html {
    let Props { view, names, seat, answer, .. } = props;
    let Some(question) = view.question(*seat) else { return Html::default() };
    let (words, offers) = speak(view.facts(), names, |speaker| {
        let label = |choice| say::choice(speaker, view, *seat, &question, choice).into();
        let offers = (0..).zip(view.choices(*seat)).map(|(place, choice)| (place, choice, label(choice)));
        (speaker.question(&question), offers.collect::<Vec<Offer>>())
    });
    let picker = match question.shape {
        Shape::Turn => html! {
            <Turn view={view.clone()} names={names.clone()} seat={*seat} sheet={props.sheet.clone()}
                pending={props.pending.clone()} pend={props.pend.clone()} answer={answer.clone()} />
        },
        Shape::Card { .. } | Shape::Cards { .. } => html! {
            <Picker view={view.clone()} names={names.clone()} seat={*seat} {question} {offers}
                answer={answer.clone()} look={props.look.clone()} />
        },
        Shape::Space { tile } => html! {
            <Areas view={view.clone()} names={names.clone()} seat={*seat} {tile} {offers}
                pointed={props.pointed} point={props.point.clone()} answer={answer.clone()} />
        },
        Shape::Amount { least, most } => html! {
            <>
                <Number {least} {most} offers={offers.clone()} answer={answer.clone()} />
                { others(&offers, answer) }
            </>
        },
        Shape::Payment { .. } => html! {
            <>
                { for view.payment(*seat, None).map(|payment| html! { <Paying {payment} answer={answer.clone()} /> }) }
                { others(&offers, answer) }
            </>
        },
        Shape::Holder
        | Shape::Player
        | Shape::Option
        | Shape::Conversion
        | Shape::Order
        | Shape::Answered => buttons(&offers, answer),
    };
    let onkeydown = matches!(question.shape, Shape::Space { .. }).then(|| areas::on_key(&props.point));
    let screen = matches!(question.shape, Shape::Card { .. } | Shape::Cards { .. }).then_some("screen");
    html! {
        <section id="question" class={yew::classes!("panel", "turn", screen)} data-seat={seat.number().to_string()} data-shape={marks::shape(question.shape)} {onkeydown}>
            <h2 tabindex="-1" class="focus-here">{ words }</h2>
            { picker }
        </section>
    }
}

/// One button each.
pub(crate) fn buttons(offers: &[Offer], answer: &Callback<Decision>) -> Html {
    let offer = |(place, choice, label): &Offer| {
        let choice = *choice;
        html! {
            <li key={*place}>
                <button type="button" class="offer" data-choice={place.to_string()} data-kind={marks::kind(choice)}
                    onclick={answer.reform(move |_| Decision::from(choice))}>{ label }</button>
            </li>
        }
    };
    html! { <ul class="choices">{ for offers.iter().map(offer) }</ul> }
}

/// What may be answered beside a number.
fn others(offers: &[Offer], answer: &Callback<Decision>) -> Option<Html> {
    let others: Vec<Offer> =
        offers.iter().filter(|(_, choice, _)| !matches!(choice, Choice::Amount(_))).cloned().collect();
    (!others.is_empty()).then(|| buttons(&others, answer))
}

#[derive(PartialEq, Properties)]
struct PayingProps {
    payment: Payment,
    answer: Callback<Decision>,
}

/// A price that is asked for on its own.
#[component]
fn Paying(props: &PayingProps) -> Html {
    let paid = use_state(|| props.payment.usual());
    let pay = {
        let paid = paid.clone();
        Callback::from(move |amounts| paid.set(amounts))
    };
    let all = props.payment.whole(&paid);
    let onclick = {
        let decided = Decision::payment((*paid).clone());
        props.answer.reform(move |_| decided.clone())
    };
    let words = all.each().map(|(with, amount)| format!("{amount} {}", called(with)));
    html! {
        <>
            <PaymentPanel payment={props.payment.clone()} paid={(*paid).clone()} {pay} />
            <p class="buttons"><button id="confirm" type="button" class="btn primary" {onclick}>
                { icon("check") }{ format!("Pay {}", words.collect::<Vec<_>>().join(", ")) }</button></p>
        </>
    }
}
