//! What is true of one player.

use crate::ares::cards::{ALL_TABLES, Card, CardColour, CardId, CardSet, Phase, Stock, TABLES};
use crate::kit::{FixedVec, for_each_in};
use core::hash::{Hash, Hasher};

/// The number of cards in these tables that can hold resources.
const fn holders(tables: &[&[Card]]) -> usize {
    let mut count = 0;
    for_each_in!(card in tables => {
        if card.holds.is_some() {
            count += 1;
        }
    });
    count
}

/// The number of cards that can hold resources.
const HOLDERS: usize = holders(ALL_TABLES);

/// The cards that can hold resources, those of the boxes first.
const HOLDING: [CardId; HOLDERS] = {
    let mut holding = [CardId::HIDDEN; HOLDERS];
    let mut count = 0;
    for_each_in!(card in ALL_TABLES => {
        if card.holds.is_some() {
            holding[count] = card.id;
            count += 1;
        }
    });
    holding
};

/// The resources on a player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stored([u8; HOLDERS]);

impl Default for Stored {
    fn default() -> Self {
        Self([0; HOLDERS])
    }
}

/// With or without synthetic cards the cards of the boxes say the same: digests are made of it.
impl Hash for Stored {
    fn hash<H: Hasher>(&self, to: &mut H) {
        let (printed, synthetic) = self.0.split_at(holders(TABLES));
        printed.hash(to);
        to.write(synthetic);
    }
}

impl Stored {
    /// How many resources lie on a card.
    pub fn on(&self, card: CardId) -> u8 {
        HOLDING.iter().zip(self.0).find(|(holder, _)| **holder == card).map_or(0, |(_, amount)| amount)
    }

    /// The place for the resources on a card; `None` for a card that holds none.
    pub(crate) fn place(&mut self, card: CardId) -> Option<&mut u8> {
        HOLDING.iter().zip(&mut self.0).find(|(holder, _)| **holder == card).map(|(_, amount)| amount)
    }
}

/// One value a kind of stock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByStock(pub [u16; 3]);

impl core::ops::Index<Stock> for ByStock {
    type Output = u16;
    fn index(&self, stock: Stock) -> &u16 {
        &self.0[stock as usize]
    }
}

impl core::ops::IndexMut<Stock> for ByStock {
    fn index_mut(&mut self, stock: Stock) -> &mut u16 {
        &mut self.0[stock as usize]
    }
}

/// What everybody may see of a player between two phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayerBoard {
    /// M€, heat and plants.
    pub stock: ByStock,
    /// The terraform rating.
    pub rating: u16,
    /// The forest tokens, each as often as it is worth a victory point.
    pub forests: u16,
    /// The corporation; hidden until it is chosen.
    pub corporation: CardId,
    /// The project cards in play.
    pub played: CardSet,
    /// The resources on cards.
    pub stored: Stored,
    /// The number of cards in the hand.
    pub hand_size: u8,
    /// The phase chosen for this round, once all are revealed.
    pub chosen: Option<Phase>,
    /// The phase chosen for the round before, which may not be chosen again (ARES-PLAN-03).
    pub last: Option<Phase>,
}

/// Something a player can do or have only once in a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum PhaseFlag {
    /// The next card may miss a zone by one.
    Flex,
    /// The bonus of phase II is used.
    Bonus,
    /// The additional use of an action is used (ARES-PHASE-11).
    UsedAgain,
    /// The terraform rating has risen.
    Risen,
    /// More terraform rating has been bought.
    Bought,
}

/// The colours of cards of which one may be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardColours(pub(crate) u8);

impl CardColours {
    /// The set of these colours.
    pub fn of(colours: &[CardColour]) -> Self {
        Self(colours.iter().fold(0, |bits, &colour| bits | 1 << colour as u8))
    }

    /// Whether the colour is in the set.
    pub const fn contains(self, colour: CardColour) -> bool {
        self.0 & 1 << colour as u8 != 0
    }

    /// The number of colours.
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

/// What a player has done and may do in the running phase. Nobody else sees any of it until the phase ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PhaseState {
    /// The steps by which the player has raised each track.
    pub raised: [u8; 2],
    /// The ocean tokens that the player has flipped.
    pub flips: u8,
    /// The cards that the player has taken off the own pile.
    pub drawn: u8,
    /// The cards that the player has discarded.
    pub discarded: CardSet,
    /// The cards that the player looks at, to keep some.
    pub looked: FixedVec<CardId, 16>,
    /// The cards that may be played: one for each entry, of one of its colours.
    pub plays: FixedVec<CardColours, 8>,
    /// The M€ that the next card costs less.
    pub off: u8,
    /// The cards of which the action has been used.
    pub used: CardSet,
    /// The [`PhaseFlag`]s, as bits.
    pub(crate) marks: u8,
}

impl PhaseState {
    /// Whether the mark is set.
    pub const fn has(&self, mark: PhaseFlag) -> bool {
        self.marks & 1 << mark as u8 != 0
    }

    /// Sets a mark.
    pub(crate) const fn set(&mut self, mark: PhaseFlag) {
        self.marks |= 1 << mark as u8;
    }

    /// Takes a mark away.
    pub(crate) const fn clear(&mut self, mark: PhaseFlag) {
        self.marks &= !(1 << mark as u8);
    }

    /// The place of the permission that playing a card of this colour uses up: the one for the fewest colours.
    pub(crate) fn permission(&self, colour: CardColour) -> Option<usize> {
        let fitting = self.plays.iter().enumerate().filter(|(_, colours)| colours.contains(colour));
        fitting.min_by_key(|(_, colours)| colours.len()).map(|(place, _)| place)
    }
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// What everybody may see once the phase is over.
    pub board: PlayerBoard,
    /// The hand; empty where it must not be seen.
    pub hand: CardSet,
    /// The corporations dealt, until one is chosen.
    pub dealt: [CardId; 2],
    /// Cards that are being played and not yet in play.
    pub playing: CardSet,
    /// What happens in the running phase.
    pub phase_state: PhaseState,
}
