//! The browser's Back: it closes what lies on top, and never the game.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;
use yew::{Callback, hook, use_effect_with, use_mut_ref};

/// What the page's own entry in the browser's history is marked with.
const MARK: &str = "viriditas";

/// While whoever calls this is shown, Back closes what lies on top (`close`), and where nothing does, nothing happens: the page
/// has one entry of its own above the one that it was opened with, and puts it there again whenever Back takes it.
#[hook]
pub(crate) fn use_back(close: Option<Callback<()>>) {
    let top = use_mut_ref(|| None::<Callback<()>>);
    *top.borrow_mut() = close;
    use_effect_with((), move |()| {
        guard();
        let ear = EventListener::new(&window(), "popstate", move |_| {
            guard();
            let close = top.borrow().clone();
            if let Some(close) = close {
                close.emit(());
            }
        });
        move || drop(ear)
    });
}

/// Puts the page's own entry on top of the history, if it is not there. Where that is refused, Back leaves the page as it
/// always does: the game is kept.
fn guard() {
    let Ok(history) = window().history() else { return };
    let mark = JsValue::from_str(MARK);
    if history.state().as_ref() != Ok(&mark) {
        let _ = history.push_state(&mark, "");
    }
}
