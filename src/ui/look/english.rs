//! Names in English beside those in the language of the page: by them things are known in other programs.

use yew::{Html, html};

/// The English name of a thing, where its own name in the language of the page is another.
pub(crate) fn english_name(own: &str, english: &'static str) -> Html {
    if own == english || english.is_empty() {
        return Html::default();
    }
    html! { <p class="in-english"><small lang="en" dir="ltr">{ english }</small></p> }
}
