//! The languages of the page.

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Ukrainian.
    Ukrainian,
    /// A language that nobody speaks, from the right to the left.
    #[cfg(feature = "synthetic")]
    Pseudo,
}

impl Language {
    /// All of them.
    pub const ALL: &[Self] = &[
        Self::English,
        Self::Ukrainian,
        #[cfg(feature = "synthetic")]
        Self::Pseudo,
    ];

    /// The name of this game, the same in all of them.
    pub const GAME: &str = "Viriditas";

    /// The language that its page of rules is in: the made-up language has none of its own.
    #[must_use]
    pub const fn of_rules(self) -> Self {
        match self {
            Self::English | Self::Ukrainian => self,
            #[cfg(feature = "synthetic")]
            Self::Pseudo => Self::English,
        }
    }

    /// The address of its page of rules, a file of `static/rules`.
    pub fn rules_page(self) -> String {
        format!("rules/{}.html", self.of_rules().tag())
    }

    /// Whether cards, goals and maps have names of their own in it, in a file of `static/names`.
    pub(super) const fn has_own_names(self) -> bool {
        match self {
            Self::English => false,
            Self::Ukrainian => true,
            #[cfg(feature = "synthetic")]
            Self::Pseudo => false,
        }
    }

    /// The one with this BCP 47 tag.
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.tag() == tag)
    }
}
