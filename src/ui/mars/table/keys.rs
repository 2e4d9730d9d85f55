//! One key each for the parts of the table.

use crate::kit::Seat;
use crate::mars::Choice;
use crate::text::common::Shortcut;
use crate::ui::look::focus::focus_soon;
use crate::ui::look::keys::use_key_presses;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::{Subject, TableActions, TableContext};
use crate::ui::mars::table::beyond::beyond;
use crate::ui::mars::table::nav::Pane;
use crate::ui::parts::history::look_back::LOOK_BACK_KEY;
use crate::ui::parts::history::recap::RECAP_KEY;
use crate::ui::parts::keys::{Key, LookedAt, OPPONENTS_KEY, use_opponents_key};
use gloo::utils::document;
use std::rc::Rc;
use yew::{Callback, UseStateHandle, hook, use_state};

/// The keys of the table and of a card that has the focus.
const KEYS: [Key; 21] = [
    ("q", Shortcut::Question),
    ("h", Shortcut::Hand),
    ("f", Shortcut::Find),
    ("t", Shortcut::Tableau),
    ("m", Shortcut::Map),
    ("a", Shortcut::Actions),
    ("x", Shortcut::Pass),
    ("u", Shortcut::Undo),
    (LOOK_BACK_KEY, Shortcut::Before),
    ("l", Shortcut::Log),
    (RECAP_KEY, Shortcut::Recap),
    ("p", Shortcut::Standings),
    (OPPONENTS_KEY, Shortcut::Opponents),
    ("c", Shortcut::Committee),
    ("i", Shortcut::Closer),
    ("s", Shortcut::Symbols),
    (", .", Shortcut::Lay),
    ("?", Shortcut::Sheet),
    // The guide and the page hear these themselves.
    ("g", Shortcut::Guide),
    ("e", Shortcut::Explain),
    ("r", Shortcut::Rules),
];

/// The keys that there are at this table.
pub(super) fn keys_of(context: &TableContext) -> Vec<Key> {
    let is_there = |&(_, shortcut): &Key| match shortcut {
        Shortcut::Committee => has_committee(context),
        Shortcut::Opponents => context.view.seats().len() > 1,
        Shortcut::Guide => is_there("#guide"),
        _ => true,
    };
    KEYS.into_iter().filter(is_there).collect()
}

fn has_committee(context: &TableContext) -> bool {
    beyond(context).iter().any(|(.., subject)| *subject == Subject::Committee)
}

/// While whoever calls this is shown, its keys lead to the parts of the table. Whether the sheet of keys is open.
#[hook]
pub(super) fn use_keys(
    context: Rc<TableContext>,
    actions: TableActions,
    pane: UseStateHandle<Pane>,
    look: Option<Subject>,
) -> UseStateHandle<bool> {
    let is_open = use_state(|| false);
    let viewer = context.viewer;
    let looks = match look {
        None => LookedAt::Nothing,
        Some(Subject::Seat(seat)) => LookedAt::Seat(seat),
        Some(_) => LookedAt::Other,
    };
    use_opponents_key(
        context.view.seats(),
        viewer,
        looks,
        actions.look.reform(|seat: Seat| Subject::Seat(seat)),
    );
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
                    if let Some(seat) = viewer.filter(|_| !is_there("#tableau .held")) {
                        actions.look.emit(Subject::Seat(seat));
                    }
                    focus_soon(".tableau .held".to_owned());
                }
                Some(Shortcut::Recap) => {
                    if let Some(recap) = &actions.recap {
                        recap.turn.emit(());
                    }
                }
                Some(Shortcut::Symbols) => actions.look.emit(Subject::Symbols),
                Some(Shortcut::Standings) => actions.look.emit(Subject::Standings),
                Some(Shortcut::Committee) if has_committee(&context) => {
                    actions.look.emit(Subject::Committee);
                }
                Some(Shortcut::Log) => go(Pane::Log, &["#log .log-list"]),
                Some(Shortcut::Undo) => focus_soon("#undo".to_owned()),
                Some(Shortcut::Pass) => {
                    let end = [Choice::Pass, Choice::EndTurn]
                        .into_iter()
                        .find(|&end| context.options.entry(end).is_some());
                    if let Some(end) = end {
                        actions.pend.emit(Selection::Chosen(end));
                    }
                    focus_soon("#confirm, #pass-beforehand".to_owned());
                }
                Some(Shortcut::Sheet) => is_open.set(true),
                Some(
                    Shortcut::Closer
                    | Shortcut::Lay
                    | Shortcut::Opponents
                    | Shortcut::Before
                    | Shortcut::Committee
                    | Shortcut::Finish
                    | Shortcut::Guide
                    | Shortcut::Explain
                    | Shortcut::Rules,
                )
                | None => {}
            }
        })
    };
    use_key_presses(
        |key| {
            !matches!(key, OPPONENTS_KEY | LOOK_BACK_KEY | "g" | "e" | "r")
                && KEYS.iter().any(|(name, _)| *name == key)
        },
        pressed,
    );
    is_open
}

fn is_there(selector: &str) -> bool {
    matches!(document().query_selector(selector), Ok(Some(_)))
}
