//! What is about to be done: what comes of it before it is decided, or why it cannot be done.

use crate::ares::bot::usual_payment;
use crate::ares::cards::card;
use crate::ares::{Choice, Forecast, Refusal};
use crate::kit::Seat;
use crate::text::ares::AresWords;
use crate::text::mars::AskWords;
use crate::ui::ares::face::{CardFace, FaceSize, FaceState};
use crate::ui::ares::figure::change;
use crate::ui::ares::scene::{AresContext, AskedSeat, Picked, use_ares, use_ares_actions};
use crate::ui::look::focus::use_first_focus;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::parts::explain::rule_link;
use yew::{AttrValue, Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) asked: AskedSeat,
    pub(crate) picked: Picked,
}

/// What is picked, and what can be done with it.
#[component]
pub(crate) fn PickedPanel(props: &Props) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    use_first_focus();
    let Props { asked, picked } = props;
    let seat = asked.seat;
    let facts = context.facts();
    let (main, words): (Choice, AttrValue) = match *picked {
        Picked::Card(id) => (Choice::Play(id), context.page(AresWords::PlayFor(facts.price(seat, id)))),
        Picked::Act { card, way } => {
            let is_again = context.player(seat).phase_state.used.contains(card);
            (
                Choice::Act { card, way },
                context.page(if is_again { AresWords::UseAgain } else { AresWords::Use }),
            )
        }
        Picked::Standard(action) => {
            (Choice::Standard(action), context.label(asked, Choice::Standard(action)).into())
        }
    };
    let title: AttrValue = match *picked {
        Picked::Card(card) | Picked::Act { card, .. } => context.card(card).into(),
        Picked::Standard(action) => context.words().standard_action(action).into(),
    };
    let shown = match *picked {
        Picked::Card(card) | Picked::Act { card, .. } => Some(card),
        Picked::Standard(_) => None,
    };
    let may_play = !matches!(asked.question, crate::ares::Question::Plan);
    let sale = match *picked {
        Picked::Card(id) if asked.offers(Choice::Sell(id)) => Some(id),
        _ => None,
    };
    let back = actions.pick.reform(|_| None);
    let sell = sale.map(|id| {
        let onclick = actions.answer.reform(move |_| Choice::Sell(id));
        html! { <button id="sell" type="button" class="btn" {onclick}>{ icon(Icon::Mc) }{ context.page(AresWords::SellFor(facts.sale_value(seat))) }</button> }
    });
    let outcome = may_play.then(|| outcome(&context, asked, main));
    let class = if context.view.vain(seat, main).is_some() { "btn" } else { "btn primary" };
    let may = context.view.allows(seat, &main).is_ok();
    let confirm = actions.answer.reform(move |_| main);
    html! {
        <section id="question" class="panel turn a-question picked" data-question="picked" aria-label={title.clone()}>
            <h2 tabindex="-1">{ title }</h2>
            <div class="a-picked">
                if let Some(id) = shown {
                    { part!(CardFace { id, size: FaceSize::Hand, held: context.player(seat).board.stored.on(id), state: FaceState::Plain }) }
                }
                <div class="grow">
                    if let Some(id) = shown { <ul class="a-lines">{ for context.lines(card(id)).iter().map(|(class, words)| html! { <li class={*class}>{ words }</li> }) }</ul> }
                    { outcome }
                </div>
            </div>
            <p class="buttons">
                if may && may_play { <button id="confirm" type="button" {class} onclick={confirm}>{ icon(Icon::Check) }{ words }</button> }
                { sell }
                <button id="back" type="button" class="btn quiet" onclick={back}>{ context.texts.ask(AskWords::Back) }</button>
            </p>
        </section>
    }
}

/// What will come of it with the payment that the page proposes, or the reason why it cannot be done.
pub(super) fn foreseen(context: &AresContext, seat: Seat, choice: Choice) -> Result<Forecast, Refusal> {
    context.view.foresee_paid(seat, choice, |view, question| usual_payment(view, seat, question))
}

/// What comes of it, or why it cannot be done.
fn outcome(context: &AresContext, asked: &AskedSeat, choice: Choice) -> Html {
    match foreseen(context, asked.seat, choice) {
        Err(refusal) => {
            let words = context.why_not(asked.seat, choice, refusal);
            html! {
            <p id="refusal" class="reason" role="status" tabindex="-1">{ icon(Icon::Lock) }{ &words }{ rule_link(context.texts, refusal.rule(), &words) }</p>
            }
        }
        Ok(forecast) => {
            let vain = forecast.vain.map(AresWords::InVain);
            let vain = vain.into_iter().chain(forecast.lost.iter().copied().map(AresWords::StepLost));
            let next = forecast.payment.or(forecast.asks).filter(|next| *next != asked.question);
            html! {
                <div class="a-outcome" role="status">
                    <p class="figures">{ for forecast.changes.iter().map(|it| change(context, it)) }</p>
                    { for vain.map(|words| html! { <p class="vain">{ icon(Icon::Lock) }{ context.page(words) }</p> }) }
                    if forecast.tokens > 0 { <p><small>{ icon(Icon::Ocean) }{ context.page(AresWords::TokensAdd(forecast.tokens)) }</small></p> }
                    if let Some(next) = next { <p><small>{ context.page(AresWords::ThenAsked) }{ " " }{ context.speak(|speaker| speaker.question(&next)) }</small></p> }
                    if forecast.is_final { <p><small>{ icon(Icon::Lock) }{ context.page(AresWords::StaysDone) }</small></p> }
                </div>
            }
        }
    }
}
