//! Arrow keys along a row of cards.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::{KeyboardEvent, TargetCast};

/// From the card that has the focus to the next or the one before, in reading direction; Home and End go to the ends.
pub(crate) fn walk(event: &KeyboardEvent) {
    let Some(from) = event.target_dyn_into::<Element>().and_then(|target| target.closest("li").ok()?) else {
        return;
    };
    let is_mirrored = from.closest("[dir=rtl]").is_ok_and(|mirrored| mirrored.is_some());
    let row = from.parent_element();
    let to = match (event.key().as_str(), is_mirrored) {
        ("ArrowRight", false) | ("ArrowLeft", true) => from.next_element_sibling(),
        ("ArrowLeft", false) | ("ArrowRight", true) => from.previous_element_sibling(),
        ("Home", _) => row.and_then(|row| row.first_element_child()),
        ("End", _) => row.and_then(|row| row.last_element_child()),
        _ => return,
    };
    event.prevent_default();
    let card = to.and_then(|to| to.query_selector(".held").ok()?);
    if let Some(card) = card.and_then(|card| card.dyn_into::<HtmlElement>().ok()) {
        // Refused focus is no harm: it stays where it was.
        let _ = card.focus();
    }
}
