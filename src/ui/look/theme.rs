//! Light or dark: what the person chose, or else what the system says.

use crate::store::{Browser, Store};
use crate::ui::look::media::{is_media, use_media};
use web_sys::window;
use yew::{UseStateHandle, hook, use_effect_with, use_state};

/// What a system says that is light.
const LIGHT: &str = "(prefers-color-scheme: light)";

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

    /// What was chosen on this device, if anything was.
    fn chosen() -> Option<Self> {
        match Browser.get(KEY).ok().flatten()?.as_str() {
            "light" => Some(Self::Light),
            "dark" => Some(Self::Dark),
            _ => None,
        }
    }

    /// The system's.
    const fn of_system(is_light: bool) -> Self {
        if is_light { Self::Light } else { Self::Dark }
    }

    /// What was chosen at an earlier visit; without that, the system's.
    pub(crate) fn first() -> Self {
        Self::chosen().unwrap_or_else(|| Self::of_system(is_media(LIGHT)))
    }

    /// Remembers the choice. Where nothing can be kept it holds for this visit.
    pub(crate) fn keep(self) {
        let _ = Browser.set(KEY, self.name());
    }
}

/// The theme of the page; setting it paints the page anew. Until one is chosen it follows the system.
#[hook]
pub(crate) fn use_theme() -> UseStateHandle<Theme> {
    let theme = use_state(Theme::first);
    let is_light = use_media(LIGHT);
    use_effect_with(is_light, {
        let theme = theme.clone();
        move |&is_light| {
            let system = Theme::of_system(is_light);
            if Theme::chosen().is_none() && *theme != system {
                theme.set(system);
            }
        }
    });
    use_effect_with(*theme, |theme| {
        let root = window().and_then(|window| window.document()?.document_element());
        if let Some(root) = root {
            // Without the attribute the page is dark.
            let _ = root.set_attribute("data-theme", theme.name());
        }
    });
    theme
}
