//! The page itself: it holds the one reducer, and the effects beside it.

mod address;
mod bots;
mod buttons;
mod host;
mod newer;
mod windows;

use crate::mars::Phase;
use crate::mars::cards::CardId;
use crate::mars::view::since;
use crate::text::Language;
use crate::ui::home::invitation::invitation;
use crate::ui::home::start::Start;
use crate::ui::look::focus::use_focus;
use crate::ui::look::icons::{Icon, Sprite};
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::say::{Say, use_language};
use crate::ui::look::theme::use_theme;
use crate::ui::mars::bar::{self, game_bar, replay_bar};
use crate::ui::mars::scene::player_view::PlayerView;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::table::Table;
use crate::ui::mars::table::replay::Watch;
use crate::ui::parts::kept::{KeptNews, use_late_news};
use crate::ui::parts::notice::Notice;
use crate::ui::parts::sharing::Travel;
use crate::ui::state::app::{App, AppAction, Open};
use crate::ui::state::before::Before;
use crate::ui::state::names::Names;
use crate::ui::state::replay::ReplayView;
use crate::ui::state::saved_games;
use address::use_address;
use bots::use_bots;
use buttons::{language_button, theme_button};
use host::use_host;
use newer::Newer;
use std::rc::Rc;
use windows::{in_another_window, use_windows};
use yew::{
    Callback, ContextProvider, Html, UseReducerHandle, UseStateHandle, component, html, use_reducer,
    use_state,
};

/// The pictures and the page.
#[component]
pub(crate) fn Root() -> Html {
    let page = part!(Page);
    #[cfg(debug_assertions)]
    let page = crate::ui::mars::gallery::asked_for().unwrap_or(page);
    html! { <>{ part!(Sprite) }{ page }</> }
}

/// Everything.
#[component]
fn Page() -> Html {
    let app = use_reducer(saved_games::first);
    let theme = use_theme();
    let language = use_language();
    let hurry = use_bots(&app);
    use_address(&app);
    use_late_news(app.dispatcher());
    use_windows(&app);
    let host = use_host(&app, &theme, &language);
    use_focus(app.open.as_ref().map(|open| (open.table.clone(), open.before(), open.waits)));
    let say = Say::in_language(*language);
    // A card that is to be shown, and how many were before it.
    let shown = use_state(|| (0_u32, None::<CardId>));
    let (bar, content) = match (&app.invited, &app.replay, &app.open) {
        (Some(invited), _, _) => {
            (html! { <span class="grow" /> }, invitation(say, &app.dispatcher(), invited))
        }
        (None, Some(replay), _) => again(&app, say, replay, &shown),
        (None, None, Some(open)) if open.waits => {
            (html! { <span class="grow" /> }, in_another_window(say, &app.dispatcher(), &open.table))
        }
        (None, None, Some(open)) => game(&app, say, open, hurry, &shown),
        (None, None, None) => (
            html! { <span class="grow" /> },
            part!(Start {
                act: app.dispatcher(),
                aside: app.aside.clone(),
                deleted: app.deleted.clone(),
                proposed: app.proposed.clone(),
            }),
        ),
    };
    let is_table =
        app.invited.is_none() && (app.replay.is_some() || app.open.as_ref().is_some_and(|open| !open.waits));
    let is_home = app.invited.is_none() && app.replay.is_none() && app.open.is_none();
    let place = is_table.then_some("playing").or(is_home.then_some("at-home"));
    html! {
        <ContextProvider<Say> context={say}>
            <header class={if is_table { "top" } else { "top home-bar" }}>
                <h1 class="mark">{ icon(Icon::Leaf) }<span>{ Language::GAME }</span></h1>
                { bar }
                { language_button(&language) }
                { theme_button(say, &theme) }
            </header>
            { news(&app, say) }
            <main class={place}>{ content }</main>
            { host }
        </ContextProvider<Say>>
    }
}

/// What went wrong outside the game, whether it is kept, and what comes after this release.
fn news(app: &UseReducerHandle<App>, say: Say) -> Html {
    html! {
        <div class="news">
            if let Some(problem) = &app.problem { { part!(Notice { id: "problem", role: "alert", words: say.trouble(problem) }) } }
            { part!(KeptNews { app: app.clone() }) }
            { part!(Newer { app: app.clone() }) }
        </div>
    }
}

/// A card that the top of the page wants shown, and how many it wanted before.
type CardToShow = UseStateHandle<(u32, Option<CardId>)>;

