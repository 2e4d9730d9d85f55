//! The cards on a player's table, in the groups in which one looks for them.

use crate::kit::{Seat, in_order};
use crate::mars::Facts;
use crate::mars::cards::{CardId, Kind, card};
use crate::mars::view::hand::by_tag;

/// What cards on the table are looked for as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Cards with actions.
    Actions,
    /// Cards with effects and no action.
    Effects,
    /// Cards that count by their tags and points.
    Rest,
    /// Events that were played.
    Events,
}

impl Group {
    /// All of them, in the order in which they lie.
    pub const ALL: [Self; 4] = [Self::Actions, Self::Effects, Self::Rest, Self::Events];

    /// Where a card belongs.
    pub fn of(id: CardId) -> Self {
        let card = card(id);
        if matches!(card.kind, Kind::Event) {
            Self::Events
        } else if !card.actions.is_empty() {
            Self::Actions
        } else if !card.triggers.is_empty() || !card.passives.is_empty() {
            Self::Effects
        } else {
            Self::Rest
        }
    }
}

/// The cards of a group on a player's table: the corporation before the others, actions that were not used before those that
/// were, and then by tag.
pub fn tableau(facts: &Facts, seat: Seat, group: Group) -> Vec<CardId> {
    let player = &facts.players[seat];
    let corporation =
        Some(player.corporation).filter(|&id| id != CardId::HIDDEN && !player.played.contains(id));
    let cards: Vec<CardId> =
        corporation.into_iter().chain(player.played.iter()).filter(|&id| Group::of(id) == group).collect();
    let place = |&id: &CardId| match id {
        _ if id == player.corporation => (-1, 0),
        _ => (facts.used.contains(id).into(), by_tag(id)),
    };
    in_order(cards.iter().map(place)).into_iter().map(|place| cards[place]).collect()
}
