//! Things that stand behind a number.

use crate::ares::cards as ares;
use crate::mars::cards::{CardResource, Resource, Tag, Tile, TileClass};
use strum::VariantArray;

/// A thing that is counted, in either game: what a language gives its forms and, where it has one, its gender. What is one word in
/// one language and several in another is one noun here, so that no language has to make an adjective agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub(in crate::text) enum Noun {
    /// M€.
    MegaCredit,
    /// Steel.
    Steel,
    /// Titanium.
    Titanium,
    /// A plant.
    Plant,
    /// Energy.
    Energy,
    /// Heat.
    Heat,
    /// A resource of any kind.
    Resource,
    /// An animal on a card.
    Animal,
    /// A microbe on a card.
    Microbe,
    /// A science resource on a card.
    ScienceResource,
    /// A fighter on a card.
    Fighter,
    /// A floater on a card.
    Floater,
    /// An asteroid on a card.
    Asteroid,
    /// A refugee camp on a card.
    RefugeeCamp,
    /// A cube on a card that marks it as preserved.
    PreservationCube,
    /// A building tag.
    BuildingTag,
    /// A space tag.
    SpaceTag,
    /// A power tag.
    PowerTag,
    /// A science tag.
    ScienceTag,
    /// A Jovian tag.
    JovianTag,
    /// An Earth tag.
    EarthTag,
    /// A plant tag.
    PlantTag,
    /// A microbe tag.
    MicrobeTag,
    /// An animal tag.
    AnimalTag,
    /// A city tag.
    CityTag,
    /// A wild tag.
    WildTag,
    /// A Venus tag.
    VenusTag,
    /// An event tag.
    EventTag,
    /// An ocean tile.
    OceanTile,
    /// A greenery tile.
    GreeneryTile,
    /// A city tile.
    CityTile,
    /// A tile that somebody owns.
    OwnedTile,
    /// A tile of any kind.
    Tile,
    /// A token of an ocean.
    OceanToken,
    /// A token of a forest.
    ForestToken,
    /// A step of a track, a production or a rating.
    Step,
    /// A card.
    Card,
    /// A project card.
    ProjectCard,
    /// A green project card.
    GreenCard,
    /// A blue project card.
    BlueCard,
    /// A red project card.
    RedCard,
    /// An event.
    Event,
    /// A colony.
    Colony,
    /// A trade fleet.
    Fleet,
    /// A delegate.
    Delegate,
    /// A party.
    Party,
    /// A victory point.
    Point,
    /// A step of the terraform rating.
    Rating,
}

impl Noun {
    /// A standard resource.
    pub(in crate::text) const fn of_resource(of: Resource) -> Self {
        match of {
            Resource::MegaCredits => Self::MegaCredit,
            Resource::Steel => Self::Steel,
            Resource::Titanium => Self::Titanium,
            Resource::Plants => Self::Plant,
            Resource::Energy => Self::Energy,
            Resource::Heat => Self::Heat,
        }
    }

    /// What is stored on cards.
    pub(in crate::text) const fn of_card_resource(of: CardResource) -> Self {
        match of {
            CardResource::Animal => Self::Animal,
            CardResource::Microbe => Self::Microbe,
            CardResource::Science => Self::ScienceResource,
            CardResource::Fighter => Self::Fighter,
            CardResource::Floater => Self::Floater,
            CardResource::Asteroid => Self::Asteroid,
            CardResource::Camp => Self::RefugeeCamp,
            CardResource::Preservation => Self::PreservationCube,
        }
    }

    /// A tag of the board game.
    pub(in crate::text) const fn of_tag(of: Tag) -> Self {
        match of {
            Tag::Building => Self::BuildingTag,
            Tag::Space => Self::SpaceTag,
            Tag::Power => Self::PowerTag,
            Tag::Science => Self::ScienceTag,
            Tag::Jovian => Self::JovianTag,
            Tag::Earth => Self::EarthTag,
            Tag::Plant => Self::PlantTag,
            Tag::Microbe => Self::MicrobeTag,
            Tag::Animal => Self::AnimalTag,
            Tag::City => Self::CityTag,
            Tag::Wild => Self::WildTag,
            Tag::Venus => Self::VenusTag,
        }
    }

    /// Tiles of a class.
    pub(in crate::text) const fn of_tiles(of: TileClass) -> Self {
        match of {
            TileClass::Ocean => Self::OceanTile,
            TileClass::Greenery => Self::GreeneryTile,
            TileClass::City => Self::CityTile,
            TileClass::Any => Self::Tile,
            TileClass::Owned => Self::OwnedTile,
        }
    }

    /// A tile of a kind: one of several such, or a special tile.
    pub(in crate::text) const fn of_tile(of: Tile) -> Self {
        match of {
            Tile::Ocean => Self::OceanTile,
            Tile::Greenery => Self::GreeneryTile,
            Tile::City => Self::CityTile,
            Tile::Capital
            | Tile::NaturalPreserve
            | Tile::NuclearZone
            | Tile::MiningRights
            | Tile::MiningArea
            | Tile::EcologicalZone
            | Tile::LavaFlows
            | Tile::MoholeArea
            | Tile::CommercialDistrict
            | Tile::IndustrialCenter
            | Tile::RestrictedArea => Self::Tile,
        }
    }

    /// A resource in stock of Ares Expedition.
    pub(in crate::text) const fn of_stock(of: ares::Stock) -> Self {
        match of {
            ares::Stock::MegaCredits => Self::MegaCredit,
            ares::Stock::Heat => Self::Heat,
            ares::Stock::Plants => Self::Plant,
        }
    }

    /// Steel or titanium of Ares Expedition.
    pub(in crate::text) const fn of_capacity(of: ares::Capacity) -> Self {
        match of {
            ares::Capacity::Steel => Self::Steel,
            ares::Capacity::Titanium => Self::Titanium,
        }
    }

    /// A resource on cards of Ares Expedition.
    pub(in crate::text) const fn of_special(of: ares::SpecialResource) -> Self {
        match of {
            ares::SpecialResource::Animal => Self::Animal,
            ares::SpecialResource::Microbe => Self::Microbe,
            ares::SpecialResource::Science => Self::ScienceResource,
        }
    }

    /// A tag of Ares Expedition.
    pub(in crate::text) const fn of_ares_tag(of: ares::Tag) -> Self {
        match of {
            ares::Tag::Building => Self::BuildingTag,
            ares::Tag::Space => Self::SpaceTag,
            ares::Tag::Power => Self::PowerTag,
            ares::Tag::Science => Self::ScienceTag,
            ares::Tag::Jovian => Self::JovianTag,
            ares::Tag::Earth => Self::EarthTag,
            ares::Tag::Plant => Self::PlantTag,
            ares::Tag::Microbe => Self::MicrobeTag,
            ares::Tag::Animal => Self::AnimalTag,
            ares::Tag::Event => Self::EventTag,
        }
    }

    /// A project card of a colour.
    pub(in crate::text) const fn of_colour(of: ares::CardColour) -> Self {
        match of {
            ares::CardColour::Green => Self::GreenCard,
            ares::CardColour::Blue => Self::BlueCard,
            ares::CardColour::Red => Self::RedCard,
        }
    }
}
