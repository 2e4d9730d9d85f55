//! The second store of each game. The first one answers at once and reaches the disk when the browser likes; the second one
//! answers later, and what it says is kept is on the disk. When the page opens they are compared, and what is newer counts.

use super::games::{GameId, free, list, remove};
use super::note::{Note, Stamp};
use super::{Store, StoreFault};
use crate::mars::Mars;
use crate::table::Summary;
use core::fmt::{self, Display, Formatter};

/// What the keys begin with under which the first store remembers what was deleted, until the second one does.
const GONE: &str = "viriditas.gone.";

/// A game wherever it stands: when it was begun, or its number if it is from before that was noted. The two never meet, for
/// there were more milliseconds than there are numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Origin(u64);

impl Origin {
    /// Of the game in this place.
    pub(super) fn of(id: GameId, note: Option<&Note>) -> Self {
        match note.map_or(0, |note| note.stamp.begun) {
            0 => Self(id.number().into()),
            begun => Self(begun),
        }
    }

    /// The key in the second store.
    pub fn key(self) -> String {
        self.0.to_string()
    }

    pub(super) fn of_key(key: &str) -> Option<Self> {
        let origin = Self(key.parse().ok()?);
        (origin.key() == key).then_some(origin)
    }

    fn gone_key(self) -> String {
        format!("{GONE}{}", self.0)
    }
}

/// A game as the second store has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Its place in the first store.
    pub id: GameId,
    /// What was noted of it.
    pub note: Option<Note>,
    /// The game.
    pub text: String,
}

impl Copied {
    /// The game that the first store has in this place.
    pub fn of(store: &impl Store, id: GameId) -> Option<Self> {
        let text = store.get(&id.key()).ok()??;
        Some(Self { id, note: Note::beside(store, id), text })
    }

    /// Which game it is.
    pub fn origin(&self) -> Origin {
        Origin::of(self.id, self.note.as_ref())
    }

    /// How often it was saved.
    pub fn saves(&self) -> u64 {
        saves(self.note.as_ref())
    }
}

impl Display for Copied {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write!(to, "{}:", self.id.number())?;
        self.note.as_ref().map_or(Ok(()), |note| note.fmt(to))?;
        write!(to, "\n{}", self.text)
    }
}

/// A line of the second store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A game.
    Game(Copied),
    /// One that was deleted after it had been saved less often than this. It stays, for the first store may not have
    /// heard of it.
    Gone(Origin, u64),
}

impl Line {
    /// Which game it is about.
    pub fn origin(&self) -> Origin {
        match self {
            Self::Game(game) => game.origin(),
            Self::Gone(origin, _) => *origin,
        }
    }

    /// Whatever does not read as a line of this key is none. A game that cannot be opened is never better than another.
    pub(super) fn read(key: &str, line: &str) -> Option<Self> {
        let origin = Origin::of_key(key)?;
        if let Some(saves) = line.strip_prefix("gone ") {
            return Some(Self::Gone(origin, saves.parse().ok()?));
        }
        let (head, text) = line.split_once('\n')?;
        let (number, note) = head.split_once(':')?;
        let note = if note.is_empty() { None } else { Some(Note::read(note)?) };
        let game = Copied { id: GameId::new(number.parse().ok()?), note, text: text.to_owned() };
        (game.origin() == origin && Summary::<Mars>::of(text).is_ok()).then_some(Self::Game(game))
    }
}

impl Display for Line {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => game.fmt(to),
            Self::Gone(_, saves) => write!(to, "gone {saves}"),
        }
    }
}

/// Deletes a saved game for good, and returns what the second store should be told. Until it has heard it, the first one
/// remembers.
///
/// # Errors
/// Why the store cannot.
pub fn delete(store: &mut impl Store, id: GameId) -> Result<Line, StoreFault> {
    let note = Note::beside(store, id);
    let origin = Origin::of(id, note.as_ref());
    let saves = saves(note.as_ref()).saturating_add(1);
    // Where there is no room for that, the second store alone will know.
    let _ = store.set(&origin.gone_key(), &saves.to_string());
    remove(store, id)?;
    Ok(Line::Gone(origin, saves))
}

