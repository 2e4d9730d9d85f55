//! The game on the page in other windows: who plays it, and what is shown where it waits.

use crate::games::Game;
use crate::text::common::BarWords;
use crate::ui::games::preview;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::state::app::{App, AppAction};
use crate::ui::state::{disk, saved_games, windows};
use yew::{Html, UseReducerDispatcher, UseReducerHandle, hook, html, use_effect_with};

/// Each game is played in one window, the one that opened it last.
#[hook]
pub(super) fn use_windows(app: &UseReducerHandle<App>) {
    let act = app.dispatcher();
    use_effect_with((), {
        let act = act.clone();
        move |()| {
            let ears = (windows::listen(act.clone()), windows::rest_with_the_page(act));
            move || drop(ears)
        }
    });
    let origin = app.uncovered().and_then(|open| open.slot.origin());
    use_effect_with(origin, |_| || drop(windows::leave()));
    let played = app.played().map(|open| open.slot.clone());
    use_effect_with((origin, played), move |(_, played)| {
        if let Some(slot) = played {
            windows::take(slot.clone(), &act);
        }
    });
}

/// The game that another window plays, and how to have it here.
pub(super) fn in_another_window(texts: Texts, act: &UseReducerDispatcher<App>, table: &Game) -> Html {
    let take = {
        let act = act.clone();
        move |_| {
            act.dispatch(AppAction::Resume(None));
            // The other window may be gone without a word, and the first store full.
            disk::compare_again();
        }
    };
    let leave = {
        let act = act.clone();
        move |_| saved_games::leave(&act)
    };
    html! {
        <div class="invitation">
            <section id="in-another-window" class="asked">
                <h2 tabindex="-1">{ texts.bar(BarWords::InAnotherWindow) }</h2>
                <div class="panel"><div class="kept first">{ preview(table).card(texts) }</div></div>
                <p>{ texts.bar(BarWords::InAnotherWindowAbout) }</p>
                <p class="buttons">
                    <button id="play-here" type="button" class="btn primary focus-here" onclick={take}>{ icon(Icon::Play) }{ texts.bar(BarWords::PlayHere) }</button>
                    <button id="leave" type="button" class="btn quiet" onclick={leave}>{ icon(Icon::Menu) }{ texts.bar(BarWords::Games) }</button>
                </p>
            </section>
        </div>
    }
}
