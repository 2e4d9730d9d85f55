//! When the coach gives advice, in every game of this browser.

use crate::store::{Browser, Store};
use crate::text::common::{BarWords, CoachWords};
use crate::ui::look::texts::use_texts;
use std::cell::Cell;
use web_sys::HtmlSelectElement;
use yew::{Event, Html, TargetCast, component, html, use_state};

/// Under this key stands what was chosen.
const KEY: &str = "viriditas.coach";

thread_local! {
    static OF_HOST: Cell<Option<CoachHabit>> = const { Cell::new(None) };
}

/// When the coach gives advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CoachHabit {
    Never,
    OnRequest,
    Always,
}

impl CoachHabit {
    const ALL: [Self; 3] = [Self::Never, Self::OnRequest, Self::Always];

    const fn name(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::OnRequest => "on-request",
            Self::Always => "always",
        }
    }

    const fn words(self) -> CoachWords<'static> {
        match self {
            Self::Never => CoachWords::Never,
            Self::OnRequest => CoachWords::OnRequest,
            Self::Always => CoachWords::Always,
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|habit| habit.name() == name)
    }

    /// What was chosen last; in a frame, what its host says.
    pub(crate) fn chosen() -> Self {
        let kept = || Self::named(&Browser.get(KEY).ok().flatten()?);
        OF_HOST.get().or_else(kept).unwrap_or(Self::OnRequest)
    }

    /// Remembers the choice. Where nothing can be kept it is lost.
    fn keep(self) {
        OF_HOST.set(None);
        let _ = Browser.set(KEY, self.name());
    }

    /// As a host has it, until a person chooses; `None`: as the person has it.
    pub(crate) fn host(habit: Option<Self>) {
        OF_HOST.set(habit);
    }
}

/// Asks for it. It holds from the next question on.
#[component]
pub(crate) fn CoachChoice() -> Html {
    let texts = use_texts();
    let chosen = use_state(CoachHabit::chosen);
    let onchange = {
        let chosen = chosen.clone();
        move |event: Event| {
            let name = event.target_unchecked_into::<HtmlSelectElement>().value();
            if let Some(habit) = CoachHabit::named(&name) {
                habit.keep();
                chosen.set(habit);
            }
        }
    };
    html! {
        <label class="pace"><span class="label">{ texts.bar(BarWords::Coach(CoachWords::Habit)) }</span>
            <select id="coach-habit" {onchange}>
                { for CoachHabit::ALL.map(|habit| html! {
                    <option value={habit.name()} selected={habit == *chosen}>{ texts.bar(BarWords::Coach(habit.words())) }</option>
                }) }
            </select>
        </label>
    }
}
