//! While somebody is asked who plays at another device.

use crate::kit::Seat;
use crate::text::page::Share;
use crate::ui::parts::sharing::{ShareGame, Travel};
use crate::ui::scene::{Scene, use_scene};
use yew::{Callback, Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// All whose answer is owed.
    pub(crate) awaited: Vec<Seat>,
    pub(crate) travel: Travel,
    /// All people play at this device.
    pub(crate) together: Callback<()>,
}

/// Who is to get the game, and how.
#[component]
pub(crate) fn Elsewhere(props: &Props) -> Html {
    let scene = use_scene();
    let Scene { say, names, .. } = &scene;
    let who: Vec<String> = props.awaited.iter().map(|&seat| names.of(seat).to_string()).collect();
    html! {
        <section id="elsewhere" class="panel turn">
            <h2 tabindex="-1" class="focus-here">{ say.share(Share::SendTurn(&who)) }</h2>
            <p>{ say.share(Share::SendTurnAbout) }</p>
            <p class="buttons">
                <ShareGame class="btn primary" travel={props.travel.clone()} names={names.clone()} />
                <button id="together" type="button" class="btn" onclick={props.together.reform(|_| ())}>{ say.share(Share::AllAtThisDevice) }</button>
            </p>
        </section>
    }
}
