//! Saved games as a file: text, a line a game, so that it can be read, mailed and mended like any other text.
//!
//! ```text
//! Viriditas 1
//! # 1763842000 Friday evening          when the next game was saved, in seconds since 1970, and its name
//! V1.CQAFAA…
//! ```
//!
//! Any text in which games stand on lines of their own is read, too.

use super::StoredGame;
use super::games::{GameId, list};
use super::save_meta::SaveMeta;
use super::save_slot::SaveSlot;
use super::strings::{Store, StoreFault};
use crate::games::{Beginning, BrokenGame, Game};
use crate::table::{Divergence, Name};

/// The first line.
const HEAD: &str = "Viriditas 1";

/// What a line begins with that tells of the next game.
const ABOUT: &str = "# ";

/// Some saved games as the text of a file. What cannot be read here goes along as it is.
///
/// # Errors
/// Why the store cannot be asked.
pub fn export(store: &impl Store, games: &[GameId]) -> Result<String, StoreFault> {
    let mut file = format!("{HEAD}\n");
    for &id in games {
        let Some(text) = store.get(&id.key())? else { continue };
        let note = SaveMeta::beside(store, id);
        let about = note.map(|note| format!("{ABOUT}{} {}", note.saved, note.name.as_str()));
        for line in about.iter().map(|about| about.trim_end()).chain(text.lines()) {
            file.push_str(line);
            file.push('\n');
        }
    }
    Ok(file)
}

/// A game in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The line on which it stands, the first one being 1.
    pub line: usize,
    /// The game as text, whatever that is worth.
    pub text: String,
    /// When it was saved, in seconds since 1970, if that is told.
    pub saved: Option<u64>,
    /// What somebody calls it.
    pub name: Name,
}

/// The games of a file, none of them read yet.
pub fn lines(file: &str) -> Vec<Listed> {
    let mut games = Vec::new();
    let mut about = (None, Name::default());
    for (place, line) in file.lines().enumerate() {
        let line = line.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
        if let Some(told) = line.strip_prefix(ABOUT) {
            let (saved, name) = told.split_once(' ').unwrap_or((told, ""));
            about = (saved.parse().ok(), Name::new(name));
        } else if !line.is_empty() && line != HEAD {
            let (saved, name) = core::mem::take(&mut about);
            games.push(Listed { line: place + 1, text: line.to_owned(), saved, name });
        }
    }
    games
}

/// What came of a game in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came {
    /// The game has a new place of its own.
    Kept(GameId),
    /// The game goes on from the one that is kept in this place, and stands there now.
    Further(GameId),
    /// The game in this place is the same, or goes on from it.
    Known(GameId),
}

/// Why a game of a file is not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeepError {
    /// The file holds no game that can be opened.
    Broken(BrokenGame),
    /// The store cannot.
    Store(StoreFault),
}

/// What is kept already, so that a file with many games is held against it once.
#[derive(Clone, Debug, Default)]
pub struct Written {
    games: Vec<(Beginning, GameId)>,
}

impl Written {
    /// Everything that the store has and that can be read.
    ///
    /// # Errors
    /// Why the store cannot be asked.
    pub fn of(store: &impl Store) -> Result<Self, StoreFault> {
        let mut games = Vec::new();
        for id in list(store)? {
            let beginning = store.get(&id.key())?.and_then(|text| Beginning::of(&text));
            games.extend(beginning.map(|beginning| (beginning, id)));
        }
        Ok(Self { games })
    }
}

/// Keeps a game of a file, unless the store has it; `now` is in milliseconds since 1970. Returns what came of it, and the game
/// for a second store where there is something new.
///
/// # Errors
/// Why it is not kept; everything else is as it was.
pub fn bring(
    store: &mut impl Store,
    written: &mut Written,
    game: &Listed,
    now: u64,
) -> Result<(Came, Option<StoredGame>), KeepError> {
    let table = Game::from_text(&game.text).map_err(KeepError::Broken)?;
    let beginning = table.beginning();
    let began_alike = written.games.iter().filter(|(other, _)| *other == beginning);
    for &(_, id) in began_alike {
        let Ok((mut place, kept)) = SaveSlot::open(store, id) else { continue };
        match kept.divergence(&table) {
            Divergence::Same | Divergence::Behind(_) => return Ok((Came::Known(id), None)),
            Divergence::Further(_) | Divergence::Together(_) => {
                let further = kept.merged(&table).unwrap_or(table);
                place.save(store, &further, now).map_err(KeepError::Store)?;
                return Ok((Came::Further(place.id()), Some(place.copy())));
            }
            Divergence::Apart(_) | Divergence::Other => {}
        }
    }
    let mut place = SaveSlot::begin(store, &table, now).map_err(KeepError::Store)?;
    place.tell(store, game.saved, &game.name);
    written.games.push((beginning, place.id()));
    Ok((Came::Kept(place.id()), Some(place.copy())))
}
