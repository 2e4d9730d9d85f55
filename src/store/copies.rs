//! The second store of each game. The first one answers at once and reaches the disk when the browser likes; the second one
//! answers later, and what it says is kept is on the disk. When the page opens they are compared, and what is newer counts.

use super::games::{GameId, free, list, remove};
use super::save_meta::{SaveMeta, SaveVersion};
use super::strings::{Store, StoreFault};
use crate::games::{BrokenGame, Game};
use crate::save::Broken;
use crate::table::Divergence;
use core::cmp::Ordering;
use core::fmt::{self, Display, Formatter};

/// What the keys begin with under which the first store remembers what was deleted, until the second one does.
const GONE: &str = "viriditas.gone.";

/// What the keys begin with under which the first store remembers that a game went on there while the second store could not
/// be read, and how often the game had been saved before that.
const ALONE: &str = "viriditas.alone.";

/// A game wherever it stands: when it was begun, or its number if it is from before that was noted. The two never meet, for
/// there were more milliseconds than there are numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameKey(u64);

impl GameKey {
    /// Of the game in this place.
    pub(super) fn of(id: GameId, note: Option<&SaveMeta>) -> Self {
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

    fn alone_key(self) -> String {
        format!("{ALONE}{}", self.0)
    }
}

/// A game as the second store has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// Its place in the first store.
    pub id: GameId,
    /// What was noted of it.
    pub note: Option<SaveMeta>,
    /// The game.
    pub text: String,
}

impl StoredGame {
    /// The game that the first store has in this place.
    pub fn of(store: &impl Store, id: GameId) -> Option<Self> {
        let text = store.get(&id.key()).ok()??;
        Some(Self { id, note: SaveMeta::beside(store, id), text })
    }

    /// Which game it is.
    pub fn origin(&self) -> GameKey {
        GameKey::of(self.id, self.note.as_ref())
    }

    /// How often it was saved.
    pub fn saves(&self) -> u64 {
        saves(self.note.as_ref())
    }
}

impl Display for StoredGame {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write!(to, "{}:", self.id.number())?;
        self.note.as_ref().map_or(Ok(()), |note| note.fmt(to))?;
        write!(to, "\n{}", self.text)
    }
}

/// A line of the second store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoredLine {
    /// A game.
    Game(StoredGame),
    /// One that was deleted after it had been saved less often than this. It stays, for the first store may not have
    /// heard of it.
    Gone(GameKey, u64),
}

impl StoredLine {
    /// Which game it is about.
    pub fn origin(&self) -> GameKey {
        match self {
            Self::Game(game) => game.origin(),
            Self::Gone(origin, _) => *origin,
        }
    }

    /// Whatever does not read as a line of this key is none. A game that cannot be opened is never better than another.
    pub(super) fn read(key: &str, line: &str) -> Option<Self> {
        let origin = GameKey::of_key(key)?;
        if let Some(saves) = line.strip_prefix("gone ") {
            return Some(Self::Gone(origin, saves.parse().ok()?));
        }
        let (head, text) = line.split_once('\n')?;
        let (number, note) = head.split_once(':')?;
        let note = if note.is_empty() { None } else { Some(SaveMeta::read(note)?) };
        let game = StoredGame { id: GameId::new(number.parse().ok()?), note, text: text.to_owned() };
        (game.origin() == origin && Game::summary(text).is_ok()).then_some(Self::Game(game))
    }
}

