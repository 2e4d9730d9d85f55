//! Games kept between visits: the one place where the page meets the store.

use super::app::{Action, App, Held};
use crate::store::{self, Browser, GameId, Keeping, Kept, Saved, Store, StoreFault};
use crate::table::Table;
use std::{cell::RefCell, fmt::Display, rc::Rc};
use yew::{AttrValue, UseReducerDispatcher, UseReducerHandle, hook, use_effect_with};

/// Under this key stands the number of the game that the page showed last.
const LAST: &str = "viriditas.last";

/// Where the game on the page is kept, once it is. What stands there changes with each answer, and shows nowhere.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shelf(Rc<RefCell<Option<Keeping>>>);

/// Two are equal when they are the same one.
impl PartialEq for Shelf {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Whether the game on the page outlasts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lasting {
    /// It is kept as it is now.
    Kept,
    /// It is kept as a game of its own, for another window has gone on with the one that it was.
    Apart,
    /// An earlier position of it is kept, and now the store fails.
    Behind(StoreFault),
    /// Nothing of it is kept.
    Never(StoreFault),
}

impl Lasting {
    /// What a person should know of it.
    pub(crate) const fn words(self) -> Option<&'static str> {
        match self {
            Self::Kept => None,
            Self::Apart => {
                Some("Another window went on with this game, so this one is now kept as a game of its own.")
            }
            Self::Behind(StoreFault::Blocked) => Some(
                "This browser no longer lets the page keep games: what you play now lasts as long as the page, unless you copy it as text.",
            ),
            Self::Never(StoreFault::Blocked) => Some(
                "This browser does not let the page keep games: this one lasts as long as the page, unless you copy it as text.",
            ),
            Self::Behind(StoreFault::Full) => Some(
                "The browser’s store is full: what you play now lasts as long as the page, unless you delete another game or copy this one as text.",
            ),
            Self::Never(StoreFault::Full) => Some(
                "The browser’s store is full: this game lasts as long as the page, unless you delete another one or copy it as text.",
            ),
        }
    }

    /// Whether the page alone has the game as it is now.
    pub(crate) const fn is_behind(self) -> bool {
        match self {
            Self::Kept | Self::Apart => false,
            Self::Behind(_) | Self::Never(_) => true,
        }
    }

    /// What is to be told after the game has been kept again: that it went apart stays told.
    pub(crate) const fn then(self, next: Self) -> Self {
        match (self, next) {
            (Self::Apart, Self::Kept) => Self::Apart,
            _ => next,
        }
    }
}

impl Shelf {
    /// Keeps the game as it is now.
    pub(crate) fn keep(&self, table: &Held) -> Lasting {
        let mut place = self.0.borrow_mut();
        let saved = match &mut *place {
            Some(place) => place.save(&mut Browser, table, now()),
            None => Keeping::begin(&mut Browser, table, now()).map(|begun| {
                *place = Some(begun);
                Saved::Here
            }),
        };
        if let (Ok(_), Some(place)) = (saved, &*place) {
            // A page that opens at the list instead is a small loss.
            let _ = Browser.set(LAST, &place.id().number().to_string());
        }
        match (saved, &*place) {
            (Ok(Saved::Here), _) => Lasting::Kept,
            (Ok(Saved::Apart), _) => Lasting::Apart,
            (Err(fault), Some(_)) => Lasting::Behind(fault),
            (Err(fault), None) => Lasting::Never(fault),
        }
    }
}

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
/// A sentence.
pub(crate) fn load(id: GameId) -> Result<(Shelf, Held), AttrValue> {
    let (place, table) = Keeping::open(&Browser, id).map_err(sentence)?;
    Ok((Shelf(Rc::new(RefCell::new(Some(place)))), Held::new(table)))
}

/// The text of a kept game, to be copied.
///
/// # Errors
/// A sentence.
pub(crate) fn text(id: GameId) -> Result<AttrValue, AttrValue> {
    let text = store::text(&Browser, id).map_err(sentence)?;
    text.map(AttrValue::from).ok_or_else(|| sentence(store::Unloaded::Missing))
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

/// Goes on with the last game when the page opens.
#[hook]
pub(crate) fn use_last_game(app: &UseReducerHandle<App>) {
    let dispatcher = app.dispatcher();
    use_effect_with((), move |()| {
        let Some(id) = last() else { return };
        match load(id) {
            Ok((shelf, table)) => dispatcher.dispatch(Action::Open { shelf, table }),
            Err(problem) => dispatcher.dispatch(Action::Problem(problem)),
        }
    });
}

/// Leaves a game for the list: the page opens there next time.
pub(crate) fn leave(app: &UseReducerDispatcher<App>) {
    // Without a store nothing is resumed anyway.
    let _ = Browser.remove(LAST);
    app.dispatch(Action::Leave);
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}

fn last() -> Option<GameId> {
    let number = Browser.get(LAST).ok()??.parse().ok()?;
    Some(GameId::new(number))
}

fn sentence(fault: impl Display) -> AttrValue {
    fault.to_string().into()
}
