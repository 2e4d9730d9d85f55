//! Where the keyboard goes on after an answer.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, window};
use yew::{hook, use_effect_with};

/// What takes the focus that was lost, best first in the document.
const HEIR: &str = ".focus-here";

/// What takes the focus when an action is chosen: one more press does it, or reads why not.
const NEXT: &str = "#confirm, #refusal";

/// Puts the focus on the button that confirms, once, when whoever calls this is first shown.
#[hook]
pub(crate) fn use_first_focus() {
    use_effect_with((), |()| {
        let document = window().and_then(|window| window.document());
        let next = document.and_then(|document| document.query_selector(NEXT).ok()?);
        if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
            // Refused focus is no harm: it stays where it was.
            let _ = next.focus();
        }
    });
}

/// Whenever `moment` changes and the button that had the focus is gone with its question, the heading of the next
/// question takes it: the next press of Tab reaches the first answer.
#[hook]
pub(crate) fn use_focus<T: PartialEq + 'static>(moment: T) {
    use_effect_with(moment, |_| {
        let Some(document) = window().and_then(|window| window.document()) else { return };
        let is_lost = document.active_element().is_none_or(|element| element.tag_name() == "BODY");
        let heir = document.query_selector(HEIR).ok().flatten();
        if let (true, Some(heir)) = (is_lost, heir.and_then(|heir| heir.dyn_into::<HtmlElement>().ok())) {
            // Refused focus is no harm: it stays where it was.
            let _ = heir.focus();
        }
    });
}
