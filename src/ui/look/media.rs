//! How large the window is, where a part stands in some windows only.

use gloo::events::EventListener;
use web_sys::{MediaQueryList, window};
use yew::{hook, use_effect_with, use_state_eq};

/// What a person says who wants no motion is not said.
pub(crate) const MOTION: &str = "(prefers-reduced-motion: no-preference)";

/// Whether the window is as a media query says now.
pub(crate) fn is_media(query: &str) -> bool {
    window().and_then(|window| window.match_media(query).ok()?).is_some_and(|list| list.matches())
}

/// Whether the window is as a media query says, now and whenever that changes.
#[hook]
pub(crate) fn use_media(query: &'static str) -> bool {
    let asked = move || window().and_then(|window| window.match_media(query).ok()?);
    let is_so = use_state_eq(|| asked().is_some_and(|list| list.matches()));
    use_effect_with((), {
        let is_so = is_so.setter();
        move |()| {
            let ear = asked().map(|list: MediaQueryList| {
                let told = list.clone();
                EventListener::new(&list, "change", move |_| is_so.set(told.matches()))
            });
            move || drop(ear)
        }
    });
    *is_so
}
