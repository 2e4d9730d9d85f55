//! Where no game is open: a new one, or one that is kept.

use super::app::{Action, App, Held};
use super::games::Games;
use super::keeping;
use super::new_game::NewGame;
use super::paste::Paste;
use crate::store::GameId;
use yew::{Callback, Html, Properties, UseReducerDispatcher, component, html, use_force_update};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) act: UseReducerDispatcher<App>,
}

/// The list of kept games, the form of a new one, and the way in for one that comes as text.
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
    html! {
        <div class="home">
            <div class="globe" aria-hidden="true" />
            <div class="col">
                <p class="title" aria-hidden="true">{ "Viriditas" }</p>
                <p class="sub">{ "Make Mars green. One to five seats, people or bots, on this device." }</p>
                { games }
                <NewGame begin={begin.clone()} />
                <Paste {begin} />
                <p class="fine">{ "Unofficial and free. Games stay on this device." }</p>
            </div>
        </div>
    }
}
