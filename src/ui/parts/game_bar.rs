//! The bar of a game at the top of the page, with what can be done beside it.

use crate::kit::Seat;
use crate::text::common::{BarWords, ShareWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::parts::history::look_back::UndoButton;
use crate::ui::parts::kept::KeptMark;
use crate::ui::parts::live::{LiveButtonPlace, live_button};
use crate::ui::parts::share::sharing::{ShareGame, Travel};
use crate::ui::state::app::{App, AppAction, Open};
use crate::ui::state::before::Before;
use crate::ui::state::names::Names;
use crate::ui::state::saved_games;
use yew::{AttrValue, Callback, Html, UseReducerDispatcher, html};

/// What a game says in the bar.
pub(crate) struct BarText {
    /// Which generation or round it is, and which phase.
    pub(crate) answers_given: Html,
    /// What happened last.
    pub(crate) ticker: Html,
    /// Which move of the viewer an undo takes back, or why it stays; `None` where nobody sits before the page.
    pub(crate) undo: Option<(Seat, Result<AttrValue, AttrValue>)>,
}

/// The bar of the open game: what the game says, how it is kept, and the buttons beside it, with that of the coach.
pub(crate) fn game_bar(
    texts: Texts,
    act: &UseReducerDispatcher<App>,
    open: &Open,
    names: &Names,
    (text, coach): (BarText, Option<Html>),
) -> Html {
    let BarText { answers_given, ticker, undo } = text;
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
            { answers_given }
            { ticker }
            { part!(KeptMark { open: open.clone() }) }
            <nav aria-label={texts.bar(BarWords::Game)}>
                { for coach }
                { for undo.map(|(seat, words)| undo_button(act, seat, words)) }
                if open.is_shared() && matches!(open.before(), Before::Person(_)) {
                    <button id="rise" type="button" class="ib" onclick={rise}>{ icon(Icon::Eye) }<span>{ texts.bar(BarWords::HideCards) }</span></button>
                }
                { for live_button(act, open, names, LiveButtonPlace::Bar).filter(|_| open.live.is_some()) }
                { part!(ShareGame { class: "ib", travel: Travel::of(&open.table), names: names.clone(), live: live_button(act, open, names, LiveButtonPlace::Dialog) }) }
                <button id="leave" type="button" class="ib" onclick={leave}>{ icon(Icon::Menu) }<span>{ texts.bar(BarWords::Games) }</span></button>
            </nav>
        </>
    }
}

/// The bar of a game that is looked at again.
pub(crate) fn replay_bar(texts: Texts, text: BarText, act: &UseReducerDispatcher<App>) -> Html {
    let act = act.clone();
    let leave = move |_| act.dispatch(AppAction::Unwatch);
    html! {
        <>
            { text.answers_given }
            { text.ticker }
            <nav aria-label={texts.bar(BarWords::Game)}>
                <button id="leave" type="button" class="ib" onclick={leave}>{ icon(Icon::Cross) }<span>{ texts.share(ShareWords::Leave) }</span></button>
            </nav>
        </>
    }
}

/// Takes the own last move back.
fn undo_button(act: &UseReducerDispatcher<App>, seat: Seat, words: Result<AttrValue, AttrValue>) -> Html {
    let act = act.clone();
    part!(UndoButton { words, undo: Callback::from(move |()| act.dispatch(AppAction::Undo(seat))) })
}
