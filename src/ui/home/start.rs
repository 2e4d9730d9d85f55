//! Where no game is open: one that is kept, or a new one.

use crate::games::Game;
use crate::games::GameProposal;
use crate::store::{GameId, Kept, StoreFault, StoredGame};
use crate::text::Language;
use crate::text::common::{ExplainWords, HomeWords};
use crate::ui::games as screens;
use crate::ui::home::files::Files;
use crate::ui::home::games::{self, GameAction, Library, aside};
use crate::ui::home::kept::HowKept;
use crate::ui::home::paste::Paste;
use crate::ui::home::room::Room;
use crate::ui::look::focus::use_focus;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use crate::ui::state::app::{App, AppAction, Open};
use crate::ui::state::disk::{self, use_disk};
use crate::ui::state::save_slot_ref::SaveSlotRef;
use crate::ui::state::saved_games;
use std::rc::Rc;
use yew::{Callback, Html, Properties, UseReducerDispatcher, component, html, use_force_update, use_state};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) act: UseReducerDispatcher<App>,
    /// Games that only the page has.
    pub(crate) aside: Vec<Open>,
    /// Games that were deleted last.
    pub(crate) deleted: Vec<StoredGame>,
    /// A set-up that came with a link.
    pub(crate) proposed: Option<Rc<GameProposal>>,
}

/// The way back to the games that are kept, the form of a new one, and the way in for one that comes as text.
#[component]
pub(crate) fn Start(props: &Props) -> Html {
    let texts = use_texts();
    let list_again = use_force_update();
    let map = use_state(|| 0);
    use_disk();
    let begin = {
        let act = props.act.clone();
        Callback::from(move |table: Game| {
            disk::ask_to_stay();
            act.dispatch(AppAction::Open { slot: SaveSlotRef::default(), table, here: None });
        })
    };
    let back = {
        let act = props.act.clone();
        Callback::from(move |place| act.dispatch(AppAction::Return(place)))
    };
    let list_again = Callback::from(move |()| list_again.force_update());
    let forget = {
        let act = props.act.clone();
        Callback::from(move |games: Vec<GameId>| {
            let (gone, problem) = saved_games::forget(&games);
            act.dispatch(AppAction::Deleted(gone));
            if let Some(problem) = problem {
                act.dispatch(AppAction::Problem(problem));
            }
        })
    };
    let restore = {
        let (act, deleted) = (props.act.clone(), props.deleted.clone());
        move |_| match saved_games::restore(deleted.clone()) {
            Ok(()) => act.dispatch(AppAction::Deleted(Vec::new())),
            Err((left, problem)) => {
                act.dispatch(AppAction::Deleted(left));
                act.dispatch(AppAction::Problem(problem));
            }
        }
    };
    let doing = {
        let (act, forget, list_again) = (props.act.clone(), forget.clone(), list_again.clone());
        Callback::from(move |doing| match doing {
            GameAction::Open(id) => act.dispatch(saved_games::open(id)),
            GameAction::Watch(id) => act.dispatch(saved_games::watch(id)),
            GameAction::Forget(id) => forget.emit(vec![id]),
            GameAction::Rename(id, name) => {
                act.dispatch(match saved_games::rename(id, name) {
                    Ok(()) => AppAction::Solved,
                    Err(problem) => AppAction::Problem(problem),
                });
                list_again.emit(());
            }
        })
    };
    let show_map = {
        let map = map.setter();
        Callback::from(move |number| map.set(number))
    };
    use_focus((props.deleted.clone(), props.proposed.clone()));
    let (all, unkept) = kept();
    let unkept = unkept.or_else(refused);
    let mut others = all.clone();
    let latest = others.iter().position(|kept| kept.summary.is_ok()).map(|place| others.remove(place));
    let deleted = (!props.deleted.is_empty()).then(|| {
        html! {
            <p id="deleted" class="panel note">
                <span class="grow" role="status">{ texts.home(HomeWords::Deleted(props.deleted.len())) }</span>
                <button id="restore" type="button" class="btn focus-here" onclick={restore}>{ icon(Icon::Undo) }{ texts.home(HomeWords::BringBack) }</button>
            </p>
        }
    });
    html! {
        <div class="home">
            { screens::backdrop(*map) }
            <div class="col">
                <p class="title" aria-hidden="true">{ Language::GAME }</p>
                <p class="sub">{ texts.home(HomeWords::About) }</p>
                if all.is_empty() { { screens::lessons(begin.clone(), true) } }
                if let Some(unkept) = unkept { <p id="unkept" class="panel note" role="status">{ texts.home(unkept) }</p> }
                { aside(texts, &props.aside, &back) }
                { for latest.map(|kept| games::latest(texts, &kept, &doing)) }
                { for deleted }
                { part!(Room { games: all.clone(), forget }) }
                { screens::form(begin.clone(), show_map, props.proposed.as_deref()) }
                if !all.is_empty() { { screens::lessons(begin.clone(), false) } }
                { part!(Library { games: others, act: doing }) }
                { part!(Files { games: all.iter().map(|kept| kept.id).collect::<Vec<_>>(), came: list_again }) }
                { part!(Paste { begin }) }
                { part!(HowKept) }
                <p class="fine">{ texts.home(HomeWords::Unofficial) }{ " " }
                    <a id="rules" href={texts.language().rules_page()} hreflang={texts.language().tag()} target="_blank" rel="noopener">{ texts.explain(ExplainWords::Rules) }</a>{ " " }
                    <a id="about" href={texts.language().about_page()} hreflang={texts.language().tag()} target="_blank" rel="noopener">{ texts.home(HomeWords::AboutAndLicences) }</a></p>
            </div>
        </div>
    }
}

/// What is to be said of games that the first store refuses.
fn refused() -> Option<HomeWords<'static>> {
    match saved_games::refused() {
        (0, _) => None,
        (games, true) => Some(HomeWords::InTheSecondStore(games)),
        (games, false) => Some(HomeWords::InThePage(games)),
    }
}

/// All kept games, and why there are none where the store cannot be asked.
fn kept() -> (Vec<Kept>, Option<HomeWords<'static>>) {
    match saved_games::kept() {
        Ok(games) => (games, None),
        Err(StoreFault::Blocked | StoreFault::Full) => (Vec::new(), Some(HomeWords::NothingIsKept)),
    }
}
