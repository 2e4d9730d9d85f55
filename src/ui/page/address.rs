//! A link that is opened while the page is.

use crate::ui::state::address;
use crate::ui::state::app::App;
use gloo::events::EventListener;
use gloo::utils::window;
use yew::{UseReducerHandle, hook, use_effect_with};

/// Takes what comes behind the `#` of the address while the page is open.
#[hook]
pub(super) fn use_address(app: &UseReducerHandle<App>) {
    let act = app.dispatcher();
    use_effect_with((), move |()| {
        let ear = EventListener::new(&window(), "hashchange", move |_| {
            if let Some(came) = address::came() {
                act.dispatch(came);
            }
        });
        move || drop(ear)
    });
}
