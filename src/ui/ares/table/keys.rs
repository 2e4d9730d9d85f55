//! One key each for the parts of the table.

use crate::kit::Seat;
use crate::text::common::Shortcut;
use crate::ui::ares::scene::{AresActions, AresContext, Subject};
use crate::ui::look::focus::focus_soon;
use crate::ui::look::keys::use_key_presses;
use crate::ui::parts::history::look_back::LOOK_BACK_KEY;
use crate::ui::parts::history::recap::{RECAP_KEY, RecapFold};
use crate::ui::parts::keys::{Key, LookedAt, OPPONENTS_KEY, use_opponents_key};
use yew::{Callback, UseStateHandle, hook, use_state};

/// The keys of the table, as those of the board game.
const KEYS: [Key; 15] = [
    ("q", Shortcut::Question),
    ("h", Shortcut::Hand),
    ("t", Shortcut::Tableau),
    ("m", Shortcut::Map),
    ("a", Shortcut::Actions),
    ("x", Shortcut::Finish),
    ("u", Shortcut::Undo),
    (LOOK_BACK_KEY, Shortcut::Before),
    ("l", Shortcut::Log),
    (RECAP_KEY, Shortcut::Recap),
    ("p", Shortcut::Standings),
    (OPPONENTS_KEY, Shortcut::Opponents),
    ("?", Shortcut::Sheet),
    // The page hears these two itself.
    ("e", Shortcut::Explain),
    ("r", Shortcut::Rules),
];

/// The keys that there are at this table.
pub(super) fn keys_of(context: &AresContext) -> Vec<Key> {
    let is_there =
        |&(_, shortcut): &Key| shortcut != Shortcut::Opponents || context.facts().seats().len() > 1;
    KEYS.into_iter().filter(is_there).collect()
}

/// Whether a key leads to a part of the table.
fn is_taken(key: &str) -> bool {
    key == "Escape"
        || !matches!(key, OPPONENTS_KEY | LOOK_BACK_KEY) && KEYS.iter().any(|(name, _)| *name == key)
}

/// While the table is shown, its keys lead to its parts. Escape puts away what lies on top (`top`). Whether the sheet of keys is open.
#[hook]
pub(super) fn use_keys(
    context: &AresContext,
    actions: AresActions,
    look: Option<Subject>,
    recap: Option<RecapFold>,
    top: Option<Callback<()>>,
) -> UseStateHandle<bool> {
    let is_open = use_state(|| false);
    let viewer = context.viewer;
    let looks = match look {
        None => LookedAt::Nothing,
        Some(Subject::Seat(seat)) => LookedAt::Seat(seat),
        Some(_) => LookedAt::Other,
    };
    let see = actions.look.reform(|seat: Seat| Some(Subject::Seat(seat)));
    use_opponents_key(context.facts().seats(), viewer, looks, see);
    let pressed = {
        let is_open = is_open.clone();
        Callback::from(move |key: String| {
            match KEYS.iter().find(|(name, _)| *name == key).map(|(_, shortcut)| *shortcut) {
                Some(Shortcut::Question) => {
                    for target in ["#question h2", "#question :is(.btn, .a-standard, #confirm)"] {
                        focus_soon(target.to_owned());
                    }
                }
                Some(Shortcut::Hand) => focus_soon("#hand .a-face".to_owned()),
                Some(Shortcut::Actions) => focus_soon(":is(#acts .a-face, .a-standard)".to_owned()),
                Some(Shortcut::Map) => focus_soon("#planet".to_owned()),
                Some(Shortcut::Log) => focus_soon("#log .log-list".to_owned()),
                Some(Shortcut::Undo) => focus_soon("#undo".to_owned()),
                Some(Shortcut::Finish) => {
                    actions.pick.emit(None);
                    focus_soon("#done".to_owned());
                }
                Some(Shortcut::Recap) => {
                    if let Some(recap) = &recap {
                        recap.turn.emit(());
                    }
                }
                Some(Shortcut::Tableau) => actions.look.emit(viewer.map(Subject::Seat)),
                Some(Shortcut::Standings) => actions.look.emit(Some(Subject::Standings)),
                Some(Shortcut::Sheet) => is_open.set(true),
                Some(
                    Shortcut::Find
                    | Shortcut::Closer
                    | Shortcut::Lay
                    | Shortcut::Symbols
                    | Shortcut::Opponents
                    | Shortcut::Before
                    | Shortcut::Committee
                    | Shortcut::Pass
                    | Shortcut::Guide
                    | Shortcut::Explain
                    | Shortcut::Rules,
                ) => {}
                None => {
                    if let Some(top) = &top {
                        top.emit(());
                    }
                }
            }
        })
    };
    use_key_presses(is_taken, pressed);
    is_open
}
