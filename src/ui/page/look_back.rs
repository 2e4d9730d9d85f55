//! The table as it was before the last choice of whoever looks, over the table as it is, for as long as that is wanted.

use crate::games::Game;
use crate::kit::Seat;
use crate::ui::look::keys::use_key_presses;
use crate::ui::parts::history::look_back::{LOOK_BACK_KEY, LookBack};
use crate::ui::state::app::App;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::{Callback, UseReducerHandle, hook, use_effect_with, use_memo, use_state_eq};

/// What would answer, choose or lead elsewhere.
const PRESSES: [&str; 6] = ["keydown", "click", "dblclick", "mousedown", "pointerdown", "touchstart"];

/// The earlier table and who sees it, while it is shown; and what shows it.
#[hook]
pub(super) fn use_look_back(app: &UseReducerHandle<App>) -> (Option<(Game, Seat)>, LookBack) {
    let is_wanted = use_state_eq(|| false);
    let look = use_memo((), {
        let is_wanted = is_wanted.setter();
        |()| LookBack(Callback::from(move |wanted| is_wanted.set(wanted)))
    });
    use_key_presses(|key| key == LOOK_BACK_KEY, look.0.reform(|_| true));
    use_effect_with((), {
        let look = look.0.clone();
        move |()| {
            let ears = ["keyup", "blur", "pagehide"].map(|name| {
                let look = look.clone();
                EventListener::new(&window(), name, move |event| {
                    let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
                    if key.is_none_or(|key| key.eq_ignore_ascii_case(LOOK_BACK_KEY)) {
                        look.emit(false);
                    }
                })
            });
            let hidden = EventListener::new(&document(), "visibilitychange", move |_| look.emit(false));
            move || drop((ears, hidden))
        }
    });
    let seen = app.played().and_then(|open| Some((open.table.clone(), open.before().viewer()?)));
    let earlier = use_memo((seen, *is_wanted), |(seen, is_wanted)| {
        let (table, seat) = seen.as_ref().filter(|_| *is_wanted)?;
        Some((table.before_last_of(*seat)?, *seat))
    });
    // Nothing can be pressed meanwhile.
    use_effect_with(earlier.is_some(), |&is_shown| {
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        let walls = is_shown.then(|| {
            PRESSES.map(|name| {
                EventListener::new_with_options(&window(), name, options, |event| {
                    event.prevent_default();
                    event.stop_propagation();
                })
            })
        });
        move || drop(walls)
    });
    ((*earlier).clone(), (*look).clone())
}
