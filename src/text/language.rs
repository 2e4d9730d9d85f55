//! The languages of the page.

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// A language that nobody speaks, from the right to the left.
    #[cfg(feature = "synthetic")]
    Pseudo,
}

impl Language {
    /// All of them.
    pub const ALL: &[Self] = &[
        Self::English,
        #[cfg(feature = "synthetic")]
        Self::Pseudo,
    ];

    /// The name of this game, the same in all of them.
    pub const GAME: &str = "Viriditas";

    /// The one with this BCP 47 tag.
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.tag() == tag)
    }
}