impl Display for StoredLine {
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
pub fn delete(store: &mut impl Store, id: GameId) -> Result<StoredLine, StoreFault> {
    // Without its note nobody knows which game of the second store it is.
    let note = SaveMeta::stored(store, id)?;
    let origin = GameKey::of(id, note.as_ref());
    let saves = saves(note.as_ref()).saturating_add(1);
    // Where there is no room for that, the second store alone will know.
    let _ = store.set(&origin.gone_key(), &saves.to_string());
    remove(store, id)?;
    // It tells of a game that is gone.
    let _ = store.remove(&origin.alone_key());
    Ok(StoredLine::Gone(origin, saves))
}

/// Brings back a game that was deleted: into its place, or where that was taken since into one of its own. Returns what the
/// second store should be told. `now` is in milliseconds since 1970.
///
/// # Errors
/// Why the store cannot.
pub fn restore(store: &mut impl Store, mut game: StoredGame, now: u64) -> Result<StoredLine, StoreFault> {
    let origin = game.origin();
    // More often than it had been when it was deleted, or the second store would take it for gone.
    let stamp = SaveVersion {
        saves: game.saves().saturating_add(2),
        ..game.note.as_ref().map(|note| note.stamp).unwrap_or_default()
    };
    let note = match game.note {
        Some(note) => SaveMeta { stamp, ..note },
        None => SaveMeta::unknown(stamp, now),
    };
    if store.get(&game.id.key())?.is_some() {
        game.id = free(store)?;
    }
    store.set(&game.id.key(), &game.text)?;
    let _ = store.set(&game.id.note_key(), &note.to_string());
    let _ = store.remove(&origin.gone_key());
    game.note = Some(note);
    Ok(StoredLine::Game(game))
}

/// How often a game was saved.
fn saves(note: Option<&SaveMeta>) -> u64 {
    note.map_or(0, |note| note.stamp.saves)
}

/// The second store has this line: the first one need not remember any more that the game was deleted, or went on alone.
pub fn heard(store: &mut impl Store, line: &StoredLine) {
    let key = match line {
        StoredLine::Game(game) => game.origin().alone_key(),
        StoredLine::Gone(origin, _) => origin.gone_key(),
    };
    // What stays is a short line that does no harm.
    let _ = store.remove(&key);
}

/// To be called before a game is saved while nobody knows which copy of it the second store has: that copy may have gone on
/// from the one here, and be newer or another way that the game went. Whether there was room to note it; else see
/// [`SaveSlot::count_no_saves`](super::SaveSlot::count_no_saves).
pub fn go_alone(store: &mut impl Store, game: &StoredGame) -> bool {
    let key = game.origin().alone_key();
    match store.get(&key) {
        Ok(None) => store.set(&key, &game.saves().to_string()).is_ok(),
        noted => noted.is_ok(),
    }
}

/// A moment at which no other game was begun, as far as the first store knows: at `now` or soon after, in milliseconds since
/// 1970. A clock may stand still or be set back, and games that were begun at one moment would be taken for one game.
pub(super) fn unused(store: &impl Store, now: u64) -> Result<u64, StoreFault> {
    let games = places(store)?.into_iter().map(|place| place.origin);
    let taken: Vec<GameKey> = games.chain(graves(store)?.into_iter().map(|(origin, _)| origin)).collect();
    let mut begun = now;
    // At 0 a game goes by its number.
    while begun > 0 && taken.contains(&GameKey(begun)) {
        begun = begun.saturating_add(1);
    }
    Ok(begun)
}

/// What came of comparing the two stores.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// What the second store does not know yet.
    pub behind: Vec<StoredLine>,
    /// Which games it knows as the first one has them, and how often they were saved.
    pub known: Vec<(GameKey, u64)>,
    /// The game that was saved last among those of which the first store had lost something.
    pub recovered: Option<GameId>,
    /// Newer games for which the first store has no room: the second one must keep them as they are.
    pub stuck: Vec<GameKey>,
}

