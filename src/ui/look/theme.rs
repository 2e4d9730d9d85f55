//! Light or dark: what the person chose, or else what the system says.

use crate::store::{Browser, Store};
use web_sys::window;
use yew::{UseStateHandle, hook, use_effect_with, use_state};

/// Under this key stands what was chosen.
const KEY: &str = "viriditas.theme";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Dark,
    Light,
}

impl Theme {
    const fn name(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }

    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Dark => Self::Light,
            Self::Light => Self::Dark,
        }
    }

    /// What was chosen at an earlier visit; without that, the system's.
    pub(crate) fn first() -> Self {
        match Browser.get(KEY).ok().flatten().as_deref() {
            Some("light") => Self::Light,
            Some("dark") => Self::Dark,
            _ => {
                let query =
                    window().and_then(|window| window.match_media("(prefers-color-scheme: light)").ok()?);
                if query.is_some_and(|query| query.matches()) { Self::Light } else { Self::Dark }
            }
        }
    }

    /// Remembers the choice. Where nothing can be kept it holds for this visit.
    pub(crate) fn keep(self) {
        let _ = Browser.set(KEY, self.name());
    }
}

/// The theme of the page; setting it paints the page anew.
#[hook]
pub(crate) fn use_theme() -> UseStateHandle<Theme> {
    let theme = use_state(Theme::first);
    use_effect_with(*theme, |theme| {
        let root = window().and_then(|window| window.document()?.document_element());
        if let Some(root) = root {
            // Without the attribute the page is dark.
            let _ = root.set_attribute("data-theme", theme.name());
        }
    });
    theme
}
