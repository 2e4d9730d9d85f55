//! What happened since somebody's turn, beside what they are asked: open when the turn begins, and folded when they have begun to act.

use crate::text::common::BarWords;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::{
    AttrValue, Callback, Html, KeyboardEvent, Properties, component, hook, html, use_callback,
    use_effect_with, use_mut_ref, use_state_eq,
};

/// The key that opens and folds it.
pub(crate) const RECAP_KEY: &str = "w";

/// The panel and its button: a press anywhere else folds it.
const OWN: &str = "#recap, #recap-open";

/// Whether a recap is open, and what opens and folds it.
#[derive(Clone, PartialEq)]
pub(crate) struct RecapFold {
    pub(crate) is_open: bool,
    /// Opens it, or folds it.
    pub(crate) turn: Callback<()>,
}

impl RecapFold {
    /// The button that opens it again.
    pub(crate) fn button(&self, texts: Texts) -> Html {
        let words = texts.table(TableWords::WhatHappened);
        html! {
            <button id="recap-open" type="button" class="ib" title={words.clone()} aria-expanded={self.is_open.to_string()} onclick={self.turn.reform(|_| ())}>
                { icon(Icon::Log) }<span class="vh">{ words }</span></button>
        }
    }
}

/// The recap of a turn: nothing where there is none. It is open at the first question of the turn (`moment` counts answers) until
/// something is pressed beside it or chosen; the fold is remembered for the turn.
#[hook]
pub(crate) fn use_recap_fold(turn: Option<usize>, answers_given: u32, is_acting: bool) -> Option<RecapFold> {
    let folded = use_state_eq(|| None::<(usize, bool)>);
    let begun = use_mut_ref(|| (None, answers_given));
    if begun.borrow().0 != turn {
        begun.replace((turn, answers_given));
    }
    let is_first = begun.borrow().1 == answers_given;
    let chosen = folded.filter(|&(of, _)| Some(of) == turn).map(|(_, is_open)| is_open);
    let is_open = turn.is_some() && !is_acting && chosen.unwrap_or(is_first);
    let fold = {
        let folded = folded.setter();
        use_callback((turn, is_open), move |(), &(turn, is_open)| {
            folded.set(turn.map(|turn| (turn, !is_open)));
        })
    };
    use_effect_with((turn, is_open), {
        let folded = folded.setter();
        move |&(turn, is_open)| {
            let ear = turn.filter(|_| is_open).map(|turn| {
                EventListener::new(&document(), "pointerdown", move |event| {
                    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                    if target.is_none_or(|it| it.closest(OWN).ok().flatten().is_none()) {
                        folded.set(Some((turn, false)));
                    }
                })
            });
            move || drop(ear)
        }
    });
    turn.map(|_| RecapFold { is_open, turn: fold })
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) title: AttrValue,
    /// What all of it together brought.
    pub(crate) sum: Html,
    /// A line each.
    pub(crate) lines: Vec<Html>,
    /// What has no line.
    pub(crate) more: Option<AttrValue>,
    pub(crate) fold: RecapFold,
}

/// The lines of a recap. What cannot be seen at once is scrolled.
#[component]
pub(crate) fn RecapPanel(props: &Props) -> Html {
    let texts = use_texts();
    let Props { title, sum, lines, more, fold } = props;
    let turn = &fold.turn;
    let onkeydown = {
        let turn = turn.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.prevent_default();
                turn.emit(());
            }
        }
    };
    html! {
        <section id="recap" class="panel recap" aria-label={title.clone()} {onkeydown}>
            <header><h2>{ title }</h2>{ sum.clone() }<span class="grow" /><kbd>{ RECAP_KEY }</kbd>
                <button id="recap-close" type="button" class="ib" aria-label={texts.bar(BarWords::Close)} onclick={turn.reform(|_| ())}>{ icon(Icon::Cross) }</button></header>
            <ol tabindex="0">
                { for lines.iter().map(|line| html! { <li>{ line.clone() }</li> }) }
                { for more.iter().map(|more| html! { <li class="more">{ more }</li> }) }
            </ol>
        </section>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct SaidProps {
    /// The whole recap in sentences; nothing where there is none.
    pub(crate) words: AttrValue,
}

/// The recap as one message for whoever hears the page. The region stands there before its words do, or no browser would tell of them.
#[component]
pub(crate) fn RecapSaid(props: &SaidProps) -> Html {
    let said = use_state_eq(AttrValue::default);
    use_effect_with(props.words.clone(), {
        let said = said.setter();
        move |words| said.set(words.clone())
    });
    html! { <p id="recap-said" class="vh" role="status">{ &*said }</p> }
}
