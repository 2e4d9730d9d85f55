//! The page itself: it holds the one reducer, and the effects beside it.

mod address;
mod bots;
mod buttons;
mod cues;
mod explain;
mod for_you;
mod host;
mod live;
mod look_back;
mod newer;
mod settings;
mod windows;

use crate::text::common::BarWords;
use crate::text::mars::TableWords;
use crate::text::{Language, Verbatim};
use crate::ui::games;
use crate::ui::home::invitation::invitation;
use crate::ui::home::meeting::MeetingRoom;
use crate::ui::home::start::Start;
use crate::ui::look::focus::use_focus;
use crate::ui::look::icons::{Icon, Sprite};
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_language};
use crate::ui::look::theme::use_theme;
use crate::ui::parts::form::settings::{Settings, use_settings_in_sheets};
use crate::ui::parts::history::look_back::LookBack;
use crate::ui::parts::kept::{KeptNews, use_late_news};
use crate::ui::parts::notice::Notice;
use crate::ui::state::app::{App, CardToShow};
use crate::ui::state::saved_games;
use crate::ui::tables::{GameKind, use_tables};
use address::use_address;
use bots::use_bots;
use buttons::{ButtonPlace, language_list, theme_button};
use cues::use_cues;
use explain::Explain;
use for_you::{ForYou, use_for_you};
use host::use_host;
use live::use_live;
use look_back::use_look_back;
use newer::Newer;
use settings::{SettingsSheet, settings_button};
use windows::{in_another_window, use_windows};
use yew::{Callback, ContextProvider, Html, UseReducerHandle, component, html, use_reducer, use_state};

/// The pictures and the page.
#[component]
pub(crate) fn Root() -> Html {
    let page = part!(Page);
    #[cfg(debug_assertions)]
    let page = games::gallery().unwrap_or(page);
    html! { <>{ part!(Sprite) }{ page }</> }
}

/// Everything.
#[component]
fn Page() -> Html {
    let app = use_reducer(saved_games::first);
    let theme = use_theme();
    let language = use_language();
    let settings = use_state(Settings::chosen);
    use_settings_in_sheets(*settings);
    let is_setting = use_state(|| false);
    let hurry = use_bots(&app);
    use_address(&app);
    use_late_news(app.dispatcher());
    use_windows(&app);
    use_live(&app);
    let host = use_host(&app, &theme, &language);
    use_focus(app.open.as_ref().map(|open| (open.table.clone(), open.before(), open.waits)));
    let texts = *language;
    use_cues(&app, texts);
    use_for_you(&app, *settings);
    let (earlier, look_back) = use_look_back(&app);
    // A card that is to be shown, and how many were before it.
    let shown = use_state(|| (0_u32, None::<u16>));
    let lying_over = earlier.as_ref().map_or_else(Html::default, |(game, seat)| {
        html! { <div id="look-back" class="look-back" inert=true aria-hidden="true">{ for games::looking_back(texts, game, *seat, &shown) }</div> }
    });
    let said = earlier.as_ref().map(|_| texts.table(TableWords::BeforeLastChoice));
    let (done, answers_given) = app.played().map_or((None, 0), |open| (open.done, open.answers_given));
    let no_table = use_tables(texts, GameKind::shown(&app));
    let (bar, content) = content(&app, texts, hurry, &shown);
    let is_table = app.meeting.is_none()
        && app.invited.is_none()
        && (app.replay.is_some() || app.open.as_ref().is_some_and(|open| !open.waits));
    let is_home =
        app.meeting.is_none() && app.invited.is_none() && app.replay.is_none() && app.open.is_none();
    let place = is_table.then_some("playing").or(is_home.then_some("at-home"));
    html! {
        <ContextProvider<Texts> context={texts}><ContextProvider<Settings> context={*settings}><ContextProvider<LookBack> context={look_back}>
            <header class={if is_table { "top" } else { "top home-bar" }}>
                <h1 class="mark">{ icon(Icon::Leaf) }<span>{ Language::GAME }</span></h1>
                { bar }
                { part!(Explain { game: GameKind::shown(&app) }) }
                { language_list(&language) }
                { theme_button(texts, &theme, ButtonPlace::Bar) }
                { settings_button(texts, &is_setting) }
            </header>
            { news(&app, texts) }
            <main class={place} aria-label={is_table.then_some(Language::GAME)}>
                { content.unwrap_or(no_table) }
                // One child, there or not: the table before it stays the one it is.
                { lying_over }
            </main>
            <p class="vh" role="status">{ for said }</p>
            { part!(ForYou { done, answers_given }) }
            if *is_setting {
                { part!(SettingsSheet { settings, theme, texts: language, game: GameKind::shown(&app), close: Callback::from(move |()| is_setting.set(false)) }) }
            }
            { host }
        </ContextProvider<LookBack>></ContextProvider<Settings>></ContextProvider<Texts>>
    }
}

/// What the bar holds beside the name, and what lies below it; nothing where that is a table that has not come.
fn content(
    app: &UseReducerHandle<App>,
    texts: Texts,
    hurry: Callback<()>,
    shown: &CardToShow,
) -> (Html, Option<Html>) {
    let no_bar = || html! { <span class="grow" /> };
    if let Some(text) = &app.meeting {
        return (
            no_bar(),
            Some(part!(MeetingRoom {
                act: app.dispatcher(),
                live: app.open.as_ref().and_then(|open| open.live.clone()),
                text: text.clone(),
            })),
        );
    }
    match (&app.invited, &app.replay, &app.open) {
        (Some(invited), _, _) => (no_bar(), Some(invitation(texts, &app.dispatcher(), invited))),
        (None, Some(replay), _) => games::replaying(app, texts, replay, shown),
        (None, None, Some(open)) if open.waits => {
            (no_bar(), Some(in_another_window(texts, &app.dispatcher(), &open.table)))
        }
        (None, None, Some(open)) => games::playing(app, texts, open, hurry, shown),
        (None, None, None) => (
            no_bar(),
            Some(part!(Start {
                act: app.dispatcher(),
                aside: app.aside.clone(),
                deleted: app.deleted.clone(),
                proposed: app.proposed.clone(),
            })),
        ),
    }
}

/// What went wrong outside the game, whether it is kept, and what comes after this release.
fn news(app: &UseReducerHandle<App>, texts: Texts) -> Html {
    html! {
        <div class="news">
            if let Some(problem) = &app.problem { { part!(Notice { id: "problem", role: "alert", words: texts.trouble(problem) }) } }
            if let Some(missing) = texts.missing() {
                { part!(Notice { id: "language-missing", role: "alert", words: texts.bar(BarWords::NotFetched(Verbatim(missing.own_name()))) }) }
            }
            { part!(KeptNews { app: app.clone() }) }
            { part!(Newer { app: app.clone() }) }
            { for app.played().and_then(|open| games::guide(app, texts, open)) }
        </div>
    }
}
