//! What may be answered.

use super::maps::Hex;
use crate::kit::Seat;
use crate::mars::cards::{CardId, Conversion, Party, Resource, StandardProject};

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Play this card from hand.
    Play(CardId),
    /// Use a standard project.
    Project(StandardProject),
    /// Claim the milestone at this place of the map's list.
    Claim(u8),
    /// Fund the award at this place of the map's list.
    Fund(u8),
    /// Use an alternative of a card's action.
    Act {
        /// The card whose action it is.
        card: CardId,
        /// Which alternative, by its place among the card's actions.
        which: u8,
    },
    /// Convert resources.
    Convert(Conversion),
    /// Trade with a colony tile (COL-07).
    Trade {
        /// The tile.
        tile: CardId,
        /// What pays for it, alone.
        with: Resource,
    },
    /// Send a delegate to a party (TURM-LOBBY-01).
    Lobby(Party),
    /// Do the corporation's first action.
    FirstAction,
    /// End the turn after one action (BASE-ACT-06).
    EndTurn,
    /// Be out until the generation ends (BASE-ACT-05).
    Pass,
    /// This card, from hand or of those dealt. Where several are kept, bought or sold, they are named one by one in
    /// ascending number, so that a set of cards has one row of answers: after a card only those above it are offered,
    /// then [`Choice::Done`].
    Card(CardId),
    /// This card on the table.
    TableauCard(CardId),
    /// This area.
    Space(Hex),
    /// This player.
    Seat(Seat),
    /// The neutral opponent (SOLO-SETUP-12).
    Neutral,
    /// This many.
    Amount(u16),
    /// The list of effects at this place; `Mars::meaning` reads it.
    Option(u8),
    /// Do first what waits at this place of the order of play; `Mars::meaning` reads it.
    First(u8),
    /// No more; or none.
    Done,
    /// Take an answer back that not all have given yet.
    Reopen,
}
