//! Cards and maps as plain values.

use super::steps::{ActionFacts, ColonyFacts, Condition, EventFacts, Lasting, Much, Step, lasting, steps};
use crate::mars::cards::{Card, CardResource, Parameter, Resource, StandardProject, Tag, Tile};
use crate::mars::face::{self, Border, Glyph, RowKind};
use crate::mars::maps::{HexSpec, Map, Terrain};
use crate::text::Language;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// A card: what it is, what it says and what it shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct CardFacts {
    /// Its English name, by which programs call it.
    #[cfg_attr(test, ts(type = "CardName"))]
    pub card: &'static str,
    /// Its name in the language that was asked for.
    pub name: &'static str,
    /// Its number in saved games.
    pub number: u16,
    /// The box it comes from.
    pub module: &'static str,
    /// Its form.
    pub form: &'static str,
    /// Its printed cost, in M€.
    pub cost: u8,
    /// Its tags; one that is printed twice stands twice.
    #[cfg_attr(test, ts(type = "Tag[]"))]
    pub tags: Vec<&'static str>,
    /// What is stored on it.
    #[cfg_attr(test, ts(type = "CardResource | null"))]
    pub holds: Option<&'static str>,
    /// What must be so when it is played.
    pub requirements: Vec<Condition>,
    /// What is done when it is played; of a corporation, what it starts with. Of a colony tile, what building a colony brings; of a
    /// party, its bonus; of a global event, what happens to each player.
    pub play: Vec<Step>,
    /// A corporation's first action.
    pub first_action: Vec<Step>,
    /// The alternatives of its action; of a party, those of its policy.
    pub actions: Vec<ActionFacts>,
    /// What it changes while it lies open; of a party, its policy.
    pub lasting: Vec<Lasting>,
    /// The victory points that it brings.
    pub points: Option<Much>,
    /// What trading with it brings, of a colony tile.
    pub colony: Option<ColonyFacts>,
    /// What else it does, of a global event.
    pub event: Option<EventFacts>,
    /// What it says, line by line.
    pub words: Vec<CardLine>,
    /// What it shows, from top to bottom.
    pub face: Vec<FaceRow>,
}

/// A line of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CardLine {
    /// What it is about.
    pub topic: &'static str,
    /// What it says.
    pub text: String,
}

/// A row of a card's face.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct FaceRow {
    /// What it is about.
    pub topic: &'static str,
    /// Its icons, from left to right.
    pub icons: Vec<Icon>,
}

/// An icon: `icon` says what it shows, the rest which one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Icon {
    /// What it shows.
    pub icon: &'static str,
    /// Of which kind, where there are several.
    pub of: Option<&'static str>,
    /// The number, of a number.
    pub number: Option<u16>,
    /// Whether it may be any player's: a red border.
    pub any: bool,
}

impl CardFacts {
    pub(super) fn of(card: &'static Card, language: Language) -> Self {
        let rows = face::rows(card).into_iter().map(|row| FaceRow {
            topic: row_topic(row.kind),
            icons: row.glyphs.into_iter().map(Icon::from).collect(),
        });
        let lines = language.card_text(card).into_iter();
        Self {
            card: card.name,
            name: language.card_name(card),
            number: card.id.number(),
            module: card.module.into(),
            form: card.kind.into(),
            cost: card.cost,
            tags: card.tags.iter().map(|tag| tag.name()).collect(),
            holds: card.holds.map(CardResource::name),
            requirements: card.requirements.iter().map(|&requirement| requirement.into()).collect(),
            play: steps(card.play),
            first_action: steps(card.first),
            actions: card.actions.iter().map(ActionFacts::from).collect(),
            lasting: lasting(card),
            points: card.points.map(Much::from),
            colony: ColonyFacts::of(card),
            event: EventFacts::of(card),
            words: lines.map(|line| CardLine { topic: line.topic.into(), text: line.words }).collect(),
            face: rows.collect(),
        }
    }
}

const fn row_topic(of: RowKind) -> &'static str {
    match of {
        RowKind::Requirement => "requirement",
        RowKind::Production => "production",
        RowKind::Immediate => "play",
        RowKind::First => "first-action",
        RowKind::Action => "action",
        RowKind::Effect => "lasting",
        RowKind::Points => "points",
    }
}

