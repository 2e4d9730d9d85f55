//! How the cards in hand lie: their order, kept for this device, and which of them are sought.

use crate::cards::CardId;
use crate::store::{Browser, Store};
use crate::text::page::Table;
use crate::ui::look::picture::icon;
use crate::ui::scene::say::Say;
use crate::view::{Order, moved};
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{
    Callback, Event, Html, InputEvent, KeyboardEvent, TargetCast, UseStateHandle, hook, html, use_state,
};

/// Under this key stands the order that was chosen.
const ORDER: &str = "viriditas.hand";

/// Under this key stand the numbers of the cards that were laid by hand.
const OWN: &str = "viriditas.laid";

/// More cards than any game has are not kept.
const MOST: usize = 500;

/// What is kept of how cards lie, and what is sought among them.
#[derive(Clone, PartialEq)]
pub(crate) struct Laying {
    pub(crate) order: Order,
    pub(crate) own: Rc<Vec<u16>>,
    pub(crate) sought: String,
    pub(crate) is_playable: bool,
}

/// How the cards lie. What cannot be read of what is kept is as if it were not there.
#[hook]
pub(crate) fn use_laying() -> UseStateHandle<Laying> {
    use_state(|| {
        let kept = |key: &str| Browser.get(key).ok().flatten().unwrap_or_default();
        let order = kept(ORDER);
        let own = kept(OWN).split(',').filter_map(|number| number.parse().ok()).take(MOST).collect();
        Laying {
            order: Order::ALL.into_iter().find(|it| name(*it) == order).unwrap_or_default(),
            own: Rc::new(own),
            sought: String::new(),
            is_playable: false,
        }
    })
}

/// Its name where it is kept.
const fn name(order: Order) -> &'static str {
    match order {
        Order::Own => "own",
        Order::Cost => "cost",
        Order::Tag => "tag",
        Order::Kind => "kind",
        Order::Playable => "playable",
    }
}

impl Laying {
    /// The same in another order, which is kept. Where nothing can be kept it holds for this visit.
    fn ordered(&self, order: Order) -> Self {
        let _ = Browser.set(ORDER, name(order));
        Self { order, ..self.clone() }
    }

    /// The same with one card laid where another lies.
    pub(crate) fn laid(&self, cards: &[CardId], from: CardId, to: CardId) -> Self {
        let mut own = moved(cards, from, to);
        let others = self.own.iter().copied().filter(|&number| cards.iter().all(|id| id.number() != number));
        own.extend(others.collect::<Vec<_>>());
        own.truncate(MOST);
        let numbers: Vec<String> = own.iter().map(u16::to_string).collect();
        let _ = Browser.set(OWN, &numbers.join(","));
        Self { own: Rc::new(own), ..self.ordered(Order::Own) }
    }
}

/// The field to seek in, the choice of an order, and the filter. `find` is what Enter in the field does.
pub(crate) fn tools(say: Say, laying: &UseStateHandle<Laying>, find: Callback<()>) -> Html {
    let oninput = {
        let laying = laying.clone();
        move |event: InputEvent| {
            let sought = event.target_unchecked_into::<HtmlInputElement>().value();
            laying.set(Laying { sought, ..(*laying).clone() });
        }
    };
    let onchange = {
        let laying = laying.clone();
        move |event: Event| {
            let chosen = event.target_unchecked_into::<HtmlSelectElement>().value();
            let order = Order::ALL.into_iter().find(|it| name(*it) == chosen);
            laying.set(laying.ordered(order.unwrap_or_default()));
        }
    };
    let onclick = {
        let laying = laying.clone();
        move |_| laying.set(Laying { is_playable: !laying.is_playable, ..(*laying).clone() })
    };
    let onkeydown = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | "ArrowDown") {
            event.prevent_default();
            find.emit(());
        }
    };
    html! {
        <div class="tools">
            <input id="find" type="search" placeholder={say.table(Table::Find)} aria-label={say.table(Table::FindCard)}
                autocomplete="off" maxlength="60" value={laying.sought.clone()} {oninput} {onkeydown} />
            <select aria-label={say.table(Table::OrderOfCards)} {onchange}>
                { for Order::ALL.map(|order| html! {
                    <option value={name(order)} selected={order == laying.order}>{ say.table(Table::InOrder(order)) }</option>
                }) }
            </select>
            <button type="button" class="chip" aria-pressed={laying.is_playable.to_string()} {onclick}>{ icon("check") }<span>{ say.table(Table::OnlyPlayable) }</span></button>
        </div>
    }
}
