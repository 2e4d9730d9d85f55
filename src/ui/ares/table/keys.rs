//! One key each for the parts of the table.

use crate::kit::Seat;
use crate::text::common::Shortcut;
use crate::ui::ares::scene::{AresActions, AresContext, Subject};
use crate::ui::look::focus::focus_soon;
use crate::ui::look::keys::use_key_presses;
use crate::ui::parts::coach::COACH_KEY;
use crate::ui::parts::history::look_back::LOOK_BACK_KEY;
use crate::ui::parts::history::recap::{RECAP_KEY, RecapFold};
use crate::ui::parts::keys::{
    Key, LookedAt, OPPONENTS_KEY, SHEET_KEY, TableKey, lead_to, use_opponents_key, use_table_keys,
};
use yew::{Callback, UseStateHandle, hook};

/// The button that settles what was chosen; before that, the first one of the question.
const QUESTION_BUTTON: &str = "#question:has(#confirm:not([aria-disabled=true])) #confirm, \
    #question:not(:has(#confirm:not([aria-disabled=true]))) :is(.btn:not(#sell), .a-standard, #confirm)";

/// The keys of the table, as those of the board game.
const KEYS: [TableKey<Keys>; 19] = [
    ("q", Shortcut::Question, Some(|_| lead_to(&["#question h2", QUESTION_BUTTON]))),
    ("h", Shortcut::Hand, Some(|_| lead_to(&["#hand .a-face"]))),
    ("t", Shortcut::Tableau, Some(|at| at.actions.look.emit(at.viewer.map(Subject::Seat)))),
    ("m", Shortcut::Map, Some(|_| lead_to(&["#planet"]))),
    (
        "a",
        Shortcut::Actions,
        Some(|_| lead_to(&["#question .a-standard", "#question .a-standard:not(.refused)"])),
    ),
    ("x", Shortcut::Finish, Some(Keys::finish)),
    ("u", Shortcut::Undo, Some(|_| lead_to(&["#undo"]))),
    (LOOK_BACK_KEY, Shortcut::Before, None),
    ("l", Shortcut::Log, Some(Keys::log)),
    (RECAP_KEY, Shortcut::Recap, Some(|at| at.recap.iter().for_each(|recap| recap.turn.emit(())))),
    ("p", Shortcut::Standings, Some(|at| at.actions.look.emit(Some(Subject::Standings)))),
    (OPPONENTS_KEY, Shortcut::Opponents, None),
    (SHEET_KEY, Shortcut::Sheet, None),
    // The choice of a phase, lists of cards and what lies on top hear these.
    ("1–5", Shortcut::Phase, None),
    ("← →", Shortcut::Walk, None),
    ("esc", Shortcut::Away, None),
    // The page hears these two itself.
    (COACH_KEY, Shortcut::Coach, None),
    ("e", Shortcut::Explain, None),
    ("r", Shortcut::Rules, None),
];

/// The keys that there are at this table.
pub(super) fn keys_of(context: &AresContext) -> Vec<Key> {
    let is_there = |shortcut| shortcut != Shortcut::Opponents || context.facts().seats().len() > 1;
    KEYS.iter().map(|&(key, shortcut, _)| (key, shortcut)).filter(|&(_, it)| is_there(it)).collect()
}

/// What the keys of the table act on.
struct Keys {
    viewer: Option<Seat>,
    actions: AresActions,
    recap: Option<RecapFold>,
}

impl Keys {
    /// Leads to the log, in whose place what happened since the own choice may be told.
    fn log(&self) {
        self.recap.iter().filter(|recap| recap.is_open).for_each(|recap| recap.turn.emit(()));
        focus_soon("#log .log-list".to_owned());
    }

    fn finish(&self) {
        self.actions.pick.emit(None);
        lead_to(&["#done"]);
    }
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
    let viewer = context.viewer;
    let looks = match look {
        None => LookedAt::Nothing,
        Some(Subject::Seat(seat)) => LookedAt::Seat(seat),
        Some(_) => LookedAt::Other,
    };
    let see = actions.look.reform(|seat: Seat| Some(Subject::Seat(seat)));
    use_opponents_key(context.facts().seats(), viewer, looks, see);
    use_key_presses(|key| key == "Escape", top.unwrap_or_else(Callback::noop).reform(|_| ()));
    use_table_keys(&KEYS, Keys { viewer, actions, recap })
}