impl From<Glyph> for Icon {
    fn from(glyph: Glyph) -> Self {
        let sign = |icon| Self { icon, of: None, number: None, any: false };
        let thing = |icon, of| Self { of: Some(of), ..sign(icon) };
        let whose = |icon, of, border| Self { any: border == Border::Any, ..thing(icon, of) };
        match glyph {
            Glyph::Number(number) => Self { number: Some(number), ..sign("number") },
            Glyph::Plus => sign("plus"),
            Glyph::Minus => sign("minus"),
            Glyph::Slash => sign("slash"),
            Glyph::Arrow => sign("arrow"),
            Glyph::Colon => sign("colon"),
            Glyph::AtMost => sign("at-most"),
            Glyph::AtLeast => sign("at-least"),
            Glyph::Chosen => sign("chosen"),
            Glyph::Asterisk => sign("asterisk"),
            Glyph::Open => sign("open"),
            Glyph::Close => sign("close"),
            Glyph::Resource(resource, border) => whose("resource", Resource::name(resource), border),
            Glyph::Production(resource, border) => whose("production", Resource::name(resource), border),
            Glyph::MetalProduction => sign("metal-production"),
            Glyph::LowestProduction => sign("lowest-production"),
            Glyph::AnyProduction => sign("any-production"),
            Glyph::CardResource(resource, border) => whose("card-resource", resource.name(), border),
            Glyph::AnyCardResource => sign("any-card-resource"),
            Glyph::Tag(tag, border) => whose("tag", Tag::name(tag), border),
            Glyph::AnyTag => sign("any-tag"),
            Glyph::Tile(tile, border) => whose("tile", Tile::name(tile), border),
            Glyph::TileClass(of, border) => whose("tiles", of.into(), border),
            Glyph::Reserved(name) => thing("area", name.name()),
            Glyph::Marker => sign("marker"),
            Glyph::Parameter(parameter) => thing("parameter", Parameter::name(parameter)),
            Glyph::Requirements => sign("requirements"),
            Glyph::Rating => sign("rating"),
            Glyph::Points => sign("points"),
            Glyph::Raised => sign("raised"),
            Glyph::Card => sign("card"),
            Glyph::OthersCard => Self { any: true, ..sign("card") },
            Glyph::Play => sign("play"),
            Glyph::Award => sign("award"),
            Glyph::Kind(kind, border) => whose("form", kind.into(), border),
            Glyph::Project(project) => Self { of: project.map(StandardProject::name), ..sign("project") },
            Glyph::Shield => sign("shield"),
            Glyph::NoTag => sign("no-tag"),
            Glyph::Colony(border) => Self { any: border == Border::Any, ..sign("colony") },
            Glyph::ColonyTile => sign("colony-tile"),
            Glyph::Fleet => sign("fleet"),
            Glyph::Trade => sign("trade"),
            Glyph::Party(party) => thing("party", party.name()),
            Glyph::AnyResource => sign("any-resource"),
            Glyph::Influence => sign("influence"),
            Glyph::Delegate => sign("delegate"),
            Glyph::Chair(border) => Self { any: border == Border::Any, ..sign("chairman") },
            Glyph::Leader => sign("party-leader"),
        }
    }
}

/// A map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct MapFacts {
    /// Its English name, by which programs call it.
    #[cfg_attr(test, ts(type = "MapName"))]
    pub map: &'static str,
    /// Its number.
    pub number: u8,
    /// Its areas, row by row from the north; their places are their numbers.
    pub areas: Vec<MapArea>,
    /// The areas beside it, each kept for one city.
    pub beside: Vec<MapBeside>,
    /// Its milestones, in the order of their places.
    pub milestones: Vec<MapGoal>,
    /// Its awards, in the order of their places.
    pub awards: Vec<MapGoal>,
    /// Its tracks.
    pub tracks: Vec<MapTrack>,
}

/// An area of a map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct MapArea {
    /// Its number.
    pub space: u8,
    /// Its row, from 0 at the north.
    pub row: u8,
    /// Its place in the row, from 0 at the west.
    pub position: u8,
    /// What may be built there: `land`, `ocean`, `volcanic` or `reserved`.
    pub terrain: &'static str,
    /// What it gives whoever builds there.
    pub bonus: String,
    /// The areas beside it.
    pub neighbours: Vec<u8>,
}

/// An area beside a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct MapBeside {
    /// Its number.
    pub space: u8,
    /// Whose city it is kept for.
    #[cfg_attr(test, ts(type = "ReservedArea"))]
    pub name: &'static str,
}

/// A milestone or an award of a map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct MapGoal {
    /// Its name.
    pub name: &'static str,
    /// What it asks for, or counts.
    pub text: String,
}

/// A track of a map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct MapTrack {
    /// The parameter.
    #[cfg_attr(test, ts(type = "Parameter"))]
    pub parameter: &'static str,
    /// Every value on it, rising: the start first, the goal last.
    pub marks: Vec<i8>,
}

impl MapFacts {
    pub(super) fn of(number: u8, map: &'static Map, language: Language) -> Self {
        let area = |(space, spot): (u8, &'static HexSpec)| {
            let at = crate::mars::maps::Hex(space);
            let (row, position) = map.position(at).unwrap_or_default();
            MapArea {
                space,
                row: row as u8,
                position: position as u8,
                terrain: match spot.terrain {
                    Terrain::Land => "land",
                    Terrain::Ocean => "ocean",
                    Terrain::Volcanic => "volcanic",
                    Terrain::Reserved(_) => "reserved",
                },
                bonus: language.steps(spot.bonus),
                neighbours: map.beside(at).iter().map(|space| space.0).collect(),
            }
        };
        let beside = map.off_mars().zip(map.off_map);
        let tracks = Parameter::ALL.into_iter().filter_map(|parameter| {
            let track = map.tracks[parameter].as_ref()?;
            Some(MapTrack { parameter: parameter.name(), marks: track.marks.to_vec() })
        });
        let milestones = map
            .milestones
            .iter()
            .map(|goal| MapGoal { name: language.milestone_name(goal), text: language.milestone_text(goal) });
        let awards = map
            .awards
            .iter()
            .map(|goal| MapGoal { name: language.award_name(goal), text: language.award_text(goal) });
        Self {
            map: map.name,
            number,
            areas: (0..).zip(map.spots).map(area).collect(),
            beside: beside.map(|(space, name)| MapBeside { space: space.0, name: name.name() }).collect(),
            milestones: milestones.collect(),
            awards: awards.collect(),
            tracks: tracks.collect(),
        }
    }
}
