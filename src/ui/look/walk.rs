//! Arrow keys along rows of cards and buttons.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::{KeyboardEvent, TargetCast};

/// From the item of a list that has the focus to the next or the one before, in reading direction, or to the row above or
/// below; Home and End go to the ends.
pub(crate) fn walk(event: &KeyboardEvent) {
    let Some(from) = event.target_dyn_into::<Element>().and_then(|target| target.closest("li").ok()?) else {
        return;
    };
    let is_mirrored = from.closest("[dir=rtl]").is_ok_and(|mirrored| mirrored.is_some());
    let row = from.parent_element();
    let to = match (event.key().as_str(), is_mirrored) {
        ("ArrowRight", false) | ("ArrowLeft", true) => from.next_element_sibling(),
        ("ArrowLeft", false) | ("ArrowRight", true) => from.previous_element_sibling(),
        ("ArrowDown", _) => across(&from, Element::next_element_sibling),
        ("ArrowUp", _) => across(&from, Element::previous_element_sibling),
        ("Home", _) => row.and_then(|row| row.first_element_child()),
        ("End", _) => row.and_then(|row| row.last_element_child()),
        _ => return,
    };
    event.prevent_default();
    let button = to.and_then(|to| to.query_selector("button").ok()?);
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // Refused focus is no harm: it stays where it was.
        let _ = button.focus();
    }
}

/// The nearest item on in a list that lies in the same column of another row; the last one there is, where the next row is
/// shorter.
fn across(from: &Element, next: impl Fn(&Element) -> Option<Element>) -> Option<Element> {
    let place = |element: &Element| {
        element.dyn_ref::<HtmlElement>().map(|it| (it.offset_left(), it.offset_top())).unwrap_or_default()
    };
    let (left, top) = place(from);
    let rest = std::iter::successors(next(from), next);
    let mut below = rest.filter(|it| place(it).1 != top).peekable();
    let row = place(below.peek()?).1;
    below.take_while(|it| place(it).1 == row).min_by_key(|it| place(it).0.abs_diff(left))
}
