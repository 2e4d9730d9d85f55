//! What maps are written in: areas, and what is printed on them.

use super::{HexSpec, Terrain};
use crate::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use crate::mars::cards::{Effect, Reserved, draw, gain};

/// The areas that every printed map has beside it.
pub(super) const OFF_MAP: &[Reserved] = &[
    Reserved::GanymedeColony,
    Reserved::PhobosSpaceHaven,
    Reserved::MaxwellBase,
    Reserved::Stratopolis,
    Reserved::DawnCity,
    Reserved::LunaMetropolis,
];

pub(super) const O: &[Effect] = &[];
pub(super) const P: &[Effect] = &[gain(Plants, 1)];
pub(super) const PP: &[Effect] = &[gain(Plants, 2)];
pub(super) const PPP: &[Effect] = &[gain(Plants, 3)];
pub(super) const PC: &[Effect] = &[gain(Plants, 1), draw(1)];
pub(super) const PS: &[Effect] = &[gain(Plants, 1), gain(Steel, 1)];
pub(super) const PT: &[Effect] = &[gain(Plants, 1), gain(Titanium, 1)];
pub(super) const S: &[Effect] = &[gain(Steel, 1)];
pub(super) const SS: &[Effect] = &[gain(Steel, 2)];
pub(super) const SPP: &[Effect] = &[gain(Steel, 1), gain(Plants, 2)];
pub(super) const ST: &[Effect] = &[gain(Steel, 1), gain(Titanium, 1)];
pub(super) const T: &[Effect] = &[gain(Titanium, 1)];
pub(super) const TT: &[Effect] = &[gain(Titanium, 2)];
pub(super) const HH: &[Effect] = &[gain(Heat, 2)];
pub(super) const HHH: &[Effect] = &[gain(Heat, 3)];
pub(super) const HHP: &[Effect] = &[gain(Heat, 2), gain(Plants, 1)];
pub(super) const E: &[Effect] = &[gain(Energy, 1)];
pub(super) const EE: &[Effect] = &[gain(Energy, 2)];
pub(super) const C: &[Effect] = &[draw(1)];
pub(super) const CC: &[Effect] = &[draw(2)];
pub(super) const CCC: &[Effect] = &[draw(3)];

/// Any standard resource (MAP-04); no metal, whatever is taken (Q-MOD-23).
pub(super) const W: &[Effect] = &[Effect::Choose(&[
    &[gain(MegaCredits, 1)],
    &[gain(Steel, 1)],
    &[gain(Titanium, 1)],
    &[gain(Plants, 1)],
    &[gain(Energy, 1)],
    &[gain(Heat, 1)],
])];

pub(super) const fn land(bonus: &'static [Effect]) -> HexSpec {
    HexSpec { terrain: Terrain::Land, bonus, delegates: 0 }
}

pub(super) const fn volcano(bonus: &'static [Effect]) -> HexSpec {
    HexSpec { terrain: Terrain::Volcanic, bonus, delegates: 0 }
}

pub(super) const fn ocean(bonus: &'static [Effect]) -> HexSpec {
    HexSpec { terrain: Terrain::Ocean, bonus, delegates: 0 }
}

/// An area that also shows delegates (MAP-12).
pub(super) const fn sends(delegates: u8, spot: HexSpec) -> HexSpec {
    HexSpec { delegates, ..spot }
}
