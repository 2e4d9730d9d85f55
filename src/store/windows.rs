//! Which of several windows plays a game: the one that took it last. What they tell each other is text, to be taken for
//! hostile like any other.
//!
//! ```text
//! 1 takes <when> <window> <game>              from now on this window plays it
//! 1 yields <game> <number>:<note>\n<text>     it was taken from this one, which had come so far
//! 1 leaves <game> <number>:<note>\n<text>     nobody plays it any more
//! ```

use super::copies::{GameKey, StoredGame, StoredLine};
use core::fmt::{self, Display, Formatter};

/// The first word of every message: windows of releases that speak otherwise do not hear each other.
const VERSION: &str = "1";

/// Which window took a game and when. The later one plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Taken {
    /// In milliseconds since 1970; later than every other time that the window has heard of, whatever its clock says.
    when: u64,
    /// A number by chance.
    window: u64,
}

/// What a window tells the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// The window plays this game from now on.
    Takes(Taken, GameKey),
    /// Another has taken the game, and this is how far it had come here.
    Yields(StoredGame),
    /// The window plays this game no longer.
    Leaves(StoredGame),
}

impl Message {
    /// Whatever does not read as a message is none.
    pub fn read(text: &str) -> Option<Self> {
        let (verb, rest) = text.strip_prefix(VERSION)?.strip_prefix(' ')?.split_once(' ')?;
        if verb == "takes" {
            let mut words = rest.split(' ');
            let (when, window) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
            let origin = GameKey::of_key(words.next()?)?;
            return words.next().is_none().then_some(Self::Takes(Taken { when, window }, origin));
        }
        let (key, line) = rest.split_once(' ')?;
        let StoredLine::Game(game) = StoredLine::read(key, line)? else { return None };
        match verb {
            "yields" => Some(Self::Yields(game)),
            "leaves" => Some(Self::Leaves(game)),
            _ => None,
        }
    }
}

impl Display for Message {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Takes(Taken { when, window }, origin) => {
                write!(to, "{VERSION} takes {when} {window} {}", origin.key())
            }
            Self::Yields(game) => write!(to, "{VERSION} yields {} {game}", game.origin().key()),
            Self::Leaves(game) => write!(to, "{VERSION} leaves {} {game}", game.origin().key()),
        }
    }
}

/// What a window does about a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WindowAction {
    /// Nothing: it is about another game, or about one that another window plays.
    Nothing,
    /// The window plays the game no longer, and says how far the game had come.
    Lost,
    /// The window took the game later than the other, and says so.
    Kept(Message),
    /// How far the game had come in another window from which this one took it.
    Behind(StoredGame),
    /// Nobody played the game that it waited for, which had come so far: it plays it now, and says so.
    Free(Message, StoredGame),
}

/// A window, as the others know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    number: u64,
    /// The latest time at which any window took a game, as far as this one has heard.
    latest: u64,
    stance: WindowRole,
}

/// What a window does with the game that is open in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WindowRole {
    /// None is.
    Idle,
    Plays(Taken, GameKey),
    /// Another window plays it.
    Waits(GameKey),
}

impl Window {
    /// A window that has no game yet; `number` is by chance, and no other window's.
    pub const fn new(number: u64) -> Self {
        Self { number, latest: 0, stance: WindowRole::Idle }
    }

    /// Lets the window play this game from now on, in milliseconds since 1970: what it tells the others, unless they know.
    pub fn take(&mut self, origin: GameKey, now: u64) -> Option<Message> {
        if matches!(self.stance, WindowRole::Plays(_, played) if played == origin) {
            return None;
        }
        Some(self.take_at(origin, now.max(self.latest.saturating_add(1))))
    }

    fn take_at(&mut self, origin: GameKey, when: u64) -> Message {
        self.latest = when;
        let taken = Taken { when, window: self.number };
        self.stance = WindowRole::Plays(taken, origin);
        Message::Takes(taken, origin)
    }

    /// Closes the window's game; which one it played, for others to take.
    pub fn leave(&mut self) -> Option<GameKey> {
        let left = core::mem::replace(&mut self.stance, WindowRole::Idle);
        match left {
            WindowRole::Plays(_, origin) => Some(origin),
            WindowRole::Idle | WindowRole::Waits(_) => None,
        }
    }

    /// What it does about what another window says.
    pub fn on_message(&mut self, message: Message) -> WindowAction {
        match (message, self.stance) {
            (Message::Takes(theirs, origin), stance) => {
                self.latest = self.latest.max(theirs.when);
                match stance {
                    WindowRole::Plays(own, played) if played == origin && own < theirs => {
                        self.stance = WindowRole::Waits(origin);
                        WindowAction::Lost
                    }
                    WindowRole::Plays(own, played) if played == origin && theirs < own => {
                        WindowAction::Kept(Message::Takes(own, origin))
                    }
                    WindowRole::Idle | WindowRole::Plays(..) | WindowRole::Waits(_) => WindowAction::Nothing,
                }
            }
            (Message::Yields(game) | Message::Leaves(game), WindowRole::Plays(_, played))
                if played == game.origin() =>
            {
                WindowAction::Behind(game)
            }
            (Message::Leaves(game), WindowRole::Waits(awaited)) if awaited == game.origin() => {
                // Directly after the one that left, whatever the time is: where a person has opened the game since, and
                // this window hears late, that one keeps it.
                WindowAction::Free(self.take_at(awaited, self.latest.saturating_add(1)), game)
            }
            (Message::Yields(_) | Message::Leaves(_), _) => WindowAction::Nothing,
        }
    }
}
