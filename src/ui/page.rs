//! The page itself: it holds the one reducer, and the effects beside it.

use super::app::{Action, App, Open};
use super::bots::use_bots;
use super::focus::use_focus;
use super::keeping::{self, use_keeping};
use super::names::Names;
use super::seen::Seen;
use super::start::Start;
use super::table::{Before, Table};
use std::rc::Rc;
use yew::{Callback, Html, UseReducerHandle, component, html, use_reducer};

/// Everything.
#[component]
pub(crate) fn Page() -> Html {
    let app = use_reducer(App::default);
    use_keeping(&app);
    use_bots(&app);
    use_focus(app.open.as_ref().map(|open| (open.table.clone(), open.before())));
    let content = match &app.open {
        Some(open) => game(&app, open),
        None => html! { <Start act={app.dispatcher()} /> },
    };
    html! {
        <>
            <header>
                <h1>{ "Viriditas" }</h1>
                { for app.open.as_ref().map(|open| bar(&app, open)) }
            </header>
            if let Some(problem) = &app.problem { <p id="problem" role="alert">{ problem }</p> }
            <main>{ content }</main>
        </>
    }
}

/// What can be done beside the game.
fn bar(app: &UseReducerHandle<App>, open: &Open) -> Html {
    let leave = {
        let app = app.clone();
        move |_| {
            keeping::leave();
            app.dispatch(Action::Leave);
        }
    };
    let act = |action: fn() -> Action| {
        let app = app.clone();
        move |_| app.dispatch(action())
    };
    let eyes = open.before().eyes();
    let undo = eyes.filter(|&seat| open.table.may_undo(seat).is_ok()).map(|seat| {
        let app = app.clone();
        let onclick = move |_| app.dispatch(Action::Undo(seat));
        html! { <button id="undo" type="button" {onclick}>{ "Undo" }</button> }
    });
    html! {
        <nav aria-label="Game">
            <button id="leave" type="button" onclick={leave}>{ "Games" }</button>
            { undo }
            if open.is_shared() && matches!(open.before(), Before::Person(_)) {
                <button id="rise" type="button" onclick={act(|| Action::Rise)}>{ "Hide my cards" }</button>
            }
        </nav>
    }
}

fn game(app: &UseReducerHandle<App>, open: &Open) -> Html {
    let before = open.before();
    let eyes = before.eyes();
    let table = &open.table;
    let view = Seen::from(table.view(eyes));
    let names: Names = table.seats().iter().map(|seat| table.name(seat).to_owned()).collect();
    let answer = {
        let app = app.clone();
        Callback::from(move |(seat, index)| app.dispatch(Action::Answer(seat, index)))
    };
    let look = {
        let app = app.clone();
        Callback::from(move |seat| app.dispatch(Action::Look(seat)))
    };
    let events: Rc<[_]> = table.heard_since(0, eyes).collect();
    html! { <Table {before} {view} {events} {names} moment={open.moment} {answer} {look} /> }
}
