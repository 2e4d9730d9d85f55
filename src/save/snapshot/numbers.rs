//! The numbers of things in snapshots, for ever.

use crate::cards::Tile;
use crate::kit::Seat;
use crate::mars::{Pile, Witness};
use crate::words::{Parameter, Resource};

pub(super) const fn tile(tile: Tile) -> u8 {
    match tile {
        Tile::Ocean => 0,
        Tile::Greenery => 1,
        Tile::City => 2,
        Tile::Capital => 3,
        Tile::NaturalPreserve => 4,
        Tile::NuclearZone => 5,
        Tile::MiningRights => 6,
        Tile::MiningArea => 7,
        Tile::EcologicalZone => 8,
        Tile::LavaFlows => 9,
        Tile::MoholeArea => 10,
        Tile::CommercialDistrict => 11,
        Tile::IndustrialCenter => 12,
        Tile::RestrictedArea => 13,
    }
}

pub(super) fn tile_of(number: u8) -> Option<Tile> {
    Tile::ALL.into_iter().find(|&it| tile(it) == number)
}

pub(super) const fn parameter(parameter: Parameter) -> u8 {
    match parameter {
        Parameter::Temperature => 0,
        Parameter::Oxygen => 1,
        Parameter::Oceans => 2,
        Parameter::Venus => 3,
    }
}

pub(super) fn parameter_of(number: u8) -> Option<Parameter> {
    Parameter::ALL.into_iter().find(|&it| parameter(it) == number)
}

pub(super) const fn pile(pile: Pile) -> u8 {
    match pile {
        Pile::Projects => 0,
        Pile::Corporations => 1,
        Pile::Preludes => 2,
        Pile::Colonies => 3,
    }
}

pub(super) fn pile_of(number: u8) -> Option<Pile> {
    Pile::ALL.into_iter().find(|&it| pile(it) == number)
}

/// All witnesses, in the order of their numbers.
pub(super) fn witnesses() -> impl Iterator<Item = Witness> {
    [Witness::All, Witness::Nobody].into_iter().chain(Seat::ALL.into_iter().map(Witness::Only))
}

pub(super) const fn witness(witness: Witness) -> u8 {
    match witness {
        Witness::All => 0,
        Witness::Nobody => 1,
        Witness::Only(seat) => 2 + seat.number(),
    }
}

pub(super) fn witness_of(number: u8) -> Option<Witness> {
    witnesses().find(|&it| witness(it) == number)
}

/// Resources in the order in which they are written.
pub(super) const RESOURCES: [Resource; 6] = [
    Resource::MegaCredits,
    Resource::Steel,
    Resource::Titanium,
    Resource::Plants,
    Resource::Energy,
    Resource::Heat,
];
