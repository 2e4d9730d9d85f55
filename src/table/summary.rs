//! What a text tells of its game without its being played again.

use super::{Seating, seating_data};
use crate::kit::Seated;
use crate::save::{self, Broken, Record, Unreadable};

/// A game in a list. Whether its answers fit shows when somebody sits down to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary<G: Seated> {
    /// How it was set up.
    pub setup: G::Setup,
    /// Who plays.
    pub seating: Seating,
    /// How many generations have begun.
    pub generation: usize,
    /// How many answers were given.
    pub answers: u32,
}

impl<G: Seated> Summary<G> {
    /// Reads a text up to where only a replay can tell more.
    ///
    /// # Errors
    /// What is wrong with the text so far.
    pub fn of(text: &str) -> Result<Self, Broken<G::Fault>> {
        let (record, beside): (Record<G>, _) = save::read(text)?;
        let beside = beside.as_deref().map(seating_data::read).transpose().map_err(Unreadable::of_game)?;
        let seating = beside.unwrap_or_default().seating;
        let (generation, answers) = (record.generations(), record.answers());
        Ok(Self { setup: record.setup().clone(), seating, generation, answers })
    }
}
