//! The buttons at the top of every screen: colours and language.

use crate::text::Language;
use crate::text::common::BarWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{self, Texts};
use crate::ui::look::theme::Theme;
use yew::{Html, UseStateHandle, html};

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

/// Goes on to the next language, where there are several; it is called as it calls itself.
pub(super) fn language_button(language: &UseStateHandle<Language>, at: ButtonPlace) -> Html {
    let all = Language::ALL;
    if all.len() < 2 {
        return Html::default();
    }
    let place = all.iter().position(|&it| it == **language).unwrap_or(0);
    let next = all[(place + 1) % all.len()];
    let onclick = {
        let language = language.clone();
        move |_| {
            texts::keep(next);
            language.set(next);
        }
    };
    if at == ButtonPlace::Sheet {
        return html! { <button type="button" class="btn" lang={next.tag()} {onclick}>{ icon(Icon::Globe) }{ next.own_name() }</button> };
    }
    html! { <button id="language" type="button" class="ib" lang={next.tag()} {onclick}>{ icon(Icon::Globe) }<span>{ next.own_name() }</span></button> }
}
