//! That a newer release of the page is there: told where nobody is choosing, and used when a person says so.

use crate::text::common::BarWords;
use crate::ui::look::focus::use_focus;
use crate::ui::look::part::part;
use crate::ui::look::release::{Release, use_newer_release};
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::parts::share::copying::CopyText;
use crate::ui::parts::share::sharing::Travel;
use crate::ui::state::app::App;
use crate::ui::state::before::Before;
use crate::ui::state::disk::{self, use_disk};
use yew::{
    Callback, Html, MouseEvent, Properties, UseReducerHandle, UseStateHandle, classes, component, html,
    use_state_eq,
};

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub(super) app: UseReducerHandle<App>,
}

/// What a person wants of it, and what came of that.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Wish {
    /// Nothing was said yet.
    #[default]
    Open,
    /// The newer version is to be used.
    Now,
    /// The newer version was to be used, and did not answer.
    InVain,
    /// The newer version was to be used, and the game would be lost.
    AtALoss,
    /// Not at this visit.
    Later,
}

/// A line that says so, with what can be done; it takes no focus, and it is there before it says anything, so that what it
/// says is heard.
#[component]
pub(super) fn Newer(props: &Props) -> Html {
    let texts = use_texts();
    let app = &props.app;
    let release = use_newer_release();
    use_disk();
    let wish = use_state_eq(Wish::default);
    use_focus(*wish == Wish::Later);
    let told = match *wish {
        Wish::Open => release.filter(|release| is_time(app, release)).map(|release| {
            let onclick = taking(app, &release, &wish);
            let using =
                html! { <button type="button" class="btn" {onclick}>{ texts.bar(BarWords::UseNewer) }</button> };
            (BarWords::NewerIsReady, html! { <>{ using }{ putting_off(texts, BarWords::NotNow, &wish) }</> })
        }),
        Wish::Now => Some((BarWords::NewerOpens, Html::default())),
        Wish::InVain => Some((BarWords::NewerIsSilent, putting_off(texts, BarWords::Seen, &wish))),
        Wish::AtALoss => {
            let copying = app
                .open
                .as_ref()
                .map(|open| part!(CopyText { class: "btn", text: Travel::of(&open.table).text }));
            Some((BarWords::NewerWouldLose, html! { <>{ for copying }{ putting_off(texts, BarWords::Seen, &wish) }</> }))
        }
        Wish::Later => None,
    };
    let (words, doing) = told.unzip();
    html! {
        <div id="newer" class={classes!(words.is_some().then_some("told"))}>
            <p class="grow" role="status">{ for words.map(|words| texts.bar(words)) }</p>
            { for doing.map(|doing| html! { <span class="buttons">{ doing }</span> }) }
        </div>
    }
}

/// Uses the release, once the game is kept.
fn taking(
    app: &UseReducerHandle<App>,
    release: &Release,
    wish: &UseStateHandle<Wish>,
) -> Callback<MouseEvent> {
    let (app, release, wish) = (app.clone(), release.clone(), wish.setter());
    Callback::from(move |_| {
        if !is_kept(&app) {
            wish.set(Wish::AtALoss);
            return;
        }
        wish.set(Wish::Now);
        let wish = wish.clone();
        release.take_over(move || wish.set(Wish::InVain));
    })
}

/// A button that puts the line away until the page is opened again.
fn putting_off(texts: Texts, words: BarWords<'static>, wish: &UseStateHandle<Wish>) -> Html {
    let wish = wish.setter();
    html! { <button type="button" class="btn quiet" onclick={move |_| wish.set(Wish::Later)}>{ texts.bar(words) }</button> }
}

/// Whether nobody is in the middle of a choice, and nothing is lost when the page is opened anew: without a game, at its
/// end, between two people, while only bots play or somebody at another device does, and of a release that was there before the page until the first answer.
fn is_time(app: &App, release: &Release) -> bool {
    if app.invited.is_some() || app.replay.is_some() || app.meeting.is_some() {
        return false;
    }
    // A reload would lose the connections.
    if app.open.as_ref().is_some_and(|open| open.live.is_some()) {
        return false;
    }
    let Some(open) = &app.open else { return app.aside.is_empty() && disk::has_all() };
    let is_quiet = match open.before() {
        Before::Nobody | Before::HandOver { .. } | Before::Sending { .. } => true,
        Before::Person(_) => {
            open.table.asked().is_empty() || release.is_from_before && open.answers_given == 0
        }
    };
    is_quiet && app.aside.is_empty() && !open.status.is_behind() && disk::has_all()
}

/// Keeps the game once more, and has the page open with it; whether all games are kept.
fn is_kept(app: &App) -> bool {
    let is_behind =
        app.open.as_ref().is_some_and(|open| !open.waits && open.slot.keep(&open.table).is_behind());
    app.aside.is_empty() && !is_behind && disk::has_all()
}
