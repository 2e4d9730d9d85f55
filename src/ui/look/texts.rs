//! The language of the page, and where it asks for words.

use crate::store::{Browser, Store};
use crate::text::Language;
use crate::text::common::{BarWords, CourseWords, ExplainWords, HomeWords, ShareWords, StandingWords};
use crate::text::mars::{AskWords, TableWords};
use crate::ui::look::fetch::text_of;
use std::ops::Deref;
use std::rc::Rc;
use web_sys::window;
use yew::platform::spawn_local;
use yew::{
    AttrValue, Reducible, UseReducerDispatcher, UseReducerHandle, hook, use_context, use_effect_with,
    use_reducer,
};

/// Under this key stands what was chosen.
const KEY: &str = "viriditas.language";

/// The words of the page: a language, as components ask it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Texts {
    language: Language,
    /// Whether the language says the names of cards in its own words yet.
    knows_names: bool,
    /// The language that was chosen last, which is the other one as soon as its sentences have come.
    chosen: Language,
    /// Whether they did not come.
    is_missing: bool,
}

impl Default for Texts {
    fn default() -> Self {
        Self::in_language(Language::default())
    }
}

impl Deref for Texts {
    type Target = Language;
    fn deref(&self) -> &Language {
        &self.language
    }
}

impl Texts {
    /// In a language whose sentences were asked for; English where they did not come.
    fn begun_in(language: Language) -> Self {
        Self::default().told(language, language.is_fetched())
    }

    /// After a language was fetched, or was not to be had.
    fn told(self, language: Language, has_come: bool) -> Self {
        if has_come {
            Self::in_language(language)
        } else {
            Self { chosen: language, is_missing: true, ..self }
        }
    }

    pub(crate) fn in_language(language: Language) -> Self {
        Self { language, knows_names: language.knows_names(), chosen: language, is_missing: false }
    }

    /// Where no game is open.
    pub(crate) fn home(self, words: HomeWords<'_>) -> AttrValue {
        self.language.home(words).into()
    }

    /// At the top of the page, and beside any game.
    pub(crate) fn bar(self, words: BarWords<'_>) -> AttrValue {
        self.language.bar(words).into()
    }

    /// Round a game.
    pub(crate) fn table(self, words: TableWords<'_>) -> AttrValue {
        self.language.table(words).into()
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
        self.language.ask(words).into()
    }

    /// Where a game travels or is looked at again.
    pub(crate) fn share(self, words: ShareWords<'_>) -> AttrValue {
        self.language.share(words).into()
    }

    /// Around explanations and rules.
    pub(crate) fn explain(self, words: ExplainWords<'_>) -> AttrValue {
        self.language.explain(words).into()
    }

    /// The language that was chosen and did not come.
    pub(crate) fn missing(self) -> Option<Language> {
        self.is_missing.then_some(self.chosen)
    }

    /// The language itself.
    pub(crate) const fn language(self) -> Language {
        self.language
    }
}

/// The words of the page where a component stands.
#[hook]
pub(crate) fn use_texts() -> Texts {
    use_context().unwrap_or_default()
}

/// Fetches the sentences of the language that the page begins in, or else those of English; whether any have come.
pub(crate) async fn fetch_first() -> bool {
    first().fetch().await || Language::default().fetch().await
}

/// The language of the page, which its root tells the browser: what was chosen at an earlier visit; without that, the
/// first of the browser's that is there. Its names come behind it: until then they are English.
#[hook]
pub(crate) fn use_language() -> UseReducerHandle<Texts> {
    let texts = use_reducer(|| Texts::begun_in(first()));
    let dispatcher = texts.dispatcher();
    use_effect_with(texts.language, move |&language| {
        let root = window().and_then(|window| window.document()?.document_element());
        if let Some(root) = root {
            // A page that keeps its first language in name is read all the same.
            let _ = root.set_attribute("lang", language.tag());
            let _ = root.set_attribute("dir", if language.is_from_the_right() { "rtl" } else { "ltr" });
        }
        if let Some(file) = language.names_file().filter(|_| !language.knows_names()) {
            spawn_local(async move {
                // Without its file a language has the English names, and asks again when it is chosen anew.
                let Ok(text) = text_of(&file).await else { return };
                if language.take_names(&text).is_ok() {
                    dispatcher.dispatch(TextsAction::NamesKnown);
                }
            });
        }
    });
    texts
}

/// What changes the words of the page.
pub(crate) enum TextsAction {
    /// Another language was chosen.
    Chosen(Language),
    /// The sentences of a language have come, or did not.
    Fetched(Language, bool),
    /// The names of a language have come.
    NamesKnown,
}

impl Reducible for Texts {
    type Action = TextsAction;

    fn reduce(self: Rc<Self>, action: TextsAction) -> Rc<Self> {
        Rc::new(match action {
            TextsAction::Chosen(language) => Self { chosen: language, is_missing: false, ..*self },
            // What was chosen since is on its way.
            TextsAction::Fetched(language, _) if language != self.chosen => return self,
            TextsAction::Fetched(language, has_come) => self.told(language, has_come),
            TextsAction::NamesKnown => Self { knows_names: self.language.knows_names(), ..*self },
        })
    }
}

/// Changes the language of the page, which stays as it is until the sentences of the other one are there.
pub(crate) fn change(texts: UseReducerDispatcher<Texts>, language: Language) {
    texts.dispatch(TextsAction::Chosen(language));
    if language.is_fetched() {
        return texts.dispatch(TextsAction::Fetched(language, true));
    }
    spawn_local(async move {
        let has_come = language.fetch().await;
        texts.dispatch(TextsAction::Fetched(language, has_come));
    });
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
