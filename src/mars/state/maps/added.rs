//! What a box adds to every map: a track, goals, areas beside it, standard projects.

pub use super::addition::Added;
use super::map::{Award, Milestone};
use super::track::{LONG_VENUS, LONG_VENUS_WITH_COLONIES, VENUS};
use crate::mars::cards::{CardResource, Count, Parameter, Reserved, StandardProject, Tag, Tally};
use crate::mars::state::switches::{Switch, Switches};

/// The boxes that add something.
pub(crate) const ADDING: Switches = {
    let (mut all, mut place) = (Switches::NONE, 0);
    while place < ADDED.len() {
        all = all.with(ADDED[place].switch);
        place += 1;
    }
    all
};

/// By [`StandardProject`], the switch without which no game has it.
pub(crate) const PROJECT_OF: [Option<Switch>; StandardProject::ALL.len()] = {
    let (mut all, mut place) = ([None; StandardProject::ALL.len()], 0);
    while place < ADDED.len() {
        let Added { switch, projects, .. } = &ADDED[place];
        let mut which = 0;
        while which < projects.len() {
            all[projects[which] as usize] = Some(*switch);
            which += 1;
        }
        place += 1;
    }
    all
};

/// Everything that boxes add, in the order in which it stands behind what the map has.
pub static ADDED: &[Added] = &[
    // VENUS-01, VENUS-06, VENUS-10, VENUS-11
    Added {
        track: Some((Parameter::Venus, VENUS)),
        milestone: Some(Milestone {
            name: "Hoverlord",
            of: Count::Goal(Tally::OnCards(&[CardResource::Floater])),
            at_least: 7,
        }),
        award: Some(Award { name: "Venuphile", of: &[Count::Tags(Tag::Venus)] }),
        areas: &[Reserved::MaxwellBase, Reserved::Stratopolis, Reserved::DawnCity, Reserved::LunaMetropolis],
        projects: &[StandardProject::AirScrapping],
        ..Added::by(Switch::Venus)
    },
    // MAP-22
    Added { track: Some((Parameter::Venus, LONG_VENUS)), ..Added::by(Switch::LongVenus) },
    // MAP-22
    Added {
        with: Some(Switch::Colonies),
        track: Some((Parameter::Venus, LONG_VENUS_WITH_COLONIES)),
        ..Added::by(Switch::LongVenus)
    },
    // TURM-SETUP-02, MAP-24
    Added {
        instead: Some(Milestone { name: "Terraformer", of: Count::Rating, at_least: 26 }),
        ..Added::by(Switch::Turmoil)
    },
    // COL-13
    Added { projects: &[StandardProject::Colony], ..Added::by(Switch::Colonies) },
    // PREL-18
    Added { projects: &[StandardProject::BufferGas], ..Added::by(Switch::Tr63) },
    #[cfg(feature = "synthetic")]
    crate::mars::state::synthetic::ADDED,
];
