//! The global parameters of the planets (BASE-PARAM-01, VENUS-01).

use crate::kit::listed;
use core::ops::{Index, IndexMut};
use strum::{IntoStaticStr, VariantArray};

/// A global parameter. A game has those that its map has a track for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, VariantArray, IntoStaticStr)]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
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
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// Its name for programs, for ever: English, small letters, words joined by hyphens. What people read is in
    /// `text`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The parameter with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::mars::cards::Parameter;
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
