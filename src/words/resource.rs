//! The six standard resources (BASE-PB-01).

use core::ops::{Index, IndexMut};

/// A standard resource, kept on the player board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Resource {
    /// M€.
    MegaCredits,
    /// Pays for building cards.
    Steel,
    /// Pays for space cards.
    Titanium,
    /// Turned into greenery.
    Plants,
    /// Becomes heat at the end of the generation.
    Energy,
    /// Raises the temperature.
    Heat,
}

impl Resource {
    /// All six, in the order of the player board.
    pub const ALL: [Self; 6] =
        [Self::MegaCredits, Self::Steel, Self::Titanium, Self::Plants, Self::Energy, Self::Heat];
}

/// One value a standard resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByResource<T>(pub [T; 6]);

impl<T> Index<Resource> for ByResource<T> {
    type Output = T;
    fn index(&self, resource: Resource) -> &T {
        &self.0[resource as usize]
    }
}

impl<T> IndexMut<Resource> for ByResource<T> {
    fn index_mut(&mut self, resource: Resource) -> &mut T {
        &mut self.0[resource as usize]
    }
}
