//! Tiles, and where they go.

use crate::kit::listed;
use crate::mars::cards::Parameter;
use strum::{IntoStaticStr, VariantArray};

/// A tile (BASE-TILE-19); below the first three, the eleven special ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, VariantArray, IntoStaticStr)]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
pub enum Tile {
    /// Nobody's; raises the rating.
    Ocean,
    /// Raises oxygen.
    Greenery,
    /// A city.
    City,
    /// A city in every respect (BASE-TILE-14).
    Capital,
    /// The tile of the card Natural Preserve: it goes where no tile is beside it (BASE-TILE-15).
    NaturalPreserve,
    /// The tile of the card Nuclear Zone: it goes on any free land (BASE-TILE-15).
    NuclearZone,
    /// The tile of the card Mining Rights: it goes where steel or titanium is printed (BASE-TILE-15).
    MiningRights,
    /// The tile of the card Mining Area: as that of Mining Rights, but beside an own tile (BASE-TILE-15).
    MiningArea,
    /// The tile of the card Ecological Zone: it goes beside greenery (BASE-TILE-15).
    EcologicalZone,
    /// The tile of the card Lava Flows: it goes on a volcanic area, where the map has any (BASE-TILE-15).
    LavaFlows,
    /// The tile of the card Mohole Area: it goes on an area reserved for ocean (BASE-TILE-16).
    MoholeArea,
    /// The tile of the card Commercial District: it goes on any free land (BASE-TILE-15).
    CommercialDistrict,
    /// The tile of the card Industrial Center: it goes beside a city (BASE-TILE-15).
    IndustrialCenter,
    /// The tile of the card Restricted Area: it goes on any free land (BASE-TILE-15).
    RestrictedArea,
}

impl Tile {
    /// All kinds, in the order of their numbers.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// The parameter that rises a step where a player places it (BASE-TILE-04, BASE-TILE-07).
    pub const fn raises(self) -> Option<Parameter> {
        match self {
            Self::Ocean => Some(Parameter::Oceans),
            Self::Greenery => Some(Parameter::Oxygen),
            Self::City
            | Self::Capital
            | Self::NaturalPreserve
            | Self::NuclearZone
            | Self::MiningRights
            | Self::MiningArea
            | Self::EcologicalZone
            | Self::LavaFlows
            | Self::MoholeArea
            | Self::CommercialDistrict
            | Self::IndustrialCenter
            | Self::RestrictedArea => None,
        }
    }

    /// Whether it belongs to this class.
    pub const fn is(self, class: TileClass) -> bool {
        match class {
            TileClass::Ocean => matches!(self, Self::Ocean),
            TileClass::Greenery => matches!(self, Self::Greenery),
            TileClass::City => matches!(self, Self::City | Self::Capital),
            TileClass::Any => true,
            TileClass::Owned => !matches!(self, Self::Ocean),
        }
    }
}

/// Tiles that rules speak of together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TileClass {
    /// Oceans.
    Ocean,
    /// Greenery.
    Greenery,
    /// Cities, the Capital included.
    City,
    /// Every tile.
    Any,
    /// Every tile but oceans.
    Owned,
}

/// Where a tile may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlacementRule {
    /// Where a tile of its kind goes: oceans on ocean areas (BASE-BOARD-03), greenery beside own tiles
    /// (BASE-TILE-05), cities not beside cities (BASE-TILE-10), special tiles on free land.
    Usual,
    /// Free land, the tile's usual limits set aside.
    Land,
    /// A free area reserved for ocean.
    OceanReserved,
    /// Where a city could go.
    CitySite,
    /// Free land with no tile beside it.
    Isolated,
    /// A free volcanic area.
    Volcanic,
    /// Free land that shows steel or titanium.
    Metal,
    /// Free land that shows steel or titanium, beside an own tile.
    MetalBesideOwn,
    /// Free land beside at least two cities.
    BesideTwoCities,
    /// Free land beside a city.
    BesideCity,
    /// Free land beside greenery.
    BesideGreenery,
    /// The area of that name.
    Reserved(Reserved),
}

/// Areas kept for one card's city (BASE-BOARD-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Reserved {
    /// The area of Noctis City, where the map has it (BASE-TILE-11).
    NoctisCity,
    /// The area of Ganymede Colony, off the map.
    GanymedeColony,
    /// The area of Phobos Space Haven, off the map.
    PhobosSpaceHaven,
    /// The area of Maxwell Base, on Venus (VENUS-10).
    MaxwellBase,
    /// The area of Stratopolis, above Venus.
    Stratopolis,
    /// The area of Dawn City, over Venus.
    DawnCity,
    /// The area of Luna Metropolis, on the Moon.
    LunaMetropolis,
    /// An area that never was, by its number from 0.
    #[cfg(feature = "synthetic")]
    Synthetic(u8),
}

impl Reserved {
    /// Every one that is printed on a map.
    pub const ALL: [Self; 7] = [
        Self::NoctisCity,
        Self::GanymedeColony,
        Self::PhobosSpaceHaven,
        Self::MaxwellBase,
        Self::Stratopolis,
        Self::DawnCity,
        Self::LunaMetropolis,
    ];
}

/// Whose tiles a card counts or watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The card's owner's.
    Own,
    /// Anyone's.
    Anyone,
}

/// Where a tile counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// On Mars or off it.
    Anywhere,
    /// On Mars only.
    Mars,
}
