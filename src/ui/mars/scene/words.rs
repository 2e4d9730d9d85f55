//! The words of the board game, as its components ask for them.

use crate::mars::Facts;
use crate::mars::cards::{CardId, Party, Resource, Tag, card};
use crate::mars::maps::{Hex, Map, Terrain};
use crate::text::mars::{FaceWords, PlanetWords};
use crate::text::{Areas, TableText, Term};
use crate::ui::look::texts::Texts;
use crate::ui::state::names::Names;
use yew::AttrValue;

impl Texts {
    /// On the map.
    pub(crate) fn planet(self, words: PlanetWords<'_>) -> AttrValue {
        self.language().planet(words).into()
    }

    /// On the faces of cards.
    pub(crate) fn face(self, words: FaceWords) -> AttrValue {
        self.language().face(words).into()
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
    pub(crate) fn area_name(self, map: &Map, space: Hex) -> Option<&'static str> {
        match map.spot(space)?.terrain {
            Terrain::Reserved(name) => Some(self.term(Term::Reserved(name))),
            Terrain::Land | Terrain::Ocean | Terrain::Volcanic => None,
        }
    }

    /// Speaks of a table.
    pub(crate) fn speak<T>(self, facts: &Facts, names: &Names, texts: impl FnOnce(&TableText<'_>) -> T) -> T {
        let listener = names.you();
        let names: Vec<&str> = names.iter().collect();
        texts(&TableText {
            language: self.language(),
            facts,
            you: listener,
            areas: Areas::Shown,
            names: &names,
        })
    }
}
