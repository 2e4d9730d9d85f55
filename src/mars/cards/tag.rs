//! Tags (BASE-CARD-10, BASE-SYM-01 to BASE-SYM-05).

use crate::kit::listed;
use core::ops::{Index, IndexMut};
use strum::{IntoStaticStr, VariantArray};

/// What a card is about; it has no rule of its own. The event disc is a kind of card, not a tag here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, VariantArray, IntoStaticStr)]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
pub enum Tag {
    /// Steel may pay for the card.
    Building,
    /// Titanium may pay for the card.
    Space,
    /// Energy.
    Power,
    /// Research.
    Science,
    /// Beyond Mars.
    Jovian,
    /// From home.
    Earth,
    /// Flora.
    Plant,
    /// Small life.
    Microbe,
    /// Fauna.
    Animal,
    /// The card places a city.
    City,
    /// Once in play, any other tag that its owner names (WILD-02).
    Wild,
    /// About Venus (VENUS-01).
    Venus,
}

impl Tag {
    /// All eleven kinds and the wild tag.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// Its name for programs, for ever: English, small letters, words joined by hyphens. What people read is in
    /// `text`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The tag with this [`name`](Self::name).
    ///
    /// ```
    /// use viriditas::mars::cards::Tag;
    ///
    /// assert_eq!(Tag::Jovian.name(), "jovian");
    /// assert_eq!(Tag::named("jovian"), Some(Tag::Jovian));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// One value a tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByTag<T>(pub [T; Tag::ALL.len()]);

impl<T> Index<Tag> for ByTag<T> {
    type Output = T;
    fn index(&self, tag: Tag) -> &T {
        &self.0[tag as usize]
    }
}

impl<T> IndexMut<Tag> for ByTag<T> {
    fn index_mut(&mut self, tag: Tag) -> &mut T {
        &mut self.0[tag as usize]
    }
}
