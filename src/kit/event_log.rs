//! Who listens to what a game says.

use core::fmt::Debug;

/// One thing that happens in a game.
pub trait Happening: Copy {
    /// What it comes from, such as a card that is played: told beside the event to those who read the log. It is a part of no
    /// fact, and names nothing that is hidden.
    type Origin: Copy + Eq + Default + Debug;
}

/// A listener to events: a buffer that may be switched off, so that the same engine runs silent inside a
/// search and talkative at the table.
///
/// Each event is kept with its origin: the one that was told last ([`EventLog::because`]). An origin holds until another one is
/// told, across moves too, for a question may part an effect from the answer that carries it out.
#[derive(Clone, Debug)]
pub struct EventLog<E: Happening> {
    events: Vec<E>,
    /// One an event.
    origins: Vec<E::Origin>,
    origin: E::Origin,
    listening: bool,
}

impl<E: Happening> EventLog<E> {
    /// Nobody listens; nothing is ever allocated.
    pub fn nothing() -> Self {
        Self { events: Vec::new(), origins: Vec::new(), origin: E::Origin::default(), listening: false }
    }

    /// Everything is kept.
    pub fn all() -> Self {
        Self { listening: true, ..Self::nothing() }
    }

    /// Says one event.
    pub fn emit(&mut self, event: E) {
        if self.listening {
            self.events.push(event);
            self.origins.push(self.origin);
        }
    }

    /// Says what the events from now on come from. A log that nobody listens to does not ask for it.
    pub fn because(&mut self, origin: impl FnOnce() -> Option<E::Origin>) {
        if self.listening
            && let Some(origin) = origin()
        {
            self.origin = origin;
        }
    }

    /// What the next event comes from, as far as is told.
    pub const fn origin(&self) -> E::Origin {
        self.origin
    }

    /// What was said since the last [`EventLog::forget`], in order.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// What each of these events comes from.
    pub fn origins(&self) -> &[E::Origin] {
        &self.origins
    }

    /// Leaves out `many` events behind the first `kept` ones; all of them, where there are fewer.
    pub fn leave_out(&mut self, kept: usize, many: usize) {
        let until = kept.saturating_add(many).min(self.events.len());
        let kept = kept.min(until);
        self.events.drain(kept..until);
        self.origins.drain(kept..until);
    }

    /// Empties the buffer.
    pub fn forget(&mut self) {
        self.events.clear();
        self.origins.clear();
    }
}
