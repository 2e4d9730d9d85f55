//! The page itself: it holds the one reducer, and the effects beside it.

mod bar;
mod bots;
pub(crate) mod gallery;

use crate::text::Language;
use crate::text::page::Bar;
use crate::ui::home::start::Start;
use crate::ui::look::focus::use_focus;
use crate::ui::look::picture::icon;
use crate::ui::look::theme::use_theme;
use crate::ui::parts::copying::{Copied, CopyText};
use crate::ui::scene::say::{Say, use_language};
use crate::ui::state::app::{Action, App, Open};
use crate::ui::state::keeping;
use crate::ui::state::names::Names;
use crate::ui::state::seen::Seen;
use crate::ui::state::story::Story;
use crate::ui::table::Table;
use bar::{GameBar, LanguageButton, ThemeButton};
use bots::use_bots;
use yew::{Callback, ContextProvider, Html, UseReducerHandle, component, html, use_reducer};

/// Everything.
#[component]
pub(crate) fn Page() -> Html {
    let app = use_reducer(keeping::first);
    let theme = use_theme();
    let language = use_language();
    let hurry = use_bots(&app);
    use_focus(app.open.as_ref().map(|open| (open.table.clone(), open.before())));
    let say = Say::in_language(*language);
    let (bar, content) = match &app.open {
        Some(open) => game(&app, say, open, hurry),
        None => (
            html! { <span class="grow" /> },
            html! { <Start act={app.dispatcher()} aside={app.aside.clone()} /> },
        ),
    };
    html! {
        <ContextProvider<Say> context={say}>
            <header class={if app.open.is_some() { "top" } else { "top home-bar" }}>
                <h1 class="mark">{ icon("leafmark") }<span>{ Language::GAME }</span></h1>
                { bar }
                <LanguageButton {language} />
                <ThemeButton {theme} />
            </header>
            { news(&app, say) }
            <main>{ content }</main>
        </ContextProvider<Say>>
    }
}

/// What went wrong outside the game, and whether it is kept.
fn news(app: &UseReducerHandle<App>, say: Say) -> Html {
    let kept = app.open.as_ref().and_then(|open| Some((open, open.lasting.told()?)));
    if app.problem.is_none() && kept.is_none() {
        return Html::default();
    }
    html! {
        <div class="news">
            if let Some(problem) = &app.problem { <p id="problem" role="alert">{ say.trouble(problem) }</p> }
            { for kept.map(|(open, words)| lasting(app, say, open, words)) }
        </div>
    }
}

/// That the game is kept otherwise than one would think, and what can be done.
fn lasting(app: &UseReducerHandle<App>, say: Say, open: &Open, words: Bar<'static>) -> Html {
    let doing = if open.lasting.is_behind() {
        html! { <CopyText class="btn" text={copied(open)} /> }
    } else {
        let app = app.clone();
        let seen = move |_| app.dispatch(Action::Told);
        html! { <button type="button" class="btn" onclick={seen}>{ say.bar(Bar::Seen) }</button> }
    };
    html! { <div id="lasting"><p class="grow" role="status">{ say.bar(words) }</p>{ doing }</div> }
}

/// The text of the game on the page.
fn copied(open: &Open) -> Callback<(), Copied> {
    let table = open.table.clone();
    Callback::from(move |()| Ok(table.to_text().into()))
}

/// The bar and the table of a game.
fn game(app: &UseReducerHandle<App>, say: Say, open: &Open, hurry: Callback<()>) -> (Html, Html) {
    let before = open.before();
    let eyes = before.eyes();
    let table = &open.table;
    let view = Seen::from(table.view(eyes));
    let names = Names::at(table, *say);
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
    let story = Story::of(table.clone(), eyes);
    let bar = html! {
        <GameBar act={app.dispatcher()} open={open.clone()} copy={copy.clone()} story={story.clone()} view={view.clone()} names={names.clone()} />
    };
    // Whoever comes before the page finds nothing of what the one before had open.
    let key = eyes.map_or(-1, |seat| i32::from(seat.number()));
    (
        bar,
        html! { <Table {key} {before} {view} {story} {names} moment={open.moment} {answer} {look} {copy} {leave} {hurry} /> },
    )
}
