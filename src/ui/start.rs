//! Where no game is open: a new one, or one that is kept.

use super::app::{Action, App, Held};
use super::games::Games;
use super::keeping;
use super::new_game::NewGame;
use crate::store::GameId;
use yew::{Callback, Html, Properties, UseReducerDispatcher, component, html, use_force_update};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) act: UseReducerDispatcher<App>,
}

/// The form of a new game and the list of kept ones.
#[component]
pub(crate) fn Start(props: &Props) -> Html {
    let list_again = use_force_update();
    let begin = {
        let act = props.act.clone();
        Callback::from(move |table: Held| match keeping::begin(&table) {
            Ok(id) => act.dispatch(Action::Open { id, table }),
            Err(problem) => act.dispatch(Action::Problem(problem)),
        })
    };
    let open = {
        let act = props.act.clone();
        Callback::from(move |id: GameId| match keeping::load(id) {
            Ok(table) => act.dispatch(Action::Open { id, table }),
            Err(problem) => act.dispatch(Action::Problem(problem)),
        })
    };
    let forget = {
        let act = props.act.clone();
        Callback::from(move |id: GameId| {
            if let Err(problem) = keeping::forget(id) {
                act.dispatch(Action::Problem(problem));
            }
            list_again.force_update();
        })
    };
    let games = match keeping::kept() {
        Ok(games) => html! { <Games {games} {open} {forget} /> },
        Err(problem) => html! { <p role="alert">{ problem }</p> },
    };
    html! { <><NewGame {begin} />{ games }</> }
}
