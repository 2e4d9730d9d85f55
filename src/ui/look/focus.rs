//! Where the keyboard goes on after an answer.

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Document, HtmlElement, window};
use yew::{hook, use_effect_with};

/// What takes the focus that was lost, best first in the document.
const HEIR: &str = ".focus-here";

/// What takes the focus when an action is chosen, where one more press does it, or reads why not; and what somebody has asked
/// for to write in.
const NEXT: &str = "#confirm, #refusal, .focus-first";

/// Puts the focus on the button that confirms, or on the field to write in, once, when whoever calls this is first shown.
#[hook]
pub(crate) fn use_first_focus() {
    use_effect_with((), |()| {
        let frame = in_next_frame(|document| focus(document, NEXT));
        move || drop(frame)
    });
}

/// Whenever `moment` changes and the button that had the focus is gone with its question, the heading of the next
/// question takes it: the next press of Tab reaches the first answer.
#[hook]
pub(crate) fn use_focus<T: PartialEq + 'static>(answers_given: T) {
    use_effect_with(answers_given, |_| {
        let frame = in_next_frame(|document| {
            if document.active_element().is_none_or(|element| element.tag_name() == "BODY") {
                focus(document, HEIR);
            }
        });
        move || drop(frame)
    });
}

/// Takes the focus from a button that stays when its question goes, so that the next heading has it.
pub(crate) fn let_go() {
    let active = window().and_then(|window| window.document()?.active_element());
    if let Some(element) = active {
        // Parts of a drawing let it go as other elements do; what keeps it keeps it.
        let _ = element.unchecked_into::<HtmlElement>().blur();
    }
}

/// Takes the focus from what is within an element that is about to go. Removed with the focus, it would have the browser find
/// all places anew, only to let it go.
pub(crate) fn let_go_within(selector: &str) {
    let active = window().and_then(|window| window.document()?.active_element());
    if active.is_some_and(|active| active.closest(selector).is_ok_and(|within| within.is_some())) {
        let_go();
    }
}

/// Puts the focus on the first element of the document that a selector names, if there is one.
pub(crate) fn focus_on(selector: &str) {
    if let Some(document) = window().and_then(|window| window.document()) {
        focus(&document, selector);
    }
}

/// Puts the focus on the first element that a selector names, once pending changes are drawn.
pub(crate) fn focus_soon(selector: String) {
    Timeout::new(0, move || focus_on(&selector)).forget();
}

/// Does something right before the next frame is drawn. To take the focus an element must have its place: asked for any
/// earlier, the browser would find all places now, and once more when the frame is due.
fn in_next_frame(then: impl FnOnce(&Document) + 'static) -> AnimationFrame {
    request_animation_frame(move |_| {
        if let Some(document) = window().and_then(|window| window.document()) {
            then(&document);
        }
    })
}

fn focus(document: &Document, selector: &str) {
    let element = document.query_selector(selector).ok().flatten();
    if let Some(element) = element {
        // Parts of a drawing take the focus as other elements do. Refused focus is no harm: it stays where it was.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}
