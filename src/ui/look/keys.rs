//! Keys that do something wherever the focus is, but for where they would write.

use crate::text::keyboard::letter_of;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::{Callback, hook, use_effect_with, use_mut_ref};

/// Where a key writes.
const WRITES: &str = "input, select, textarea, [contenteditable]";

/// Where a key writes or does something of its own.
const ELSEWHERE: &str = "input, select, textarea, [contenteditable], dialog";

/// The letter of a shortcut on any keyboard. See [`letter_of`].
pub(crate) fn shortcut(event: &KeyboardEvent) -> String {
    letter_of(event.key(), &event.code())
}

/// While the component that calls this is shown, a press of one of these keys calls back with its name.
#[hook]
pub(crate) fn use_key_presses<F: Fn(&str) -> bool + 'static>(is_taken: F, pressed: Callback<String>) {
    use_presses(ELSEWHERE, is_taken, pressed);
}

/// Like [`use_key_presses`], in front of the table too: a key that goes on from what it has opened.
#[hook]
pub(crate) fn use_key_presses_in_front(is_taken: fn(&str) -> bool, pressed: Callback<String>) {
    use_presses(WRITES, is_taken, pressed);
}

#[hook]
fn use_presses<F: Fn(&str) -> bool + 'static>(
    elsewhere: &'static str,
    is_taken: F,
    pressed: Callback<String>,
) {
    let now = use_mut_ref(|| None::<Callback<String>>);
    *now.borrow_mut() = Some(pressed);
    use_effect_with((), move |()| {
        let ear = EventListener::new_with_options(
            &document(),
            "keydown",
            EventListenerOptions::enable_prevent_default(),
            move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                let is_elsewhere = target.is_some_and(|it| it.closest(elsewhere).ok().flatten().is_some());
                let is_modified = event.ctrl_key() || event.alt_key() || event.meta_key();
                let key = shortcut(event);
                if is_taken(&key) && !is_elsewhere && !is_modified && !event.default_prevented() {
                    event.prevent_default();
                    let now = now.borrow().clone();
                    if let Some(now) = now {
                        now.emit(key);
                    }
                }
            },
        );
        move || drop(ear)
    });
}
