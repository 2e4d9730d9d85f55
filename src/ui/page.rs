//! The page itself: it holds the one reducer, and the effects beside it.

use super::app::{Action, App, Open};
use super::bar::{game_bar, theme_button};
use super::bots::use_bots;
use super::focus::use_focus;
use super::keeping::{self, use_keeping};
use super::names::Names;
use super::picture::icon;
use super::seen::Seen;
use super::start::Start;
use super::table::Table;
use super::theme::use_theme;
use std::rc::Rc;
use yew::{Callback, Html, UseReducerHandle, component, html, use_reducer};

/// Everything.
#[component]
pub(crate) fn Page() -> Html {
    let app = use_reducer(App::default);
    let theme = use_theme();
    use_keeping(&app);
    use_bots(&app);
    use_focus(app.open.as_ref().map(|open| (open.table.clone(), open.before())));
    let (bar, content) = match &app.open {
        Some(open) => game(&app, open),
        None => (html! { <span class="grow" /> }, html! { <Start act={app.dispatcher()} /> }),
    };
    html! {
        <>
            <header class={if app.open.is_some() { "top" } else { "top home-bar" }}>
                <h1 class="mark">{ icon("leafmark") }<span>{ "Viriditas" }</span></h1>
                { bar }
                { theme_button(&theme) }
            </header>
            if let Some(problem) = &app.problem { <p id="problem" role="alert">{ problem }</p> }
            <main>{ content }</main>
        </>
    }
}

/// The bar and the table of a game.
fn game(app: &UseReducerHandle<App>, open: &Open) -> (Html, Html) {
    let before = open.before();
    let eyes = before.eyes();
    let table = &open.table;
    let view = Seen::from(table.view(eyes));
    let names = Names::at(table);
    let answer = {
        let app = app.clone();
        Callback::from(move |(seat, decided)| app.dispatch(Action::Play(seat, decided)))
    };
    let look = {
        let app = app.clone();
        Callback::from(move |seat| app.dispatch(Action::Look(seat)))
    };
    let leave = {
        let app = app.clone();
        Callback::from(move |()| {
            keeping::leave();
            app.dispatch(Action::Leave);
        })
    };
    let events: Rc<[_]> = table.heard_since(0, eyes).collect();
    let bar = game_bar(app, open, view.facts(), &names);
    // Whoever comes before the page finds nothing of what the one before had open.
    let key = eyes.map_or(-1, |seat| i32::from(seat.number()));
    (
        bar,
        html! { <Table {key} {before} {view} {events} {names} moment={open.moment} {answer} {look} {leave} /> },
    )
}
