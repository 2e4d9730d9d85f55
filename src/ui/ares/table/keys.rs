//! One key each for the parts of the table.

use crate::kit::Seat;
use crate::ui::ares::scene::{AresActions, Subject};
use crate::ui::look::focus::focus_soon;
use crate::ui::look::keys::use_key_presses;
use crate::ui::parts::recap::{RECAP_KEY, RecapFold};
use yew::{Callback, hook};

/// Whether a key leads to a part of the table.
fn is_taken(key: &str) -> bool {
    matches!(key, "q" | "h" | "a" | "t" | "m" | "p" | RECAP_KEY | "Escape")
}

/// While the table is shown, its keys lead to its parts as those of the board game do: the question, the hand, the actions, the own
/// cards in play, Mars, the standings and what happened since the own last choice. Escape puts away what lies on top.
#[hook]
pub(super) fn use_keys(
    actions: AresActions,
    eyes: Option<Seat>,
    recap: Option<RecapFold>,
    top: Option<Callback<()>>,
) {
    let pressed = Callback::from(move |key: String| match key.as_str() {
        "q" => {
            for target in ["#question h2", "#question :is(.btn, .a-standard, #confirm)"] {
                focus_soon(target.to_owned());
            }
        }
        "h" => focus_soon("#hand .a-face".to_owned()),
        "a" => focus_soon(":is(#acts .a-face, .a-standard)".to_owned()),
        "m" => focus_soon("#planet".to_owned()),
        RECAP_KEY => {
            if let Some(recap) = &recap {
                recap.turn.emit(());
            }
        }
        "t" => actions.look.emit(eyes.map(Subject::Seat)),
        "p" => actions.look.emit(Some(Subject::Standings)),
        _ => {
            if let Some(top) = &top {
                top.emit(());
            }
        }
    });
    use_key_presses(is_taken, pressed);
}
