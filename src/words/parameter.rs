//! The global parameters of the planets (BASE-PARAM-01, VENUS-01).

use core::ops::{Index, IndexMut};

/// A global parameter. A game has those that its map has a track for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Parameter {
    /// In °C.
    Temperature,
    /// In percent.
    Oxygen,
    /// In ocean tiles on the map.
    Oceans,
    /// How far Venus is, in percent.
    Venus,
}

impl Parameter {
    /// All four, those of Mars first.
    pub const ALL: [Self; 4] = [Self::Temperature, Self::Oxygen, Self::Oceans, Self::Venus];

    /// Its name for programs, for ever: English, small letters, words joined by hyphens. What people read is in
    /// `text`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Temperature => "temperature",
            Self::Oxygen => "oxygen",
            Self::Oceans => "oceans",
            Self::Venus => "venus",
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

/// One value a global parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByParameter<T>(pub [T; 4]);

impl<T> Index<Parameter> for ByParameter<T> {
    type Output = T;
    fn index(&self, parameter: Parameter) -> &T {
        &self.0[parameter as usize]
    }
}

impl<T> IndexMut<Parameter> for ByParameter<T> {
    fn index_mut(&mut self, parameter: Parameter) -> &mut T {
        &mut self.0[parameter as usize]
    }
}
