//! Another game with everyone who played the last one, in one press.

use crate::games::Game;
use crate::kit::{Rng, Seed};
use crate::text::common::ShareWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::state::app::{App, AppAction, Open};
use crate::ui::state::save_slot_ref::SaveSlotRef;
use yew::{Callback, Html, UseReducerDispatcher, html};

/// Whether the cards are dealt as in the last game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deal {
    New,
    Same,
}

/// Begins another game with the set-up and the seats of the open one.
pub(crate) fn rematch(act: UseReducerDispatcher<App>, open: &Open) -> Callback<Deal> {
    let (game, here) = (open.table.clone(), open.here);
    Callback::from(move |deal| {
        let table = match deal {
            Deal::Same => game.after(0),
            Deal::New => game.rematch(new_seed(&game)),
        };
        act.dispatch(AppAction::Open { slot: SaveSlotRef::default(), table, here });
    })
}

/// A seed by chance; where the browser has none, one that the last seed leads to.
fn new_seed(game: &Game) -> Seed {
    getrandom::u64().map_or_else(|_| Seed(Rng::new(game.seed()).bits()), Seed)
}

/// The two buttons.
pub(crate) fn rematch_buttons(texts: Texts, rematch: &Callback<Deal>) -> Html {
    let button = |(id, deal, words, about): (
        &'static str,
        Deal,
        ShareWords<'static>,
        ShareWords<'static>,
    )| {
        let onclick = rematch.reform(move |_| deal);
        html! { <button {id} type="button" class="btn" title={texts.share(about)} {onclick}>{ icon(Icon::People) }{ texts.share(words) }</button> }
    };
    let buttons = [
        ("rematch", Deal::New, ShareWords::Rematch, ShareWords::RematchAbout),
        ("same-cards", Deal::Same, ShareWords::SameCards, ShareWords::SameCardsAbout),
    ];
    html! { <>{ for buttons.map(button) }</> }
}
