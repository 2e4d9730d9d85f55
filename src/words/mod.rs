//! The vocabulary that both rulebooks share. No rules.

mod resource;
mod tag;

pub use resource::{ByResource, Resource};
pub use tag::{ByTag, Tag};

/// A global parameter of the planet (BASE-PARAM-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Parameter {
    /// In °C, in steps of 2.
    Temperature,
    /// In percent.
    Oxygen,
    /// In ocean tiles on the map.
    Oceans,
}

impl Parameter {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Temperature, Self::Oxygen, Self::Oceans];

    /// Its name for programs, for ever: English, small letters, words joined by hyphens. What people read is in
    /// `text`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Temperature => "temperature",
            Self::Oxygen => "oxygen",
            Self::Oceans => "oceans",
        }
    }

    /// The parameter with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::words::Parameter;
    ///
    /// assert_eq!(Parameter::Oxygen.name(), "oxygen");
    /// assert_eq!(Parameter::named("oxygen"), Some(Parameter::Oxygen));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}
