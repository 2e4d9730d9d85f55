//! What can be learnt by playing, where games begin.

use crate::games::Game;
use crate::mars::guide::Lesson;
use crate::text::mars::{GuideWords, TableWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use crate::ui::mars::guide;
use yew::{Callback, Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) begin: Callback<Game>,
    /// Whether nobody has played here before: then the guided game is the first thing on the page.
    pub(crate) is_new: bool,
}

/// The guided first game, and the lessons of the boxes below it.
#[component]
pub(crate) fn Lessons(props: &Props) -> Html {
    let texts = use_texts();
    let words = |words: GuideWords<'_>| texts.table(TableWords::Guide(words));
    let onclick = |lesson: Lesson| {
        let begin = props.begin.clone();
        move |_| {
            if let Some(table) = guide::begin(texts, lesson) {
                begin.emit(table.into());
            }
        }
    };
    let button = |lesson: Lesson| {
        html! {
            <li key={<&str>::from(lesson)}><button type="button" class="btn" data-lesson={<&str>::from(lesson)} onclick={onclick(lesson)}>
                <span>{ words(GuideWords::Begin(lesson)) }<small>{ words(GuideWords::About(lesson)) }</small></span></button></li>
        }
    };
    let class = if props.is_new { "btn primary" } else { "btn" };
    html! {
        <section id="lessons" class={classes!("panel", props.is_new.then_some("new"))} aria-labelledby="lessons-title">
            <h2 id="lessons-title">{ words(GuideWords::Lessons) }</h2>
            if props.is_new { <p class="the-aim">{ words(GuideWords::About(Lesson::FirstGame)) }</p> }
            <button id="begin-guided" type="button" {class} data-lesson={<&str>::from(Lesson::FirstGame)} onclick={onclick(Lesson::FirstGame)}>
                { icon(Icon::Play) }{ words(GuideWords::Begin(Lesson::FirstGame)) }</button>
            <ul>{ for Lesson::ALL.iter().copied().filter(|&lesson| lesson != Lesson::FirstGame).map(button) }</ul>
        </section>
    }
}
