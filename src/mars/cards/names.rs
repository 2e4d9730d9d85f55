//! Names for programs, and cards by their names.

use super::{Card, CardResource, Conversion, Party, Reserved, StandardProject, TABLES, Tile};

/// The card with this English name; upper and lower case are alike. `None` if there is none.
///
/// ```
/// use viriditas::mars::cards::{self, BIRDS};
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
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The tile with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::mars::cards::Tile;
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
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The card resource with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::mars::cards::CardResource;
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
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The named area with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::mars::cards::Reserved;
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
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The party with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::mars::cards::Party;
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
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The standard project with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::mars::cards::StandardProject;
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
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The conversion with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::mars::cards::Conversion;
    ///
    /// assert_eq!(Conversion::Heat.name(), "heat");
    /// assert_eq!(Conversion::named("heat"), Some(Conversion::Heat));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}
