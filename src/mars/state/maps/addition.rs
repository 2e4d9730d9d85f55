//! The form of what a box adds to every map.

use super::map::{Award, Milestone};
use super::track::Track;
use crate::mars::cards::{Parameter, Reserved, StandardProject};
use crate::mars::state::switches::{Switch, Switches};

/// What a box adds.
#[derive(Debug)]
pub struct Added {
    /// The box.
    pub switch: Switch,
    /// Another one that must be in the game, too.
    pub with: Option<Switch>,
    /// A parameter with its track, where the map has none of it; that of a later line counts.
    pub track: Option<(Parameter, Track)>,
    /// A milestone beside those of the map.
    pub milestone: Option<Milestone>,
    /// A milestone in place of that of the map with the same name, if it has one.
    pub instead: Option<Milestone>,
    /// An award beside those of the map.
    pub award: Option<Award>,
    /// Areas beside the map that only its cards build on.
    pub areas: &'static [Reserved],
    /// Standard projects that no game has without it.
    pub projects: &'static [StandardProject],
}

impl Added {
    /// Nothing at all, for a box to add something to.
    pub(crate) const fn by(switch: Switch) -> Self {
        Self {
            switch,
            with: None,
            track: None,
            milestone: None,
            instead: None,
            award: None,
            areas: &[],
            projects: &[],
        }
    }

    /// Whether it is in a game with these boxes.
    pub const fn is_in(&self, on: Switches) -> bool {
        let is_with = match self.with {
            Some(with) => on.has(with),
            None => true,
        };
        on.has(self.switch) && is_with
    }
}
