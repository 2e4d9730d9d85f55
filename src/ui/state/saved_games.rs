//! Games kept between visits.

use crate::games::Game;
use crate::kit::Seat;
use crate::store::{self, Browser, GameId, Kept, LoadError, StoreFault, StoredGame, StoredLine};
use crate::table::{Divergence, Name};
use crate::text::AppError;
use crate::ui::state::address::{self, Invited};
use crate::ui::state::app::{App, AppAction};
use crate::ui::state::disk;
use crate::ui::state::replay::ReplayStart;
use crate::ui::state::save_slot_ref::{self, SaveSlotRef, milliseconds};
use std::rc::Rc;
use yew::{AttrValue, Reducible, UseReducerDispatcher};

/// Every kept game, the one saved last first.
///
/// # Errors
/// Why the store cannot be asked.
pub(crate) fn kept() -> Result<Vec<Kept>, StoreFault> {
    store::kept(&Browser)
}

/// A kept game, with its place.
///
/// # Errors
/// Why it cannot be opened.
pub(crate) fn load(id: GameId) -> Result<(SaveSlotRef, Game), AppError> {
    Ok(SaveSlotRef::open(id)?)
}

/// Sits down to a kept game, as whoever plays it at this device.
pub(crate) fn open(id: GameId) -> AppAction {
    match load(id) {
        Ok((slot, table)) => AppAction::Open { here: here(&slot, &table), slot, table },
        Err(problem) => AppAction::Problem(problem),
    }
}

/// Looks at a kept game from its first move on.
pub(crate) fn watch(id: GameId) -> AppAction {
    match load(id) {
        Ok((_, table)) => AppAction::Watch(table, ReplayStart::default()),
        Err(problem) => AppAction::Problem(problem),
    }
}

/// Sits down to a game that came with the address: in the place of the kept copy where it goes on from that as it is kept
/// now, else in one of its own. Where both are the same, the copy is taken as it is.
pub(crate) fn join(invited: &Invited) -> AppAction {
    let copy = invited.kept.as_ref().and_then(|copy| load(copy.id).ok());
    let divergence = copy.as_ref().map_or(Divergence::Other, |(_, kept)| kept.divergence(&invited.table));
    let (slot, table) = match (divergence, copy) {
        (Divergence::Same, Some(copy)) => copy,
        (Divergence::Further(_), Some((slot, _))) => (slot, invited.table.clone()),
        (Divergence::Together(_), Some((slot, kept))) => {
            let merged = kept.merged(&invited.table);
            (slot, merged.unwrap_or_else(|| invited.table.clone()))
        }
        (
            Divergence::Same
            | Divergence::Further(_)
            | Divergence::Behind(_)
            | Divergence::Together(_)
            | Divergence::Apart(_)
            | Divergence::Other,
            _,
        ) => (SaveSlotRef::default(), invited.table.clone()),
    };
    AppAction::Open { here: invited.to.or_else(|| here(&slot, &table)), slot, table }
}

/// Who alone plays it at this device: only a person at the table can.
fn here(slot: &SaveSlotRef, table: &Game) -> Option<Seat> {
    slot.here().filter(|&seat| table.people().contains(seat))
}

/// The text of a kept game, to be copied.
///
/// # Errors
/// Why there is none.
pub(crate) fn text(id: GameId) -> Result<AttrValue, AppError> {
    let text = store::text(&Browser, id)?;
    text.map(AttrValue::from).ok_or_else(|| LoadError::Missing.into())
}

/// The game that a text holds.
///
/// # Errors
/// Why it holds none.
pub(crate) fn read(text: &str) -> Result<Game, AppError> {
    Ok(Game::from_text(text.trim())?)
}

/// Deletes kept games, up to one that the store does not let go. What is gone can be brought back.
pub(crate) fn forget(games: &[GameId]) -> (Vec<StoredGame>, Option<AppError>) {
    let mut gone = Vec::new();
    for &id in games {
        let game = StoredGame::of(&Browser, id);
        match store::delete(&mut Browser, id) {
            Ok(line) => disk::put(line),
            Err(fault) => return (gone, Some(fault.into())),
        }
        gone.extend(game);
    }
    (gone, None)
}

/// Brings deleted games back.
///
/// # Errors
/// Why the store cannot: those that are not back by then come with it.
pub(crate) fn restore(mut games: Vec<StoredGame>) -> Result<(), (Vec<StoredGame>, AppError)> {
    while let Some(game) = games.pop() {
        match store::restore(&mut Browser, game.clone(), milliseconds()) {
            Ok(line) => disk::put(line),
            Err(fault) => {
                games.push(game);
                return Err((games, fault.into()));
            }
        }
    }
    Ok(())
}

/// Gives a kept game a name; one without letters takes it away.
///
/// # Errors
/// Why the store cannot.
pub(crate) fn rename(id: GameId, name: Name) -> Result<(), AppError> {
    store::rename(&mut Browser, id, name, milliseconds())?;
    if let Some(game) = StoredGame::of(&Browser, id) {
        disk::put(StoredLine::Game(game));
    }
    Ok(())
}

/// How many games the first store has refused, and whether the second one has them.
pub(crate) fn refused() -> (usize, bool) {
    (Browser::refused_games(), disk::may_hold())
}

/// How full the store is, in hundredths.
pub(crate) fn fullness() -> usize {
    // A store that does not say is not full.
    store::used(&Browser).map_or(0, |used| (used * 100 / store::ROOM).min(100))
}

/// What the page opens with: the game that it showed last, or the list; over that what came with the address. A tab in which devices meet
/// opens no game: it would take it from the tab that plays it live.
pub(crate) fn first() -> App {
    let came = address::came();
    let is_meeting = matches!(came, Some(AppAction::Meet(_)));
    let shown = disk::shown_game().filter(|_| !is_meeting).map(open);
    let actions = shown.into_iter().chain(came);
    let nothing = Rc::new(App::default());
    Rc::unwrap_or_clone(actions.fold(nothing, Reducible::reduce))
}

/// Leaves a game for the list: the page opens there next time.
pub(crate) fn leave(app: &UseReducerDispatcher<App>) {
    save_slot_ref::show(None);
    app.dispatch(AppAction::Leave);
}
