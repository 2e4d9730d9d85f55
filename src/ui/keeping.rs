//! Games kept between visits: the one place where the page meets the store.

use super::app::{Action, App, Held, Open};
use crate::store::{self, Browser, GameId, Store};
use crate::table::Table;
use std::fmt::Display;
use yew::{AttrValue, UseReducerHandle, hook, use_effect_with};

/// Under this key stands the number of the game that the page showed last.
const LAST: &str = "viriditas.last";

/// A kept game: at its table, or with the sentence that says why it cannot be opened.
#[derive(Clone, PartialEq)]
pub(crate) struct Kept {
    pub(crate) id: GameId,
    pub(crate) table: Result<Held, AttrValue>,
}

/// Every kept game, the latest first.
///
/// # Errors
/// A sentence.
pub(crate) fn kept() -> Result<Vec<Kept>, AttrValue> {
    let ids = store::list(&Browser).map_err(sentence)?;
    Ok(ids.into_iter().map(|id| Kept { id, table: load(id) }).collect())
}

/// Sits down to a kept game.
///
/// # Errors
/// A sentence.
pub(crate) fn load(id: GameId) -> Result<Held, AttrValue> {
    store::load(&Browser, id).map(Held::new).map_err(sentence)
}

/// Gives a new game its number.
///
/// # Errors
/// A sentence.
pub(crate) fn begin(table: &Held) -> Result<GameId, AttrValue> {
    store::begin(&mut Browser, table).map_err(sentence)
}

/// The text of a kept game, to be copied.
///
/// # Errors
/// A sentence.
pub(crate) fn text(id: GameId) -> Result<String, AttrValue> {
    let text = store::text(&Browser, id).map_err(sentence)?;
    text.ok_or_else(|| sentence(store::Unloaded::Missing))
}

/// The game that a text holds.
///
/// # Errors
/// A sentence.
pub(crate) fn read(text: &str) -> Result<Held, AttrValue> {
    Table::from_text(text.trim()).map(Held::new).map_err(sentence)
}

/// Deletes a kept game.
///
/// # Errors
/// A sentence.
pub(crate) fn forget(id: GameId) -> Result<(), AttrValue> {
    store::delete(&mut Browser, id).map_err(sentence)
}

/// Goes on with the last game when the page opens, and keeps every game after each answer.
#[hook]
pub(crate) fn use_keeping(app: &UseReducerHandle<App>) {
    let dispatcher = app.dispatcher();
    use_effect_with((), {
        let dispatcher = dispatcher.clone();
        move |()| {
            let Some(id) = last() else { return };
            match load(id) {
                Ok(table) => dispatcher.dispatch(Action::Open { id, table }),
                Err(problem) => dispatcher.dispatch(Action::Problem(problem)),
            }
        }
    });
    let game = app.open.as_ref().map(|Open { id, table, .. }| (*id, table.clone()));
    use_effect_with(game, move |game| {
        let Some((id, table)) = game else { return };
        let saved = store::save(&mut Browser, *id, table);
        if let Err(fault) = saved.and_then(|()| Browser.set(LAST, &id.number().to_string())) {
            dispatcher.dispatch(Action::Problem(sentence(fault)));
        }
    });
}

/// The page is left for the list of games: it opens there next time.
pub(crate) fn leave() {
    // Without a store nothing is resumed anyway.
    let _ = Browser.remove(LAST);
}

fn last() -> Option<GameId> {
    let number = Browser.get(LAST).ok()??.parse().ok()?;
    Some(GameId::new(number))
}

fn sentence(fault: impl Display) -> AttrValue {
    fault.to_string().into()
}
