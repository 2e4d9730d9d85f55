//! Where the game on the page is kept, and whether it outlasts the page.

use crate::games::Game;
use crate::kit::{Seat, Seats};
use crate::store::{
    self, Browser, GameId, GameKey, LoadError, Received, SaveSlot, Saved, Shown, StoreFault, StoredGame, Tab,
};
use crate::table::Divergence;
use crate::text::common::BarWords;
use crate::ui::state::{disk, host, windows};
use std::{cell::RefCell, rc::Rc};

/// What this tab showed last, or any tab where it does not know that.
pub(super) fn shown() -> Shown {
    store::shown(&Tab, &Browser, &host::key("last"))
}

/// Whether this tab has a game of its own, which it opens whatever other tabs show.
pub(super) fn has_own() -> bool {
    matches!(store::shown_here(&Tab, &Browser, &host::key("last")), Shown::Game(_))
}

/// Remembers what is shown: a game, or the list.
pub(super) fn show(game: Option<GameId>) {
    store::show(&mut Tab, &mut Browser, &host::key("last"), game);
}

/// Where the game on the page is kept, once it is. What stands there changes with each answer, and shows nowhere.
#[derive(Clone, Debug, Default)]
pub(crate) struct SaveSlotRef(Rc<RefCell<Option<SaveSlot>>>);

/// Two are equal when they are the same one.
impl PartialEq for SaveSlotRef {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Whether the game on the page outlasts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SaveStatus {
    /// The game is kept as it is now.
    Kept,
    /// The game is kept under a place of its own, for another window has gone on with the original.
    Apart,
    /// The game is kept as it is now, and beside it the game as another window went on with it.
    Beside,
    /// The second store has it as it is now, or is about to, for the first one refuses it.
    Second {
        /// Why the first one does.
        fault: StoreFault,
        /// A person has read that.
        is_read: bool,
    },
    /// An earlier position of it is kept, and now the store fails.
    Behind(StoreFault),
    /// Nothing of it is kept.
    Never(StoreFault),
}

impl SaveStatus {
    /// What a person should know of it.
    pub(crate) fn told(self) -> Option<BarWords<'static>> {
        match self {
            Self::Kept => None,
            Self::Apart => Some(BarWords::KeptApart),
            Self::Beside => Some(BarWords::KeptBeside),
            Self::Second { fault, is_read } if disk::may_hold() => (!is_read).then_some(match fault {
                StoreFault::Blocked => BarWords::KeptThoughBlocked,
                StoreFault::Full => BarWords::KeptThoughFull,
            }),
            Self::Behind(StoreFault::Blocked) | Self::Second { fault: StoreFault::Blocked, .. } => {
                Some(BarWords::NoLongerKept)
            }
            Self::Behind(StoreFault::Full) | Self::Second { fault: StoreFault::Full, .. } => {
                Some(BarWords::NoLongerRoom)
            }
            Self::Never(StoreFault::Blocked) => Some(BarWords::NotKept),
            Self::Never(StoreFault::Full) => Some(BarWords::NoRoom),
        }
    }

    /// Whether the page alone has the game as it is now.
    pub(crate) fn is_behind(self) -> bool {
        match self {
            Self::Kept | Self::Apart | Self::Beside => false,
            Self::Second { .. } => !disk::may_hold(),
            Self::Behind(_) | Self::Never(_) => true,
        }
    }

    /// Whether the list of kept games has no copy of the game as it is now.
    pub(crate) const fn is_unlisted(self) -> bool {
        match self {
            Self::Kept | Self::Apart | Self::Beside | Self::Second { .. } => false,
            Self::Behind(_) | Self::Never(_) => true,
        }
    }

    /// What is to be told after the game has been kept again: that there are two of it stays told, and what was read stays
    /// read.
    pub(crate) const fn then(self, next: Self) -> Self {
        match (self, next) {
            (Self::Apart | Self::Beside, Self::Kept) => self,
            (Self::Second { is_read, .. }, Self::Second { fault, .. }) => Self::Second { fault, is_read },
            _ => next,
        }
    }

    /// What is to be told once a person has read this.
    pub(crate) const fn read(self) -> Self {
        match self {
            Self::Second { fault, .. } => Self::Second { fault, is_read: true },
            Self::Kept | Self::Apart | Self::Beside | Self::Behind(_) | Self::Never(_) => Self::Kept,
        }
    }
}

