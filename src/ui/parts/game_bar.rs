//! What can be done beside a running game, at the top of the page.

use crate::kit::Seat;
use crate::text::common::BarWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::say::Say;
use crate::ui::parts::history::look_back::UndoButton;
use crate::ui::parts::kept::KeptMark;
use crate::ui::parts::share::sharing::{ShareGame, Travel};
use crate::ui::state::app::{App, AppAction, Open};
use crate::ui::state::before::Before;
use crate::ui::state::names::Names;
use crate::ui::state::saved_games;
use yew::{AttrValue, Callback, Html, UseReducerDispatcher, html};

/// What the buttons beside a game need.
pub(crate) struct BesideGame<'a> {
    pub(crate) act: &'a UseReducerDispatcher<App>,
    pub(crate) open: &'a Open,
    /// What takes the game along.
    pub(crate) travel: &'a Travel,
    pub(crate) names: &'a Names,
    /// Which move an undo takes back, or why it stays; `None` where nobody sits before the page.
    pub(crate) undo: Option<(Seat, Result<AttrValue, AttrValue>)>,
}

/// How the game is kept, and the buttons beside it.
pub(crate) fn beside_game(say: Say, props: BesideGame<'_>) -> Html {
    let BesideGame { act, open, travel, names, undo } = props;
    let leave = {
        let act = act.clone();
        move |_| saved_games::leave(&act)
    };
    let rise = {
        let act = act.clone();
        move |_| act.dispatch(AppAction::StandUp)
    };
    html! {
        <>
            { part!(KeptMark { open: open.clone() }) }
            <nav aria-label={say.bar(BarWords::Game)}>
                { for undo.map(|(seat, words)| undo_button(act, seat, words)) }
                if open.is_shared() && matches!(open.before(), Before::Person(_)) {
                    <button id="rise" type="button" class="ib" onclick={rise}>{ icon(Icon::Eye) }<span>{ say.bar(BarWords::HideCards) }</span></button>
                }
                { part!(ShareGame { class: "ib", travel: travel.clone(), names: names.clone() }) }
                <button id="leave" type="button" class="ib" onclick={leave}>{ icon(Icon::Menu) }<span>{ say.bar(BarWords::Games) }</span></button>
            </nav>
        </>
    }
}

/// Takes the own last move back.
fn undo_button(act: &UseReducerDispatcher<App>, seat: Seat, words: Result<AttrValue, AttrValue>) -> Html {
    let act = act.clone();
    part!(UndoButton { words, undo: Callback::from(move |()| act.dispatch(AppAction::Undo(seat))) })
}