/// Gives the first store what only the second one has: games that are newer there, games that are there alone, and that some
/// were deleted. `found` is all of the second store, by key. Of two copies of a game that went on from one another the one
/// that went further counts; where both stores went on apart, both copies stay, and the second store's gets a place of its
/// own, as does what is newer of games that are `played` on the page. `now` is in milliseconds since 1970.
///
/// # Errors
/// Why the first store cannot be asked.
pub fn compare(
    store: &mut impl Store,
    found: &[(String, String)],
    played: &[GameId],
    now: u64,
) -> Result<Compared, StoreFault> {
    let mut slot = Places { graves: graves(store)?, games: places(store)?, played };
    for (origin, saves) in slot.graves.clone() {
        slot.bury(store, origin, saves)?;
    }
    let mut compared = Compared::default();
    let mut last = None;
    for line in found.iter().filter_map(|(key, line)| StoredLine::read(key, line)) {
        match line {
            StoredLine::Gone(origin, saves) => slot.bury(store, origin, saves)?,
            StoredLine::Game(game) => {
                let origin = game.origin();
                let recovered = match slot.newer(store, &game) {
                    Newer::First => continue,
                    Newer::Second => slot.recover(store, game),
                    Newer::Both => slot.put_beside(store, game, now),
                };
                match recovered {
                    Ok(game) => last = last.max(game.note.map(|note| (note.saved, game.id))),
                    Err(_) => compared.stuck.push(origin),
                }
            }
        }
    }
    compared.recovered = last.map(|(_, id)| id);
    for game in slot.games.iter().filter_map(|place| StoredGame::of(store, place.id)).collect::<Vec<_>>() {
        let (origin, saves) = (game.origin(), game.saves());
        let (key, line) = (origin.key(), StoredLine::Game(game));
        let there = found.iter().find(|(other, _)| *other == key);
        if there.is_some_and(|(_, there)| *there == line.to_string()) {
            heard(store, &line);
            compared.known.push((origin, saves));
        } else if !compared.stuck.contains(&origin) {
            compared.behind.push(line);
        }
    }
    // Told again: the first store forgets them when they have been heard.
    let graves = slot.graves.iter().filter(|(origin, _)| slot.of(*origin).is_none());
    compared.behind.extend(graves.map(|&(origin, saves)| StoredLine::Gone(origin, saves)));
    Ok(compared)
}

/// Where a game stands in the first store, and how often it was saved there.
#[derive(Clone, Copy)]
struct Place {
    origin: GameKey,
    id: GameId,
    saves: u64,
}

fn places(store: &impl Store) -> Result<Vec<Place>, StoreFault> {
    let place = |id| {
        let note = SaveMeta::beside(store, id);
        Place { origin: GameKey::of(id, note.as_ref()), id, saves: saves(note.as_ref()) }
    };
    Ok(list(store)?.into_iter().map(place).collect())
}

/// What was deleted, as far as the first store remembers.
fn graves(store: &impl Store) -> Result<Vec<(GameKey, u64)>, StoreFault> {
    let keys = store.keys()?;
    let grave = |key: &String| {
        let origin = GameKey::of_key(key.strip_prefix(GONE)?)?;
        Some((origin, store.get(key).ok()??.parse().ok()?))
    };
    Ok(keys.iter().filter_map(grave).collect())
}

/// Which store has the newer copy of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Newer {
    /// The first one, or neither.
    First,
    /// The second one.
    Second,
    /// Each has answers that the other has not.
    Both,
}

/// What the first store has, while it is compared.
struct Places<'a> {
    games: Vec<Place>,
    /// What was deleted, and how often it had been saved by then.
    graves: Vec<(GameKey, u64)>,
    /// What a page has saved already.
    played: &'a [GameId],
}

