//! What is done for a person as they wished: a pass that they have said beforehand, and the end of a turn in which nothing is left.

use crate::text::common::{BarWords, Setting};
use crate::ui::look::texts::use_texts;
use crate::ui::parts::form::settings::Settings;
use crate::ui::state::app::{App, AppAction, DoneForYou};
use gloo::timers::callback::Timeout;
use yew::{Html, Properties, UseReducerHandle, component, hook, html, use_effect_with, use_state_eq};

/// How long it is told, in milliseconds.
const TOLD: u32 = 8_000;

/// Does it as soon as it is due, through the same door as a press.
#[hook]
pub(super) fn use_for_you(app: &UseReducerHandle<App>, settings: Settings) {
    let due = app.played().and_then(|open| open.due_for_you(settings.has(Setting::EndTurn)));
    let answers_given = app.played().map(|open| open.table.clone());
    use_effect_with((due, answers_given), {
        let act = app.dispatcher();
        move |(due, _)| {
            if let &Some((seat, place, what)) = due {
                act.dispatch(AppAction::DoForYou(seat, place, what));
            }
        }
    });
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// What was done last, if nothing else has happened since.
    pub(crate) done: Option<DoneForYou>,
    /// How many answers people have given, and taken back.
    pub(crate) answers_given: u32,
}

/// Tells it over the table, for a while: until a person answers or takes it back.
#[component]
pub(crate) fn ForYou(props: &Props) -> Html {
    let texts = use_texts();
    let told = use_state_eq(|| None::<(DoneForYou, u32)>);
    let Props { done, answers_given } = *props;
    use_effect_with((done, answers_given), {
        let told = told.setter();
        move |&(done, answers_given)| {
            if let Some(what) = done {
                told.set(Some((what, answers_given)));
            }
        }
    });
    use_effect_with(*told, {
        let told = told.setter();
        move |now| {
            let later = now.map(|_| Timeout::new(TOLD, move || told.set(None)));
            move || drop(later)
        }
    });
    let words = told.filter(|&(_, at)| at == answers_given).and_then(|(what, _)| match what {
        DoneForYou::Passed => Some(texts.bar(BarWords::PassedForYou)),
        DoneForYou::Ended => Some(texts.bar(BarWords::EndedForYou)),
        // The log tells it.
        DoneForYou::Took => None,
    });
    html! { <p id="for-you" class="for-you" role="status">{ for words.map(|words| html! { <span>{ words }</span> }) }</p> }
}
