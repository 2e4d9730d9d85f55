//! What a box adds to every map: a track, goals, areas beside it.

use super::track::{LONG_VENUS, LONG_VENUS_WITH_COLONIES, Track, VENUS};
use super::{Award, Milestone};
use crate::cards::{CardResource, Count, Reserved, Tally};
use crate::mars::state::switches::{Switch, Switches};
use crate::words::{Parameter, Tag};

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
}

impl Added {
    /// Whether it is in a game with these boxes.
    pub const fn is_in(&self, on: Switches) -> bool {
        let is_with = match self.with {
            Some(with) => on.has(with),
            None => true,
        };
        on.has(self.switch) && is_with
    }
}

/// The boxes that add something.
pub(crate) const ADDING: Switches = {
    let (mut all, mut place) = (Switches::NONE, 0);
    while place < ADDED.len() {
        all = all.with(ADDED[place].switch);
        place += 1;
    }
    all
};

/// Everything that boxes add, in the order in which it stands behind what the map has.
pub static ADDED: [Added; 4] = [
    // VENUS-01, VENUS-10, VENUS-11
    Added {
        switch: Switch::Venus,
        with: None,
        track: Some((Parameter::Venus, VENUS)),
        milestone: Some(Milestone {
            name: "Hoverlord",
            of: Count::Goal(Tally::OnCards(&[CardResource::Floater])),
            at_least: 7,
        }),
        instead: None,
        award: Some(Award { name: "Venuphile", of: &[Count::Tags(Tag::Venus)] }),
        areas: &[Reserved::MaxwellBase, Reserved::Stratopolis, Reserved::DawnCity, Reserved::LunaMetropolis],
    },
    // MAP-22
    Added {
        switch: Switch::LongVenus,
        with: None,
        track: Some((Parameter::Venus, LONG_VENUS)),
        milestone: None,
        instead: None,
        award: None,
        areas: &[],
    },
    // MAP-22
    Added {
        switch: Switch::LongVenus,
        with: Some(Switch::Colonies),
        track: Some((Parameter::Venus, LONG_VENUS_WITH_COLONIES)),
        milestone: None,
        instead: None,
        award: None,
        areas: &[],
    },
    // TURM-SETUP-02, MAP-24
    Added {
        switch: Switch::Turmoil,
        with: None,
        track: None,
        milestone: None,
        instead: Some(Milestone { name: "Terraformer", of: Count::Rating, at_least: 26 }),
        award: None,
        areas: &[],
    },
];
