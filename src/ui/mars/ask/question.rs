//! The question that the seat that looks is asked: one picker for each shape.

use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::view::{Changed, Income, aim, ending, is_harm};
use crate::mars::{Choice, Forecast, Payer, PaymentOffer, Shape, Why};
use crate::text::common::BarWords;
use crate::text::mars::AskWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::press::once;
use crate::ui::look::walk::walk;
use crate::ui::mars::ask::areas::{self, Areas};
use crate::ui::mars::ask::beside::strip;
use crate::ui::mars::ask::number::Number;
use crate::ui::mars::ask::offer::{Offer, buttons, list};
use crate::ui::mars::ask::outcome::{Outcome, final_note};
use crate::ui::mars::ask::payment::{PaymentPanel, kept_key};
use crate::ui::mars::ask::picker::Picker;
use crate::ui::mars::ask::turn::Turn;
use crate::ui::mars::scene::decision::Decision;
use crate::ui::mars::scene::hovered_hex::HoveredHex;
use crate::ui::mars::scene::marks;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::{TableActions, TableContext, use_table_actions, use_table_context};
use yew::{Callback, Html, KeyboardEvent, Properties, classes, component, html, use_state};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
    pub(crate) pending: Selection,
    pub(crate) pointed: HoveredHex,
    /// What the last production brought, while cards are bought.
    pub(crate) income: Option<Income>,
    /// What the move has cost in which an area is asked for.
    pub(crate) paid: Vec<Changed>,
    /// Whether it is the first question of the first game.
    pub(crate) is_first: bool,
}

/// The question and its picker.
#[component]
pub(crate) fn Asked(props: &Props) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let Props { seat, pending, pointed, income, paid, is_first } = props;
    let Some(question) = context.view.question(*seat) else { return Html::default() };
    let words = context.speak(|speaker| speaker.question(&question));
    let offers = (0..).zip(context.view.choices(*seat));
    let offers: Vec<Offer> =
        offers.map(|(place, choice)| (place, choice, context.label(*seat, &question, choice))).collect();
    let picker = match question.shape {
        Shape::Turn => part!(Turn { seat: *seat, pending: pending.clone() }),
        Shape::Card { .. } | Shape::Cards { .. } => part!(Picker { seat: *seat, question, offers }),
        Shape::Space { tile } => {
            part!(Areas { seat: *seat, tile, offers, pointed: *pointed, paid: paid.clone() })
        }
        Shape::Amount { least, most } => html! {
            <>
                { part!(Number { seat: *seat, least, most, offers: offers.clone() }) }
                { others(&offers, &actions) }
            </>
        },
        Shape::Payment { .. } => html! {
            <>
                { for context.view.payment(*seat, None).map(|payment| part!(Paying { payment }, key = kept_key(&context))) }
                { others(&offers, &actions) }
            </>
        },
        Shape::TableauCard
        | Shape::Player
        | Shape::Award
        | Shape::Option
        | Shape::Conversion
        | Shape::Order
        | Shape::Answered => foretold(&context, &actions, *seat, &offers),
    };
    let onkeydown =
        matches!(question.shape, Shape::Space { .. }).then(|| areas::on_key(&actions, &question, *pointed));
    let screen = is_of_cards(question.shape).then_some("screen");
    let peeking = (screen.is_some() && actions.is_peeking).then_some("peeking");
    // Nothing is about to be done yet.
    let is_resting = question.shape == Shape::Turn && *pending == Selection::Nothing;
    html! {
        <section id="question" class={classes!("panel", "turn", screen, peeking)} data-resting={is_resting.then_some("true")} data-seat={seat.number().to_string()} data-shape={marks::shape(question.shape)} {onkeydown}>
            <h2 tabindex="-1" class="focus-here">{ words }</h2>
            if *is_first { <p class="the-aim">{ context.texts.ask(AskWords::Aim(aim(context.facts()))) }</p> }
            { for income.as_ref().map(|it| told_income(&context, it)) }
            { for asker(question.why).map(|id| html! { <div class="asker">{ strip(&actions, id) }</div> }) }
            if is_resting {
                { for ending(context.facts()).map(|it| html! { <p class="ending">{ context.texts.bar(BarWords::Ending(it)) }</p> }) }
            }
            { picker }
        </section>
    }
}

