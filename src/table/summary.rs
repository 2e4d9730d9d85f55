//! What a text tells of its game without its being played again.

use super::{Seating, beside};
use crate::mars::Setup;
use crate::save::{self, Broken};

/// A game in a list. Whether its answers fit shows when somebody sits down to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How it was set up.
    pub setup: Setup,
    /// Who plays.
    pub seating: Seating,
    /// How many generations have begun.
    pub generation: usize,
    /// How many answers were given.
    pub answers: u32,
}

impl Summary {
    /// Reads a text up to where only a replay can tell more.
    ///
    /// # Errors
    /// What is wrong with the text so far.
    pub fn of(text: &str) -> Result<Self, Broken> {
        let (record, beside) = save::read(text)?;
        let seating = beside.as_deref().map(beside::read).transpose()?.unwrap_or_default().seating;
        let (generation, answers) = (record.generations(), record.answers());
        Ok(Self { setup: *record.setup(), seating, generation, answers })
    }
}
