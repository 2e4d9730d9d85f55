//! Games as files: all of them saved as one, and those of any brought here.

use crate::store::GameId;
use crate::text::Verbatim;
use crate::text::common::HomeWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use crate::ui::state::files::{self, Brought};
use gloo::file::{File, FileList};
use web_sys::HtmlInputElement;
use yew::{Callback, Event, Html, Properties, TargetCast, component, html, platform::spawn_local, use_state};

/// How many games that could not be read are told one by one.
const TOLD: usize = 5;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// Every kept game.
    pub(crate) games: Vec<GameId>,
    /// There may be more of them now.
    pub(crate) came: Callback<()>,
}

/// What a file is made of and what came of one.
#[component]
pub(crate) fn Files(props: &Props) -> Html {
    let texts = use_texts();
    let brought = use_state(|| None::<Brought>);
    let save = {
        let games = props.games.clone();
        move |_| files::save(&games, None)
    };
    let onchange = {
        let (brought, came) = (brought.clone(), props.came.clone());
        move |event: Event| {
            let field: HtmlInputElement = event.target_unchecked_into();
            let chosen: Vec<File> =
                field.files().map(|files| FileList::from(files).to_vec()).unwrap_or_default();
            // The same file can be chosen again.
            field.set_value("");
            let (brought, came) = (brought.clone(), came.clone());
            spawn_local(async move {
                brought.set(Some(files::open(chosen).await));
                came.emit(());
            });
        }
    };
    html! {
        <section id="files" class="panel" aria-label={texts.home(HomeWords::Files)}>
            <p class="buttons">
                <label class="btn">{ icon(Icon::Up) }{ texts.home(HomeWords::OpenFiles) }<input id="open-files" class="vh" type="file" accept=".txt,text/plain" multiple=true {onchange} /></label>
                if !props.games.is_empty() {
                    <button id="save-all" type="button" class="btn" onclick={save}>{ icon(Icon::Down) }{ texts.home(HomeWords::SaveAll(props.games.len())) }</button>
                }
            </p>
            <div id="brought" role="status">{ for brought.as_ref().map(|brought| {
                let Brought { new, further, known, troubles, unread } = brought;
                let untold = troubles.len().saturating_sub(TOLD);
                html! {
                    <>
                        <p>{ texts.home(HomeWords::Brought { new: *new, further: *further, known: *known }) }</p>
                        if *unread > 0 { <p class="faults">{ texts.home(HomeWords::UnreadFiles(*unread)) }</p> }
                        if !troubles.is_empty() {
                            <ul class="faults">
                                { for troubles.iter().take(TOLD).map(|(line, trouble)| {
                                    html! { <li>{ texts.home(HomeWords::InLine { line: *line, trouble: Verbatim(&texts.trouble(trouble)) }) }</li> }
                                }) }
                                if untold > 0 { <li>{ texts.home(HomeWords::MoreUnread(untold)) }</li> }
                            </ul>
                        }
                    </>
                }
            }) }</div>
        </section>
    }
}
