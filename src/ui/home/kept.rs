//! How games are kept, and what that cannot promise.

use crate::text::common::{HomeWords, Staying};
use crate::ui::look::texts::use_texts;
use crate::ui::state::disk;
use yew::{Html, component, html, platform::spawn_local, use_effect_with, use_state_eq};

/// Said where the games are, to whoever wants to know.
#[component]
pub(crate) fn HowKept() -> Html {
    let texts = use_texts();
    let staying = use_state_eq(|| Staying::Untold);
    use_effect_with((), {
        let staying = staying.clone();
        move |()| {
            spawn_local(async move {
                staying.set(match disk::has_promised().await {
                    Some(true) => Staying::Promised,
                    Some(false) => Staying::WhileThereIsRoom,
                    None => Staying::Untold,
                });
            });
        }
    });
    let said = [
        HomeWords::KeptOnDisk,
        HomeWords::KeptAsLongAs(*staying),
        HomeWords::KeptInSafari,
        HomeWords::KeptInFrames,
        HomeWords::KeptElsewhere,
    ];
    html! {
        <details id="how-kept" class="panel how">
            <summary>{ texts.home(HomeWords::HowKept) }</summary>
            { for said.map(|words| html! { <p>{ texts.home(words) }</p> }) }
        </details>
    }
}