/// Brings back a game that was deleted: into its place, or where that was taken since into one of its own. Returns what the
/// second store should be told. `now` is in milliseconds since 1970.
///
/// # Errors
/// Why the store cannot.
pub fn restore(store: &mut impl Store, mut game: Copied, now: u64) -> Result<Line, StoreFault> {
    let origin = game.origin();
    // More often than it had been when it was deleted, or the second store would take it for gone.
    let stamp = Stamp {
        saves: game.saves().saturating_add(2),
        ..game.note.as_ref().map(|note| note.stamp).unwrap_or_default()
    };
    let note = match game.note {
        Some(note) => Note { stamp, ..note },
        None => Note::unknown(stamp, now),
    };
    if store.get(&game.id.key())?.is_some() {
        game.id = free(store)?;
    }
    store.set(&game.id.key(), &game.text)?;
    let _ = store.set(&game.id.note_key(), &note.to_string());
    let _ = store.remove(&origin.gone_key());
    game.note = Some(note);
    Ok(Line::Game(game))
}

/// How often a game was saved.
fn saves(note: Option<&Note>) -> u64 {
    note.map_or(0, |note| note.stamp.saves)
}

/// The second store has heard this, and the first one need not remember it any more.
pub fn heard(store: &mut impl Store, line: &Line) {
    if let Line::Gone(origin, _) = line {
        // What stays is a short line that does no harm.
        let _ = store.remove(&origin.gone_key());
    }
}

/// What came of comparing the two stores.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// What the second store does not know yet.
    pub behind: Vec<Line>,
    /// Which games it knows as the first one has them, and how often they were saved.
    pub known: Vec<(Origin, u64)>,
    /// The game that was saved last among those of which the first store had lost something.
    pub recovered: Option<GameId>,
    /// Newer games for which the first store has no room: the second one must keep them as they are.
    pub stuck: Vec<Origin>,
}

/// Gives the first store what only the second one has: games that are newer there, games that are there alone, and that some
/// were deleted. `found` is all of the second store, by key. Games that are `played` already stay as they are; what is newer
/// of them comes into places of their own, at `now`, in milliseconds since 1970.
///
/// # Errors
/// Why the first store cannot be asked.
pub fn compare(
    store: &mut impl Store,
    found: &[(String, String)],
    played: &[GameId],
    now: u64,
) -> Result<Compared, StoreFault> {
    let mut shelf = Places { graves: graves(store)?, games: places(store)?, played };
    for (origin, saves) in shelf.graves.clone() {
        shelf.bury(store, origin, saves)?;
    }
    let mut compared = Compared::default();
    let mut last = None;
    for line in found.iter().filter_map(|(key, line)| Line::read(key, line)) {
        match line {
            Line::Gone(origin, saves) => shelf.bury(store, origin, saves)?,
            Line::Game(game) if !shelf.is_newer(&game) => {}
            Line::Game(game) => {
                let origin = game.origin();
                match shelf.recover(store, game, now) {
                    Ok(game) => last = last.max(game.note.map(|note| (note.saved, game.id))),
                    Err(_) => compared.stuck.push(origin),
                }
            }
        }
    }
    compared.recovered = last.map(|(_, id)| id);
    for game in shelf.games.iter().filter_map(|place| Copied::of(store, place.id)) {
        let (origin, saves) = (game.origin(), game.saves());
        let (key, line) = (origin.key(), Line::Game(game));
        let there = found.iter().find(|(other, _)| *other == key);
        if there.is_some_and(|(_, there)| *there == line.to_string()) {
            compared.known.push((origin, saves));
        } else if !compared.stuck.contains(&origin) {
            compared.behind.push(line);
        }
    }
    // Told again: the first store forgets them when they have been heard.
    let graves = shelf.graves.iter().filter(|(origin, _)| shelf.of(*origin).is_none());
    compared.behind.extend(graves.map(|&(origin, saves)| Line::Gone(origin, saves)));
    Ok(compared)
}

