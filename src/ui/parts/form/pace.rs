//! How fast bots take their turns, for the eyes of whoever watches.

use crate::store::{Browser, Store};
use crate::text::common::BarWords;
use crate::ui::look::texts::use_texts;
use std::cell::Cell;
use web_sys::HtmlSelectElement;
use yew::{Event, Html, TargetCast, component, html, use_state};

/// Under this key stands what was chosen.
const KEY: &str = "viriditas.pace";

thread_local! {
    static OF_HOST: Cell<Option<Pace>> = const { Cell::new(None) };
}

/// How long a bot's action stays before the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    Slow,
    Normal,
    AtOnce,
}

impl Pace {
    pub(crate) const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::AtOnce];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::AtOnce => "at-once",
        }
    }

    const fn words(self) -> BarWords<'static> {
        match self {
            Self::Slow => BarWords::Slow,
            Self::Normal => BarWords::Normal,
            Self::AtOnce => BarWords::AtOnce,
        }
    }

    /// In milliseconds, behind a move that shows a card: it is read meanwhile.
    pub(crate) const fn wait_for_card(self) -> u32 {
        match self {
            Self::Slow => 3_000,
            Self::Normal => 1_300,
            Self::AtOnce => 0,
        }
    }

    /// In milliseconds, behind any other move.
    pub(crate) const fn wait(self) -> u32 {
        match self {
            Self::Slow => 1_400,
            Self::Normal => 700,
            Self::AtOnce => 0,
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// What was chosen last; in a frame, what its host says.
    pub(crate) fn chosen() -> Self {
        let kept = || Self::named(&Browser.get(KEY).ok().flatten()?);
        OF_HOST.get().or_else(kept).unwrap_or(Self::Normal)
    }

    /// Remembers the choice. Where nothing can be kept it is lost.
    pub(crate) fn keep(self) {
        OF_HOST.set(None);
        let _ = Browser.set(KEY, self.name());
    }

    /// As a host has it, until a person chooses; `None`: as the person has it.
    pub(crate) fn host(pace: Option<Self>) {
        OF_HOST.set(pace);
    }
}

/// Asks for it. It holds from the next action of a bot on, in every game of this browser.
#[component]
pub(crate) fn PaceChoice() -> Html {
    let texts = use_texts();
    let chosen = use_state(Pace::chosen);
    let onchange = {
        let chosen = chosen.clone();
        move |event: Event| {
            let name = event.target_unchecked_into::<HtmlSelectElement>().value();
            if let Some(pace) = Pace::named(&name) {
                pace.keep();
                chosen.set(pace);
            }
        }
    };
    html! {
        <label class="pace"><span class="label">{ texts.bar(BarWords::BotsPlay) }</span>
            <select {onchange}>
                { for Pace::ALL.map(|pace| html! {
                    <option value={pace.name()} selected={pace == *chosen}>{ texts.bar(pace.words()) }</option>
                }) }
            </select>
        </label>
    }
}
