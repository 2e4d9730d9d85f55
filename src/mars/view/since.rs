//! What has changed on the table since an earlier moment.

use super::preview::{Changed, Figure, changed};
use crate::kit::Seat;
use crate::mars::Facts;
use crate::mars::cards::{CardId, Parameter, Party};
use crate::mars::maps::Hex;

/// What has changed on the table since an earlier moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// The areas with another tile than before.
    pub tiles: Vec<Hex>,
    /// The figures of players that differ.
    pub figures: Vec<(Seat, Changed)>,
    /// The parameters that differ, each with its value before.
    pub levels: Vec<(Parameter, i8)>,
    /// The parties with another leader or another number of delegates than before, each with that number before.
    pub parties: Vec<(Party, u8)>,
    /// The colony tiles on which a colony, a trade fleet or the marker differs.
    pub colonies: Vec<CardId>,
    /// The places of the milestones claimed since.
    pub milestones: Vec<u8>,
    /// The places of the awards funded since.
    pub awards: Vec<u8>,
}

impl Since {
    /// What a figure of a player was, if it differs.
    pub fn was(&self, seat: Seat, figure: Figure) -> Option<i32> {
        let same = |(whose, it): &&(Seat, Changed)| *whose == seat && it.figure == figure;
        self.figures.iter().find(same).map(|(_, it)| it.from)
    }

    /// How many delegates a party had, if it differs.
    pub fn party_was(&self, party: Party) -> Option<u8> {
        self.parties.iter().find(|(it, _)| *it == party).map(|&(_, delegates)| delegates)
    }

    /// What a parameter was, if it differs.
    pub fn level_was(&self, parameter: Parameter) -> Option<i8> {
        self.levels.iter().find(|(it, _)| *it == parameter).map(|&(_, level)| level)
    }
}

/// What differs between two moments of a game. Areas that lost their tile are not among it: nothing lies there to be shown.
pub fn since(before: &Facts, now: &Facts) -> Since {
    let spaces = (0..now.map().spots.len()).map(|place| Hex(place as u8)).chain(now.off_mars());
    let is_new = |space: &Hex| {
        let tile = now.board.tile(*space);
        tile.is_some() && tile != before.board.tile(*space)
    };
    let seats = now.order();
    let figures =
        seats.into_iter().flat_map(|seat| changed(before, now, seat).into_iter().map(move |it| (seat, it)));
    let levels = Parameter::ALL.into_iter().filter(|&it| before.levels[it] != now.levels[it]);
    let parties =
        Party::ALL.map(|party| (party, before.committee.faction(party), now.committee.faction(party)));
    let parties = parties.into_iter().filter(|(_, was, is)| (was.leader, was.len()) != (is.leader, is.len()));
    let colonies = now.colonies.in_play().filter(|&(tile, on)| before.colonies.on(tile) != on);
    let claimed = (0..).zip(before.milestones.iter().zip(&now.milestones));
    let funded = now.awards.iter().filter(|award| !before.awards.contains(award));
    Since {
        parties: parties.map(|(party, was, _)| (party, was.len())).collect(),
        colonies: colonies.map(|(tile, _)| tile).collect(),
        milestones: claimed.filter(|(_, (was, is))| was != is).map(|(place, _)| place).collect(),
        awards: funded.map(|&(award, _)| award).collect(),
        tiles: spaces.filter(is_new).collect(),
        figures: figures.collect(),
        levels: levels.map(|it| (it, before.levels[it])).collect(),
    }
}
