//! The language of the page, and where it asks for words.

use crate::store::{Browser, Store};
use crate::text::Language;
use crate::text::common::{BarWords, CourseWords, ExplainWords, HomeWords, ShareWords, StandingWords};
use crate::text::mars::{AskWords, TableWords};
use std::ops::Deref;
use web_sys::window;
use yew::{AttrValue, UseStateHandle, hook, use_context, use_effect_with, use_state};

/// Under this key stands what was chosen.
const KEY: &str = "viriditas.language";

/// The words of the page: a language, as components ask it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Texts(Language);

impl Deref for Texts {
    type Target = Language;
    fn deref(&self) -> &Language {
        &self.0
    }
}

impl Texts {
    pub(crate) const fn in_language(language: Language) -> Self {
        Self(language)
    }

    /// Where no game is open.
    pub(crate) fn home(self, words: HomeWords<'_>) -> AttrValue {
        self.0.home(words).into()
    }

    /// At the top of the page, and beside any game.
    pub(crate) fn bar(self, words: BarWords<'_>) -> AttrValue {
        self.0.bar(words).into()
    }

    /// Round a game.
    pub(crate) fn table(self, words: TableWords<'_>) -> AttrValue {
        self.0.table(words).into()
    }

    /// In the standings.
    pub(crate) fn standing(self, words: StandingWords<'_>) -> AttrValue {
        self.table(TableWords::Standing(words))
    }

    /// Of the course of a game that is over.
    pub(crate) fn course(self, words: CourseWords<'_>) -> AttrValue {
        self.table(TableWords::Course(words))
    }

    /// In questions.
    pub(crate) fn ask(self, words: AskWords<'_>) -> AttrValue {
        self.0.ask(words).into()
    }

    /// Where a game travels or is looked at again.
    pub(crate) fn share(self, words: ShareWords<'_>) -> AttrValue {
        self.0.share(words).into()
    }

    /// Around explanations and rules.
    pub(crate) fn explain(self, words: ExplainWords<'_>) -> AttrValue {
        self.0.explain(words).into()
    }

    /// The language itself.
    pub(crate) const fn language(self) -> Language {
        self.0
    }
}

/// The words of the page where a component stands.
#[hook]
pub(crate) fn use_texts() -> Texts {
    use_context().unwrap_or_default()
}

/// The language of the page, which its root tells the browser: what was chosen at an earlier visit; without that, the
/// first of the browser's that is there.
#[hook]
pub(crate) fn use_language() -> UseStateHandle<Language> {
    let language = use_state(first);
    use_effect_with(*language, |language| {
        let root = window().and_then(|window| window.document()?.document_element());
        if let Some(root) = root {
            // A page that keeps its first language in name is read all the same.
            let _ = root.set_attribute("lang", language.tag());
            let _ = root.set_attribute("dir", if language.is_from_the_right() { "rtl" } else { "ltr" });
        }
    });
    language
}

/// Remembers the choice. Where nothing can be kept it holds for this visit.
pub(crate) fn keep(language: Language) {
    let _ = Browser.set(KEY, language.tag());
}

fn first() -> Language {
    let chosen = Browser.get(KEY).ok().flatten().and_then(|tag| Language::of_tag(&tag));
    let offered = || {
        let tags = window()?.navigator().languages();
        let spoken = tags.iter().filter_map(|tag| {
            let tag = tag.as_string()?;
            Language::of_tag(tag.split('-').next()?)
        });
        spoken.into_iter().next()
    };
    chosen.or_else(offered).unwrap_or_default()
}