/// What the last production brought; at the first one, with what income is.
fn told_income(context: &TableContext, income: &Income) -> Html {
    let words = context.speak(|speaker| speaker.income(income));
    let about = (context.facts().generation == 2).then(|| context.texts.ask(AskWords::IncomeAbout));
    html! { <p class="income">{ icon(Icon::Mc) }{ context.texts.ask(AskWords::LastProduction) }{ " " }<b>{ words }</b>{ for about.map(|about| html! { <>{ " " }{ about }</> }) }</p> }
}

/// Whether cards are chosen, on a screen that covers the table.
pub(crate) fn is_of_cards(shape: Shape) -> bool {
    matches!(shape, Shape::Card { .. } | Shape::Cards { .. })
}

/// The card that asks.
fn asker(why: Why) -> Option<CardId> {
    let (Why::Effect { card: id, .. }
    | Why::RemoveFromCard { card: id }
    | Why::Again { card: id }
    | Why::Approach { tile: id }
    | Why::Traded { tile: id }) = why
    else {
        return None;
    };
    Some(id).filter(|&id| id != CardId::HIDDEN)
}

/// Up to so many answers stand below each other, each with what comes of it.
const FEW: usize = 3;

/// One button each, with what comes of it, and a word where that only takes from whoever presses it.
fn foretold(context: &TableContext, actions: &TableActions, seat: Seat, offers: &[Offer]) -> Html {
    let forecasts = offers.iter().map(|&(_, choice, _)| context.forecast(seat, choice, None).ok());
    let forecasts: Vec<Option<Forecast>> = forecasts.collect();
    let is_final = |it: &Option<Forecast>| it.as_ref().is_some_and(|it| it.is_final);
    let any_final = forecasts.iter().any(is_final);
    let offer = |(&(place, choice, ref label), forecast): (&Offer, &Option<Forecast>)| {
        let is_harm = forecast.as_ref().is_some_and(|it| is_harm(context.facts(), it, seat));
        let is_final = is_final(forecast);
        html! {
            <li key={place}>
                <button type="button" class={classes!("offer", is_harm.then_some("harm"))} data-choice={place.to_string()} data-kind={marks::kind(choice)}
                    onclick={once(actions.answer.reform(move |()| Decision::from(choice)))}>{ label }
                    if is_final { <span class="stays">{ icon(Icon::Eye) }<span class="vh">{ " " }{ context.texts.ask(AskWords::CannotBeUndone) }</span></span> }
                    if is_harm { <small class="reason">{ context.texts.ask(AskWords::OnlyTakesFromYou) }</small> }</button>
                { part!(Outcome { seat, choice, is_named: true }) }
            </li>
        }
    };
    let class = classes!(list(offers.len()), "told", (offers.len() > FEW).then_some("pairs"));
    html! {
        <>
            <ul {class} onkeydown={|event: KeyboardEvent| walk(&event)}>{ for offers.iter().zip(&forecasts).map(offer) }</ul>
            // What their sign means is said once.
            if any_final { <ul class="out" aria-hidden="true">{ final_note(context.texts) }</ul> }
        </>
    }
}

/// What may be answered beside a number.
fn others(offers: &[Offer], actions: &TableActions) -> Option<Html> {
    let others: Vec<Offer> =
        offers.iter().filter(|(_, choice, _)| !matches!(choice, Choice::Amount(_))).cloned().collect();
    (!others.is_empty()).then(|| buttons(&others, actions))
}

#[derive(PartialEq, Properties)]
struct PayingProps {
    payment: PaymentOffer,
}

/// A price that is asked for on its own.
#[component]
fn Paying(props: &PayingProps) -> Html {
    let (context, actions) = (use_table_context(), use_table_actions());
    let paid = use_state(|| props.payment.usual_keeping(context.kept));
    let pay = {
        let paid = paid.clone();
        Callback::from(move |amounts| paid.set(amounts))
    };
    let onclick = {
        let decided = Decision::payment((*paid).clone());
        actions.answer.reform(move |_| decided.clone())
    };
    let parts: Vec<(Payer, u16)> = props.payment.whole(&paid).each().collect();
    html! {
        <>
            { part!(PaymentPanel { payment: props.payment.clone(), paid: (*paid).clone(), kept: context.kept, pay }) }
            <p class="buttons"><button id="confirm" type="button" class="btn primary" {onclick}>
                { icon(Icon::Check) }{ context.texts.ask(AskWords::Pay(&parts)) }</button></p>
        </>
    }
}