impl Places<'_> {
    fn of(&self, origin: GameKey) -> Option<Place> {
        self.games.iter().find(|place| place.origin == origin).copied()
    }

    /// Which store has the newer copy of this game of the second one.
    fn newer(&self, store: &impl Store, game: &StoredGame) -> Newer {
        let origin = game.origin();
        let is_gone = self.graves.iter().any(|&(gone, saves)| gone == origin && game.saves() < saves);
        if is_gone {
            return Newer::First;
        }
        let Some(place) = self.of(origin) else { return Newer::Second };
        let Some(own) = StoredGame::of(store, place.id) else { return Newer::Second };
        let is_played = self.played.contains(&place.id);
        let by_saves = if place.saves < game.saves() { Newer::Second } else { Newer::First };
        if own.text == game.text {
            return if is_played { Newer::First } else { by_saves };
        }
        let first = match Game::from_text(&own.text) {
            Ok(first) => first,
            Err(broken) if is_damage(&broken) => return Newer::Second,
            // Another release can open it.
            Err(_) => return by_saves,
        };
        let Ok(second) = Game::from_text(&game.text) else { return Newer::First };
        let divergence = first.divergence(&second);
        if divergence != Divergence::Other && !is_played && !may_have_parted(store, &own, game) {
            return by_saves;
        }
        match divergence {
            Divergence::Same | Divergence::Behind(_) => Newer::First,
            Divergence::Further(_) if is_played => Newer::Both,
            Divergence::Further(_) => Newer::Second,
            Divergence::Together(_) | Divergence::Apart(_) | Divergence::Other
                if second.is_by_bots_beyond(&first) =>
            {
                Newer::First
            }
            Divergence::Together(_) | Divergence::Apart(_) | Divergence::Other
                if first.is_by_bots_beyond(&second) && !is_played =>
            {
                Newer::Second
            }
            Divergence::Together(_) | Divergence::Apart(_) | Divergence::Other => Newer::Both,
        }
    }

    /// Deletes a game unless it was saved since.
    fn bury(&mut self, store: &mut impl Store, origin: GameKey, saves: u64) -> Result<(), StoreFault> {
        let Some(place) = self.of(origin) else { return Ok(()) };
        if place.saves < saves && !self.played.contains(&place.id) {
            remove(store, place.id)?;
            self.games.retain(|other| other.id != place.id);
        }
        Ok(())
    }

    /// Puts a game of the second store into its place, or into another where that is taken.
    fn recover(&mut self, store: &mut impl Store, mut game: StoredGame) -> Result<StoredGame, StoreFault> {
        let there = store.get(&game.id.key())?;
        game.id = match self.of(game.origin()) {
            Some(place) => place.id,
            None if there.is_none() => game.id,
            // It stands there, and only its note was lost.
            None if there.as_ref() == Some(&game.text) => game.id,
            None => free(store)?,
        };
        self.put(store, game)
    }

    /// Puts a game of the second store beside the one that the first store has of it: from now on they are two.
    fn put_beside(
        &mut self,
        store: &mut impl Store,
        mut game: StoredGame,
        now: u64,
    ) -> Result<StoredGame, StoreFault> {
        let stamp = SaveVersion { begun: unused(store, now)?, saves: game.saves() };
        game.note = Some(match game.note {
            Some(note) => SaveMeta { stamp, ..note },
            None => SaveMeta::unknown(stamp, now),
        });
        game.id = free(store)?;
        self.put(store, game)
    }

    fn put(&mut self, store: &mut impl Store, game: StoredGame) -> Result<StoredGame, StoreFault> {
        store.set(&game.id.key(), &game.text)?;
        if let Some(note) = &game.note {
            store.set(&game.id.note_key(), &note.to_string())?;
        }
        self.games.retain(|place| place.id != game.id);
        self.games.push(Place { origin: game.origin(), id: game.id, saves: game.saves() });
        Ok(game)
    }
}

/// Whether a text is no game any more in any release.
fn is_damage(broken: &BrokenGame) -> bool {
    match broken {
        Broken::Empty
        | Broken::NotOurs
        | Broken::Letter { .. }
        | Broken::TooLong
        | Broken::Truncated { .. }
        | Broken::Trailing { .. }
        | Broken::Number { .. }
        | Broken::Damaged => true,
        Broken::Newer { .. }
        | Broken::Trial { .. }
        | Broken::OtherGame
        | Broken::Revision { .. }
        | Broken::Option { .. }
        | Broken::Setup { .. }
        | Broken::TooManyAnswers { .. }
        | Broken::Answer { .. }
        | Broken::Digest { .. } => false,
    }
}

/// Whether the two copies of a game may have gone on from an earlier one without each other. Otherwise the one that was saved
/// more often comes from the other.
fn may_have_parted(store: &impl Store, own: &StoredGame, other: &StoredGame) -> bool {
    let alone = store.get(&own.origin().alone_key()).ok().flatten();
    let alone: Option<u64> = alone.and_then(|saves| saves.parse().ok());
    let saved = |game: &StoredGame| game.note.as_ref().map_or(0, |note| note.saved);
    // A later copy that was saved less often comes from an earlier one.
    let is_odd = match own.saves().cmp(&other.saves()) {
        Ordering::Less => saved(other) < saved(own),
        Ordering::Equal => true,
        Ordering::Greater => saved(own) < saved(other),
    };
    is_odd || alone.is_some_and(|saves| saves < other.saves())
}
