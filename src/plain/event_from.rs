//! The plain values of what happened in a game.

use super::event::{Bench, Event};
use super::names;
use crate::kit::Seat;
use crate::mars;

impl From<mars::DelegateSeat> for Bench {
    fn from(bench: mars::DelegateSeat) -> Self {
        match bench {
            mars::DelegateSeat::Reserve => Self::Reserve,
            mars::DelegateSeat::Lobby => Self::Lobby,
            mars::DelegateSeat::Party(party) => Self::Party { party: party.name() },
            mars::DelegateSeat::Chair => Self::Chair,
        }
    }
}

impl From<mars::Event> for Event {
    fn from(event: mars::Event) -> Self {
        use mars::Event as It;
        match event {
            It::FirstPlayer(seat) => Self::FirstPlayer { seat: seat.number() },
            It::Shuffled(pile) => Self::Shuffled { pile: pile.into() },
            It::Reshuffled(pile) => Self::Reshuffled { pile: pile.into() },
            It::PhaseBegan(phase) => Self::PhaseBegan { phase: phase.into() },
            It::GenerationBegan => Self::GenerationBegan,
            It::CorporationDealt { seat, card } => {
                Self::CorporationDealt { seat: seat.number(), card: names::known(card) }
            }
            It::PreludeDealt { seat, card } => {
                Self::PreludeDealt { seat: seat.number(), card: names::known(card) }
            }
            It::CorporationRevealed { seat, card } => {
                Self::CorporationRevealed { seat: seat.number(), card: names::known(card) }
            }
            It::Dealt { seat, pile, card } => {
                Self::Dealt { seat: seat.number(), pile: pile.into(), card: names::known(card) }
            }
            It::Picked { seat, card } => Self::Picked { seat: seat.number(), card: names::known(card) },
            It::HandsPassed(direction) => Self::HandsPassed { direction: direction.into() },
            It::DraftEnded => Self::DraftEnded,
            It::Kept { seat, card } => Self::Kept { seat: seat.number(), card: names::known(card) },
            It::Declined { seat, card } => Self::Declined { seat: seat.number(), card: names::known(card) },
            It::Drew { seat, pile, card } => {
                Self::Drew { seat: seat.number(), pile: pile.into(), card: names::known(card) }
            }
            It::Found { seat, card } => Self::Found { seat: seat.number(), card: names::known(card) },
            It::PreludeFailed { seat, card } => {
                Self::Fizzled { seat: seat.number(), card: names::known(card) }
            }
            It::Revealed { card } => Self::Revealed { card: names::known(card) },
            It::Discarded { seat, card } => Self::Discarded { seat: seat.number(), card: names::known(card) },
            It::Played { seat, card } => Self::Played { seat: seat.number(), card: names::known(card) },
            It::TurnedDown { seat, card } => {
                Self::TurnedDown { seat: seat.number(), card: names::known(card) }
            }
            It::FirstActionSettled(seat) => Self::FirstActionSettled { seat: seat.number() },
            It::TurnBegan(seat) => Self::TurnBegan { seat: seat.number() },
            It::Passed(seat) => Self::Passed { seat: seat.number() },
            It::Used { seat, card } => Self::Used { seat: seat.number(), card: names::known(card) },
            It::ProjectUsed { seat, project } => {
                Self::ProjectUsed { seat: seat.number(), project: project.name() }
            }
            It::Converted { seat, conversion } => {
                Self::Converted { seat: seat.number(), conversion: conversion.name() }
            }
            It::Gained { seat, resource, amount } => {
                Self::Gained { seat: seat.number(), resource: resource.name(), amount }
            }
            It::Paid { seat, with, amount } => Self::Paid { seat: seat.number(), with: with.into(), amount },
            It::Lost { seat, by, resource, amount } => Self::Lost {
                seat: seat.number(),
                by: by.map(Seat::number),
                resource: resource.name(),
                amount,
            },
            It::Produced { seat, by, resource, change } => Self::Produced {
                seat: seat.number(),
                by: by.map(Seat::number),
                resource: resource.name(),
                change,
            },
            It::EnergyBecameHeat { seat, amount } => Self::EnergyBecameHeat { seat: seat.number(), amount },
            It::Raised { by, parameter } => {
                Self::Raised { by: by.map(Seat::number), parameter: parameter.name() }
            }
            It::Lowered { parameter } => Self::Lowered { parameter: parameter.name() },
            It::OceanRemoved { space } => Self::OceanRemoved { space: space.0 },
            It::Rated { seat, change } => Self::Rated { seat: seat.number(), change },
            It::Placed { by, tile, space } => {
                Self::Placed { by: by.map(Seat::number), tile: tile.name(), space: space.0 }
            }
            It::Claimed { seat, space } => Self::Claimed { seat: seat.number(), space: space.0 },
            It::Added { card, amount } => Self::Added { card: names::known(card), amount },
            It::Taken { by, card, amount } => {
                Self::Taken { by: by.map(Seat::number), card: names::known(card), amount }
            }
            It::Remembered { card, value } => Self::Remembered { card: names::known(card), value },
            It::Eased { seat, discount, leeway } => Self::Eased { seat: seat.number(), discount, leeway },
            It::MilestoneClaimed { seat, milestone } => {
                Self::MilestoneClaimed { seat: seat.number(), milestone }
            }
            It::AwardFunded { seat, award } => Self::AwardFunded { seat: seat.number(), award },
            It::ColonyOpened { by, tile } => {
                Self::ColonyOpened { by: by.map(Seat::number), card: names::known(tile) }
            }
            It::ColonyClosed { seat, tile } => {
                Self::ColonyClosed { seat: seat.number(), card: names::known(tile) }
            }
            It::Settled { seat, tile } => Self::Settled { seat: seat.number(), card: names::known(tile) },
            It::MarkerMoved { tile, to } => Self::MarkerMoved { card: names::known(tile), to },
            It::FleetSent { seat, tile } => Self::FleetSent { seat: seat.number(), card: names::known(tile) },
            It::FleetGained(seat) => Self::FleetGained { seat: seat.number() },
            It::FleetsReturned => Self::FleetsReturned,
            It::DelegateMoved { whose, from, to } => {
                Self::DelegateMoved { seat: whose.seat().map(Seat::number), from: from.into(), to: to.into() }
            }
            It::LeaderChanged { party, leader } => {
                Self::LeaderChanged { party: party.name(), seat: leader.seat().map(Seat::number) }
            }
            It::DominanceMoved(party) => Self::DominanceMoved { party: party.name() },
            It::PartyRules(party) => Self::PartyRules { party: party.name() },
            It::EventHappens(card) => Self::EventHappens { card: names::known(card) },
            It::EventsAdvanced => Self::EventsAdvanced,
            It::EventRevealed(card) => Self::EventRevealed { card: names::known(card) },
            It::MarkersTaken => Self::MarkersTaken,
        }
    }
}
