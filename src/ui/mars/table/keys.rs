//! One key each for the parts of the table.

use crate::mars::Choice;
use crate::text::common::Shortcut;
use crate::ui::look::focus::focus_soon;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::{COLONIES_KEY, COMMITTEE_KEY, Subject, TableActions, TableContext};
use crate::ui::mars::table::nav::Pane;
use crate::ui::mars::table::side_screens::side_screens;
use crate::ui::parts::coach::COACH_KEY;
use crate::ui::parts::history::look_back::LOOK_BACK_KEY;
use crate::ui::parts::history::recap::RECAP_KEY;
use crate::ui::parts::keys::{
    Key, LookedAt, OPPONENTS_KEY, SHEET_KEY, TableKey, lead_to, use_opponents_key, use_table_keys,
};
use gloo::utils::document;
use std::rc::Rc;
use yew::{UseStateHandle, hook};

/// The keys of the table and of a card that has the focus.
const KEYS: [TableKey<Keys>; 23] = [
    ("q", Shortcut::Question, Some(Keys::question)),
    ("h", Shortcut::Hand, Some(|at| at.go(Pane::Hand, &["#hand .held"]))),
    ("f", Shortcut::Find, Some(|at| at.go(Pane::Hand, &["#find"]))),
    ("t", Shortcut::Tableau, Some(Keys::tableau)),
    ("m", Shortcut::Map, Some(|at| at.go(Pane::Mars, &["#map [tabindex='0']"]))),
    ("a", Shortcut::Actions, Some(|at| at.go(Pane::Actions, &["#actions button"]))),
    ("x", Shortcut::Pass, Some(Keys::pass)),
    ("u", Shortcut::Undo, Some(|_| lead_to(&["#undo"]))),
    (LOOK_BACK_KEY, Shortcut::Before, None),
    ("l", Shortcut::Log, Some(Keys::log)),
    (RECAP_KEY, Shortcut::Recap, Some(|at| at.actions.recap.iter().for_each(|recap| recap.turn.emit(())))),
    ("p", Shortcut::Standings, Some(|at| at.actions.look.emit(Subject::Standings))),
    (OPPONENTS_KEY, Shortcut::Opponents, None),
    (COMMITTEE_KEY, Shortcut::Committee, Some(|at| at.open(Subject::Committee))),
    (COLONIES_KEY, Shortcut::Colonies, Some(|at| at.open(Subject::Colonies))),
    // A card that has the focus hears these two.
    ("i", Shortcut::Closer, None),
    (", .", Shortcut::Lay, None),
    ("s", Shortcut::Symbols, Some(|at| at.actions.look.emit(Subject::Symbols))),
    (SHEET_KEY, Shortcut::Sheet, None),
    // The guide and the page hear these themselves.
    ("g", Shortcut::Guide, None),
    (COACH_KEY, Shortcut::Coach, None),
    ("e", Shortcut::Explain, None),
    ("r", Shortcut::Rules, None),
];

/// The keys that there are at this table.
pub(super) fn keys_of(context: &TableContext) -> Vec<Key> {
    let is_there = |shortcut| match shortcut {
        Shortcut::Committee => is_in_play(context, Subject::Committee),
        Shortcut::Colonies => is_in_play(context, Subject::Colonies),
        Shortcut::Opponents => context.view.seats().len() > 1,
        Shortcut::Guide => is_there("#guide"),
        Shortcut::Coach => is_there("#ask-coach"),
        _ => true,
    };
    KEYS.iter().map(|&(key, shortcut, _)| (key, shortcut)).filter(|&(_, it)| is_there(it)).collect()
}

/// Whether this part beyond the board is in play.
fn is_in_play(context: &TableContext, of: Subject) -> bool {
    side_screens(context).iter().any(|(.., subject)| *subject == of)
}

/// What the keys of the table act on.
struct Keys {
    context: Rc<TableContext>,
    actions: TableActions,
    pane: UseStateHandle<Pane>,
}

impl Keys {
    fn go(&self, to: Pane, targets: &[&str]) {
        self.pane.set(to);
        lead_to(targets);
    }

    fn question(&self) {
        let is_within = is_there("#question :focus:not(h2)");
        let targets: &[&str] = if is_within {
            &["#confirm"]
        } else {
            &["#question h2", "#question :is(.held, .offer, #confirm)"]
        };
        self.go(Pane::Mars, targets);
    }

    fn tableau(&self) {
        if let Some(seat) = self.context.viewer.filter(|_| !is_there("#tableau .held")) {
            self.actions.look.emit(Subject::Seat(seat));
        }
        lead_to(&[".tableau .held"]);
    }

    /// Opens a part beyond the board, where it is in play.
    fn open(&self, part: Subject) {
        if is_in_play(&self.context, part) {
            self.actions.look.emit(part);
        }
    }

    /// Leads to the log, in whose place what happened since the own turn may be told.
    fn log(&self) {
        self.actions.recap.iter().filter(|recap| recap.is_open).for_each(|recap| recap.turn.emit(()));
        self.pane.set(Pane::Log);
        focus_soon("#log .log-list".to_owned());
    }

    fn pass(&self) {
        let is_open = |end: &Choice| self.context.options.entry(*end).is_some();
        if let Some(end) = [Choice::Pass, Choice::EndTurn].into_iter().find(is_open) {
            self.actions.pend.emit(Selection::Chosen(end));
        }
        lead_to(&["#confirm, #pass-beforehand"]);
    }
}

/// While whoever calls this is shown, its keys lead to the parts of the table. Whether the sheet of keys is open.
#[hook]
pub(super) fn use_keys(
    context: Rc<TableContext>,
    actions: TableActions,
    pane: UseStateHandle<Pane>,
    look: Option<Subject>,
) -> UseStateHandle<bool> {
    let looks = match look {
        None => LookedAt::Nothing,
        Some(Subject::Seat(seat)) => LookedAt::Seat(seat),
        Some(_) => LookedAt::Other,
    };
    let see = actions.look.reform(Subject::Seat);
    use_opponents_key(context.view.seats(), context.viewer, looks, see);
    use_table_keys(&KEYS, Keys { context, actions, pane })
}

fn is_there(selector: &str) -> bool {
    matches!(document().query_selector(selector), Ok(Some(_)))
}
