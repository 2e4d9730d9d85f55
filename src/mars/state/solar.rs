//! What happens to the planet in a solar phase (WG-08), by nobody's hand.

use super::switches::{Switch, Switches};
use crate::mars::cards::{Effect, Tile, place, raise};
use crate::words::Parameter;

/// Steps that nobody does, once a generation: World Government is of this kind.
#[derive(Debug)]
pub(crate) struct Solar {
    /// The box or option that brings it, and one that leaves it out.
    pub(crate) switch: Switch,
    pub(crate) unless: Option<Switch>,
    /// What happens.
    pub(crate) what: Happens,
}

/// A step of one of the four parameters, whichever the first player chooses (WG-02).
const WORLD_GOVERNMENT: Solar = Solar {
    switch: Switch::Venus,
    unless: Some(Switch::NoWorldGovernment),
    what: Happens::Steps(&[Effect::Choose(&[
        &[raise(Parameter::Temperature, 1)],
        &[raise(Parameter::Oxygen, 1)],
        &[place(Tile::Ocean)],
        &[raise(Parameter::Venus, 1)],
    ])]),
};

/// The world government without Venus, where that is agreed (Q-TURM-20).
const WORLD_GOVERNMENT_OF_MARS: Solar =
    Solar { switch: Switch::WorldGovernment, unless: Some(Switch::Venus), ..WORLD_GOVERNMENT };

/// What the committee does (TURM-PHASE-09).
const COMMITTEE: Solar = Solar { switch: Switch::Turmoil, unless: None, what: Happens::Committee };

/// Fleets come home, and markers move (COL-20).
const COLONIES: Solar = Solar { switch: Switch::Colonies, unless: None, what: Happens::Colonies };

/// What happens in a step of the solar phase.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Happens {
    /// Steps that nobody does. The first player answers what they ask (WG-02, Q-TURM-12).
    Steps(&'static [Effect]),
    /// What is done with the colony tiles.
    Colonies,
    /// What the committee does.
    Committee,
}

impl Solar {
    /// The steps that nobody does; none where it is of another kind.
    pub(crate) const fn steps(&self) -> &'static [Effect] {
        match self.what {
            Happens::Steps(steps) => steps,
            Happens::Colonies | Happens::Committee => &[],
        }
    }

    /// Whether it happens in a game with these boxes and options.
    pub(crate) fn happens(&self, on: Switches) -> bool {
        on.has(self.switch) && !self.unless.is_some_and(|switch| on.has(switch))
    }
}

/// All of them, in the order in which they happen.
pub(crate) const SOLAR: &[Solar] = &[
    WORLD_GOVERNMENT,
    WORLD_GOVERNMENT_OF_MARS,
    COLONIES,
    COMMITTEE,
    #[cfg(feature = "synthetic")]
    super::synthetic::DUSTLESS_YEARS,
];
