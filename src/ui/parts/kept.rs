//! How the game on the page is kept: a small mark, and what the disk says late.

use crate::text::common::{BarWords, SaveMark};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::parts::explain::ExplainedThing;
use crate::ui::parts::notice::Notice;
use crate::ui::parts::share::copying::CopyText;
use crate::ui::parts::share::sharing::Travel;
use crate::ui::state::app::{App, AppAction, Open};
use crate::ui::state::disk::{self, Safety, use_disk};
use crate::ui::state::save_slot_ref::SaveStatus;
use yew::{
    Callback, Html, Properties, UseReducerDispatcher, UseReducerHandle, component, hook, html,
    use_effect_with,
};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) open: Open,
}

/// Says whether each answer is on the disk, and to whoever drives the page how many are.
#[component]
pub(crate) fn KeptMark(props: &Props) -> Html {
    let Open { slot, status, table, .. } = &props.open;
    let texts = use_texts();
    use_disk();
    let answers = table.answers();
    let (safety, kept) = disk::safety(slot, answers);
    let mark = match safety {
        _ if status.is_behind() => SaveMark::InThePage,
        Safety::OnDisk => SaveMark::OnDisk,
        Safety::OnItsWay => SaveMark::OnItsWay,
        Safety::InTheBrowser if matches!(status, SaveStatus::Second { .. }) => SaveMark::OnItsWay,
        Safety::InTheBrowser => SaveMark::InTheBrowser,
    };
    let is_kept = mark == SaveMark::OnDisk;
    let words = texts.bar(mark.words());
    html! {
        <span id="kept" role="img" title={words.clone()} aria-label={words} data-mark="" data-explain={mark.key()} data-kept={is_kept.to_string()}
            data-answers={answers.to_string()} data-kept-answers={kept.to_string()}>{ icon(picture(mark)) }</span>
    }
}

const fn picture(mark: SaveMark) -> Icon {
    match mark {
        SaveMark::OnDisk | SaveMark::OnItsWay => Icon::Check,
        SaveMark::InTheBrowser => Icon::Globe,
        SaveMark::InThePage => Icon::Cross,
    }
}

/// What the mark with this key means.
pub(crate) fn explained(texts: Texts, key: &str) -> Option<ExplainedThing> {
    let mark = SaveMark::of_key(key)?;
    let words = texts.language().save_mark(mark);
    Some(ExplainedThing { key: key.to_owned(), picture: icon(picture(mark)), words, rule: None })
}

#[derive(PartialEq, Properties)]
pub(crate) struct NewsProps {
    pub(crate) app: UseReducerHandle<App>,
}

/// That the game is kept otherwise than one would think, and what can be done.
#[component]
pub(crate) fn KeptNews(props: &NewsProps) -> Html {
    let texts = use_texts();
    use_disk();
    let Some(open) = &props.app.open else { return Html::default() };
    let Some(words) = open.status.told() else { return Html::default() };
    if open.status.is_behind() {
        // The mark in the bar goes on saying so.
        let doing = part!(CopyText { class: "btn", text: Travel::of(&open.table).text });
        return part!(Notice { id: "lasting", role: "status", words: texts.bar(words), doing });
    }
    let act = props.app.dispatcher();
    let seen = move |_| act.dispatch(AppAction::DismissNotice);
    let doing =
        html! { <button type="button" class="btn" onclick={seen}>{ texts.bar(BarWords::Seen) }</button> };
    html! { <div id="lasting"><p class="grow" role="status">{ texts.bar(words) }</p>{ doing }</div> }
}

/// Where the disk answered after the page had opened, and nobody has played since: what is newer there is shown.
#[hook]
pub(crate) fn use_late_news(act: UseReducerDispatcher<App>) {
    use_effect_with((), move |()| {
        disk::subscribe(Callback::from(move |()| {
            if !disk::is_played() {
                act.dispatch(AppAction::Compared);
            }
        }))
    });
}