impl SaveSlotRef {
    /// The place of a kept game, and the game.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub(crate) fn open(id: GameId) -> Result<(Self, Game), LoadError> {
        let (place, table) = SaveSlot::open(&Browser, id)?;
        Ok((Self(Rc::new(RefCell::new(Some(place)))), table))
    }

    /// The place of the kept game from which this one goes on, or else a new one; and whether a kept game has gone another way.
    pub(crate) fn of_kept(game: &Game) -> (Self, bool) {
        let Some(kept) = store::find_same_game(&Browser, game) else { return (Self::default(), false) };
        if !matches!(kept.divergence, Divergence::Same | Divergence::Further(_)) {
            return (Self::default(), true);
        }
        (Self::open(kept.id).map_or_else(|_| Self::default(), |(slot, _)| slot), false)
    }

    /// The place of the game among the kept ones.
    pub(crate) fn id(&self) -> Option<GameId> {
        self.0.borrow().as_ref().map(SaveSlot::id)
    }

    /// Who alone plays the game at this device.
    pub(crate) fn here(&self) -> Option<Seat> {
        let place = self.0.borrow();
        place.as_ref().and_then(|place| store::here(&Browser, place.id()))
    }

    /// The seats for which the page around ours plays, if the game is its.
    pub(crate) fn hosted(&self) -> Option<Seats> {
        self.origin().and_then(host::own)
    }

    /// Remembers these.
    pub(crate) fn host(&self, own: Seats) {
        if let Some(origin) = self.origin() {
            host::keep(origin, own);
        }
    }

    /// Remembers who alone plays the game at this device.
    pub(crate) fn stay(&self, here: Option<Seat>) {
        if let Some(place) = &*self.0.borrow() {
            // Whoever comes back then is asked who they are, as at a game that all play at one device.
            let _ = store::stay(&mut Browser, place.id(), here);
        }
    }

    /// Keeps the game as it is now.
    pub(crate) fn keep(&self, table: &Game) -> SaveStatus {
        let mut place = self.0.borrow_mut();
        let before = place.as_ref().map(SaveSlot::stamp);
        if let Some(place) = place.as_mut().filter(|_| !disk::is_known())
            && !store::go_alone(&mut Browser, &place.copy())
        {
            place.count_no_saves();
        }
        let saved = match &mut *place {
            Some(place) => place.save(&mut Browser, table, milliseconds()),
            None => SaveSlot::begin(&mut Browser, table, milliseconds()).map(|begun| {
                *place = Some(begun);
                Saved::Here
            }),
        };
        if let (Ok(_), Some(place)) = (saved, &*place) {
            if before != Some(place.stamp()) {
                disk::put_game(place.copy(), table.answers());
            }
            show(Some(place.id()));
        }
        let refused = place.as_ref().and_then(|place| Browser::refused(place.id()));
        match (saved, refused, &*place) {
            (Ok(Saved::Here | Saved::Apart), Some(fault), _) => SaveStatus::Second { fault, is_read: false },
            (Ok(Saved::Here), None, _) => SaveStatus::Kept,
            (Ok(Saved::Apart), None, _) => SaveStatus::Apart,
            (Err(fault), _, Some(_)) => SaveStatus::Behind(fault),
            (Err(fault), _, None) => SaveStatus::Never(fault),
        }
    }

    /// Another window plays the game from now on, and hears how far it had come here.
    pub(crate) fn give_way(&self) {
        if let Some(place) = &mut *self.0.borrow_mut() {
            place.yield_to_others();
            disk::yield_game(place.id());
            windows::give(place.copy());
        }
    }

    /// Takes the game as another window had it: as it is now where that is newer, and whether it outlasts the page.
    pub(crate) fn receive(&self, copy: &StoredGame) -> (Option<Game>, SaveStatus) {
        let mut place = self.0.borrow_mut();
        let Some(place) = &mut *place else { return (None, SaveStatus::Kept) };
        match place.receive(&mut Browser, copy, milliseconds()) {
            Ok(Received::Known) => (None, SaveStatus::Kept),
            Ok(Received::Newer(table)) => {
                disk::put_game(place.copy(), table.answers());
                (Some(table), SaveStatus::Kept)
            }
            Ok(Received::Apart(other, table)) => {
                disk::put_game(other.copy(), table.answers());
                (None, SaveStatus::Beside)
            }
            Err(fault) => (None, SaveStatus::Behind(fault)),
        }
    }

    /// The game as the store has it, where that is newer than what is open.
    pub(crate) fn newer(&self) -> Option<Game> {
        let mut place = self.0.borrow_mut();
        let place = place.as_mut()?;
        let (there, table) = SaveSlot::open(&Browser, place.id()).ok()?;
        let is_newer = there.copy() != place.copy() && place.stamp().saves <= there.stamp().saves;
        is_newer.then(|| {
            *place = there;
            table
        })
    }

    /// Which game it is, wherever it stands.
    pub(crate) fn origin(&self) -> Option<GameKey> {
        self.0.borrow().as_ref().map(SaveSlot::origin)
    }

    /// The game as it was kept last.
    pub(crate) fn copy(&self) -> Option<StoredGame> {
        self.0.borrow().as_ref().map(SaveSlot::copy)
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    milliseconds() / 1000
}

/// Milliseconds since 1970.
pub(super) fn milliseconds() -> u64 {
    js_sys::Date::now() as u64
}
