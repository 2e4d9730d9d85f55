//! While somebody is asked who plays at another device.

use crate::kit::Seat;
use crate::text::page::Share;
use crate::ui::look::part::part;
use crate::ui::mars::scene::Scene;
use crate::ui::parts::sharing::{ShareGame, Travel};
use yew::{Callback, Html, html};

/// Who is to get the game of all whose answer is owed, and how; or all people play at this device, `together`.
pub(crate) fn elsewhere(scene: &Scene, awaited: &[Seat], travel: &Travel, together: &Callback<()>) -> Html {
    let Scene { say, names, .. } = scene;
    let who: Vec<String> = awaited.iter().map(|&seat| names.of(seat).to_string()).collect();
    html! {
        <section id="elsewhere" class="panel turn">
            <h2 tabindex="-1" class="focus-here">{ say.share(Share::SendTurn(&who)) }</h2>
            <p>{ say.share(Share::SendTurnAbout) }</p>
            <p class="buttons">
                { part!(ShareGame { class: "btn primary", travel: travel.clone(), names: names.clone() }) }
                <button id="together" type="button" class="btn" onclick={together.reform(|_| ())}>{ say.share(Share::AllAtThisDevice) }</button>
            </p>
        </section>
    }
}
