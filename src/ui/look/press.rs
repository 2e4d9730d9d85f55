//! Presses that are meant.

use yew::{Callback, MouseEvent};

/// Passes over the second press of a double click: what the first one has opened may lie under the pointer.
pub(crate) fn once(then: Callback<()>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if event.detail() < 2 {
            then.emit(());
        }
    })
}
