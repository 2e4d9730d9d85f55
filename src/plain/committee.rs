//! The committee as plain values.

use super::names;
use crate::kit::{Seat, Seats};
use crate::mars::cards::Party;
use crate::mars::{Delegate, Facts, Switch, influence};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// The committee of a game with Turmoil.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Committee {
    /// The party that rules.
    #[cfg_attr(test, ts(type = "Party"))]
    pub ruling: &'static str,
    /// The party with the dominance marker.
    #[cfg_attr(test, ts(type = "Party"))]
    pub dominant: &'static str,
    /// Whose the chairman is; `null`: neutral.
    pub chairman: Option<u8>,
    /// The six parties, clockwise.
    pub parties: Vec<PartyState>,
    /// What each player has there, by seat.
    pub players: Vec<Lobbyist>,
    /// How many neutral delegates are in reserve.
    pub neutral: u8,
    /// The event that happens at the end of this generation.
    #[cfg_attr(test, ts(type = "CardName | null"))]
    pub current: Option<&'static str>,
    /// That of the next generation.
    #[cfg_attr(test, ts(type = "CardName | null"))]
    pub coming: Option<&'static str>,
    /// That of the one after it.
    #[cfg_attr(test, ts(type = "CardName | null"))]
    pub distant: Option<&'static str>,
}

/// The delegates of a party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PartyState {
    /// The party.
    #[cfg_attr(test, ts(type = "Party"))]
    pub party: &'static str,
    /// Whose delegate leads it: a seat, or `neutral`; `null` where it is empty.
    #[cfg_attr(test, ts(type = "number | \"neutral\" | null"))]
    pub leader: Leader,
    /// How many each player has there, a leader included, by seat.
    pub delegates: Vec<u8>,
    /// How many neutral ones are there, a leader included.
    pub neutral: u8,
}

/// Whose delegate leads a party.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Leader {
    /// A player's.
    Seat(u8),
    /// A neutral one.
    Neutral(&'static str),
    /// Nobody's.
    Nobody(()),
}

/// What a player has beside the parties.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Lobbyist {
    /// Whether a delegate is in the lobby.
    pub lobby: bool,
    /// How many are in reserve.
    pub reserve: u8,
    /// The influence on global events.
    pub influence: i16,
}

/// The committee, where there is one.
pub(super) fn committee(facts: &Facts) -> Option<Committee> {
    if !facts.options.has(Switch::Turmoil) {
        return None;
    }
    let of = &facts.committee;
    let seats = || Seats::first(facts.options.players).iter();
    let party = |party: Party| {
        let faction = of.faction(party);
        PartyState {
            party: party.name(),
            leader: match faction.leader {
                None => Leader::Nobody(()),
                Some(Delegate::Neutral) => Leader::Neutral("neutral"),
                Some(Delegate::Of(seat)) => Leader::Seat(seat.number()),
            },
            delegates: seats().map(|seat| faction.count(Delegate::Of(seat))).collect(),
            neutral: faction.count(Delegate::Neutral),
        }
    };
    let lobbyist = |seat: Seat| Lobbyist {
        lobby: of.lobby.contains(seat),
        reserve: of.reserve(Delegate::Of(seat)),
        influence: influence(facts, seat).total(),
    };
    Some(Committee {
        ruling: of.ruling.name(),
        dominant: of.dominant.name(),
        chairman: of.chairman.and_then(Delegate::seat).map(Seat::number),
        parties: Party::ALL.into_iter().map(party).collect(),
        players: seats().map(lobbyist).collect(),
        neutral: of.reserve(Delegate::Neutral),
        current: names::known(of.current),
        coming: names::known(of.coming),
        distant: names::known(of.distant),
    })
}
