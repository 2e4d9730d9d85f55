//! A price being paid: everything that may pay in one panel, the unit of the price as the remainder.

use crate::cards::card;
use crate::mars::{Payer, Payment, Share, Tender};
use crate::text::Term;
use crate::ui::picture::{self, icon};
use crate::ui::say;
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, Properties, TargetCast, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) payment: Payment,
    pub(crate) paid: Tender,
    pub(crate) pay: Callback<Tender>,
}

/// One row for each payer.
#[component]
pub(crate) fn PaymentPanel(props: &Props) -> Html {
    let Props { payment, paid, pay } = props;
    let parts = payment.parts(paid);
    let unit = payment.price.unit;
    if parts.is_empty() {
        return Html::default();
    }
    let row = |part: Share| {
        let now = paid.of(part.with).clamp(part.least, part.most);
        let change = pay.reform({
            let paid = paid.clone();
            move |amount| {
                let mut paid = paid.clone();
                paid.set(part.with, amount);
                paid
            }
        });
        let name = format!("{}, worth {} {} each", called(part.with), part.worth, say::resource(unit));
        let key = name.clone();
        html! {
            <Stepper {key} picture={pictured(part.with)} {name}
                {now} least={part.least} most={part.most} {change} />
        }
    };
    html! {
        <div class="payment" role="group" aria-label={format!("Payment of {} {}", payment.price.amount, say::resource(unit))}>
            { for parts.into_iter().map(row) }
            <p class="rest">{ icon(picture::resource(unit)) }<b>{ payment.rest(paid) }</b>{ format!(" {}", say::resource(unit)) }</p>
            { for wasted(payment, paid) }
        </div>
    }
}

/// What something that pays is called: a resource, or those on a card.
pub(crate) fn called(with: Payer) -> String {
    match with {
        Payer::Stock(resource) => say::resource(resource).to_owned(),
        Payer::Card(id) => {
            let held = card(id).holds.map_or("Resource", |kind| say::term(Term::CardResource(kind)));
            format!("{held} on {}", say::card_name(id))
        }
    }
}

/// Its picture.
pub(crate) fn pictured(with: Payer) -> &'static str {
    match with {
        Payer::Stock(resource) => picture::resource(resource),
        Payer::Card(id) => card(id).holds.map_or("any-resource", picture::card_resource),
    }
}

/// That more is paid than the price asks for. It may be, and nothing comes back.
fn wasted(payment: &Payment, paid: &Tender) -> Option<Html> {
    let wasted = payment.wasted(paid);
    let (with, amount) = wasted.each().next()?;
    let words = format!("{amount} {} less would pay it too.", called(with));
    Some(html! { <p class="wasted" role="status">{ "− " }{ words }</p> })
}

#[derive(PartialEq, Properties)]
pub(crate) struct StepperProps {
    #[prop_or_default]
    pub(crate) picture: &'static str,
    pub(crate) name: String,
    pub(crate) now: u16,
    pub(crate) least: u16,
    pub(crate) most: u16,
    pub(crate) change: Callback<u16>,
}

/// A number between two bounds: one button less, one more, and a slider for the way between.
#[component]
pub(crate) fn Stepper(props: &StepperProps) -> Html {
    let StepperProps { picture, name, now, least, most, change } = props;
    let (now, least, most) = (*now, *least, *most);
    let step = |to: Option<u16>, words: &str, sign: &str| {
        let to = to.filter(|to| (least..=most).contains(to));
        let onclick = to.map(|to| change.reform(move |_| to));
        html! {
            <button type="button" class="step" aria-disabled={to.is_none().to_string()} aria-label={format!("{words} {name}")} {onclick}>{ sign }</button>
        }
    };
    let oninput = change.reform(move |event: InputEvent| {
        let typed = event.target_unchecked_into::<HtmlInputElement>().value();
        typed.parse().unwrap_or(now).clamp(least, most)
    });
    html! {
        <div class="stepper">
            if !picture.is_empty() { { icon(picture) } }
            { step(now.checked_sub(1), "Less", "−") }
            <output aria-label={name.clone()}><b>{ now }</b>{ format!(" / {most}") }</output>
            { step(now.checked_add(1), "More", "+") }
            <input type="range" aria-label={name.clone()} min={least.to_string()} max={most.to_string()} value={now.to_string()} {oninput} />
        </div>
    }
}
