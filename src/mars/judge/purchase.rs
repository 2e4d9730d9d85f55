//! The question which cards are bought.

use super::offers::{Ask, Offers, Taking};
use crate::mars::cards::{CardId, CardSet};
use crate::mars::state::question::{CardZone, Why};

/// Which of these cards are bought, where each costs so much, so much may be spent on all, and so many are chosen.
pub(crate) fn ask_purchase(cards: impl Iterator<Item = CardId>, (each, all): (u16, u32), chosen: u16) -> Ask {
    let affordable = all.checked_div(each.into()).map_or(u32::MAX, |most| most.saturating_sub(chosen.into()));
    let (mut offered, mut most) = (CardSet::NONE, 0);
    for card in cards.filter(|_| affordable > 0) {
        offered.insert(card);
        most = affordable.min(most + 1);
    }
    let taking = Taking::Run(0, most as u8, CardZone::Dealt);
    Ask::may(Offers::Cards(offered, taking), Why::Buy { chosen: chosen as u8 })
}
