//! While somebody is asked who plays at another device.

use crate::kit::Seat;
use crate::text::Called;
use crate::text::common::ShareWords;
use crate::ui::look::part::part;
use crate::ui::look::texts::Texts;
use crate::ui::parts::share::sharing::{ShareGame, Travel};
use crate::ui::state::names::Names;
use yew::{Callback, Html, html};

/// Who is to get the game of all whose answer is owed, and how; or all people play at this device, `together`.
pub(crate) fn elsewhere(
    texts: Texts,
    names: &Names,
    awaited: &[Seat],
    travel: &Travel,
    together: &Callback<()>,
) -> Html {
    let who: Vec<Called<'_>> = awaited.iter().map(|&seat| names.named(seat)).collect();
    html! {
        <section id="elsewhere" class="panel turn">
            <h2 tabindex="-1" class="focus-here">{ texts.share(ShareWords::SendTurn(&who)) }</h2>
            <p>{ texts.share(ShareWords::SendTurnAbout) }</p>
            <p class="buttons">
                { part!(ShareGame { class: "btn primary", travel: travel.clone(), names: names.clone() }) }
                <button id="together" type="button" class="btn" onclick={together.reform(|_| ())}>{ texts.share(ShareWords::AllAtThisDevice) }</button>
            </p>
        </section>
    }
}
