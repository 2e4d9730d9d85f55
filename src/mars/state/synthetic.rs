//! What the synthetic box brings besides cards and maps.

use super::maps::{Added, Award, Milestone};
use super::solar_step::{Happens, Solar};
use super::switches::Switch;
use crate::mars::cards::Parameter::{Oxygen, Temperature};
use crate::mars::cards::Resource::{Heat, MegaCredits, Plants};
use crate::mars::cards::{
    CardId, Count, Effect, HELPING_HANDS, StandardProject, Tag, Tile, WATCHED_RISE, at_least, gain, place,
    produce, raise,
};

/// The planet gets warmer; from −10 °C on it breathes or floods as well, as the first player says. What a player would have of
/// it, nobody has.
pub(super) const DUSTLESS_YEARS: Solar = Solar {
    switch: Switch::Synthetic,
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

/// Two goals, one in place of a goal of Tharsis, and a standard project.
pub(super) const ADDED: Added = Added {
    milestone: Some(Milestone { name: "Hoarder", of: Count::Stock(Plants), at_least: 12 }),
    instead: Some(Milestone { name: "Gardener", of: Count::Tags(Tag::Plant), at_least: 4 }),
    award: Some(Award { name: "Furnace", of: &[Count::Production(Heat), Count::Stock(Heat)] }),
    projects: &[StandardProject::Synthetic],
    ..Added::by(Switch::Synthetic)
};

/// What is in force for everyone in this generation: in turn nothing, helping hands, and a watch on whoever rises.
pub(super) const fn policy(generation: u8) -> CardId {
    match generation % 3 {
        1 => CardId::HIDDEN,
        2 => HELPING_HANDS.id,
        _ => WATCHED_RISE.id,
    }
}
