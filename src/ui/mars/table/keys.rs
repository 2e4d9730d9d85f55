//! One key each for the parts of the table, and the sheet that tells them.

use crate::kit::Seat;
use crate::text::page::{Shortcut, TableWords};
use crate::ui::look::focus::focus_soon;
use crate::ui::look::keys::use_key_presses;
use crate::ui::look::part::part;
use crate::ui::look::say::use_say;
use crate::ui::mars::scene::{Subject, TableActions};
use crate::ui::mars::table::nav::Pane;
use crate::ui::parts::dialog::Dialog;
use crate::ui::parts::recap::RECAP_KEY;
use gloo::utils::document;
use yew::{Callback, Html, Properties, UseStateHandle, component, hook, html, use_state};

/// The keys of the table and of a card that has the focus.
const KEYS: [(&str, Shortcut); 12] = [
    ("q", Shortcut::Question),
    ("h", Shortcut::Hand),
    ("f", Shortcut::Find),
    ("t", Shortcut::Tableau),
    ("m", Shortcut::Map),
    ("a", Shortcut::Actions),
    (RECAP_KEY, Shortcut::Recap),
    ("i", Shortcut::Closer),
    ("s", Shortcut::Symbols),
    ("p", Shortcut::Standings),
    (", .", Shortcut::Lay),
    ("?", Shortcut::Sheet),
];

/// While whoever calls this is shown, its keys lead to the parts of the table. Whether the sheet of keys is open.
#[hook]
pub(crate) fn use_keys(
    hands: TableActions,
    pane: UseStateHandle<Pane>,
    eyes: Option<Seat>,
) -> UseStateHandle<bool> {
    let is_open = use_state(|| false);
    let pressed = {
        let is_open = is_open.clone();
        Callback::from(move |key: String| {
            let go = |to: Pane, targets: &[&str]| {
                pane.set(to);
                for target in targets {
                    focus_soon((*target).to_owned());
                }
            };
            match KEYS.iter().find(|(name, _)| *name == key).map(|(_, shortcut)| *shortcut) {
                Some(Shortcut::Question) if is_there("#question :focus:not(h2)") => {
                    go(Pane::Mars, &["#confirm"]);
                }
                Some(Shortcut::Question) => {
                    go(Pane::Mars, &["#question h2", "#question :is(.held, .offer, #confirm)"]);
                }
                Some(Shortcut::Hand) => go(Pane::Hand, &["#hand .held"]),
                Some(Shortcut::Find) => go(Pane::Hand, &["#find"]),
                Some(Shortcut::Map) => go(Pane::Mars, &["#map [tabindex='0']"]),
                Some(Shortcut::Actions) => go(Pane::Actions, &["#actions button"]),
                Some(Shortcut::Tableau) => {
                    if let Some(seat) = eyes.filter(|_| !is_there("#tableau .held")) {
                        hands.look.emit(Subject::Seat(seat));
                    }
                    focus_soon(".tableau .held".to_owned());
                }
                Some(Shortcut::Recap) => {
                    if let Some(recap) = &hands.recap {
                        recap.turn.emit(());
                    }
                }
                Some(Shortcut::Symbols) => hands.look.emit(Subject::Symbols),
                Some(Shortcut::Standings) => hands.look.emit(Subject::Standings),
                Some(Shortcut::Sheet) => is_open.set(true),
                Some(Shortcut::Closer | Shortcut::Lay) | None => {}
            }
        })
    };
    use_key_presses(|key| KEYS.iter().any(|(name, _)| *name == key), pressed);
    is_open
}

fn is_there(selector: &str) -> bool {
    matches!(document().query_selector(selector), Ok(Some(_)))
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) close: Callback<()>,
}

/// The sheet of keys.
#[component]
pub(crate) fn Keys(props: &Props) -> Html {
    let say = use_say();
    let line = |(key, shortcut): (&'static str, Shortcut)| {
        html! { <li><kbd>{ key }</kbd>{ say.table(TableWords::Key(shortcut)) }</li> }
    };
    let children = html! { <ul class="keys">{ for KEYS.map(line) }</ul> };
    part!(Dialog { title: say.table(TableWords::Keys), close: props.close.clone(), children })
}
