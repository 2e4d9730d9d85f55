//! Cards packed closely: the hand, what is to be chosen from, and what lies on a table.

use crate::mars::cards::{CardId, card};
use crate::text::mars::AskWords;
use crate::ui::look::focus::focus_soon;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::walk::walk;
use crate::ui::mars::face::hand_layout::HandLayout;
use crate::ui::mars::scene::{Subject, TableActions, TableContext};
use std::rc::Rc;
use web_sys::Element;
use yew::{Classes, DragEvent, Html, KeyboardEvent, TargetCast, UseStateHandle, classes, html};

/// What lays cards in another order, and how all of them lie.
pub(crate) type Laid = (UseStateHandle<HandLayout>, Rc<[CardId]>);

/// A list of cards, each shown by `one`. Arrow keys walk along it, `i` looks closely, and where they can be laid, a pointer lays one
/// where another lies, and `,` and `.` put it before its neighbours.
pub(crate) fn packed(
    actions: &TableActions,
    class: Classes,
    cards: &[CardId],
    laid: Option<&Laid>,
    one: &dyn Fn(CardId) -> Html,
) -> Html {
    let onkeydown = {
        let (cards, look, laid) = (cards.to_vec(), actions.look.clone(), laid.cloned());
        move |event: KeyboardEvent| {
            walk(&event);
            let Some((place, card)) = place(&event).and_then(|place| Some((place, *cards.get(place)?)))
            else {
                return;
            };
            let beside = match event.key().as_str() {
                "," => place.checked_sub(1),
                "." => Some(place + 1),
                "i" => return look.emit(Subject::Card(card)),
                _ => return,
            };
            let to = beside.and_then(|beside| cards.get(beside));
            if let (Some((laying, laid)), Some(&to)) = (&laid, to) {
                laying.set(laying.laid(laid, card, to));
                focus_soon(format!("#hand .held:has([data-card=\"{}\"])", card.number()));
            }
        }
    };
    let item = |(place, &id): (usize, &CardId)| {
        let inside = one(id);
        // There is no room beside it for what is told of it.
        let class = (place > 1 && place + 3 >= cards.len()).then_some("late");
        let Some((laying, laid)) = laid.cloned() else {
            return html! { <li key={id.number()} {class}>{ inside }</li> };
        };
        let dragged = laying.dragged.clone();
        let ondragstart = {
            let dragged = dragged.clone();
            move |_: DragEvent| dragged.set(Some(id))
        };
        let ondragover = |event: DragEvent| event.prevent_default();
        let ondrop = move |event: DragEvent| {
            event.prevent_default();
            if let Some(from) = dragged.take() {
                laying.set(laying.laid(&laid, from, id));
            }
        };
        html! { <li key={id.number()} {class} draggable="true" {ondragstart} {ondragover} {ondrop}>{ inside }</li> }
    };
    html! { <ul {class} {onkeydown}>{ for cards.iter().enumerate().map(item) }</ul> }
}

/// What leads to a closer look at a card, beside choosing it.
pub(crate) fn closer(context: &TableContext, actions: &TableActions, id: CardId) -> Html {
    let onclick = actions.look.reform(move |_| Subject::Card(id));
    let class = classes!("closer", card(id).points.is_some().then_some("aside"));
    html! { <button type="button" {class} aria-label={context.texts.ask(AskWords::LookCloselyAt(id))} {onclick}>{ icon(Icon::Zoom) }</button> }
}

/// The place in its list of the card that has the focus.
fn place(event: &KeyboardEvent) -> Option<usize> {
    let item = event.target_dyn_into::<Element>()?.closest("li").ok()??;
    let before = std::iter::successors(item.previous_element_sibling(), Element::previous_element_sibling);
    Some(before.count())
}
