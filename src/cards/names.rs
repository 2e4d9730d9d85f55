//! Names for programs, and cards by their names.

use super::{Card, CardResource, Conversion, Party, Reserved, StandardProject, TABLES, Tile};

/// The card with this English name; upper and lower case are alike. `None` if there is none.
///
/// ```
/// use viriditas::cards::{self, BIRDS};
///
/// assert_eq!(cards::named("birds"), Some(&BIRDS));
/// assert_eq!(cards::named("Bird"), None);
/// ```
pub fn named(name: &str) -> Option<&'static Card> {
    TABLES.iter().flat_map(|table| table.iter()).find(|card| card.name.eq_ignore_ascii_case(name))
}

impl Tile {
    /// Its name for programs, for ever: English, small letters, words joined by hyphens. What people read is in
    /// `text`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ocean => "ocean",
            Self::Greenery => "greenery",
            Self::City => "city",
            Self::Capital => "capital",
            Self::NaturalPreserve => "natural-preserve",
            Self::NuclearZone => "nuclear-zone",
            Self::MiningRights => "mining-rights",
            Self::MiningArea => "mining-area",
            Self::EcologicalZone => "ecological-zone",
            Self::LavaFlows => "lava-flows",
            Self::MoholeArea => "mohole-area",
            Self::CommercialDistrict => "commercial-district",
            Self::IndustrialCenter => "industrial-center",
            Self::RestrictedArea => "restricted-area",
        }
    }

    /// The tile with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::cards::Tile;
    ///
    /// assert_eq!(Tile::LavaFlows.name(), "lava-flows");
    /// assert_eq!(Tile::named("lava-flows"), Some(Tile::LavaFlows));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

impl CardResource {
    /// Its name for programs, for ever: English, small letters, words joined by hyphens. What people read is in
    /// `text`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Animal => "animal",
            Self::Microbe => "microbe",
            Self::Science => "science",
            Self::Fighter => "fighter",
            Self::Floater => "floater",
            Self::Asteroid => "asteroid",
            Self::Camp => "camp",
            Self::Preservation => "preservation",
        }
    }

    /// The card resource with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::cards::CardResource;
    ///
    /// assert_eq!(CardResource::Microbe.name(), "microbe");
    /// assert_eq!(CardResource::named("microbe"), Some(CardResource::Microbe));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

impl Reserved {
    /// Its name for programs, for ever: English, small letters, words joined by hyphens. What people read is in
    /// `text`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoctisCity => "noctis-city",
            Self::GanymedeColony => "ganymede-colony",
            Self::PhobosSpaceHaven => "phobos-space-haven",
            Self::MaxwellBase => "maxwell-base",
            Self::Stratopolis => "stratopolis",
            Self::DawnCity => "dawn-city",
            Self::LunaMetropolis => "luna-metropolis",
            #[cfg(feature = "invented")]
            Self::Invented(_) => "invented",
        }
    }

    /// The named area with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::cards::Reserved;
    ///
    /// assert_eq!(Reserved::NoctisCity.name(), "noctis-city");
    /// assert_eq!(Reserved::named("noctis-city"), Some(Reserved::NoctisCity));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

impl Party {
    /// Its name for programs, for ever: English, small letters, words joined by hyphens. What people read is in
    /// `text`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::MarsFirst => "mars-first",
            Self::Kelvinists => "kelvinists",
            Self::Reds => "reds",
            Self::Greens => "greens",
            Self::Unity => "unity",
            Self::Scientists => "scientists",
        }
    }

    /// The party with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::cards::Party;
    ///
    /// assert_eq!(Party::MarsFirst.name(), "mars-first");
    /// assert_eq!(Party::named("mars-first"), Some(Party::MarsFirst));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

impl StandardProject {
    /// Its name for programs, for ever: English, small letters, words joined by hyphens. What people read is in
    /// `text`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::SellPatents => "sell-patents",
            Self::PowerPlant => "power-plant",
            Self::Asteroid => "asteroid",
            Self::BufferGas => "buffer-gas",
            Self::AirScrapping => "air-scrapping",
            Self::Colony => "build-colony",
            Self::Aquifer => "aquifer",
            Self::Greenery => "greenery",
            Self::City => "city",
        }
    }

    /// The standard project with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::cards::StandardProject;
    ///
    /// assert_eq!(StandardProject::SellPatents.name(), "sell-patents");
    /// assert_eq!(StandardProject::named("sell-patents"), Some(StandardProject::SellPatents));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

impl Conversion {
    /// Its name for programs, for ever: English, small letters, words joined by hyphens. What people read is in
    /// `text`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plants => "plants",
            Self::Heat => "heat",
        }
    }

    /// The conversion with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::cards::Conversion;
    ///
    /// assert_eq!(Conversion::Heat.name(), "heat");
    /// assert_eq!(Conversion::named("heat"), Some(Conversion::Heat));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}
