//! Which icon stands for a thing of the board game.

use crate::mars::cards::{CardResource, Parameter, Party, Resource, StandardProject, Tag, Tile, TileClass};
use crate::text::ScoreLine;
use crate::ui::look::icons::Icon;

/// A resource in stock.
pub(crate) const fn resource(resource: Resource) -> Icon {
    match resource {
        Resource::MegaCredits => Icon::Mc,
        Resource::Steel => Icon::Steel,
        Resource::Titanium => Icon::Titanium,
        Resource::Plants => Icon::Plants,
        Resource::Energy => Icon::Energy,
        Resource::Heat => Icon::Heat,
    }
}

/// A resource on a card.
pub(crate) const fn card_resource(resource: CardResource) -> Icon {
    match resource {
        CardResource::Animal => Icon::Animal,
        CardResource::Microbe => Icon::Microbe,
        CardResource::Science => Icon::Science,
        CardResource::Fighter => Icon::Fighter,
        CardResource::Floater => Icon::Floater,
        CardResource::Asteroid => Icon::Asteroid,
        CardResource::Camp => Icon::Camp,
        CardResource::Preservation => Icon::Preservation,
    }
}

/// A tag.
pub(crate) const fn tag(tag: Tag) -> Icon {
    match tag {
        Tag::Building => Icon::TagBuilding,
        Tag::Space => Icon::TagSpace,
        Tag::Power => Icon::TagPower,
        Tag::Science => Icon::TagScience,
        Tag::Jovian => Icon::TagJovian,
        Tag::Earth => Icon::TagEarth,
        Tag::Plant => Icon::TagPlant,
        Tag::Microbe => Icon::TagMicrobe,
        Tag::Animal => Icon::TagAnimal,
        Tag::City => Icon::TagCity,
        Tag::Venus => Icon::TagVenus,
        Tag::Wild => Icon::TagWild,
    }
}

/// A global parameter.
pub(crate) const fn parameter(parameter: Parameter) -> Icon {
    match parameter {
        Parameter::Temperature => Icon::Temperature,
        Parameter::Oxygen => Icon::Oxygen,
        Parameter::Oceans => Icon::Ocean,
        Parameter::Venus => Icon::Venus,
    }
}

/// A tile.
pub(crate) const fn tile(tile: Tile) -> Icon {
    match tile {
        Tile::Ocean => Icon::Ocean,
        Tile::Greenery => Icon::Greenery,
        Tile::City => Icon::City,
        Tile::Capital => Icon::Capital,
        Tile::NaturalPreserve => Icon::Preserve,
        Tile::NuclearZone => Icon::Nuclear,
        Tile::MiningRights | Tile::MiningArea => Icon::Mining,
        Tile::EcologicalZone => Icon::Zoo,
        Tile::LavaFlows => Icon::Lava,
        Tile::MoholeArea => Icon::Mohole,
        Tile::CommercialDistrict => Icon::Commerce,
        Tile::IndustrialCenter => Icon::Industry,
        Tile::RestrictedArea => Icon::Restricted,
    }
}

/// Tiles spoken of together.
pub(crate) const fn tile_class(class: TileClass) -> Icon {
    match class {
        TileClass::Ocean => Icon::Ocean,
        TileClass::Greenery => Icon::Greenery,
        TileClass::City => Icon::City,
        TileClass::Any => Icon::TileAny,
        TileClass::Owned => Icon::TileOwned,
    }
}

/// What a standard project brings.
pub(crate) const fn project(project: StandardProject) -> Icon {
    match project {
        StandardProject::SellPatents => Icon::Card,
        StandardProject::BufferGas => Icon::Rating,
        StandardProject::PowerPlant => Icon::Energy,
        StandardProject::Asteroid => Icon::Temperature,
        StandardProject::AirScrapping => Icon::Venus,
        StandardProject::Colony => Icon::Colony,
        StandardProject::Aquifer => Icon::Ocean,
        StandardProject::Greenery => Icon::Greenery,
        StandardProject::City => Icon::City,
        #[cfg(feature = "synthetic")]
        StandardProject::Synthetic => Icon::Temperature,
    }
}

/// The arms of a party.
pub(crate) const fn party(party: Party) -> Icon {
    match party {
        Party::MarsFirst => Icon::MarsFirst,
        Party::Kelvinists => Icon::Kelvinists,
        Party::Reds => Icon::Reds,
        Party::Greens => Icon::Greens,
        Party::Unity => Icon::Unity,
        Party::Scientists => Icon::Scientists,
    }
}

/// A line of the score.
pub(crate) const fn score(line: ScoreLine) -> Icon {
    match line {
        ScoreLine::Rating => Icon::Rating,
        ScoreLine::Milestones => Icon::Flag,
        ScoreLine::Awards => Icon::Trophy,
        ScoreLine::Greeneries => Icon::Greenery,
        ScoreLine::Cities => Icon::City,
        ScoreLine::Cards => Icon::Card,
        ScoreLine::Committee => Icon::Chairman,
        ScoreLine::Total => Icon::Points,
    }
}
