//! Words: where the page asks for sentences.

use super::names::Names;
use super::seen::Seen;
use crate::cards::{Card, CardId, card};
use crate::kit::Seat;
use crate::mars::maps::{Map, Space, Terrain};
use crate::mars::{Choice, Facts, Question};
use crate::text::{self, Language, Speaker, Term};
use crate::words::{Parameter, Resource, Tag};

/// Later a person chooses.
pub(crate) const LANGUAGE: Language = Language::English;

/// Speaks of a table.
pub(crate) fn speak<T>(facts: &Facts, names: &Names, say: impl FnOnce(&Speaker<'_>) -> T) -> T {
    let names: Vec<&str> = names.iter().collect();
    say(&Speaker { language: LANGUAGE, facts, names: &names })
}

pub(crate) fn term(term: Term) -> &'static str {
    text::term(LANGUAGE, term)
}

pub(crate) fn card_name(id: CardId) -> &'static str {
    text::card_name(LANGUAGE, card(id))
}

/// Form and tags of a card, in one line.
pub(crate) fn card_head(card: &Card) -> String {
    let tags = card.tags.iter().map(|&tag| term(Term::Tag(tag)));
    let words: Vec<_> = [term(Term::Kind(card.kind))].into_iter().chain(tags).collect();
    words.join(", ")
}

/// A number with a true minus sign.
pub(crate) fn number(number: impl Into<i32>) -> String {
    format!("{}", number.into()).replace('-', "−")
}

/// A number with its sign, as productions have it.
pub(crate) fn signed(number: i16) -> String {
    if number == 0 { "0".to_owned() } else { format!("{number:+}").replace('-', "−") }
}

/// The label of an answer; what may be done first is named.
pub(crate) fn choice(
    speaker: &Speaker<'_>,
    view: &Seen,
    seat: Seat,
    question: &Question,
    choice: Choice,
) -> String {
    if let Choice::First(place) = choice
        && let Some((card, effect)) = view.waiting(place)
    {
        return speaker.first(card, effect);
    }
    let label = speaker.choice(seat, question, choice);
    if view.is_idle(seat, choice) { speaker.idle(&label) } else { label }
}

/// The resources on a card.
pub(crate) fn on_card(card: &Card, there: u8) -> Option<String> {
    card.holds.map(|what| text::counted(LANGUAGE, there.into(), Term::CardResource(what)))
}

pub(crate) fn resource(resource: Resource) -> &'static str {
    term(Term::Resource(resource))
}

pub(crate) fn tag(tag: Tag) -> &'static str {
    term(Term::Tag(tag))
}

/// So many cards.
pub(crate) fn cards(count: usize) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

/// A value in the unit of its parameter.
pub(crate) fn level(parameter: Parameter, level: i8) -> String {
    match parameter {
        Parameter::Temperature => format!("{level} °C").replace('-', "−"),
        Parameter::Oxygen | Parameter::Venus => format!("{level} %"),
        Parameter::Oceans => level.to_string(),
    }
}

/// An area, what lies there and whose it is.
pub(crate) fn area(facts: &Facts, names: &Names, space: Space) -> String {
    let place = speak(facts, names, |speaker| speaker.space(space));
    let tile = facts.board.tile(space).map(|tile| term(Term::Tile(tile)).to_owned());
    let owner = facts.board.owner(space).map(|seat| names.of(seat).to_string());
    [Some(place), tile, owner].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The name of an area that is kept for one city.
pub(crate) fn area_name(map: &Map, space: Space) -> Option<&'static str> {
    match map.spot(space)?.terrain {
        Terrain::Reserved(name) => Some(term(Term::Reserved(name))),
        Terrain::Land | Terrain::Ocean | Terrain::Volcanic => None,
    }
}
