//! The browser's Back: it closes what lies on top, and never the game.

use gloo::events::EventListener;
use gloo::utils::window;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use yew::{Callback, hook, use_effect_with, use_mut_ref};

/// While something can be put away, Back puts it away (`close`), and otherwise nothing of a game that is open. The page has one
/// entry of its own in the browser's history above the one that it was opened with; each Back takes it, and it is put there
/// again.
#[hook]
pub(crate) fn use_back(is_open: bool, close: Option<Callback<()>>) {
    let top = use_mut_ref(|| None::<Callback<()>>);
    *top.borrow_mut() = close;
    use_effect_with(is_open, move |&is_open| {
        let ear = is_open.then(|| {
            let has_entry = Rc::new(Cell::new(false));
            guard(&has_entry);
            EventListener::new(&window(), "popstate", move |_| {
                has_entry.set(false);
                guard(&has_entry);
                let close = top.borrow().clone();
                if let Some(close) = close {
                    close.emit(());
                }
            })
        });
        move || drop(ear)
    });
}

/// Puts the page's own entry on top of the history. Where that is refused, Back leaves the page as it always does: the game is
/// kept.
fn guard(has_entry: &Cell<bool>) {
    if !has_entry.replace(true)
        && let Ok(history) = window().history()
    {
        let _ = history.push_state(&JsValue::NULL, "");
    }
}
