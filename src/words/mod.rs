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
}
