//! How cards lie: their order, which for a hand is kept for this device, and which of them are sought.

use crate::kit::Seat;
use crate::mars::Discounts;
use crate::mars::cards::{CardId, card};
use crate::mars::view::{Order, Prospect, arranged, is_found, moved};
use crate::store::{Browser, Store};
use crate::text::mars::TableWords;
use crate::ui::look::focus::focus_on;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::search::{folded, sought};
use crate::ui::look::texts::Texts;
use crate::ui::mars::scene::TableContext;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{Event, Html, InputEvent, KeyboardEvent, TargetCast, UseStateHandle, hook, html, use_state};

/// Under this key stands the order that was chosen.
const ORDER: &str = "viriditas.hand";

/// Under this key stand the numbers of the cards that were laid by hand.
const OWN: &str = "viriditas.laid";

/// More cards than any game has are not kept.
const MOST: usize = 500;

/// Whose order it is.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum HandOrder {
    /// That of the hand, which is kept.
    InHand,
    /// That of cards to choose from, which goes with the question.
    Offered,
}

/// How cards lie, and what is sought among them.
#[derive(Clone, PartialEq)]
pub(crate) struct HandLayout {
    lies: HandOrder,
    pub(crate) order: Order,
    pub(crate) own: Rc<Vec<u16>>,
    pub(crate) sought: String,
    pub(crate) is_playable: bool,
    /// The card that a pointer holds.
    pub(crate) dragged: Rc<Cell<Option<CardId>>>,
}

/// How the cards lie. What cannot be read of what is kept is as if it were not there.
#[hook]
pub(crate) fn use_hand_layout(lies: HandOrder) -> UseStateHandle<HandLayout> {
    use_state(|| {
        let kept = |key: &str| match lies {
            HandOrder::InHand => Browser.get(key).ok().flatten().unwrap_or_default(),
            HandOrder::Offered => String::new(),
        };
        let order = kept(ORDER);
        let own = kept(OWN).split(',').filter_map(|number| number.parse().ok()).take(MOST).collect();
        HandLayout {
            lies,
            order: Order::ALL.into_iter().find(|it| name(*it) == order).unwrap_or_default(),
            own: Rc::new(own),
            sought: String::new(),
            is_playable: false,
            dragged: Rc::default(),
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

impl HandLayout {
    /// Changes the order of the cards; the hand's order is saved. Where nothing can be saved, the order lasts for this visit.
    fn ordered(&self, order: Order) -> Self {
        if self.lies == HandOrder::InHand {
            let _ = Browser.set(ORDER, name(order));
        }
        Self { order, ..self.clone() }
    }

    /// The cards of a list in this order, all of them and those that are sought; the filter holds only where cards are to be `played`.
    pub(crate) fn arranged(
        &self,
        context: &TableContext,
        seat: Seat,
        cards: &[CardId],
        played: bool,
        soon: &dyn Fn(CardId) -> Prospect,
    ) -> (Rc<[CardId]>, Vec<CardId>) {
        let discounts = Discounts::of(context.facts(), seat);
        let laid = arranged(cards, self.order, &self.own, |id| discounts.price(card(id)), soon);
        let wanted = sought(&self.sought);
        let is_named = |name: &str| is_found(&folded(name), &wanted);
        let is_shown = |id: &CardId| {
            let is_filtered = played && self.is_playable;
            let is_found = is_named(context.texts.card(*id)) || is_named(card(*id).name);
            is_found && (!is_filtered || soon(*id) == Prospect::Now)
        };
        let shown = laid.iter().copied().filter(is_shown).collect();
        (laid.into(), shown)
    }

    /// Clears the search and the filter.
    pub(crate) fn unsought(&self) -> Self {
        Self { sought: String::new(), is_playable: false, ..self.clone() }
    }

    /// Moves one card to the place of another.
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

/// The field to seek in, the choice of an order, and the filter where cards are to be `played`. From the field Enter leads to the first card that
/// is found.
pub(crate) fn tools(texts: Texts, laying: &UseStateHandle<HandLayout>, played: bool) -> Html {
    let (id, found) = match laying.lies {
        HandOrder::InHand => ("find", "#hand .held"),
        HandOrder::Offered => ("find-offered", "#question .fan .held"),
    };
    let oninput = {
        let laying = laying.clone();
        move |event: InputEvent| {
            let sought = event.target_unchecked_into::<HtmlInputElement>().value();
            laying.set(HandLayout { sought, ..(*laying).clone() });
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
        move |_| laying.set(HandLayout { is_playable: !laying.is_playable, ..(*laying).clone() })
    };
    let onkeydown = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | "ArrowDown") {
            event.prevent_default();
            focus_on(found);
        }
    };
    html! {
        <div class="tools">
            <input {id} type="search" placeholder={texts.table(TableWords::Find)} aria-label={texts.table(TableWords::FindCard)}
                autocomplete="off" maxlength="60" value={laying.sought.clone()} {oninput} {onkeydown} />
            <select aria-label={texts.table(TableWords::OrderOfCards)} {onchange}>
                { for Order::ALL.map(|order| html! {
                    <option value={name(order)} selected={order == laying.order}>{ texts.table(TableWords::InOrder(order)) }</option>
                }) }
            </select>
            if played { <button type="button" class="chip" aria-pressed={laying.is_playable.to_string()} {onclick}>{ icon(Icon::Check) }<span>{ texts.table(TableWords::OnlyPlayable) }</span></button> }
        </div>
    }
}
