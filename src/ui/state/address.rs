//! The part of the page's address behind the `#`: a game or a set-up that somebody sent.
//!
//! A game is shown before anything is done about it (`home/invitation.rs`): until a person decides, nothing is kept and the address stays. Where
//! a copy of the game is kept already, what goes on from that copy takes its place; any other one is a game of its own, so that
//! nothing is lost. A person who opens a link that is meant for one seat plays that seat alone on this device. A set-up fills in the form
//! of a new game, and goes out of the address, as an invitation to a live game does.

use crate::games::Game;
use crate::games::{GameProposal, LinkedGame};
use crate::kit::Seat;
use crate::live::is_invitation;
use crate::store::{self, Browser, GameId, SameGame};
use crate::table::Divergence;
use crate::text::AppError;
use crate::ui::state::app::AppAction;
use gloo::utils::window;
use wasm_bindgen::JsValue;

/// A game that came with the address, before anything is done about it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Invited {
    pub(crate) table: Game,
    /// Whom it is meant for.
    pub(crate) to: Option<Seat>,
    /// The kept copy of the same game.
    pub(crate) kept: Option<Copy>,
}

/// A kept game that began as the one that came.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Copy {
    pub(crate) id: GameId,
    pub(crate) table: Game,
    /// How the one that came went on from it.
    pub(crate) divergence: Divergence,
}

/// What the address brings, if it brings anything. A set-up, and what is neither that nor a game, is taken out of the address:
/// told once, it is not told again whenever the page is loaded.
pub(crate) fn came() -> Option<AppAction> {
    let link = behind_hash();
    let came = match &*link {
        "" => return None,
        text if is_invitation(text) => {
            clear();
            Ok(AppAction::Meet(Some(text.into())))
        }
        text if GameProposal::is_meant(text) => {
            clear();
            GameProposal::from_text(text)
                .map(|proposal| AppAction::Propose(proposal.into()))
                .map_err(AppError::from)
        }
        game => invited(game).map(AppAction::Invite),
    };
    Some(came.unwrap_or_else(AppAction::Problem))
}

fn invited(link: &str) -> Result<Invited, AppError> {
    let LinkedGame { game: table, to } = Game::from_link(link).inspect_err(|_| clear())?;
    let kept = store::find_same_game(&Browser, &table).map(|SameGame { id, table, divergence }| Copy {
        id,
        table,
        divergence,
    });
    Ok(Invited { table, to, kept })
}

/// What stands there now; nothing where the browser does not say.
pub(crate) fn behind_hash() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').map(str::to_owned).unwrap_or_default()
}

/// The page's address with a game or a set-up behind it.
pub(crate) fn with(link: &str) -> String {
    // What a page around ours says to its frame is not for whom the game is sent to.
    format!("{}#{link}", bare().split('?').next().unwrap_or_default())
}

/// Takes the game out of the address: what was decided about it is not asked again.
pub(crate) fn clear() {
    // A browser that refuses asks once more when the page is loaded again.
    if let Ok(history) = window().history() {
        let state = history.state().unwrap_or(JsValue::NULL);
        let _ = history.replace_state_with_url(&state, "", Some(&bare()));
    }
}

fn bare() -> String {
    let whole = window().location().href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}
