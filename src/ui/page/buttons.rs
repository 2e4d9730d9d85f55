//! The buttons at the top of every screen: colours and language.

use crate::text::Language;
use crate::text::common::BarWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{self, Texts};
use crate::ui::look::theme::Theme;
use web_sys::HtmlSelectElement;
use yew::{Event, Html, TargetCast, UseReducerHandle, UseStateHandle, html};

/// Where such a button stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ButtonPlace {
    /// At the top of the page.
    Bar,
    /// Among the settings, where there is room for its words.
    Sheet,
}

/// Changes between light and dark.
pub(super) fn theme_button(texts: Texts, theme: &UseStateHandle<Theme>, at: ButtonPlace) -> Html {
    let next = theme.other();
    let onclick = {
        let theme = theme.clone();
        move |_| {
            next.keep();
            theme.set(next);
        }
    };
    let (picture, words) = match next {
        Theme::Light => (Icon::Sun, texts.bar(BarWords::LightColours)),
        Theme::Dark => (Icon::Moon, texts.bar(BarWords::DarkColours)),
    };
    if at == ButtonPlace::Sheet {
        return html! { <button type="button" class="btn" {onclick}>{ icon(picture) }{ words }</button> };
    }
    html! { <button id="theme" type="button" class="ib" aria-label={words.clone()} title={words} {onclick}>{ icon(picture) }</button> }
}

/// Chooses a language.
fn choose(language: &UseReducerHandle<Texts>, chosen: Language) {
    texts::keep(chosen);
    texts::change(language.dispatcher(), chosen);
}

/// The languages as a list to choose from; each is called as it calls itself.
pub(super) fn language_list(language: &UseReducerHandle<Texts>) -> Html {
    let onchange = {
        let language = language.clone();
        move |event: Event| {
            let tag = event.target_unchecked_into::<HtmlSelectElement>().value();
            if let Some(chosen) = Language::of_tag(&tag) {
                choose(&language, chosen);
            }
        }
    };
    let option = |&it: &Language| {
        html! { <option value={it.tag()} lang={it.tag()} selected={it == language.language()}>{ it.own_name() }</option> }
    };
    // Where a language has not come the list begins anew, with the one that is spoken.
    let attempt = language.missing().map_or("", Language::own_name);
    html! {
        <label key={attempt} class="ib languages" title={language.bar(BarWords::Language)}>{ icon(Icon::Globe) }
            <select id="language" aria-label={language.bar(BarWords::Language)} {onchange}>{ for Language::ALL.iter().map(option) }</select>
        </label>
    }
}

/// The languages as buttons beside each other.
pub(super) fn language_buttons(language: &UseReducerHandle<Texts>) -> Html {
    let button = |&it: &Language| {
        let onclick = {
            let language = language.clone();
            move |_| choose(&language, it)
        };
        let is_chosen = it == language.language();
        html! { <button type="button" class="btn" lang={it.tag()} aria-pressed={is_chosen.to_string()} {onclick}>{ it.own_name() }</button> }
    };
    html! { <p class="buttons" role="group" aria-label={language.bar(BarWords::Language)}>{ for Language::ALL.iter().map(button) }</p> }
}