/// Shows a card.
fn show(shown: &CardToShow) -> Callback<CardId> {
    let shown = shown.clone();
    Callback::from(move |id| shown.set((shown.0 + 1, Some(id))))
}

/// The bar and the table of a game.
fn game(
    app: &UseReducerHandle<App>,
    say: Say,
    open: &Open,
    hurry: Callback<()>,
    shown: &CardToShow,
) -> (Html, Html) {
    let before = open.before();
    let eyes = before.eyes();
    let table = &open.table;
    let view = PlayerView::from(table.view(eyes));
    let is_over = view.facts().phase == Phase::Over;
    let names = Names::at(table, *say);
    let names = if open.is_shared() {
        // The end is for all who play at the device.
        names.heard_by(eyes.filter(|_| !is_over))
    } else {
        names.heard_alone_by(eyes)
    };
    let left = eyes.and_then(|seat| open.left_by(seat)).filter(|_| !is_over);
    let since = left.map(|left| since(left.view(eyes).facts(), view.facts())).unwrap_or_default();
    let answer = {
        let app = app.clone();
        Callback::from(move |(seat, decided)| app.dispatch(AppAction::Play(seat, decided)))
    };
    let look = {
        let app = app.clone();
        Callback::from(move |seat| app.dispatch(AppAction::SitDown(seat)))
    };
    let undo = before.person().filter(|&seat| table.undo_to(seat).is_ok()).map(|seat| {
        let act = app.dispatcher();
        Callback::from(move |()| act.dispatch(AppAction::Undo(seat)))
    });
    let leave = {
        let act = app.dispatcher();
        Callback::from(move |()| saved_games::leave(&act))
    };
    let together = {
        let act = app.dispatcher();
        Callback::from(move |()| act.dispatch(AppAction::ComeTogether))
    };
    let again = {
        let (act, table) = (app.dispatcher(), table.clone());
        Callback::from(move |()| act.dispatch(AppAction::Watch(table.clone())))
    };
    let travel = Travel::of(table);
    let story = Story::of(table.clone(), eyes);
    let (view, story, names, travel) = (&view, &story, &names, &travel);
    let bar = game_bar(
        say,
        &bar::Props { act: app.dispatcher(), open, travel, story, view, names, look: &show(shown) },
    );
    let (view, story, names, travel) = (view.clone(), story.clone(), names.clone(), travel.clone());
    // Whoever comes before the page finds nothing of what the one before had open.
    let key = eyes.map_or(-1, |seat| i32::from(seat.number()));
    (
        bar,
        part!(
            Table {
                before,
                view,
                story,
                names,
                moment: open.moment,
                answer,
                look,
                undo,
                travel,
                leave,
                hurry,
                together,
                again,
                since: Rc::new(since),
                shown: **shown,
                watch: None
            },
            key = key
        ),
    )
}

/// The bar and the table of a game that is looked at again.
fn again(app: &UseReducerHandle<App>, say: Say, replay: &ReplayView, shown: &CardToShow) -> (Html, Html) {
    let (table, eyes) = (&replay.shown, replay.eyes);
    let view = PlayerView::from(table.view(eyes));
    let names = Names::at(table, *say);
    let story = Story::of(table.clone(), eyes);
    let leave = {
        let act = app.dispatcher();
        Callback::from(move |()| act.dispatch(AppAction::Unwatch))
    };
    let watch = Watch {
        at: replay.at(),
        last: replay.last(),
        generation_back: replay.generation_back(),
        generation_on: replay.generation_on(),
        turn: {
            let act = app.dispatcher();
            Callback::from(move |at| act.dispatch(AppAction::SeekReplay(at)))
        },
        see_as: {
            let act = app.dispatcher();
            Callback::from(move |eyes| act.dispatch(AppAction::SeeAs(eyes)))
        },
        branch: {
            let act = app.dispatcher();
            Callback::from(move |()| act.dispatch(AppAction::Branch))
        },
        leave: leave.clone(),
    };
    let bar = replay_bar(say, &story, &view, &names, &show(shown), &leave);
    let (before, travel) = (Before::Watching(eyes), Travel::of(table));
    (
        bar,
        part!(
            Table {
                before,
                view,
                story,
                names,
                moment: 0,
                answer: Callback::noop(),
                look: Callback::noop(),
                undo: None,
                travel,
                leave,
                hurry: Callback::noop(),
                together: Callback::noop(),
                again: Callback::noop(),
                since: Rc::default(),
                shown: **shown,
                watch
            },
            key = "replay"
        ),
    )
}
