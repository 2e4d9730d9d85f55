//! The six standard resources (BASE-PB-01).

use crate::kit::listed;
use core::ops::{Index, IndexMut};
use strum::{IntoStaticStr, VariantArray};

/// A standard resource, kept on the player board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, VariantArray, IntoStaticStr)]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
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
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// Its name for programs, for ever: English, small letters, words joined by hyphens. What people read is in
    /// `text`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The resource with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::mars::cards::Resource;
    ///
    /// assert_eq!(Resource::MegaCredits.name(), "mega-credits");
    /// assert_eq!(Resource::named("mega-credits"), Some(Resource::MegaCredits));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
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
