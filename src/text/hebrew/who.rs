//! Players in sentences. A sentence about a person has no verb, for a verb has gender: the name stands before a colon, or behind a
//! preposition.

use super::terms::attached;
use crate::text::grammar::isolated;
use crate::text::mars::prelude::*;

/// A player within a sentence.
pub(super) const fn called(player: Called<'_>) -> &str {
    match player {
        Called::You => "אתם",
        Called::Name(name) => name,
    }
}

/// A player in a sentence of the log.
pub(super) struct Actor {
    called: String,
    is_you: bool,
}

impl Actor {
    pub(super) fn of(listener: Listener<'_>, seat: Seat) -> Self {
        Self { called: listener.player(seat), is_you: listener.is_you(seat) }
    }

    /// «Ada: קבלת», «קיבלתם»: the action noun, and the verb as the player who listens has it.
    pub(super) fn does(&self, action: &str, you: &str) -> String {
        if self.is_you { you.to_owned() } else { format!("{}: {action}", self.called) }
    }

    /// «של Ada», «שלכם».
    pub(super) fn whose(&self) -> String {
        if self.is_you { "שלכם".to_owned() } else { format!("של {}", self.called) }
    }

    /// «מ־Ada», «מכם».
    pub(super) fn from(&self) -> String {
        if self.is_you { "מכם".to_owned() } else { attached("מ", &self.called) }
    }
}

/// What a player without a name is called.
pub(super) fn nameless(seat: Seat) -> String {
    format!("שחקן {}", isolated(&(seat.number() + 1).to_string()))
}

/// A name within a sentence keeps its direction.
pub(super) fn named(name: &str) -> String {
    if name.is_empty() || name.starts_with('\u{2068}') { name.to_owned() } else { isolated(name) }
}
