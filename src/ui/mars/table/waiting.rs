//! While others are asked.

use crate::text::page::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::mars::scene::TableContext;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::table::log::latest_news;
use crate::ui::parts::pace::PaceChoice;
use yew::{Callback, Html, html};

/// Who is waited for, and how to wait less: `hurry` lets bots answer at once until a person is asked.
pub(crate) fn waiting(scene: &TableContext, story: &Story, hurry: &Callback<()>) -> Html {
    let TableContext { say, view, names, .. } = scene;
    let who: Vec<String> = view.asked().iter().map(|seat| names.said(seat).to_string()).collect();
    let news = latest_news(*say, story, view.facts(), names).map(|news| news.words);
    html! {
        <section id="waiting" class="panel turn" aria-label={say.table(TableWords::Waiting)}>
            // The top of the page says it aloud.
            <p class="latest" aria-hidden="true">{ for news }</p>
            <p role="status">{ say.table(TableWords::WaitingFor(&who)) }</p>
            <p class="buttons">
                <button id="hurry" type="button" class="btn" onclick={hurry.reform(|_| ())}>{ icon(Icon::Play) }{ say.table(TableWords::ToMyNextDecision) }</button>
                { part!(PaceChoice) }
            </p>
        </section>
    }
}
