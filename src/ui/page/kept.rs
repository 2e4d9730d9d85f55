//! How the game on the page is kept: a small mark, and what the disk says late.

use crate::text::page::Bar;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::scene::say::use_say;
use crate::ui::state::app::{Action, App, Open};
use crate::ui::state::disk::{self, Safety, use_disk};
use yew::{Callback, Html, Properties, UseReducerDispatcher, component, hook, html, use_effect_with};

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub(super) open: Open,
}

/// Says whether each answer is on the disk, and to whoever drives the page how many are.
#[component]
pub(super) fn KeptMark(props: &Props) -> Html {
    let Open { shelf, lasting, table, .. } = &props.open;
    let say = use_say();
    use_disk();
    let answers = table.answers();
    let (safety, kept) = disk::safety(shelf, answers);
    let (picture, words) = match safety {
        _ if lasting.is_behind() => (Icon::Cross, Bar::InThePage),
        Safety::OnDisk => (Icon::Check, Bar::OnDisk),
        Safety::OnItsWay => (Icon::Check, Bar::OnItsWay),
        Safety::InTheBrowser => (Icon::Globe, Bar::InTheBrowser),
    };
    let is_kept = words == Bar::OnDisk;
    let words = say.bar(words);
    html! {
        <span id="kept" role="img" title={words.clone()} aria-label={words} data-kept={is_kept.to_string()}
            data-answers={answers.to_string()} data-kept-answers={kept.to_string()}>{ icon(picture) }</span>
    }
}

/// Where the disk answered after the page had opened, and nobody has played since: what is newer there is shown.
#[hook]
pub(super) fn use_late_news(act: UseReducerDispatcher<App>) {
    use_effect_with((), move |()| {
        disk::hear(Callback::from(move |()| {
            if !disk::is_played() {
                act.dispatch(Action::Compared);
            }
        }))
    });
}
