//! Answers that are offered, as lists of buttons.

use crate::mars::{CardZone, Choice, Shape};
use crate::ui::mars::scene::TableActions;
use crate::ui::mars::scene::decision::Decision;
use crate::ui::mars::scene::marks;
use yew::{AttrValue, Classes, Html, classes, html};

/// An answer that is offered: its place among the offers, itself, its label.
pub(crate) type Offer = (u16, Choice, AttrValue);

/// Whether they lie in hand: then they need no second place on the table.
pub(crate) fn is_of_hand(shape: Shape) -> bool {
    matches!(shape, Shape::Card { from: CardZone::Hand } | Shape::Cards { from: CardZone::Hand, .. })
}

/// The class of a list of so many answers: a long one scrolls by itself where there is no room for it.
pub(crate) fn list(answers: usize) -> Classes {
    const MOST: usize = 8;
    classes!("choices", (answers > MOST).then_some("long"))
}

/// One button each.
pub(crate) fn buttons(offers: &[Offer], actions: &TableActions) -> Html {
    let offer = |(place, choice, label): &Offer| {
        let choice = *choice;
        html! {
            <li key={*place}>
                <button type="button" class="offer" data-choice={place.to_string()} data-kind={marks::kind(choice)}
                    onclick={actions.answer.reform(move |_| Decision::from(choice))}>{ label }</button>
            </li>
        }
    };
    html! { <ul class="choices">{ for offers.iter().map(offer) }</ul> }
}
