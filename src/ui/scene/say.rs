//! The language of the page, and where it asks for words.

use crate::cards::{CardId, Party, card};
use crate::mars::Facts;
use crate::mars::maps::{Map, Space, Terrain};
use crate::store::{Browser, Store};
use crate::text::page::{Ask, Bar, Face, Home, Planet, Share, Table};
use crate::text::{Areas, Language, Speaker, Term};
use crate::ui::state::names::Names;
use crate::words::{Resource, Tag};
use std::ops::Deref;
use web_sys::window;
use yew::{AttrValue, UseStateHandle, hook, use_context, use_effect_with, use_state};

/// Under this key stands what was chosen.
const KEY: &str = "viriditas.language";

/// The words of the page: a language, as components ask it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Say(Language);

impl Deref for Say {
    type Target = Language;
    fn deref(&self) -> &Language {
        &self.0
    }
}

impl Say {
    pub(crate) const fn in_language(language: Language) -> Self {
        Self(language)
    }

    /// Where no game is open.
    pub(crate) fn home(self, words: Home<'_>) -> AttrValue {
        self.0.home(words).into()
    }

    /// At the top of the page, and beside any game.
    pub(crate) fn bar(self, words: Bar<'_>) -> AttrValue {
        self.0.bar(words).into()
    }

    /// Round a game.
    pub(crate) fn table(self, words: Table<'_>) -> AttrValue {
        self.0.table(words).into()
    }

    /// In questions.
    pub(crate) fn ask(self, words: Ask<'_>) -> AttrValue {
        self.0.ask(words).into()
    }

    /// On the map.
    pub(crate) fn planet(self, words: Planet<'_>) -> AttrValue {
        self.0.planet(words).into()
    }

    /// Where a game travels or is looked at again.
    pub(crate) fn share(self, words: Share<'_>) -> AttrValue {
        self.0.share(words).into()
    }

    /// On the faces of cards.
    pub(crate) fn face(self, words: Face) -> AttrValue {
        self.0.face(words).into()
    }

    pub(crate) fn resource(self, resource: Resource) -> &'static str {
        self.term(Term::Resource(resource))
    }

    pub(crate) fn tag_name(self, tag: Tag) -> &'static str {
        self.term(Term::Tag(tag))
    }

    pub(crate) fn party(self, party: Party) -> &'static str {
        self.term(Term::Party(party))
    }

    /// The name of the card with this number.
    pub(crate) fn card(self, id: CardId) -> &'static str {
        self.card_name(card(id))
    }

    /// The name of an area that is kept for one city.
    pub(crate) fn area_name(self, map: &Map, space: Space) -> Option<&'static str> {
        match map.spot(space)?.terrain {
            Terrain::Reserved(name) => Some(self.term(Term::Reserved(name))),
            Terrain::Land | Terrain::Ocean | Terrain::Volcanic => None,
        }
    }

    /// Speaks of a table.
    pub(crate) fn speak<T>(self, facts: &Facts, names: &Names, say: impl FnOnce(&Speaker<'_>) -> T) -> T {
        let listener = names.you();
        let names: Vec<&str> = names.iter().collect();
        say(&Speaker { language: self.0, facts, you: listener, areas: Areas::Shown, names: &names })
    }
}

/// The words of the page where a component stands.
#[hook]
pub(crate) fn use_say() -> Say {
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
