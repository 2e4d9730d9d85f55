//! Between two people at one device.

use crate::kit::Seat;
use crate::text::Called;
use crate::text::mars::TableWords;
use crate::ui::look::part::part;
use crate::ui::look::texts::Texts;
use crate::ui::parts::share::sharing::{ShareGame, Travel};
use crate::ui::state::names::Names;
use yew::{Callback, Html, classes, html};

/// Whom it may go to, and how else the game goes on.
pub(crate) struct HandOver<'a> {
    /// Who may look next: all whose answer is owed.
    pub(crate) awaited: &'a [Seat],
    /// Who has answered and may come back while others still owe.
    pub(crate) answered: &'a [Seat],
    pub(crate) look: &'a Callback<Seat>,
    /// What takes the game along, to whoever plays at another device.
    pub(crate) travel: &'a Travel,
}

/// Asks for the next person before anything of theirs is shown.
pub(crate) fn hand_over(texts: Texts, names: &Names, props: &HandOver<'_>) -> Html {
    let button = |seat: Seat, words: TableWords<'_>, class: &'static str| {
        let onclick = props.look.reform(move |_| seat);
        html! {
            <button type="button" class={classes!("btn", class, names.colour(seat))} data-look={seat.number().to_string()} {onclick}>
                { names.mark(seat) }<span>{ texts.table(words) }<span class="vh">{ texts.table(TableWords::WithOutline(names.hue(seat))) }</span></span></button>
        }
    };
    let awaited: Vec<Called<'_>> = props.awaited.iter().map(|&seat| names.named(seat)).collect();
    html! {
        <section id="hand-over" class="panel">
            <h2 tabindex="-1" class="focus-here">{ texts.table(TableWords::PassTheDevice(&awaited)) }</h2>
            <p>{ texts.table(TableWords::NothingHidden) }</p>
            <p class="choices">
                { for props.awaited.iter().map(|&seat| button(seat, TableWords::IAm(names.named(seat)), "primary")) }
                { for props.answered.iter().map(|&seat| button(seat, TableWords::IHaveAnswered(names.named(seat)), "")) }
                { part!(ShareGame { class: "btn", travel: props.travel.clone(), names: names.clone() }) }
            </p>
        </section>
    }
}
