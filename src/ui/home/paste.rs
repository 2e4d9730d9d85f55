//! A game as text: pasted to be played on.

use crate::games::Game;
use crate::save::MOST_BYTES;
use crate::text::AppError;
use crate::text::common::HomeWords;
use crate::ui::look::form::on_send;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use crate::ui::state::saved_games;
use web_sys::HtmlTextAreaElement;
use yew::{Callback, Html, InputEvent, Properties, TargetCast, component, html, use_state};

/// More letters than any text has: what is longer is not worth the browser's while.
const MOST_LETTERS: usize = 2 * MOST_BYTES + 1_000;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) begin: Callback<Game>,
}

/// A field for the text, and what is wrong with it.
#[component]
pub(crate) fn Paste(props: &Props) -> Html {
    let texts = use_texts();
    let text = use_state(String::new);
    let problem = use_state(|| None::<AppError>);
    let oninput = {
        let (text, problem) = (text.clone(), problem.clone());
        move |event: InputEvent| {
            problem.set(None);
            text.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
        }
    };
    let onclick = {
        let (text, problem, begin) = (text.clone(), problem.clone(), props.begin.clone());
        on_send(move || match saved_games::read(&text) {
            Ok(table) => begin.emit(table),
            Err(trouble) => problem.set(Some(trouble)),
        })
    };
    html! {
        <details class="panel paste">
            <summary>{ icon(Icon::Link) }{ texts.home(HomeWords::OpenFromText) }</summary>
            <form id="paste">
                <label for="pasted">{ texts.home(HomeWords::PasteText) }</label>
                <textarea id="pasted" rows="4" maxlength={MOST_LETTERS.to_string()} spellcheck="false" value={(*text).clone()} {oninput} />
                if let Some(problem) = &*problem { <p class="faults" id="broken" role="alert">{ texts.trouble(problem) }</p> }
                <button id="open-text" type="submit" class="btn" {onclick}>{ texts.home(HomeWords::Open) }</button>
            </form>
        </details>
    }
}
