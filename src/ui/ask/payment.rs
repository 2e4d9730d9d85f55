//! A price being paid: every resource that may pay in one panel, M€ as the remainder.

use crate::mars::{Part, Payment};
use crate::ui::picture::{self, icon};
use crate::ui::say;
use crate::words::{ByResource, Resource};
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, Properties, TargetCast, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) payment: Payment,
    pub(crate) paid: ByResource<u16>,
    pub(crate) pay: Callback<ByResource<u16>>,
}

/// One row for each resource that may pay.
#[component]
pub(crate) fn PaymentPanel(props: &Props) -> Html {
    let Props { payment, paid, pay } = props;
    let parts = payment.parts(paid);
    if parts.is_empty() {
        return Html::default();
    }
    let row = |part: Part| {
        let now = paid[part.resource].clamp(part.least, part.most);
        let change = pay.reform({
            let paid = *paid;
            move |amount| {
                let mut paid = paid;
                paid[part.resource] = amount;
                paid
            }
        });
        let name = format!("{}, worth {} M€ each", say::resource(part.resource), part.worth);
        html! {
            <Stepper key={part.resource as u8} picture={picture::resource(part.resource)} {name}
                {now} least={part.least} most={part.most} {change} />
        }
    };
    html! {
        <div class="payment" role="group" aria-label={format!("Payment of {} M€", payment.price)}>
            { for parts.into_iter().map(row) }
            <p class="rest">{ icon("mc") }<b>{ payment.money(paid) }</b>{ " M€" }</p>
            { for wasted(payment, paid) }
        </div>
    }
}

/// That more is paid than the price asks for. It may be, and nothing comes back.
fn wasted(payment: &Payment, paid: &ByResource<u16>) -> Option<Html> {
    let wasted = payment.wasted(paid);
    let resource = Resource::ALL.into_iter().find(|&resource| wasted[resource] > 0)?;
    let words = format!("{} {} less would pay it too.", wasted[resource], say::resource(resource));
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
