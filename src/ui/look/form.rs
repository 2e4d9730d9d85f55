//! Forms in every frame: where a page around ours allows no forms, the browser sends nothing but clicks.

use yew::{Callback, MouseEvent};

/// What the button of a form does. Its press comes as a click, and so does Return in a field, in a sandbox without
/// `allow-forms` too; `submit` comes only where that is allowed.
pub(crate) fn on_send(act: impl Fn() + 'static) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        event.prevent_default();
        act();
    })
}
