//! What happens to the planet in a solar phase (WG-08), by nobody's hand.

pub(crate) use super::solar_step::{Happens, Solar};
use super::switches::Switch;
use crate::mars::cards::{Effect, Parameter, Tile, place, raise};

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

/// All of them, in the order in which they happen.
pub(crate) const SOLAR: &[Solar] = &[
    WORLD_GOVERNMENT,
    WORLD_GOVERNMENT_OF_MARS,
    COLONIES,
    COMMITTEE,
    #[cfg(feature = "synthetic")]
    super::synthetic::DUSTLESS_YEARS,
];
