//! The forms of cards, and the boxes they come from.

use strum::{IntoStaticStr, VariantArray};

/// The form of a card (BASE-CARD-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// Green: done once, tags stay.
    Automated,
    /// Blue: stays with an action or a lasting effect.
    Active,
    /// Red: done once, then face down.
    Event,
    /// Whom a player plays for.
    Corporation,
    /// A corporation for newcomers (BASE-SETUP-05).
    BeginnerCorporation,
    /// Played before the first generation (PREL-04).
    Prelude,
    /// A colony tile (COL-03): it lies beside the map, and what building there brings is what it plays.
    Colony,
    /// A party of the committee (TURM-PARTY): its bonus is what is played, its policy is in force for all while it rules.
    Party,
    /// A global event (TURM-EVENT): what is played happens to each player.
    #[strum(serialize = "global-event")]
    Global,
}

/// The box a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Module {
    /// The standard game.
    Base,
    /// Corporate Era (CORP-ERA-01).
    CorporateEra,
    /// Prelude (PREL-01).
    Prelude,
    /// Venus Next (VENUS-01).
    Venus,
    /// Colonies (COL-01).
    Colonies,
    /// Turmoil (TURM-COMP-02).
    Turmoil,
    /// No box: cards that never existed, for tests.
    #[cfg(feature = "synthetic")]
    Synthetic,
}
