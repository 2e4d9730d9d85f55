//! The languages of the page.

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Ukrainian.
    Ukrainian,
    /// Slovak.
    Slovak,
    /// Hebrew.
    Hebrew,
}

impl Language {
    /// All of them.
    pub const ALL: &[Self] = &[Self::English, Self::Ukrainian, Self::Slovak, Self::Hebrew];

    /// The name of this game, the same in all of them.
    pub const GAME: &str = "Viriditas";

    /// Its BCP 47 tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Ukrainian => "uk",
            Self::Slovak => "sk",
            Self::Hebrew => "he",
        }
    }

    /// What it calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Ukrainian => "Українська",
            Self::Slovak => "Slovenčina",
            Self::Hebrew => "עברית",
        }
    }

    /// Whether it is written from right to left.
    pub const fn is_from_the_right(self) -> bool {
        match self {
            Self::Hebrew => true,
            Self::English | Self::Ukrainian | Self::Slovak => false,
        }
    }

    /// The address of its page of rules, a file of `static/rules`.
    pub fn rules_page(self) -> String {
        format!("rules/{}.html", self.tag())
    }

    /// The address of the page about this program, a file of `static/about`.
    pub fn about_page(self) -> String {
        format!("about/{}.html", self.tag())
    }

    /// Whether cards, goals and maps have names of their own in it, in a file of `static/names`.
    pub(super) const fn has_own_names(self) -> bool {
        match self {
            Self::English => false,
            Self::Ukrainian | Self::Slovak | Self::Hebrew => true,
        }
    }

    /// The one with this BCP 47 tag.
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.tag() == tag)
    }
}
