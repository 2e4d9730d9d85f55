//! What somebody has the page do on this device, in every game.

use crate::store::{Browser, Store};
use crate::text::common::Setting;
use gloo::utils::document;
use yew::{hook, use_context, use_effect_with};

/// Under this key stand the names of the settings that are on, with spaces between them.
const KEY: &str = "viriditas.settings";

/// Which settings are on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Settings(u8);

impl Setting {
    pub(crate) const ALL: [Self; 5] =
        [Self::KeepSteel, Self::KeepTitanium, Self::EndTurn, Self::LargerText, Self::NoMotion];

    /// Its name in the store and in the document.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::KeepSteel => "keep-steel",
            Self::KeepTitanium => "keep-titanium",
            Self::EndTurn => "end-turn",
            Self::LargerText => "larger-text",
            Self::NoMotion => "no-motion",
        }
    }
}

impl Settings {
    /// As they were chosen last. Names of another version are passed over here, and stay where they are kept.
    pub(crate) fn chosen() -> Self {
        let text = kept();
        let is_on = |setting: &Setting| text.split(' ').any(|name| name == setting.name());
        Self(Setting::ALL.into_iter().filter(is_on).fold(0, |on, setting| on | bit(setting)))
    }

    /// Whether it is on.
    pub(crate) const fn has(self, setting: Setting) -> bool {
        self.0 & bit(setting) != 0
    }

    /// Turns one on or off and remembers that. Where nothing can be kept it holds for this visit.
    #[must_use]
    pub(crate) fn turned(self, setting: Setting, is_on: bool) -> Self {
        let text = kept();
        let others = text.split(' ').filter(|&name| !name.is_empty() && name != setting.name());
        let names: Vec<&str> = others.chain(is_on.then_some(setting.name())).collect();
        let _ = Browser.set(KEY, &names.join(" "));
        Self(if is_on { self.0 | bit(setting) } else { self.0 & !bit(setting) })
    }
}

const fn bit(setting: Setting) -> u8 {
    1 << setting as u8
}

fn kept() -> String {
    Browser.get(KEY).ok().flatten().unwrap_or_default()
}

/// Tells the style sheets which settings are on (`data-settings`).
#[hook]
pub(crate) fn use_settings_in_sheets(settings: Settings) {
    use_effect_with(settings, |settings| {
        let names = Setting::ALL.into_iter().filter(|&it| settings.has(it)).map(Setting::name);
        if let Some(root) = document().document_element() {
            // Without the attribute the sheets take none to be on.
            let _ = root.set_attribute("data-settings", &names.collect::<Vec<_>>().join(" "));
        }
    });
}

/// The settings where a component stands.
#[hook]
pub(crate) fn use_settings() -> Settings {
    use_context().unwrap_or_default()
}
