//! A price being paid: everything that may pay in one panel, the unit of the price as the remainder.

use crate::kit::Seat;
use crate::mars::cards::card;
use crate::mars::{Choice, KeptMetals, Payer, Payment, PaymentLine, PaymentOffer};
use crate::text::mars::AskWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::mars::scene::TableContext;
use crate::ui::mars::scene::icons;
use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, Html, InputEvent, Properties, TargetCast, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) payment: PaymentOffer,
    pub(crate) paid: Payment,
    /// The metals that whoever pays keeps.
    pub(crate) kept: KeptMetals,
    pub(crate) pay: Callback<Payment>,
}

/// One row for each payer.
#[component]
pub(crate) fn PaymentPanel(props: &Props) -> Html {
    let texts = use_texts();
    let Props { payment, paid, kept, pay } = props;
    let parts = payment.parts(paid);
    let unit = payment.price.unit;
    if parts.is_empty() {
        return Html::default();
    }
    let row = |part: PaymentLine| {
        let now = paid.of(part.with).clamp(part.least, part.most);
        let change = pay.reform({
            let paid = paid.clone();
            move |amount| {
                let mut paid = paid.clone();
                paid.set(part.with, amount);
                paid
            }
        });
        let name = texts.ask(AskWords::PaidWith(part, unit));
        let key = name.to_string();
        part!(
            Stepper {
                picture: pictured(part.with),
                name,
                less: texts.ask(AskWords::LessPaidWith(part, unit)),
                more: texts.ask(AskWords::MorePaidWith(part, unit)),
                now,
                least: part.least,
                most: part.most,
                change
            },
            key = key
        )
    };
    let is_kept = |part: &&PaymentLine| kept.holds(part.with) && paid.of(part.with) <= part.least;
    let spared: Vec<AttrValue> = parts
        .iter()
        .filter(is_kept)
        .map(|part| texts.ask(AskWords::KeptMetal { with: part.with, least: part.least }))
        .collect();
    html! {
        <div class="payment" role="group" aria-label={texts.ask(AskWords::PaymentOf(payment.price))}>
            { for parts.into_iter().map(row) }
            <p class="rest">{ icon(icons::resource(unit)) }<b>{ payment.rest(paid) }</b>{ " " }{ texts.resource(unit) }</p>
            { for spared.into_iter().map(|words| html! { <p class="spared">{ words }</p> }) }
            { for wasted(texts, payment, paid) }
        </div>
    }
}

/// What tells payments apart that are proposed under other settings: one that was proposed before is proposed anew.
pub(crate) fn kept_key(context: &TableContext) -> &'static str {
    match (context.kept.steel, context.kept.titanium) {
        (false, false) => "all",
        (true, false) => "no steel",
        (false, true) => "no titanium",
        (true, true) => "no metal",
    }
}

/// Whether nothing is to be decided about the price of this action.
pub(crate) fn is_paid_in_one_way(context: &TableContext, seat: Seat, choice: Choice) -> bool {
    context.view.payment(seat, Some(choice)).is_none_or(|payment| payment.parts(&payment.usual()).is_empty())
}

/// The picture of something that pays.
pub(crate) fn pictured(with: Payer) -> Icon {
    match with {
        Payer::Stock(resource) => icons::resource(resource),
        Payer::Card(id) => card(id).holds.map_or(Icon::AnyResource, icons::card_resource),
    }
}

/// That more is paid than the price asks for. It may be, and nothing comes back.
fn wasted(texts: Texts, payment: &PaymentOffer, paid: &Payment) -> Option<Html> {
    let wasted = payment.wasted(paid);
    let (with, amount) = wasted.each().next()?;
    let words = texts.ask(AskWords::PaidForNothing { with, amount });
    Some(html! { <p class="wasted" role="status">{ "− " }{ words }</p> })
}

#[derive(PartialEq, Properties)]
pub(crate) struct StepperProps {
    #[prop_or_default]
    pub(crate) picture: Option<Icon>,
    pub(crate) name: AttrValue,
    /// What its two buttons do.
    pub(crate) less: AttrValue,
    pub(crate) more: AttrValue,
    pub(crate) now: u16,
    pub(crate) least: u16,
    pub(crate) most: u16,
    pub(crate) change: Callback<u16>,
}

/// A number between two bounds: one button less, one more, and a slider for the way between, if there is any.
#[component]
pub(crate) fn Stepper(props: &StepperProps) -> Html {
    let StepperProps { picture, name, less, more, now, least, most, change } = props;
    let (now, least, most) = (*now, *least, *most);
    let step = |to: Option<u16>, words: &AttrValue, sign: &str| {
        let to = to.filter(|to| (least..=most).contains(to));
        let onclick = to.map(|to| change.reform(move |_| to));
        html! {
            <button type="button" class="step" aria-disabled={to.is_none().to_string()} aria-label={words} {onclick}>{ sign }</button>
        }
    };
    let oninput = change.reform(move |event: InputEvent| {
        let typed = event.target_unchecked_into::<HtmlInputElement>().value();
        typed.parse().unwrap_or(now).clamp(least, most)
    });
    html! {
        <div class="stepper">
            if let Some(picture) = *picture { { icon(picture) } }
            { step(now.checked_sub(1), less, "−") }
            <output aria-label={name.clone()}><b>{ now }</b>{ format!(" / {most}") }</output>
            { step(now.checked_add(1), more, "+") }
            if least < most { <input type="range" aria-label={name.clone()} min={least.to_string()} max={most.to_string()} value={now.to_string()} {oninput} /> }
        </div>
    }
}
