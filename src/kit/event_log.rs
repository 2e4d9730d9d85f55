//! Who listens to what a game says.

/// A listener to events: a buffer that may be switched off, so that the same engine runs silent inside a
/// search and talkative at the table.
#[derive(Clone, Debug)]
pub struct EventLog<E> {
    events: Vec<E>,
    listening: bool,
}

impl<E: Copy> EventLog<E> {
    /// Nobody listens; nothing is ever allocated.
    pub const fn nothing() -> Self {
        Self { events: Vec::new(), listening: false }
    }

    /// Everything is kept.
    pub const fn all() -> Self {
        Self { events: Vec::new(), listening: true }
    }

    /// Says one event.
    pub fn tell(&mut self, event: E) {
        if self.listening {
            self.events.push(event);
        }
    }

    /// What was said since the last [`EventLog::forget`], in order.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// Empties the buffer.
    pub fn forget(&mut self) {
        self.events.clear();
    }
}
