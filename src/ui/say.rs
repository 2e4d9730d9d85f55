//! Words. The one place where the page turns a value into a sentence.

use super::names::Names;
use super::seen::Seen;
use crate::cards::{Amount, Card, CardId, Effect, Tile, card};
use crate::kit::Seat;
use crate::mars::maps::{Ground, Map, Space};
use crate::mars::{Choice, Event, Facts, Fault, Outcome, Phase, Question, Refusal, Shape};
use crate::words::{Parameter, Resource, Tag};

pub(crate) fn card_name(id: CardId) -> String {
    if id == CardId::HIDDEN { "a card".to_owned() } else { card(id).name.to_owned() }
}

pub(crate) fn card_text(id: CardId) -> String {
    let card = card(id);
    format!("{:?}", card.play)
}

pub(crate) fn price(card: &Card) -> Option<String> {
    Some(format!("{} M€", card.cost))
}

pub(crate) fn on_card(card: &Card, there: u8) -> Option<String> {
    card.holds.map(|what| format!("{there} {what:?}"))
}

pub(crate) fn resource(resource: Resource) -> String {
    format!("{resource:?}")
}

pub(crate) fn tag(tag: Tag) -> String {
    format!("{tag:?}")
}

pub(crate) fn phase(phase: Phase) -> String {
    format!("{phase:?}")
}

/// A parameter with its value.
pub(crate) fn level(parameter: Parameter, level: i8) -> String {
    format!("{parameter:?} {}", level_alone(parameter, level))
}

/// A value in the unit of its parameter.
pub(crate) fn level_alone(parameter: Parameter, level: i8) -> String {
    match parameter {
        Parameter::Temperature => format!("{level} °C"),
        Parameter::Oxygen => format!("{level} %"),
        Parameter::Oceans => level.to_string(),
    }
}

pub(crate) fn milestone(facts: &Facts, place: u8) -> String {
    facts.map().milestones[usize::from(place)].name.to_owned()
}

pub(crate) fn award(facts: &Facts, place: u8) -> String {
    facts.map().awards[usize::from(place)].name.to_owned()
}

pub(crate) fn outcome(outcome: Outcome, names: &Names) -> String {
    match outcome {
        Outcome::Won(seats) => {
            format!("{:?} won", seats.iter().map(|seat| names.of(seat)).collect::<Vec<_>>())
        }
        Outcome::Lost => "Lost".to_owned(),
    }
}

pub(crate) fn question(_: &Seen, names: &Names, seat: Seat, question: Question) -> String {
    format!("{}: {:?}", names.of(seat), question.why)
}

pub(crate) fn choice(_: &Seen, _: &Names, _: Seat, choice: Choice) -> String {
    format!("{choice:?}")
}

pub(crate) fn refusal(_: &Seen, _: &Names, refusal: Refusal) -> String {
    format!("{refusal:?}")
}

pub(crate) fn fault(fault: Fault) -> String {
    format!("{fault:?}")
}

pub(crate) fn event(_: &Facts, _: &Names, event: Event) -> Option<String> {
    Some(format!("{event:?}"))
}

/// An area, what lies there and whose it is.
pub(crate) fn area(facts: &Facts, names: &Names, space: Space) -> String {
    let tile = facts.board.tile(space).map(|tile| format!("{tile:?}"));
    let owner = facts.board.owner(space).map(|seat| names.of(seat).to_string());
    [Some(format!("{space:?}")), tile, owner].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

pub(crate) fn area_name(map: &Map, space: Space) -> Option<String> {
    match map.spot(space).map(|spot| spot.ground) {
        Some(Ground::Reserved(name)) => Some(format!("{name:?}")),
        _ => None,
    }
}

/// One letter for each thing that a bonus gives.
pub(crate) fn bonus_letters(bonus: &[Effect]) -> String {
    let letters = bonus.iter().filter_map(|effect| match *effect {
        Effect::Gain(resource, Amount::Exactly(count)) => Some((resource_letter(resource), count)),
        Effect::Draw(count) => Some(("C", count as i8)),
        _ => None,
    });
    letters.map(|(letter, count)| letter.repeat(count.unsigned_abs().into())).collect()
}

const fn resource_letter(resource: Resource) -> &'static str {
    match resource {
        Resource::MegaCredits => "€",
        Resource::Steel => "S",
        Resource::Titanium => "T",
        Resource::Plants => "P",
        Resource::Energy => "E",
        Resource::Heat => "H",
    }
}

/// Two letters on a tile.
pub(crate) const fn tile_letters(tile: Tile) -> &'static str {
    match tile {
        Tile::Ocean => "~~",
        Tile::Greenery => "Gr",
        Tile::City => "Ci",
        Tile::Capital => "Ca",
        Tile::NaturalPreserve => "NP",
        Tile::NuclearZone => "NZ",
        Tile::MiningRights => "MR",
        Tile::MiningArea => "MA",
        Tile::EcologicalZone => "EZ",
        Tile::LavaFlows => "LF",
        Tile::MoholeArea => "Mo",
        Tile::CommercialDistrict => "CD",
        Tile::IndustrialCenter => "IC",
        Tile::RestrictedArea => "RA",
    }
}

/// A name for styles.
pub(crate) const fn tile_class(tile: Tile) -> &'static str {
    match tile {
        Tile::Ocean => "tile-ocean",
        Tile::Greenery => "tile-greenery",
        Tile::City | Tile::Capital => "tile-city",
        Tile::NaturalPreserve
        | Tile::NuclearZone
        | Tile::MiningRights
        | Tile::MiningArea
        | Tile::EcologicalZone
        | Tile::LavaFlows
        | Tile::MoholeArea
        | Tile::CommercialDistrict
        | Tile::IndustrialCenter
        | Tile::RestrictedArea => "tile-special",
    }
}

/// A name for scripts and styles.
pub(crate) const fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Turn => "turn",
        Shape::Card => "card",
        Shape::Holder => "holder",
        Shape::Space => "space",
        Shape::Player => "player",
        Shape::Amount { .. } => "amount",
        Shape::Option => "option",
        Shape::Conversion => "conversion",
        Shape::Answered => "answered",
    }
}
