//! Games kept between visits.

use crate::store::{self, Browser, GameId, Kept, Store, StoreFault, Unloaded};
use crate::table::Table;
use crate::text::Trouble;
use crate::ui::state::app::{Action, App};
use crate::ui::state::held::Held;
use crate::ui::state::shelf::{LAST, Shelf};
use std::rc::Rc;
use yew::{AttrValue, Reducible, UseReducerDispatcher};

/// Every kept game, the one saved last first.
///
/// # Errors
/// Why the store cannot be asked.
pub(crate) fn kept() -> Result<Vec<Kept>, StoreFault> {
    store::kept(&Browser)
}

/// Sits down to a kept game.
///
/// # Errors
/// Why it cannot be opened.
pub(crate) fn load(id: GameId) -> Result<(Shelf, Held), Trouble> {
    Ok(Shelf::open(id)?)
}

/// The text of a kept game, to be copied.
///
/// # Errors
/// Why there is none.
pub(crate) fn text(id: GameId) -> Result<AttrValue, Trouble> {
    let text = store::text(&Browser, id)?;
    text.map(AttrValue::from).ok_or_else(|| Unloaded::Missing.into())
}

/// The game that a text holds.
///
/// # Errors
/// Why it holds none.
pub(crate) fn read(text: &str) -> Result<Held, Trouble> {
    Ok(Held::new(Table::from_text(text.trim())?))
}

/// Deletes a kept game.
///
/// # Errors
/// Why the store cannot.
pub(crate) fn forget(id: GameId) -> Result<(), Trouble> {
    Ok(store::delete(&mut Browser, id)?)
}

/// What the page opens with: the game that it showed last, or the list.
pub(crate) fn first() -> App {
    let Some(id) = last() else { return App::default() };
    let action = match load(id) {
        Ok((shelf, table)) => Action::Open { shelf, table },
        Err(problem) => Action::Problem(problem),
    };
    App::clone(&Rc::new(App::default()).reduce(action))
}

/// Leaves a game for the list: the page opens there next time.
pub(crate) fn leave(app: &UseReducerDispatcher<App>) {
    // Without a store nothing is resumed anyway.
    let _ = Browser.remove(LAST);
    app.dispatch(Action::Leave);
}

fn last() -> Option<GameId> {
    let number = Browser.get(LAST).ok()??.parse().ok()?;
    Some(GameId::new(number))
}
