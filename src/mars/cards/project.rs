//! The standard projects and the conversions.

use crate::kit::listed;
use crate::mars::cards::Resource;
use strum::{IntoStaticStr, VariantArray};

/// A project open to everyone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray, IntoStaticStr)]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
pub enum StandardProject {
    /// Discard cards for 1 M€ each (BASE-SP-02).
    SellPatents,
    /// BASE-SP-03.
    PowerPlant,
    /// BASE-SP-04.
    Asteroid,
    /// With Venus Next (VENUS-06).
    AirScrapping,
    /// In a solo game for a rating of 63 (PREL-18).
    BufferGas,
    /// With Colonies: a colony is built (COL-13).
    #[strum(serialize = "build-colony")]
    Colony,
    /// BASE-SP-05.
    Aquifer,
    /// BASE-SP-06.
    Greenery,
    /// BASE-SP-07.
    City,
    /// With the synthetic box.
    #[cfg(feature = "synthetic")]
    Synthetic,
}

impl StandardProject {
    /// All of them, cheapest first; `Facts::offers` tells which of them a game has.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);
}

/// A conversion of resources.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray, IntoStaticStr)]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
pub enum Conversion {
    /// 8 plants into a greenery (BASE-CONV-01).
    Plants,
    /// 8 heat into a step of temperature (BASE-CONV-02).
    Heat,
}

impl Conversion {
    /// Both.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// The resource that is converted.
    pub const fn resource(self) -> Resource {
        match self {
            Self::Plants => Resource::Plants,
            Self::Heat => Resource::Heat,
        }
    }
}
