//! How a payment in M€ goes on.

use crate::ares::cards::{CardId, Passive, Stock};
use crate::ares::read::count::Needs;
use crate::ares::state::facts::Facts;
use crate::ares::state::task::{Goods, NO_MORE};
use crate::kit::{FixedVec, Seat};

/// A payment that is going on.
#[derive(Clone, Copy)]
pub(crate) struct Bill {
    /// The M€ that are left to pay.
    pub(crate) due: u16,
    pub(crate) goods: Goods,
    /// The stand-ins that are used, as bits of their places, or [`NO_MORE`].
    pub(crate) with: u8,
    /// Whether the heat has been settled.
    pub(crate) heat: bool,
}

/// The next step of a payment.
#[derive(Clone)]
pub(crate) enum BillStep {
    /// A stand-in is used, one of these cards, or declined where the rest can be paid without.
    StandIn(FixedVec<CardId, 8>, bool),
    /// Heat is used: so much at least and at most.
    Heat(u16, u16),
    /// Cards are discarded, for so many M€ that are missing.
    Sell(u16),
    /// All is there: it is paid.
    Pay,
}

impl Bill {
    /// What comes next.
    pub(crate) fn next(&self, facts: &Facts, seat: Seat) -> BillStep {
        let &Self { due, goods, with, heat } = self;
        let money = facts.players[seat].board.stock[Stock::MegaCredits];
        let hand = facts.hand_value(seat, 0);
        if due > 0 && goods == Goods::Card && with != NO_MORE {
            let open: FixedVec<(CardId, u8), 8> = facts
                .stand_ins(seat, &Needs::default())
                .into_iter()
                .filter(|&(card, _)| place_of(facts, seat, card).is_some_and(|place| with & 1 << place == 0))
                .collect();
            if !open.is_empty() {
                let may_decline = facts.cash(seat, 0) + hand >= due;
                return BillStep::StandIn(open.iter().map(|&(card, _)| card).collect(), may_decline);
            }
        }
        if due > 0 && !heat && facts.pays_with_heat(seat) {
            let most = facts.players[seat].board.stock[Stock::Heat].min(due);
            let least = due.saturating_sub(money.saturating_add(hand)).min(most);
            return BillStep::Heat(least, most);
        }
        match due.checked_sub(money) {
            None | Some(0) => BillStep::Pay,
            Some(short) => BillStep::Sell(short),
        }
    }
}

/// The place of a stand-in among those of the player.
pub(crate) fn place_of(facts: &Facts, seat: Seat, card: CardId) -> Option<u8> {
    let stand_ins = facts.passives(seat).filter(|(_, passive)| matches!(passive, Passive::PaysOnce { .. }));
    stand_ins.map(|(id, _)| id).position(|id| id == card).map(|place| place as u8)
}