/// Where a game stands in the first store, and how often it was saved there.
#[derive(Clone, Copy)]
struct Place {
    origin: Origin,
    id: GameId,
    saves: u64,
}

fn places(store: &impl Store) -> Result<Vec<Place>, StoreFault> {
    let place = |id| {
        let note = Note::beside(store, id);
        Place { origin: Origin::of(id, note.as_ref()), id, saves: saves(note.as_ref()) }
    };
    Ok(list(store)?.into_iter().map(place).collect())
}

/// What was deleted, as far as the first store remembers.
fn graves(store: &impl Store) -> Result<Vec<(Origin, u64)>, StoreFault> {
    let keys = store.keys()?;
    let grave = |key: &String| {
        let origin = Origin::of_key(key.strip_prefix(GONE)?)?;
        Some((origin, store.get(key).ok()??.parse().ok()?))
    };
    Ok(keys.iter().filter_map(grave).collect())
}

/// What the first store has, while it is compared.
struct Places<'a> {
    games: Vec<Place>,
    /// What was deleted, and how often it had been saved by then.
    graves: Vec<(Origin, u64)>,
    /// What a page has saved already.
    played: &'a [GameId],
}

impl Places<'_> {
    fn of(&self, origin: Origin) -> Option<Place> {
        self.games.iter().find(|place| place.origin == origin).copied()
    }

    /// Whether the first store has an earlier copy of a game, or none although it was not deleted.
    fn is_newer(&self, game: &Copied) -> bool {
        let origin = game.origin();
        let is_gone = self.graves.iter().any(|&(gone, saves)| gone == origin && game.saves() < saves);
        !is_gone && self.of(origin).is_none_or(|place| place.saves < game.saves())
    }

    /// Deletes a game unless it was saved since.
    fn bury(&mut self, store: &mut impl Store, origin: Origin, saves: u64) -> Result<(), StoreFault> {
        let Some(place) = self.of(origin) else { return Ok(()) };
        if place.saves < saves && !self.played.contains(&place.id) {
            remove(store, place.id)?;
            self.games.retain(|other| other.id != place.id);
        }
        Ok(())
    }

    /// Whether the first store's game was played on while the second one could not be read: it was saved later, although
    /// not as often.
    fn went_on(&self, store: &impl Store, game: &Copied, id: GameId) -> bool {
        let saved = |note: Option<&Note>| note.map_or(0, |note| note.saved);
        self.played.contains(&id) || saved(Note::beside(store, id).as_ref()) > saved(game.note.as_ref())
    }

    /// Puts a game of the second store into its place, or into another where that is taken or played on.
    fn recover(&mut self, store: &mut impl Store, mut game: Copied, now: u64) -> Result<Copied, StoreFault> {
        let place = self.of(game.origin()).map(|place| place.id);
        let there = store.get(&game.id.key())?;
        game.id = match place {
            Some(id) if !self.went_on(store, &game, id) => id,
            Some(_) => {
                let stamp = Stamp { begun: now, saves: game.saves() };
                game.note = game.note.map(|note| Note { stamp, ..note });
                free(store)?
            }
            None if there.is_none() => game.id,
            // It stands there, and only its note was lost.
            None if there.as_ref() == Some(&game.text) => game.id,
            None => free(store)?,
        };
        store.set(&game.id.key(), &game.text)?;
        if let Some(note) = &game.note {
            store.set(&game.id.note_key(), &note.to_string())?;
        }
        self.games.retain(|place| place.id != game.id);
        self.games.push(Place { origin: game.origin(), id: game.id, saves: game.saves() });
        Ok(game)
    }
}
