//! Where no game is open: one that is kept, or a new one.

use crate::store::{GameId, Kept, StoreFault};
use crate::text::Language;
use crate::text::page::Home;
use crate::ui::home::games::{Aside, Latest, Library};
use crate::ui::home::kept::HowKept;
use crate::ui::home::new_game::NewGame;
use crate::ui::home::paste::Paste;
use crate::ui::map::{Portrait, PortraitProps};
use crate::ui::scene::say::use_say;
use crate::ui::state::app::{Action, App, Open};
use crate::ui::state::disk::{self, use_disk};
use crate::ui::state::held::Held;
use crate::ui::state::keeping;
use crate::ui::state::shelf::Shelf;
use yew::{Callback, Html, Properties, UseReducerDispatcher, component, html, use_force_update};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) act: UseReducerDispatcher<App>,
    /// Games that only the page has.
    pub(crate) aside: Vec<Open>,
}

/// The way back to the games that are kept, the form of a new one, and the way in for one that comes as text.
#[component]
pub(crate) fn Start(props: &Props) -> Html {
    let say = use_say();
    let list_again = use_force_update();
    use_disk();
    let begin = {
        let act = props.act.clone();
        Callback::from(move |table: Held| {
            disk::ask_to_stay();
            act.dispatch(Action::Open { shelf: Shelf::default(), table, here: None });
        })
    };
    let back = {
        let act = props.act.clone();
        Callback::from(move |place| act.dispatch(Action::Return(place)))
    };
    let open = {
        let act = props.act.clone();
        Callback::from(move |id: GameId| act.dispatch(keeping::open(id)))
    };
    let forget = {
        let act = props.act.clone();
        Callback::from(move |id: GameId| {
            act.dispatch(match keeping::forget(id) {
                Ok(()) => Action::Solved,
                Err(problem) => Action::Problem(problem),
            });
            list_again.force_update();
        })
    };
    let (latest, others, unkept) = kept();
    html! {
        <div class="home">
            <Portrait ..PortraitProps::future() />
            <div class="col">
                <p class="title" aria-hidden="true">{ Language::GAME }</p>
                <p class="sub">{ say.home(Home::About) }</p>
                if let Some(unkept) = unkept { <p class="panel note" role="status">{ say.home(unkept) }</p> }
                <Aside games={props.aside.clone()} {back} />
                { for latest.map(|kept| {
                    let key = kept.id.number();
                    html! { <Latest {key} {kept} open={open.clone()} forget={forget.clone()} /> }
                }) }
                <NewGame begin={begin.clone()} />
                <Library games={others} {open} {forget} />
                <Paste {begin} />
                <HowKept />
                <p class="fine">{ say.home(Home::Unofficial) }</p>
            </div>
        </div>
    }
}

/// The game to go on with, the others, and why there are none where the store cannot be asked.
fn kept() -> (Option<Kept>, Vec<Kept>, Option<Home<'static>>) {
    match keeping::kept() {
        Ok(mut games) => {
            let latest = games.iter().position(|kept| kept.summary.is_ok());
            let latest = latest.map(|place| games.remove(place));
            (latest, games, None)
        }
        Err(StoreFault::Blocked | StoreFault::Full) => (None, Vec::new(), Some(Home::NothingIsKept)),
    }
}
