//! A game or a set-up as text, to be taken along.

use crate::text::AppError;
use crate::text::common::BarWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Clipboard;
use yew::{
    AttrValue, Callback, Html, Properties, classes, component, html, platform::spawn_local, use_state,
};

/// The text, or why there is none.
pub(crate) type CopyResult = Result<AttrValue, AppError>;

/// What a button copies.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Copying {
    /// A game as text.
    #[default]
    Text,
    /// A game as a link.
    Link,
    /// A set-up as a link.
    SetUp,
}

impl Copying {
    /// What stands on the button, what it does, and its name.
    const fn words(self) -> (BarWords<'static>, BarWords<'static>, &'static str) {
        match self {
            Self::Text => (BarWords::Copy, BarWords::CopyGame, "copy"),
            Self::Link => (BarWords::CopyLink, BarWords::CopyGameAsLink, "copy-link"),
            Self::SetUp => (BarWords::CopySetUp, BarWords::CopySetUpAsLink, "copy-setup"),
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    #[prop_or_default]
    pub(crate) copies: Copying,
    /// Makes the text, or says why there is none.
    pub(crate) text: Callback<(), CopyResult>,
    /// For the style sheet.
    pub(crate) class: &'static str,
}

/// What came of it.
#[derive(Clone, PartialEq)]
enum CopyOutcome {
    Copied,
    /// Without the right to copy, the text itself is there to be taken.
    Shown(AttrValue),
    Failed(AppError),
}

/// Whether the text is where it can be pasted from. Pages that are not served safely have no clipboard.
async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    let clipboard = Reflect::get(&navigator, &JsValue::from_str("clipboard"));
    match clipboard.map(JsCast::dyn_into::<Clipboard>) {
        Ok(Ok(clipboard)) => JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        Ok(Err(_)) | Err(_) => false,
    }
}

/// A button that puts the text where it can be pasted from, and what came of it.
#[component]
pub(crate) fn CopyText(props: &Props) -> Html {
    let texts = use_texts();
    let outcome = use_state(|| None::<CopyOutcome>);
    let onclick = {
        let (outcome, text) = (outcome.clone(), props.text.clone());
        move |_| match text.emit(()) {
            Err(problem) => outcome.set(Some(CopyOutcome::Failed(problem))),
            Ok(text) => {
                let outcome = outcome.clone();
                spawn_local(async move {
                    let copied = copy(&text).await;
                    outcome.set(Some(if copied { CopyOutcome::Copied } else { CopyOutcome::Shown(text) }));
                });
            }
        }
    };
    let close = {
        let outcome = outcome.clone();
        move |_| outcome.set(None)
    };
    let is_copied = *outcome == Some(CopyOutcome::Copied);
    let (words, title, class) = props.copies.words();
    html! {
        <span class="copying">
            <button type="button" class={classes!(props.class, class)} title={texts.bar(title)} {onclick}>
                { icon(if is_copied { Icon::Check } else { Icon::Link }) }<span>{ texts.bar(if is_copied { BarWords::Copied } else { words }) }</span>
            </button>
            <span class="told" role="status">{ match &*outcome {
                None => Html::default(),
                Some(CopyOutcome::Copied) => html! { <span class="vh">{ texts.bar(BarWords::CopiedToPaste) }</span> },
                Some(CopyOutcome::Failed(problem)) => html! { <span class="faults">{ texts.trouble(problem) }</span> },
                Some(CopyOutcome::Shown(text)) => html! {
                    <span class="panel text">
                        <label>{ texts.bar(BarWords::CopyFromHere) }<textarea readonly=true rows="4" value={text} /></label>
                        <button type="button" class="btn" onclick={close}>{ texts.bar(BarWords::Close) }</button>
                    </span>
                },
            } }</span>
        </span>
    }
}
