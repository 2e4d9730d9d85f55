//! What the invented box brings besides cards and maps.

use super::solar::{Happens, Solar};
use super::switches::Switch;
use crate::cards::{Count, Effect, Tile, at_least, gain, place, produce, raise};
use crate::words::Parameter::{Oxygen, Temperature};
use crate::words::Resource::{Heat, MegaCredits};

/// The planet gets warmer; from −10 °C on it breathes or floods as well, as the first player says. What a player would have of
/// it, nobody has.
pub(super) const DUSTLESS_YEARS: Solar = Solar {
    switch: Switch::Invented,
    unless: None,
    what: Happens::Steps(&[
        raise(Temperature, 1),
        Effect::If(
            at_least(-10, Count::Track(Temperature)),
            &[Effect::Choose(&[&[raise(Oxygen, 2)], &[place(Tile::Ocean)]])],
            &[],
        ),
        gain(MegaCredits, 5),
        produce(Heat, 1),
    ]),
};
