//! A line above the table that anybody can put away.

use crate::text::common::BarWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use yew::{AttrValue, Html, Properties, component, html, use_state};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) id: &'static str,
    /// `alert` where it is to be heard at once, else `status`.
    pub(crate) role: &'static str,
    pub(crate) words: AttrValue,
    /// What can be done beside reading it.
    #[prop_or_default]
    pub(crate) doing: Html,
}

/// What it says, until it is put away; it comes back when it says something else.
#[component]
pub(crate) fn Notice(props: &Props) -> Html {
    let Props { id, role, words, doing } = props;
    let texts = use_texts();
    let read = use_state(|| None::<AttrValue>);
    if read.as_ref() == Some(words) {
        return Html::default();
    }
    let onclick = {
        let words = words.clone();
        move |_| read.set(Some(words.clone()))
    };
    html! {
        <div id={*id} class="notice"><p class="grow" role={*role}>{ words }</p>{ doing.clone() }
            <button type="button" class="ib" aria-label={texts.bar(BarWords::Close)} {onclick}>{ icon(Icon::Cross) }</button></div>
    }
}
