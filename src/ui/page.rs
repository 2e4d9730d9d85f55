//! The page itself: it holds the one reducer, and the effects beside it.

use super::app::{Action, App, Open};
use super::bar::{game_bar, theme_button};
use super::bots::use_bots;
use super::copying::CopyText;
use super::focus::use_focus;
use super::home::start::Start;
use super::keeping::{self, use_last_game};
use super::names::Names;
use super::picture::icon;
use super::seen::Seen;
use super::table::Table;
use super::theme::use_theme;
use std::rc::Rc;
use yew::{AttrValue, Callback, Html, UseReducerHandle, component, html, use_reducer};

/// Everything.
#[component]
pub(crate) fn Page() -> Html {
    let app = use_reducer(App::default);
    let theme = use_theme();
    use_last_game(&app);
    let hurry = use_bots(&app);
    use_focus(app.open.as_ref().map(|open| (open.table.clone(), open.before())));
    let (bar, content) = match &app.open {
        Some(open) => game(&app, open, hurry),
        None => (
            html! { <span class="grow" /> },
            html! { <Start act={app.dispatcher()} aside={app.aside.clone()} /> },
        ),
    };
    html! {
        <>
            <header class={if app.open.is_some() { "top" } else { "top home-bar" }}>
                <h1 class="mark">{ icon("leafmark") }<span>{ "Viriditas" }</span></h1>
                { bar }
                { theme_button(&theme) }
            </header>
            { news(&app) }
            <main>{ content }</main>
        </>
    }
}

/// What went wrong outside the game, and whether it is kept.
fn news(app: &UseReducerHandle<App>) -> Html {
    let kept = app.open.as_ref().and_then(|open| Some((open, open.lasting.words()?)));
    if app.problem.is_none() && kept.is_none() {
        return Html::default();
    }
    html! {
        <div class="news">
            if let Some(problem) = &app.problem { <p id="problem" role="alert">{ problem }</p> }
            { for kept.map(|(open, words)| lasting(app, open, words)) }
        </div>
    }
}

/// That the game is kept otherwise than one would think, and what can be done.
fn lasting(app: &UseReducerHandle<App>, open: &Open, words: &'static str) -> Html {
    let doing = if open.lasting.is_behind() {
        html! { <CopyText class="btn" text={copied(open)} /> }
    } else {
        let app = app.clone();
        let seen = move |_| app.dispatch(Action::Told);
        html! { <button type="button" class="btn" onclick={seen}>{ "I see" }</button> }
    };
    html! { <div id="lasting"><p class="grow" role="status">{ words }</p>{ doing }</div> }
}

/// The text of the game on the page.
fn copied(open: &Open) -> Callback<(), Result<AttrValue, AttrValue>> {
    let table = open.table.clone();
    Callback::from(move |()| Ok(table.to_text().into()))
}

/// The bar and the table of a game.
fn game(app: &UseReducerHandle<App>, open: &Open, hurry: Callback<()>) -> (Html, Html) {
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
        let act = app.dispatcher();
        Callback::from(move |()| keeping::leave(&act))
    };
    let copy = copied(open);
    let events: Rc<[_]> = table.heard_since(0, eyes).collect();
    let taken_back = Rc::from(table.taken_back());
    let bar = game_bar(app, open, &copy, view.facts(), &names);
    // Whoever comes before the page finds nothing of what the one before had open.
    let key = eyes.map_or(-1, |seat| i32::from(seat.number()));
    (
        bar,
        html! { <Table {key} {before} {view} {events} {taken_back} {names} moment={open.moment} {answer} {look} {copy} {leave} {hurry} /> },
    )
}
