//! The screens of each game: what the common rooms of the page ask for, and the room of the game that shows it.

use crate::games::{Game, GameProposal};
use crate::ui::look::part::part;
use crate::ui::look::say::Say;
use crate::ui::mars;
use crate::ui::mars::form::new_game::NewGame;
use crate::ui::mars::form::preview;
use crate::ui::mars::map::{Portrait, PortraitProps};
use crate::ui::parts::preview::Preview;
use crate::ui::state::app::{App, CardToShow, Open};
use crate::ui::state::replay::ReplayView;
use std::rc::Rc;
use yew::{Callback, Html, UseReducerHandle};

/// The bar and the table of a game that is played.
pub(crate) fn playing(
    app: &UseReducerHandle<App>,
    say: Say,
    open: &Open,
    hurry: Callback<()>,
    shown: &CardToShow,
) -> (Html, Html) {
    match &open.table {
        Game::Mars(table) => {
            let left = |game: &Game| match game {
                Game::Mars(table) => Some(table.clone().into()),
            };
            mars::page::playing(app, say, open, &table.clone().into(), &left, hurry, shown)
        }
    }
}

/// The bar and the table of a game that is looked at again.
pub(crate) fn replaying(
    app: &UseReducerHandle<App>,
    say: Say,
    replay: &ReplayView,
    shown: &CardToShow,
) -> (Html, Html) {
    match &replay.shown {
        Game::Mars(table) => mars::page::replaying(app, say, replay, &table.clone().into(), shown),
    }
}

/// A game as it is shown where it is not played.
pub(crate) fn preview(game: &Game) -> Preview {
    match game {
        Game::Mars(table) => preview::of(table),
    }
}

/// The boxes and options of a game, in words.
pub(crate) fn options(say: Say, game: &Game) -> Vec<String> {
    match game {
        Game::Mars(table) => preview::options(say, table),
    }
}

/// The form of a new game; it tells which map is chosen.
pub(crate) fn form(begin: Callback<Game>, map: Callback<u8>, proposed: Option<&GameProposal>) -> Html {
    let proposed = proposed.map(|GameProposal::Mars(proposal)| Rc::new(proposal.clone()));
    part!(NewGame { begin, map, proposed })
}

/// The planet behind the list of games, on which this map may be played.
pub(crate) fn backdrop(map: u8) -> Html {
    part!(Portrait { ..PortraitProps::future(map) })
}

/// All cards on one page, where the address asks for it.
#[cfg(debug_assertions)]
pub(crate) fn gallery() -> Option<Html> {
    mars::gallery::asked_for()
}
