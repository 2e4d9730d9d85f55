//! What a question about a payment shows beside its answers: what is bought, and the way back.

use crate::ares::Question;
use crate::ares::view::log::paid_for;
use crate::text::mars::AskWords;
use crate::ui::ares::scene::{AresActions, AresContext, AskedSeat};
use yew::{Html, html};

/// Whether a question is about a payment.
const fn is_of_payment(question: &Question) -> bool {
    question.is_payment() || matches!(question, Question::StandIn { .. })
}

/// What is paid for, where a payment is asked about.
pub(super) fn bought(context: &AresContext, asked: &AskedSeat) -> Option<Html> {
    let event = is_of_payment(&asked.question).then(|| paid_for(&context.table, asked.seat)).flatten()?;
    let words = context.speak(|speaker| speaker.event(event));
    Some(html! { <p class="hint">{ words }</p> })
}

/// The way back from a payment, to the answer that led to it.
pub(super) fn back_from_payment(
    context: &AresContext,
    actions: &AresActions,
    asked: &AskedSeat,
) -> Option<Html> {
    let undo = actions.undo.as_ref().filter(|_| is_of_payment(&asked.question))?;
    let onclick = undo.reform(|_| ());
    Some(
        html! { <button id="back" type="button" class="btn quiet" {onclick}>{ context.texts.ask(AskWords::Back) }</button> },
    )
}
