//! The button at the top of every screen that opens the settings.

use crate::text::common::{BarWords, Setting};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::look::theme::Theme;
use crate::ui::page::buttons::{ButtonPlace, language_buttons, theme_button};
use crate::ui::parts::coach::habit::CoachChoice;
use crate::ui::parts::dialog::Dialog;
use crate::ui::parts::form::pace::PaceChoice;
use crate::ui::parts::form::settings::Settings;
use crate::ui::parts::sound::SoundChoice;
use crate::ui::tables::GameKind;
use web_sys::HtmlInputElement;
use yew::{Callback, Event, Html, Properties, TargetCast, UseReducerHandle, UseStateHandle, component, html};

/// Opens the settings.
pub(super) fn settings_button(texts: Texts, is_open: &UseStateHandle<bool>) -> Html {
    let words = texts.bar(BarWords::Settings);
    let is_open = is_open.setter();
    html! { <button id="settings" type="button" class="ib" aria-label={words.clone()} title={words} onclick={move |_| is_open.set(true)}>{ icon(Icon::Settings) }</button> }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) settings: UseStateHandle<Settings>,
    pub(crate) theme: UseStateHandle<Theme>,
    pub(crate) texts: UseReducerHandle<Texts>,
    pub(crate) close: Callback<()>,
    /// The game whose table the page shows.
    pub(crate) game: Option<GameKind>,
}

/// Whether a setting changes something at the table that is shown: Ares Expedition pays with no steel and no titanium.
fn concerns(setting: Setting, game: Option<GameKind>) -> bool {
    game != Some(GameKind::Ares) || !matches!(setting, Setting::KeepSteel | Setting::KeepTitanium)
}

/// The settings: what is kept in payments, when a turn ends, sounds, pace, colours and language.
#[component]
pub(crate) fn SettingsSheet(props: &Props) -> Html {
    let texts = use_texts();
    part!(Dialog {
        title: texts.bar(BarWords::Settings),
        close: props.close.clone(),
        children: inside(props)
    })
}

fn inside(props: &Props) -> Html {
    html! {
        <div class="settings">
            { for Setting::ALL.into_iter().filter(|&it| concerns(it, props.game)).map(|setting| part!(SettingChoice { setting, settings: props.settings.clone() }, key = setting.name())) }
            { part!(SoundChoice) }
            { part!(PaceChoice) }
            { part!(CoachChoice) }
            { part!(Looks { theme: props.theme.clone(), texts: props.texts.clone() }) }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct SettingProps {
    setting: Setting,
    settings: UseStateHandle<Settings>,
}

/// One of them.
#[component]
fn SettingChoice(props: &SettingProps) -> Html {
    let texts = use_texts();
    let (setting, settings) = (props.setting, props.settings.clone());
    let checked = settings.has(setting);
    let onchange = move |event: Event| {
        let is_on = event.target_unchecked_into::<HtmlInputElement>().checked();
        settings.set(settings.turned(setting, is_on));
    };
    html! {
        <label class="check"><input id={setting.name()} type="checkbox" {checked} {onchange} />
            <span>{ texts.bar(BarWords::Setting(setting)) }</span><small>{ texts.bar(BarWords::SettingAbout(setting)) }</small></label>
    }
}

#[derive(PartialEq, Properties)]
struct LooksProps {
    theme: UseStateHandle<Theme>,
    texts: UseReducerHandle<Texts>,
}

/// Colours and language, which a narrow window has here alone.
#[component]
fn Looks(props: &LooksProps) -> Html {
    html! {
        <>
            <p class="buttons">{ theme_button(*props.texts, &props.theme, ButtonPlace::Sheet) }</p>
            { language_buttons(&props.texts) }
        </>
    }
}
